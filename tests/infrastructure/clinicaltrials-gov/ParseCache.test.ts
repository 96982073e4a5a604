import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as ParseCache from "../../../infrastructure/clinicaltrials-gov/ParseCache.ts"

const parsed = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

const memory = (mostBytes: number) => {
  const { recall } = ParseCache.make<unknown>(mostBytes)

  return (json: string) => {
    const bytes = new TextEncoder().encode(json)

    return recall(bytes, () => parsed(bytes))
  }
}

/** What a record says when it comes for the second time, from when on it is remembered. */
const comingTwice = (ask: (json: string) => unknown, json: string): unknown => {
  ask(json)

  return ask(json)
}

describe("A record", () => {
  test("says what is written, whatever came before", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{"a":1}', '{"a":2}', '{"a":"longer"}')),
        fc.integer({ min: 0, max: 30 }),
        (records, mostBytes) => {
          const ask = memory(mostBytes)
          for (const json of records) expect(ask(json)).toEqual(JSON.parse(json))
        },
      ),
    ))

  test("that comes again and again is one object from its second time on", () => {
    const ask = memory(100)
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => ask('{"title":"Glioma"}'))

    expect(second).toEqual({ title: "Glioma" })
    expect(second).not.toBe(first)
    expect(third).toBe(second)
    expect(fourth).toBe(second)
  })

  test("of some thousand that come in turn is known from its third time on, whichever it is", () => {
    const ask = memory(1_000_000)
    const records = Array.from({ length: 4000 }, (_, index) => `{"a":${index}}`)
    records.forEach(ask)
    const known = records.map(ask)

    expect(records.filter((json, index) => ask(json) !== known[index])).toEqual([])
  })

  test.each<[what: string, bytes: Uint8Array]>([
    ["bytes", new TextEncoder().encode('{"a":1}')],
    ["a buffer, of which a slice is no copy", Buffer.from('{"a":1}')],
  ])("is kept as it came, whatever becomes of the bytes that it came in: %s", (_, bytes) => {
    const { recall } = ParseCache.make<unknown>(100)
    const ask = (bytes: Uint8Array) => recall(bytes, () => parsed(bytes))
    const came = Uint8Array.from(bytes)
    ask(bytes)
    const first = ask(bytes)
    bytes[5] = "2".charCodeAt(0)
    ask(bytes)

    expect(ask(bytes)).toEqual({ a: 2 })
    expect(ask(came)).toBe(first)
  })

  test("is forgotten for those that came later, where there is no room for all", () => {
    const ask = memory(15)
    const first = comingTwice(ask, '{"a":1}')
    const second = comingTwice(ask, '{"a":2}')

    expect(ask('{"a":1}')).toBe(first)
    comingTwice(ask, '{"a":3}')

    expect(ask('{"a":1}')).toBe(first)
    expect(ask('{"a":2}')).not.toBe(second)
  })

  test("that is used again and again is not forgotten for those that are used less", () => {
    const ask = memory(15)
    const first = comingTwice(ask, '{"a":1}')
    ask('{"a":1}')
    comingTwice(ask, '{"a":2}')
    for (const _ of [1, 2, 3]) ask('{"a":1}')
    comingTwice(ask, '{"a":3}')

    expect(ask('{"a":1}')).toBe(first)
  })

  test("larger than all the room is not remembered, and leaves the others their room", () => {
    const ask = memory(10)
    const known = comingTwice(ask, '{"a":1}')
    const large = '{"a":"a record of many sites"}'

    expect(comingTwice(ask, large)).not.toBe(ask(large))
    expect(ask('{"a":1}')).toBe(known)
  })

  test("that came once is not known again after very many others", () => {
    const ask = memory(1000)
    ask('{"a":1}')
    for (let index = 0; index < 200_000; index += 1) ask(`{"b":${index}}`)

    const second = ask('{"a":1}')

    expect(ask('{"a":1}')).not.toBe(second)
  })

  test("that came once takes no room from those that come again", () => {
    const ask = memory(10)
    const known = comingTwice(ask, '{"a":1}')
    for (let index = 2; index < 10; index += 1) ask(`{"a":${index}}`)

    expect(ask('{"a":1}')).toBe(known)
  })

  test("that cannot be read fails each time, and leaves nothing behind", () => {
    const ask = memory(100)

    for (const _ of [1, 2, 3]) expect(() => ask('{"a":')).toThrow(SyntaxError)
  })

  test("with the digest of another one is told from it, and takes its room", () => {
    const [one = "", other = ""] = ["plumless", "buckeroo"]
    const { recall } = ParseCache.make<{ readonly text: string }>(10)
    const ask = (text: string) => recall(new TextEncoder().encode(text), () => ({ text }))

    expect(Bun.hash.crc32(one)).toBe(Bun.hash.crc32(other))
    for (let turn = 0; turn < 200; turn++) for (const text of [one, one, other]) expect(ask(text)).toEqual({ text })
    expect(ask(other)).toBe(ask(other))
  })
})
