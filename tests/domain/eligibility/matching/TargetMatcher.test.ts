import { describe, expect, test } from "bun:test"
import * as Pattern from "../../../../domain/eligibility/matching/Pattern.ts"
import * as TargetMatcher from "../../../../domain/eligibility/matching/TargetMatcher.ts"
import * as TrigramFilter from "../../../../domain/eligibility/matching/TrigramFilter.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

const names = ["pembrolizumab", "nivolumab", "CA 19-9", "KRAS", "ALK", "mismatch repair", "microsatellite instability"]

const spelled = names.map((name) => ({ pattern: Pattern.compile(name), means: name }))

const text = "KRAS, ALK (CA19-9) nivolumab; no mismatch-repair, Pembrolizumab and kras"

const source = { text, folded: fold(text) }

describe("names that are looked for", () => {
  const targets = TargetMatcher.index(spelled)
  const find = (most: number, enough?: number) =>
    TargetMatcher.find(targets, source, most, ({ end, start }, means) => `${means}: ${text.slice(start, end)}`, enough)

  test("are found wherever they stand, with what they mean", () => {
    expect(find(10).toSorted()).toEqual([
      "ALK: ALK",
      "CA 19-9: CA19-9",
      "KRAS: KRAS",
      "KRAS: kras",
      "mismatch repair: mismatch-repair",
      "nivolumab: nivolumab",
      "pembrolizumab: Pembrolizumab",
    ])
  })

  test("are found no more often than is enough", () => expect(find(10, 1)).toHaveLength(1))

  test("are not looked for where a filter denies them", () => {
    const other = "nothing of the kind"
    const mayHold = TrigramFilter.of(other)

    expect(TargetMatcher.find(targets, { text: other, folded: other, mayHold }, 9, () => 1)).toEqual([])
  })

  test("are left where they are not accepted", () =>
    expect(TargetMatcher.find(targets, source, 9, () => undefined)).toEqual([]))
})

describe("the names whose longest run stands in something short", () => {
  const notes = ["a", "b", "ab", "bcd", "xbcd", "cdx"]
  const targets = TargetMatcher.index(notes.map((name) => ({ pattern: Pattern.compile(name), means: name })))
  const standingIn = TargetMatcher.standingIn(targets)

  test.each<readonly [text: string, runs: ReadonlyArray<string>]>([
    ["cd abcd", ["a", "b", "ab", "bcd"]],
    ["xbc", ["b"]],
    ["cab", ["a", "b", "ab"]],
    ["ba", ["a", "b"]],
    ["x", []],
    ["", []],
  ])("of %p are %p, in their order", (text, runs) => {
    expect(standingIn(text).map(({ letters }) => letters)).toEqual([...runs])
  })

  test("are all that are found there", () => {
    const all = TargetMatcher.index(spelled)

    expect(TargetMatcher.find(TargetMatcher.standingIn(all)(source.folded), source, 10, (_, means) => means)).toEqual(
      TargetMatcher.find(all, source, 10, (_, means) => means),
    )
  })
})
