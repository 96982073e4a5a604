import { expect, test } from "bun:test"
import * as KnownNumbers from "../../../../domain/eligibility/rules/KnownNumbers.ts"
import * as Needed from "../../../../domain/eligibility/rules/Needed.ts"
import * as PatternText from "../../../../domain/eligibility/rules/PatternText.ts"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

test.each<[pattern: string, needed: string | undefined]>([
  ["red ..4 {colour}", "word red"],
  ["( red | {colour} )? car", "word car"],
  ["( red | {colour} ) _", "one of"],
  ["{colour}{1,3} _", "class colour"],
  ["@car red|green", "one of"],
  ["@car _", "chunk car"],
  ["!red{0,4} _", undefined],
])("Wherever %j is found, there is %p", (pattern, needed) => {
  const found = Needed.by(PatternText.read(pattern))
  const names =
    found === undefined ? undefined : [found.kind, "word" in found ? found.word : "name" in found ? found.name : ""]

  expect(names?.join(" ").trim()).toBe(needed)
})

test("A run without any of what its rows need is not read", () => {
  const table = RuleTable.of({
    name: "a table of the test",
    classes: { colour: "red green" },
    rows: [telling("car", [["{colour} ..3 car", "a [red car]"]]), telling("bus", [["a bus", "[a bus]"]])],
  })
  const find = (text: string) =>
    table.find(KnownNumbers.ofPublished(Tokens.ofWritten(text))).map(({ row }) => row.means)

  expect(find("a green tree and a tram")).toEqual([])
  expect(table.effort().tokens).toBe(0)
  expect(find("a green car and a bus")).toEqual(["car", "bus"])
})
