import { describe, expect, test } from "bun:test"
import * as WordHash from "../../../../domain/eligibility/text/WordHash.ts"

/** Words of so many letters, each of them one of two. */
const wordsOf = (letters: number, one: string, other: string): ReadonlyArray<string> =>
  Array.from({ length: 2 ** letters }, (_, number) =>
    Array.from({ length: letters }, (_, at) => ((number >> at) & 1 ? one : other)).join(""),
  )

describe("The hash of a word", () => {
  test.each<readonly [what: string, words: ReadonlyArray<string>]>([
    ["letters that differ in their highest bits alone", wordsOf(12, "\u4e00", "\u6e00")],
    ["letters of ASCII", wordsOf(12, "a", "b")],
    ["a number", Array.from({ length: 4096 }, (_, number) => `word${number}`)],
  ])("parts words by its lowest bits: %s", (_, words) => {
    const buckets = new Set(words.map((word) => WordHash.of(word) & (words.length - 1)))

    expect(buckets.size).toBeGreaterThan(words.length / 2)
  })

  test("is a whole number of 32 bits", () => {
    for (const word of ["", "a", "中文", "word".repeat(99)]) expect(WordHash.of(word)).toBe(WordHash.of(word) | 0)
  })

  test("is another in each process, so that no text can be written against it", () => {
    const program = `console.log((await import(${JSON.stringify(import.meta.resolve("../../../../domain/eligibility/text/WordHash.ts"))})).of("word"))`
    const told = () => Bun.spawnSync([process.execPath, "-e", program]).stdout.toString()
    const hashes = [told(), told(), told()]

    expect(hashes.every((hash) => /^-?\d+\n$/.test(hash))).toBe(true)
    expect(new Set(hashes).size).toBeGreaterThan(1)
  })
})
