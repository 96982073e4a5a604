import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as WordFit from "../../../domain/ranking/WordFit.ts"
import * as StudyWords from "../../../domain/ranking/words/StudyWords.ts"
import { study } from "../../support/study.ts"

/** How well studies fit words that have nothing but these titles. */
const fits = (titles: ReadonlyArray<string>, words: ReadonlyArray<string>) =>
  WordFit.of(
    titles.map((title) => StudyWords.of(Reading.annotated(study({ title })))),
    { inText: words, inSubject: [] },
  ).inText

describe("How well studies fit words", () => {
  test("the best of them fits by 1, and one without any of the words by 0", () => {
    const [all, one, none] = fits(["kras g12d cancer", "kras and more", "something else"], ["kras", "g12d"])

    expect(all).toBe(1)
    expect(one).toBeGreaterThan(0)
    expect(one).toBeLessThan(1)
    expect(none).toBe(0)
  })

  test("rarer words count more, and words count as wholes", () => {
    const [common, rare, part] = fits(
      ["cancer", "claudin", "cancerous claudins", "cancer", "cancer"],
      ["cancer", "claudin"],
    )

    expect(rare).toBeGreaterThan(common ?? 1)
    expect(part).toBe(0)
  })

  test("a word in a short text counts more than in a long one, and twice counts for less than double", () => {
    const [short, long, twice] = fits(["kras", `kras${" other".repeat(20)}`, "kras kras", "none"], ["kras"])

    expect(short).toBeGreaterThan(long ?? 1)
    expect(twice).toBe(1)
    expect(short).toBeGreaterThan(0.5)
  })

  test("one and the same word tells of each part by itself", () => {
    const studies = [study({ title: "kras", keywords: ["braf"] }), study({ title: "braf" })]
    const fit = WordFit.of(
      studies.map((each) => StudyWords.of(Reading.annotated(each))),
      { inText: ["kras", "braf"], inSubject: ["braf"] },
    )

    expect(fit.inText[0]).toBe(1)
    expect(fit.inText[1]).toBeGreaterThan(0)
    expect(fit.inSubject).toEqual([0, 1])
  })

  test("nothing is found where nothing is asked, or among no studies", () => {
    expect(fits(["kras"], [])).toEqual([0])
    expect(fits([], ["kras"])).toEqual([])
    expect(fits([""], ["kras"])).toEqual([0])
  })

  test("whatever the texts, each fits between 0 and 1, however they are ordered", () => {
    const texts = fc.array(fc.array(fc.constantFrom("kras", "g12d", "cancer", "other"), { maxLength: 6 }), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(texts, (studies) => {
        const titles = studies.map((words) => words.join(" "))
        const found = fits(titles, ["kras", "g12d"])

        for (const fit of found) {
          expect(fit).toBeGreaterThanOrEqual(0)
          expect(fit).toBeLessThanOrEqual(1)
        }
        expect(fits(titles.toReversed(), ["kras", "g12d"])).toEqual(found.toReversed())
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
