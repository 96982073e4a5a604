import { distance } from "fastest-levenshtein"
import * as Steps from "../../domain/Steps.ts"

const firstLetter = 97

const lastLetter = 122

/** A bit for each letter that stands in a key. */
const lettersOf = (key: string): number => {
  let letters = 0
  for (let at = 0; at < key.length; at++) {
    const code = key.charCodeAt(at)
    if (code >= firstLetter && code <= lastLetter) letters |= 1 << (code - firstLetter)
  }

  return letters
}

/** Whether two sets of letters differ in more than so many. */
const differ = (one: number, other: number, most: number): boolean => {
  let left = one ^ other
  for (let at = 0; at < most && left !== 0; at++) left &= left - 1

  return left !== 0
}

interface Candidate {
  readonly name: string
  readonly slips: number
}

/** What something typed may be meant for, the nearest first. */
export type Near = (typed: string) => ReadonlyArray<string>

/**
 * Finds the names that something typed may be by a letter or two, the nearest first; among equals the earlier of them. What is a name
 * as it stands was not misspelled. `mostSlips`: so many letters of what is typed may be wrong, missing or too many. `keyOf`: a name as it
 * is compared, which what is typed is by now. The names are kept as one text, and made strings where they come near: there are tens of
 * thousands.
 */
export function* among(
  names: ReadonlyArray<string>,
  mostSlips: (typed: string) => number,
  keyOf: (name: string) => string = (name) => name,
): Steps.Steps<Near> {
  const text = names.join("")
  /** Where each name ends. */
  const ends = new Int32Array(names.length)
  const lengths = new Uint16Array(names.length)
  const letters = new Int32Array(names.length)
  let end = 0
  for (const [at, name] of names.entries()) {
    const key = keyOf(name)
    ends[at] = end += name.length
    lengths[at] = key.length
    letters[at] = lettersOf(key)
    if (Steps.isStep(at)) yield
  }

  const nameAt = (at: number): string => text.slice(ends[at - 1] ?? 0, ends[at])

  /** A slip changes two letters of a set at most. */
  const mayBeNear = (at: number, length: number, own: number, slips: number): boolean =>
    Math.abs((lengths[at] ?? 0) - length) <= slips && !differ(letters[at] ?? 0, own, 2 * slips)

  return (typed) => {
    const allowed = mostSlips(typed)
    const own = lettersOf(typed)
    const near: Array<Candidate> = []
    for (let at = 0; at < ends.length && allowed > 0; at++) {
      if (!mayBeNear(at, typed.length, own, allowed)) continue
      const name = nameAt(at)
      const slips = distance(typed, keyOf(name))
      if (slips === 0) return []
      if (slips <= allowed) near.push({ name, slips })
    }

    return near.toSorted((one, other) => one.slips - other.slips).map(({ name }) => name)
  }
}
