import { closest, distance } from "fastest-levenshtein"

/** First words of names that belong to this service alone. Others, such as DATABASE_…, are shared with many programs. */
const own = /^(REGISTRY|SANDBOX|READING|PRO|TRUSTED)_/

/** The standard of OpenTelemetry has many names that are not read here. */
const foreign = /^OTEL_/

/** Letters that may be wrong, missing or too many. */
const mostSlips = 2

/** Shorter names are too close to others that have nothing to do with them. */
const shortest = 8

const firstWord = (name: string) => name.slice(0, name.indexOf("_") + 1)

/** A sentence for each name that looks like one of those known, and is none. Values are not looked at. */
export const among = (names: ReadonlyArray<string>, known: ReadonlySet<string>): ReadonlyArray<string> =>
  names
    .filter((name) => !known.has(name) && !foreign.test(name))
    .flatMap((name) => {
      const nearest = closest(name.toUpperCase(), [...known])
      const isNear = nearest.length >= shortest && distance(name.toUpperCase(), nearest) <= mostSlips
      if (isNear) return [`${name} is not a setting of this service: did you mean ${nearest}?`]
      if (!own.test(name)) return []
      const kin = [...known].filter((other) => firstWord(other) === firstWord(name))

      return [
        `${name} is not a setting of this service${kin.length === 0 ? "." : `: did you mean ${kin.join(" or ")}?`}`,
      ]
    })
