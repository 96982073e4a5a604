import * as WordSet from "./WordSet.ts"

const verbs = WordSet.of("is are was were do does did has have had could would should must need might")

/** "Isn't", "isnt". */
const spellings = (contracted: string): ReadonlyArray<string> => [`${contracted}n't`, `${contracted}nt`]

type Words = ReadonlyArray<string>

const spelt = (contracted: string, words: Words): ReadonlyArray<readonly [string, Words]> =>
  spellings(contracted).map((word) => [word, words])

const written: ReadonlyMap<string, Words> = new Map([
  ...[...verbs].flatMap((verb) => spelt(verb, [verb, "not"])),
  ...spelt("wo", ["will", "not"]),
  ...spelt("ca", ["cannot"]),
])

/** The letter that all end with. */
const ending = "t".charCodeAt(0)

/** The words that a contraction stands for: "is not" of "isn't", "cannot" of "can't"; nothing where a word is none. */
export const spelledOut = (word: string): Words | undefined =>
  word.charCodeAt(word.length - 1) === ending ? written.get(word) : undefined

/** Where the "not" of a contraction begins that ends at a place of a text: "n't", "nt". */
export const notAt = (word: string, end: number): number => end - (word.endsWith("'t") ? 3 : 2)
