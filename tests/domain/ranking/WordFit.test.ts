import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as WordFit from "../../../domain/ranking/WordFit.ts"

describe("How well studies fit words", () => {
  test("the best of them fits by 1, and one without any of the words by 0", () => {
    const [all, one, none] = WordFit.of([["kras g12d cancer"], ["kras and more"], ["something else"]], ["kras", "g12d"])

    expect(all).toBe(1)
    expect(one).toBeGreaterThan(0)
    expect(one).toBeLessThan(1)
    expect(none).toBe(0)
  })

  test("rarer words count more, and words count as wholes", () => {
    const [common, rare, part] = WordFit.of(
      [["cancer"], ["claudin"], ["cancerous claudins"], ["cancer"], ["cancer"]],
      ["cancer", "claudin"],
    )

    expect(rare).toBeGreaterThan(common ?? 1)
    expect(part).toBe(0)
  })

  test("a word in a short text counts more than in a long one, and twice counts for less than double", () => {
    const [short, long, twice] = WordFit.of(
      [["kras"], [`kras${" other".repeat(20)}`], ["kras kras"], ["none"]],
      ["kras"],
    )

    expect(short).toBeGreaterThan(long ?? 1)
    expect(twice).toBe(1)
    expect(short).toBeGreaterThan(0.5)
  })

  test("nothing is found where nothing is asked, or among no studies", () => {
    expect(WordFit.of([["kras"]], [])).toEqual([0])
    expect(WordFit.of([], ["kras"])).toEqual([])
    expect(WordFit.of([[]], ["kras"])).toEqual([0])
  })

  test("whatever the texts, each fits between 0 and 1, however they are ordered", () => {
    const texts = fc.array(fc.array(fc.constantFrom("kras", "g12d", "cancer", "other"), { maxLength: 6 }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(texts, (studies) => {
        const pieces = studies.map((words) => [words.join(" ")])
        const fits = WordFit.of(pieces, ["kras", "g12d"])

        for (const fit of fits) {
          expect(fit).toBeGreaterThanOrEqual(0)
          expect(fit).toBeLessThanOrEqual(1)
        }
        expect(WordFit.of(pieces.toReversed(), ["kras", "g12d"])).toEqual(fits.toReversed())
      }),
    )
  })
})

describe("The words of a profile", () => {
  test.each<readonly [text: string, words: ReadonlyArray<string>]>([
    ["KRAS G12D, metastatic", ["kras", "g12d", "metastatic"]],
    ["Alzheimer's disease", ["alzheimer", "disease"]],
    ["stage IV stage", ["stage", "iv"]],
    ["Sjögren", ["sjögren"]],
    ["???", []],
  ])("%s: %p", (text, words) => {
    expect(WordFit.wordsOf(text)).toEqual([...words])
  })

  test("are bounded", () => {
    expect(WordFit.wordsOf(Array.from({ length: 500 }, (_, index) => `word${index}`).join(" ")).length).toBe(32)
  })
})
