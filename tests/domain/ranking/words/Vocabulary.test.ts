import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Analyzer from "../../../../domain/condition/Analyzer.ts"
import { Vocabulary } from "../../../../domain/ranking/words/Vocabulary.ts"
import * as WordTable from "../../../../domain/ranking/words/WordTable.ts"

const numberOf = (vocabulary: Vocabulary, word: string): number =>
  vocabulary.numberOf(word, 0, word.length, WordTable.hashOf(word))

const anyWord = fc.oneof(
  fc.constantFrom("tumours", "tumors", "cancer", "haemorrhages", "sjögren", "中文", "s", "oes"),
  fc.stringMatching(/^[a-zéß中]{1,12}$/),
)

describe("A vocabulary", () => {
  test("gives each word a number of its own, and knows it again in any piece", () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const vocabulary = new Vocabulary([])
        const numbers = new Map(words.map((word) => [word, numberOf(vocabulary, word)]))

        expect(new Set(numbers.values()).size).toBe(numbers.size)
        for (const [word, number] of numbers) {
          const { bytes } = WordTable.word(word)
          const written = new Uint8Array(bytes.length)
          expect(vocabulary.numberOf(`(${word})`, 1, word.length + 1, WordTable.hashOf(word))).toBe(number)
          expect(vocabulary.sizeOf(number)).toBe(bytes.length)
          expect(vocabulary.write(number, written, 0)).toBe(bytes.length)
          expect([...written]).toEqual([...bytes])
        }
      }),
    )
  })

  test("compares a word by what the analyzer does", () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const vocabulary = new Vocabulary([])
        for (const word of words)
          expect(vocabulary.termOf(numberOf(vocabulary, word))).toBe(numberOf(vocabulary, Analyzer.termOf(word)))
      }),
    )
  })

  test.each<readonly [of: string, words: ReadonlyArray<string>]>([
    ["words", Array.from({ length: 40_000 }, (_, number) => `w${number}`)],
    ["characters", ["x".repeat(300_000)]],
  ])("forgets all before the next study if one has brought too many %s", (_, words) => {
    const vocabulary = new Vocabulary(["tumours", "own"])
    const numbers = words.map((word) => numberOf(vocabulary, word))
    vocabulary.forgetMany()

    expect(numberOf(vocabulary, "more")).toBe(3)
    expect(["tumours", "own"].map((word) => numberOf(vocabulary, word))).toEqual([...vocabulary.always])
    expect(words.map((word) => numberOf(vocabulary, word))).not.toEqual(numbers)
  })

  test("keeps the numbers of as many words as a few hundred studies have", () => {
    const vocabulary = new Vocabulary(["always"])
    const words = Array.from({ length: 20_000 }, (_, number) => `w${number}`)
    const numbers = words.map((word) => numberOf(vocabulary, word))
    vocabulary.forgetMany()

    expect(words.map((word) => numberOf(vocabulary, word))).toEqual(numbers)
  })
})
