import type { Request } from "../profile/Draft.ts"
import type { Entry } from "../profile/Searched.ts"

/** What is told of a list of studies besides the studies. */
export interface Occasion {
  readonly request: Request
  readonly entries: ReadonlyArray<Entry>
  /** The day, in words. */
  readonly date: string
  readonly queryUrl: string
  readonly disclaimer: string
}
