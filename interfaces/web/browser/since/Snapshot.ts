/** All that an answer held, as a saved file tells it: the day, and the numbers of the studies. */
export interface Snapshot {
  /** As the registry writes days: "2026-11-28". */
  readonly day: string
  readonly found: ReadonlyArray<string>
}

/** The same in one line, in any language. */
export const lineOf = ({ day, found }: Snapshot): string => `${day}: ${found.join(" ")}`

const written = /(\d{4}-\d{2}-\d{2}): ((?:NCT\d{8} ?)+)/

/** The snapshot that a text holds; nothing where it holds none. */
export const read = (text: string): Snapshot | undefined => {
  const [, day, numbers] = written.exec(text) ?? []

  return day === undefined || numbers === undefined ? undefined : { day, found: numbers.trim().split(" ") }
}
