import type { CriterionCheck } from "../criteria/CriterionCheck.ts"
import type { Candidate } from "./Candidate.ts"
import type { Part, PartName } from "./Score.ts"
import type { Setting } from "./SettingLexicon.ts"

/** So many reasons are given. */
const most = 3

/** From this share on words are worth a sentence. */
const wellFitting = 0.5

const settingNames: Readonly<Record<Setting, string>> = {
  "first treatment": "first treatment",
  "later treatment": "treatment after earlier treatment",
  maintenance: "maintenance treatment",
  early: "early or operable disease",
  "locally advanced": "locally advanced disease",
  metastatic: "advanced or metastatic disease",
}

const list = new Intl.ListFormat("en")

const listed = (names: ReadonlyArray<string>): string => list.format(names)

const asked: Readonly<Record<string, string>> = {
  stage: "the stage",
  biomarker: "a biomarker",
  prior_lines: "the number of earlier lines",
}

const spokenOf = (checks: ReadonlyArray<CriterionCheck>, state: CriterionCheck["state"]): string =>
  listed([...new Set(checks.flatMap((check) => (check.state === state ? (asked[check.kind] ?? []) : [])))])

type Sentence = (candidate: Candidate, part: Part) => string | undefined

const sentences: Readonly<Record<PartName, Sentence>> = {
  condition: ({ isNamed }, { amount }) =>
    isNamed
      ? "Its title or conditions name the condition."
      : amount === 4
        ? "It is for solid tumours in general and asks for a biomarker of the profile."
        : amount === 3
          ? "It names the condition, a broader one, or the condition beside others."
          : undefined,
  stage: () => "The inclusion criteria mention the stage.",
  biomarkers: () => "The inclusion criteria mention a biomarker of the profile.",
  priorLines: () => "The inclusion criteria seem to let this number of earlier lines in.",
  exclusion: ({ checks, ofCondition }) =>
    `The criteria mention ${spokenOf([...checks, ...ofCondition], "mentioned_exclusion")} as keeping out: ask the site.`,
  otherState: () =>
    "The inclusion criteria ask for another state or form of a biomarker, or another score, than the profile's.",
  otherMarker: () => "Its title and inclusion criteria ask for a biomarker that the profile does not name.",
  settingAgreed: ({ setting }) =>
    `Its title, conditions or summary name the setting: ${listed(setting.agreed.map((one) => settingNames[one]))}.`,
  settingOpposed: ({ setting }) =>
    `Its title, conditions or summary name another setting than ${listed(setting.opposed.map((one) => settingNames[one]))}.`,
  treatment: () => "It studies a treatment.",
  words: (_, { amount }) => (amount >= wellFitting ? "Its text holds many of the words of the profile." : undefined),
  markerWords: (_, { amount }) =>
    amount >= wellFitting ? "Its title, interventions or summary speak of the biomarkers." : undefined,
}

/**
 * Why a study stands where it stands, in at most three sentences: that a published field does not fit, then the parts of its score,
 * those that count most first.
 */
export const of = (candidate: Candidate): ReadonlyArray<string> => {
  const misfit = candidate.mismatches === 0 ? [] : ["A published field does not fit the profile: age, sex or phase."]
  const parts = candidate.score.parts
    .toSorted((one, other) => Math.abs(other.hundredths) - Math.abs(one.hundredths))
    .flatMap((part) => sentences[part.name](candidate, part) ?? [])

  return [...misfit, ...parts].slice(0, most)
}
