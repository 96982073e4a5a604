import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type * as Span from "../document/Span.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import { denials } from "../markers/StatusLexicon.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import type * as AskedMarker from "./AskedMarker.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as JudgedMention from "./JudgedMention.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

/** Words of a test, "hepatitis B serology", and of what it found, "positive for hepatitis B". */
const isOfTest = (word: string): boolean => /^(?:test(?:s|ed|ing)?|serolog(?:y|ies))$/.test(word)

const isFound = (word: string): boolean => /^(?:sero)?positiv|^(?:reactive|detected|detectable)$/.test(word)

/** Who enters a name alone has what it names: where a test was negative, that is another state, and one that is to be done tells none. */
const ofResult = (span: Span.Span, name: string): Finding.Finding | undefined => {
  const { words } = span.tokens
  if (!words.some((word) => denials.has(word) || isOfTest(word))) return undefined
  const marker = UnknownMarker.named(name)
  const mention = UnknownMarker.at(span, marker)
  if (mention === undefined) return undefined
  const { stand, status } = mention
  const isOpen = status?.state === "status" || stand.remark === StatusComparison.remarks.status
  const isToBeDone = isOpen && words.some(isOfTest) && !words.some(isFound)

  return status?.state === "absent" || isToBeDone
    ? JudgedMention.of(mention, { marker, asked: UnknownMarker.there })
    : undefined
}

/** What a place tells that names words which no vocabulary knows. */
const mentioned = (span: Span.Span, name: string): Finding.Finding => {
  const mention = Mention.of(span)

  return TherapyTarget.isNamed(MarkerRun.published(span))
    ? Finding.untold(mention, TherapyTarget.remark)
    : (ofResult(span, name) ?? Finding.mentioned(mention, true))
}

/** What a text tells of words that no vocabulary knows; of a number that it does not hold, where it names what it is of. */
export const find = (
  text: AnnotatedText,
  { held, literal, measure, name, numbered }: Extract<AskedMarker.AskedMarker, { readonly marker: undefined }>,
  most: number,
): ReadonlyArray<Finding.Finding> => {
  const places =
    measure === undefined ? Literal.spans(text, literal, most) : MeasureStatements.places(text, measure, most)
  if (places.length > 0 || numbered === undefined) return places.map((span) => mentioned(span, name))

  return held === undefined
    ? Literal.find(text, numbered, most).map((named) => Finding.untold(named, EnteredScores.remark))
    : MeasureFindings.find(text, held, most)
}
