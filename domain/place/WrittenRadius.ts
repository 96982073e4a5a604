import { milesInKilometer } from "../study/GeoPoint.ts"

/** A place in words with how far around it somebody looks. */
export interface WrittenRadius {
  readonly miles: number
  /** The text without it. */
  readonly place: string
}

const distance =
  /(?<![\p{L}\p{N}.-])(\d{1,4}(?:\.\d{1,3})?)[ -]?(?:(miles|mi|millas?|mile(?= radius|s))|(?:kms?|kilomet(?:er|re)s?|kil[oó]metros?))(?![\p{L}\p{N}])\.?/iu

/** What leads to a distance. */
const before =
  /(?:^|[\s,;(])(?:with?in|in|at|up to|no more than|not more than|less than|under|about|around|roughly|an?|the|radius|radio|of|de|un|en|a|hasta|menos|m[aá]s|no)$/iu

/** What leads from a distance to the place. */
const behind =
  /^(?:radius|radio|drive|or less|at most|away|of|from|around|near|to|in|de|del|desde|alrededor)(?=$|[\s,;)])/iu

const marks = /^[\s,;:()±+-]{1,20}|[\s,;:()±+-]{1,20}$/gu

const bare = (text: string): string => text.replace(marks, "")

/** So many words lead to a distance or away from it. */
const mostWords = 6

const withoutEdge = (text: string, edge: RegExp): string => {
  let left = bare(text)
  for (let count = 0; count < mostWords; count++) left = bare(left.replace(edge, ""))

  return left
}

/** A longer text is no place. */
const mostCharacters = 200

/** Takes the distance out of a place in words: "within 50 miles of Boston", "Boston, 25 mi"; nothing where it tells none, or no place. */
export const of = (text: string): WrittenRadius | undefined => {
  const found = text.length > mostCharacters ? null : distance.exec(text)
  if (found === null) return undefined
  const [whole, number, inMiles] = found
  const miles = Number(number) * (inMiles === undefined ? milesInKilometer : 1)
  const place = bare(
    `${withoutEdge(text.slice(0, found.index), before)} ${withoutEdge(text.slice(found.index + whole.length), behind)}`,
  )

  return miles > 0 && place !== "" ? { miles: Math.round(10 * miles) / 10, place } : undefined
}
