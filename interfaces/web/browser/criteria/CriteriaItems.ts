import * as Document from "../../../../domain/eligibility/document/Document.ts"
import type { Side } from "../../../../domain/eligibility/document/Segment.ts"

/** One criterion of a text, or the title of a group of patients, as the reader divides it. */
export interface CriteriaItem {
  readonly part: Side
  /** Of whom it is said, in the words of the text: "Cohort A"; empty where that is everyone. */
  readonly group: string
  readonly start: number
  readonly end: number
  readonly isTitle: boolean
}

export const of = (text: string): ReadonlyArray<CriteriaItem> =>
  Document.make(text)
    .segments()
    .map(({ end, group, isTitle, side, start }) => ({
      part: side,
      group: group === undefined ? "" : text.slice(...group),
      start,
      end,
      isTitle,
    }))
