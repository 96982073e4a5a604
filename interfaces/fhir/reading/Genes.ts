import type * as Concept from "./Concept.ts"
import * as Hgnc from "./Hgnc.ts"

const symbol = /^(?:[A-Z][A-Z0-9]{1,9}(?:-[A-Z0-9]{1,4})?|C\d{1,2}orf\d{1,4})$/

const number = /^(?:HGNC:)?(\d{1,5})$/i

/** "Cyclin D1" and the like: the names that some records have in the place of a symbol. */
const names: ReadonlyMap<string, string> = new Map([
  ["cyclin d1", "CCND1"],
  ["estrogen receptor 1", "ESR1"],
  ["tumor protein p53", "TP53"],
])

/** The symbol of a gene, by its number in the nomenclature, else by its display. */
export const of = ({ codes, words }: Concept.Concept): string | undefined => {
  const numbered = codes
    .map(({ code }) => Hgnc.symbolOf(number.exec(code)?.[1] ?? ""))
    .find((each) => each !== undefined)
  if (numbered !== undefined) return numbered
  const written = [...words, ...codes.map(({ code }) => code)]

  return (
    written.find((each) => symbol.test(each)) ??
    words.map((each) => names.get(each.toLowerCase())).find((each) => each !== undefined)
  )
}
