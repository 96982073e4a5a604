import type * as Span from "../document/Span.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MeasureNames from "./MeasureNames.ts"

const opening = /^[([]$/

const closing = /^[)\]]$/

/** More words stand in no name. */
const mostWords = 12

/** A name cut short as it is written: "ZFI", "MASI-2". */
const short = /^(?=.*[A-Z].*[A-Z\d])[A-Za-z][A-Za-z\d]*(?:-[A-Za-z\d]+)*$/

/** Words whose letters are left out of a name that is cut short. */
const small = WordSet.of("a an and as at by for from in of on or the to with & - / ,")

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "")

/** Whether letters follow one another in words, the first where one of them begins. */
const areAmong = (letters: string, words: Tokens.Words): boolean =>
  words.some((word, at) => {
    if (word[0] !== letters[0]) return false
    const all = words.slice(at).join("")
    let from = 0
    for (const letter of letters) {
      from = all.indexOf(letter, from) + 1
      if (from === 0) return false
    }

    return true
  })

/** How many words before a place begin with letters, one by one. */
const spelling = (words: Tokens.Words, end: number, letters: string): number | undefined => {
  let left = letters.length
  for (let at = end - 1; at >= Math.max(0, end - mostWords); at--) {
    const word = words[at] ?? ""
    if (small.has(word)) continue
    if (word[0] !== letters[left - 1]) return undefined
    if (--left === 0) return end - at
  }

  return undefined
}

const writtenIn = ({ document, tokens: { ends, starts } }: Span.Span, first: number, last: number): string =>
  document.text.slice(starts[first], ends[last - 1])

/** Behind the bracket that opens at a token, up to where it closes. */
const inBrackets = (
  { tokens: { words } }: Span.Span,
  at: number,
): readonly [first: number, last: number] | undefined => {
  if (!opening.test(words[at] ?? "")) return undefined
  const end = words.slice(at + 1, at + 2 + mostWords).findIndex((word) => closing.test(word))

  return end < 1 ? undefined : [at + 1, at + 1 + end]
}

/** "Zarkov Fatigue Inventory ([ZFI])". */
const shortBehind = (span: Span.Span): ReadonlyArray<string> => {
  const [first, last] = inBrackets(span, span.last) ?? []
  if (first === undefined || last === undefined) return []
  const name = writtenIn(span, first, last)
  const words = span.tokens.words.slice(span.first, span.last)

  return short.test(name) && areAmong(lettersOf(name), words) ? [name] : []
}

/** "[Zarkov Fatigue Inventory] (ZFI)", "ZFI ([Zarkov Fatigue Inventory])". */
const inFull = (span: Span.Span): ReadonlyArray<string> => {
  const { first, last, tokens } = span
  const letters = lettersOf(writtenIn(span, first, last))
  if (letters.length < 2) return []
  const isInBrackets = opening.test(tokens.words[first - 1] ?? "") && closing.test(tokens.words[last] ?? "")
  const [start, end] = isInBrackets ? [0, first - 1] : (inBrackets(span, last) ?? [0, 0])
  const count = spelling(tokens.words, end, letters)

  return count === undefined || end - count < start ? [] : [writtenIn(span, end - count, end)]
}

/**
 * What a text calls a measure besides, where it tells two names of it together: "Zarkov Fatigue Inventory (ZFI)". What is another measure's
 * name is none of it. `isLiteral`: a name that may be cut short itself.
 */
export const of = (named: ReadonlyArray<Span.Span>, isLiteral: boolean): ReadonlyArray<string> => {
  const names = named.flatMap((span) => [
    ...shortBehind(span),
    ...(isLiteral && short.test(writtenIn(span, span.first, span.last)) ? inFull(span) : []),
  ])

  return [...new Set(names)].filter((name) => MeasureNames.within(Tokens.ofWritten(name).words).length === 0)
}
