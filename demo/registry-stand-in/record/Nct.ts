const form = /^NCT0*([1-9]\d{0,7})$/i

/** The canonical number of what the registry takes for one (any case, any zero padding), or undefined. */
export const canonical = (text: string): string | undefined => {
  const digits = form.exec(text)?.[1]

  return digits === undefined ? undefined : `NCT${digits.padStart(8, "0")}`
}

/** The numbers of a text that holds nothing else, separated by commas or spaces. */
export const only = (text: string): ReadonlyArray<string> | undefined => {
  const numbers = text
    .split(/[\s,]+/)
    .filter((part) => part !== "")
    .map(canonical)
  const known = numbers.filter((number) => number !== undefined)

  return known.length > 0 && known.length === numbers.length ? known : undefined
}
