import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Vocabulary from "../../../../domain/eligibility/text/Vocabulary.ts"
import { type Noted, WordCounting } from "../../../../domain/ranking/words/WordCounting.ts"
import * as WordTable from "../../../../domain/ranking/words/WordTable.ts"

const counting = new WordCounting(["much1", "tumor"])

interface Piece extends Noted {
  readonly text: string
}

const counted = (pieces: ReadonlyArray<Piece>): WordTable.WordTable => {
  counting.begin(Vocabulary.ofNextStudy())
  for (const { text, ...noted } of pieces) counting.addWritten(text, noted)
  counting.complete()

  return counting.table()
}

const plainly = (text: string): WordTable.WordTable => counted([{ text, zone: 1, inText: 1, inSubject: 0 }])

const countIn = (table: WordTable.WordTable, text: string, part: WordTable.Part = "inText") =>
  WordTable.countAt(table, WordTable.find(table, WordTable.word(text)), part)

const zonesIn = (table: WordTable.WordTable, text: string) => WordTable.zonesOf(table, WordTable.word(text))

/** The words of a text by a pattern, as slow as it may be. A letter of two units is none: nobody is asked about them. */
const wordsOf = (text: string): ReadonlyArray<string> =>
  text.toLowerCase().match(/(?:(?![\u{10000}-\u{10ffff}])[\p{L}\p{N}])+/gu) ?? []

describe("The words of a study", () => {
  test.each<readonly [text: string, word: string, count: number]>([
    ["KRAS G12D, kras and pan-KRAS", "kras", 3],
    ["KRAS_G12D", "kras", 1],
    ["cancerous", "cancer", 0],
    ["Sjögren's or Sjogren", "sjögren", 1],
    ["β-amyloid", "β", 1],
    ["", "a", 0],
    ["a a a", "a", 3],
    [`${"word ".repeat(100_000)}`, "word", 100_000],
    ["x".repeat(100_000), "x".repeat(100_000), 1],
  ])("are counted as wholes: %j has %j", (text, word, count) => {
    expect(countIn(plainly(text), word)).toBe(count)
  })

  test("are counted by the pieces that they stand in, each with its two counts and its zone", () => {
    const table = counted([
      { text: "lung cancer", zone: 1, inText: 1, inSubject: 1 },
      { text: "Cancer of the lung", zone: 4, inText: 1, inSubject: 0 },
      { text: "carboplatin, cancer", zone: 0, inText: 0, inSubject: 1 },
    ])

    expect([countIn(table, "cancer"), countIn(table, "cancer", "inSubject")]).toEqual([2, 2])
    expect([countIn(table, "carboplatin"), countIn(table, "carboplatin", "inSubject")]).toEqual([0, 1])
    expect([zonesIn(table, "lung"), zonesIn(table, "of"), zonesIn(table, "carboplatin")]).toEqual([5, 4, 0])
  })

  test.each<readonly [text: string, term: string]>([
    ["Tumours", "cancer"],
    ["Leukaemias", "leukemia"],
    ["Sjögren", "sjogren"],
    ["ｌｕｎｇ", "lung"],
    ["metastases", "metastasi"],
  ])("are seen as what the analyzer compares them by: %j as %j", (text, term) => {
    const table = plainly(text)

    expect(zonesIn(table, term)).toBe(1)
    expect(countIn(table, term)).toBe(0)
  })

  test("are the same as a pattern finds, in texts of any characters", () => {
    const letters = fc.string({ unit: fc.constantFrom(..."aAbsSéÉßİΣσ9 -_'’\n“·𝒳中"), maxLength: 60 })
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: "binary", maxLength: 40 })), (text) => {
        const table = plainly(text)
        const words = wordsOf(text)

        for (const word of new Set(words)) {
          expect(countIn(table, word)).toBe(words.filter((other) => other === word).length)
          expect(countIn(table, `${word}x`)).toBe(words.filter((other) => other === `${word}x`).length)
          expect(zonesIn(table, word)).toBe(1)
        }
      }),
      { numRuns: 500 },
    )
  })

  test("are all found again, however many there are", () => {
    const words = Array.from({ length: 50_000 }, (_, number) => `w${number}`)
    const table = plainly(words.join(" "))

    for (const word of words) expect(countIn(table, word)).toBe(1)
    expect(countIn(table, "w50000")).toBe(0)
    expect(countIn(plainly("w1 w1"), "w2")).toBe(0)
  })

  test("are the same whatever studies came before", () => {
    const much = Array.from({ length: 40_000 }, (_, number) => `much${number}s`).join(" ")
    const texts = fc.string({ unit: fc.constantFrom(..."aesu our"), maxLength: 60 })
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 4 }), texts, (before, text) => {
        for (const other of before) plainly(other)
        const alone = new WordCounting([])
        alone.begin(new Vocabulary.Vocabulary())
        alone.addWritten(text, { zone: 1, inText: 1, inSubject: 0 })
        alone.complete()

        expect(plainly(text)).toEqual(alone.table())
        expect(counting.zonesOf(0)).toBe(text === much ? 1 : 0)
      }),
      {
        examples: [
          [[much], "a sea"],
          [["our sea", much], much],
          [[], much],
        ],
      },
    )
  })

  test("are all seen as what the analyzer compares them by, however many there are", () => {
    const words = Array.from({ length: 20_000 }, (_, number) => `zebra${number}s`)
    const table = counted([{ text: words.join(" "), zone: 2, inText: 1, inSubject: 0 }])

    for (const word of words) expect(zonesIn(table, word.slice(0, -1))).toBe(2)
  })
})
