/**
 * What free text tells of one field of a profile: where it is mentioned, never whether the patient qualifies.
 * `evidence` holds each quoted piece of the text between “ and ”, verbatim, with nothing else between them.
 */
export interface Signpost {
  readonly state: "mentioned_inclusion" | "mentioned_exclusion" | "unknown"
  readonly evidence: string
}
