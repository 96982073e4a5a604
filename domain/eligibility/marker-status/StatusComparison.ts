import type { Kind, Marker } from "../markers/Marker.ts"
import type * as Remark from "../mention/Remark.ts"
import { zygosities } from "./AlleleCounts.ts"
import type { ScoreMethod } from "./ExpressionScore.ts"
import * as ExpressionScore from "./ExpressionScore.ts"
import { type MarkerStatus, particularChanges } from "./MarkerStatus.ts"

/** What a patient has by each way to count a score. */
export type ScoresByMethod = Readonly<Record<ScoreMethod, ExpressionScore.Score>>

/** What is asked of a marker. */
export interface AskedStatus extends MarkerStatus {
  /** Where several scores are told of it, all of which `score` holds. */
  readonly byMethod?: ScoresByMethod
  /** The exon that its change is of, as exons are named among variants. */
  readonly exons?: ReadonlyArray<string>
  /** Which residues are lost or gained in an exon that is told among variants. */
  readonly residues?: ReadonlyArray<string>
}

/** Whether one change is the other, or one of those that it stands for: G12C and G12. */
export const sameVariant = (a: string, b: string): boolean => a === b || a.startsWith(b) || b.startsWith(a)

const altered: ReadonlySet<string> = new Set([...particularChanges, "carrier", ...zygosities])

/**
 * Whether the one takes in the other: "HER2 alterations" are its mutations and its amplification, and not what is merely expressed, and who
 * carries an allele has one or two of it.
 */
const takesIn = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean =>
  (some.includes("alteration") && others.some((kind) => altered.has(kind))) ||
  (some.includes("carrier") && zygosities.some((each) => others.includes(each)))

/** Whether the copies that are told of both are not the same: a heterozygote has one and no two, whatever else both are called. */
const areOtherCopies = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean => {
  const [copies, otherCopies] = [some, others].map((kinds) => zygosities.filter((each) => kinds.includes(each)))

  return copies?.length === 1 && otherCopies?.length === 1 && copies[0] !== otherCopies[0]
}

/** Whether both may be said of one alteration. */
const haveInCommon = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === 0 || b.length === 0 || a.some((kind) => b.includes(kind)) || takesIn(a, b) || takesIn(b, a)

const kin = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean => !areOtherCopies(a, b) && haveInCommon(a, b)

const isExclusion = (variant: string): boolean => variant.startsWith("!")

/** A protein change is a mutation, whatever else it is called, "KRAS G12C alteration", and so is what somebody carries. */
const kindsOf = ({ kinds, variants }: MarkerStatus): ReadonlyArray<string> => {
  if (variants.length === 0 && !kinds.includes("carrier")) return kinds
  const others = variants.some((each) => !isExclusion(each)) ? kinds.filter((kind) => kind !== "alteration") : kinds

  return [...others, "mutation"]
}

export type Comparison = "same" | "broader" | "opposite" | "other" | "open" | "status"

const isVaried = ({ variants }: MarkerStatus): boolean => variants.length > 0

const ofResidues: ReadonlyArray<Kind> = ["insertion", "deletion"]

/** Whether the exon is told that a change is of, "KIT exon 11 mutation" of V559D, and not only what is lost or gained there. */
const isOfExon = ({ exons }: AskedStatus, { kinds, variants }: MarkerStatus): boolean =>
  exons !== undefined &&
  variants.some((each) => exons.includes(each)) &&
  !kinds.some((kind) => ofResidues.includes(kind))

const nameTheSame = ({ residues = [], variants }: AskedStatus, said: MarkerStatus): boolean =>
  [...variants, ...residues].some((one) => said.variants.some((two) => sameVariant(one, two)))

/**
 * Of two states that differ: a low one is no opposite, nor is the absence of another kind of change; and what is said of a variant tells
 * nothing of the rest, but not the other way round.
 */
const ofOtherStates = (asked: MarkerStatus, said: MarkerStatus): Comparison => {
  if (asked.state === "low" || said.state === "low" || !kin(kindsOf(asked), kindsOf(said))) return "other"
  const isOfMost = said.state === "present" && said.variants.every(isExclusion)
  const isOfAll = (isOfMost || !isVaried(said)) && (asked.state === "present" || !isVaried(asked))

  return isOfAll || nameTheSame(asked, said) ? "opposite" : "other"
}

/** Whether the one is an insertion and the other a deletion: "exon 19 insertion", "exon 19 deletion". */
const areOtherInKind = (...both: readonly [asked: MarkerStatus, said: MarkerStatus]): boolean =>
  both
    .map(({ kinds }) => ofResidues.filter((each) => kinds.includes(each)).join())
    .toSorted()
    .join(" beside ") === "deletion beside insertion"

/** Of two that are told by their variants: "non-G12C" is any other. */
const ofVariants = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  if (nameTheSame(asked, said)) return "same"
  if (isOfExon(asked, said)) return "broader"
  const excluded = said.variants.flatMap((each) => (isExclusion(each) ? [each.slice(1)] : []))
  const isLeft =
    excluded.length === said.variants.length &&
    !excluded.some((one) => asked.variants.some((two) => sameVariant(one, two)))

  return isLeft ? "broader" : "other"
}

const tellsCopies = ({ kinds }: MarkerStatus): boolean => zygosities.some((each) => kinds.includes(each))

/** Of two changes that are present. Of how many copies there are of a change, "F508del homozygous", "a mutation" tells nothing. */
const ofChanges = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  if (isVaried(asked) && tellsCopies(asked) && !isVaried(said) && !tellsCopies(said)) return "open"
  if (areOtherCopies(asked.kinds, said.kinds)) return "other"
  if (said.variants.length === 1 && areOtherInKind(asked, said)) return "other"
  if (isVaried(asked) && isVaried(said)) return ofVariants(asked, said)
  if (!kin(kindsOf(asked), kindsOf(said))) return "other"

  return isVaried(asked) || !said.variants.every(isExclusion) ? "broader" : "same"
}

const ofStates = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  if (said.state === "bare") return asked.state === "bare" ? "same" : "open"
  if (asked.state === "bare") return said.state === "present" ? "same" : "other"
  if (asked.state !== said.state) return ofOtherStates(asked, said)
  if (said.state === "present") return ofChanges(asked, said)
  if (said.state === "low") return kin(kindsOf(asked), kindsOf(said)) ? "same" : "other"

  return isVaried(asked) && !nameTheSame(asked, said) ? "other" : "same"
}

const compounds: Readonly<Record<string, ReadonlyArray<string>>> = {
  "low or absent": ["low", "absent"],
  "low or present": ["low", "present"],
}

const statesOf = ({ state }: MarkerStatus): ReadonlyArray<string> => compounds[state] ?? [state]

/** Of two of which one holds several states. */
const ofSeveral = (asked: MarkerStatus, said: MarkerStatus): Comparison =>
  statesOf(asked).some((state) => statesOf(said).includes(state)) ? "same" : "other"

/** What was asked, by the score that is counted as a text counts it. */
const asCounted = (asked: AskedStatus, { method }: MarkerStatus): AskedStatus => {
  if (asked.byMethod === undefined || method === undefined) return asked
  const score = asked.byMethod[method]

  return { ...asked, score, state: ExpressionScore.stateOf(score) }
}

const ofScores = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  if (asked.score === undefined || said.score === undefined) return ofStates(asked, said)
  if (ExpressionScore.overlap(asked.score, said.score)) return "same"

  return asked.state === said.state ? "other" : "opposite"
}

/** How what a text says of a marker relates to what was asked of it. */
export const of = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  if (said.state === "status") return "status"
  if (said.state === "either") return kin(kindsOf(asked), kindsOf(said)) ? "status" : "other"
  if (said.state === "each") return areOtherCopies(asked.kinds, said.kinds) ? "other" : "same"
  if (said.state in compounds || asked.state in compounds) return ofSeveral(asked, said)

  return ofScores(asCounted(asked, said), said)
}

type NoAnswer = Exclude<Comparison, "same" | "broader">

export const remarks = {
  opposite: "another state of it",
  other: "another form of it",
  open: "its state is not said",
  status: "whatever its state",
} as const satisfies Readonly<Record<NoAnswer, Remark.Remark>>

/** States in which a marker has no form that excludes another. */
const formless: ReadonlySet<MarkerStatus["state"]> = new Set(["absent", "bare", "status", "either", "each"])

/** Whether no change of a gene was asked for, and one is told by its own name. */
export const isChangeOfUnaltered = (asked: MarkerStatus, said: MarkerStatus): boolean =>
  asked.state === "absent" && !isVaried(asked) && said.state === "present" && isVaried(said)

/**
 * Whether who has what was asked has not what is said: its opposite, or another of the forms that exclude each other, as KRAS G12C beside
 * G12D or a low expression beside a high one. A gene may be both mutated and amplified, and who lacks one change may have another.
 */
export const excludeEachOther = (relation: Comparison, asked: MarkerStatus, said: MarkerStatus): boolean =>
  relation === "opposite" ||
  (relation === "other" &&
    (isChangeOfUnaltered(asked, said) ||
      areOtherCopies(asked.kinds, said.kinds) ||
      ([asked, said].every(({ state }) => !formless.has(state)) && haveInCommon(kindsOf(asked), kindsOf(said)))))

/** What a reader should know of a quote that is no answer. What is not altered is no other form of "KRAS G12D", but another state. */
export const remarkOf = (relation: NoAnswer, asked: MarkerStatus, said: MarkerStatus): (typeof remarks)[NoAnswer] =>
  remarks[relation === "other" && isChangeOfUnaltered(asked, said) ? "opposite" : relation]

/** Who has less than that has none. */
const isOfLeast = (score: ExpressionScore.Score): boolean => score.every(([from]) => from <= 1)

/**
 * What somebody has of a marker who is said not to have a state of it; nothing where several are left: who is no homozygote may be a
 * carrier, and what is not negative may be low.
 */
export const oppositeOf = (
  marker: Marker,
  { kinds, score, state, variants }: MarkerStatus,
): MarkerStatus | undefined => {
  if (state !== "present" && state !== "bare") return undefined
  if (
    marker.measured === true ||
    (score !== undefined && !isOfLeast(score)) ||
    kinds.some((kind) => zygosities.includes(kind))
  )
    return undefined
  const status = { state: "absent", kinds, variants, isDenied: true } as const

  return marker.scored === true ? { ...status, score: ExpressionScore.none } : status
}
