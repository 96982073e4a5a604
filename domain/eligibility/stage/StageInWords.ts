import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Governor from "../mention/Governor.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Metastases from "./Metastases.ts"
import * as OtherCause from "./OtherCause.ts"
import * as StageParts from "./StageParts.ts"

/** A risk group, "high-risk", rather than a risk of something. */
const isNoRisk = ({ last, tokens: { words } }: Span): boolean =>
  words[last - 1] !== "risk" || !/^(?:of|for|from)$/.test(words[last] ?? "")

/** "Vascular dementia", in a study of Alzheimer's disease. */
const isOtherDementia = (span: Span): boolean =>
  span.tokens.words[span.last - 1]?.startsWith("dementia") === true && OtherCause.isOfKind(span)

const instruments = WordSet.of("assessment category index inventory measure questionnaire rating scale score test")

/** Whether words are but a part of the name of something that is measured with: of "North Star Ambulatory Assessment" the third. */
const areOfInstrument = ({ document: { text }, first, last, tokens: { starts, words } }: Span): boolean =>
  first > 0 &&
  instruments.has(words[last] ?? "") &&
  [first - 1, first, last].every((at) => /\p{Lu}/u.test(text[starts[at] ?? text.length] ?? ""))

const partsOf = (span: Span) => StageParts.told({ ...span, says: [] })

/** Whether words that no vocabulary knows speak of those who have what they say. */
const isMeant = (span: Span): boolean =>
  isNoRisk(span) && !areOfInstrument(span) && !isOtherDementia(span) && !partsOf(span).has("others let in")

/** What a text says of a stage that is not known otherwise, by its words. */
export const find = (text: AnnotatedText, words: Literal.Literal): ReadonlyArray<Finding.Finding> =>
  Literal.find(text, words, Literal.most, isMeant)

/**
 * What a text says of metastases in the organs that a profile names, whatever tumour they are of. It is more exact than what is said of any
 * metastases, but where no more than a part is barred: "untreated brain metastases". They are those of patients: not what a therapy is
 * for, nor what raises a value.
 */
export const findPlaced = (text: AnnotatedText, named: Literal.Literal): ReadonlyArray<Finding.Finding> =>
  Literal.spans(text, named)
    .filter((span) => Governor.of(span) === undefined && !Metastases.areOfValue(span))
    .map((span) => {
      const mention = Mention.of(span)

      return Finding.of(mention, mention.stand, partsOf(span).has("narrowed") ? 1 : 3)
    })
