import { describe, expect } from "bun:test"
import { Array, Effect, TestClock } from "effect"
import { ClientNetwork } from "../../../application/ports/Usage.ts"
import * as SandboxWindow from "../../../infrastructure/metering/SandboxWindow.ts"
import { effect } from "../../support/effect.ts"

const remaining = (window: ReturnType<typeof SandboxWindow.make>) => (name: string) =>
  Effect.map(window.standing(ClientNetwork(name)), (standing) => standing.remaining)

/** The window, when so many networks come, and one of them so often. */
export const floods = ({ calls, networks }: { readonly networks: number; readonly calls: number }): void =>
  describe("the window of sandbox calls", () => {
    effect(`takes a flood of ${networks} networks without freeing anyone who is blocked`, () =>
      Effect.gen(function* () {
        const window = SandboxWindow.make({ sandboxRequestsPerDay: 3, maximumNetworks: 1_000 })
        const blocked = Array.makeBy(500, (index) => `blocked ${index}`)
        for (const name of blocked) yield* Effect.replicateEffect(window.reserve(ClientNetwork(name)), 3)
        for (const index of Array.range(1, networks)) yield* window.reserve(ClientNetwork(String(index)))

        expect(new Set(yield* Effect.forEach(blocked, remaining(window)))).toEqual(new Set([0]))
      }),
    )

    effect(
      `with a quota of a million does not go through a network's ${calls} calls for another, nor for one that is given back`,
      () =>
        Effect.gen(function* () {
          const window = SandboxWindow.make({ sandboxRequestsPerDay: 1_000_000 })
          for (const _ of Array.range(1, calls)) {
            yield* window.reserve(ClientNetwork("busy"))
            const { mark } = yield* window.reserve(ClientNetwork("busy"))
            yield* window.giveBack(ClientNetwork("busy"), mark)
          }

          expect([yield* remaining(window)("busy")]).toEqual([1_000_000 - calls])
          yield* TestClock.adjust("24 hours")
          expect([yield* remaining(window)("busy")]).toEqual([1_000_000])
        }),
    )
  })
