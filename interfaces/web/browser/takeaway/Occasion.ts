import type { Doubts } from "../criteria/Ticks.ts"
import type { Request } from "../profile/Draft.ts"
import type { Entry } from "../profile/Searched.ts"
import type { Snapshot } from "../since/Snapshot.ts"

/** What is told of a list of studies besides the studies. */
export interface Occasion {
  readonly request: Request
  /** What was ticked of the criteria of a study, as far as it is to be asked about. */
  readonly doubts: (nctId: string) => Doubts
  readonly entries: ReadonlyArray<Entry>
  /** The day, in words. */
  readonly date: string
  readonly queryUrl: string
  /** All that was found, so that a saved file can be held against a later answer. */
  readonly snapshot: Snapshot
  readonly disclaimer: string
}
