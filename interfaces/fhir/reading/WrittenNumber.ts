/** Numbers as records write them in words. */

/** A number that a text is and nothing else, with its sign and unit: "<1", "20 %", "9.2 ng/mL"; words in brackets may follow. */
const alone = /^([<>]=?)?\s*(\d{1,6}(?:\.\d+)?)\s*(%|[a-zµ]+\/[a-zµ\d.^ ]+)?\s*(?:\([^\d()]*\))?$/i

export interface Written {
  readonly sign: string
  readonly value: number
  readonly unit: string
}

export const measured = (words: string): Written | undefined => {
  const [, sign = "", value, unit = ""] = alone.exec(words) ?? []

  return value === undefined ? undefined : { sign, value: Number(value), unit }
}

const rangeOf = "\\d\\s*(?:%|points?)?\\s*(?:[-–—~]|\\bto\\b|\\bor\\b|\\band\\b|\\bthrough\\b)\\s*[<>]?\\d"

const openRange = "\\d\\s*%?\\s*(?:\\+|\\bor (?:more|less|higher|lower|greater|better|worse|above|below)\\b)"

const range = new RegExp(`[<>≤≥]\\s*=?\\s*\\d|${rangeOf}|${openRange}`, "i")

/** Whether words tell a range and no single number: "1-2", "70 to 80%", ">= 2". */
export const isRange = (words: string): boolean => range.test(words)

const ofAll = /(?<![\d.,])(\d{1,3}(?:\.\d+)?)\s*(?:\/|of|out of)\s*(\d{1,3})(?![\d/]|\.\d)/i

/** The first number of points behind words without any, such as "Grade". */
const first = /^(?:[\p{L} ():=]|-(?!\d))*(\d{1,3}(?:\.\d+)?)(?![\d/]|[.,]\d)/iu

/** A number of points, of so many that can be had: "22", "Grade 1", "22/30", "22 out of 30". */
export const points = (words: string, most: number): number | undefined => {
  const [, some, all] = ofAll.exec(words) ?? []
  if (all !== undefined) return Number(all) === most ? Number(some) : undefined
  const found = isRange(words) ? undefined : first.exec(words)?.[1]

  return found === undefined ? undefined : Number(found)
}
