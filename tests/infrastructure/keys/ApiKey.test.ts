import { describe, expect, test } from "bun:test"
import { Effect, FastCheck, Redacted } from "effect"
import * as ApiKey from "../../../infrastructure/keys/ApiKey.ts"

const key = "ctm_live_0123456789ABCDEFGHIJabcdefghij"

const generate = () => Redacted.value(Effect.runSync(ApiKey.generate))

const isWellFormed = (text: string) => ApiKey.isWellFormed(Redacted.make(text))

describe("a key", () => {
  test("has the published form and a fitting checksum", () => {
    const keys = Array.from({ length: 200 }, generate)
    for (const issued of keys) {
      expect(issued).toMatch(/^ctm_live_[0-9A-Za-z]{36}$/)
      expect(isWellFormed(issued)).toBe(true)
    }
    expect(new Set(keys).size).toBe(200)
  })

  test("draws every character of the alphabet about equally often", () => {
    const characters = Array.from({ length: 1_000 }, () => generate().slice(9, 39)).join("")
    const counts = new Map<string, number>()
    for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1)

    expect(counts.size).toBe(62)
    expect(Math.min(...counts.values())).toBeGreaterThan(330)
    expect(Math.max(...counts.values())).toBeLessThan(660)
  })

  test("carries the CRC-32 of what stands before, in base62", () => {
    // The CRC-32 of "123456789" is the standard's check value.
    expect(Bun.hash.crc32("123456789")).toBe(0xcbf43926)
    expect(isWellFormed(`${key}${"0".repeat(6)}`)).toBe(false)
  })

  test("is refused when any one character is another", () => {
    const issued = generate()
    FastCheck.assert(
      FastCheck.property(
        FastCheck.integer({ min: 0, max: issued.length - 1 }),
        FastCheck.constantFrom(..."0aZ_- é"),
        (place, character) => {
          const typo = issued.slice(0, place) + character + issued.slice(place + 1)

          return isWellFormed(typo) === (typo === issued)
        },
      ),
    )
  })

  test.each([
    ["nothing", ""],
    ["the prefix alone", "ctm_live_"],
    ["the sandbox key", "ctm_sandbox_public"],
    ["one character too many", `${generate()}0`],
    ["a line break at the end", `${generate()}\n`],
  ])("is not %s", (_, text) => expect(isWellFormed(text)).toBe(false))

  test("is kept as a digest that differs from key to key", () => {
    const [first, second] = [generate(), generate()].map((text) => ApiKey.digest(Redacted.make(text)))

    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(second).not.toBe(first)
  })
})
