import { mostMarkers, roomOfUnknownName } from "../Profile.ts"
import * as Evidence from "./mention/Evidence.ts"
import * as Finding from "./mention/Finding.ts"
import type { Unsought } from "./mention/Question.ts"
import type { Reason } from "./mention/Remark.ts"
import * as Remark from "./mention/Remark.ts"
import * as Stand from "./mention/Stand.ts"

/** What is said of a text, by its code; of what is quoted, one quote behind the other. */
const sentences = {
  quoted: (quotes: ReadonlyArray<Evidence.Quote>) => Evidence.inWords(quotes),
  not_mentioned: () => "The published criteria do not mention it.",
  not_understood: () => "The entry is not understood: nothing in it could name a marker or a stage.",
  not_read: () =>
    `This entry was not checked: earlier entries already reach the limit of ${mostMarkers} markers and measurements for one profile, where a name that is not known counts as ${roomOfUnknownName}.`,
  no_text: () => "The registry publishes no criteria text.",
}

export type Code = keyof typeof sentences

export const codes = Object.keys(sentences) as ReadonlyArray<Code>

/** What free text tells of one field of a profile: where it is mentioned, never whether the patient qualifies. */
export interface Signpost {
  readonly state: "mentioned_inclusion" | "mentioned_exclusion" | "unknown"
  readonly evidence: Evidence.Evidence<Code>
  /** Whether the inclusion criteria ask for another state or form of it than the patient's. The state is then unknown. */
  readonly asksForOther: boolean
  /** Whether the inclusion criteria look for those who have it, and do not only let them in: "regardless of …". */
  readonly isLookedFor: boolean
  /** Whether no more is told than that others are kept out: "MMSE < 20" for who has 22. The state is then on the side that lets in. */
  readonly isSpared: boolean
  /** Whether what tells the state is said of those with another cancer than the patient's. */
  readonly isOfOthers: boolean
}

const say = (
  code: Code,
  reason: Reason | undefined,
  quotes: ReadonlyArray<Evidence.Quote>,
): Evidence.Evidence<Code> => ({
  code,
  values: {},
  sentence: sentences[code](quotes),
  quotes,
  ...(reason === undefined ? {} : { reason }),
})

const silent = (code: Code, reason: Reason): Signpost => ({
  state: "unknown",
  evidence: say(code, reason, []),
  asksForOther: false,
  isLookedFor: false,
  isSpared: false,
  isOfOthers: false,
})

export const withoutText: Signpost = silent("no_text", "no_text")

/** Of an entry that is not sought in any text: nothing in it could be, or there was no room for it. */
export const unsought: Readonly<Record<Unsought, Signpost>> = {
  not_understood: silent("not_understood", "not_understood"),
  not_read: silent("not_read", "not_read"),
}

const unmentioned: Signpost = silent("not_mentioned", "not_mentioned")

const states = { inclusion: "mentioned_inclusion", exclusion: "mentioned_exclusion", unknown: "unknown" } as const

/** A signpost whose evidence is worded when it is read: of most studies nobody reads it. */
class Quoting implements Signpost {
  readonly state: Signpost["state"]
  readonly asksForOther: boolean
  readonly isLookedFor: boolean
  readonly isSpared: boolean
  readonly isOfOthers: boolean
  private readonly text: string
  private readonly leading: Finding.Finding
  private readonly deciding: ReadonlyArray<Finding.Finding>

  constructor(text: string, leading: Finding.Finding, deciding: ReadonlyArray<Finding.Finding>) {
    this.state = states[leading.outcome]
    this.asksForOther = leading.asksForOther === true
    this.isSpared = leading.isSpared === true
    this.isLookedFor = leading.outcome === "inclusion" && !this.isSpared && !Stand.onlyLetsIn(leading)
    this.isOfOthers = leading.isOfOthers === true
    this.text = text
    this.leading = leading
    this.deciding = deciding
  }

  get evidence(): Evidence.Evidence<Code> {
    const { deciding, leading, state, text } = this
    const reason = state === "unknown" ? Remark.reasonOf(leading) : undefined

    return say("quoted", reason, Evidence.quotesOf(text, [leading, ...deciding.filter((one) => one !== leading)]))
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
