import * as FreeText from "../../FreeText.ts"
import * as LaboratoryWords from "./LaboratoryWords.ts"
import * as Misspelt from "./Misspelt.ts"
import * as Rewriting from "./Rewriting.ts"

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
  // The letter of where a change was found, in the germline or the tumour: "gBRCA1"
  [/(?<![A-Za-z0-9])[gst](?=(?:ATM|PALB2|CHEK2|RAD51[A-D]?|TP53|BRCA)\b)/g, ""],
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
  Rewriting.of(inLetters(Rewriting.of(Misspelt.corrected(written), LaboratoryWords.short)), LaboratoryWords.beside)

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
