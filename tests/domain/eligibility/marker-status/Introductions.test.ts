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
