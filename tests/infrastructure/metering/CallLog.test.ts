import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as CallLog from "../../../infrastructure/metering/CallLog.ts"

type Step = readonly ["add", wait: number] | readonly ["take out", which: number] | readonly ["drop", age: number]

const step: FastCheck.Arbitrary<Step> = FastCheck.oneof(
  { arbitrary: FastCheck.tuple(FastCheck.constant("add" as const), FastCheck.nat(3)), weight: 3 },
  { arbitrary: FastCheck.tuple(FastCheck.constant("take out" as const), FastCheck.nat(60)), weight: 2 },
  { arbitrary: FastCheck.tuple(FastCheck.constant("drop" as const), FastCheck.nat(80)), weight: 1 },
)

interface Call {
  readonly time: number
  readonly mark: number
}

/** Takes a step with the log, and the same with a plain list. */
const stepped = (
  log: CallLog.CallLog,
  model: Array<Call>,
  { now, mark }: { now: number; mark: number },
  step: Step,
) => {
  const [what, number] = step
  if (what === "add") {
    CallLog.add(log, now, mark)
    model.push({ time: now, mark })
  } else if (what === "take out") {
    const wanted = mark - number
    const at = model.findIndex((call) => call.mark === wanted)
    expect(CallLog.takeOut(log, wanted)).toBe(at >= 0)
    if (at >= 0) model.splice(at, 1)
  } else {
    CallLog.dropUntil(log, now - number)
    model.splice(0, model.filter(({ time }) => time <= now - number).length)
  }
}

describe("A log of calls", () => {
  test("counts, and knows its oldest, as a plain list would, in room for twice the calls", () => {
    FastCheck.assert(
      FastCheck.property(FastCheck.array(step, { maxLength: 500 }), (steps) => {
        const log = CallLog.empty()
        const model: Array<Call> = []
        let now = 0
        for (const [index, step] of steps.entries()) {
          if (step[0] === "add") now += step[1]
          stepped(log, model, { now, mark: index + 1 }, step)

          expect(CallLog.size(log)).toBe(model.length)
          expect(CallLog.oldest(log)).toBe(model[0]?.time as never)
          expect(log.times).toHaveLength(log.marks.length)
          expect(log.marks.length).toBeLessThanOrEqual(2 * model.length + 17)
        }
      }),
    )
  })

  test("of a caller whose calls are all given back, the oldest first, begins anew with the next", () => {
    const log = CallLog.empty()
    CallLog.add(log, 100, 1)
    CallLog.add(log, 200, 2)
    CallLog.takeOut(log, 1)
    CallLog.takeOut(log, 2)
    CallLog.add(log, 300, 3)

    expect([CallLog.size(log), CallLog.oldest(log)]).toEqual([1, 300])
  })

  test("of a caller whose calls are all given back stays as small as one of none", () => {
    const log = CallLog.empty()
    for (let mark = 1; mark <= 100_000; mark += 1) {
      CallLog.add(log, mark, mark)
      if (mark > 1) CallLog.takeOut(log, mark)
    }

    expect(CallLog.size(log)).toBe(1)
    expect(log.marks.length).toBeLessThan(20)
  })
})
