import { describe, expect, test } from "bun:test"
import * as Introductions from "../../../../domain/eligibility/marker-status/Introductions.ts"
import * as MarkerRun from "../../../../domain/eligibility/marker-status/MarkerRun.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** The words of a text up to a "*". */
const before = (text: string): MarkerRun.Place => {
  const tokens = Tokens.ofWritten(text.slice(0, text.indexOf(" *")))

  return MarkerRun.written(text, tokens, tokens.words.length, tokens.words.length)
}

describe("Where the words that introduce those of a class begin", () => {
  test.each<[text: string, at: number | undefined]>([
    ["alterations such as *", 0],
    ["alterations but not limited to *", 0],
    ["other alterations , e . g . *", 2],
    ["other alterations of *", undefined],
    ["such *", undefined],
  ])("in %j", (text, at) => {
    const sentence = before(text)

    expect(Introductions.examplesBefore(sentence, sentence.first - 1)).toBe(at)
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
    const sentence = before(text)
    const at = Introductions.introducedBy(sentence, sentence.first - 1)

    expect(at === undefined ? undefined : sentence.tokens.words[at]).toBe(noun)
  })
})
