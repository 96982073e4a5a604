import { expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as Annotation from "../../../domain/annotation/Annotation.ts"
import * as Packing from "../../../domain/annotation/Packing.ts"

const parts = Array.from({ length: 200 }, () => Annotation.part(Packing.text))

test("Each part is worked out once, and told from then on, however many there are and in whatever order", () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(parts.length - 1), fc.string({ maxLength: 300 }))), (asked) => {
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

test("It takes what its parts take, and little more", () => {
  const annotation = Annotation.empty()
  expect(Annotation.bytesOf(annotation)).toBe(0)
  for (const part of parts) Annotation.recall(annotation, part, () => "ten bytes.")
  expect(Annotation.bytesOf(annotation)).toBeWithin(200 * 12, 200 * 15)
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
