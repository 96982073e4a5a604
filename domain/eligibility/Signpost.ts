import type { Document } from "./document/Document.ts"
import * as Evidence from "./mention/Evidence.ts"
import type { Finding } from "./mention/Finding.ts"

/**
 * What free text tells of one field of a profile: where it is mentioned, never whether the patient qualifies.
 * `evidence` holds each quoted piece of the text between “ and ”, verbatim, with nothing else between them.
 */
export interface Signpost {
  readonly state: "mentioned_inclusion" | "mentioned_exclusion" | "unknown"
  readonly evidence: string
}

export const withoutText: Signpost = { state: "unknown", evidence: "The registry publishes no criteria text." }

export const unmentioned: Signpost = { state: "unknown", evidence: "The published criteria do not mention it." }

const heaviest = (findings: ReadonlyArray<Finding>): Finding | undefined =>
  findings.reduce<Finding | undefined>(
    (best, one) => (best === undefined || one.weight > best.weight ? one : best),
    undefined,
  )

/**
 * The state that a coordinator would point at first: what speaks most exactly of what was asked; of equals, what stands on the
 * inclusion side. The other side is quoted beside it.
 */
export const of = (document: Document, findings: ReadonlyArray<Finding>): Signpost => {
  const inclusion = heaviest(findings.filter(({ outcome }) => outcome === "inclusion"))
  const exclusion = heaviest(findings.filter(({ outcome }) => outcome === "exclusion"))
  if (inclusion !== undefined && (exclusion === undefined || inclusion.weight >= exclusion.weight)) {
    const both = exclusion === undefined ? [inclusion] : [inclusion, exclusion]

    return { state: "mentioned_inclusion", evidence: Evidence.of(document, both) }
  }
  if (exclusion !== undefined) {
    const both = inclusion === undefined ? [exclusion] : [exclusion, inclusion]

    return { state: "mentioned_exclusion", evidence: Evidence.of(document, both) }
  }
  const unsure = heaviest(findings)

  return unsure === undefined ? unmentioned : { state: "unknown", evidence: Evidence.of(document, [unsure]) }
}
