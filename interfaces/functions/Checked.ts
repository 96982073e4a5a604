import type { CriterionCheck } from "../../domain/criteria/CriterionCheck.ts"
import type * as Evidence from "../../domain/eligibility/mention/Evidence.ts"
import * as Remark from "../../domain/eligibility/mention/Remark.ts"
import type * as Payloads from "../wire/Payloads.ts"
import * as Coded from "./Coded.ts"

const parts = { inclusion: "inclusion", exclusion: "exclusion", neither: "other" } as const

const quote = (quoted: Evidence.Quote): typeof Payloads.Quote.Type => {
  const { end, side, start, text, under } = quoted
  const remarks = Remark.coded(quoted).map(Coded.of)

  return {
    text,
    part: parts[side],
    start,
    end,
    ...(under.length === 0 ? {} : { under }),
    ...(remarks.length === 0 ? {} : { remarks }),
  }
}

/** A check with its evidence, as a sentence and as data. */
export const of = ({ criterion, evidence, state }: CriterionCheck) => {
  const { quotes, reason, sentence } = evidence

  return {
    criterion,
    state,
    evidence: sentence,
    ...(quotes.length === 0 ? {} : { quotes: quotes.map(quote) }),
    ...(reason === undefined ? {} : { reason }),
    ...Coded.of(evidence),
  } satisfies typeof Payloads.CriterionCheck.Type
}
