export type Side = "inclusion" | "exclusion" | "neither"

/**
 * A heading at the beginning of a line: `end` is where its content begins, in the same line or at its end. A sentence that
 * introduces a list is a heading and content at once: its content is itself.
 */
export interface Heading {
  readonly side: Side
  readonly end: number
  readonly introduces: boolean
}
