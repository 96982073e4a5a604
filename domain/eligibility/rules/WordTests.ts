import * as TokenTest from "./TokenTest.ts"

/**
 * Words that patterns call by one name, `{name}`: a line of words, "relapse relaps~ ~mab", of which "relaps~" stands for all that begin
 * so and "~mab" for all that end so; a set of words; or, where no list can do it, a function of one word.
 */
type WordClass = string | ReadonlySet<string> | ((word: string) => boolean)

/** Classes by their names. */
export type WordClasses = Readonly<Record<string, WordClass>>

/** The tests that patterns make of words, so arranged that those which hold of a word are found without trying them all. */
export interface WordTests {
  readonly lookFor: (test: TokenTest.TokenTest) => void
  /** The keys of those that hold of a word. */
  readonly held: (word: string) => ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

const noKeys: ReadonlyArray<string> = []

/** A piece of a word, and the tests that hold of all words with it. */
type Pieces = Map<string, ReadonlyArray<string>>

const note = (pieces: Pieces, piece: string, key: string): void => {
  pieces.set(piece, [...(pieces.get(piece) ?? []), key])
}

/** The lengths that pieces have, so that of a word only pieces of these are looked up. */
const lengthsOf = (pieces: Pieces): ReadonlyArray<number> => [
  ...new Set(Array.from(pieces.keys(), ({ length }) => length)),
]

export const of = (classes: WordClasses): WordTests => {
  const whole: Pieces = new Map()
  const beginnings: Pieces = new Map()
  const endings: Pieces = new Map()
  const functions: Array<readonly [holds: (word: string) => boolean, key: string]> = []
  const known = new Set<string>()
  let lengths: { readonly beginnings: ReadonlyArray<number>; readonly endings: ReadonlyArray<number> } | undefined

  const noteWord = (word: string, key: string): void => {
    if (word.length > 1 && word.endsWith("~")) note(beginnings, word.slice(0, -1), key)
    else if (word.length > 1 && word.startsWith("~")) note(endings, word.slice(1), key)
    else note(whole, word, key)
  }

  const noteClass = (name: string, key: string): void => {
    const words = Object.hasOwn(classes, name) ? classes[name] : undefined
    if (typeof words === "function") functions.push([words, key])
    else for (const word of typeof words === "string" ? words.split(" ") : (words ?? [])) noteWord(word, key)
  }

  const lookFor = (test: TokenTest.TokenTest): void => {
    const key = TokenTest.keyOf(test)
    if (known.has(key)) return
    known.add(key)
    lengths = undefined
    if (test.kind === "word") note(whole, test.word, key)
    if (test.kind === "beginning") note(beginnings, test.letters, key)
    if (test.kind === "ending") note(endings, test.letters, key)
    if (test.kind === "class") noteClass(test.name, key)
  }

  const held = (word: string): ReadonlySet<string> => {
    lengths ??= { beginnings: lengthsOf(beginnings), endings: lengthsOf(endings) }
    let found: Array<string> | undefined
    const add = (keys: ReadonlyArray<string> = noKeys): void => {
      if (keys.length > 0) found = [...(found ?? []), ...keys]
    }
    add(whole.get(word))
    for (const length of lengths.beginnings) add(beginnings.get(word.slice(0, length)))
    for (const length of lengths.endings) add(endings.get(word.slice(-length)))
    for (const [holds, key] of functions) if (holds(word)) add([key])

    return found === undefined ? none : new Set(found)
  }

  return { lookFor, held }
}
