import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Analyzer from "../../../../domain/condition/Analyzer.ts"
import { Vocabulary } from "../../../../domain/ranking/words/Vocabulary.ts"
import * as WordTable from "../../../../domain/ranking/words/WordTable.ts"

const numberOf = (vocabulary: Vocabulary, word: string): number =>
  vocabulary.numberOf(word, 0, word.length, WordTable.hashOf(word))

const found = (vocabulary: Vocabulary, word: string): number => vocabulary.find(WordTable.word(word))

const anyWord = fc.oneof(
  fc.constantFrom("tumours", "tumors", "cancer", "haemorrhages", "sjögren", "中文", "s", "oes"),
  fc.stringMatching(/^[a-zéß中]{1,12}$/),
)

describe("A vocabulary", () => {
  test("gives each word a number of its own, and knows it again in any piece", () => {
    fc.assert(
      fc.property(fc.array(anyWord), (words) => {
        const vocabulary = new Vocabulary()
        const numbers = new Map(words.map((word) => [word, numberOf(vocabulary, word)]))

        expect(new Set(numbers.values()).size).toBe(numbers.size)
        for (const [word, number] of numbers) {
          const { bytes } = WordTable.word(word)
          const written = new Uint8Array(bytes.length)
          expect(vocabulary.numberOf(`(${word})`, 1, word.length + 1, WordTable.hashOf(word))).toBe(number)
          expect(found(vocabulary, word)).toBe(number)
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
        const vocabulary = new Vocabulary()
        for (const word of words)
          expect(vocabulary.termOf(numberOf(vocabulary, word))).toBe(found(vocabulary, Analyzer.termOf(word)))
      }),
    )
  })

  test("learns no word that is only looked up", () => {
    const vocabulary = new Vocabulary()

    expect([found(vocabulary, "caller"), found(vocabulary, "caller")]).toEqual([-1, -1])
    expect(numberOf(vocabulary, "published")).toBe(0)
  })

  test.each<readonly [of: string, words: ReadonlyArray<string>]>([
    ["words", Array.from({ length: 40_000 }, (_, number) => `w${number}`)],
    ["characters", ["x".repeat(300_000)]],
  ])("forgets all before the next study if one has brought too many %s", (_, words) => {
    const vocabulary = new Vocabulary()
    numberOf(vocabulary, "first")
    vocabulary.forgetMany()
    expect(found(vocabulary, "first")).toBe(0)

    for (const word of words) numberOf(vocabulary, word)
    expect(words.every((word) => found(vocabulary, word) > 0)).toBe(true)
    vocabulary.forgetMany()
    expect(found(vocabulary, "first")).toBe(-1)
    expect(numberOf(vocabulary, "second")).toBe(0)
    expect(found(vocabulary, "second")).toBe(0)
  })
})
