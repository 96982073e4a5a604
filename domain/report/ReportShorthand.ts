import * as FishProbes from "./FishProbes.ts"
import * as Karyotype from "./Karyotype.ts"
import * as ReportHeadings from "./ReportHeadings.ts"

const result = "(?:[+−–-]|[0-3]\\+|pos(?:itive)?|neg(?:ative)?)"

/** Several names, and as many results: "ER/PR/HER2: +/+/-". */
const together = new RegExp(
  `(?<![\\p{L}\\p{N}/])([A-Z][\\w-]{1,9}(?:/[A-Z][\\w-]{1,9}){1,5})(?:[^\\S\\n]{1,2}status)?[^\\S\\n]{0,2}[:=]?[^\\S\\n]{0,2}(${result}(?:/${result}){1,5})(?![\\p{L}\\p{N}+/-])`,
  "giu",
)

/** A sign by its word: a hyphen behind a name may be part of that. */
const words: ReadonlyMap<string, string> = new Map([
  ["+", "positive"],
  ["-", "negative"],
  ["−", "negative"],
  ["–", "negative"],
])

const eachApart = (whole: string, names: string, results: string): string => {
  const told = results.split("/")
  const named = names.split("/")

  return named.length === told.length
    ? named.map((name, at) => `${name} ${words.get(told[at] ?? "") ?? told[at]}`).join(", ")
    : whole
}

/** "APOE genotype: ε3/ε4", of which the vocabulary knows the name and the alleles together. */
const genotype = /\bAPOE(?: (?:genotype|status|result))?\s?[:=]?\s{1,4}[eεE]?([234])\s?\/\s?[eεE]?([234])(?!\d)/gu

/** Copies of a gene that are counted behind a label: "SMN2 copy number: 2", "SMN1: 2 copies". */
const copies =
  /\b(SMN[12])(?:\s(?:gene\s)?(?:copy number|copies|n[uú]mero de copias|Kopienzahl)\s?[:=]?\s{1,4}(\d)(?![\d.,])|\s?[:=]\s{1,4}(\d) cop(?:y|ies|ias?)\b(?:\s?\([^()]{0,80}\))?)/gi

/** Kinds of hemoglobin, which some write apart: "Hb F". */
const hemoglobin = /\b(?:Hb|ha?emoglobin) ?-?([FS])(?= (?!and|or)|\t|:)/g

/** Two patterns of a prostate's tumour with their sum: "Gleason 4+5=9". */
const patterns = /\b(Gleason(?: score| grade)?:?)\s\d ?\+ ?\d ?= ?(\d{1,2})/gi

const bracket = /\(([^()]{0,60})\)/g

/** From which value on a signature is high, behind what was found: "(2.1 % of sites; MSI-H: >= 20 %)". */
const signatureLimit = /(?:(?<=\()|[;,] ?)(?:TMB|MSI|HRD)-?(?:H|high): ?[<>≥≤]=? ?\d[^();]{0,30}(?=[);])/gi

/** Where in the cell a marker of the surface was sought: "cytCD79a", "sCD3". */
const place = /(?<![\p{L}\p{N}])(?:cyto?|cy|sm?|c)(?=CD\d)/gu

/** What is written in other words, as studies write it. */
const usual: ReadonlyArray<readonly [written: RegExp, usual: string]> = [
  [/\b1p (?:and|und|y|&|\+) 19q\b/giu, "1p/19q"],
  [/\bco-(?=delet)/giu, "co"],
  [/\b(trails|trail making(?: test)?|TMT)[ -](?:parts? )?A ?(?:\/|and|&) ?B\b/giu, "$1 A / $1 B"],
  [/\binternal tandem duplications?(?: \(ITD\))?/giu, "ITD"],
  [/\bpartial tandem duplications?(?: \(PTD\))?/giu, "PTD"],
]

/** What laboratories write in short, in full. */
export const inFull = (text: string): string =>
  usual
    .reduce((whole, [written, name]) => whole.replace(written, name), FishProbes.told(Karyotype.told(text)))
    .replace(patterns, "$1 $2")
    .replace(signatureLimit, "")
    .replace(bracket, (whole, inside: string) => (ReportHeadings.isOfLimits(inside) ? "" : whole))
    .replace(place, "")
    .replace(copies, "$1 $2$3 copies")
    .replace(hemoglobin, "Hb$1")
    .replace(together, eachApart)
    .replace(genotype, "APOE e$1/e$2")
