import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Questions from "../../../../domain/eligibility/Questions.ts"
import * as Reading from "../../../../domain/eligibility/Reading.ts"
import * as Vocabulary from "../../../../domain/eligibility/text/Vocabulary.ts"
import * as WordHash from "../../../../domain/eligibility/text/WordHash.ts"

const anyWord = fc.oneof(
  fc.constantFrom("tumours", "tumors", "cancer", "haemorrhages", "sjögren", "中文", "s", "(", "≥", "patient's"),
  fc.stringMatching(/^[a-zéß中]{1,12}$/),
)

const codesOf = (text: string): Uint16Array => Uint16Array.from(text, (character) => character.charCodeAt(0))

describe("A vocabulary", () => {
  test("gives each word a number of its own, and knows it again in any text", () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const vocabulary = new Vocabulary.Vocabulary()
        const numbers = new Map(words.map((word) => [word, vocabulary.numberOf(word)]))

        expect(new Set(numbers.values()).size).toBe(numbers.size)
        for (const [word, number] of numbers) {
          const hash = WordHash.of(word)
          expect(vocabulary.numberAt(codesOf(`(${word})`), 1, word.length + 1, hash)).toBe(number)
          expect(vocabulary.wordOf(number)).toBe(word)
          expect(vocabulary.hashOf(number)).toBe(hash)
        }
      }),
    )
  })

  test("numbers the characters of ASCII by their codes", () => {
    const vocabulary = new Vocabulary.Vocabulary()

    expect([..."a(.~"].map((word) => vocabulary.numberOf(word))).toEqual([97, 40, 46, 126])
    expect(vocabulary.numberOf("é")).toBe(128)
  })

  test("tells words of one hash apart", () => {
    const vocabulary = new Vocabulary.Vocabulary()
    const codes = codesOf("alpha beta alpha")
    const numbers = [
      [0, 5],
      [6, 10],
      [11, 16],
    ].map(([from = 0, to = 0]) => vocabulary.numberAt(codes, from, to, 1))

    expect(numbers).toEqual([128, 129, 128])
    expect(numbers.map((number) => vocabulary.wordOf(number))).toEqual(["alpha", "beta", "alpha"])
  })

  test.each<readonly [of: string, words: ReadonlyArray<string>]>([
    ["words", Array.from({ length: 60_000 }, (_, number) => `w${number}`)],
    ["characters", ["x".repeat(500_000)]],
  ])("gives way to another before the next study if one has brought too many %s", (_, words) => {
    const vocabulary = Vocabulary.ofNextStudy()
    const numbers = words.map((word) => vocabulary.numberOf(word))
    const next = Vocabulary.ofNextStudy()

    expect(next.epoch).toBeGreaterThan(vocabulary.epoch)
    expect(next.numberOf("more")).toBe(128)
    expect(words.map((word) => vocabulary.numberOf(word))).toEqual(numbers)
  })

  test("keeps the numbers of as many words as thousands of studies have", () => {
    const words = Array.from({ length: 20_000 }, (_, number) => `word${number}`)
    const vocabulary = new Vocabulary.Vocabulary()
    const numbers = words.map((word) => vocabulary.numberOf(word))

    expect(vocabulary.isFull()).toBe(false)
    expect(words.map((word) => vocabulary.numberOf(word))).toEqual(numbers)
  })

  test("finds a word that was in a text, and does not learn one that it is asked to find", () => {
    const vocabulary = new Vocabulary.Vocabulary()
    const number = vocabulary.numberOf("known")

    expect(["known", "unknown", "unknown"].map((word) => vocabulary.find(word))).toEqual([number, undefined, undefined])
  })

  test("keeps words of published texts, and none of a profile", () => {
    const questions = Questions.of({
      condition: "Alzheimer disease",
      stage: "stage IV by acaller",
      biomarkers: ["KRAS G12D by acaller", "acaller"],
      priorLines: 1,
    })
    Reading.read("Inclusion Criteria:\n\n* stage IV disease\n* KRAS G12D mutation as apublisher has it", questions)
    const vocabulary = Vocabulary.ofNextStudy()

    expect(vocabulary.find("apublisher")).toBeDefined()
    expect(vocabulary.find("acaller")).toBeUndefined()
  })
})
