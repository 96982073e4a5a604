import { Array, Data } from "effect"

/** Calls that ended within one second, and how many of them failed. */
interface Tally {
  readonly second: number
  readonly calls: number
  readonly failures: number
}

/** `generation` tells the calls of one state from those that were admitted before it: these no longer count. */
export type Breaker<Reason> = Data.TaggedEnum<{
  Closed: { readonly generation: number; readonly tallies: ReadonlyArray<Tally> }
  Open: { readonly generation: number; readonly until: number; readonly reason: Reason }
  Probing: { readonly generation: number; readonly reason: Reason }
}>

interface BreakerDefinition extends Data.TaggedEnum.WithGenerics<1> {
  readonly taggedEnum: Breaker<this["A"]>
}

export const { $match: match, Closed, Open, Probing } = Data.taggedEnum<BreakerDefinition>()

/** A call is admitted with the generation it belongs to, or refused for that many milliseconds. */
export type Admission<Reason> =
  | { readonly _tag: "Admitted"; readonly generation: number }
  | { readonly _tag: "Refused"; readonly wait: number; readonly reason: Reason }

export type Outcome<Reason> =
  | { readonly _tag: "Succeeded" }
  | { readonly _tag: "Failed"; readonly reason: Reason }
  | { readonly _tag: "Abandoned" }

/** It takes more than half of at least 20 calls within 10 seconds to open; after a second one call may probe. */
const window = 10_000
const fewestCalls = 20
const pause = 1000

export const closed: Breaker<never> = Closed({ generation: 0, tallies: [] })

export const admit = <Reason>(
  breaker: Breaker<Reason>,
  now: number,
): readonly [admission: Admission<Reason>, breaker: Breaker<Reason>] => {
  switch (breaker._tag) {
    case "Closed":
      return [{ _tag: "Admitted", generation: breaker.generation }, breaker]
    case "Probing":
      return [{ _tag: "Refused", wait: pause, reason: breaker.reason }, breaker]
    case "Open": {
      if (now < breaker.until) return [{ _tag: "Refused", wait: breaker.until - now, reason: breaker.reason }, breaker]

      const generation = breaker.generation + 1

      return [{ _tag: "Admitted", generation }, Probing({ generation, reason: breaker.reason })]
    }
  }
}

const count = (tallies: ReadonlyArray<Tally>, failed: boolean, now: number): ReadonlyArray<Tally> => {
  const second = Math.floor(now / 1000) * 1000
  const recent = tallies.filter((tally) => tally.second > now - window)
  const last = recent.at(-1)
  const current = last?.second === second ? last : { second, calls: 0, failures: 0 }

  return [
    ...(last === current ? recent.slice(0, -1) : recent),
    { second, calls: current.calls + 1, failures: current.failures + (failed ? 1 : 0) },
  ]
}

const sum = (tallies: ReadonlyArray<Tally>, of: "calls" | "failures"): number =>
  Array.reduce(tallies, 0, (total, tally) => total + tally[of])

const opened = <Reason>(generation: number, until: number, reason: Reason): Breaker<Reason> =>
  Open({ generation: generation + 1, until, reason })

/** Takes note of how a call ended that was admitted in a generation. */
export const settle = <Reason>(
  breaker: Breaker<Reason>,
  generation: number,
  outcome: Outcome<Reason>,
  now: number,
): Breaker<Reason> => {
  if (breaker._tag === "Open" || breaker.generation !== generation) return breaker

  if (breaker._tag === "Probing") {
    if (outcome._tag === "Succeeded") return Closed({ generation: generation + 1, tallies: [] })

    return outcome._tag === "Failed"
      ? opened(generation, now + pause, outcome.reason)
      : opened(generation, now, breaker.reason)
  }

  if (outcome._tag === "Abandoned") return breaker

  const tallies = count(breaker.tallies, outcome._tag === "Failed", now)
  const calls = sum(tallies, "calls")

  return outcome._tag === "Failed" && calls >= fewestCalls && sum(tallies, "failures") * 2 > calls
    ? opened(generation, now + pause, outcome.reason)
    : Closed({ generation, tallies })
}
