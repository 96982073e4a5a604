import { describe, expect, test } from "bun:test"
import * as Level from "../../../../domain/eligibility/rules/Level.ts"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

const digits = RuleTable.of({
  name: "numbers",
  rows: [telling("whole", [["{digits}", "[2] lines"]]), telling("fraction", [["{digits} . {digits}", "[2.5] mg"]])],
  classes: { digits: (word) => /^\d+$/.test(word) },
})

const numbers = Level.of(
  digits,
  () => "number",
  ({ row }) => ({
    attributes: [row.means],
    value: row.means,
  }),
)

const spans = RuleTable.of({
  name: "spans",
  rows: [telling("span", [["@number to @number", "from [1 to 2.5]"]])],
  over: numbers,
})

const ranges = Level.of(
  spans,
  () => "span",
  ({ first, last }, reading) => ({
    value: reading.chunks
      .slice(first, last)
      .flatMap((chunk) => chunk?.value ?? [])
      .join(" to "),
  }),
  numbers,
)

const told = RuleTable.of<string>({
  name: "of what",
  rows: [
    telling("a span", [["[ @span ] mg", "[1 to 2] mg"]]),
    telling("a fraction", [["[ @number.fraction ] mg", "[1.5] mg"]]),
    telling("a number", [["[ @number ] mg", "[1] mg"]]),
  ],
  over: ranges,
})

const run = (text: string) => Runs.ofPublished(Tokens.ofWritten(text))

describe("A level", () => {
  test.each<[text: string, means: ReadonlyArray<string>]>([
    ["1 to 2.5 mg", ["a span"]],
    ["1 and 2.5 mg", ["a fraction"]],
    ["2.5 or 3 mg", ["a number"]],
    ["1 to 2 g", []],
  ])("shows its chunks to the tables over it: “%s”", (text, means) =>
    expect(told.find(ranges.of(run(text))).map(({ row }) => row.means)).toEqual([...means]),
  )

  test("knows which tokens its chunks are of, and what they mean", () => {
    const reading = ranges.of(run("at most 1.5 to 2 mg or 7"))

    expect(reading.chunks.filter((chunk) => chunk !== undefined)).toEqual([
      { first: 2, last: 7, value: "fraction to whole" },
      { first: 9, last: 10, value: "whole" },
    ])
    expect([...reading.tokens.subarray(0, reading.to + 1)]).toEqual([0, 1, 2, 7, 8, 9, 10])
  })
})
