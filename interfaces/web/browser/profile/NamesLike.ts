import * as Accents from "../../../../domain/Accents.ts"

/** Something that goes by a name. */
export interface Named {
  readonly name: string
}

/** Fewer letters would offer nearly everything. */
const fewest = 2

const plain = (text: string): string => Accents.without(text.trim()).toLowerCase()

/** The first few that begin with what was typed, then those of which a later word does; each in the order in which they are given. */
export const namesLike = <A extends Named>(typed: string, known: ReadonlyArray<A>, most: number): ReadonlyArray<A> => {
  const beginning = plain(typed)
  if (beginning.length < fewest) return []
  const first: Array<A> = []
  const later: Array<A> = []
  for (const each of known) {
    const name = plain(each.name)
    if (name.startsWith(beginning)) first.push(each)
    else if (name.includes(` ${beginning}`)) later.push(each)
    if (first.length === most) return first
  }

  return [...first, ...later].slice(0, most)
}
