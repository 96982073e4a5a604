import * as Context from "../../domain/eligibility/context/Context.ts"
import type { AssertionStatus } from "../../domain/eligibility/context/CuesAhead.ts"
import { fold } from "../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../domain/eligibility/text/Tokens.ts"
import { rowOf } from "./Halves.ts"
import * as Labels from "./Labels.ts"
import { type Measured, percent } from "./Table.ts"

type Judge = (mention: Labels.LabelledMention) => boolean

const tokenAt = (tokens: Tokens.Tokens, offset: number): number => {
  const found = tokens.starts.findIndex((start) => start >= offset)

  return found < 0 ? tokens.words.length : found
}

const standOf = ({ a, b, line }: Labels.LabelledMention): AssertionStatus => {
  const folded = fold(line)
  const tokens = Tokens.of(folded, 0, folded.length)

  return Context.of(tokens.words, tokenAt(tokens, a), tokenAt(tokens, b))
}

const turning: ReadonlySet<AssertionStatus> = new Set<AssertionStatus>(["negated", "excepted", "spared", "excused"])

/** Whether the reader takes the mention to the other side of its part. */
const turned = (mention: Labels.LabelledMention, stand: AssertionStatus): boolean =>
  turning.has(stand) || stand === (mention.section === "exclusion" ? "allowed" : "forbidden")

/** Whether the reader takes the mention to the other side of its part, or out of it as what somebody cannot do or have. */
const reader: Judge = (mention) => {
  const stand = standOf(mention)

  return stand === "incapable" || turned(mention, stand)
}

/** The reader as if it did not know of inability. */
const withoutInability: Judge = (mention) => turned(mention, standOf(mention))

const cues =
  /\b(?:no|not|without|never|denies|absence of|lack of|free of|negative for|non|cannot|unable to|inability to|other than|except|excluding|unless)\b/g

const stops = /[.;:]|\b(?:but|however|although|except|though)\b/

/** In the manner of NegEx: a cue governs the six words behind it, up to a stop. */
const negex: Judge = ({ a, line }) => {
  const before = line.slice(0, a).toLowerCase()
  for (const cue of before.matchAll(cues)) {
    const between = before.slice(cue.index + cue[0].length)
    if (!stops.test(between) && between.trim().split(/\s+/).length <= 6) return true
  }

  return false
}

const inability =
  /^(?:un(?:able|will|suit|avail)|inabilit|impossib|prevent|preclud|limit|difficult|refus|disqualif|impair|reluct)/i

interface Score {
  readonly hit: number
  readonly extra: number
  readonly missed: number
  readonly rest: number
}

const score = (mentions: ReadonlyArray<Labels.LabelledMention>, judge: Judge): Score => {
  let [hit, extra, missed, rest] = [0, 0, 0, 0]
  for (const mention of mentions) {
    const judged = judge(mention)
    if (judged && mention.neg) hit++
    else if (judged) extra++
    else if (mention.neg) missed++
    else rest++
  }

  return { hit, extra, missed, rest }
}

const f1 = ({ extra, hit, missed }: Score): string => ((2 * hit) / (2 * hit + extra + missed)).toFixed(3)

const falsely = ({ extra, rest }: Score): string => percent(extra, extra + rest)

/** How well negated and excepted mentions are recognized. */
export const measure = async (): Promise<ReadonlyArray<Measured>> => {
  const mentions = await Labels.mentions()
  const plain = mentions.filter(({ cue }) => cue === null || !inability.test(cue))
  const rows = (judge: Judge) =>
    rowOf(
      (chosen: ReadonlyArray<Labels.LabelledMention>) => score(chosen, judge),
      (chosen) => score(chosen, negex),
    )
  const row = rows(reader)
  const plainRow = rows(withoutInability)
  const inclusion = ({ section }: Labels.LabelledMention): boolean => section === "inclusion"
  const exclusion = ({ section }: Labels.LabelledMention): boolean => section === "exclusion"

  return [
    row("negated or excepted, inclusion: F1", mentions.filter(inclusion), f1, "≥ 0.85"),
    row("negated or excepted, exclusion: F1", mentions.filter(exclusion), f1, "≥ 0.80"),
    plainRow("the same without cues of inability, inclusion: F1", plain.filter(inclusion), f1, ""),
    plainRow("the same without cues of inability, exclusion: F1", plain.filter(exclusion), f1, ""),
    row("mentions wrongly called negated", mentions, falsely, "≤ 1 %"),
  ]
}
