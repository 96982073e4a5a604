import * as AlleleCounts from "../marker-status/AlleleCounts.ts"
import * as Excepted from "../marker-status/Excepted.ts"
import type * as MarkerStatus from "../marker-status/MarkerStatus.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import type * as MarkerMentions from "./MarkerMentions.ts"
import type { StatedMarker } from "./StatedMarker.ts"

/** What is asked of a marker, and what a text tells elsewhere of how it names that. */
interface Asked extends Pick<StatedMarker, "marker" | "asked" | "partner"> {
  /** The text tells elsewhere that what it calls negative is not stained at all. */
  readonly isZeroMeant?: boolean
  /** The gene that the text joins it to. */
  readonly joined?: string | undefined
}

interface Told extends MarkerMentions.MarkerMention {
  readonly status: MarkerStatus.MarkerStatus
}

const isTold = (mention: MarkerMentions.MarkerMention): mention is Told => mention.status !== undefined

/** Whether the inclusion criteria let in whatever is found: "regardless of MSI status", "methylated or unmethylated". */
const isAccepted = ({ isOfAny, place, stand, status }: Told): boolean => {
  if (place.side !== "inclusion") return false

  return stand.remark === Stand.eitherWay ? isOfAny : status.state === "either" && stand.outcome === "inclusion"
}

/**
 * Whether having it is ruled out by asking for its absence: "EGFR negative", of a gene that may be altered, or of an infection, or of an
 * alteration that is denied by its own name, "HER2 amplification negative".
 */
const isRuledOut = (
  { stand, status }: Told,
  { asked, marker }: Asked,
  relation: StatusComparison.Comparison,
): boolean => {
  const mayBeThere =
    marker.tumorGene === true || marker.altered !== undefined || (marker.virus ?? marker.ruledOut) === true
  const isByName = status.kinds.includes("amplification") && asked.kinds.join() === "amplification"
  const isOpposed = relation === "opposite" || (asked.state === "bare" && status.state === "absent")

  const isAltered = (mayBeThere && marker.expressed !== true) || isByName

  return isOpposed && status.isDenied && isAltered && stand.outcome === "inclusion"
}

/**
 * Whether who has no change at all has not the one that is named: "no EGFR mutation" beside "without EGFR T790M". A protein that is not
 * expressed tells nothing of its gene.
 */
const isNoneOfThem = ({ status }: Told, { asked, marker }: Asked): boolean =>
  (marker.expressed !== true || marker.types !== undefined) && StatusComparison.isChangeOfUnaltered(asked, status)

const judgeOther = (mention: Told, known: Asked, relation: keyof typeof StatusComparison.remarks): Finding.Finding => {
  const { place, stand, status } = mention
  const { side } = place
  const isOpposite = relation === "opposite"
  const isAbsent = isOpposite || isNoneOfThem(mention, known)
  // What is let in as an exception from a bar tells nothing of its opposite
  const isException = stand.remark === "as an exception"
  if (isAbsent && stand.turned && !isException && side !== "neither")
    return Finding.of(mention, { outcome: side, remark: "" }, 1)
  if (!isException && isRuledOut(mention, known, relation)) return Finding.of(mention, Stand.ruledOut, 1)
  if (mention.isOfAll && stand.remark === "" && StatusComparison.isOutside(known.asked, status))
    return Finding.of(mention, Stand.ruledOut, 1)
  const remark = remarkOn(StatusComparison.remarkOf(relation, known.asked, status), stand)
  const asksForOther = mention.isOfAll && StatusComparison.excludeEachOther(relation, known.asked, status)

  return { ...Finding.of(mention, { outcome: "unknown", remark }, isOpposite ? 1 : 0), asksForOther }
}

/** "Ph+" where a mutation of the fusion was asked for. */
const isOnlyFused = ({ status: { kinds } }: Told, { asked, marker }: Asked): boolean =>
  marker.fused === true && asked.variants.length > 0 && !kinds.includes("mutation")

const asExcepted = { outcome: "unknown", remark: "with an exception for it" } as const

/** How what was asked stands where whatever is found is let in, but for what is taken out of that: "any HER2 status except 3+". */
const accepted = ({ excepted }: Told, { asked, marker }: Asked) => {
  const takenOut = Excepted.stateOf(marker, excepted)
  const relation = takenOut === undefined ? "other" : StatusComparison.of(asked, takenOut)
  if (relation === "same") return Stand.ruledOut

  return relation === "broader" ? asExcepted : ({ outcome: "inclusion", remark: Stand.eitherWay } as const)
}

/**
 * Whether those are meant who have one copy, or two, of what was asked without their number, or changes in some exons of an inherited
 * gene, of which none was told. The loss of a gene is mostly of both copies.
 */
const isOfSome = ({ status: { kinds, state, variants } }: Told, { asked, marker }: Asked): boolean => {
  const isOfCopies =
    (variants.length > 0 || !kinds.includes("deletion")) &&
    AlleleCounts.zygositiesIn(kinds).length === 1 &&
    AlleleCounts.zygositiesIn(asked.kinds).length === 0
  const isOfExons = variants.length > 0 && variants.every((each) => each.startsWith("exon"))
  const isOfChanges = marker.tumorGene !== true && isOfExons && asked.variants.length === 0

  return (asked.state === "present" || asked.state === "bare") && state === "present" && (isOfCopies || isOfChanges)
}

const relationOf = (
  { status }: Told,
  { asked, isZeroMeant, joined, marker, partner }: Asked,
): StatusComparison.Comparison => {
  if (joined !== undefined && joined !== partner && status.state !== "status") return "other"
  if (joined !== undefined && status.state === "bare") return "same"
  if (marker.measured === true && asked.state === "bare") return "same"

  return isZeroMeant !== true && StainGrades.holdsFaint(marker, asked, status)
    ? "broader"
    : StatusComparison.of(asked, status)
}

/** Whether the mention takes out what was asked: "RET fusion other than NCOA4-RET". */
const isTakenOut = ({ excepted, status }: Told, { asked, partner }: Asked): boolean =>
  excepted.includes(partner?.toLowerCase() ?? "") || Excepted.takesOut(excepted, status, asked)

/** Whoever is infected is let in, whatever is kept out besides, where the infection is held as that of the patient is. */
const standOf = ({ place, stand, status: { kinds } }: Told, { asked }: Asked): Stand.Stand => {
  const isHeld = asked.kinds.includes("controlled") && kinds.some((kind) => asked.kinds.includes(kind))

  return isHeld && place.side !== "neither" && stand.outcome !== "inclusion" ? Stand.asException : stand
}

const judge = (mention: MarkerMentions.MarkerMention, known: Asked): Finding.Finding => {
  const { asked } = known
  const { examples, stand } = mention
  if (!isTold(mention)) return Finding.of(mention, stand, 0)
  const relation = relationOf(mention, known)
  if (relation !== "other" && isAccepted(mention)) return Finding.of(mention, accepted(mention, known), 1)
  const isAnswer = relation === "same" || relation === "broader"
  if (isAnswer && stand.outcome === "exclusion" && isOfSome(mention, known)) return Finding.of(mention, Stand.ofPart, 1)
  if (isAnswer && isTakenOut(mention, known)) return Finding.of(mention, asExcepted, 1)
  // Of each state it tells less exactly than what names the one
  if (relation === "same") return Finding.of(mention, standOf(mention, known), mention.status.state === "each" ? 1 : 2)
  if (relation !== "broader") return judgeOther(mention, known, relation)
  if (isOnlyFused(mention, known)) return judgeOther(mention, known, "other")

  return Finding.of(mention, stand, examples.some((word) => asked.variants.includes(word)) ? 2 : 1)
}

/** Whether a side is told on which nobody is for it: of what keeps out whoever has it, and nobody who has it not. */
const isOddSide = ({ asked, marker }: Asked, { outcome }: Finding.Finding): boolean =>
  marker.ruledOut === true && outcome === (asked.state === "absent" ? "exclusion" : "inclusion")

export const of = (mention: MarkerMentions.MarkerMention, known: Asked): Finding.Finding => {
  const finding = judge(mention, known)

  return isOddSide(known, finding) ? Finding.untold(mention, StatusComparison.remarks.open) : finding
}

/**
 * What a quote says of something else than what was asked, "ruling out another form of it", or of it without a state, "ruling it out; its
 * state is not said". A result that need not be known rules nothing out.
 */
const remarkOn = (what: ReturnType<typeof StatusComparison.remarkOf>, { remark }: Stand.Stand): Remark.Remark => {
  const { open, status } = StatusComparison.remarks
  if (what === status) return remark === "allowing it" ? `${remark}; ${what}` : what
  switch (remark) {
    case "ruling it out":
      return what === open ? `${remark}; ${what}` : `ruling out ${what}`
    case "allowing it":
      return what === open ? `${remark}; ${what}` : `allowing ${what}`
    case "as an exception":
      return what === open ? `${remark}; ${what}` : `${what}, as an exception`
    case "where it is missing":
      return what === open ? `${remark}; ${what}` : `where ${what} is missing`
    default:
      return what
  }
}

/** What is asked of a marker by a state alone. */
const askedOf = (state: "present" | "absent" | "bare"): MarkerStatus.MarkerStatus => ({
  state,
  kinds: [],
  variants: [],
  isDenied: state === "absent",
})

/** Whether a mention tells who has the marker from who has it not, or asks for its value. */
export const decides = (mention: MarkerMentions.MarkerMention, marker: Marker): boolean => {
  const outcomeOf = (state: Parameters<typeof askedOf>[0]) => of(mention, { marker, asked: askedOf(state) }).outcome

  return marker.measured === true ? outcomeOf("bare") !== "unknown" : outcomeOf("present") !== outcomeOf("absent")
}
