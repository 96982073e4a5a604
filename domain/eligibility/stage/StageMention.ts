import * as Packing from "../../annotation/Packing.ts"
import type { Span } from "../document/Span.ts"
import { isCancer, siteOf } from "../mention/DiseaseWords.ts"
import * as Governor from "../mention/Governor.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as Subject from "../mention/Subject.ts"
import * as Operations from "./Operations.ts"
import * as SpreadElsewhere from "./SpreadElsewhere.ts"
import { dementiaWords, type Need, type StageName } from "./StageLexicon.ts"
import * as StageNarrowing from "./StageNarrowing.ts"
import * as StageWords from "./StageWords.ts"

/** A word of stage, extent or course as a text says it: what it says, and how it must be understood. */
export interface Said {
  readonly says: ReadonlyArray<StageName>
  readonly need: Need
  readonly absent: boolean
}

const reach = 5

const isNearDementia = ({ first, last, tokens: { words } }: Span): boolean =>
  words.slice(Math.max(0, first - reach), first).some((word) => dementiaWords.has(word)) ||
  words.slice(last, last + reach).some((word) => dementiaWords.has(word))

const ofScience = /^(?:stud|data|trial|evidence|model|research|toxicolog|safety|phase)/

/** In a study of a dementia its stages need not name it, but "preclinical data" are no stage. */
const isOfDementia = ({ document, last, tokens: { words } }: Span): boolean =>
  [...OwnDiseases.of(document).words].some((word) => dementiaWords.has(word)) && !ofScience.test(words[last] ?? "")

/** What may have progressed by itself. */
const ofLesions: ReadonlySet<string> = new Set(["lesion", "lesions", "measurable"])

const beforeLesion = 16

const behindLesion = 6

const inBrain: ReadonlySet<string> = new Set(["brain", "cns", "leptomeningeal"])

const isOfLesions = ({ first, last, tokens: { words } }: Span): boolean =>
  words
    .slice(Math.max(0, first - beforeLesion), last + behindLesion)
    .some((word, at, near) => ofLesions.has(word) || (inBrain.has(word) && near[at + 1]?.startsWith("metastas")))

const support =
  /^(?:transfus|platelet|antiemetic|analgesic|opioid|steroid|corticosteroid|antibiotic|diuretic|anticonvuls|antihypertens)/

const nearSupport = 4

/** "Refractory to transfusion": what does not help is no treatment of the disease. */
const isOfSupport = ({ last, tokens: { words } }: Span): boolean =>
  words[last] === "to" && words.slice(last, last + nearSupport).some((word) => support.test(word))

/** "Heart failure that needs maintenance therapy" keeps out for the heart. */
const isOfAilment = (span: Span): boolean => span.segment.side === "exclusion" && !Subject.isAlone(span)

/** "Early colorectal cancer", and not "early detection of cancer". */
const isBeforeCancer = ({ last, tokens: { words } }: Span): boolean => {
  const next = words[last] ?? ""

  return isCancer(next) || (siteOf(next) !== undefined && words.slice(last + 1, last + 4).some(isCancer))
}

/** Whether a mention is of the study's disease, or of one of the tumours that it lets in. */
const isOfDisease = (span: Span, { need, says }: Said): boolean => {
  if (need === "dementia") return isNearDementia(span) || isOfDementia(span)
  if (need === "noun" && !isBeforeCancer(span)) return false
  if (need === "done" && !Operations.isDone(span)) return false
  if (says.includes("progressive") && isOfLesions(span)) return false
  if (says.includes("refractory") && isOfSupport(span)) return false
  if (says.includes("maintenance") && (!OwnDiseases.of(span.document).ofCancer || isOfAilment(span))) return false
  switch (Subject.of(span)) {
    case "own":
      return true
    case "unsaid":
      return need === "else" || need === "always" || need === "done" || Subject.isAlone(span)
    case "another cancer":
    case "metastases":
      return false
    default:
      return need === "always"
  }
}

/** Stages that an earlier treatment may have been for: it tells nothing of the patient of today. */
const ofEarlier: ReadonlySet<StageName> = new Set([
  "early",
  "localized",
  "resectable",
  "borderline",
  "resected",
  "new",
  "limited",
])

const earlier: ReadonlySet<string> = new Set([
  "prior",
  "previous",
  "previously",
  "original",
  "originally",
  "initial",
  "initially",
])

const isEarlier = ({ first, tokens: { words } }: Span, says: Said["says"]): boolean =>
  words[first] !== "untreated" && earlier.has(words[first - 1] ?? "") && says.every((one) => ofEarlier.has(one))

const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

const untold: Stand.Stand = { outcome: "unknown", turned: false, remark: "of a part of it" }

/** "Without metastases (M0)": the code says once more what was ruled out. */
const isSaidAgain = ({ turned }: Stand.Stand): boolean => turned

/** Whether an exclusion bars no more than a part of those who have the stage. */
const isOfPart = (span: Span, { says }: Said): boolean =>
  StageNarrowing.isNarrowed(span) ||
  StageNarrowing.isRequired(span) ||
  (says.includes("resected") && Operations.isRecent(span))

/** How a stage stands that is said by itself. */
const byItself = (span: Span, said: Said): Stand.Stand | undefined => {
  const { absent } = said
  const stand = Stand.of(span)
  if (stand.outcome === "exclusion" && said.says.includes("metastatic") && SpreadElsewhere.isMeant(span)) return untold
  if (span.segment.side === "exclusion") {
    if (stand.outcome === "exclusion" && isOfPart(span, said)) return untold
    if (stand.turned && !OwnDiseases.of(span.document).ofCancer) return undefined
  }

  if (absent && stand.remark === "ruling it out" && !stand.turned) return undefined

  return absent && !isSaidAgain(stand)
    ? { outcome: opposite[stand.outcome], turned: !stand.turned, remark: stand.remark }
    : stand
}

const planning: ReadonlySet<string> = new Set(
  "planned scheduled undergoing candidate candidates eligible starting initiating planning".split(" "),
)

const nearPlan = 9

/** "Planned chemotherapy for stage II": what is to be treated is there now. */
const isAheadOf = ({ first, segment, tokens: { words } }: Span): boolean =>
  segment.side === "inclusion" && words.slice(Math.max(0, first - nearPlan), first).some((word) => planning.has(word))

/**
 * How a stage stands that is said of a therapy: "no therapy for metastatic disease" under the inclusion criteria speaks for those who
 * have it; under the exclusion criteria it bars the therapy.
 */
const ofTherapy = (span: Span, said: Said): Stand.Stand | undefined => {
  if (said.says.every((one) => ofEarlier.has(one)) && !isAheadOf(span)) return undefined
  switch (span.segment.side) {
    case "exclusion":
      return { outcome: "unknown", turned: false, remark: "of a treatment" }
    case "inclusion":
      return { outcome: "inclusion", turned: false, remark: "" }
    default:
      return byItself(span, said)
  }
}

const standOf = (span: Span, said: Said, governor: Governor.Governor): Stand.Stand | undefined => {
  if (governor === "adjuvant therapy" && !isAheadOf(span)) return undefined

  return governor === "therapy" || governor === "adjuvant therapy" ? ofTherapy(span, said) : byItself(span, said)
}

/** A stage of the study's disease, as a text speaks of it. */
export interface StageMention {
  readonly mention: Mention.Mention
  /** Whether it counts only where it is asked for by its name: it is said of a treatment, or other words tell what it means. */
  readonly isByNameOnly: boolean
}

export const packing: Packing.Packing<StageMention> = Packing.record<StageMention>({
  mention: Mention.packing,
  isByNameOnly: Packing.flag,
})

const farthestReason = 3

/** "Stopped due to disease progression": for a reason, there was one. */
const isReason = ({ first, tokens: { words } }: Span, { says }: Said): boolean => {
  const before = words.slice(Math.max(0, first - farthestReason), first)

  return says.includes("progressive") && before.some((word, at) => word === "due" && before[at + 1] === "to")
}

/** "At risk of recurrence after curative resection": what was before is over and done. */
const isAfter = ({ first, tokens: { words } }: Span, { says }: Said): boolean =>
  says.includes("resected") && /^(?:after|following|post)$/.test(words[first - 1] ?? "")

const farthestReturn = 30

const returned = /^(?:relaps|recur)/

/** "Relapse after complete remission": it is over. */
const isOver = ({ first, tokens: { words } }: Span, { says }: Said): boolean => {
  if (!says.includes("remission")) return false
  const before = words.slice(Math.max(0, first - farthestReturn), first)
  const after = Math.max(before.lastIndexOf("after"), before.lastIndexOf("following"))

  return before.slice(0, Math.max(0, after)).some((word) => returned.test(word))
}

/** Nothing where a text speaks of something else by its words. */
export const of = (span: Span, said: Said): StageMention | undefined => {
  const isUngoverned = said.need === "dementia" || said.need === "done" || isReason(span, said) || isAfter(span, said)
  const governor = isUngoverned ? undefined : Governor.of(span)
  if (governor === "consequence" || isEarlier(span, said.says) || isOver(span, said) || !isOfDisease(span, said))
    return undefined
  const stand = standOf(span, said, governor)

  if (stand === undefined) return undefined
  const isByNameOnly = governor !== undefined || (stand.outcome === "inclusion" && StageWords.tell(span, said.says))

  return { mention: Mention.of(span, stand), isByNameOnly }
}
