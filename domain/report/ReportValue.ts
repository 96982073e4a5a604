const bare = /^[<>≤≥]?=?\s?\d[\d.,]*$/

const level = /^(?:HH?|LL?|high|low|alto|alta|bajo|baja|hoch|niedrig|erh[oö]ht|erniedrigt|[↑↓]{1,3})$/i

const marked =
  /^(?<before>(?:HH?|LL?|[↑↓])\s)?(?<number>[<>≤≥]?=?\s?\d[\d.,]*)\s?(?:\(?(?<behind>HH?|LL?|high|low|[↑↓]{1,3})\)?)?[*!]?$/i

/** Whether a cell is a number and nothing else. */
export const isBare = (cell: string): boolean => bare.test(cell)

/** Whether a cell says that a value is high or low. */
export const isLevel = (cell: string): boolean => level.test(cell)

/** A number without the mark that is put beside it where it is high or low, and that: "9.8 L", "61 (H)", "9.4*". */
export const apart = (cell: string): { readonly value: string; readonly level: string | undefined } => {
  const { before, behind, number } = marked.exec(cell)?.groups ?? {}

  return { value: number ?? cell, level: behind ?? before?.trim() }
}

/** A number with its unit; whatever else a cell holds as it is. */
export const withUnit = (value: string, unit: string): string =>
  isBare(value) && unit !== "" ? `${value} ${unit}` : value

const unit = /^(?:%|[^\s\d(]{0,8}[/%^][^\s(]{0,14}|fl|pg|mg|ng|sec(?:onds)?|ratio)$/i

/** Whether a cell is a unit and nothing else. */
export const isUnit = (cell: string): boolean => unit.test(cell)
