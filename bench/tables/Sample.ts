import type { Tokens } from "../../domain/eligibility/text/Tokens.ts"

/** Numbers that look like chance, and are the same each time. */
const chance = (beginning: number) => {
  let seed = beginning

  return (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff

    return (seed >> 8) % below
  }
}

/** Words one space apart. */
export const tokens = (words: ReadonlyArray<string>): Tokens => {
  const starts: Array<number> = []
  const ends: Array<number> = []
  let at = 0
  for (const word of words) {
    starts.push(at)
    ends.push(at + word.length)
    at += word.length + 1
  }

  return { words, starts, ends }
}

const length = 25

/** Sentences of words of which few come often, as in any language. */
export const sentences = (tokens: number, vocabulary: number): ReadonlyArray<ReadonlyArray<string>> => {
  const next = chance(7)
  const word = () => `w${next(next(next(vocabulary) + 1) + 1)}`

  return Array.from({ length: tokens / length }, () => Array.from({ length }, word))
}

/** Rows of four kinds, of words that such sentences have. */
export const rows = (count: number): ReadonlyArray<string> => {
  const next = chance(11)
  const word = () => `w${50 + next(2000)}`

  return Array.from(
    { length: count },
    (_, row) =>
      [
        `${word()} ${word()}`,
        `${word()}|${word()} ..8 [ ${word()} ]`,
        `( ${word()} | ${word()} ${word()} )? ${word()} ${word()}|${word()}`,
        `${word()} ${word()}* ..4 ${word()}`,
      ][row % 4] ?? "",
  )
}

export const different = (tokens: number): ReadonlyArray<ReadonlyArray<string>> =>
  Array.from({ length: tokens / length }, (_, sentence) =>
    Array.from({ length }, (_, at) => `v${sentence * length + at}`),
  )

export const gaps = (count: number): ReadonlyArray<string> =>
  Array.from({ length: count }, (_, row) => `a${row} ..40 b${row} ..40 c${row}`)

/** The same, but that as many tokens are taken as may be, instead of as few. */
export const skips = (count: number): ReadonlyArray<string> =>
  gaps(count).map((row) => row.replaceAll("..40", "_{0,40}"))

/** Sentences in which the gaps of such rows are open at each token, in ever other ways. */
export const openGaps = (tokens: number, count: number): ReadonlyArray<ReadonlyArray<string>> => {
  const next = chance(13)
  const word = () => {
    const letter = ["a", "b", "c"][next(3)] ?? "a"

    return count === 1 ? letter : `${letter}${next(count)}`
  }

  return Array.from({ length: tokens / 1000 }, () => Array.from({ length: 1000 }, word))
}
