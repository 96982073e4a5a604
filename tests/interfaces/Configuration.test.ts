import { describe, expect, test } from "bun:test"
import { ConfigProvider, Duration, Effect, LogLevel, Redacted } from "effect"
import { type Configuration, configuration, type VariableIsInvalid } from "../../interfaces/Configuration.ts"

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
    sandboxKey: "ctm_sandbox_public",
    sandboxRequestsPerDay: 25,
    proCallsPerMonth: 5000,
    trustedProxies: 0,
    publicUrl: "http://localhost:8080",
    logLevel: LogLevel.Info,
    tracing: undefined,
  })
  expect(Redacted.value(databaseUrl)).toBe("sqlite://./data/trials.sqlite")
  expect(registry.baseUrl.href).toBe("https://clinicaltrials.gov/api/v2")
  expect(Duration.toSeconds(registry.timeout)).toBe(12)
  expect(registry.pageSize).toBeLessThanOrEqual(1000)
  expect(registry.concurrency).toBe(32)
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
      ["REGISTRY_PAGE_SIZE", "1000", ({ registry }) => registry.pageSize, 1000],
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

  test("a password does not show", () => {
    expect(String(read({ DATABASE_URL: "postgres://user:secret@db/trials" }).databaseUrl)).not.toContain("secret")
  })
})

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
    ["REGISTRY_BASE_URL", "clinicaltrials.gov", "an http or https URL"],
    ["REGISTRY_BASE_URL", "ftp://clinicaltrials.gov", "an http or https URL"],
    ["REGISTRY_TIMEOUT", "12", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_TIMEOUT", "0 seconds", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_TIMEOUT", "-5 seconds", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_TIMEOUT", "121 seconds", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_TIMEOUT", "Infinity", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_TIMEOUT", "soon", "a duration up to 2m, such as 12 seconds"],
    ["REGISTRY_PAGE_SIZE", "0", "a whole number from 1 to 1000"],
    ["REGISTRY_PAGE_SIZE", "1001", "a whole number from 1 to 1000"],
    ["REGISTRY_CONCURRENCY", "0", "a whole number from 1 to 10000"],
    ["DATABASE_URL", "mysql://db", "sqlite://PATH or postgres://…"],
    ["DATABASE_URL", "trials.sqlite", "sqlite://PATH or postgres://…"],
    ["SANDBOX_API_KEY", "short", "8 to 128 letters, digits, _ and -"],
    ["SANDBOX_API_KEY", "with a space", "8 to 128 letters, digits, _ and -"],
    ["SANDBOX_REQUESTS_PER_DAY", "0", "a whole number from 1 to 1000000"],
    ["SANDBOX_REQUESTS_PER_DAY", "many", "a whole number from 1 to 1000000"],
    ["PRO_CALLS_PER_MONTH", "-5", "a whole number from 1 to 1000000000"],
    ["TRUSTED_PROXIES", "33", "a whole number from 0 to 32"],
    ["TRUSTED_PROXIES", "10.0.0.0/8", "a whole number from 0 to 32"],
    ["PUBLIC_URL", "trials.example", "an http or https URL"],
    ["PUBLIC_URL", "javascript:alert(1)", "an http or https URL"],
    ["LOG_LEVEL", "loud", "one of debug, info, warning, error, none"],
    ["LOG_LEVEL", "constructor", "one of debug, info, warning, error, none"],
  ])("%s=%j", (name, value, accepts) => {
    const { sentence } = refusal({ [name]: value })

    expect(sentence).toBe(`${name} is not valid: it must be ${accepts}.`)
  })
})
