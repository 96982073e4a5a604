/** Whether what is left of one word from a place on becomes what is left of another, as `areWithin` tells. */
const restsAreWithin = (one: string, from: number, other: string, start: number, most: number): boolean => {
  let at = from
  let there = start
  while (at < one.length && one[at] === other[there]) {
    at++
    there++
  }
  const left = one.length - at
  const others = other.length - there
  if (left === 0 || others === 0) return left + others <= most
  if (most === 0 || Math.abs(left - others) > most) return false

  return (
    restsAreWithin(one, at + 1, other, there + 1, most - 1) ||
    restsAreWithin(one, at + 1, other, there, most - 1) ||
    restsAreWithin(one, at, other, there + 1, most - 1) ||
    (one[at] === other[there + 1] &&
      one[at + 1] === other[there] &&
      restsAreWithin(one, at + 2, other, there + 2, most - 1))
  )
}

/**
 * Whether one word becomes another with at most so many slips of the pen, each a letter that is wrong, missing or too many, or two that
 * changed places.
 */
export const areWithin = (one: string, other: string, most: number): boolean => restsAreWithin(one, 0, other, 0, most)

/**
 * The one of some words that another is the fewest slips away from, `most` at the most; nothing where two are as near. `mayBe`: whether it
 * may be one of them at all.
 */
export const nearest = (
  word: string,
  some: ReadonlyArray<string>,
  most: number,
  mayBe = (_word: string, _each: string) => true,
): string | undefined => {
  for (let slips = 1; slips <= most; slips++) {
    let only: string | undefined
    for (const each of some) {
      if (!mayBe(word, each) || !areWithin(word, each, slips)) continue
      if (only !== undefined) return undefined
      only = each
    }
    if (only !== undefined) return only
  }

  return undefined
}
