import { describe, expect, test } from "bun:test"
import { FastCheck } from "effect"
import * as Breaker from "../../../infrastructure/clinicaltrials-gov/Breaker.ts"

type Reason = "overloaded" | "blocked"

/** At a time (milliseconds): a call that is made and ends at once, or is only let through. */
type Step =
  | readonly [at: number, call: "+" | "-" | "gone" | "blocked"]
  | readonly [at: number, call: "begin", expected: number | true]

const outcomes: Readonly<Record<string, Breaker.Outcome<Reason>>> = {
  "+": { _tag: "Succeeded" },
  "-": { _tag: "Failed", reason: "overloaded" },
  blocked: { _tag: "Failed", reason: "blocked" },
  gone: { _tag: "Abandoned" },
}

const admission = (breaker: Breaker.Breaker<Reason>, now: number): true | number => {
  const [admission] = Breaker.admit(breaker, now)

  return admission._tag === "Admitted" ? true : admission.wait
}

const run = (steps: ReadonlyArray<Step>): Breaker.Breaker<Reason> =>
  steps.reduce<Breaker.Breaker<Reason>>((breaker, [at, call, expected]) => {
    if (expected !== undefined) expect(admission(breaker, at)).toBe(expected)
    const [answer, next] = Breaker.admit(breaker, at)
    const outcome = outcomes[call]

    return outcome === undefined || answer._tag === "Refused"
      ? next
      : Breaker.settle(next, answer.generation, outcome, at)
  }, Breaker.closed)

const times = (count: number, at: number, call: "+" | "-" | "gone" | "blocked"): ReadonlyArray<Step> =>
  Array.from({ length: count }, () => [at, call] as const)

describe("The breaker", () => {
  test.each<[name: string, steps: ReadonlyArray<Step>, now: number, letsThrough: true | number]>([
    ["is closed at first", [], 0, true],
    ["stays closed while few calls fail", times(19, 0, "-"), 0, true],
    ["opens with the twentieth", times(20, 0, "-"), 0, 1000],
    ["stays closed while no more than half fail", [...times(20, 0, "+"), ...times(20, 1, "-")], 1, true],
    ["opens when more than half fail", [...times(20, 0, "+"), ...times(21, 1, "-")], 1, 1000],
    ["does not open on a success", [...times(11, 0, "-"), ...times(9, 0, "+")], 0, true],
    ["forgets what is ten seconds past", [...times(19, 0, "-"), ...times(19, 10_000, "-")], 10_000, true],
    ["remembers what is not", [...times(10, 1000, "-"), ...times(10, 9_999, "-")], 9_999, 1000],
    ["does not count calls that were given up", [...times(19, 0, "-"), ...times(50, 0, "gone")], 0, true],
    ["says how long it stays open", times(20, 500, "-"), 1200, 300],
    ["lets one call probe after a second", times(20, 0, "-"), 1000, true],
    ["lets only one call probe", [...times(20, 0, "-"), [1000, "begin", true]], 1000, 1000],
    ["lets another probe where the first hangs", [...times(20, 0, "-"), [1000, "begin", true]], 2000, true],
    ["closes when the probe succeeds", [...times(20, 0, "-"), [1000, "+"]], 1000, true],
    ["stays open when the probe fails", [...times(20, 0, "-"), [1000, "-"]], 1999, 1],
    ["lets the next one probe when the first was given up", [...times(20, 0, "-"), [1000, "gone"]], 1000, true],
    ["starts anew once closed", [...times(20, 0, "-"), [1000, "+"], ...times(19, 1000, "-")], 1000, true],
    ["opens anew once closed", [...times(20, 0, "-"), [1000, "+"], ...times(20, 1000, "-")], 1000, 1000],
  ])("%s", (_, steps, now, letsThrough) => {
    expect(admission(run(steps), now)).toBe(letsThrough)
  })

  test("says why it is open, as the last call found it", () => {
    const blocked = run([...times(19, 0, "-"), [0, "blocked"]])
    const overloaded = run([...times(19, 0, "-"), [0, "blocked"], [1000, "-"]])

    expect(Breaker.admit(blocked, 0)[0]).toMatchObject({ reason: "blocked" })
    expect(Breaker.admit(overloaded, 1000)[0]).toMatchObject({ reason: "overloaded" })
  })

  test("does not mind calls that were let through before it opened or closed", () => {
    const open = run(times(20, 0, "-"))
    const before = 0

    expect(Breaker.settle(open, before, { _tag: "Succeeded" }, 1)).toEqual(open)

    const closed = run([...times(20, 0, "-"), [1000, "+"]])

    expect(Breaker.settle(closed, before, { _tag: "Failed", reason: "overloaded" }, 1)).toEqual(closed)
    expect(Breaker.settle(closed, open.generation, { _tag: "Failed", reason: "overloaded" }, 1)).toEqual(closed)
  })

  test("never opens where calls mostly succeed, and stays small", () => {
    const rounds = FastCheck.array(FastCheck.tuple(FastCheck.integer({ min: 0, max: 4000 }), FastCheck.boolean()), {
      maxLength: 300,
    })

    FastCheck.assert(
      FastCheck.property(rounds, (rounds) => {
        let now = 0
        let breaker: Breaker.Breaker<Reason> = Breaker.closed
        for (const [pause, successFirst] of rounds) {
          now += pause
          for (const call of successFirst ? ["+", "-"] : ["+", "+"]) {
            const outcome = outcomes[call]
            if (outcome !== undefined) breaker = Breaker.settle(breaker, breaker.generation, outcome, now)
          }
          expect(admission(breaker, now)).toBe(true)
          if (breaker._tag === "Closed") expect(breaker.tallies.length).toBeLessThanOrEqual(10)
        }
      }),
    )
  })
})
