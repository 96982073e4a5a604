import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import * as RecentBodies from "../../../infrastructure/clinicaltrials-gov/RecentBodies.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

/** A text in pieces of a length. */
const inPieces = (text: string, length: number): RecentBodies.Pieces => {
  const whole = bytes(text)

  return Array.from({ length: Math.ceil(whole.length / length) }, (_, index) =>
    whole.slice(index * length, (index + 1) * length),
  )
}

const written = (body: ArrayBuffer) => new TextDecoder().decode(body)

describe("A body", () => {
  test("is what came, however it came and whatever came before", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("", "a page", "b page", "a page, longer"), fc.integer({ min: 1, max: 9 }))),
        fc.integer({ min: 0, max: 30 }),
        (texts, mostBytes) => {
          const bodyOf = RecentBodies.make(mostBytes)
          for (const [text, length] of texts) expect(written(bodyOf(inPieces(text, length)))).toBe(text)
        },
      ),
    ))

  test("that comes again and again is one object from its second time on, whatever its pieces", () => {
    const bodyOf = RecentBodies.make(100)
    const [, second, third, fourth] = [3, 4, 5, 100].map((length) => bodyOf(inPieces("the same page", length)))

    expect(third).toBe(second as ArrayBuffer)
    expect(fourth).toBe(second as ArrayBuffer)
  })

  test("of the same length but one byte is another", () => {
    const bodyOf = RecentBodies.make(100)
    const [, known] = [bodyOf([bytes("page 1")]), bodyOf([bytes("page 1")])]
    const other = bodyOf([bytes("page 2")])

    expect(written(other)).toBe("page 2")
    expect(bodyOf([bytes("page 1")])).toBe(known as ArrayBuffer)
  })

  test("is forgotten for those that came later, where there is no room for all", () => {
    const bodyOf = RecentBodies.make(12)
    const ask = (text: string) => bodyOf([bytes(text)])
    const first = [ask("page 1"), ask("page 1")][1]
    const second = [ask("page 2"), ask("page 2")][1]

    expect(ask("page 1")).toBe(first as ArrayBuffer)
    ask("page 3")
    ask("page 3")

    expect(ask("page 2")).not.toBe(second as ArrayBuffer)
  })

  test("larger than all the room is not remembered, and leaves the others their room", () => {
    const bodyOf = RecentBodies.make(6)
    const known = [bodyOf([bytes("page 0")]), bodyOf([bytes("page 0")])][1]
    const all = [1, 2, 3].map(() => bodyOf([bytes("a page of many sites")]))

    expect(new Set(all).size).toBe(3)
    expect(bodyOf([bytes("page 0")])).toBe(known as ArrayBuffer)
  })

  test("that came once is not known again after many others", () => {
    const bodyOf = RecentBodies.make(1000)
    const ask = (name: string) => bodyOf([bytes(`page ${name}`)])
    ask("once")
    for (let index = 0; index < 64; index += 1) ask(String(index))

    const [second, third] = [ask("once"), ask("once")]

    expect(third).not.toBe(second)
    expect(ask("once")).toBe(third)
  })

  test("that came once takes no room from those that come again", () => {
    const bodyOf = RecentBodies.make(6)
    const first = [bodyOf([bytes("page 0")]), bodyOf([bytes("page 0")])][1]
    for (let index = 1; index < 10; index += 1) bodyOf([bytes(`page ${index}`)])

    expect(bodyOf([bytes("page 0")])).toBe(first as ArrayBuffer)
  })
})
