import * as Evidence from "./mention/Evidence.ts"
import * as Finding from "./mention/Finding.ts"
import * as Stand from "./mention/Stand.ts"

/**
 * What free text tells of one field of a profile: where it is mentioned, never whether the patient qualifies.
 * `evidence` holds each quoted piece of the text between “ and ”, verbatim, with nothing else between them.
 */
export interface Signpost {
  readonly state: "mentioned_inclusion" | "mentioned_exclusion" | "unknown"
  readonly evidence: string
  /** Whether the inclusion criteria ask for another state or form of it than the patient's. The state is then unknown. */
  readonly asksForOther: boolean
  /** Whether the inclusion criteria look for those who have it, and do not only let them in: "regardless of …". */
  readonly isLookedFor: boolean
  /** Whether what tells the state is said of those with another cancer than the patient's. */
  readonly isOfOthers: boolean
}

const silent = (evidence: string): Signpost => ({
  state: "unknown",
  evidence,
  asksForOther: false,
  isLookedFor: false,
  isOfOthers: false,
})

export const withoutText: Signpost = silent("The registry publishes no criteria text.")

export const withoutName: Signpost = silent("The entry is not understood: nothing in it could be the name of a marker.")

const unmentioned: Signpost = silent("The published criteria do not mention it.")

const states = { inclusion: "mentioned_inclusion", exclusion: "mentioned_exclusion", unknown: "unknown" } as const

/** A signpost whose evidence is worded when it is read: of most studies nobody reads it. */
class Quoting implements Signpost {
  readonly state: Signpost["state"]
  readonly asksForOther: boolean
  readonly isLookedFor: boolean
  readonly isOfOthers: boolean
  private readonly text: string
  private readonly leading: Finding.Finding
  private readonly deciding: ReadonlyArray<Finding.Finding>

  constructor(text: string, leading: Finding.Finding, deciding: ReadonlyArray<Finding.Finding>) {
    this.state = states[leading.outcome]
    this.asksForOther = leading.asksForOther === true
    this.isLookedFor = leading.outcome === "inclusion" && !Stand.onlyLetsIn(leading.remark)
    this.isOfOthers = leading.isOfOthers === true
    this.text = text
    this.leading = leading
    this.deciding = deciding
  }

  get evidence(): string {
    return Evidence.of(this.text, [this.leading, ...this.deciding.filter((one) => one !== this.leading)])
  }
}

/**
 * The state that a coordinator would point at first: what speaks most exactly of what was asked; of equals, what stands on the
 * inclusion side. The other side is quoted beside it.
 */
export const of = (text: string, findings: ReadonlyArray<Finding.Finding>): Signpost => {
  const deciding = Finding.decisive(findings)
  const leading = Finding.leading(deciding)

  return leading === undefined ? unmentioned : new Quoting(text, leading, deciding)
}
