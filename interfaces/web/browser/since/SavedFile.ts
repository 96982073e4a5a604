import * as Snapshot from "./Snapshot.ts"

/** What a file holds that was saved from an earlier answer: the studies in it with their status, and all that were found then. */
export interface SavedFile {
  readonly day: string | undefined
  readonly found: ReadonlySet<string>
  /** The status of each study in the file, as the registry calls it; nothing where it cannot be told. */
  readonly statuses: ReadonlyMap<string, string | undefined>
}

type Table = Readonly<Record<string, string>>

const number = /NCT\d{8}/g

/** The status that a line tells behind a number, in the words of any language: the first of them, and of those that begin together the longest. */
const statusBehind = (line: string, from: number, tables: ReadonlyArray<Table>): string | undefined => {
  const told = tables
    .flatMap((table) => Object.entries(table))
    .map(([code, word]) => ({ code, length: word.length, at: line.indexOf(word, from) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at || other.length - one.length)

  return told[0]?.code
}

/** Reads a saved text or table; nothing where it names no study. `tables`: the words of statuses, by language. */
export const read = (text: string, tables: ReadonlyArray<Table>): SavedFile | undefined => {
  const snapshot = Snapshot.read(text)
  const withoutSnapshot = snapshot === undefined ? text : text.replaceAll(Snapshot.lineOf(snapshot), "")
  const statuses = new Map<string, string | undefined>()
  for (const line of withoutSnapshot.split(/\r?\n/))
    for (const { 0: nctId, index } of line.matchAll(number)) {
      const status = statusBehind(line, index, tables)
      if (status !== undefined || !statuses.has(nctId)) statuses.set(nctId, statuses.get(nctId) ?? status)
    }
  const found = new Set([...statuses.keys(), ...(snapshot?.found ?? [])])

  return found.size === 0 ? undefined : { day: snapshot?.day, found, statuses }
}
