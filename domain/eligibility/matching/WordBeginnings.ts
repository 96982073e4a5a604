import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import type { Vocabulary } from "../text/Vocabulary.ts"
import * as TargetMatcher from "./TargetMatcher.ts"

/** Names that may begin in a word, and where. */
interface Begun<A> {
  readonly offset: number
  readonly run: TargetMatcher.Target<A>
}

/** Very many names, of which those that begin with a word are looked up once for all texts. */
export interface Beginnings<A> {
  readonly in: (vocabulary: Vocabulary, word: number) => ReadonlyArray<Begun<A>>
}

/** Those of a run's spellings that may go on with a character of the same word: the next run begins with it, or there is none. */
const goingOn = <A>({ anchored, letters }: TargetMatcher.Target<A>, code: number): TargetMatcher.Target<A> => ({
  letters,
  anchored: anchored.filter(({ pattern: { runs } }) => runs[1] === undefined || runs[1].charCodeAt(0) === code),
})

/** Whether letters and digits begin at a place of a word, as they do behind an apostrophe. */
const beginsAt = (word: string, at: number): boolean => at === 0 || !isWord(word.charCodeAt(at - 1))

const none: ReadonlyArray<never> = []

export const of = <A>(spelled: ReadonlyArray<TargetMatcher.Spelled<A>>): Beginnings<A> => {
  const runs = new Map(TargetMatcher.by(() => 0, spelled).map((run, place) => [run.letters, { run, place }] as const))
  const lengths = [...new Set(Array.from(runs.keys(), ({ length }) => length))].sort((one, other) => one - other)

  /** Those of the names with which letters and digits begin, in their order. */
  const begunAt = (word: string, offset: number): ReadonlyArray<Begun<A>> => {
    const begun: Array<Begun<A> & { readonly place: number }> = []
    for (const length of lengths) {
      const end = offset + length
      if (end > word.length) break
      const known = runs.get(word.slice(offset, end))
      if (known === undefined) continue
      const run = isWord(word.charCodeAt(end)) ? goingOn(known.run, word.charCodeAt(end)) : known.run
      if (run.anchored.length > 0) begun.push({ offset, run, place: known.place })
    }

    return begun.sort((one, other) => one.place - other.place)
  }

  return {
    in: ByWord.of((word) => {
      const found: Array<Begun<A>> = []
      for (let at = 0; at < word.length; at++) if (beginsAt(word, at)) found.push(...begunAt(word, at))

      return found.length === 0 ? none : found
    }),
  }
}

/** A text in which names may begin at more places than this is not read to its end; one of usual size has some hundreds. */
const tries = 20_000

/** A published text in which names are looked for. */
export interface Source {
  readonly text: string
  readonly words: NumberedText
}

/** What `accepts` makes of every place where a word begins with a name, in the order of the text, until there are `most`. */
export const find = <A, B>(
  beginnings: Beginnings<A>,
  source: Source,
  most: number,
  accepts: TargetMatcher.Accepts<A, B>,
): ReadonlyArray<B> => {
  const { folded, numbers, starts, vocabulary } = source.words
  const written = { text: source.text, folded }
  const found: Array<B> = []
  let tried = 0
  for (let each = 0; each < numbers.length && found.length < most && tried < tries; each++) {
    for (const { offset, run } of beginnings.in(vocabulary, numbers[each] ?? 0)) {
      tried++
      TargetMatcher.collect(run, written, (starts[each] ?? 0) + offset, accepts, found, Number.POSITIVE_INFINITY)
    }
  }

  return found
}
