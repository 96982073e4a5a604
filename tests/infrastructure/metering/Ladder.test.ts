import { expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Ladder from "../../../infrastructure/metering/Ladder.ts"

interface Member extends Ladder.Climber<Member> {
  readonly name: number
}

test("Who stands lowest, and came there first, is known after any sequence of moves", () => {
  const move = FastCheck.record({ name: FastCheck.nat(9), count: FastCheck.nat(6) })
  FastCheck.assert(
    FastCheck.property(FastCheck.array(move, { maxLength: 200 }), (moves) => {
      const ladder = Ladder.make<Member>()
      const members = Array.from({ length: 10 }, (_, name): Member => ({ name, rung: undefined }))
      let standing: ReadonlyArray<{ readonly name: number; readonly count: number }> = []
      for (const { count, name } of moves) {
        const member = members[name]
        if (member === undefined) continue
        standing = standing.filter((other) => other.name !== name)
        if (count === 0) ladder.remove(member)
        else {
          ladder.put(member, count)
          standing = [...standing, { name, count }]
        }
        const [first] = standing.toSorted((one, other) => one.count - other.count)

        expect(ladder.lowest()?.name).toBe(first?.name as never)
      }
    }),
  )
})
