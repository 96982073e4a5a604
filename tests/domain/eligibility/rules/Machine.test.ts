import { describe, expect, test } from "bun:test"
import * as KnownNumbers from "../../../../domain/eligibility/rules/KnownNumbers.ts"
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

describe("A machine", () => {
  test("reads each token once, however many rows there are", () => {
    const read = [10, 100, 1000].map((count) => {
      const table = rowsOf(manyRows(count))
      const words = textOf(5000, 800, 1)
      table.find(published(words))

      return table.effort().tokens
    })

    expect(read).toEqual([5000, 5000, 5000])
  })

  test("builds its states once, and goes on with them", () => {
    const table = rowsOf(manyRows(100))
    const run = published(textOf(5000, 800, 2))
    table.find(run)
    const { states } = table.effort()
    table.find(run)

    expect(table.effort()).toEqual({ tokens: 10_000, states, restarts: 0 })
    expect(states).toBeLessThan(2000)
  })

  test("has as many states for tokens that are passed over as they may be, and not two to the power of them", () => {
    const table = rowsOf(["a a|b|x{0,40} b"])
    const next = numbers(3)
    table.find(published(Array.from({ length: 20_000 }, () => ["a", "b", "x"][next(3)] ?? "x")))

    expect(table.effort().states).toBeLessThan(100)
  })

  test.each(["..40", "_{0,40}", "!x{0,40}", "( _ ){0,40}"])(
    "has no state for a gap, however many are open: %s",
    (gap) => {
      const gaps = Array.from({ length: 12 }, (_, row) => `a${row} ${gap} b${row} ${gap} c${row}`)
      const table = rowsOf(gaps)
      const next = numbers(4)
      const words = Array.from({ length: 20_000 }, () => `${["a", "b", "c"][next(3)]}${next(12)}`)

      expect(table.find(published(words)).length).toBeGreaterThan(0)
      expect(table.effort().states).toBeLessThan(50)
    },
  )

  test.each(["a~|b~{0,12}", "( a~ | b~ b~? ){0,12}"])("has no state for the times that are left: %s", (repeated) => {
    const table = rowsOf(Array.from({ length: 8 }, (_, row) => `( a${row} ${repeated} | b${row} ) c${row}`))
    const next = numbers(6)
    const words = Array.from({ length: 20_000 }, () => `${["a", "a", "b", "b", "c"][next(5)]}${next(12)}`)

    expect(table.find(published(words)).length).toBeGreaterThan(0)
    expect(table.effort().states).toBeLessThan(400)
  })

  test("has few states for asides that need not be there", () => {
    const aside = '( "(" !")"{0,22} ")" )?'
    const table = rowsOf([`[ w1 ] ${aside} ( or ${aside} | !w9{0,4} ) w2`, `[ w3 ] ${aside} !w9{0,9} w4`])
    table.find(published(textOf(20_000, 12, 5).flatMap((word, at) => (at % 5 === 0 ? [word, "(", word, ")"] : [word]))))

    expect(table.effort().states).toBeLessThan(100)
  })

  test("throws its states away when there are too many, and finds the same", () => {
    const table = rowsOf(Array.from({ length: 24 }, (_, row) => `_{3} ( a~ | b~ ){3} _ b${row}|c${row}`))
    const next = numbers(4)
    const words = Array.from({ length: 20_000 }, () => `${["a", "b", "c"][next(3)]}${next(24)}`)
    const found = table.find(published(words))
    const { restarts } = table.effort()
    const again = table.find(published(words))

    expect(restarts).toBeGreaterThan(0)
    expect(again).toEqual(found)
  })

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
  test("are given anew when there are too many, and machines forget what they knew of them", () => {
    const table = rowsOf(["[ red ] cat"])
    for (let from = 0; from < 200_000; from += 20_000) {
      table.find(published(Array.from({ length: 20_000 }, (_, at) => `word${from + at}`)))

      expect(table.find(published(["a", "red", "cat"]))).toMatchObject([{ first: 1, last: 2 }])
    }
  })

  test("of what a caller wrote are known to its run alone", () => {
    const table = rowsOf(["[ secretword~ ]"])
    table.find(KnownNumbers.ofWritten(Tokens.ofWritten("secretwords")))

    expect(table.find(KnownNumbers.ofWritten(Tokens.ofWritten("other secretwordless")))).toMatchObject([
      { first: 1, last: 2 },
    ])
    expect(table.find(KnownNumbers.ofWritten(Tokens.ofWritten("another")))).toEqual([])
  })
})

describe("A machine reads nothing of a run without a word", () => {
  const tokensRead = (pattern: string, words: string): number => {
    const table = rowsOf([pattern])
    table.find(published(words.split(" ")))

    return table.effort().tokens
  }

  test.each([
    ["that a row names", "a of relapsed", "a of b"],
    ["that begins as one of a row does", "of relaps~", "of b"],
    ["of a class of a row", "_ {vowel}", "of b"],
    ["of each way to put it", "of ( relapsed | recurrent )", "of b"],
    ["that must be there once", "of relapsed{1,3}", "of b"],
    ["beside others that it has", "relapsed of disease", "of relapsed"],
    ["behind a gap", "relapsed ..9 {vowel}", "of relapsed"],
    ["of each row, though it has words of both", "( relapsed of b | e relapsed disease )", "e disease"],
  ])("%s: “%s” in “%s”", (_, pattern, words) => expect(tokensRead(pattern, words)).toBe(0))

  test.each([
    ["need not be there", "of relapsed?", "of b"],
    ["is denied", "of !relapsed", "of b"],
    ["is one of two ways", "of ( relapsed | b )", "of b"],
  ])("but of one that %s: “%s” in “%s”", (_, pattern, words) => expect(tokensRead(pattern, words)).toBe(2))
})
