/**
 * Whether one word becomes another with at most so many slips of the pen, each a letter that is wrong, missing or too many, or two that
 * changed places.
 */
export const areWithin = (one: string, other: string, most: number): boolean => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  if (at === one.length && at === other.length) return true
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  const [here, there] = [one.slice(at), other.slice(at)]

  return (
    areWithin(here.slice(1), there.slice(1), most - 1) ||
    areWithin(here.slice(1), there, most - 1) ||
    areWithin(here, there.slice(1), most - 1) ||
    (here[0] === there[1] && here[1] === there[0] && areWithin(here.slice(2), there.slice(2), most - 1))
  )
}

/** The one of some words that another is the fewest slips away from, `most` at the most; nothing where two are as near. */
export const nearest = (word: string, some: ReadonlyArray<string>, most: number): string | undefined => {
  for (let slips = 1; slips <= most; slips++) {
    const [only, another] = some.filter((each) => areWithin(word, each, slips))
    if (only !== undefined) return another === undefined ? only : undefined
  }

  return undefined
}
