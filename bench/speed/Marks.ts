/** Bytes with marks in them. The digits of a mark make the text around it one that never came before. */
export interface Marked {
  readonly bytes: Buffer
  /** Where the digits of the marks begin. */
  readonly places: ReadonlyArray<number>
}

/** Finds a mark wherever it stands; its digits are its zeros. */
export const find = (mark: string, bytes: Buffer): Marked => {
  const digits = mark.indexOf("0")
  const places: Array<number> = []
  for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) places.push(at + digits)

  return { bytes, places }
}

/** A copy with other digits in each mark. */
export const withDigits = ({ bytes, places }: Marked, digits: string): Buffer => {
  const own = Buffer.from(bytes)
  for (const at of places) own.write(digits, at, "latin1")

  return own
}
