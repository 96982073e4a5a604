import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Kind } from "../eligibility/Questions.ts"
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
  /** They speak of one of the biomarkers at least: one sentence often names several. */
  biomarkers: 2,
  /** They let so many earlier lines in. */
  priorLines: 1,
  /** The criteria speak of a field of the profile as keeping out. */
  exclusion: -1,
  /** The study is for a setting of the patient's. */
  settingAgreed: 1,
  /** It is for the opposite of one. */
  settingOpposed: -1,
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

/** What is known of one study, part by part. */
export interface Evidence {
  /** The checks of the profile's own fields, as far as they were made. */
  readonly checks: ReadonlyArray<CriterionCheck>
  /** What the text was not read for yet. It counts as if the inclusion criteria spoke of it, which is the best that it can come to. */
  readonly unread: ReadonlyArray<Kind>
  readonly directness: Relevance.Directness
  readonly setting: Agreement
  readonly treats: boolean
  readonly words: number
  readonly markerWords: number
}

/** The part to which a mention among the inclusion criteria adds. */
const parts = { stage: "stage", biomarker: "biomarkers", prior_lines: "priorLines" } as const satisfies Record<
  Kind,
  PartName
>

/** What a mention among the inclusion criteria is worth. */
export const worthOf = (kind: Kind): number => weights[parts[kind]]

const isRead = (kind: CriterionCheck["kind"]): kind is Kind => kind in parts

const amounts = (evidence: Evidence): Record<PartName, number> => {
  const { checks, directness, markerWords, setting, treats, unread, words } = evidence
  const spoken = { stage: 0, biomarkers: 0, priorLines: 0 }
  for (const kind of unread) spoken[parts[kind]]++
  let exclusion = 0
  for (const { kind, state } of checks) {
    if (state === "mentioned_exclusion") exclusion++
    if (state === "mentioned_inclusion" && isRead(kind)) spoken[parts[kind]]++
  }
  const asksForBiomarker = spoken.biomarkers > 0

  return {
    ...spoken,
    condition: Relevance.levelOf(directness, asksForBiomarker),
    biomarkers: Number(asksForBiomarker),
    exclusion,
    settingAgreed: setting.agreed.length,
    settingOpposed: setting.opposed.length,
    treatment: Number(treats),
    words,
    markerWords,
  }
}

const partNames = Object.keys(weights) as ReadonlyArray<PartName>

/**
 * Adds up what speaks for and against a study; with something unread, the most that it can come to. Points are rounded part by part,
 * so that the parts add up to the sum. Of most studies nobody asks for the parts.
 */
export const of = (evidence: Evidence): Score => {
  const found = amounts(evidence)
  const points = (name: PartName): number => Math.round(100 * weights[name] * found[name])
  let hundredths = 0
  for (const name of partNames) hundredths += points(name)

  return {
    hundredths,
    get parts() {
      return partNames
        .map((name): Part => ({ name, amount: found[name], hundredths: points(name) }))
        .filter((part) => part.hundredths !== 0)
    },
  }
}
