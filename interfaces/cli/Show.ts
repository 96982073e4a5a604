import { Options } from "@effect/cli"
import { Console, type Effect } from "effect"
import * as Table from "./Table.ts"

export const json = Options.boolean("json").pipe(Options.withDescription("Print JSON, for scripts."))

/** A list of records for scripts, or as a table for people; in place of an empty table, a sentence. */
export const list = <Item>(
  items: ReadonlyArray<Item>,
  as: {
    readonly json: boolean
    readonly record: (item: Item) => unknown
    readonly columns: Readonly<Record<string, (item: Item) => string>>
    readonly none: string
  },
): Effect.Effect<void> => {
  if (as.json) return Console.log(JSON.stringify(items.map(as.record), null, 2))
  if (items.length === 0) return Console.log(as.none)
  const cells = Object.values(as.columns)

  return Console.log(
    Table.render(
      Object.keys(as.columns),
      items.map((item) => cells.map((cell) => cell(item))),
    ),
  )
}
