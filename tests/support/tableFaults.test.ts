import { describe, expect, test } from "bun:test"
import { telling, type Wording } from "../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../domain/eligibility/rules/RuleTable.ts"
import * as TableFaults from "./tableFaults.ts"

type Rows = ReadonlyArray<Wording>

const faults = (...rows: Rows) =>
  TableFaults.of(
    RuleTable.of({
      name: "cats",
      rows: [telling("", rows)],
      classes: { colour: "red green" },
    }),
  )

describe("A table", () => {
  test.each<[what: string, rows: Rows, faults: ReadonlyArray<string>]>([
    ["in which nothing is wrong", [["red [ cat ]", "a red [cat]", "a blue cat"]], []],
    ["with a row without an example", [["red cat", " "]], ["cats: “red cat” has no example."]],
    [
      "with an example that the row does not find",
      [["red cat", "red dog"]],
      ["cats: “red cat” does not tell anything in its example “red dog”."],
    ],
    [
      "with an example that another row tells",
      [
        ["{colour} cat", "red cat"],
        ["red cat", "red cat"],
      ],
      ["cats: “{colour} cat” does not tell anything in its example “red cat”, where “red cat” does."],
    ],
    [
      "with a row that is there twice",
      [
        ["red cat", "red cat"],
        ["red cat", "red cat"],
      ],
      [
        "cats: “red cat” is there twice.",
        "cats: “red cat” does not tell anything in its example “red cat”, where “red cat” does.",
      ],
    ],
    [
      "with a row that tells other words than its example says",
      [["red [ cat ]", "a [red cat]"]],
      ["cats: “red [ cat ]” tells other words of its example “a [red cat]” than those in the brackets."],
    ],
    [
      "with a row that takes what it must not",
      [["{colour} cat", "red cat", "green cat", "blue cat"]],
      ["cats: “{colour} cat” tells something in “green cat”, where it must not."],
    ],
    [
      "that does not know a class",
      [["{color}|red cat", "red cat"]],
      ["cats: “{color}|red cat” names a class that there is not, {color}."],
    ],
    [
      "that does not know a chunk",
      [["@dog|red cat", "red cat"]],
      ["cats: “@dog|red cat” names a chunk that no level below makes, @dog."],
    ],
  ])("%s", (_, rows, expected) => expect(faults(...rows)).toEqual([...expected]))
})
