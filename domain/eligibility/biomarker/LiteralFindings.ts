import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type * as Span from "../document/Span.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { denials } from "../markers/StatusLexicon.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as JudgedMention from "./JudgedMention.ts"
import type { SoughtWords } from "./SoughtWords.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

/** Who enters a name alone has what it names: where it was not found, or a test of it was negative, that is another state. */
const notFound = (span: Span.Span, name: string): Finding.Finding | undefined => {
  if (!span.tokens.words.some((word) => denials.has(word))) return undefined
  const marker = UnknownMarker.named(name)
  const mention = UnknownMarker.at(span, marker)
  const isNotFound = mention?.status?.state === "absent" || mention?.status?.state === "status"

  return isNotFound ? JudgedMention.of(mention, { marker, asked: UnknownMarker.there }) : undefined
}

/** What a place tells that names words which no vocabulary knows. */
const mentioned = (span: Span.Span, name: string): Finding.Finding => {
  const mention = Mention.of(span)

  return TherapyTarget.isNamed(MarkerRun.published(span))
    ? Finding.untold(mention, TherapyTarget.remark)
    : (notFound(span, name) ?? Finding.mentioned(mention, true))
}

/** What a text tells of words that no vocabulary knows; of a number that it does not hold, where it names what it is of. */
export const find = (
  text: AnnotatedText,
  { held, literal, measure, name, numbered }: SoughtWords,
  most: number,
): ReadonlyArray<Finding.Finding> => {
  const places =
    measure === undefined ? Literal.spans(text, literal, most) : MeasureStatements.places(text, measure, most)
  if (places.length > 0 || numbered === undefined) return places.map((span) => mentioned(span, name))

  return held === undefined
    ? Literal.find(text, numbered, most).map((named) => Finding.untold(named, EnteredScores.remark))
    : MeasureFindings.find(text, held, most)
}
