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

/** A karyotype that is not normal: "46,XY,del(20)(q11q13),+8[12]". */
const karyotype = /(?<![\p{L}\p{N}])4\d,X[XY]?,((?:[^\s,/[\]]{2,40},){0,12}[^\s,/[\]]{2,40})(?=[[/\s.]|$)/gu

const wholes: ReadonlyMap<string, string> = new Map([
  ["+", "trisomy"],
  ["-", "monosomy"],
])

const abnormal = (change: string): string =>
  /^[+-]\d{1,2}$/.test(change) ? `${wholes.get(change.slice(0, 1))} ${change.slice(1)}` : change

/** What is found in a karyotype is there. */
const found = (_: string, changes: string): string =>
  changes
    .split(",")
    .map((change) => `${abnormal(change)} positive`)
    .join(", ")

/** What both copies of the gene lack who has spinal muscular atrophy. */
const lacking = /\b(SMN1)\b:? (?:0|zero|no) copies/g

/** What laboratories write in short, in full. */
export const inFull = (text: string): string =>
  text
    .replace(together, eachApart)
    .replace(genotype, "APOE e$1/e$2")
    .replace(karyotype, found)
    .replace(lacking, "$1 deletion")
