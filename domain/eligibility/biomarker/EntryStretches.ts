import * as Denials from "../entry/Denials.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as NamedPlaces from "./NamedPlaces.ts"

/** A stretch of an entry, with its words and the markers that are named in it. */
export interface Stretch {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly words: ReadonlyArray<string>
  readonly places: ReadonlyArray<NamedPlaces.NamedPlace>
}

/** What stands between the items of a list, or leads to one that is denied. */
const separator =
  /[,;|\n•(&]|(?<=\))|(?<!\bw|\bn)\/|\s[+-](?=\s+(?!(?:and|or|but|plus)\b)[a-z0-9])|\.(?=\s|$)|\b(?:and|or|nor|plus|but|as well as)\b|\s(?=(?:no|not|without|w\/o)\s)|(?<=\d[a-z][+-]|\b(?:pos|neg|positive|negative))\s(?=[a-z]\d{2,4}[a-z]\b)/gi

/** Where one stretch ends, and the next begins. */
type Bound = readonly [end: number, start: number]

const signed = /^(?:\+|-(?=\s))/

/** A gene that is joined to the marker behind it: "KIF5B-RET". */
const partner = /(?<=\s)[A-Z][A-Z0-9]{2,}-$/

/** Where the next marker begins that follows a state without anything between: "ER positive HER2 negative", "HR+HER2-". */
const boundBetween = (
  text: string,
  one: NamedPlaces.NamedPlace,
  next: NamedPlaces.NamedPlace,
): ReadonlyArray<Bound> => {
  const between = text.slice(one.end, next.start)
  const { starts, words } = Tokens.ofWritten(between)
  const isTold = one.isStated || signed.test(between) || EnteredWords.tellState(words) || words.includes("%")
  if (!isTold || NamedPlaces.areAlike(one, next)) return []
  const denial = Denials.of(words).find(({ first, last }) => last === words.length && words[first] !== "-")
  const ends = denial === undefined ? between.search(partner) : (starts[denial.first] ?? -1)
  const at = ends < 0 ? next.start : one.end + ends

  return [[at, at]]
}

/** An entry between what separates, which is no part of a name, and where one marker is told and the next begins. */
export const of = (text: string, places = NamedPlaces.of(text)): ReadonlyArray<Stretch> => {
  const separators = text
    .matchAll(separator)
    .map(({ 0: written, index }): Bound => [index, index + written.length])
    .filter(([at]) => !places.some(({ end, start }) => start <= at && at < end))
    .toArray()
  const between = places.flatMap((next, at) => {
    const one = places[at - 1]
    const isApart = one === undefined || separators.some(([end]) => one.end <= end && end < next.start)

    return isApart ? [] : boundBetween(text, one, next)
  })
  const bounds = [...separators, ...between].toSorted(([one], [other]) => one - other)

  return [...bounds, [text.length, 0] as const].flatMap(([end], at) => {
    const start = bounds[at - 1]?.[1] ?? 0
    const inside = text.slice(start, end)

    return inside.trim() === ""
      ? []
      : [
          {
            start,
            end,
            text: inside,
            words: Tokens.ofWritten(inside).words,
            places: places.filter((place) => start <= place.start && place.end <= end),
          },
        ]
  })
}
