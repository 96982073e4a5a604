import { expect, test } from "bun:test"
import * as AskedTables from "../../../../domain/eligibility/rules/AskedTables.ts"
import * as Level from "../../../../domain/eligibility/rules/Level.ts"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const beasts = RuleTable.of({
  name: "beasts",
  classes: { kind: "cat dog" },
  rows: [telling("beast", [["{kind}", ""]]), telling("nobody", [["no {kind}", ""]])],
})

const colours = RuleTable.of({
  name: "colours",
  classes: { kind: "red green cat" },
  rows: [telling("colour", [["{kind}", ""]]), telling("coloured", [["[ {kind} ] ..2 dog", ""]])],
})

/** The words of a text, of which "very red" and the like are one chunk each. */
const runOf = (text: string) =>
  Level.of(
    RuleTable.of({ name: "much", rows: [telling("much", [["very red|green", ""]])] }),
    () => "much",
    () => ({ value: undefined }),
    undefined,
  ).of(Runs.ofPublished(Tokens.ofWritten(text)))

const meanings = ["beast", "nobody", "colour", "coloured"] as const

test.each<[text: string, told: Partial<Record<(typeof meanings)[number], number>>]>([
  ["red or blue", { colour: 0 }],
  ["no cat", { nobody: 0, colour: 1 }],
  ["red cat, no dog", { beast: 1, nobody: 3, colour: 0, coloured: 1 }],
  ["very red, no cat", { nobody: 3, colour: 4 }],
  ["nobody", {}],
])("%s: each table tells what it tells by itself, by its tokens", (text, told) => {
  const { get, has } = AskedTables.of([beasts, colours])(runOf(text))

  expect(meanings.map(get)).toEqual(meanings.map((one) => told[one]))
  expect(meanings.filter(has)).toEqual(meanings.filter((one) => one in told))
})

test("A table is asked once a run, and only where something is looked up that it may tell", () => {
  const asked: Array<string> = []
  const counted = <Meaning>(table: RuleTable.RuleTable<Meaning>): RuleTable.RuleTable<Meaning> => ({
    ...table,
    find: (run) => {
      asked.push(table.name)

      return table.find(run)
    },
  })
  const { has } = AskedTables.of([counted(beasts), counted(colours)])(runOf("red cat, no dog"))

  expect(asked).toEqual([])
  expect(has("beast") && has("nobody") && has("beast")).toBe(true)
  expect(asked).toEqual(["beasts"])
})

test("No two tables may mean something by the same name", () =>
  expect(() => AskedTables.of([beasts, { ...colours, rows: beasts.rows }])).toThrow("by “beast”"))
