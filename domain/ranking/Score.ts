import type { Kind, Question } from "../eligibility/Questions.ts"
import type { Signpost } from "../eligibility/Signpost.ts"
import * as Relevance from "./Relevance.ts"
import type { Agreement } from "./TreatmentSetting.ts"

/**
 * What each piece of evidence is worth, in points. Sized by hand in halves, because a few judged patients can carry no finer
 * choice; docs/ranking.md tells what each is worth on them.
 */
export const weights = {
  /** A level of how directly the study is about the condition, of four. */
  condition: 0.5,
  /** The inclusion criteria speak of the stage. */
  stage: 0.5,
  /** They speak of one of the biomarkers at least: one sentence often names several. Half of it for what the patient lacks, as most do. */
  biomarkers: 2,
  /** They let so many earlier lines in. */
  priorLines: 1,
  /** The criteria speak of a field of the profile as keeping out. */
  exclusion: -2,
  /** The inclusion criteria ask for another state or form of one of the biomarkers, or another score, than the patient's: one sentence often names several. */
  otherState: -2,
  /** The study selects its patients by a marker, and by none that the profile names. */
  otherMarker: -2,
  /** The study is for a setting of the patient's. */
  settingAgreed: 1,
  /** It is for the opposite of one. */
  settingOpposed: -2,
  /** The study treats. */
  treatment: 1,
  /** How well the words of the profile fit title, conditions, summary and inclusion criteria, from 0 to 1. */
  words: 2,
  /** How well the words of the biomarkers fit title, conditions, interventions and summary, from 0 to 1. */
  markerWords: 1,
} as const

export type PartName = keyof typeof weights

/** A part of a score. `amount`: how much of it there is; `hundredths`: what that is worth, in hundredths of a point. */
export interface Part {
  readonly name: PartName
  readonly amount: number
  readonly hundredths: number
}

/** The sum of all evidence for and against a study, and its parts that are not nothing. */
export interface Score {
  readonly hundredths: number
  readonly parts: ReadonlyArray<Part>
}

/** What is known of one study before its text is read. */
export interface Known {
  readonly directness: Relevance.Directness
  readonly setting: Agreement
  readonly treats: boolean
  readonly words: number
  readonly markerWords: number
}

/**
 * How much of what is asked the inclusion criteria speak of, whether they ask for another state of it or select by another marker, and
 * what keeps out: what is asked twice keeps out once.
 */
export interface Spoken {
  readonly stage: number
  /** Biomarkers that the patient has. */
  readonly biomarkers: number
  /** Biomarkers that the patient lacks. */
  readonly lacking: number
  readonly priorLines: number
  readonly otherState: boolean
  readonly otherMarker: boolean
  readonly keepingOut: ReadonlySet<string>
}

/** What counts of a question. */
type Asked = Pick<Question, "asks" | "kind" | "ofFitness" | "ofLack">

const parts = { stage: "stage", biomarker: "biomarkers", priorLines: "priorLines" } as const satisfies Record<
  Kind,
  PartName
>

/** To what a mention among the inclusion criteria adds. */
const addedTo = ({ kind, ofLack }: Asked) => (ofLack === true ? "lacking" : parts[kind])

/** What is asked for by a marker that the patient lacks takes so much of what a marker is worth. */
const lackingShare = 0.5

/** What a mention among the inclusion criteria is worth. */
export const worthOf = (question: Asked): number =>
  weights[parts[question.kind]] * (question.ofLack === true ? lackingShare : 1)

/** What is lost where a study selects by another marker, as an amount. */
export const worthOfOthers = -weights.otherMarker

/** The most that a text can come to that was not read yet: as if the inclusion criteria spoke of all that is asked. */
export const mostOf = (questions: ReadonlyArray<Asked>): Spoken => {
  const spoken = {
    stage: 0,
    biomarkers: 0,
    lacking: 0,
    priorLines: 0,
    otherState: false,
    otherMarker: false,
    keepingOut: new Set<string>(),
  }
  for (const question of questions) spoken[addedTo(question)]++

  return spoken
}

/**
 * Whether what a text told adds to its part: not if it is said of those with another cancer, or keeps out others. To be let in with a marker speaks for no study
 * rather than another.
 */
const speaksFor = ({ kind, ofFitness }: Asked, signpost: Signpost): boolean => {
  const { isLookedFor, isOfOthers, isSpared, state } = signpost
  const isToldOfThem = state === "mentioned_inclusion" && !isOfOthers && !isSpared

  return isToldOfThem && ofFitness !== true && (isLookedFor || kind !== "biomarker")
}

/** The upper bound of the score after one more question has been answered. */
export const afterAnswer = (spoken: Spoken, question: Asked, signpost: Signpost): Spoken => {
  if (speaksFor(question, signpost)) return spoken
  const { asksForOther, state } = signpost
  const added = addedTo(question)
  const keepingOut =
    state === "mentioned_exclusion" ? new Set([...spoken.keepingOut, question.asks]) : spoken.keepingOut

  return {
    ...spoken,
    [added]: spoken[added] - 1,
    otherState: spoken.otherState || asksForOther,
    keepingOut,
  }
}

/** How much there is of biomarkers: one sentence often names several. */
const markersIn = ({ biomarkers, lacking }: Spoken): number => {
  if (biomarkers > 0) return 1

  return lacking > 0 ? lackingShare : 0
}

/** Tells how much there is of each part. */
const tellParts = (
  { directness, markerWords, setting, treats, words }: Known,
  spoken: Spoken,
  tell: (name: PartName, amount: number) => void,
): void => {
  const { keepingOut, otherMarker, otherState, priorLines, stage } = spoken
  const markers = markersIn(spoken)
  tell("condition", Relevance.levelOf(directness, markers > 0))
  tell("stage", stage)
  tell("biomarkers", markers)
  tell("priorLines", priorLines)
  tell("exclusion", keepingOut.size)
  tell("otherState", Number(otherState))
  tell("otherMarker", Number(otherMarker))
  tell("settingAgreed", setting.agreed.length)
  tell("settingOpposed", setting.opposed.length)
  tell("treatment", Number(treats))
  tell("words", words)
  tell("markerWords", markerWords)
}

/** Points are rounded part by part, so that the parts add up to the sum. */
const hundredthsOf = (name: PartName, amount: number): number => Math.round(100 * weights[name] * amount)

/** A sum whose parts are told when somebody asks for them: of most studies nobody does. */
class Sum implements Score {
  readonly hundredths: number
  private readonly known: Known
  private readonly spoken: Spoken

  constructor(known: Known, spoken: Spoken) {
    this.known = known
    this.spoken = spoken
    let sum = 0
    tellParts(known, spoken, (name, amount) => {
      sum += hundredthsOf(name, amount)
    })
    this.hundredths = sum
  }

  get parts(): ReadonlyArray<Part> {
    const parts: Array<Part> = []
    tellParts(this.known, this.spoken, (name, amount) => {
      const hundredths = hundredthsOf(name, amount)
      if (hundredths !== 0) parts.push({ name, amount, hundredths })
    })

    return parts
  }
}

/** Adds up what speaks for and against a study: with `mostOf`, the most that it can come to. */
export const of = (known: Known, spoken: Spoken): Score => new Sum(known, spoken)
