import type * as NamedPlaces from "./NamedPlaces.ts"

/** What stands between the items of a list, or leads to one that is denied. */
const separator =
  /[,;|\n•(&]|(?<=\))|(?<!\bw|\bn)\/|\s[+-](?=\s+(?!(?:and|or|but|plus)\b)[a-z0-9])|\.(?=\s|$)|\b(?:and|or|nor|plus|but|as well as)\b|\s(?=(?:no|not|without|w\/o)\s)|(?<=\d[a-z][+-]|\b(?:pos|neg|positive|negative))\s(?=[a-z]\d{2,4}[a-z]\b)/gi

/** A stretch of an entry. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** The stretches between what separates, which is no part of a name. */
export const of = (text: string, places: ReadonlyArray<NamedPlaces.NamedPlace>): ReadonlyArray<Stretch> => {
  const found: Array<Stretch> = []
  let start = 0
  let next = 0
  for (const { 0: written, index } of text.matchAll(separator)) {
    while ((places[next]?.end ?? Number.POSITIVE_INFINITY) <= index) next++
    if ((places[next]?.start ?? text.length) <= index) continue
    found.push({ start, end: index })
    start = index + written.length
  }

  return [...found, { start, end: text.length }].filter(({ end, start }) => text.slice(start, end).trim() !== "")
}
