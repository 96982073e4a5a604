import { remembering } from "../../Memo.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
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
import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

type Names = ReadonlyArray<ScaleLexicon.Scale>

/** What a profile asks of a scale. */
export interface Asked {
  readonly names: Names
  readonly value: NumberRange.NumberRange
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

const namesOfClasses: ReadonlyArray<Words> = measures
  .filter(({ ofClasses }) => ofClasses !== undefined)
  .flatMap(({ forms }) => forms.map((form) => Tokens.ofWritten(form).words))

/** Whether some words name a scale of diseases that are no tumours: "NYHA". */
export const isOfOther = (words: Words): boolean =>
  [...ScaleLexicon.ofOthers.flatMap((names) => names.map(({ name }) => name)), ...namesOfClasses].some((name) =>
    words.some((_, at) => matches(words, at, name)),
  )

const top = 7

/** A scale as a measure, whose values are classes; the lower ones are the better ones. */
const measureOf = remembering(
  (names: Names): Measure => ({
    name: names[0]?.name.join(" ").toUpperCase() ?? "",
    forms: names.map(({ name }) => name.join(" ")),
    scales: [{ units: [], values: [0, top] }],
    better: "low",
    ofFewValues: true,
    ofClasses: "numbers",
    source: "ScaleLexicon.ts",
  }),
)

/** What a sentence tells of a scale that it names at some tokens. */
const publishedIn = (run: Run, names: Names, named: ReadonlyArray<MeasureRun.Stretch>) =>
  PublishedValues.of(run, measureOf(names), named)

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (tokens: Tokens.Tokens): Asked | undefined => {
  const { words } = tokens
  for (const names of ScaleLexicon.scales) {
    const named = names.flatMap(({ name }) => {
      const at = words.findIndex((_, from) => matches(words, from, name))

      return at < 0 ? [] : [{ first: at, last: at + name.length }]
    })
    const told = named.length === 0 ? [] : publishedIn(KnownNumbers.ofWritten(tokens), names, named)
    const value = told.flatMap(({ values }) => values?.ranges ?? [])[0]
    if (value === undefined) continue
    const called = ScaleLexicon.called(names, value.low.number)

    return { names, value: ClassNumbers.withParts(value), called: called === undefined ? [] : [called] }
  }

  return undefined
}

/** The values on scales of dementia that some of its stages have. */
export const ofStages = (stages: ReadonlyArray<StageName>): ReadonlyArray<Asked> =>
  ScaleLexicon.ratedAs(stages).map(({ names, value }) => ({
    names,
    value: ClassNumbers.withParts(NumberRange.between(value, value)),
    called: [],
  }))

/** Whether all words of a name stand somewhere in a text: "clinical" alone stands in most. */
const mayName = ({ folded, mayHold }: Document, name: Words): boolean =>
  name.every((word) => mayHold(word)) && name.every((word) => folded.includes(word))

/** Where a text names a scale. */
const spansOf = (document: Document, { name, notBefore, notBehind }: ScaleLexicon.Scale): ReadonlyArray<Span.Span> => {
  const [first = ""] = name
  if (!mayName(document, name)) return []
  const isWhole = (start: number, end: number): boolean =>
    !isWord(document.folded.charCodeAt(start - 1)) && !isWord(document.folded.charCodeAt(end))

  return NamePlaces.of(document, first, isWhole)
    .flatMap((start) => Span.at(document, start, start + first.length) ?? [])
    .filter(
      ({ first: at, tokens: { words } }) =>
        matches(words, at, name) &&
        !notBehind.has(words[at - 1] ?? "") &&
        !notBefore.has(words[at + name.length] ?? ""),
    )
    .map((span) => Span.upTo(span, span.first + name.length))
}

const places = (text: AnnotatedText.AnnotatedText, names: Names): ReadonlyArray<Span.Span> =>
  names.flatMap((scale) => spansOf(text.document(), scale))

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { names }: Asked): boolean => places(text, names).length > 0

/** What a sentence tells that names a scale at some places. */
const findIn = (named: ReadonlyArray<Span.Span>, { names, value }: Asked): ReadonlyArray<Finding.Finding> => {
  const [place] = named
  if (place === undefined) return []

  return publishedIn(KnownNumbers.ofPublished(place.tokens), names, named).flatMap(({ first, last, values }) => {
    const isTold =
      values?.ranges.some((range) => NumberRange.both(ClassNumbers.withParts(range), value) !== undefined) === true
    const found = isTold
      ? StageMention.of(Span.over(place, first, last), { says: [], need: names[0]?.need ?? "always", absent: false })
      : undefined

    return found === undefined ? [] : [Finding.mentioned(found.mention, true)]
  })
}

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, asked: Asked): ReadonlyArray<Finding.Finding> =>
  [...Map.groupBy(places(text, asked.names), ({ sentence: { start } }) => start).values()].flatMap((named) =>
    findIn(named, asked),
  )
