import { describe, expect, test } from "bun:test"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { ConfigProvider, Duration, Effect, LogLevel, Redacted } from "effect"
import {
  type Configuration,
  configuration,
  listeningAt,
  type VariableIsInvalid,
} from "../../interfaces/Configuration.ts"
import * as MistypedSettings from "../../interfaces/MistypedSettings.ts"
import { effect } from "../support/effect.ts"
import { folder } from "../support/folder.ts"

const provided = (variables: Readonly<Record<string, string>>) =>
  Effect.withConfigProvider(
    configuration,
    ConfigProvider.fromMap(new Map(Object.entries(variables)), { pathDelim: "_", seqDelim: "," }),
  )

const read = (variables: Readonly<Record<string, string>> = {}): Configuration => Effect.runSync(provided(variables))

const refusal = (variables: Readonly<Record<string, string>>): VariableIsInvalid =>
  Effect.runSync(Effect.flip(provided(variables)))

test("With nothing set, everything is as documented", () => {
  const { databaseUrl, registry, ...rest } = read()

  expect(rest).toEqual({
    port: 8080,
    host: "0.0.0.0",
    readingMemory: 64 * 1024 * 1024,
    isDefaultDatabase: true,
    isDatabaseNamed: false,
    isPublicUrlNamed: false,
    sandboxKey: "ctm_sandbox_public",
    sandboxRequestsPerDay: 25,
    proCallsPerMonth: 5000,
    trustedProxies: 0,
    publicUrl: "http://localhost:8080",
    logLevel: LogLevel.Info,
    tracing: undefined,
    misspellings: [],
  })
  expect(Redacted.value(databaseUrl)).toBe("sqlite://./data/trials.sqlite")
  expect(registry.baseUrl.href).toBe("https://clinicaltrials.gov/api/v2")
  expect(Duration.toSeconds(registry.timeout)).toBe(12)
  expect(registry.pageSize).toBe(200)
  expect(registry.concurrency).toBe(32)
  expect(registry.basketTrials).toBe(true)
})

describe("Each variable is read", () => {
  test.each<readonly [name: string, value: string, read: (configuration: Configuration) => unknown, expected: unknown]>(
    [
      ["PORT", "3000", ({ port }) => port, 3000],
      ["PORT", " 3000 ", ({ port }) => port, 3000],
      ["PORT", "0", ({ port }) => port, 0],
      ["PORT", "65535", ({ port }) => port, 65_535],
      ["HOST", "::1", ({ host }) => host, "::1"],
      [
        "REGISTRY_BASE_URL",
        "http://localhost:9/api",
        ({ registry }) => registry.baseUrl.href,
        "http://localhost:9/api",
      ],
      ["REGISTRY_TIMEOUT", "3 seconds", ({ registry }) => Duration.toMillis(registry.timeout), 3000],
      ["REGISTRY_TIMEOUT", "500 millis", ({ registry }) => Duration.toMillis(registry.timeout), 500],
      ["REGISTRY_TIMEOUT", "2 minutes", ({ registry }) => Duration.toMillis(registry.timeout), 120_000],
      ["REGISTRY_TIMEOUT", "12s", ({ registry }) => Duration.toMillis(registry.timeout), 12_000],
      ["REGISTRY_TIMEOUT", "500ms", ({ registry }) => Duration.toMillis(registry.timeout), 500],
      ["REGISTRY_TIMEOUT", "1.5 s", ({ registry }) => Duration.toMillis(registry.timeout), 1500],
      ["REGISTRY_TIMEOUT", "2m", ({ registry }) => Duration.toMillis(registry.timeout), 120_000],
      ["REGISTRY_PAGE_SIZE", "1000", ({ registry }) => registry.pageSize, 1000],
      ["REGISTRY_BASKET_TRIALS", "off", ({ registry }) => registry.basketTrials, false],
      ["REGISTRY_BASKET_TRIALS", " On ", ({ registry }) => registry.basketTrials, true],
      ["READING_MEMORY", "0", ({ readingMemory }) => readingMemory, 0],
      ["READING_MEMORY", "0 MB", ({ readingMemory }) => readingMemory, 0],
      ["READING_MEMORY", "500KB", ({ readingMemory }) => readingMemory, 512_000],
      ["READING_MEMORY", "1.5 mb", ({ readingMemory }) => readingMemory, 1_572_864],
      ["READING_MEMORY", " 2 GB ", ({ readingMemory }) => readingMemory, 2_147_483_648],
      ["REGISTRY_CONCURRENCY", "1", ({ registry }) => registry.concurrency, 1],
      [
        "DATABASE_URL",
        "postgres://user:secret@db/trials",
        ({ databaseUrl }) => Redacted.value(databaseUrl),
        "postgres://user:secret@db/trials",
      ],
      ["SANDBOX_API_KEY", "try_me_out", ({ sandboxKey }) => sandboxKey, "try_me_out"],
      ["SANDBOX_REQUESTS_PER_DAY", "100", ({ sandboxRequestsPerDay }) => sandboxRequestsPerDay, 100],
      ["PRO_CALLS_PER_MONTH", "10", ({ proCallsPerMonth }) => proCallsPerMonth, 10],
      ["TRUSTED_PROXIES", "2", ({ trustedProxies }) => trustedProxies, 2],
      ["PUBLIC_URL", "https://trials.example", ({ publicUrl }) => publicUrl, "https://trials.example"],
      ["PUBLIC_URL", "https://trials.example/", ({ publicUrl }) => publicUrl, "https://trials.example"],
      ["PUBLIC_URL", "https://trials.example/api//", ({ publicUrl }) => publicUrl, "https://trials.example/api"],
      ["LOG_LEVEL", "error", ({ logLevel }) => logLevel, LogLevel.Error],
      ["LOG_LEVEL", "DEBUG", ({ logLevel }) => logLevel, LogLevel.Debug],
    ],
  )("%s=%s", (name, value, of, expected) => {
    expect(of(read({ [name]: value }))).toEqual(expected)
  })

  test("the port stands in the address of links, unless there is a public one", () => {
    expect(read({ PORT: "3000" }).publicUrl).toBe("http://localhost:3000")
    expect(read({ PORT: "3000", PUBLIC_URL: "https://trials.example" }).publicUrl).toBe("https://trials.example")
  })

  test("a port of the system's choice stands there once it is known, unless there is a public one", () => {
    expect(listeningAt(read({ PORT: "0" }), 34_567).publicUrl).toBe("http://localhost:34567")
    expect(listeningAt(read({ PORT: "0", PUBLIC_URL: "https://trials.example" }), 34_567).publicUrl).toBe(
      "https://trials.example",
    )
  })

  test("a password does not show", () => {
    expect(String(read({ DATABASE_URL: "postgres://user:secret@db/trials" }).databaseUrl)).not.toContain("secret")
  })
})

const database =
  "sqlite://PATH or postgres://USER:PASSWORD@HOST:PORT/NAME, in which / ? # % of a password are written %2F %3F %23 %25"

const memory = "0, or a number with KB, MB or GB up to 4096 MB, such as 64 MB"

const published = "an http or https URL without user, query or fragment"

describe("A wrong value is one sentence that names the variable and what it accepts, and not the value", () => {
  test.each<readonly [name: string, value: string, accepts: string]>([
    ["PORT", "", "a whole number from 0 to 65535"],
    ["PORT", "65536", "a whole number from 0 to 65535"],
    ["PORT", "-1", "a whole number from 0 to 65535"],
    ["PORT", "80.5", "a whole number from 0 to 65535"],
    ["PORT", "0x50", "a whole number from 0 to 65535"],
    ["PORT", "http", "a whole number from 0 to 65535"],
    ["HOST", "two hosts", "an address or a host name"],
    ["HOST", " ", "an address or a host name"],
    ["REGISTRY_BASE_URL", "clinicaltrials.gov", published],
    ["REGISTRY_BASE_URL", "ftp://clinicaltrials.gov", published],
    ["REGISTRY_BASE_URL", "https://user:secret@clinicaltrials.gov/api", published],
    ["REGISTRY_BASE_URL", "https://clinicaltrials.gov/api?key=secret", published],
    ["REGISTRY_TIMEOUT", "12", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_TIMEOUT", "0 seconds", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_TIMEOUT", "-5 seconds", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_TIMEOUT", "121 seconds", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_TIMEOUT", "Infinity", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_TIMEOUT", "soon", "a duration up to 2m, such as 12 seconds or 12s"],
    ["REGISTRY_PAGE_SIZE", "0", "a whole number from 1 to 1000"],
    ["REGISTRY_PAGE_SIZE", "1001", "a whole number from 1 to 1000"],
    ["REGISTRY_BASKET_TRIALS", "yes", "one of on, off"],
    ["READING_MEMORY", "64", memory],
    ["READING_MEMORY", "64 TB", memory],
    ["READING_MEMORY", "-1 MB", memory],
    ["READING_MEMORY", "4097 MB", memory],
    ["READING_MEMORY", "0.0001 KB", memory],
    ["READING_MEMORY", "off", memory],
    ["REGISTRY_CONCURRENCY", "0", "a whole number from 1 to 10000"],
    ["DATABASE_URL", "mysql://db", database],
    ["DATABASE_URL", "trials.sqlite", database],
    ["DATABASE_URL", "sqlite://", database],
    ["DATABASE_URL", "sqlite://:memory:", database],
    ["DATABASE_URL", "postgres://user:a/secret@db/trials", database],
    ["DATABASE_URL", "postgres://user:a%secret@db/trials", database],
    ["SANDBOX_API_KEY", "short", "8 to 128 letters, digits, _ and -"],
    ["SANDBOX_API_KEY", "with a space", "8 to 128 letters, digits, _ and -"],
    ["SANDBOX_REQUESTS_PER_DAY", "0", "a whole number from 1 to 1000000"],
    ["SANDBOX_REQUESTS_PER_DAY", "many", "a whole number from 1 to 1000000"],
    ["PRO_CALLS_PER_MONTH", "-5", "a whole number from 1 to 1000000000"],
    ["TRUSTED_PROXIES", "33", "a whole number from 0 to 32"],
    ["TRUSTED_PROXIES", "10.0.0.0/8", "a whole number from 0 to 32"],
    ["PUBLIC_URL", "trials.example", published],
    ["PUBLIC_URL", "javascript:alert(1)", published],
    ["PUBLIC_URL", "https://trials.example/#top", published],
    ["DATABASE_URL_FILE", "/nowhere/url", "the path of a file to read"],
    ["LOG_LEVEL", "loud", "one of debug, info, warning, error, none"],
    ["LOG_LEVEL", "constructor", "one of debug, info, warning, error, none"],
  ])("%s=%j", (name, value, accepts) => {
    const { sentence } = refusal({ [name]: value })

    expect(sentence).toBe(`${name} is not valid: it must be ${accepts}.`)
  })
})

test("Several wrong values are one sentence each, one a line, in one go", () => {
  expect(refusal({ PORT: "x", HOST: "", PUBLIC_URL: "y", OTEL_SDK_DISABLED: "z" }).sentence.split("\n")).toEqual([
    "PORT is not valid: it must be a whole number from 0 to 65535.",
    "HOST is not valid: it must be an address or a host name.",
    `PUBLIC_URL is not valid: it must be ${published}.`,
    "OTEL_SDK_DISABLED is not valid: it must be true or false.",
  ])
})

describe("A secret can stand in a file", () => {
  const secret = (text: string) =>
    Effect.map(folder, (folder) => {
      const path = join(folder, "secret")
      writeFileSync(path, text)

      return path
    })

  effect("whose last line break is no part of it", () =>
    Effect.gen(function* () {
      const path = yield* secret("postgres://user:secret@db/trials\n")
      const { databaseUrl } = yield* Effect.orDie(provided({ DATABASE_URL_FILE: path }))

      expect(Redacted.value(databaseUrl)).toBe("postgres://user:secret@db/trials")
    }),
  )

  effect("the public key and the headers of traces, too", () =>
    Effect.gen(function* () {
      const { sandboxKey, tracing } = yield* Effect.orDie(
        provided({
          SANDBOX_API_KEY_FILE: yield* secret("another_key"),
          OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318",
          OTEL_EXPORTER_OTLP_HEADERS_FILE: yield* secret("authorization=Bearer%20secret\n"),
        }),
      )

      expect(sandboxKey).toBe("another_key")
      expect(tracing && Redacted.value(tracing.headers)).toEqual({ authorization: "Bearer secret" })
    }),
  )

  effect("but not in the variable as well", () =>
    Effect.gen(function* () {
      const path = yield* secret("another_key")
      const { sentence } = yield* Effect.flip(provided({ SANDBOX_API_KEY: "third_key", SANDBOX_API_KEY_FILE: path }))

      expect(sentence).toBe("SANDBOX_API_KEY is not valid: it must be left out where SANDBOX_API_KEY_FILE is set.")
    }),
  )

  effect("and what it holds is judged as the variable is, and not told", () =>
    Effect.gen(function* () {
      const { sentence } = yield* Effect.flip(provided({ DATABASE_URL_FILE: yield* secret("mysql://secret") }))

      expect(sentence).toBe(`DATABASE_URL is not valid: it must be ${database}.`)
    }),
  )
})

describe("A name that is misspelled is told of", () => {
  const known = new Set(["PORT", "REGISTRY_TIMEOUT", "REGISTRY_PAGE_SIZE", "DATABASE_URL", "OTEL_SERVICE_NAME"])

  test.each<[name: string, sentence: string]>([
    ["REGISTRY_TIMEOT", "REGISTRY_TIMEOT is not a setting of this service: did you mean REGISTRY_TIMEOUT?"],
    ["REGISTY_TIMEOUT", "REGISTY_TIMEOUT is not a setting of this service: did you mean REGISTRY_TIMEOUT?"],
    ["registry_timeout", "registry_timeout is not a setting of this service: did you mean REGISTRY_TIMEOUT?"],
    ["DATABASE_URI", "DATABASE_URI is not a setting of this service: did you mean DATABASE_URL?"],
    ["REGISTRY_X", "REGISTRY_X is not a setting of this service: did you mean REGISTRY_TIMEOUT or REGISTRY_PAGE_SIZE?"],
    ["READING_SPEED", "READING_SPEED is not a setting of this service."],
  ])("%s", (name, sentence) => {
    expect(MistypedSettings.among([name], known)).toEqual([sentence])
  })

  test.each([
    "REGISTRY_TIMEOUT",
    "DATABASE_HOST",
    "PATH",
    "PORTS",
    "TEST_DATABASE_URL",
    "OTEL_SERVICE_NAMES",
    "OTEL_LOGS_EXPORTER",
    "",
  ])("but %j is left alone", (name) => {
    expect(MistypedSettings.among([name], known)).toEqual([])
  })
})
