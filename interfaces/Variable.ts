import { Config, ConfigError, Duration, Either } from "effect"

/** A variable of the environment: what it is where it is left out, what it accepts in words, and how it is read. */
export const variable = <A>(
  name: string,
  fallback: A,
  accepts: string,
  read: (text: string) => A | undefined,
): Config.Config<A> =>
  Config.string(name).pipe(
    Config.mapOrFail((text) => {
      const value = read(text.trim())

      return value === undefined ? Either.left(ConfigError.InvalidData([], accepts)) : Either.right(value)
    }),
    Config.withDefault(fallback),
  )

export const wholeNumber = (name: string, fallback: number, from: number, to: number) =>
  variable(name, fallback, `a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN

    return value >= from && value <= to ? value : undefined
  })

export const httpUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined

  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined
}

export const text = (name: string, fallback: string, accepts: string, pattern: RegExp) =>
  variable(name, fallback, accepts, (value) => (pattern.test(value) ? value : undefined))

export const duration = (name: string, fallback: Duration.Duration, longest: Duration.Duration) =>
  variable(name, fallback, `a duration up to ${Duration.format(longest)}, such as 12 seconds`, (value) => {
    const read = Either.getOrUndefined(Either.try(() => Duration.decode(value as Duration.DurationInput)))

    return read !== undefined && Duration.greaterThan(read, Duration.zero) && Duration.lessThanOrEqualTo(read, longest)
      ? read
      : undefined
  })
