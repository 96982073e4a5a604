import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import type { Place } from "../../application/Party.ts"
import { Ring } from "../../application/Ring.ts"

const place = (party: string, began: number): Place => ({ party, began })

const told = (member: Place | undefined): string => (member === undefined ? "nobody" : `${member.party}${member.began}`)

/** Who comes next, each leaving with that turn. */
const leaving = (ring: Ring<Place>): ReadonlyArray<string> =>
  Array.from({ length: ring.size }, () => {
    const next = ring.next()
    if (next !== undefined) ring.leave(next)

    return told(next)
  })

const ringOf = (...members: ReadonlyArray<Place>): Ring<Place> => {
  const ring = new Ring<Place>()
  for (const member of members) ring.join(member)

  return ring
}

describe("A ring", () => {
  test("gives the parties their turns one after the other, however many of one wait", () => {
    const many = Array.from({ length: 5 }, (_, index) => place("a", index))

    expect(leaving(ringOf(...many, place("b", 9), place("c", 9)))).toEqual(["a0", "b9", "c9", "a1", "a2", "a3", "a4"])
  })

  test("keeps who has not left at the head of their line", () => {
    const ring = ringOf(place("a", 1), place("a", 2), place("b", 1))

    expect([1, 2, 3, 4].map(() => told(ring.next()))).toEqual(["a1", "b1", "a1", "b1"])
  })

  test("lets the calls of a party come in the order in which they began, whenever they join", () =>
    expect(leaving(ringOf(place("a", 3), place("a", 1), place("a", 2)))).toEqual(["a1", "a2", "a3"]))

  test("knows the last of the party that has the most, of equals of the one that came last", () => {
    expect(told(ringOf(place("a", 1), place("a", 2), place("b", 3)).last())).toBe("a2")
    expect(told(ringOf(place("a", 1), place("b", 2)).last())).toBe("b2")
    expect(told(ringOf().last())).toBe("nobody")
  })

  test("makes nobody wait for more turns than there are other parties, whoever comes and goes", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("join", "leave", "turn")), {
          maxLength: 200,
        }),
        (events) => {
          const ring = new Ring<Place>()
          const waiting = new Map<string, Array<Place>>()
          const since = new Map<string, number>()
          events.forEach(([party, event], began) => {
            const line = waiting.get(party) ?? []
            if (event === "join") {
              line.push(place(party, began))
              waiting.set(party, line)
              ring.join(line.at(-1) ?? place(party, began))
            } else if (event === "leave") {
              const gone = line.pop()
              if (gone !== undefined) ring.leave(gone)
            } else {
              const next = ring.next()
              for (const [each, { length }] of waiting) since.set(each, length === 0 ? 0 : (since.get(each) ?? 0) + 1)
              if (next !== undefined) since.set(next.party, 0)
            }
            if (waiting.get(party)?.length === 0) since.set(party, 0)
            expect(Math.max(0, ...since.values())).toBeLessThanOrEqual(4)
            expect(ring.size).toBe([...waiting.values()].flat().length)
          })
        },
      ),
    ))
})
