import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Pattern from "../../../../domain/eligibility/matching/Pattern.ts"
import { fold } from "../../../../domain/eligibility/text/Folding.ts"

const written = (phrase: string, text: string, exact = false): string | undefined => {
  const pattern = Pattern.compile(phrase, exact)
  const folded = fold(text)
  for (let at = 0; at < text.length; at++) {
    const place = folded.startsWith(pattern.runs[0] ?? "", at)
      ? Pattern.around(pattern, 0, text, folded, at)
      : undefined
    const whole = place === undefined ? undefined : Pattern.wholeWord(folded)(place)
    if (whole !== undefined) return text.slice(whole.start, whole.end)
  }

  return undefined
}

test.each([
  ["HER2", "HER-2 positive", "HER-2"],
  ["HER2", "her 2", "her 2"],
  ["CA 19-9", "CA19.9 level", "CA19.9"],
  ["CA 19-9", "CA 19 - 9", "CA 19 - 9"],
  ["Alzheimer disease", "Alzheimer's disease", "Alzheimer's disease"],
  ["inhibitor", "two inhibitors.", "inhibitors"],
  ["KRAS", "disease_with_KRAS_mutation", "KRAS"],
  ["KRAS", "XKRAS", undefined],
  ["KRAS", "KRASG12C", undefined],
  ["HER2", "HER, and 2", undefined],
  ["HER2", `HER${" ".repeat(40)}2`, undefined],
])("%j is found in %j as %j", (phrase, text, found) => expect(written(phrase, text)).toBe(found))

test.each([
  ["MET", "MET exon 14", "MET"],
  ["MET", "criteria met", undefined],
  ["CA 19-9", "ca 19-9", undefined],
])("%j counts only as written: in %j, %j", (phrase, text, found) => expect(written(phrase, text, true)).toBe(found))

describe("a pattern is told by", () => {
  test.each([
    ["CA 19-9", "19"],
    ["HER2", "her"],
    ["p 53", "53"],
    ["a 1", "1"],
    ["-", ""],
  ])("%j: its run %j", (phrase, run) => expect(Pattern.longest(Pattern.compile(phrase))).toBe(run))
})

test("A pattern is found from whichever of its runs", () => {
  const pattern = Pattern.compile("CA 19-9")
  const text = "level of CA 19-9 today"

  expect([9, 12, 15].map((at, run) => Pattern.around(pattern, run, text, text.toLowerCase(), at))).toEqual(
    Array.from({ length: 3 }, () => ({ start: 9, end: 16 })),
  )
})

test("A glance at what stands beside a run denies no pattern that stands there", () =>
  fc.assert(
    fc.property(
      fc.stringMatching(/^(?:[ab12][ab12;:-]{0,4} ?){1,3}$/),
      fc.string({ unit: fc.constantFrom("a", "b", "1", "2", " ", "-", ";", "'s", "("), maxLength: 30 }),
      (phrase, text) => {
        const pattern = Pattern.compile(phrase)
        pattern.runs.forEach((run, anchor) => {
          for (let at = text.indexOf(run); at >= 0; at = text.indexOf(run, at + 1)) {
            const beside = Pattern.beside(text, at, at + run.length)
            const mayStand = Pattern.mayStand(Pattern.edges(pattern, anchor), beside)
            if (Pattern.around(pattern, anchor, text, text, at) !== undefined) expect(mayStand).toBe(true)
          }
        })
      },
    ),
    { numRuns: 2000 },
  ))
