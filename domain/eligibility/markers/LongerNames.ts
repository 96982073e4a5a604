import { once } from "../../Memo.ts"
import * as Tokens from "../text/Tokens.ts"
import type { Marker } from "./Marker.ts"
import { tumorGenes } from "./TumorGenes.ts"

type Words = ReadonlyArray<string>

interface Name {
  readonly words: Words
  readonly of: string
}

const isWord = (word: string): boolean => word !== "-"

const wordsOf = (name: string): Words => Tokens.ofWritten(name).words.filter(isWord)

const fewest = 3

const plain = /^[a-z0-9]+$/

/** Names of genes in full, by their first word: "BRCA1-associated protein 1", and not "GNAQ/GNA11". */
const names = once(() => {
  const all = tumorGenes.flatMap(({ exact, forms, name }) =>
    [name, ...forms, ...exact].map((each): Name => ({ words: wordsOf(each), of: name })),
  )
  const inFull = all.filter(({ words }) => words.length >= fewest && words.every((word) => plain.test(word)))

  return Map.groupBy(inFull, ({ words: [first = ""] }) => first)
})

/** Behind the words of a name that begins with the token at `first`, whatever hyphens stand between; nothing if they do not. */
const behind = (words: Words, first: number, name: Words): number | undefined => {
  let at = first
  for (const word of name) {
    while (words[at] === "-") at++
    if (words[at] !== word) return undefined
    at++
  }

  return at
}

const longest = 9

/** Whether a marker's name, from token `first` to before `last`, is a part of the longer name of another gene. */
export const cover = ({ name }: Marker, words: Words, first: number, last: number): boolean => {
  for (let at = first; at >= 0 && at > first - longest; at--) {
    const covering = names()
      .get(words[at] ?? "")
      ?.some((each) => each.of !== name && (behind(words, at, each.words) ?? 0) >= last)
    if (covering === true) return true
  }

  return false
}
