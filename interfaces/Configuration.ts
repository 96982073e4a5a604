import { Config, ConfigError, Data, Duration, Effect, LogLevel, Redacted } from "effect"
import { type TracingOptions, tracing } from "./TracingVariables.ts"
import { duration, httpUrl, text, variable, wholeNumber } from "./Variable.ts"

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
  /** What is logged, from this level on. */
  readonly logLevel: LogLevel.LogLevel
  /** Where traces go; nothing is traced where it is left out. */
  readonly tracing: TracingOptions | undefined
}

/** A variable is not what it may be; the sentence names it and what it accepts. */
export class VariableIsInvalid extends Data.TaggedError("VariableIsInvalid")<{ readonly sentence: string }> {}

const withoutSlash = (url: URL) => url.href.replace(/\/+$/, "")

const logLevels: ReadonlyMap<string, LogLevel.LogLevel> = new Map([
  ["debug", LogLevel.Debug],
  ["info", LogLevel.Info],
  ["warning", LogLevel.Warning],
  ["error", LogLevel.Error],
  ["none", LogLevel.None],
])

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
  logLevel: variable("LOG_LEVEL", LogLevel.Info, `one of ${[...logLevels.keys()].join(", ")}`, (value) =>
    logLevels.get(value.toLowerCase()),
  ),
  tracing,
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
