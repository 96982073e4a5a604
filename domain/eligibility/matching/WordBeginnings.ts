import * as ByWord from "../text/ByWord.ts"
import { isWord } from "../text/Characters.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import type { Vocabulary } from "../text/Vocabulary.ts"
import * as Pattern from "./Pattern.ts"
import type { Spelled } from "./TargetMatcher.ts"

/** Names that may begin in a word, and where. */
interface Begun<A> {
  readonly offset: number
  readonly spelled: ReadonlyArray<Spelled<A>>
}

/** Very many names, of which those that begin with a word are looked up once for all texts. */
export interface Beginnings<A> {
  readonly in: (vocabulary: Vocabulary, word: number) => ReadonlyArray<Begun<A>>
}

const firstRun = <A>({ pattern }: Spelled<A>): string => pattern.runs[0] ?? ""

/** Whether letters and digits begin at a place of a word, as they do behind an apostrophe. */
const beginsAt = (word: string, at: number): boolean => at === 0 || !isWord(word.charCodeAt(at - 1))

const none: ReadonlyArray<never> = []

export const of = <A>(spelled: ReadonlyArray<Spelled<A>>): Beginnings<A> => {
  const byRun = Map.groupBy(spelled, firstRun)
  const places = new Map([...byRun.keys()].map((run, place) => [run, place] as const))
  const lengths = [...new Set(Array.from(byRun.keys(), ({ length }) => length))]

  /** Those of the names with which letters and digits begin, in their order. */
  const begunAt = (word: string, offset: number): ReadonlyArray<Begun<A>> =>
    lengths
      .map((length) => word.slice(offset, offset + length))
      .filter((run, index) => run.length === lengths[index] && byRun.has(run))
      .toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
      .map((run) => ({ offset, spelled: byRun.get(run) ?? none }))

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

/** What becomes of a name that stands at a place. */
type Accepts<A, B> = (place: Pattern.Place, means: A) => B | undefined

/** What `accepts` makes of the names that begin at a place, added to `found`. */
const collect = <A, B>(
  spelled: ReadonlyArray<Spelled<A>>,
  { text, words: { folded } }: Source,
  at: number,
  accepts: Accepts<A, B>,
  found: Array<B>,
): void => {
  for (const { means, pattern } of spelled) {
    const place = Pattern.around(pattern, 0, text, folded, at)
    const accepted = place === undefined ? undefined : accepts(place, means)
    if (accepted !== undefined) found.push(accepted)
  }
}

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
  accepts: Accepts<A, B>,
): ReadonlyArray<B> => {
  const { numbers, starts, vocabulary } = source.words
  const found: Array<B> = []
  let tried = 0
  for (let each = 0; each < numbers.length && found.length < most && tried < tries; each++) {
    for (const { offset, spelled } of beginnings.in(vocabulary, numbers[each] ?? 0)) {
      tried++
      collect(spelled, source, (starts[each] ?? 0) + offset, accepts, found)
    }
  }

  return found
}
