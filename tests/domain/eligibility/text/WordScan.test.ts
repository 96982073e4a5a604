import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { traits } from "../../../../domain/eligibility/text/CharacterMap.ts"
import * as Folding from "../../../../domain/eligibility/text/Folding.ts"
import * as WordHash from "../../../../domain/eligibility/text/WordHash.ts"
import * as WordScan from "../../../../domain/eligibility/text/WordScan.ts"

/** What a scan finds, as words. */
const found = (text: string, characters = Folding.characters): ReadonlyArray<string> => {
  const { codes, count, ends, starts } = WordScan.of(text, characters)

  return Array.from({ length: count }, (_, at) => String.fromCharCode(...codes.subarray(starts[at], ends[at])))
}

describe("A scan", () => {
  test.each<readonly [text: string, words: ReadonlyArray<string>]>([
    ["KRAS-G12C (any)", ["kras", "-", "g12c", "(", "any", ")"]],
    ["Alzheimer’s disease.", ["alzheimer's", "disease", "."]],
    ["patients' 'consent'", ["patients", "'", "'", "consent", "'"]],
    ["disease_with\tβ", ["disease", "with", "b"]],
    ["ΟΔΟΣ 𐐀", ["οdος", "\ud801", "\udc28"]],
    [" \n\t ", []],
    ["", []],
  ])("finds in %j %j", (text, words) => expect(found(text)).toEqual(words))

  test.each<readonly [text: string, words: ReadonlyArray<string>]>([
    ["β-Amyloid’s É", ["β", "-", "amyloid", "’", "s", "é"]],
    ["İ_x", ["i", "\u0307", "_", "x"]],
    ["ΟΔΟΣ", ["οδος"]],
  ])("finds in %j in lower case alone %j", (text, words) => expect(found(text, Folding.lowered)).toEqual(words))

  test("becomes the text that is folded, or in lower case", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const read = (characters: typeof Folding.characters) => {
          const { codes, length } = WordScan.of(text, characters)

          return String.fromCharCode(...codes.subarray(0, length))
        }

        expect(read(Folding.characters)).toBe(Folding.fold(text))
        expect(read(Folding.lowered)).toBe(text.toLowerCase())
      }),
      { numRuns: 1000 },
    )
  })

  test("gives each word its hash", () => {
    const text = "Metastatic (stage IV) ≥ patient's"
    const words = found(text)
    const { count, hashes } = WordScan.of(text, Folding.characters)

    expect([...hashes.subarray(0, count)]).toEqual(words.map(WordHash.of))
  })

  test.each<readonly [text: string, isAccented: boolean]>([
    ["plain – “text” ≥ 5 × 10", false],
    ["Sjögren", true],
    ["ｌｕｎｇ", true],
    ["Sjo\u0308gren", true],
  ])("tells whether there may be an accent: %j", (text, isAccented) =>
    expect((WordScan.of(text, Folding.lowered).bits & traits.accented) > 0).toBe(isAccented),
  )

  test("leaves nothing of a text once it is cleared", () => {
    const scan = WordScan.of("secret words", Folding.characters)
    WordScan.clear(scan)

    expect([...scan.codes.subarray(0, 12), ...scan.hashes.subarray(0, 2)]).toEqual(Array(14).fill(0))
  })

  test("knows no end of a text", () => {
    const words = Array.from({ length: 50_000 }, (_, number) => `w${number}`)

    expect(found(words.join(" "))).toEqual(words)
  })
})
