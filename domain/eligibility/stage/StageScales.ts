import { remembering } from "../../Memo.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { beginning, matches } from "../matching/TokenPhrases.ts"
import * as ClassNumbers from "../measurement/ClassNumbers.ts"
import type { Measure } from "../measurement/Measure.ts"
import { measures } from "../measurement/MeasureLexicon.ts"
import type * as MeasureRun from "../measurement/MeasureRun.ts"
import * as PublishedValues from "../measurement/PublishedValues.ts"
import * as Finding from "../mention/Finding.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { Run } from "../rules/Run.ts"
import { isWord } from "../text/Characters.ts"
import * as Tokens from "../text/Tokens.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as ScaleLexicon from "./ScaleLexicon.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** What a profile asks of a scale. */
export interface Asked {
  readonly scale: ScaleLexicon.Scale
  readonly value: NumberRange.NumberRange
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

const nameOfOther = beginning([
  ...ScaleLexicon.ofOthers.flatMap(({ names }) => names.map((name) => name.join(" "))),
  ...measures
    .filter(({ ofClasses }) => ofClasses !== undefined)
    .flatMap(({ forms }) => forms.map((form) => Tokens.ofWritten(form).words.join(" "))),
])

/** Whether some words name a scale of diseases that are no tumours: "NYHA". */
export const isOfOther = (words: Words): boolean => words.some((_, at) => nameOfOther(words, at) !== undefined)

const top = 7

/** A scale as a measure, whose values are classes; the lower ones are the better ones. */
const measureOf = remembering(
  ({ names }: ScaleLexicon.Scale): Measure => ({
    name: names[0]?.join(" ").toUpperCase() ?? "",
    forms: names.map((name) => name.join(" ")),
    scales: [{ units: [], values: [0, top] }],
    better: "low",
    ofFewValues: true,
    ofClasses: "numbers",
    source: "ScaleLexicon.ts",
  }),
)

/** What a sentence tells of a scale that it names at some tokens. */
const publishedIn = (run: Run, scale: ScaleLexicon.Scale, named: ReadonlyArray<MeasureRun.Stretch>) =>
  PublishedValues.of(run, measureOf(scale), named)

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (tokens: Tokens.Tokens): Asked | undefined => {
  const { words } = tokens
  for (const scale of ScaleLexicon.scales) {
    const named = scale.names.flatMap((name) => {
      const at = words.findIndex((_, from) => matches(words, from, name))

      return at < 0 ? [] : [{ first: at, last: at + name.length }]
    })
    const told = named.length === 0 ? [] : publishedIn(KnownNumbers.ofWritten(tokens), scale, named)
    const value = told.flatMap(({ values }) => values?.ranges ?? [])[0]
    if (value === undefined) continue
    const called = scale.called.get(value.low.number)

    return { scale, value: ClassNumbers.withParts(value), called: called === undefined ? [] : [called] }
  }

  return undefined
}

/** The values on scales of dementia that some of its stages have. */
export const ofStages = (stages: ReadonlyArray<StageName>): ReadonlyArray<Asked> =>
  ScaleLexicon.ratedAs(stages).map(({ scale, value }) => ({
    scale,
    value: ClassNumbers.withParts(NumberRange.between(value, value)),
    called: [],
  }))

/** Whether all words of a name stand somewhere in a text: "clinical" alone stands in most. */
const mayName = ({ folded, mayHold }: Document, name: Words): boolean =>
  name.every((word) => mayHold(word)) && name.every((word) => folded.includes(word))

/** Where a text names a scale. */
const spansOf = (
  document: Document,
  name: Words,
  { notBefore, notBehind }: ScaleLexicon.Scale,
): ReadonlyArray<Span.Span> => {
  const [first = ""] = name
  if (!mayName(document, name)) return []
  const isWhole = (start: number, end: number): boolean =>
    !isWord(document.folded.charCodeAt(start - 1)) && !isWord(document.folded.charCodeAt(end))

  return NamePlaces.of(document, first, isWhole)
    .flatMap((start) => Span.at(document, start, start + first.length) ?? [])
    .filter(
      ({ first: at, tokens: { words } }) =>
        matches(words, at, name) &&
        !notBehind.includes(words[at - 1] ?? "") &&
        !notBefore.includes(words[at + name.length] ?? ""),
    )
    .map((span) => Span.upTo(span, span.first + name.length))
}

const places = (text: AnnotatedText.AnnotatedText, { scale }: Asked): ReadonlyArray<Span.Span> =>
  scale.names.flatMap((name) => spansOf(text.document(), name, scale))

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, asked: Asked): boolean => places(text, asked).length > 0

/** What a sentence tells that names a scale at some places. */
const findIn = (named: ReadonlyArray<Span.Span>, { scale, value }: Asked): ReadonlyArray<Finding.Finding> => {
  const [place] = named
  if (place === undefined) return []

  return publishedIn(KnownNumbers.ofPublished(place.tokens), scale, named).flatMap(({ first, last, values }) => {
    const isTold =
      values?.ranges.some((range) => NumberRange.both(ClassNumbers.withParts(range), value) !== undefined) === true
    const found = isTold
      ? StageMention.of(Span.over(place, first, last), { says: [], need: scale.need, absent: false })
      : undefined

    return found === undefined ? [] : [Finding.mentioned(found.mention, true)]
  })
}

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, asked: Asked): ReadonlyArray<Finding.Finding> =>
  [...Map.groupBy(places(text, asked), ({ sentence: { start } }) => start).values()].flatMap((named) =>
    findIn(named, asked),
  )
