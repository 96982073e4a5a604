/** Numbers by how they are written: as letters, as the one character that Unicode has for each, or as digits. */
const numbers: ReadonlyMap<string, number> = new Map(
  ["0 i ii iii iv", "0 ⅰ ⅱ ⅲ ⅳ", "0 1 2 3 4"].flatMap((script) =>
    script.split(" ").map((written, number) => [written, number] as const),
  ),
)

const numeral = /^(iv|iii|ii|i|[ⅰ-ⅳ]|[0-4])(?:([abcd])\d?|(m)1?[a-d]?)?$/

/** Of a neuroblastoma that has spread as it may in infants (INSS), which is another stage than the fourth. */
const special = /^(iv|ⅳ|4)(s)$/

/**
 * Letters that tell more of the same stage of a lymphoma (Lugano 2014): found outside of the nodes, in the spleen, bulky. "IS" and "IX"
 * are words of other meanings, and so is "IE" anywhere but right behind the word "stage".
 */
const nodal = /^(iv|iii|ii|i(?=[ex]?[ab]|e$)|[ⅰ-ⅳ]|[1-4](?=e?[ab]|e|s))[ex]?([ab])?[esx]{0,2}$/

/** A numbered stage as its number and letter: "IIIB" is `3b`. Parts of parts ("IIIA2") are no stages of their own. */
export const of = (word = ""): string | undefined => {
  const parts = numeral.exec(word) ?? special.exec(word) ?? nodal.exec(word)
  const number = numbers.get(parts?.[1] ?? "")

  return parts === null || number === undefined ? undefined : `${number}${parts[2] ?? parts[3] ?? ""}`
}

/** The word "stage", as pathologists write it, too, and the number that may be glued to it: "pStage II", "StageIIIB". */
const staged = /^(?:c|y?p)?stages?(.*)$/

/** What is glued to the word "stage": nothing where it stands by itself, or where the word is another. */
export const gluedTo = (word: string): string | undefined => staged.exec(word)?.[1]

/** The stages that are numbered. */
export const digits: ReadonlyArray<string> = [..."01234"]

/** The digits of some numbered stages, in order: of `3b` and `4` both. */
export const digitsOf = (named: ReadonlyArray<string>): ReadonlyArray<string> =>
  digits.filter((digit) => named.some((number) => number.startsWith(digit)))

/** Numbered stages as most texts have them. */
export const usual: ReadonlyArray<string> = digits.flatMap((number) =>
  ["", ..."abcdms"].map((letter) => `${number}${letter}`),
)

const letters = "abcd"

/** So many parts most stages have, the last of which is "IIIC". */
const mostParts = 3

const parts = (number: string, from: number, to: number): ReadonlyArray<string> =>
  [...letters.slice(from, to)].map((letter) => `${number}${letter}`)

/** What a range of stages takes in between its ends, `2a` to `3c` as "IIA-IIIC": `2b`, `2c`, `3a` and `3b`. */
export const within = (from: string, to: string): ReadonlyArray<string> => {
  const [first = "", firstPart = ""] = from
  const [last = "", lastPart = ""] = to
  if (first > last || (first === last && (firstPart === "" || lastPart === ""))) return []
  const begin = letters.indexOf(firstPart) + 1
  const end = Math.max(0, letters.indexOf(lastPart))
  if (first === last) return parts(first, begin, end)
  const whole = digits.filter((digit) => digit > first && digit < last)

  return [...(firstPart === "" ? [] : parts(first, begin, mostParts)), ...whole, ...parts(last, 0, end)]
}
