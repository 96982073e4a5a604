import type { Kind, Marker } from "../markers/Marker.ts"
import type * as Remark from "../mention/Remark.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import { zygosities, zygositiesIn } from "./AlleleCounts.ts"
import type { ScoreMethod } from "./ExpressionScore.ts"
import * as ExpressionScore from "./ExpressionScore.ts"
import { type MarkerStatus, particularChanges } from "./MarkerStatus.ts"

/** What a patient has by each way to count a score. */
export type ScoresByMethod = Readonly<Record<ScoreMethod, ExpressionScore.Score>>

export interface AskedStatus extends MarkerStatus {
  /** Where several scores are told of it, all of which `score` holds. */
  readonly byMethod?: ScoresByMethod
  /** Its score is a number that was entered, and not what a word means. */
  readonly isNumber?: true
  /** The exon that its change is of, as exons are named among variants. */
  readonly exons?: ReadonlyArray<string>
  /** It is told as a change of one base, by which no exon is lost or doubled. */
  readonly isOfOneBase?: true
  /** Which residues are lost or gained in an exon that is told among variants. */
  readonly residues?: ReadonlyArray<string>
}

/** The number of the residue that a change is of: "12" of G12C, and of its place alone, which is told as a residue. */
export const positionOf = (change: string): string | undefined => /^(?:residue|[a-z])(\d+)/.exec(change)?.[1]

const isPlace = (change: string): boolean => change.startsWith("residue")

/** Whether one change is the other, or one of those that it stands for: G12C and G12, or what is changed at residue 12. */
export const sameVariant = (a: string, b: string): boolean =>
  isPlace(a) || isPlace(b) ? positionOf(a) === positionOf(b) : a.startsWith(b) || b.startsWith(a)

const altered: ReadonlySet<string> = new Set([...particularChanges, "carrier", ...zygosities])

/**
 * Whether the one takes in the other: "HER2 alterations" are its mutations and its amplification, and not what is merely expressed, and who
 * carries an allele has one or two of it.
 */
const takesIn = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean =>
  (some.includes("alteration") && others.some((kind) => altered.has(kind))) ||
  (some.includes("carrier") && zygositiesIn(others).length > 0)

/** Whether the copies that are told of both are not the same: a heterozygote has one and no two, whatever else both are called. */
const areOtherCopies = (some: ReadonlyArray<string>, others: ReadonlyArray<string>): boolean => {
  const [copies, otherCopies] = [some, others].map(zygositiesIn)

  return copies?.length === 1 && otherCopies?.length === 1 && copies[0] !== otherCopies[0]
}

const haveInCommon = (a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean =>
  a.length === 0 || b.length === 0 || a.some((kind) => b.includes(kind)) || takesIn(a, b) || takesIn(b, a)

const isExclusion = (variant: string): boolean => variant.startsWith("!")

/** A protein change is a mutation, whatever else it is called, "KRAS G12C alteration", and so is what somebody carries. */
const kindsOf = ({ kinds, variants }: MarkerStatus): ReadonlyArray<string> => {
  if (variants.length === 0 && !kinds.includes("carrier")) return kinds
  const others = variants.some((each) => !isExclusion(each)) ? kinds.filter((kind) => kind !== "alteration") : kinds

  return [...others, "mutation"]
}

type Both = (asked: AskedStatus, said: MarkerStatus) => boolean

const areKin: Both = (asked, said) =>
  !areOtherCopies(kindsOf(asked), kindsOf(said)) && haveInCommon(kindsOf(asked), kindsOf(said))

const isVaried = ({ variants }: MarkerStatus): boolean => variants.length > 0

const areVaried: Both = (asked, said) => isVaried(asked) && isVaried(said)

const tellsCopies = ({ kinds }: MarkerStatus): boolean => zygositiesIn(kinds).length > 0

const nameTheSame: Both = ({ residues = [], variants }, said) =>
  [...variants, ...residues].some((one) => said.variants.some((two) => sameVariant(one, two)))

const ofResidues: ReadonlyArray<Kind> = ["insertion", "deletion"]

/** Whether the exon is told that a change is of, "KIT exon 11 mutation" of V559D, and not only what is lost or gained there. */
const isOfExon: Both = ({ exons }, { kinds, variants }) =>
  exons !== undefined &&
  variants.some((each) => exons.includes(each)) &&
  !kinds.some((kind) => ofResidues.includes(kind))

/** Whether what was asked is none of the changes that are left out: "non-G12C" is any other. */
const isLeft: Both = (asked, said) =>
  said.variants.every(
    (each) => isExclusion(each) && !asked.variants.some((variant) => sameVariant(each.slice(1), variant)),
  )

/** Whether the one is an insertion and the other a deletion: "exon 19 insertion", "exon 19 deletion". */
const areOtherInKind: Both = (...both) =>
  both
    .map(({ kinds }) => ofResidues.filter((each) => kinds.includes(each)).join())
    .toSorted()
    .join(" beside ") === "deletion beside insertion"

/** Whether whole exons are told to be lost or doubled, and a change of one base was asked for. */
const isOfExons: Both = (asked, { kinds, variants }) =>
  asked.isOfOneBase === true &&
  variants.length > 0 &&
  variants.every((each) => each.startsWith("exon")) &&
  kinds.some((kind) => kind === "deletion" || kind === "insertion" || kind === "amplification")

/** A low state is no opposite, nor is the absence of another kind of change; and what is said of a variant tells nothing of the rest, but not the other way round. */
const areOpposite: Both = (asked, said) => {
  if (asked.state === "low" || said.state === "low" || !areKin(asked, said)) return false
  const isOfMost = said.state === "present" && said.variants.every(isExclusion)
  const isOfAll = (isOfMost || !isVaried(said)) && (asked.state === "present" || !isVaried(asked))

  return isOfAll || nameTheSame(asked, said)
}

/** The states that one holds; several are told with an "or". */
const statesOf = ({ state }: MarkerStatus): ReadonlyArray<string> => state.split(" or ")

const holdSeveral: Both = (...both) => both.some((status) => statesOf(status).length > 1)

const areScored: Both = (asked, said) => asked.score !== undefined && said.score !== undefined

const meet: Both = ({ score = [] }, said) => ExpressionScore.overlap(score, said.score ?? [])

/** Whether an infection that left the blood is told of the one, and of the other that it did not, or nothing of how it is held. */
const isClearedOnly: Both = (...both) => {
  const [asked, said] = both.map(({ kinds }) => kinds.includes("cleared"))

  return asked === true ? said !== true && !both[1].kinds.includes("controlled") : said === true
}

export type Comparison = "same" | "broader" | "opposite" | "other" | "open" | "status"

/** What a text says, as what was asked: the first that holds of both decides. */
const comparisons: ReadonlyArray<readonly [Comparison, Both]> = [
  ["status", (asked, said) => said.state === "status" || (said.state === "either" && areKin(asked, said))],
  ["other", (_, said) => said.state === "either"],
  ["other", isClearedOnly],
  ["other", (asked, said) => said.state === "each" && areOtherCopies(asked.kinds, said.kinds)],
  ["same", (_, said) => said.state === "each"],
  ["same", (asked, said) => holdSeveral(asked, said) && statesOf(asked).some((each) => statesOf(said).includes(each))],
  ["other", holdSeveral],
  ["same", meet],
  ["other", (asked, said) => areScored(asked, said) && asked.state === said.state],
  ["opposite", areScored],
  ["same", (asked, said) => asked.state === "bare" && (said.state === "bare" || said.state === "present")],
  ["open", (_, said) => said.state === "bare"],
  ["other", (asked) => asked.state === "bare"],
  ["opposite", (asked, said) => asked.state !== said.state && areOpposite(asked, said)],
  ["other", (asked, said) => asked.state !== said.state],
  ["same", (asked, said) => said.state === "low" && areKin(asked, said)],
  ["same", (asked, said) => said.state === "absent" && (!isVaried(asked) || nameTheSame(asked, said))],
  ["other", (_, said) => said.state !== "present"],
  // Of how many copies there are of a change, "F508del homozygous", "a mutation" tells nothing
  ["open", (asked, said) => isVaried(asked) && tellsCopies(asked) && !isVaried(said) && !tellsCopies(said)],
  ["other", (asked, said) => areOtherCopies(asked.kinds, said.kinds)],
  ["other", (asked, said) => said.variants.length === 1 && areOtherInKind(asked, said)],
  ["other", isOfExons],
  ["same", nameTheSame],
  ["broader", (asked, said) => areVaried(asked, said) && (isOfExon(asked, said) || isLeft(asked, said))],
  ["other", (asked, said) => areVaried(asked, said) || !areKin(asked, said)],
  [
    "same",
    (asked, said) => !isVaried(asked) && said.variants.every(isExclusion) && (!tellsCopies(asked) || tellsCopies(said)),
  ],
]

/** What was asked, by the score that is counted as a text counts it. */
const asCounted = (asked: AskedStatus, { method }: MarkerStatus): AskedStatus => {
  if (asked.byMethod === undefined || method === undefined) return asked
  const score = asked.byMethod[method]

  return { ...asked, score, state: ExpressionScore.stateOf(score) }
}

export const of = (asked: AskedStatus, said: MarkerStatus): Comparison => {
  const counted = asCounted(asked, said)

  return comparisons.find(([, holds]) => holds(counted, said))?.[0] ?? "broader"
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

/** Whether some of a range lies no higher than what a word for a score means. */
const isOfLeast = (range: NumberRange.NumberRange): boolean =>
  NumberRange.both(range, NumberRange.bounded("to", 1)) !== undefined

/** Whether a score is told by more than a word: one is counted, or lies above those that a word for it means. */
const isCounted = ({ method, score = [] }: MarkerStatus): boolean => method !== undefined || !score.some(isOfLeast)

/**
 * Whether a number that was entered lies outside of what a text asks for. By another way to count it may lie elsewhere; one that is told in
 * no way is of tumor cells.
 */
export const isOutside = (asked: AskedStatus, said: MarkerStatus): boolean => {
  const isCountedAlike = said.method === undefined || said.method === (asked.method ?? "tps")

  return asked.isNumber === true && areScored(asked, said) && !meet(asked, said) && isCounted(said) && isCountedAlike
}

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

/**
 * What somebody has of a marker who is said not to have a state of it; nothing where several are left: who is no homozygote may be a
 * carrier, and what is not negative may be low.
 */
export const oppositeOf = (marker: Marker, told: MarkerStatus): MarkerStatus | undefined => {
  const { kinds, score, state, variants } = told
  if (state !== "present" && state !== "bare") return undefined
  if (marker.measured === true || score?.every(isOfLeast) === false || tellsCopies(told)) return undefined
  const status = { state: "absent", kinds, variants, isDenied: true } as const

  return marker.scored === true ? { ...status, score: ExpressionScore.none } : status
}
