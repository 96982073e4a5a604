import { isCancer, normal } from "../../condition/DiseaseWords.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as ClassNumbers from "../measurement/ClassNumbers.ts"
import type { Measure } from "../measurement/Measure.ts"
import { scalesOfOthers, stageScales } from "../measurement/MeasureLexicon.ts"
import * as MeasureNames from "../measurement/MeasureNames.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as PublishedValues from "../measurement/PublishedValues.ts"
import * as Finding from "../mention/Finding.ts"
import type { OwnDiseases } from "../mention/OwnDiseases.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordTests from "../rules/WordTests.ts"
import type * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { harm } from "./StageCollocations.ts"
import * as StageMention from "./StageMention.ts"
import * as StageNumber from "./StageNumber.ts"
import type { Need, StageName } from "./StagePhrase.ts"

/** What a numbered stage may be a stage of instead of a cancer's. */
const otherStaged = WordSet.of(
  "kidney renal ckd aki heart hypertension pressure ulcer ulcers fibrosis cirrhosis nash steatohepatitis sleep copd ards retinopathy rop keratoconus lymphedema lymphology gold spigelman tanner hurley braak metavir",
)

const kidneys: ReadonlyArray<string> = ["kidney", "renal", "aki", "ckd"]

const failing = WordSet.of("failure insufficiency impairment dysfunction function disease injury")

/** Whether a study is about what a word calls; either word for the kidneys does for both. */
const isOwn = (word: string, own: OwnDiseases): boolean =>
  own.words.has(normal(word)) || (kidneys.includes(word) && kidneys.some((each) => own.words.has(each)))

const areFailing = (said: Tokens.Words): boolean =>
  said.some((word, at) => kidneys.includes(word) && failing.has(said[at + 1] ?? ""))

const otherNameAt = MeasureNames.among(scalesOfOthers)

/** Words of the diseases, no tumors, whose scales some words name, or whose stages they tell: "NYHA", "renal failure". */
const diseasesOf = (said: Tokens.Words): ReadonlyArray<Tokens.Words> => [
  ...said.flatMap((_, at) => otherNameAt(said, at).map(({ measure: { stagesOf = [] } }) => stagesOf)),
  ...(areFailing(said) ? [kidneys] : []),
]

/** The words of the disease that some words tell of, which is no tumor and has stages: "CKD", "heart failure"; none where a scale tells that by its name. */
export const diseaseOf = (said: Tokens.Words): Tokens.Words | undefined => {
  const of = diseasesOf(said)
  const named = said.filter((word) => otherStaged.has(word) && !kidneys.includes(word))

  return of.find((words) => words.length > 0) ?? (named.length > 0 ? named : of[0])
}

/** Whether a study is about a disease, which is no tumor, and goes by some words. */
export const isOfDisease = (words: Tokens.Words, own: OwnDiseases): boolean =>
  !own.ofCancer && words.some((word) => isOwn(word, own))

const parts = WordSet.of("stage stages without . ;")

/** Where what is said of one stage ends: a cancer's is told of that. */
const isEnd = (word: string): boolean => parts.has(word) || isCancer(word)

/** What is told of the next stage begins behind a number as well: "CKD 3, [stage IV]". */
const isEndBefore = (word: string): boolean => isEnd(word) || StageNumber.of(word) !== undefined

const joints = WordSet.of("and or with , plus")

/** Behind a stage it ends before what is joined to it, but for a fifth stage, which no cancer has. */
const isEndBehind = (word: string, at: number, words: Tokens.Words): boolean =>
  isEnd(word) || (joints.has(word) && !/^(?:5|v)$/.test(words[at + 1] ?? ""))

const farthest = 8

/** The words that are said of a stage that begins with the token at `first`, and whose numbers end before the one at `last`. */
export const around = (words: Tokens.Words, first: number, last: number): Tokens.Words => {
  const before = words.slice(Math.max(0, first - farthest), first)
  const behind = words.slice(last, last + farthest)
  const end = behind.findIndex(isEndBehind)

  return [...before.slice(before.findLastIndex(isEndBefore) + 1), ...behind.slice(0, end < 0 ? farthest : end)]
}

/** Whether the numbers of a stage, which end before the token at `last`, stand on the scale of another disease than the study's. */
export const areMeant = ({ first, tokens: { words } }: Span, last: number, own: OwnDiseases): boolean => {
  const said = around(words, first, last)

  return (
    diseasesOf(said).some((of) => own.ofCancer || !isOfDisease(of, own)) ||
    said.some((word) => otherStaged.has(word) && !isOwn(word, own))
  )
}

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
    const told = PublishedValues.of(Runs.ofWritten(tokens), scale, [name])
    const [value] = told.flatMap(({ values }) => values?.ranges ?? [])
    if (value === undefined) continue
    const word = called[scale.name]?.[value.low.number]

    return { scale, value: ClassNumbers.withParts(value), called: word === undefined ? [] : [word] }
  }

  return undefined
}

const tumorGrade = stageScales.filter(({ name }) => name === "grade")

const gradeAt = MeasureNames.among(tumorGrade)

const isHarm = WordTests.matching(
  `${harm} adverse ctcae ~itis ~penia anemia anaemia nausea~ vomit~ diarr~ fatigue~ alopecia rash~ edema`,
)

/** "G2"; 0 where it is none. */
const shortGrade = (word = ""): number => Number(/^g([1-4])$/.exec(word)?.[1] ?? 0)

/** The grades of a tumor that some words tell beside its stage, "stage IA, grade 2 or 3"; none where harm has grades in them, too. */
export const gradesIn = (run: Run, words: Tokens.Words): ReadonlyArray<NumberRange.NumberRange> => {
  if (words.some(isHarm)) return []
  const named = words.flatMap((_, at) => gradeAt(words, at))
  const short = words.flatMap((word, at) => {
    const low = shortGrade(word)
    const high = /^(?:-|to)$/.test(words[at + 1] ?? "") ? shortGrade(words[at + 2]) : 0

    return low === 0 ? [] : [NumberRange.between(low, Math.max(low, high))]
  })

  return [
    ...tumorGrade
      .flatMap((scale) => PublishedValues.of(run, scale, named))
      .flatMap(({ values }) => values?.ranges ?? []),
    ...short,
  ].map(ClassNumbers.withParts)
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
