import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Annotation from "../../../domain/annotation/Annotation.ts"
import * as Packing from "../../../domain/annotation/Packing.ts"

const parts = Array.from({ length: 200 }, () => Annotation.part(Packing.text))

const words = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.nat(20_000).map((length) => "word ".repeat(length).slice(0, length)),
)

test("Each part is worked out once, and told from then on, however many there are and in whatever order", () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(parts.length - 1), words)), (asked) => {
      const annotation = Annotation.empty()
      const told = new Map<number, string>()
      for (const [number, words] of asked) {
        const part = parts[number]
        if (part === undefined) throw new Error("There is such a part.")
        const expected = told.get(number) ?? words
        told.set(number, expected)
        expect(Annotation.recall(annotation, part, () => words)).toBe(expected)
      }
    }),
  ))

test("It goes on from its parts where they were kept", () => {
  const [first, second] = [Annotation.part(Packing.text), Annotation.part(Packing.text)]
  let annotation = Annotation.empty()
  for (const words of ["some", "other"]) {
    annotation = Annotation.of(Annotation.partsOf(annotation).slice())
    expect(Annotation.recall(annotation, first, () => words)).toBe("some")
  }
  expect(Annotation.recall(annotation, second, () => "more")).toBe("more")
  expect(Annotation.recall(Annotation.of(Annotation.partsOf(annotation)), second, () => "none")).toBe("more")
})

test("It takes what its parts take, and little more", () => {
  const annotation = Annotation.empty()
  expect(Annotation.partsOf(annotation)).toHaveLength(0)
  for (const part of parts) Annotation.recall(annotation, part, () => "ten bytes.")
  expect(Annotation.partsOf(annotation).length).toBeWithin(200 * 12, 200 * 15)
})

test("What could not be worked out is tried again", () => {
  const annotation = Annotation.empty()
  const part = Annotation.part(Packing.flag)
  expect(() =>
    Annotation.recall(annotation, part, () => {
      throw new Error("no")
    }),
  ).toThrow("no")
  expect(Annotation.recall(annotation, part, () => true)).toBe(true)
})

test("What could not be packed is not kept, and does not harm what is", () => {
  const annotation = Annotation.empty()
  const [kept, refused] = [Annotation.part(Packing.text), Annotation.part(Packing.list(Packing.whole))]
  Annotation.recall(annotation, kept, () => "some")
  const before = Annotation.partsOf(annotation).length
  expect(() => Annotation.recall(annotation, refused, () => [1, 2, -3])).toThrow("no whole number")
  expect(Annotation.partsOf(annotation)).toHaveLength(before)
  expect(Annotation.recall(annotation, refused, () => [1, 2])).toEqual([1, 2])
  expect(Annotation.recall(annotation, kept, () => "other")).toBe("some")
})
