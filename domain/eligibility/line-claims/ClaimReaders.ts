import { isDigit } from "../text/Characters.ts"
import type { Claim } from "./Claim.ts"

/** What words tell from a place on; nothing if they tell nothing of its kind. */
export type Reader = (words: ReadonlyArray<string>, at: number) => Claim | undefined

/** A reader, and the words that what it reads can begin with. `ofNumbers`: it can begin with what is written with a digit, too. */
interface Kind {
  readonly begins: Iterable<string>
  readonly ofNumbers?: boolean
  readonly read: Reader
}

const none: ReadonlyArray<Reader> = []

/** The first of several kinds that words tell from a place on, looked for only where a word stands that one can begin with. */
export const of = (kinds: ReadonlyArray<Kind>): Reader => {
  const byWord = new Map<string, Array<Reader>>()
  for (const { begins, read } of kinds)
    for (const word of new Set(begins)) byWord.set(word, [...(byWord.get(word) ?? []), read])
  const ofNumbers = kinds.flatMap(({ ofNumbers, read }) => (ofNumbers === true ? [read] : []))

  return (words, at) => {
    const word = words[at] ?? ""
    for (const read of byWord.get(word) ?? (isDigit(word.charCodeAt(0)) ? ofNumbers : none)) {
      const claim = read(words, at)
      if (claim !== undefined) return claim
    }

    return undefined
  }
}
