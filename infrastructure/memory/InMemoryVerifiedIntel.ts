import { Array, Effect, Layer, Order, Stream } from "effect"
import { VerifiedIntel } from "../../application/ports/VerifiedIntel.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import * as Observation from "../../domain/study/Observation.ts"
import * as ObservationIdentity from "../../domain/study/ObservationIdentity.ts"

const byTime = Order.mapInput(Order.number, (observation: Observation.Observation) => observation.lastVerifiedAt)

const newestOfEachSite = (observations: ReadonlyArray<Observation.Observation>) =>
  Object.values(Array.groupBy(observations, ObservationIdentity.site)).map((ofSite) => ofSite.reduce(Observation.later))

const make = (seed: ReadonlyArray<Observation.Observation>) =>
  Effect.sync(() => {
    const recorded = new Map<string, Observation.Observation>()

    const add = (observations: Iterable<Observation.Observation>): number => {
      const before = recorded.size
      for (const observation of observations) {
        const identity = ObservationIdentity.whole(observation)
        if (!recorded.has(identity)) recorded.set(identity, observation)
      }

      return recorded.size - before
    }

    const of = (nctId: NctId) => [...recorded.values()].filter((observation) => observation.nctId === nctId)

    add(seed)

    return VerifiedIntel.of({
      record: (observations) =>
        Effect.map(Stream.runCollect(observations), (all) => {
          const added = add(all)

          return { added, known: all.length - added }
        }),
      newest: (studies) =>
        Effect.sync(
          () =>
            new Map(
              studies
                .map((nctId) => [nctId, newestOfEachSite(of(nctId))] as const)
                .filter(([, newest]) => newest.length > 0),
            ),
        ),
      list: (studies) =>
        Stream.suspend(() =>
          Stream.fromIterable(
            Array.sort(
              [...recorded.values()].filter(({ nctId }) => studies.length === 0 || studies.includes(nctId)),
              byTime,
            ),
          ),
        ),
    })
  })

/** Keeps observations in this process. All is forgotten when it ends. */
export const layer = (seed: ReadonlyArray<Observation.Observation> = []): Layer.Layer<VerifiedIntel> =>
  Layer.effect(VerifiedIntel, make(seed))
