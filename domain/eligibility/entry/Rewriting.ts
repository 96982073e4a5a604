import { telling, type Wording } from "../rules/Row.ts"
import type * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"

/** Where alone words mean something, by what the rest of an entry or its condition says, and how they are written where capitals tell. */
export interface Limits {
  readonly of?: RegExp
  readonly isWritten?: RegExp
}

/** What words of an entry are in those of criteria. */
export interface Meaning extends Limits {
  readonly write: (told: string) => string
  /** As the docs list it. */
  readonly toString: () => string
}

export const meaning = (name: string, write: Meaning["write"], limits: Limits = {}): Meaning => ({
  ...limits,
  write,
  toString: () => name,
})

/** `&` stands for the words as they are written. */
export const writing = (meant: string, wordings: ReadonlyArray<Wording>, limits?: Limits) =>
  telling(
    meaning(meant, (told) => meant.replace("&", () => told), limits),
    wordings,
  )

/** What only looks like a wording. */
export const keeping = (wordings: ReadonlyArray<Wording>) => writing("&", wordings)

/** What tells nothing of what is entered. */
export const leavingOut = (wordings: ReadonlyArray<Wording>, limits?: Limits) =>
  telling(
    meaning("left out", () => " ", limits),
    wordings,
  )

/** The words of criteria in place of those that a table knows. `beside`: what limits are asked of. */
export const of = (text: string, table: RuleTable.RuleTable<Meaning>, beside = text): string => {
  const tokens = Tokens.ofWritten(text)
  let [read, from] = ["", 0]
  for (const { first, last, row } of table.find(Runs.ofWritten(tokens))) {
    const { isWritten, of, write } = row.means
    const [start, end] = [tokens.starts[first] ?? 0, tokens.ends[last - 1] ?? 0]
    const told = text.slice(start, end)
    if (of?.test(beside) === false || isWritten?.test(told) === false) continue
    read += text.slice(from, start) + write(told)
    from = end
  }

  return `${read}${text.slice(from)}`.replaceAll("  ", " ")
}
