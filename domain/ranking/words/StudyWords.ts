import * as Annotation from "../../annotation/Annotation.ts"
import * as Packing from "../../annotation/Packing.ts"
import * as Analyzer from "../../condition/Analyzer.ts"
import * as PhraseMatcher from "../../condition/PhraseMatcher.ts"
import * as AnnotatedText from "../../eligibility/document/AnnotatedText.ts"
import type { AnnotatedStudy } from "../../eligibility/Reading.ts"
import * as Vocabulary from "../../eligibility/text/Vocabulary.ts"
import { type Setting, settings } from "../SettingLexicon.ts"
import * as TreatmentSetting from "../TreatmentSetting.ts"
import { type Noted, WordCounting } from "./WordCounting.ts"
import type * as WordTable from "./WordTable.ts"

/** A line, by its offsets. */
interface InclusionLine {
  readonly start: number
  readonly end: number
}

const linesOfInclusion = Packing.list(Packing.record<InclusionLine>({ start: Packing.whole, end: Packing.whole }))

/** What a text says to those who may take part, line by line: all but its headings and what stands under those of the other side. */
const inclusionPart = AnnotatedText.layer(
  linesOfInclusion,
  (text): ReadonlyArray<InclusionLine> =>
    text
      .document()
      .segments()
      .filter(({ side }) => side === "inclusion"),
)

/** Where words of a study stand, a bit each: in title and conditions, in keywords and indexing, in the summary, in the inclusion part. */
export const zones = { titled: 1, listed: 2, summary: 4, inclusion: 8 } as const

export type Zone = (typeof zones)[keyof typeof zones]

/** What the order of studies needs of a study's words. It is the same whoever asks. */
export interface StudyWords {
  /** Zones of words, and how often they stand in each part. */
  readonly table: WordTable.WordTable
  /** The characters of each part. */
  readonly lengths: Readonly<Record<WordTable.Part, number>>
  readonly settings: ReadonlyArray<Setting>
  /** Whether it is for solid tumors in general. */
  readonly takesSolidTumors: boolean
}

const counting = new WordCounting([...TreatmentSetting.words, "solid"])

const solid = TreatmentSetting.words.length

const solidTumors = PhraseMatcher.of([{ words: Analyzer.of("solid tumor"), worth: 1 }])

export const inclusionOf = ({ text }: AnnotatedStudy): string =>
  text === undefined
    ? ""
    : inclusionPart(text)
        .map(({ start, end }) => text.text.slice(start, end))
        .join("\n")

const lengthOf = (texts: ReadonlyArray<string>, noted: Noted): number =>
  texts.reduce((sum, text) => sum + counting.addWritten(text, noted), 0)

const countWords = (annotated: AnnotatedStudy): StudyWords["lengths"] => {
  const { conditions, conditionTerms, interventions, keywords, summary, title } = annotated.study
  counting.begin(annotated.text?.document().words.vocabulary ?? Vocabulary.ofNextStudy())
  const titled = lengthOf([title, ...conditions], { zone: zones.titled, inText: 1, inSubject: 1 })
  const described = lengthOf([summary ?? ""], { zone: zones.summary, inText: 1, inSubject: 1 })
  const listed = lengthOf(keywords, { zone: zones.listed, inText: 1, inSubject: 0 })
  lengthOf(conditionTerms, { zone: zones.listed, inText: 0, inSubject: 0 })
  const given = lengthOf(
    interventions.map(({ name }) => name),
    { zone: 0, inText: 0, inSubject: 1 },
  )
  const included = countInclusion(annotated)
  counting.complete()

  return { inText: titled + described + listed + included, inSubject: titled + described + given }
}

const asked: Noted = { zone: zones.inclusion, inText: 1, inSubject: 0 }

const countInclusion = ({ text }: AnnotatedStudy): number => {
  if (text === undefined) return 0
  const { words } = text.document()
  let length = 0
  for (const { start, end } of inclusionPart(text)) {
    counting.add(words, start, end, asked)
    if (words.isAccented) counting.addAccented(text.text.slice(start, end), zones.inclusion)
    length += end - start
  }

  return length
}

const namesSolidTumors = (text: string): boolean => PhraseMatcher.worthIn(solidTumors, Analyzer.plain(text)) > 0

/** Whether a study is for solid tumors in general. Only those of its texts are looked at in which one of these words stands. */
const takesSolidTumors = (annotated: AnnotatedStudy): boolean => {
  const { conditions, keywords, summary, title } = annotated.study
  const within = counting.zonesOf(solid)
  const isIn = (zones: number, text: () => string): boolean => (within & zones) > 0 && namesSolidTumors(text())

  return (
    isIn(zones.titled | zones.listed, () => [title, ...conditions, ...keywords].join("\n")) ||
    isIn(zones.summary, () => summary ?? "") ||
    isIn(zones.inclusion, () => inclusionOf(annotated))
  )
}

const workedOut = (annotated: AnnotatedStudy): StudyWords => {
  const lengths = countWords(annotated)
  const ofSettings = TreatmentSetting.words.map((_, which) => counting.zonesOf(which))
  const settings = TreatmentSetting.ofStudy(annotated.study, ofSettings, {
    titled: zones.titled,
    described: zones.summary,
  })

  return { table: counting.table(), lengths, settings: [...settings], takesSolidTumors: takesSolidTumors(annotated) }
}

const part = Annotation.part<StudyWords>(
  Packing.record({
    lengths: Packing.record({ inText: Packing.whole, inSubject: Packing.whole }),
    settings: Packing.list(Packing.oneOf(settings)),
    takesSolidTumors: Packing.flag,
    table: Packing.bytes,
  }),
)

/** The words of a study: as they were counted before, or counted now. */
export const of = (annotated: AnnotatedStudy): StudyWords =>
  Annotation.recall(annotated.annotation, part, () => workedOut(annotated))
