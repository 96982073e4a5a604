import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as PackedWord from "../../../../domain/ranking/words/PackedWord.ts"
import * as WordTable from "../../../../domain/ranking/words/WordTable.ts"

const words = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{1,20}$/),
  fc.string({ unit: fc.constantFrom("tion", "ing", "th", "e", "q", "é", "中", "\uffff", "\0"), maxLength: 8 }),
)

describe("A word is packed", () => {
  test("as no other is", () => {
    fc.assert(
      fc.property(fc.uniqueArray(words), (several) => {
        const packed = several.map((word) => PackedWord.of(word).join(" "))

        expect(new Set(packed).size).toBe(several.length)
      }),
      { numRuns: 1000 },
    )
  })

  test.each<readonly [word: string, bytes: number]>([
    ["e", 1],
    ["cancer", 2],
    ["metastatic", 5],
    ["translocation", 6],
    ["中", 3],
    ["", 0],
  ])("in few bytes: %j in %d", (word, bytes) => expect(PackedWord.of(word)).toHaveLength(bytes))
})

describe("A record", () => {
  const number = fc.oneof(fc.nat({ max: 20 }), fc.nat())

  test("tells the notes of its word, whatever they are", () => {
    fc.assert(
      fc.property(words, fc.nat({ max: 15 }), number, number, (text, zones, inText, inSubject) => {
        const table = new Uint8Array(200)
        const word = WordTable.word(text)
        const head = WordTable.begin(table, 1, 200)
        const start = WordTable.writeBeforeWord(table, head, word.bytes.length, zones, inText, inSubject)
        table.set(word.bytes, start)
        WordTable.writeOffset(table, 1, start + word.bytes.length - head)
        const record = WordTable.find(table, word)

        expect(record).toBe(head)
        expect(WordTable.zonesOf(table, word)).toBe(zones)
        expect([WordTable.countAt(table, record, "inText"), WordTable.countAt(table, record, "inSubject")]).toEqual([
          inText,
          inSubject,
        ])
        expect(WordTable.find(table, WordTable.word(`${text}x`))).toBe(-1)
      }),
    )
  })
})
