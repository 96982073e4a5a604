import * as FreeText from "../../FreeText.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import { isNumber } from "../text/Tokens.ts"
import * as Misspelt from "./Misspelt.ts"
import * as Rewriting from "./Rewriting.ts"
import { leavingOut, type Meaning, meaning, writing } from "./Rewriting.ts"

const classes: WordClasses = {
  digits: isNumber,
  exon: (word) => /^ex(?:on)?\d{1,2}$/.test(word),
  /** A change that loses the frame of reading, be it with what comes of it: "S1982Rfs". */
  frameshift: (word) => /^[a-z](?:[a-z]{2})?\d{1,4}(?:[a-z](?:[a-z]{2})?)?fs\w*$/.test(word),
  change: (word) => /^[a-z]\d{2,4}[a-z]$/.test(word),
  ofFusion: (word) => /^[1-7][a-z\d]?$/.test(word),
  gluedOfFusion: (word) => /^v[1-7][a-z\d]?$/.test(word),
  residue: (word) => /^d835[a-z]?$/.test(word),
  group: (word) => /^\d{2}$/.test(word),
  allele: (word) => /^\d{4}$/.test(word),
  ish: "ish fish cish sish dish",
  antibody: "ab abs antibody antibodies autoantibody autoantibodies igg",
  other: ") positive pos detected mutated mutant",
  concentration: "nmol pmol mmol u iu mu au ng ug",
  volume: "l ml dl",
  found: "positive pos negative neg high elevated detected reactive",
  repair: "mlh1 msh2 msh6 pms2 hmlh1 hmsh2 hmsh6 hpms2",
  unmethylated: "unmethylated nonmethylated hypomethylated",
}

const parts = {
  burden: "mut|muts|mutation|mutations / mb|mbs|megabase|megabases",
  apoe: "( apoe4 | apoe -? 4 | ( apoe -? )? e4 )",
  amount: "{digits} ( . {digits} )? {concentration} / {volume}",
  her: "( her2 | her - 2 )",
}

const ofHer2 = { of: /\bHER-?2\b/i }

/** What laboratories and clinicians cut short. */
export const short = RuleTable.of<Meaning>({
  name: "what is cut short in entries of markers",
  classes,
  parts,
  rows: [
    writing("unmethylated", [["unmeth|unmethyl|unmethd|unmethyld|unmeth'd|unmethyl'd", "MGMT [unmeth]"]]),
    writing("methylated", [["methyl", "MGMT [methyl]"]]),
    writing("normal", [
      ["wnl", "CEA [WNL]"],
      ["within|in|of the? normal|reference|expected? limits|limit|range|ranges", "ferritin [within normal limits]"],
    ]),
    writing("unmethylated MGMT", [["umgmt", "uMGMT"]], { isWritten: /^u/ }),
    writing("methylated MGMT", [["mmgmt", "mMGMT"]], { isWritten: /^m/ }),
    writing("homozygous deletion", [
      ['hom|homo|homoz|homozyg "|"? del', "CDKN2A [homo del]"],
      ["homdel|homodel|homozdel|homozygdel", "CDKN2A [homdel]"],
    ]),
    writing("codeleted", [
      ["codel|codelet | co - del|delet", "1p/19q [codel]"],
      ["( 1p19q | 1p / 19q ) [ loh ]", "1p/19q [LOH]"],
    ]),
    writing("non-codeleted", [["noncodel|noncodelet|noncodeleted", "1p/19q [noncodel]"]]),
    // What is asked in a report, and answered
    writing(" present", [["~ion [ :? yes ]", "MGMT methylation[: yes]"]]),
    writing("insertion", [["( {exon} | exon|ex -? {digits} ) [ ins ]", "EGFR ex 20 [ins]"]]),
    writing("skipping", [["( {exon} | exon|ex -? {digits} ) [ skip ]", "MET exon 14 [skip]"]]),
    writing(" negative", [["- &ve", "EGFR -ve"]]),
    writing("mutation", [
      ["splice -? site mutation|variant", "MET [splice site variant]"],
      ["splice -? site {digits} &+|- &_ ( &_ &_ )?", "MET [splice site 3028+1G>T]"],
    ]),
    writing(" frameshift mutation", [['( p . )? "("? {frameshift} ( * {digits}? )? ")"?', "BRCA2 [p.S1982Rfs*22]"]]),
    writing("nonsense mutation", [["stop -? gain|gained", "TP53 [stop gained]"]]),
    writing("MSI-H", [["msi -? unstable", "MSI unstable"]]),
    writing("MSS", [["ms -? stable", "MS-stable"]]),
    writing("EGFRvIII", [["( egfr -? v|viii|v3 | egfrv ) -? ( iii|3 )?", "EGFR v III"]]),
    writing("FLT3-TKD", [["flt3 -? {residue}", "FLT3 D835Y"]]),
    writing("claudin 18.2", [
      ["[ claudin18 | claudin -? 18 ] ( !.|isoform | $ )", "[claudin 18] positive", "claudin 18.1"],
    ]),
    leavingOut([
      // A unit of the mutational burden, and no mutation
      ["<burden>", "TMB 12 [mut/Mb]"],
      ["her2 [ - ] 0", "HER2[-]0"],
      ["[ msi|microsatellite status? :|=? ] ( mss | msi -? h | msih )", "[MSI status:] MSS"],
    ]),
    // Who carries a change of such a gene has one copy of it as a rule
    leavingOut([["het|heterozygous", "BRCA1 mutation [het]"]], { of: /\b(?:BRCA[12]?|PALB2|ATM|CHEK2)\b/i }),
  ],
})

/** What reports say beside a result: how it was measured, by which test it was found, and what came about besides. */
export const beside = RuleTable.of<Meaning>({
  name: "what is said beside results in entries of markers",
  classes,
  parts,
  rows: [
    // A grade of the three that there are
    leavingOut(
      [
        ["0|1|2|3 +? [ ( / | out? of ) 3 ] ( !+ | $ )", "HER2 2+[/3]"],
        ["0|1 +? [ ( / | out? of ) 3 + ]", "HER2 0[/3+]"],
      ],
      ofHer2,
    ),
    telling(
      meaning("the name first", (told) => told.replace(/^(.*) (HER-?2)$/i, "$2 $1")),
      [["ihc score? 0|1|2|3 +? <her>", "IHC 3+ HER2"]],
    ),
    // What is stained 3+ is positive, whatever another test tells; and what a stain left open, another test has told
    leavingOut(
      [
        [
          '3 + ,|;|"("|/? [ {ish} :? ( - | neg|negative|nonamplified | not|non -? amplified ) ")"? ]',
          "HER2 3+, [FISH negative]",
        ],
      ],
      ofHer2,
    ),
    leavingOut([['( "(" | , )? equivocal ")"?', "HER2 2+ [(equivocal)], FISH positive"]], {
      of: /\bHER-?2\b.*\b2\+.*\b[FCSD]?ISH\b.*(?:neg|pos|ampl|[-+])/i,
    }),
    leavingOut([
      ['( <her> | erbb2 ) ( / neu )? :|=? score? 0 [ ,? "("|by|on? ihc ")"? ]', "HER2 0 [by IHC]"],
      // What was measured, before what it means
      [
        '[ meth|methyl|methylation|methylated !,|;|"("|")"{0,4} {digits} ( . {digits} )? % ,|;? ] "("? ( {unmethylated} | un|non|hypo - methylated )',
        "MGMT [methylation 3%] (unmethylated)",
      ],
    ]),
    leavingOut([
      [
        '( {antibody} | achr|musk|lrp4|aqp4|mog ) [ :? <amount> ,? ] "("? {found} ")"?',
        "AChR-Ab [14.2 nmol/L] (positive)",
      ],
      [
        "acetylcholine receptor [ binding|blocking|modulating ] {antibody}",
        "acetylcholine receptor [binding] antibody",
      ],
      [
        'idh -? status? :? ( wt|wildtype | wild -? type ) [ "(" !{other}{0,8} negative|neg|no !{other}{0,8} ")" ]',
        "IDH status: wild type [(negative for R132H)]",
      ],
      [
        'mgmt promoter? methylation? status? :? [ {digits} ( . {digits} )? % ( "(" !")"{1,8} ")" )? ,|;|-? ] ( {unmethylated} | methylated | un|non|hypo - methylated )',
        "MGMT: [7% (cutoff 10%) -] unmethylated",
      ],
    ]),
    // What an antibody is by the bound beside it
    telling(
      meaning("positive or negative", (told) => {
        const [value = 0, bound = 0] = (told.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

        return value > bound ? " positive" : " negative"
      }),
      [
        [
          '{antibody} [ :? <amount> "(" ref|reference|normal|nl? range? :? < =? {digits} ( . {digits} )? ( {concentration} / {volume} )? ")" ]',
          "AChR-Ab[: 14.2 nmol/L (ref <0.4)]",
        ],
      ],
    ),
    leavingOut([['"("? p190|p210|p230 ")"?', "BCR-ABL1 [(p210)]"]], { of: /\b(?:BCR|Ph)\b/ }),
    writing("fusion", [["eml4 -|:{1,2} alk [ fusion? ( variant|v {ofFusion} | {gluedOfFusion} ) ]", "EML4-ALK [v3]"]]),
    writing(" homozygous", [
      ['<apoe> allele|alleles? [ "("? ( x 2 | x2 | two|2 copies|alleles ) ")"? ]', "APOE e4 [(2 copies)]"],
    ]),
    writing("APOE4 homozygous", [["apoe :? two|2 copies|alleles of the? e4 allele?", "[APOE: two copies of e4]"]]),
    writing("APOE4 heterozygous", [["apoe :? one|1|single copy|allele of the? e4 allele?", "[APOE: one copy of e4]"]]),
    writing(" heterozygous", [
      ['<apoe> allele? [ "("? ( x 1 | x1 | one|1|single copy|allele ) ")"? ]', "APOE e4 [(1 copy)]"],
      ["f508del [ / ( minimal|residual function | gating|mf|rf|other|unknown ) ]", "F508del[/minimal function]"],
    ]),
    writing("CALR mutation", [["[ calr type -? 1|2|i|ii ( -? like )? ] ( !-|mut~ | $ )", "CALR type 1"]]),
    // An allele by the locus, the group and the protein, in whatever way they are parted
    telling(
      meaning("HLA and its locus", (told) => told.replace(/^.*?([ABC])[ *-]+(?=\d)/i, "HLA-$1*")),
      [
        [
          "( hla | human leukocyte|leucocyte antigen|antigens ) -? a|b|c -? *? ( {group} : {group} | {allele} )",
          "HLA A 02:01",
        ],
      ],
    ),
    // Repair that a stain of one of its four proteins finds gone
    telling(
      meaning("loss of it", (told) => `loss of ${/MLH1|MSH2|MSH6|PMS2/i.exec(told)?.[0]}`),
      [["{repair} protein? expression? :|-? is? lost|absent|loss", "MLH1 expression lost"]],
    ),
    // What came about besides
    telling(
      meaning("a comma", (told) => told.replace(/ with$/i, ",")),
      [["[ fusion|rearrangement|translocation|deletion|mutation with ] {change}", "ALK [fusion with] G1202R"]],
    ),
  ],
})

/** Genes of which two copies have to be changed to make somebody ill, mostly in two ways. */
const recessive = new RegExp(
  `\\b(?:${"CFTR HFE GBA GBA1 SERPINA1 PAH GAA HBB ATP7B SMPD1 NPC1 GALT MEFV ABCA4 USH2A GJB2 HEXA ARSA CYP21A2".replaceAll(" ", "|")})\\b`,
)

/** Letters and signs that are cut short, what they are in full, and in which entries alone. A later row reads what one before it wrote. */
const notation: ReadonlyArray<readonly [written: RegExp, inFull: string, where?: RegExp]> = [
  [/(?<=[A-Z0-9])[ -]mt\b/g, " mutated"],
  [/(?<=[A-Z0-9] )alt\b/g, "altered"],
  [/(?<=[A-Z0-9] )fus\b/g, "fusion"],
  // Where the chromosomes are parted, beside which they are: "t(11;14)(q13;q32)"
  [/(?<=\bt ?\(\d{1,2};\d{1,2}\)) ?\([pq][\d.]*;[pq][\d.]*\)/gi, ""],
  [/\bLOF\b/g, "loss of function"],
  // Founders' changes as they were called before they were counted from the first codon: "185delAG"
  [/(?<![\w.])\d{3,5}(?:del|ins|dup)[ACGT]{1,6}\b/g, "mutation"],
  [/\bIHC(?=[0-3]\b)/gi, "IHC "],
  [/(?<=\bHER-?2(?:[ /]neu)?:? ?(?:IHC )?)\(?\+\+\+\)?/gi, " 3+"],
  [/(?<=\bHER-?2(?:[ /]neu)?:? ?(?:IHC )?)\(?\+\+\)?/gi, " 2+"],
  // The letter of where a change was found, in the germline or the tumor: "gBRCA1"
  [/(?<![A-Za-z0-9])[gst](?=(?:ATM|PALB2|CHEK2|RAD51[A-D]?|TP53|BRCA)\b)/g, ""],
  // One change by its number with the first residue and without it
  [/\bSOD1 (?:p\. ?)?(?:A[45]V|Ala[45]Val)(?: ?\([^()]*\bA[45]V\))?/g, "SOD1 A4V or A5V"],
  // Both copies of a gene, or each in another way: "CFTR F508del/G551D"
  [/\b([A-Z]\d{2,4}(?:[A-Z]|del)) ?\/ ?\1\b/g, "$1 homozygous"],
  [/\b([A-Z]\d{2,4}(?:[A-Z]|del)) ?\/ ?(?=[A-Z]\d{2,4}(?:[A-Z]|del)\b)/g, "heterozygous $1/", recessive],
]

const inLetters = (written: string): string =>
  notation.reduce(
    (text, [pattern, full, where]) => (where?.test(text) === false ? text : text.replace(pattern, full)),
    written,
  )

/** A biomarker as a profile enters it, with what is cut short written out, "MGMT unmeth", and what is misspelt as it is spelt. */
export const inFull = (written: string): string =>
  Rewriting.of(inLetters(Rewriting.of(Misspelt.corrected(written), short)), beside)

/** What sets words apart, whatever sign it is written as. */
const separator = "|"

/** A symbol with a sign for its state. */
const signed = "(?:[A-Z]{2}[A-Z0-9]{0,6}[+-])"

const end = "(?![\\w+-])"

/** Signs with a meaning of their own, as what a report writes for them, and those that leave open what they mean: a cross may deny, or mark what was chosen. */
const signs: ReadonlyArray<readonly [written: RegExp, meant: string]> = [
  // One base for another: "c.35G→A"
  [/(?<=\d ?[ACGT])\s?(?:→|⇒|-+>|=>)\s?(?=[ACGT]\b)/gi, ">"],
  // Where the protein ends: "p.Arg213*"
  [/(?<=\b[A-Z][a-z]{2}\d{1,4})(?:\*|X\b)/g, "Ter"],
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
  [/(?<![-‐]\r?)\r?\n/g, separator],
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
    "(?<=\\bT2)\\*",
    "(?<=10|m)\\^(?=\\d)",
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
