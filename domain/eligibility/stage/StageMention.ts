import * as Packing from "../../annotation/Packing.ts"
import { once } from "../../Memo.ts"
import { permissions } from "../assertion/Permission.ts"
import type { Span } from "../document/Span.ts"
import * as Governor from "../mention/Governor.ts"
import * as LetIn from "../mention/LetIn.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as AfterOperation from "./AfterOperation.ts"
import * as OperationTimes from "./OperationTimes.ts"
import * as OtherCause from "./OtherCause.ts"
import * as OtherClause from "./OtherClause.ts"
import * as OwnSpread from "./OwnSpread.ts"
import * as PastStages from "./PastStages.ts"
import * as PlacedSpread from "./PlacedSpread.ts"
import * as SpreadElsewhere from "./SpreadElsewhere.ts"
import type { StageName } from "./StageName.ts"
import * as StageParts from "./StageParts.ts"
import type { Need } from "./StagePhrase.ts"
import * as StageSubject from "./StageSubject.ts"
import * as StageWords from "./StageWords.ts"

/** A word of stage, extent or course as a text says it: what it says, and how it must be understood. */
export interface Said {
  readonly says: ReadonlyArray<StageName>
  readonly need: Need
  readonly absent: boolean
}

/** The same in its place. `parts`: what narrows it there. */
interface Placed extends Said {
  readonly parts: () => ReadonlySet<StageParts.Meaning>
}

const opposite = { inclusion: "exclusion", exclusion: "inclusion", unknown: "unknown" } as const

/** "Without metastases (M0)": the code says once more what was ruled out. */
const isSaidAgain = ({ turned }: Stand.Stand): boolean => turned

const narrowing: ReadonlyArray<StageParts.Meaning> = [
  "narrowed",
  "required",
  "ends an interval",
  "late",
  "to one treatment",
]

/** Whether what keeps out bars no more than a part of those who have the stage. */
const isOfPart = (span: Span, { parts, says }: Placed): boolean => {
  if (says.includes("metastatic") && (SpreadElsewhere.isMeant(span) || PlacedSpread.isOne(span))) return true
  if (says.includes("mci") && OtherCause.isMeant(span)) return true

  return (
    parts().has("narrowed before") ||
    (span.segment.side === "exclusion" &&
      (narrowing.some((one) => parts().has(one)) ||
        (says.includes("resected") &&
          (OperationTimes.told(span).has("recent") || AfterOperation.at(span) !== undefined))))
  )
}

const courses: ReadonlySet<StageName> = new Set(["recurrent", "relapsed"])

/** "Adjuvant therapy is allowed if the disease recurred a year later": a course is what has come about since. */
const isOfCourse = ({ says }: Said): boolean => says.some((one) => courses.has(one) || one === "progressive")

const permitting: ReadonlySet<string> = new Set([
  ...permissions,
  ..."participate enrolled enroll included exception".split(" "),
])

const nearPermission = 60

/** "They may take part with a biopsy that shows no metastases", among the exclusions: who has some is not let in by that. */
const isCondition = ({ first, last, tokens: { words } }: Span): boolean =>
  words
    .slice(Math.max(0, first - nearPermission), last + nearPermission)
    .some((word, at, near) => permitting.has(word) && near[at - 1] !== "not" && near[at - 2] !== "not")

/** How a stage stands that an exclusion says is not so; nothing where that tells nothing of the study's disease. */
const excepted = (span: Span, stand: Stand.Stand): Stand.Stand | undefined => {
  if (!OwnDiseases.of(span.document).ofCancer) return undefined

  return stand.remark === "where it is missing" && isCondition(span) ? Stand.unclear : stand
}

/** How a stage stands that is said by itself. */
const byItself = (span: Span, said: Placed): Stand.Stand | undefined => {
  const { absent } = said
  const told = Stand.of(OtherClause.of(span, said.says))
  const isBarred = span.segment.side === "exclusion" && told.outcome === "exclusion"
  if (isBarred && isOfCourse(said) && said.parts().has("required")) return Stand.asException
  const weighed = LetIn.weighed(span, told)
  if (weighed !== told && weighed.outcome === "inclusion" && isOfCourse(said)) return weighed
  if (told.outcome === "exclusion" && isOfPart(span, said)) return Stand.ofPart
  if (weighed !== told) return Stand.unclear
  const stand = span.segment.side === "exclusion" && told.turned ? excepted(span, told) : told
  if (stand === undefined || (absent && stand.remark === "ruling it out" && !stand.turned)) return undefined

  return absent && !isSaidAgain(stand)
    ? { outcome: opposite[stand.outcome], turned: !stand.turned, remark: stand.remark }
    : stand
}

/** "Planned chemotherapy for stage II": what is to be treated is there now. */
const isTreatmentPlanned = (span: Span): boolean =>
  span.segment.side === "inclusion" && OperationTimes.told(span).has("planned treatment")

/** "Nonmetastatic", "non-metastatic", "not metastatic". */
const isDenied = ({ first, tokens: { words } }: Span, { absent }: Said): boolean =>
  absent || /^(?:non|not)$/.test(words[words[first - 1] === "-" ? first - 2 : first - 1] ?? "")

/** "Treated for metastases (de novo or recurrent)": how what was treated had come about. */
const isHowItBegan = ({ says }: Said): boolean => says.includes("new") && says.some((one) => courses.has(one))

/**
 * How a stage stands that is said of a therapy: "no therapy for metastatic disease" under the inclusion criteria speaks for those who
 * have it; under the exclusion criteria it bars the therapy.
 */
const ofTherapy = (span: Span, said: Placed): Stand.Stand | undefined => {
  if (isDenied(span, said)) return isTreatmentPlanned(span) ? byItself(span, said) : undefined
  if ((said.says.every((one) => PastStages.ofEarlier.has(one)) || isHowItBegan(said)) && !isTreatmentPlanned(span))
    return undefined
  switch (span.segment.side) {
    case "exclusion":
      return { outcome: "unknown", turned: false, remark: "of a treatment" }
    case "inclusion":
      return Stand.wanted
    default:
      return byItself(span, said)
  }
}

const standOf = (span: Span, said: Placed, governor: Governor.Governor): Stand.Stand | undefined => {
  const isAdjuvant = governor === "adjuvant therapy" && !said.says.includes("oligometastatic")
  if (isAdjuvant && !isTreatmentPlanned(span)) return undefined
  if (isOfCourse(said) && said.parts().has("a point in time")) return Stand.ofPart

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

/** Stages that are told in passing. */
const passing: ReadonlyArray<PastStages.Meaning> = ["past", "to come", "counted", "looked for", "advice"]

const ungoverned: ReadonlySet<Need> = new Set<Need>(["dementia", "done", "planned", "treatment"])

const nearScore = 8

/** "A score of 0.5 or 1 on the CDR": a scale, which says no stage by its name, is what a score is of. */
const isScored = ({ first, tokens: { words } }: Span, { says }: Said): boolean =>
  says.length === 0 && words.slice(Math.max(0, first - nearScore), first).some((word) => /^scores?$/.test(word))

/** Nothing where a text speaks of something else by its words. */
export const of = (span: Span, said: Said): StageMention | undefined => {
  const past = PastStages.told(span, said.says)
  if (passing.some((one) => past.has(one))) return undefined
  const placed = { ...said, parts: once(() => StageParts.told(span, said.says)) }
  const isUngoverned =
    ungoverned.has(said.need) ||
    isScored(span, said) ||
    past.has("reason") ||
    (isOfCourse(said) && placed.parts().has("ends an interval"))
  const governor = isUngoverned ? undefined : Governor.of(span)
  if (governor === "consequence" || !StageSubject.isOwn(span, said)) return undefined
  const stand = standOf(span, placed, governor)
  const isForWantedOnly = said.need === "planned" || OwnSpread.isMeant(span)
  if (stand === undefined || (stand.outcome !== "inclusion" && isForWantedOnly)) return undefined
  const isByNameOnly =
    governor !== undefined ||
    StageWords.isOfBlood(span, said.says) ||
    StageWords.isOfTime(span, said.says) ||
    StageWords.isProgression(span, said.says) ||
    (stand.outcome === "inclusion" && StageWords.tell(span, said.says)) ||
    (stand.outcome === "exclusion" &&
      (StageWords.isFourth(span, said.says) || StageWords.isOperabilityAlone(span, said.says)))

  return { mention: Mention.of(span, stand), isByNameOnly }
}
