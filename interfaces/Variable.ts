import { readFileSync } from "node:fs"
import { Config, ConfigError, Duration, Either, Option } from "effect"

/** The sentence on a wrong value stands in the error itself, without the value. */
const invalid = (name: string, accepts: string) =>
  ConfigError.InvalidData([], `${name} is not valid: it must be ${accepts}.`)

/** A variable of the environment: what it is where it is left out, what it accepts in words, and how it is read. */
export const variable = <A>(
  name: string,
  fallback: A,
  accepts: string,
  read: (text: string) => A | undefined,
  source: Config.Config<string> = Config.string(name),
): Config.Config<A> =>
  source.pipe(
    Config.mapOrFail((text) => {
      const value = read(text.trim())

      return value === undefined ? Either.left(invalid(name, accepts)) : Either.right(value)
    }),
    Config.withDefault(fallback),
  )

const contents = (name: string) =>
  Config.mapOrFail(Config.string(name), (path) =>
    Either.try({ try: () => readFileSync(path, "utf8"), catch: () => invalid(name, "the path of a file to read") }),
  )

const missing = ConfigError.MissingData([], "neither the variable nor its file is there")

/** The text of a variable that may hold a secret: its own, or that of the file which the same name with `_FILE` names. */
export const orFile = (name: string): Config.Config<string> =>
  Config.all([Config.option(Config.string(name)), Config.option(contents(`${name}_FILE`))]).pipe(
    Config.mapOrFail(([own, file]) =>
      Option.isSome(own) && Option.isSome(file)
        ? Either.left(invalid(name, `left out where ${name}_FILE is set`))
        : Either.fromOption(
            Option.orElse(own, () => file),
            () => missing,
          ),
    ),
  )

export const wholeNumber = (name: string, fallback: number, from: number, to: number) =>
  variable(name, fallback, `a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN

    return value >= from && value <= to ? value : undefined
  })

const switches: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["off", false],
])

export const onOrOff = (name: string, fallback: boolean) =>
  variable(name, fallback, `one of ${[...switches.keys()].join(", ")}`, (text) => switches.get(text.toLowerCase()))

export const httpUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined

  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined
}

export const text = (
  name: string,
  fallback: string,
  accepts: string,
  pattern: RegExp,
  source: Config.Config<string> = Config.string(name),
) => variable(name, fallback, accepts, (value) => (pattern.test(value) ? value : undefined), source)

const units: ReadonlyMap<string, Duration.Unit> = new Map([
  ["ms", "millis"],
  ["s", "seconds"],
  ["m", "minutes"],
])

const inWords = (text: string): string => {
  const [, amount, unit = ""] = /^([\d.]+) *([a-z]+)$/.exec(text) ?? []

  return amount === undefined ? text : `${amount} ${units.get(unit) ?? unit}`
}

/** Written as `12 seconds`, `500 millis` or `2 minutes`, or as `12s`, `500ms` or `2m`. */
export const duration = (name: string, fallback: Duration.Duration, longest: Duration.Duration) =>
  variable(name, fallback, `a duration up to ${Duration.format(longest)}, such as 12 seconds or 12s`, (text) => {
    const read = Option.getOrUndefined(Duration.decodeUnknown(inWords(text)))

    return read !== undefined && Duration.greaterThan(read, Duration.zero) && Duration.lessThanOrEqualTo(read, longest)
      ? read
      : undefined
  })

export const megabyte = 1024 * 1024

const bytesIn: ReadonlyMap<string, number> = new Map([
  ["kb", 1024],
  ["mb", megabyte],
  ["gb", 1024 * megabyte],
])

/** Written as `64 MB`, `500KB` or `1 GB`, of 1,024 each; `0` means none. */
export const bytes = (name: string, fallback: number, most: number) =>
  variable(name, fallback, `0, or a number with KB, MB or GB up to ${most / megabyte} MB, such as 64 MB`, (text) => {
    const [, amount, unit = ""] = /^(\d{1,9}(?:\.\d{1,3})?) *([a-z]{0,2})$/.exec(text.toLowerCase()) ?? []
    const value = Math.floor(Number(amount) * (bytesIn.get(unit) ?? Number.NaN))
    if (Number(amount) === 0 && (unit === "" || bytesIn.has(unit))) return 0

    return value >= 1 && value <= most ? value : undefined
  })
