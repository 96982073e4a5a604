import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as RecentRecords from "../../../infrastructure/clinicaltrials-gov/RecentRecords.ts"

const memory = (mostBytes: number) => {
  const recordOf = RecentRecords.make(mostBytes)

  return (json: string) => recordOf(new TextEncoder().encode(json))
}

/** What a record says when it comes for the second time, from when on it is remembered. */
const comingTwice = (ask: (json: string) => unknown, json: string): unknown => {
  ask(json)

  return ask(json)
}

describe("A record", () => {
  test("says what is written, or nothing, whatever came before", () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{"a":1}', '{"a":2}', '{"a":"longer"}', '{"a":1')),
        fc.integer({ min: 0, max: 30 }),
        (records, mostBytes) => {
          const ask = memory(mostBytes)
          for (const json of records) {
            const said = ask(json)
            if (said !== undefined) expect(said).toEqual(JSON.parse(json))
          }
        },
      ),
    ))

  test("that comes again and again is one object from its second time on", () => {
    const ask = memory(100)
    const [first, second, third, fourth] = [1, 2, 3, 4].map(() => ask('{"title":"Glioma"}'))

    expect(first).toBeUndefined()
    expect(second).toEqual({ title: "Glioma" })
    expect(third).toBe(second)
    expect(fourth).toBe(second)
  })

  test.each<[what: string, bytes: Uint8Array]>([
    ["bytes", new TextEncoder().encode('{"a":1}')],
    ["a buffer, of which a slice is no copy", Buffer.from('{"a":1}')],
  ])("is kept as it came, whatever becomes of the bytes that it came in: %s", (_, bytes) => {
    const recordOf = RecentRecords.make(100)
    const came = Uint8Array.from(bytes)
    recordOf(bytes)
    const known = recordOf(bytes)
    bytes[5] = "2".charCodeAt(0)
    recordOf(bytes)

    expect(recordOf(bytes)).toEqual({ a: 2 })
    expect(recordOf(came)).toBe(known)
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

    expect(ask('{"a":1}')).toBeUndefined()
    expect(ask('{"a":1}')).toEqual({ a: 1 })
  })

  test("that came once takes no room from those that come again", () => {
    const ask = memory(10)
    const known = comingTwice(ask, '{"a":1}')
    for (let index = 2; index < 10; index += 1) ask(`{"a":${index}}`)

    expect(ask('{"a":1}')).toBe(known)
  })

  test("that is no JSON says nothing, however often it comes", () => {
    const ask = memory(100)

    expect([1, 2, 3].map(() => ask('{"a":'))).toEqual([undefined, undefined, undefined])
  })
})
