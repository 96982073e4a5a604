import * as Evidence from "./mention/Evidence.ts"
import * as Finding from "./mention/Finding.ts"

/**
 * What free text tells of one field of a profile: where it is mentioned, never whether the patient qualifies.
 * `evidence` holds each quoted piece of the text between “ and ”, verbatim, with nothing else between them.
 */
export interface Signpost {
  readonly state: "mentioned_inclusion" | "mentioned_exclusion" | "unknown"
  readonly evidence: string
}

export const withoutText: Signpost = { state: "unknown", evidence: "The registry publishes no criteria text." }

const unmentioned: Signpost = { state: "unknown", evidence: "The published criteria do not mention it." }

const states = { inclusion: "mentioned_inclusion", exclusion: "mentioned_exclusion", unknown: "unknown" } as const

/** A signpost whose evidence is worded when it is read: of most studies nobody reads it. */
const quoting = (state: Signpost["state"], text: string, findings: ReadonlyArray<Finding.Finding>): Signpost => ({
  state,
  get evidence() {
    return Evidence.of(text, findings)
  },
})

/**
 * The state that a coordinator would point at first: what speaks most exactly of what was asked; of equals, what stands on the
 * inclusion side. The other side is quoted beside it.
 */
export const of = (text: string, findings: ReadonlyArray<Finding.Finding>): Signpost => {
  const deciding = Finding.decisive(findings)
  const leading = Finding.leading(deciding)
  if (leading === undefined) return unmentioned

  return quoting(states[leading.outcome], text, [leading, ...deciding.filter((one) => one !== leading)])
}
