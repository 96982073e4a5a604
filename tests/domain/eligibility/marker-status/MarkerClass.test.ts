import { describe, expect, test } from "bun:test"
import * as MarkerClass from "../../../../domain/eligibility/marker-status/MarkerClass.ts"

/** The words of a text up to a "*". */
const before = (text: string): ReadonlyArray<string> => text.slice(0, text.indexOf(" *")).split(" ")

describe("Where the words that introduce those of a class begin", () => {
  test.each<[text: string, at: number | undefined]>([
    ["alterations such as *", 0],
    ["alterations but not limited to *", 0],
    ["other alterations , e . g . *", 2],
    ["other alterations of *", undefined],
    ["such *", undefined],
  ])("in %j", (text, at) => {
    const words = before(text)

    expect(MarkerClass.introductionBefore(words, words.length - 1)).toBe(at)
  })
})

describe("The noun of the class that is given examples of", () => {
  test.each<[text: string, noun: string | undefined]>([
    ["other actionable alterations , including *", "alterations"],
    ["other actionable alterations , including but not limited to *", "alterations"],
    ["driver mutations ( such as *", "mutations"],
    ["any surgery such as *", undefined],
    ["driver mutations *", undefined],
  ])("in %j", (text, noun) => {
    const words = before(text)
    const at = MarkerClass.introducedBy(words, words.length - 1)

    expect(at === undefined ? undefined : words[at]).toBe(noun)
  })
})
