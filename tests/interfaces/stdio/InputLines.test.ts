import { expect, test } from "bun:test"
import { Effect, FastCheck as fc, Stream } from "effect"
import * as StrictJson from "../../../interfaces/input/StrictJson.ts"
import * as InputLines from "../../../interfaces/stdio/InputLines.ts"

const encoder = new TextEncoder()
const decoder = new TextDecoder()

const linesOf = (pieces: Iterable<Uint8Array>): ReadonlyArray<string> =>
  Effect.runSync(Stream.runCollect(InputLines.lines(Stream.fromIterable(pieces))))
    .pipe(Array.from<InputLines.Line>)
    .map((line) => (line === "too long" ? line : decoder.decode(line)))

/** The bytes of a text in pieces that end at the given places. */
const inPieces = (bytes: Uint8Array, cuts: ReadonlyArray<number>): ReadonlyArray<Uint8Array> => {
  const places = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((one, other) => one - other), bytes.length]

  return places.slice(1).map((end, index) => bytes.subarray(places[index], end))
}

test("Lines are the same, in whatever pieces their bytes come", () => {
  const text = fc.array(fc.constantFrom("\n", "a", "é", "\r", "{}"), { maxLength: 40 }).map((parts) => parts.join(""))
  fc.assert(
    fc.property(text, fc.array(fc.nat(), { maxLength: 12 }), (text, cuts) => {
      expect(linesOf(inPieces(encoder.encode(text), cuts))).toEqual(text.split("\n"))
    }),
  )
})

const longest = "a".repeat(StrictJson.mostBytes)

test("A line of the most bytes is read", () => {
  expect(linesOf([encoder.encode(`${longest}\nb`)])).toEqual([longest, "b"])
})

test.each([
  ["at once", [`${longest}a\nb`]],
  ["in pieces", [longest, "a", longest, longest, "\nb"]],
])("A longer one that comes %s is told as such, and those behind it are read", (_, pieces) => {
  expect(linesOf(pieces.map((piece) => encoder.encode(piece)))).toEqual(["too long", "b"])
})

test("A line that comes byte by byte is read whole", () => {
  const bytes = encoder.encode(longest)
  const single = Array.from(bytes, (_, index) => bytes.subarray(index, index + 1))

  expect(linesOf(single)).toEqual([longest])
})
