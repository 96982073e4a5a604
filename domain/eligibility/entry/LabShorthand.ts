import * as FreeText from "../../FreeText.ts"
import * as Misspelt from "./Misspelt.ts"

/** Genes of which two copies have to be changed to make somebody ill, mostly in two ways. */
const recessive =
  /\b(?:CFTR|HFE|GBA1?|SERPINA1|PAH|GAA|HBB|ATP7B|SMPD1|NPC1|GALT|MEFV|ABCA4|USH2A|GJB2|HEXA|ARSA|CYP21A2)\b/

/** What laboratories and clinicians cut short, what it is in full, and in which entries alone. A later row reads what one before it wrote. */
const rows: ReadonlyArray<readonly [written: RegExp, inFull: string, where?: RegExp]> = [
  [/\bunmeth(?:yl)?(?:'?d)?\b/gi, "unmethylated"],
  [/\bmethyl\b/gi, "methylated"],
  [/\bu(?=MGMT\b)/g, "unmethylated "],
  [/\bm(?=MGMT\b)/g, "methylated "],
  [/\bhom(?:o|oz|ozyg)?[ |]{0,3}del\b/gi, "homozygous deletion"],
  [/\b(non-?)?(?:co-?)del(?:et)?\b/gi, "$1codeleted"],
  [/(?<=\b1p\/?19q )LOH\b/gi, "codeleted"],
  [/(?<=[A-Z0-9])[ -]mt\b/g, " mutated"],
  [/(?<=[A-Z0-9] )alt\b/g, "altered"],
  [/(?<=[A-Z0-9] )fus\b/g, "fusion"],
  // What is asked in a report, and answered: "MGMT methylation: yes"
  [/(?<=[a-z]ion):? yes\b/gi, " present"],
  [/(?<=ex(?:on)?[ -]?\d{1,2} )ins\b/gi, "insertion"],
  [/(?<=ex(?:on)?[ -]?\d{1,2} )skip\b/gi, "skipping"],
  [/\bHER2-(?=0\b)/gi, "HER2 "],
  // Where the chromosomes are parted, beside which they are: "t(11;14)(q13;q32)"
  [/(?<=\bt ?\(\d{1,2};\d{1,2}\)) ?\([pq][\d.]*;[pq][\d.]*\)/gi, ""],
  [/\bLOF\b/g, "loss of function"],
  // A unit of the mutational burden, and no mutation
  [/\bmut(?:ation)?s?\s?\/\s?(?:mb|megabase)s?\b/gi, ""],
  [/\bsplice[ -]site(?: \d+[+-]\d\S*| (?:mutation|variant)\b)/gi, "mutation"],
  // The frame of reading that is lost, with what comes of it: "p.S1982Rfs*22"
  [/(?<![A-Za-z0-9])(?:p\.)? ?\(?[A-Z](?:[a-z]{2})?\d{1,4}(?:[A-Z](?:[a-z]{2})?)?fs[\w*]*\)?/g, " frameshift mutation"],
  [/\bstop[ -]gain(?:ed)?\b/gi, "nonsense mutation"],
  [/\bMSI[ -]unstable\b/gi, "MSI-H"],
  [/\bMS[ -]stable\b/gi, "MSS"],
  [/\b(?:MSI|microsatellite)(?: status)?[:=]? (?=MSS\b|MSI-?H)/gi, ""],
  [/(?<=\s|\()-ve\b/gi, "negative"],
  [/\bEGFR[ -]?v[ -]?(?:III|3)\b/gi, "EGFRvIII"],
  [/\bFLT3[ -]D835[A-Z]?\b/gi, "FLT3-TKD"],
  [/\bclaudin[ -]?18(?![.\d]| ?isoform)/gi, "claudin 18.2"],
  // Founders' changes as they were called before they were counted from the first codon: "185delAG"
  [/(?<![\w.])\d{3,5}(?:del|ins|dup)[ACGT]{1,6}\b/g, "mutation"],
  // Who carries a change of such a gene has one copy of it as a rule
  [/\bhet(?:erozygous)?\b/gi, "", /\b(?:BRCA[12]?|PALB2|ATM|CHEK2)\b/i],
  [/\bIHC(?=[0-3]\b)/gi, "IHC "],
  // A grade of the three that there are: "HER2 0/3+"
  [
    /\b([0-3]\+?) ?(?:\/|out of|of) ?3(?![\d+])|\b([01]\+?) ?(?:\/|out of|of) ?3\+|\b3\+? ?\/ ?(3\+)/gi,
    "$1$2$3",
    /\bHER-?2\b/i,
  ],
  [/\b(IHC(?: score)? [0-3]\+?) (HER-?2)\b/gi, "$2 $1"],
  [/(?<=\bHER-?2(?:[ /]neu)?:? ?(?:IHC )?)\(?\+\+\+\)?/gi, " 3+"],
  [/(?<=\bHER-?2(?:[ /]neu)?:? ?(?:IHC )?)\(?\+\+\)?/gi, " 2+"],
  // What is stained 3+ is positive, whatever another test tells
  [
    /(?<=\b3\+[,;(/ ]{0,3})[FCSD]?ISH\b[ :]{0,2}(?:-|neg(?:ative)?\b|(?:not |non-?)amplified\b)\)?/gi,
    "",
    /\bHER-?2\b/i,
  ],
  // What a stain left open, another test has told
  [/[(,]? ?\bequivocal\b\)?/gi, "", /\bHER-?2\b.*\b2\+.*\b[FCSD]?ISH\b.*(?:neg|pos|ampl|[-+])/i],
  // The letter of where a change was found, in the germline or the tumour: "gBRCA1"
  [/(?<![A-Za-z0-9])[gst](?=(?:ATM|PALB2|CHEK2|RAD51[A-D]?|TP53|BRCA)\b)/g, ""],
  [/\b(EML4(?:-|::| - ?)ALK)(?: fusion)? (?:variant|v) ?(?=[1-7])\w{1,2}\b/gi, "$1 fusion"],
  // Both copies of a gene, or each in another way: "CFTR F508del/G551D"
  [/\b([A-Z]\d{2,4}(?:[A-Z]|del)) ?\/ ?\1\b/g, "$1 homozygous"],
  [/\b([A-Z]\d{2,4}(?:[A-Z]|del)) ?\/ ?(?=[A-Z]\d{2,4}(?:[A-Z]|del)\b)/g, "heterozygous $1/", recessive],
  [/\bF508del ?\/ ?(?:minimal function|residual function|gating|MF|RF|other|unknown)\b/gi, "F508del heterozygous"],
  [/\(?\bp(?:190|210|230)\b\)?/gi, "", /\b(?:BCR|Ph)\b/],
  [/\bCALR type[ -](?:1|2|I|II)(?:[- ]like)?(?![ -]*mut)\b/gi, "CALR mutation"],
  [/\b((?:HER-?2|ERBB2)(?: ?\/ ?neu)?[:=]? (?:score )?0)[ ,]*(?:\(|by |on )?IHC\)?/gi, "$1"],
  // What was measured, before what it means: "MGMT methylation 3% (unmethylated)"
  [/\bmeth(?:yl(?:ation|ated)?)?\b[^,;()]{0,12}\d+(?:\.\d+)? ?%[ ,;]*(\(?)(?=(?:un|non-?|hypo)methylated\b)/gi, "$1"],
  // An allele by the locus, the group and the protein, in whatever way they are parted: "HLA A 02:01"
  [/\b(?:human leu[ck]ocyte antigens?|HLA)[ -]{0,3}([ABC])[ *-]{1,3}(?=\d{2}:?\d{2}(?!\d))/gi, "HLA-$1*"],
  // Repair that a stain of one of its four proteins finds gone
  [/\bh?(MLH1|MSH2|MSH6|PMS2)(?: protein)?(?: expression)?[ :-]{1,3}(?:is )?(?:lost|absent|loss)\b/gi, "loss of $1"],
  // What came about besides: "ALK rearrangement with G1202R"
  [/\b(fusion|rearrangement|translocation|deletion|mutation) with (?=[A-Z]\d{2,4}[A-Z]\b)/gi, "$1, "],
]

/** A biomarker as a profile enters it, with what is cut short written out, "MGMT unmeth", and what is misspelt as it is spelt. */
export const inFull = (written: string): string =>
  rows.reduce(
    (text, [pattern, full, where]) => (where?.test(text) === false ? text : text.replace(pattern, full)),
    Misspelt.corrected(written),
  )

/** What sets words apart, whatever sign it is written as. */
const separator = "|"

/** A symbol with a sign for its state. */
const signed = "(?:[A-Z]{2}[A-Z0-9]{0,6}[+-])"

const end = "(?![\\w+-])"

/** Signs with a meaning of their own, as what a report writes for them, and those that leave open what they mean: a cross may deny, or mark what was chosen. */
const signs: ReadonlyArray<readonly [written: RegExp, meant: string]> = [
  // One base for another: "c.35G→A"
  [/(?<=\d ?[ACGT])\s?(?:→|⇒|-+>|=>)\s?(?=[ACGT]\b)/gi, ">"],
  [/∆/g, "Δ"],
  // The minus of arithmetic, which those that are raised or lowered have become: "BRCA2⁻"
  [/−/g, "-"],
  [/∗/g, "*"],
  [/\s?[✓✔☑✅⊕]/gu, " +"],
  [/⊖/g, " -"],
  // An answer behind its name: "ER:- PR:+"
  [/(?<=[A-Za-z0-9])[:=] ?(?=[+-](?:[\s,;/|)]|$))/g, ""],
  // One copy of two, or none, or both; and a stain between two states
  [/(?<=\b(?:APO-?E-?4|F508del)\b ?)\+\/\+/gi, " homozygous"],
  [/(?<=\b(?:APO-?E-?4|F508del)\b ?)(?:\+\/-|-\/\+)/gi, " heterozygous"],
  [/(?<=[A-Za-z0-9] ?)\(?(?:\+\/-|-\/\+)\)?(?![A-Za-z0-9])/g, " ? "],
  // How many copies of a gene there are: "SMN2 x2"
  [/(?<=\bSMN2) ?[x×] ?(?=\d\b)/gi, " "],
  // Three signs of states or more, with nothing between: "ER+PR-HER2-"
  [
    new RegExp(
      `(?<=(?<![\\w-])${signed}{2,})(?=${signed}+${end})|(?<=(?<![\\w-])${signed})(?=${signed}{2,}${end})`,
      "g",
    ),
    " ",
  ],
  // Signs of states, the last of which ends the entry: "ER - PR - HER2 -"
  [/(?<=[\p{L}\p{N})]) +(?=[+-] .*[+-]$)|(?<=[+-] .*[\p{L}\p{N})]) +(?=[+-](?: .*[+-])?$)/gu, ""],
  [/[±∓≠¬✗✘✕✖☒☐⬜❌❎]|!=/gu, " ? "],
  [/[[{]/g, "("],
  [/[\]}]/g, ")"],
  // An arrow, and what is drawn with more than one sign
  [/[-=~]*[-=~]>|<[-=~]+(?!\s?\d)|\.{2,}|-{3,}/g, separator],
]

/** What belongs to words, names, changes and numbers where it stands so, and what divides entries; or else any other sign. */
const each = new RegExp(
  `(${[
    "[\\p{L}\\p{N}\\p{M}\\s+\\-‐‑‒–—−/(),:;&?_|]",
    "(?<=\\p{L})['’′](?=(?:s|d|t|m|ll|re|ve)(?![\\p{L}\\p{N}]))",
    "\\.(?=\\d)",
    "(?<=(?<![\\p{L}\\p{N}])[pcgmnr])\\.",
    "\\*(?=\\d)",
    "(?<=(?<![\\p{L}\\p{N}])[A-Z][a-z]{0,2}\\d{2,4}|fs)\\*",
    "(?<=(?<![\\p{L}\\p{N}])\\d[\\d.,]{0,9}\\s?)%",
    "(?<=\\d[ACGTacgt])>(?=[ACGTacgt]\\b)",
    "[<>≤≥=~≈](?=[=\\s]{0,2}[\\d.])",
  ].join("|")})|[^]`,
  "gu",
)

const repeated = /\s*\|[\s|]*/g

const outer = /^[\s|]+|[\s|]+$/g

/** An entry with the signs that mean something in it: any other only sets words apart, as in tables, lists and markdown. */
export const plain = (written: string): string =>
  signs
    .reduce((text, [pattern, meant]) => text.replace(pattern, meant), FreeText.visible(written).normalize("NFKC"))
    .replace(each, (_, kept?: string) => kept ?? separator)
    .replace(repeated, ` ${separator} `)
    .replace(outer, "")
