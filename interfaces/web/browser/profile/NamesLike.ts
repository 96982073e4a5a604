import * as Accents from "../../../../domain/Accents.ts"
import { remembering } from "../../../../domain/Memo.ts"
import * as Spelling from "../../../functions/Spelling.ts"

/** Something that goes by a name, and by others. */
export interface Named {
  readonly name: string
  readonly also: ReadonlyArray<string>
}

/** What may be meant, and the one of its names that was being typed. */
export interface Like<A extends Named> {
  readonly named: A
  readonly as: string
}

/** Fewer letters would offer nearly everything. */
const fewest = 2

const plain = (text: string): string => Accents.without(text.trim()).toLowerCase().replaceAll(/['’]/g, "")

/** The first few that begin with what was typed, then those of which a later word does; each in the order in which they are given. */
export const namesLike = <A extends Named>(
  typed: string,
  known: ReadonlyArray<A>,
  most: number,
): ReadonlyArray<Like<A>> => {
  const beginning = plain(typed)
  if (beginning.length < fewest) return []
  const first: Array<Like<A>> = []
  const later: Array<Like<A>> = []
  for (const named of known) {
    const names = [named.name, ...named.also]
    const begins = names.find((name) => plain(name).startsWith(beginning))
    const holds = begins ?? names.find((name) => plain(name).includes(` ${beginning}`))
    if (begins !== undefined) first.push({ named, as: begins })
    else if (holds !== undefined) later.push({ named, as: holds })
    if (first.length === most) return first
  }

  return [...first, ...later].slice(0, most)
}

const nearWords = remembering((known: ReadonlyArray<Named>) =>
  Spelling.amongWordsOf(known.flatMap(({ also, name }) => [name, ...also])),
)

/** The same of what was typed as it may have been meant, each of its words by a letter or two. */
export const namesNear = <A extends Named>(
  typed: string,
  known: ReadonlyArray<A>,
  most: number,
): ReadonlyArray<Like<A>> => {
  const spelt = Spelling.corrected(typed, nearWords(known))

  return spelt === undefined ? [] : namesLike(spelt, known, most)
}

/** The one whose name, up to its first comma or whole, is what was typed; nothing where several are. */
export const onlyNamed = <A extends Named>(typed: string, known: ReadonlyArray<A>): A | undefined => {
  const wanted = plain(typed)
  if (wanted.length < fewest) return undefined
  const [found, ...others] = known.filter(({ name }) => {
    const whole = plain(name)

    return whole === wanted || whole.startsWith(`${wanted},`)
  })

  return others.length === 0 ? found : undefined
}

/** Whether something that is known goes by what was typed. */
export const isNamed = (typed: string, known: ReadonlyArray<Named>): boolean => {
  const wanted = plain(typed)

  return known.some(({ also, name }) => [name, ...also].some((each) => plain(each) === wanted))
}

/** Whether places that are known lie in one that is called what was typed: a state, a country. */
export const isAround = (typed: string, known: ReadonlyArray<Named>): boolean => {
  const wanted = plain(typed)

  return known.some(({ name }) => plain(name).split(", ").slice(1).includes(wanted))
}
