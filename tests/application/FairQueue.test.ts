import { describe, expect, test } from "bun:test"
import { FastCheck as fc } from "effect"
import { FairQueue } from "../../application/FairQueue.ts"
import type { QueueTicket } from "../../application/QueueTicket.ts"

const place = (tenant: string, began: number): QueueTicket => ({ tenant, began })

const told = (member: QueueTicket | undefined): string =>
  member === undefined ? "nobody" : `${member.tenant}${member.began}`

/** Who comes next, each leaving with that turn. */
const leaving = (queue: FairQueue<QueueTicket>): ReadonlyArray<string> =>
  Array.from({ length: queue.size }, () => {
    const next = queue.takeTurn()
    if (next !== undefined) queue.leave(next)

    return told(next)
  })

const queueOf = (...members: ReadonlyArray<QueueTicket>): FairQueue<QueueTicket> => {
  const queue = new FairQueue<QueueTicket>()
  for (const member of members) queue.join(member)

  return queue
}

describe("A queue", () => {
  test("gives the tenants their turns one after the other, however many of one wait", () => {
    const many = Array.from({ length: 5 }, (_, index) => place("a", index))

    expect(leaving(queueOf(...many, place("b", 9), place("c", 9)))).toEqual(["a0", "b9", "c9", "a1", "a2", "a3", "a4"])
  })

  test("keeps who has not left at the head of their line", () => {
    const queue = queueOf(place("a", 1), place("a", 2), place("b", 1))

    expect([1, 2, 3, 4].map(() => told(queue.takeTurn()))).toEqual(["a1", "b1", "a1", "b1"])
  })

  test("lets the calls of a tenant come in the order in which they began, whenever they join", () =>
    expect(leaving(queueOf(place("a", 3), place("a", 1), place("a", 2)))).toEqual(["a1", "a2", "a3"]))

  test("knows the last of the tenant that has the most, of equals of the one that came last", () => {
    expect(told(queueOf(place("a", 1), place("a", 2), place("b", 3)).last())).toBe("a2")
    expect(told(queueOf(place("a", 1), place("b", 2)).last())).toBe("b2")
    expect(told(queueOf().last())).toBe("nobody")
  })

  test("makes nobody wait for more turns than there are other tenants, whoever comes and goes", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.constantFrom("join", "leave", "turn")), {
          maxLength: 200,
        }),
        (events) => {
          const queue = new FairQueue<QueueTicket>()
          const waiting = new Map<string, Array<QueueTicket>>()
          const since = new Map<string, number>()
          events.forEach(([tenant, event], began) => {
            const line = waiting.get(tenant) ?? []
            if (event === "join") {
              line.push(place(tenant, began))
              waiting.set(tenant, line)
              queue.join(line.at(-1) ?? place(tenant, began))
            } else if (event === "leave") {
              const gone = line.pop()
              if (gone !== undefined) queue.leave(gone)
            } else {
              const next = queue.takeTurn()
              for (const [each, { length }] of waiting) since.set(each, length === 0 ? 0 : (since.get(each) ?? 0) + 1)
              if (next !== undefined) since.set(next.tenant, 0)
            }
            if (waiting.get(tenant)?.length === 0) since.set(tenant, 0)
            expect(Math.max(0, ...since.values())).toBeLessThanOrEqual(4)
            expect(queue.size).toBe([...waiting.values()].flat().length)
          })
        },
      ),
    ))
})
