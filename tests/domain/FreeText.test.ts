import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as FreeText from "../../domain/FreeText.ts"
import * as LargeTexts from "../support/largeTexts.ts"

describe("What is read of a free text", () => {
  test.each<readonly [what: string, text: string, read: string]>([
    [
      "a name is read whole",
      "chronic obstructive pulmonary disease (COPD)",
      "chronic obstructive pulmonary disease (COPD)",
    ],
    ["so is what is as long as can be", "x".repeat(1000), "x".repeat(1000)],
    ["what is longer is cut", "x".repeat(1001), "x".repeat(1000)],
    ["no character is cut in two", `x${"🧠".repeat(500)}`, `x${"🧠".repeat(499)}`],
    ["a name behind many marks is found", `${" !".repeat(10_000)} melanoma (MM)`, "melanoma (MM)"],
    [
      "characters that nobody sees join what stands around them",
      "pan\u00adcreatic\u200b can\u2060cer",
      "pancreatic cancer",
    ],
    ["a soft hyphen at the end of a line joins a word", "mela\u00ad\n  noma, non-\nsmall", "melanoma, non-\nsmall"],
    ["a long text without a letter is read from its beginning", "!".repeat(2000), "!".repeat(1000)],
  ])("%s", (_, text, read) => expect(FreeText.read(text)).toBe(read))

  test("is at most 1,000 characters, a piece of the text, and the same when it is read again", () => {
    FastCheck.assert(
      FastCheck.property(
        FastCheck.string({ unit: "binary", maxLength: 3000, size: "max" }),
        FastCheck.constantFrom("", "[,]".repeat(500), "🧠".repeat(700)),
        (text, before) => {
          const read = FreeText.read(before + text)

          expect(read.length).toBeLessThanOrEqual(FreeText.mostCharacters)
          expect(FreeText.visible(before + text)).toContain(read)
          expect(FreeText.read(read)).toBe(read)
          if (text.isWellFormed()) expect(read.isWellFormed()).toBe(true)
        },
      ),
    )
  })

  test.each(LargeTexts.all())("is bounded: %s", (_, text) => {
    expect(FreeText.read(text).length).toBeLessThanOrEqual(FreeText.mostCharacters)
  })
})

describe("A text in one line", () => {
  test.each<readonly [what: string, text: string, line: string]>([
    ["has one blank where there were line breaks and tabs", " a\r\n\tb\u2028c ", "a b c"],
    ["and where there were characters that a terminal obeys", "a\u001b[2Jb\u0085c\u0000", "a [2Jb c"],
    ["has no half of a character", "a\ud83e", "a\ufffd"],
    ["is else as it was", "“Zürich”, 病院: 🧑‍⚕️", "“Zürich”, 病院: 🧑‍⚕️"],
  ])("%s", (_, text, line) => expect(FreeText.inOneLine(text)).toBe(line))
})
