import type { Saying } from "../Saying.ts"
import type { Candidate, Told } from "./Candidate.ts"
import * as Relevance from "./Relevance.ts"
import type { Part, PartName } from "./Score.ts"
import * as WhySentences from "./WhySentences.ts"

const { say } = WhySentences

/** So many reasons are given. */
const most = 3

/** From this share on words are worth a sentence. */
const wellFitting = 0.5

/** What was entered of all that a text told something of. */
const enteredOf = (told: ReadonlyArray<Told>) => {
  const of = (kind: Told["kind"]) => [
    ...new Set(told.filter((each) => each.kind === kind).map(({ entered }) => entered)),
  ]
  const [stage] = of("stage")
  const biomarkers = of("biomarker").map(String)
  const [lines] = of("priorLines")

  return {
    ...(stage === undefined ? {} : { stage: String(stage) }),
    ...(biomarkers.length === 0 ? {} : { biomarkers }),
    ...(lines === undefined ? {} : { priorLines: Number(lines) }),
  }
}

/** What the inclusion criteria mention of one kind. */
const mentioned = ({ told }: Candidate, kind: Told["kind"]) =>
  enteredOf(told.filter((each) => each.kind === kind && each.state === "mentioned_inclusion" && !each.isSpared))

type Reason = (candidate: Candidate, part: Part) => Saying<WhySentences.Code> | undefined

const reasons: Readonly<Record<PartName, Reason>> = {
  condition: (candidate, { amount }) =>
    candidate.isNamed
      ? say("condition_named", {})
      : amount === Relevance.levels.direct
        ? say("solid_tumours", mentioned(candidate, "biomarker"))
        : amount === Relevance.levels.near
          ? say("condition_related", {})
          : undefined,
  stage: (candidate) => say("mentioned", mentioned(candidate, "stage")),
  biomarkers: (candidate) => say("mentioned", mentioned(candidate, "biomarker")),
  priorLines: (candidate) => say("let_in", mentioned(candidate, "priorLines")),
  exclusion: ({ told }) => say("kept_out", enteredOf(told.filter(({ state }) => state === "mentioned_exclusion"))),
  otherState: ({ told }) => say("other_state", enteredOf(told.filter(({ asksForOther }) => asksForOther))),
  otherMarker: ({ otherMarkers }) => say("other_marker", { markers: otherMarkers }),
  settingAgreed: ({ setting }) => say("setting_agreed", { settings: setting.agreed }),
  settingOpposed: ({ setting }) => say("setting_opposed", { settings: setting.opposed }),
  treatment: () => say("treatment", {}),
  words: (_, { amount }) => (amount >= wellFitting ? say("words", {}) : undefined),
  markerWords: (_, { amount }) => (amount >= wellFitting ? say("marker_words", {}) : undefined),
}

/**
 * Why a study stands where it stands, in at most three sentences: that a published field does not fit, then the parts of its score,
 * those that count most first; where nothing tells, that it was found.
 */
export const of = (candidate: Candidate): ReadonlyArray<Saying<WhySentences.Code>> => {
  const misfit = candidate.mismatches === 0 ? [] : [say("field_does_not_fit", {})]
  const parts = candidate.score.parts
    .toSorted((one, other) => Math.abs(other.hundredths) - Math.abs(one.hundredths))
    .flatMap((part) => reasons[part.name](candidate, part) ?? [])

  const told = [...misfit, ...parts].slice(0, most)

  return told.length > 0 ? told : [say("found_only", {})]
}
