import type { Candidate, Told } from "./Candidate.ts"
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

const namesOf = (told: ReadonlyArray<Told>): string => listed([...new Set(told.map(({ named }) => named))])

/** What the inclusion criteria mention of one kind. */
const mentioned = ({ told }: Candidate, kind: Told["kind"]): string =>
  namesOf(told.filter((each) => each.kind === kind && each.state === "mentioned_inclusion"))

type Sentence = (candidate: Candidate, part: Part) => string | undefined

const sentences: Readonly<Record<PartName, Sentence>> = {
  condition: (candidate, { amount }) =>
    candidate.isNamed
      ? "Its title or conditions name the condition."
      : amount === 4
        ? `It is for solid tumours in general and asks for ${mentioned(candidate, "biomarker")}.`
        : amount === 3
          ? "It names the condition, a broader one, or the condition beside others."
          : undefined,
  stage: (candidate) => `The inclusion criteria mention ${mentioned(candidate, "stage")}.`,
  biomarkers: (candidate) => `The inclusion criteria mention ${mentioned(candidate, "biomarker")}.`,
  priorLines: (candidate) => `The inclusion criteria seem to let ${mentioned(candidate, "prior_lines")} in.`,
  exclusion: ({ told }) =>
    `The criteria mention ${namesOf(told.filter(({ state }) => state === "mentioned_exclusion"))} as keeping out: ask the site.`,
  otherState: ({ told }) =>
    `The inclusion criteria ask for another state or form than ${namesOf(told.filter(({ asksForOther }) => asksForOther))}.`,
  otherMarker: ({ otherMarkers }) =>
    `Its title and inclusion criteria ask for ${listed(otherMarkers)}, which the profile does not name.`,
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
