import { Config, ConfigError, Data, Duration, Effect, Either, Redacted } from "effect"

/** Everything an operator may set. Read once, at start, and nowhere else. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly registry: {
    readonly baseUrl: URL
    readonly timeout: Duration.Duration
    readonly pageSize: number
    readonly concurrency: number
  }
  /** `sqlite://PATH` or `postgres://…`, which holds a password. */
  readonly databaseUrl: Redacted.Redacted<string>
  readonly sandboxKey: string
  readonly sandboxRequestsPerDay: number
  readonly proCallsPerMonth: number
  readonly trustedProxies: number
  /** Without a slash at its end. */
  readonly publicUrl: string
}

/** A variable is not what it may be; the sentence names it and what it accepts. */
export class VariableIsInvalid extends Data.TaggedError("VariableIsInvalid")<{ readonly sentence: string }> {}

const variable = <A>(
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

const wholeNumber = (name: string, fallback: number, from: number, to: number) =>
  variable(name, fallback, `a whole number from ${from} to ${to}`, (text) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN

    return value >= from && value <= to ? value : undefined
  })

const httpUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined

  return url?.protocol === "http:" || url?.protocol === "https:" ? url : undefined
}

const text = (name: string, fallback: string, accepts: string, pattern: RegExp) =>
  variable(name, fallback, accepts, (value) => (pattern.test(value) ? value : undefined))

const withoutSlash = (url: URL) => url.href.replace(/\/+$/, "")

const duration = (name: string, fallback: Duration.Duration, longest: Duration.Duration) =>
  variable(name, fallback, `a duration up to ${Duration.format(longest)}, such as 12 seconds`, (value) => {
    const read = Either.getOrUndefined(Either.try(() => Duration.decode(value as Duration.DurationInput)))

    return read !== undefined && Duration.greaterThan(read, Duration.zero) && Duration.lessThanOrEqualTo(read, longest)
      ? read
      : undefined
  })

const variables = Config.all({
  port: wholeNumber("PORT", 8080, 0, 65_535),
  host: text("HOST", "0.0.0.0", "an address or a host name", /^\S+$/),
  registry: Config.all({
    baseUrl: variable(
      "REGISTRY_BASE_URL",
      new URL("https://clinicaltrials.gov/api/v2"),
      "an http or https URL",
      httpUrl,
    ),
    timeout: duration("REGISTRY_TIMEOUT", Duration.seconds(12), Duration.seconds(120)),
    pageSize: wholeNumber("REGISTRY_PAGE_SIZE", 200, 1, 1000),
    concurrency: wholeNumber("REGISTRY_CONCURRENCY", 32, 1, 10_000),
  }),
  databaseUrl: text(
    "DATABASE_URL",
    "sqlite://./data/trials.sqlite",
    "sqlite://PATH or postgres://…",
    /^(sqlite|postgres|postgresql):\/\/\S+$/,
  ),
  sandboxKey: text("SANDBOX_API_KEY", "ctm_sandbox_public", "8 to 128 letters, digits, _ and -", /^[\w-]{8,128}$/),
  sandboxRequestsPerDay: wholeNumber("SANDBOX_REQUESTS_PER_DAY", 25, 1, 1_000_000),
  proCallsPerMonth: wholeNumber("PRO_CALLS_PER_MONTH", 5000, 1, 1_000_000_000),
  trustedProxies: wholeNumber("TRUSTED_PROXIES", 0, 0, 32),
  publicUrl: variable<URL | null>("PUBLIC_URL", null, "an http or https URL", httpUrl),
})

const sentenceOf = (error: ConfigError.ConfigError): string =>
  ConfigError.isInvalidData(error)
    ? `${error.path.join("_")} is not valid: it must be ${error.message}.`
    : `The configuration could not be read: ${error.toString()}.`

/** Reads the environment. The first wrong value ends it with one sentence. */
export const configuration: Effect.Effect<Configuration, VariableIsInvalid> = variables.pipe(
  Effect.map(
    ({ databaseUrl, publicUrl, ...read }): Configuration => ({
      ...read,
      databaseUrl: Redacted.make(databaseUrl),
      publicUrl: publicUrl === null ? `http://localhost:${read.port}` : withoutSlash(publicUrl),
    }),
  ),
  Effect.mapError((error) => new VariableIsInvalid({ sentence: sentenceOf(error) })),
)
