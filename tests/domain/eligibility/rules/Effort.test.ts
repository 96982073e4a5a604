import { describe, expect, test } from "bun:test"
import * as Runs from "../../../../domain/eligibility/rules/Runs.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"
import { sizes } from "../../../endurance/Sizes.ts"
import { knowsManyWords, published, rowsOf } from "./ManyWords.ts"

/** Numbers that look like chance, and are the same each time. */
const numbers = (beginning: number) => {
  let seed = beginning

  return (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff

    return (seed >> 8) % below
  }
}

const textOf = (length: number, vocabulary: number, seed: number): ReadonlyArray<string> => {
  const next = numbers(seed)

  return Array.from({ length }, () => `w${next(vocabulary)}`)
}

/** So many rows, the last of which is told in the texts. */
const manyRows = (count: number): ReadonlyArray<string> => {
  const next = numbers(count)
  const word = () => `w${next(500)}`
  const rows = Array.from(
    { length: count - 1 },
    (_, row) =>
      [
        `${word()} ${word()} r${row}`,
        `${word()}|${word()} ..8 [ r${row} ]`,
        `( ${word()} | ${word()} ${word()} )? r${row} {vowel}`,
        `r${row} ( ${word()} )* ..4 ${word()}`,
      ][row % 4] ?? "",
  )

  return [...rows, "w1"]
}

const among = (words: string, length: number, seed: number): ReadonlyArray<string> => {
  const next = numbers(seed)
  const all = words.split(" ")

  return Array.from({ length }, () => all[next(all.length)] ?? "x")
}

/** How many steps of rows are tried in some words. */
const effortOf = (patterns: ReadonlyArray<string>, words: ReadonlyArray<string>): number => {
  const table = rowsOf(patterns)
  table.find(published(words))

  return table.effort()
}

describe("Rows", () => {
  test("cost nothing where a word that they need is not there, however many there are", () => {
    const words = textOf(5000, 800, 1)
    const [few, more, many] = [10, 100, 1000].map((count) => effortOf(manyRows(count), words))

    expect(few).toBeGreaterThan(0)
    expect([more, many]).toEqual([few, few])
  })

  test("cost the same each time", () => {
    const table = rowsOf(manyRows(100))
    const run = published(textOf(5000, 800, 2))
    table.find(run)
    const first = table.effort()
    table.find(run)

    expect(table.effort()).toBe(2 * first)
  })

  test.each([
    "a a|b|x{0,40} b",
    "a ..40 b ..40 c",
    "a _{0,40} b _{0,40} c",
    "a !y{0,40} b !y{0,40} c",
    "a ( _ ){0,40} b ( _ ){0,40} c",
    "( a a~|b~{0,12} | b ) c",
    "( a ( a~ | b~ b~? ){0,12} | b ) c",
    '[ a ] ( "(" !")"{0,22} ")" )? ( b ( "(" !")"{0,22} ")" )? | !y{0,4} ) c',
  ])("take no more than their own steps a token: %s", (pattern) => {
    const words = among("a b x", 20_000, 3)

    expect(effortOf([pattern], [...words, "c"])).toBeLessThan(100 * words.length)
  })

  test.each(["a _{0,40} ( b _{0,40} ){0,8} c", "( a | b | x ){0,16} ( a ..20 b )? ( b ..20 x )? c"])(
    "take twice as many in a text of twice the length: %s",
    (pattern) => {
      const [short = 0, long = 0] = [4000, 8000].map((length) =>
        effortOf([pattern], [...among("a b x", length, 4), "c"]),
      )

      expect(long / short).toBeLessThan(2.1)
    },
  )

  knowsManyWords(sizes.differentWords.short)

  test("finds what was found one by one when it looks for all of them at once", () => {
    const patterns = ["a ..3 b", "a b? {vowel}", "( a | b c )* b", "a{2,3}", "!a b", "^ ..2 c", "b ..2 $"]
    const next = numbers(5)
    for (let round = 0; round < 200; round++) {
      const words = Array.from({ length: 12 }, () => ["a", "b", "c", "e", "."][next(5)] ?? "a")
      const run = published(words)
      for (const pattern of patterns) {
        const alone = rowsOf([pattern]).find(run)
        const among = rowsOf([pattern, "never", "[ x ] a"]).find(run)

        expect(among.map(({ first, last }) => [first, last])).toEqual(alone.map(({ first, last }) => [first, last]))
      }
    }
  })
})

describe("Numbers of words", () => {
  test("are given anew when there are too many, and tables forget what they knew of them", () => {
    const table = rowsOf(["[ red ] cat"])
    for (let from = 0; from < 200_000; from += 20_000) {
      table.find(published(Array.from({ length: 20_000 }, (_, at) => `word${from + at}`)))

      expect(table.find(published(["a", "red", "cat"]))).toMatchObject([{ first: 1, last: 2 }])
    }
  })

  test("of what a caller wrote are known to its run alone", () => {
    const table = rowsOf(["[ secretword~ ]"])
    table.find(Runs.ofWritten(Tokens.ofWritten("secretwords")))

    expect(table.find(Runs.ofWritten(Tokens.ofWritten("other secretwordless")))).toMatchObject([{ first: 1, last: 2 }])
    expect(table.find(Runs.ofWritten(Tokens.ofWritten("another")))).toEqual([])
  })
})

describe("A row is not followed in a run without a word", () => {
  const stepsTried = (pattern: string, words: string): number => effortOf([pattern], words.split(" "))

  test.each([
    ["that a row names", "a of relapsed", "a of b"],
    ["that begins as one of a row does", "of relaps~", "of b"],
    ["of a class of a row", "_ {vowel}", "of b"],
    ["of each way to put it", "of ( relapsed | recurrent )", "of b"],
    ["that must be there once", "of relapsed{1,3}", "of b"],
    ["beside others that it has", "relapsed of disease", "of relapsed"],
    ["behind a gap", "relapsed ..9 {vowel}", "of relapsed"],
    ["of each row, though it has words of both", "( relapsed of b | e relapsed disease )", "e disease"],
  ])("%s: “%s” in “%s”", (_, pattern, words) => expect(stepsTried(pattern, words)).toBe(0))

  test.each([
    ["need not be there", "of relapsed?", "of b"],
    ["is denied", "of !relapsed", "of b"],
    ["is one of two ways", "of ( relapsed | b )", "of b"],
  ])("but of one that %s: “%s” in “%s”", (_, pattern, words) => expect(stepsTried(pattern, words)).toBeGreaterThan(0))
})
