import { Context, type Effect, type Stream } from "effect"
import type { NctId } from "../../domain/study/NctId.ts"
import type { Observation } from "../../domain/study/Observation.ts"
import type { StorageIsUnavailable } from "./StorageIsUnavailable.ts"

export interface Recorded {
  /** Observations that were not there before. */
  readonly added: number
  /** Observations that were there already, or stood twice in the stream: each detail alike, the site by whatever spelling. */
  readonly known: number
}

/**
 * First-hand observations of sites, append-only. An implementer
 * - records all observations of a stream or, where it fails, none;
 * - never changes or forgets an observation;
 * - counts the same observation recorded twice as one;
 * - tells the newest observation of each observed site of a study, with names compared as `SiteName.fold` says; of two
 *   verified at the same moment, the one recorded last;
 * - leaves a study without observations out of the answer.
 */
export class VerifiedIntel extends Context.Tag("application/VerifiedIntel")<
  VerifiedIntel,
  {
    readonly record: <E>(
      observations: Stream.Stream<Observation, E>,
    ) => Effect.Effect<Recorded, E | StorageIsUnavailable>
    readonly newest: (
      studies: ReadonlyArray<NctId>,
    ) => Effect.Effect<ReadonlyMap<NctId, ReadonlyArray<Observation>>, StorageIsUnavailable>
    /** Every observation, the earliest verified first; of the given studies, or of all where none is given. */
    readonly list: (studies: ReadonlyArray<NctId>) => Stream.Stream<Observation, StorageIsUnavailable>
  }
>() {}
