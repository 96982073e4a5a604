import { describe, expect, test } from "bun:test"
import * as Gate from "../../../../domain/eligibility/rules/Gate.ts"
import * as Level from "../../../../domain/eligibility/rules/Level.ts"
import * as MarkedRun from "../../../../domain/eligibility/rules/MarkedRun.ts"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const numbers = RuleTable.of({
  name: "numbers",
  rows: [telling("number", [["{digits} ( &. &{digits} )?", "[2.5] mg"]])],
  classes: { digits: (word) => /^\d+$/.test(word) },
})

const level = Level.of(
  numbers,
  () => "number",
  () => ({ value: undefined }),
)

const doses = RuleTable.of({ name: "doses", rows: [telling("dose", [["@number mg|g", "[1 mg]"]])], over: level })

const times = RuleTable.of({
  name: "times",
  rows: [
    telling("time", [
      ["at @number ( a|p m | o clock )", "[at 4 p m]"],
      ["noon", "before [noon]"],
    ]),
  ],
  over: level,
})

const markers = RuleTable.of({
  name: "what stands beside a mark",
  rows: [telling("beside", [["@mark lost", "[@mark lost]"]])],
  over: MarkedRun.level(["mark"]),
})

const drug = RuleTable.of({ name: "drugs", rows: [telling("drug", [["daily|weekly? aspirin", "[weekly aspirin]"]])] })

const drugs = Level.of(
  drug,
  () => "drug",
  ({ last, first }) => ({
    attributes: last > first + 1 ? ["timed"] : [],
    value: undefined,
  }),
)

const timed = RuleTable.of({
  name: "drugs at their times",
  rows: [telling("timed", [["[ @drug.timed ] !again", "[daily aspirin] helps", "aspirin helps"]])],
  over: { ...drugs, hints: { timed: new Set(["daily", "weekly"]) } },
})

const sizes = RuleTable.of({
  name: "sizes",
  rows: [telling("large", [["very large", "[very large]"]]), telling("small", [["very small", "[very small]"]])],
})

const large = RuleTable.of({
  name: "what is large",
  rows: [telling("large", [["@large", "[very large]"]])],
  over: Level.of(
    sizes,
    (means) => means,
    () => ({ value: undefined }),
  ),
})

const tables = { doses, times, markers, timed, large }

const gate = Gate.of(Object.values(tables))

const open = (text: string): ReadonlyArray<string> => {
  const mayTell = gate(Runs.ofPublished(Tokens.ofWritten(text)))

  return Object.entries(tables).flatMap(([name, table]) => (mayTell(table) ? [name] : []))
}

describe("A gate is open for tables that may tell something", () => {
  test.each<[what: string, text: string, open: ReadonlyArray<string>]>([
    ["where the words are that a row names", "before noon", ["times"]],
    ["where a table below makes a chunk that it names, too", "at most 2.5 mg", ["doses"]],
    ["but not where only the chunk is", "2.5 pills", []],
    ["nor where only the words are", "so many mg", []],
    ["with all words of one of several ways", "at 4 this clock has no o", ["times"]],
    ["and not with some of them", "at 4 my clock was late", []],
    ["where code may make the chunk", "it was lost", ["markers"]],
    ["where a word hints at what a chunk must have", "aspirin, and daily walks", ["timed"]],
    ["and not without one", "an aspirin helps", []],
    ["where a row below may make the chunk", "a large tumour, very late", ["large"]],
    ["and not where only others of its table may", "a very small tumour", []],
    ["in one look for all of them", "2 mg lost at noon", ["doses", "times", "markers"]],
    ["and for none in other words", "there is nothing to see", []],
  ])("%s: “%s”", (_, text, expected) => expect(open(text)).toEqual([...expected]))

  test("and what hints at it is seen in the chunk, too", () => {
    const told = (text: string): number => timed.find(drugs.of(Runs.ofPublished(Tokens.ofWritten(text)))).length

    expect([told("daily aspirin helps"), told("aspirin helps"), told("daily walks, an aspirin helps")]).toEqual([
      1, 0, 0,
    ])
  })

  test("whatever it was asked before", () => {
    expect(open("2 mg at noon")).toEqual(["doses", "times"])
    expect(open("no more")).toEqual([])
    expect(open("2 mg at noon")).toEqual(["doses", "times"])
  })
})
