import {
  Config,
  ConfigError,
  ConfigProvider,
  Context,
  Data,
  Duration,
  Effect,
  Either,
  Encoding,
  LogLevel,
  Redacted,
} from "effect"
import * as MistypedSettings from "./MistypedSettings.ts"
import { type TracingOptions, tracing } from "./TracingVariables.ts"
import { bytes, duration, httpUrl, megabyte, onOrOff, orFile, text, variable, wholeNumber } from "./Variable.ts"

/** All variables that there are, also those that nobody asks for: the process's own, where no others were provided. */
export class Environment extends Context.Reference<Environment>()("interfaces/Environment", {
  defaultValue: (): Readonly<Record<string, string | undefined>> => process.env,
}) {}

/** Everything an operator may set. Read once, at start, and nowhere else. */
export interface Configuration {
  readonly port: number
  readonly host: string
  readonly registry: {
    readonly baseUrl: URL
    readonly timeout: Duration.Duration
    readonly pageSize: number
    readonly concurrency: number
    /** Whether a gene of the profile may be part of the query, to find studies of solid tumors that name it. */
    readonly basketTrials: boolean
  }
  /** Room for what was read of texts, in bytes; with 0 none of it is kept. */
  readonly readingMemory: number
  /** `sqlite://PATH` or `postgres://…`, which holds a password. */
  readonly databaseUrl: Redacted.Redacted<string>
  /** Whether the database stands where it does by default: that folder alone is the service's own to make. */
  readonly isDefaultDatabase: boolean
  /** Whether the environment names a database. */
  readonly isDatabaseNamed: boolean
  readonly sandboxKey: string
  readonly sandboxRequestsPerDay: number
  readonly proCallsPerMonth: number
  readonly trustedProxies: number
  /** Without a slash at its end. */
  readonly publicUrl: string
  /** Whether the environment names it. Where it does not, it goes by the port. */
  readonly isPublicUrlNamed: boolean
  /** What is logged, from this level on. */
  readonly logLevel: LogLevel.LogLevel
  /** Where traces go; nothing is traced where it is left out. */
  readonly tracing: TracingOptions | undefined
  /** A sentence for each variable of the environment that looks like one of these, and is none. */
  readonly misspellings: ReadonlyArray<string>
}

/** Variables are not what they may be; a sentence each, one a line, names them and what they accept. */
export class VariableIsInvalid extends Data.TaggedError("VariableIsInvalid")<{
  readonly sentence: string
  readonly misspellings: Configuration["misspellings"]
}> {}

const onThisMachine = (port: number) => `http://localhost:${port}`

/** The settings of a service that listens at a port: with PORT=0 the system chooses one. */
export const listeningAt = (settings: Configuration, port: number): Configuration => ({
  ...settings,
  port,
  publicUrl: settings.isPublicUrlNamed ? settings.publicUrl : onThisMachine(port),
})

const withoutSlash = (url: URL) => url.href.replace(/\/+$/, "")

const logLevels: ReadonlyMap<string, LogLevel.LogLevel> = new Map([
  ["debug", LogLevel.Debug],
  ["info", LogLevel.Info],
  ["warning", LogLevel.Warning],
  ["error", LogLevel.Error],
  ["none", LogLevel.None],
])

const published = "an http or https URL without user, query or fragment"

/** Both stand in answers to everybody: no password may be in them, and more can be put behind them. */
const publishedUrl = (text: string): URL | undefined => {
  const url = httpUrl(text)

  return url === undefined || `${url.username}${url.password}${url.search}${url.hash}` !== "" ? undefined : url
}

const defaultDatabaseUrl = "sqlite://./data/trials.sqlite"

/** A database in memory would forget its keys with the process that issued them. */
const isDatabaseUrl = (text: string): boolean =>
  (/^sqlite:\/\/\S/.test(text) && text !== "sqlite://:memory:") ||
  (/^postgres(ql)?:\/\/\S+$/.test(text) && URL.canParse(text) && Either.isRight(Encoding.decodeUriComponent(text)))

const variables = Config.all({
  port: wholeNumber("PORT", 8080, 0, 65_535),
  host: text("HOST", "0.0.0.0", "an address or a host name", /^\S+$/),
  registry: Config.all({
    baseUrl: variable("REGISTRY_BASE_URL", new URL("https://clinicaltrials.gov/api/v2"), published, publishedUrl),
    timeout: duration("REGISTRY_TIMEOUT", Duration.seconds(12), Duration.seconds(120)),
    pageSize: wholeNumber("REGISTRY_PAGE_SIZE", 200, 1, 1000),
    concurrency: wholeNumber("REGISTRY_CONCURRENCY", 32, 1, 10_000),
    basketTrials: onOrOff("REGISTRY_BASKET_TRIALS", true),
  }),
  readingMemory: bytes("READING_MEMORY", 64 * megabyte, 4096 * megabyte),
  databaseUrl: variable<string | undefined>(
    "DATABASE_URL",
    undefined,
    "sqlite://PATH or postgres://USER:PASSWORD@HOST:PORT/NAME, in which / ? # % of a password are written %2F %3F %23 %25",
    (url) => (isDatabaseUrl(url) ? url : undefined),
    orFile("DATABASE_URL"),
  ),
  sandboxKey: text(
    "SANDBOX_API_KEY",
    "ctm_sandbox_public",
    "8 to 128 letters, digits, _ and -",
    /^[\w-]{8,128}$/,
    orFile("SANDBOX_API_KEY"),
  ),
  sandboxRequestsPerDay: wholeNumber("SANDBOX_REQUESTS_PER_DAY", 25, 1, 1_000_000),
  proCallsPerMonth: wholeNumber("PRO_CALLS_PER_MONTH", 5000, 1, 1_000_000_000),
  trustedProxies: wholeNumber("TRUSTED_PROXIES", 0, 0, 32),
  publicUrl: variable<URL | null>("PUBLIC_URL", null, published, publishedUrl),
  logLevel: variable("LOG_LEVEL", LogLevel.Info, `one of ${[...logLevels.keys()].join(", ")}`, (value) =>
    logLevels.get(value.toLowerCase()),
  ),
  tracing,
})

const sentencesOf = (error: ConfigError.ConfigError): ReadonlyArray<string> =>
  ConfigError.isAnd(error)
    ? [...sentencesOf(error.left), ...sentencesOf(error.right)]
    : [ConfigError.isInvalidData(error) ? error.message : `The configuration could not be read: ${error.toString()}.`]

/** Reads the environment, and what it is asked for. Wrong values end it with a sentence each. */
export const configuration: Effect.Effect<Configuration, VariableIsInvalid> = Effect.configProviderWith((values) =>
  Effect.flatMap(Environment, (environment) => {
    const asked = new Set<string>()
    const misspellings = () => MistypedSettings.among(Object.keys(environment), asked)
    const noting = ConfigProvider.mapInputPath(values, (name) => {
      asked.add(name)

      return name
    })

    return noting.load(variables).pipe(
      Effect.map(({ databaseUrl: named, publicUrl, ...read }): Configuration => {
        const databaseUrl = named ?? defaultDatabaseUrl

        return {
          ...read,
          databaseUrl: Redacted.make(databaseUrl),
          isDefaultDatabase: databaseUrl === defaultDatabaseUrl,
          isDatabaseNamed: named !== undefined,
          publicUrl: publicUrl === null ? onThisMachine(read.port) : withoutSlash(publicUrl),
          isPublicUrlNamed: publicUrl !== null,
          misspellings: misspellings(),
        }
      }),
      Effect.mapError(
        (error) => new VariableIsInvalid({ sentence: sentencesOf(error).join("\n"), misspellings: misspellings() }),
      ),
    )
  }),
)

/** What the tools are set by that a program speaks to on standard input and output. */
const isOfTools = (name: string): boolean =>
  /^(?:REGISTRY_\w+|READING_MEMORY|DATABASE_URL(?:_FILE)?|LOG_LEVEL)$/.test(name)

/** The same where there is no port and no caller with a key: whatever else the environment says is not looked at. */
export const configurationOfTools: Effect.Effect<Configuration, VariableIsInvalid> = Effect.flatMap(
  Environment,
  (environment) => {
    const named = Object.entries(environment).flatMap(([name, value = ""]) =>
      isOfTools(name) ? [[name, value] as const] : [],
    )

    return Effect.withConfigProvider(configuration, ConfigProvider.fromMap(new Map(named)))
  },
)
