import type { Answer, Option } from "./answer/Wire.ts"
import type { Ticks } from "./criteria/Ticks.ts"
import { type Draft, empty } from "./profile/Draft.ts"
import type { Outcome } from "./service/Outcome.ts"
import type { Answered } from "./studies/Results.ts"
import type { Words } from "./words/English.ts"

/** All that the page knows besides what stands in the form. It is nowhere else, and ends with it. */
export interface State {
  words: Words
  draft: Draft
  /** Whether the whole form is shown, or an answer with the profile in brief. */
  mode: "form" | "answer"
  outcome: Outcome<Answer> | undefined
  found: Answered | undefined
  /** Whether the form was filled from a link, or one could not be read. */
  greeting: "link" | "broken" | undefined
  waiting: AbortController | undefined
  readonly chosen: Set<string>
  /** Answers to what would tell more, before they are searched with. */
  readonly answers: Map<string, string>
  /** What was ticked of the criteria of studies. */
  readonly ticks: Ticks
  /** The sites of studies whose places were opened. */
  readonly sites: Map<string, Option["sites"]>
}

export const initial = (words: Words): State => ({
  words,
  draft: empty,
  mode: "form",
  outcome: undefined,
  found: undefined,
  greeting: undefined,
  waiting: undefined,
  chosen: new Set(),
  answers: new Map(),
  ticks: new Map(),
  sites: new Map(),
})
