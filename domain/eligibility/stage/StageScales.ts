import { remembering } from "../../Memo.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as ClassNumbers from "../measurement/ClassNumbers.ts"
import type { Measure } from "../measurement/Measure.ts"
import { stageScales } from "../measurement/MeasureLexicon.ts"
import * as MeasureNames from "../measurement/MeasureNames.ts"
import * as PublishedValues from "../measurement/PublishedValues.ts"
import * as Finding from "../mention/Finding.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { Run } from "../rules/Run.ts"
import * as Tokens from "../text/Tokens.ts"
import * as NamedStage from "./NamedStage.ts"
import * as StageMention from "./StageMention.ts"
import type { Need, StageName } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** What a profile asks of a scale. */
export interface Asked {
  readonly scale: Measure
  readonly value: NumberRange.NumberRange
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

type Called = Readonly<Record<number, StageName>>

const deterioration: Called = { 3: "mci", 4: "mild", 5: "moderate", 7: "severe" }

/**
 * What a dementia of a value is called. Source: Morris 1993 (CDR), Reisberg 1982 and 1988 (Global Deterioration Scale, FAST). Between
 * moderate and severe no word is the same everywhere.
 */
const called: Readonly<Record<string, Called>> = {
  CDR: { 0: "cognitively normal", 0.5: "mci", 1: "mild", 2: "moderate", 3: "severe" },
  "global deterioration scale": deterioration,
  FAST: deterioration,
}

/** Grades and types are told of much else. */
const needs: Readonly<Record<string, Need>> = { grade: "tumor", type: "else" }

const formsOf = ({ forms }: Measure): Words => forms.map((form) => Tokens.ofWritten(form).words.join(" "))

const anyName = TokenPhrases.beginning(stageScales.flatMap(formsOf))

const nameOf = remembering((scale: Measure) => TokenPhrases.beginning(formsOf(scale)))

/** Where words name a scale, and what their sentence tells of it. */
const published = (words: Words, run: () => Run, scale: Measure) => {
  const named = words.flatMap((_, first) => {
    const name = nameOf(scale)(words, first)

    return name === undefined ? [] : [{ measure: scale, first, last: first + name.length }]
  })
  const meant = named.filter((name) => !MeasureNames.isPart(name, words))

  return meant.length === 0 ? undefined : PublishedValues.of(run(), scale, meant)
}

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (tokens: Tokens.Tokens): Asked | undefined => {
  if (tokens.words.every((_, at) => anyName(tokens.words, at) === undefined)) return undefined
  for (const scale of stageScales) {
    const told = published(tokens.words, () => KnownNumbers.ofWritten(tokens), scale)
    const value = told?.flatMap(({ values }) => values?.ranges ?? [])[0]
    if (value === undefined) continue
    const name = called[scale.name]?.[value.low.number]

    return { scale, value: ClassNumbers.withParts(value), called: name === undefined ? [] : [name] }
  }

  return undefined
}

/** Scales by whose values texts call a dementia that name none of its stages; "FAST" is a word of much else. */
const rating = stageScales.filter(({ name }) => name in called && name !== "FAST")

/** The values on scales of dementia that some of its stages have. */
export const ofStages = (stages: ReadonlyArray<StageName>): ReadonlyArray<Asked> =>
  rating.flatMap((scale) =>
    Object.entries(called[scale.name] ?? {}).flatMap(([value, name]) => {
      const range = NumberRange.between(Number(value), Number(value))

      return stages.includes(name) ? [{ scale, value: ClassNumbers.withParts(range), called: [] }] : []
    }),
  )

/** What the sentences of a text tell that name a scale. */
const sentences = ({ document }: AnnotatedText.AnnotatedText, scale: Measure) => {
  const { folded, mayHold } = document()
  const named = formsOf(scale).map((name) => name.split(" "))
  const held = named.filter((name) => name.every((word) => mayHold(word) && folded.includes(word)))

  return NamedStage.sentencesWith(document(), [...new Set(held.map(([first = ""]) => first))]).flatMap((sentence) => {
    const { tokens } = sentence
    const told = published(tokens.words, () => KnownNumbers.ofPublished(tokens), scale)

    return told === undefined ? [] : [{ sentence, told }]
  })
}

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { scale }: Asked): boolean =>
  sentences(text, scale).length > 0

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, { scale, value }: Asked): ReadonlyArray<Finding.Finding> =>
  sentences(text, scale).flatMap(({ sentence, told }) =>
    told.flatMap(({ first, last, values }) => {
      const isTold = values?.ranges.some(
        (range) => NumberRange.both(ClassNumbers.withParts(range), value) !== undefined,
      )
      const need = needs[scale.name] ?? "always"
      const found =
        isTold === true && StageMention.of(Span.over(sentence, first, last), { says: [], need, absent: false })

      return found ? [Finding.mentioned(found.mention, true)] : []
    }),
  )
