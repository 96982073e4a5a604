import type * as AnnotatedText from "../document/AnnotatedText.ts"
import * as ClassNumbers from "../measurement/ClassNumbers.ts"
import type { Measure } from "../measurement/Measure.ts"
import { stageScales } from "../measurement/MeasureLexicon.ts"
import * as MeasureNames from "../measurement/MeasureNames.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as PublishedValues from "../measurement/PublishedValues.ts"
import * as Finding from "../mention/Finding.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type * as Tokens from "../text/Tokens.ts"
import * as StageMention from "./StageMention.ts"
import type { Need, StageName } from "./StagePhrase.ts"

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

const nameAt = MeasureNames.among(stageScales)

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (tokens: Tokens.Tokens): Asked | undefined => {
  const named = tokens.words.flatMap((_, at) => nameAt(tokens.words, at, true))
  for (const name of named.filter((each) => !MeasureNames.isPart(each, tokens.words))) {
    const scale = name.measure
    const told = PublishedValues.of(KnownNumbers.ofWritten(tokens), scale, [name])
    const [value] = told.flatMap(({ values }) => values?.ranges ?? [])
    if (value === undefined) continue
    const word = called[scale.name]?.[value.low.number]

    return { scale, value: ClassNumbers.withParts(value), called: word === undefined ? [] : [word] }
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

/** So many places are looked at: grades and types are told of much. */
const most = 40

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { scale }: Asked): boolean =>
  MeasureStatements.places(text, scale).length > 0

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, { scale, value }: Asked): ReadonlyArray<Finding.Finding> =>
  MeasureStatements.publishedAt(MeasureStatements.places(text, scale, most), scale).flatMap(
    ({ span, told: { values } }) => {
      const isTold = values?.ranges.some(
        (range) => NumberRange.both(ClassNumbers.withParts(range), value) !== undefined,
      )
      const need = needs[scale.name] ?? "always"
      const found = isTold === true && StageMention.of(span, { says: [], need, absent: false })

      return found ? [Finding.mentioned(found.mention, true)] : []
    },
  )
