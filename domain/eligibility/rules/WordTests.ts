/**
 * Words that patterns call by one name, `{name}`: a line of words, "relapse relaps~ ~mab", of which "relaps~" stands for all that begin
 * so and "~mab" for all that end so; a set of words; or, where no list can do it, a function of one word.
 */
export type WordClass = string | ReadonlySet<string> | ((word: string) => boolean)

/** Classes by their names. */
export type WordClasses = Readonly<Record<string, WordClass>>

/** The tests that patterns make of words, so arranged that those which hold of a word are found without trying them all. */
export interface WordTests {
  /** `number`: what the test of these words is called by. */
  readonly lookFor: (words: WordClass, number: number) => void
  /** The numbers of those that hold of a word, in order. */
  readonly held: (word: string) => ReadonlyArray<number>
}

const none: ReadonlyArray<number> = []

/** Pieces of words, and the tests that hold of all words with one of them. */
type Pieces = Map<string, ReadonlyArray<number>>

/** Most pieces are of one class alone, whose test they share. */
const note = (pieces: Pieces, piece: string, test: ReadonlyArray<number>): void => {
  const known = pieces.get(piece)
  pieces.set(piece, known === undefined ? test : [...known, ...test])
}

/** By the code of their outer letter, the lengths that pieces have, so that of a word only pieces of these are looked up. */
type Lengths = ReadonlyArray<ReadonlyArray<number> | undefined>

const lengthsBy = (pieces: Pieces, codeOf: (piece: string) => number): Lengths => {
  const lengths: Array<ReadonlyArray<number> | undefined> = []
  for (const [code, some] of Map.groupBy(pieces.keys(), codeOf))
    lengths[code] = [...new Set(some.map(({ length }) => length))]

  return lengths
}

const firstCode = (word: string): number => word.charCodeAt(0)

const lastCode = (word: string): number => word.charCodeAt(word.length - 1)

const addAll = (found: Array<number>, tests: ReadonlyArray<number> | undefined): void => {
  if (tests !== undefined) found.push(...tests)
}

export const of = (): WordTests => {
  const whole: Pieces = new Map()
  const beginnings: Pieces = new Map()
  const endings: Pieces = new Map()
  const functions: Array<readonly [holds: (word: string) => boolean, test: number]> = []
  let lengths: Readonly<Record<"beginnings" | "endings", Lengths>> | undefined

  const noteWord = (word: string, test: ReadonlyArray<number>): void => {
    if (word.length > 1 && word.endsWith("~")) note(beginnings, word.slice(0, -1), test)
    else if (word.length > 1 && word.startsWith("~")) note(endings, word.slice(1), test)
    else note(whole, word, test)
  }

  const lookFor: WordTests["lookFor"] = (words, number) => {
    lengths = undefined
    const test = [number]
    if (typeof words === "function") functions.push([words, number])
    else for (const word of typeof words === "string" ? words.split(" ") : words) noteWord(word, test)
  }

  const held: WordTests["held"] = (word) => {
    lengths ??= { beginnings: lengthsBy(beginnings, firstCode), endings: lengthsBy(endings, lastCode) }
    const found: Array<number> = []
    addAll(found, whole.get(word))
    for (const length of lengths.beginnings[firstCode(word)] ?? none)
      addAll(found, beginnings.get(word.slice(0, length)))
    for (const length of lengths.endings[lastCode(word)] ?? none) addAll(found, endings.get(word.slice(-length)))
    for (const [holds, test] of functions) if (holds(word)) found.push(test)

    return found.length < 2 ? found : [...new Set(found)].sort((one, other) => one - other)
  }

  return { lookFor, held }
}

/** Whether a word is one of a class that is asked for by itself, and not by a pattern. */
export const matching = (words: WordClass): ((word: string) => boolean) => {
  const tests = of()
  tests.lookFor(words, 0)

  return (word) => tests.held(word).length > 0
}
