import type { Span } from "../document/Span.ts"
import type { Marker } from "../markers/Marker.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { variant } from "../markers/VariantNotation.ts"
import type { Stand } from "../mention/Stand.ts"
import * as ChangeClasses from "./ChangeClasses.ts"
import * as ChangesBehindMarker from "./ChangesBehindMarker.ts"
import * as ExpressionScore from "./ExpressionScore.ts"
import * as FoundMarker from "./FoundMarker.ts"
import * as Infection from "./Infection.ts"
import * as MarkerList from "./MarkerList.ts"
import * as MarkerParts from "./MarkerParts.ts"
import * as MarkerRun from "./MarkerRun.ts"
import { asLost, type MarkerStatus, namesNoChange } from "./MarkerStatus.ts"
import * as StainGrades from "./StainGrades.ts"
import * as StatusReading from "./StatusReading.ts"

/** "17p-": the mark behind the name of a part of a chromosome says that it is lost. */
const isMarkedLost = ({ altered }: Marker, rest: string): boolean =>
  altered === "deletion" && /^[-−](?![a-z0-9])/i.test(rest)

/** What is negative by its stain is lost. */
const isStainedLost = ({ lost }: Marker, status: MarkerStatus): boolean =>
  lost === true && status.state === "absent" && status.isDenied && namesNoChange(status)

/** "CD19 expression is retained". */
const isKept = (place: MarkerRun.Place): boolean => MarkerRun.wordsBeside(place, 4, 4).includes("retained")

/** "Cyclin E1 protein positive": what is found of the protein tells nothing of its gene, but where a fusion is found by it. */
const isOfProtein = ({ altered }: Marker, status: MarkerStatus, place: MarkerRun.Place): boolean =>
  altered === undefined &&
  status.state === "present" &&
  namesNoChange(status) &&
  MarkerRun.wordsBeside(place, 0, 2).includes("protein")

/** What a state means of a marker that is expressed, where no alteration is named: to lose it is to be negative, to retain it positive. */
const meant = (marker: Marker, status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  if (marker.expressed !== true || status.variants.length > 0) return status
  const { kinds, state } = status
  if ((state === "present" || state === "either") && kinds.length === 0)
    return { ...status, kinds: ["expression", "amplification"] }
  if (state === "present" && kinds.includes("deletion")) return { ...status, state: "absent", kinds: ["expression"] }

  return state === "absent" && isKept(place) ? { ...status, state: "present", kinds: ["expression"] } : status
}

/** "EGFR, ALK or ROS1 mutations" means whatever alteration each of them mostly has. */
const loosely = ({ altered }: Marker, status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  const isLoose = altered !== undefined && status.variants.length === 0 && status.kinds.join() === "mutation"

  return isLoose && MarkerList.isListed(place) ? { ...status, kinds: [] } : status
}

/** What says of no one state that the marker has it; a grade or a score beside it does not, either. */
const undecided: ReadonlySet<MarkerStatus["state"]> = new Set(["either", "each", "status"])

/** What is there by a state that the grades of a stain tell: to be amplified, only the highest of them. */
const kindsOf: Partial<Readonly<Record<StainGrades.Graded, MarkerStatus["kinds"]>>> = {
  present: ["expression", "amplification"],
  low: ["expression"],
  "low or present": ["expression"],
}

/** What the grades of its stain tell: "HER2-negative (IHC 0, 1+, or 2+ and ISH-)" is low, too. */
const byGrades = (status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  const state = undecided.has(status.state) || status.variants.length > 0 ? undefined : StainGrades.of(place)
  if (state === undefined) return status
  if (state === status.state) return state === "absent" ? { ...status, isDenied: false } : status

  return { ...status, state, kinds: kindsOf[state] ?? [], isDenied: false }
}

const scored = (status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  const score = undecided.has(status.state) ? undefined : ExpressionScore.of(place, status.state)

  return score === undefined ? status : { ...status, ...ExpressionScore.stated(score, place) }
}

const centromere = /^(?:cep|cen)\d*$/

/** "MET/CEP7 ≥ 2", "MET copy number ≥ 5": a gene of tumors whose copies are counted is amplified, and nothing else. */
const counted = ({ tumorGene }: Marker, status: MarkerStatus, { last, tokens }: MarkerRun.Place): MarkerStatus => {
  const { words } = tokens
  const isOfCopies =
    tumorGene === true &&
    status.kinds.length === 0 &&
    words.slice(last, last + 2).some((word) => /^(?:gcn|copy|copies)$/.test(word))
  const isCounted = isOfCopies || centromere.test(words[last + 1] ?? "")

  return isCounted && status.state === "present" ? { ...status, kinds: ["amplification"] } : status
}

/** What names both copies of an allele with a stroke between: "F508del/F508del" is two of one, "F508del/G542X" one of each. In a tumor the stroke joins any changes. */
const ofBothCopies = (
  { tumorGene }: Marker,
  { change, says }: Named,
  place: MarkerRun.Place,
): MarkerStatus | undefined => {
  const { first, last, tokens } = place
  const { words } = tokens
  const name = words.slice(first, last).join(" ")
  const beside = [
    words[last] === "/" ? words.slice(last + 1, 2 * last - first + 1) : [],
    words[first - 1] === "/" ? words.slice(Math.max(0, 2 * first - last - 1), first - 1) : [],
  ]
  const isTwice = says === "name" && beside.some((words) => words.join(" ") === name)
  const other = tumorGene === true ? undefined : beside.flatMap(([word = ""]) => variant(word) ?? [])[0]
  if (!isTwice && (change === undefined || other === undefined || other === change)) return undefined
  const copies = isTwice ? "homozygous" : "heterozygous"
  const variants = [change, isTwice ? undefined : other].flatMap((each) => each ?? [])

  return { state: "present", kinds: [copies, "mutation"], variants, isDenied: false }
}

/** What is said of a marker that is named by the tokens from `first` to before `last`. */
export const of = (marker: Marker, named: Named, place: MarkerRun.Place): MarkerStatus => {
  const genotype = ofBothCopies(marker, named, place)
  if (genotype !== undefined) return genotype
  const told = StatusReading.read(place, named)
  if (isMarkedLost(marker, place.text.slice(named.end, named.end + 2)) || isStainedLost(marker, told))
    return asLost(told)
  const found =
    marker.infection === true ? Infection.found(place, told.state) : FoundMarker.of(marker, place, told.state)
  const state = found === undefined || found === "kept" ? told.state : found
  // Who carries a virus is infected, and nothing is altered
  const kinds = marker.infection === true ? Infection.heldAs(place, state) : told.kinds
  const expressed = meant(marker, { ...told, state, kinds }, place)
  const amplified = counted(marker, ChangesBehindMarker.kindsOf(expressed, MarkerParts.withFullName(place)), place)
  const status = ChangeClasses.typed(marker, amplified, place)
  const isKeptProtein = found === "kept" && namesNoChange(status)
  if (isOfProtein(marker, status, place) || isKeptProtein) return { ...status, kinds: ["expression"] }
  if (marker.graded === true) return byGrades(status, place)
  if (marker.scored === true) return scored(status, place)

  return loosely(marker, ChangeClasses.narrowed(marker, status, place), place)
}

/** Whether a state tells that the marker is there, or nothing: "expression of MTAP", "MTAP protein". */
const tellsProtein = ({ kinds, state }: MarkerStatus): boolean =>
  state === "bare" || (state === "present" && kinds.join() === "expression")

/** "No functional SMN1": of any gene. */
const isFunctional = ({ first, tokens: { words } }: Span, { state }: MarkerStatus): boolean =>
  state === "bare" && words[first - 1] === "functional"

/** What is said of a marker and how it stands: "lack of MTAP expression" is said of its loss, since tumors lose it. */
export const weighed = (
  span: Span,
  { lost }: Marker,
  status: MarkerStatus,
  stand: Stand,
): readonly [MarkerStatus, Stand] => {
  const { side } = span.segment
  const isTurned = stand.turned && side !== "neither" && status.variants.length === 0

  return isTurned && ((lost === true && tellsProtein(status)) || isFunctional(span, status))
    ? [asLost(status), { outcome: side, turned: false, remark: "" }]
    : [status, stand]
}
