import { Data, Number } from "effect"

/** Calls that ended within one second, and how many of them failed. */
interface Tally {
  readonly second: number
  readonly calls: number
  readonly failures: number
}

/**
 * Closed, it lets all calls through and counts how they end. Open, it lets one through each second, until one succeeds.
 * `generation` tells the calls that it let through in this state from those before, which no longer count.
 */
export type Breaker<Reason> = Data.TaggedEnum<{
  Closed: { readonly generation: number; readonly tallies: ReadonlyArray<Tally> }
  Open: { readonly generation: number; readonly nextProbe: number; readonly reason: Reason }
}>

interface BreakerDefinition extends Data.TaggedEnum.WithGenerics<1> {
  readonly taggedEnum: Breaker<this["A"]>
}

const { Closed, Open } = Data.taggedEnum<BreakerDefinition>()

/** A call is let through, or refused for so many milliseconds. */
export type Admission<Reason> =
  | { readonly _tag: "Admitted"; readonly generation: number }
  | { readonly _tag: "Refused"; readonly wait: number; readonly reason: Reason }

/** How a call ended. One that its caller gave up says nothing of the registry. */
export type Outcome<Reason> =
  | { readonly _tag: "Succeeded" }
  | { readonly _tag: "Failed"; readonly reason: Reason }
  | { readonly _tag: "Abandoned" }

const window = 10_000
const fewestCalls = 20
const pause = 1000

export const closed: Breaker<never> = Closed({ generation: 0, tallies: [] })

/** Asks at `now` (milliseconds of forward time) to make a call, and gives what the breaker is after that. */
export const admit = <Reason>(
  breaker: Breaker<Reason>,
  now: number,
): readonly [admission: Admission<Reason>, breaker: Breaker<Reason>] => {
  const { generation } = breaker
  if (breaker._tag === "Closed") return [{ _tag: "Admitted", generation }, breaker]

  const { nextProbe, reason } = breaker

  return now < nextProbe
    ? [{ _tag: "Refused", wait: nextProbe - now, reason }, breaker]
    : [{ _tag: "Admitted", generation }, Open({ generation, nextProbe: now + pause, reason })]
}

const count = (tallies: ReadonlyArray<Tally>, failed: boolean, now: number): ReadonlyArray<Tally> => {
  const second = Math.floor(now / 1000) * 1000
  const recent = tallies.filter((tally) => tally.second > now - window)
  const others = recent.filter((tally) => tally.second !== second)
  const current = recent.find((tally) => tally.second === second) ?? { second, calls: 0, failures: 0 }

  return [...others, { second, calls: current.calls + 1, failures: current.failures + (failed ? 1 : 0) }]
}

const failsMostly = (tallies: ReadonlyArray<Tally>): boolean => {
  const calls = Number.sumAll(tallies.map((tally) => tally.calls))
  const failures = Number.sumAll(tallies.map((tally) => tally.failures))

  return calls >= fewestCalls && failures * 2 > calls
}

/** Takes note at `now` of how a call ended. */
export const settle = <Reason>(
  breaker: Breaker<Reason>,
  generation: number,
  outcome: Outcome<Reason>,
  now: number,
): Breaker<Reason> => {
  if (breaker.generation !== generation) return breaker

  if (breaker._tag === "Open") {
    if (outcome._tag === "Succeeded") return Closed({ generation: generation + 1, tallies: [] })

    return outcome._tag === "Failed"
      ? Open({ ...breaker, reason: outcome.reason })
      : Open({ ...breaker, nextProbe: now })
  }

  if (outcome._tag === "Abandoned") return breaker

  const tallies = count(breaker.tallies, outcome._tag === "Failed", now)

  return outcome._tag === "Failed" && failsMostly(tallies)
    ? Open({ generation: generation + 1, nextProbe: now + pause, reason: outcome.reason })
    : Closed({ generation, tallies })
}
