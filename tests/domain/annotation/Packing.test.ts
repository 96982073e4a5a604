import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Packing from "../../../domain/annotation/Packing.ts"

const packed = <A>({ write }: Packing.Packing<A>, value: A): Uint8Array => {
  const sink = { bytes: new Uint8Array(1), length: 0 }
  write(sink, value)

  return sink.bytes.slice(0, sink.length)
}

/** What is read of what was written, and how much of it was. */
const readBack = <A>(packing: Packing.Packing<A>, value: A) => {
  const source = { bytes: packed(packing, value), at: 0 }
  const read = packing.read(source)

  return { read, isAll: source.at === source.bytes.length }
}

interface Named {
  readonly name: string
  readonly often: ReadonlyArray<number>
  readonly mood?: "glad" | "sad"
}

const named = Packing.record<Named>({
  name: Packing.mostly(["Ada", "Bo"]),
  often: Packing.list(Packing.whole),
  mood: Packing.optional(Packing.oneOf(["glad", "sad"] as const)),
})

const anyNamed: fc.Arbitrary<Named> = fc.record(
  {
    name: fc.oneof(fc.constantFrom("Ada", "Bo", ""), fc.string({ unit: "binary" })),
    often: fc.array(fc.maxSafeNat()),
    mood: fc.constantFrom("glad" as const, "sad" as const),
  },
  { requiredKeys: ["name", "often"] },
)

const kinds: ReadonlyArray<readonly [what: string, packing: Packing.Packing<unknown>, values: fc.Arbitrary<unknown>]> =
  [
    ["whole numbers", Packing.whole as Packing.Packing<unknown>, fc.oneof(fc.nat(300), fc.maxSafeNat())],
    [
      "signed numbers",
      Packing.signedOrEndless as Packing.Packing<unknown>,
      fc.oneof(fc.integer(), fc.constant(Number.POSITIVE_INFINITY)),
    ],
    [
      "any numbers",
      Packing.decimal as Packing.Packing<unknown>,
      fc.oneof(fc.double({ noNaN: true }), fc.constantFrom(Infinity, -Infinity)).map((number) => number + 0),
    ],
    ["texts", Packing.text as Packing.Packing<unknown>, fc.string({ unit: "binary" })],
    [
      "pairs",
      Packing.pair(Packing.flag, Packing.text) as Packing.Packing<unknown>,
      fc.tuple(fc.boolean(), fc.string({ unit: "binary" })),
    ],
    ["records", Packing.list(named) as Packing.Packing<unknown>, fc.array(anyNamed)],
  ]

describe.each(kinds)("Of %s", (_, packing, values) => {
  test("what is read is what was written", () =>
    fc.assert(
      fc.property(values, (value) => {
        expect(readBack(packing, value)).toEqual({ read: value, isAll: true })
      }),
    ))
})

test("Small numbers and usual words take a byte", () => {
  expect([Packing.whole, Packing.signedOrEndless].map((packing) => packed(packing, 60).length)).toEqual([1, 1])
  expect(packed(named, { name: "Bo", often: [], mood: "sad" })).toHaveLength(4)
})

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])("%d is no whole number", (value) => {
  expect(() => packed(Packing.whole, value)).toThrow("no whole number")
})

test("What is none of some values is not taken for one", () => {
  expect(() => packed(Packing.oneOf(["one", "two"]), "three")).toThrow("none of those")
})
