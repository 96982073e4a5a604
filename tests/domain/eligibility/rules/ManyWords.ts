import { expect, test } from "bun:test"
import { telling } from "../../../../domain/eligibility/rules/Row.ts"
import * as RuleTable from "../../../../domain/eligibility/rules/RuleTable.ts"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"

/** Some words, one space apart. */
export const published = (words: ReadonlyArray<string>) => {
  let end = -1
  const starts = words.map((word) => {
    const start = end + 1
    end = start + word.length

    return start
  })

  return Runs.ofPublished({ words, starts, ends: words.map((word, at) => (starts[at] ?? 0) + word.length) })
}

/** A table of a row for each pattern, which means its pattern. */
export const rowsOf = (patterns: ReadonlyArray<string>) =>
  RuleTable.of({
    name: "a table of the test",
    rows: patterns.map((pattern) => telling(pattern, [[pattern, ""]])),
    classes: { vowel: "a e i o u" },
  })

/** The test that a table reads so many different words without keeping them. */
export const knowsManyWords = (words: number) =>
  test(`knows ${words.toLocaleString("en-US")} different words without keeping them`, () => {
    const table = rowsOf(["w~ !w~", "[ w7 ] w8"])
    const length = 10_000
    for (let from = 0; from < words; from += length)
      table.find(published(Array.from({ length }, (_, at) => `w${from + at}`)))

    expect(table.effort()).toBeLessThan(4 * words)
    expect(table.find(published(["w7", "w8"]))).toMatchObject([{ first: 0, last: 1 }])
  })
