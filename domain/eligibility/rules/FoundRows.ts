import * as Chunk from "./Chunk.ts"
import * as Row from "./Row.ts"
import type { Run } from "./Run.ts"

/** A row that was found in a text, as it is shown to somebody who looks for the one that decided. */
export interface FoundRow {
  readonly table: string
  readonly pattern: string
  readonly means: string
  /** The words that it tells; chunks as patterns name them. */
  readonly words: string
}

let watched: Array<FoundRow> | undefined

const shown = ({ numbers, vocabulary }: Run, place: number): string => {
  const number = numbers[place] ?? 0
  if (number >= 0) return vocabulary.wordOf(number)
  const { attributes = [], name = "" } = Chunk.kindOf(number) ?? {}

  return ["@", name, ...Array.from(attributes, (attribute) => `.${attribute}`)].join("")
}

/** Notes what a table found, if somebody looks. */
export const note = (table: string, run: Run, found: ReadonlyArray<Row.RowMatch<unknown>>): void => {
  if (watched === undefined) return
  for (const { first, last, row } of found)
    watched.push({
      table,
      pattern: row.pattern,
      means: Row.shown(row.means),
      words: Array.from({ length: last - first }, (_, at) => shown(run, first + at)).join(" "),
    })
}

/** Does some work, and tells which rows of all tables were found by it. Who watches more than this work sees them as well. */
export const during = <A>(work: () => A): { readonly done: A; readonly rows: ReadonlyArray<FoundRow> } => {
  const rows: Array<FoundRow> = []
  const before = watched
  watched = rows
  try {
    return { done: work(), rows }
  } finally {
    before?.push(...rows)
    watched = before
  }
}
