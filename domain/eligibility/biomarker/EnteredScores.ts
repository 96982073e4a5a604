import type { Entered } from "../entry/Entered.ts"
import * as ExpressionScore from "../marker-status/ExpressionScore.ts"
import type * as MarkerRun from "../marker-status/MarkerRun.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import { hormoneWords } from "../marker-status/MarkerWords.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import type { AskedStatus, ScoresByMethod } from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import { isNumber } from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** The score behind the name of a method, up to the name of the next. */
const behind = (
  place: MarkerRun.Place,
  all: ReadonlyArray<ExpressionScore.NamedMethod>,
  method: ExpressionScore.ScoreMethod,
): ExpressionScore.Score | undefined => {
  const own = all.find((each) => each.method === method)
  if (own === undefined) return undefined
  const next = all.find((each) => each.first > own.first && each.method !== method)
  const { run } = place
  const told = { ...place, run: { ...run, to: next?.first ?? run.to }, first: own.first, last: own.first + 1 }

  return ExpressionScore.exactly(told) ?? ExpressionScore.of(told, "")
}

/** The scores that an entry tells by each of the methods, "TPS 60%, CPS 10"; nothing where it does so by one alone. */
const byMethods = (place: MarkerRun.Place): ScoresByMethod | undefined => {
  const all = ExpressionScore.methodsIn(place.run)
  const tps = behind(place, all, "tps")
  const cps = behind(place, all, "cps")

  return tps === undefined || cps === undefined ? undefined : { tps, cps }
}

const receptors: ReadonlySet<string> = new Set(["Estrogen receptor", "Progesterone receptor", "Hormone receptor"])

const ofName: ReadonlySet<string> = new Set([...hormoneWords, "receptor", "ihc", "=", ":", "~", "("])

/** So many percent are positive by every rule; fewer than one are negative (ASCO/CAP 2020). What lies between is called low by some. */
const least = 10

/** So many percent of stained cells are positive for claudin 18.2 (VENTANA CLDN18 assay: moderate to strong). */
const leastOfClaudin = 75

const ofClaudin = (words: ReadonlyArray<string>): "present" | undefined =>
  Number(words[words.indexOf("%") - 1]) >= leastOfClaudin ? "present" : undefined

/** What the share of stained cells means that stands behind claudin 18.2, or right behind a hormone's receptor: "ER 95%". `last` is behind its name. */
const ofShare = ({ name }: Marker, words: ReadonlyArray<string>, last: number): "present" | "absent" | undefined => {
  if (name === "CLDN18.2") return ofClaudin(words)
  if (!receptors.has(name)) return undefined
  const at = words.findIndex((word, at) => at >= last && !ofName.has(word))
  const [, none, share] = /^(?:(< 1|0)|(\d+)) %/.exec(words.slice(at, at + 3).join(" ")) ?? []
  if (none !== undefined) return "absent"

  return Number(share) >= least ? "present" : undefined
}

/** What a patient has of a marker that is scored, or graded by a stain, is often told by a number alone; and none of a gene's changes by a zero: "KRAS = 0". */
export const stated = (marker: Marker, asked: MarkerStatus, place: MarkerRun.Place): AskedStatus => {
  const { last, tokens } = place
  const { words } = tokens
  const isOfNone =
    marker.graded === true || marker.scored === true || (marker.tumorGene === true && marker.expressed !== true)
  if (isOfNone && asked.state === "bare" && words[last] === "0" && words.length === last + 1)
    return {
      ...asked,
      state: "absent",
      ...(marker.scored === true ? { score: ExpressionScore.none, isNumber: true } : {}),
    }
  const stained = asked.state === "bare" ? ofShare(marker, words, last) : undefined
  if (stained !== undefined) return { ...asked, state: stained }
  if (marker.graded === true && asked.state === "low or absent" && StainGrades.isFaint(place))
    return { ...asked, state: "low", kinds: ["expression"], isDenied: false }
  if (marker.scored !== true) return asked
  const byMethod = byMethods(place)
  const score = byMethod === undefined ? ExpressionScore.exactly(place) : Object.values(byMethod).flat()
  if (score === undefined) return asked
  const method = ExpressionScore.methodOf(place)

  return {
    ...asked,
    score,
    isNumber: true,
    ...(method === undefined ? {} : { method }),
    ...(byMethod === undefined ? {} : { byMethod }),
    state: ExpressionScore.stateOf(score),
  }
}

/** What is said of a text where a number was entered that is not held against its bounds. */
export const remark = MeasureFindings.unread

/** How much of a sample has a change: it is there. */
const shares: ReadonlySet<string> = new Set(["vaf", "maf", "af", "frequency", "fraction"])

/** Whether a number is all that an entry tells of a marker: "CA 19-9 900", "MMSE 12 to 14", "MGMT methylation 3 %". */
export const isAllThatIsTold = (entry: Entered, marker: Marker, { state, variants }: MarkerStatus): boolean => {
  const { graded, measured, scored } = marker
  if (scored === true || state === "absent" || variants.length > 0) return false
  if (graded === true && state !== "bare") return false
  const { words } = entry.tokens
  const outside = [...EnteredWords.outsideNames(entry)]
  if (!outside.some((at) => isNumber(words[at]) && ofShare(marker, words, at) === undefined)) return false
  const isMarkedOnly = (at: number): boolean => words[at] === "+"
  const states = outside.flatMap((at) => (isMarkedOnly(at) ? [] : (stateAt(words, at) ?? [])))
  if (measured === true) return true
  if (words.some((_, at) => !isMarkedOnly(at) && stateAt(words, at)?.noun === false)) return false
  const isShare = words.some((word) => shares.has(word))

  return states.length === 0 || (words.includes("%") && !isShare)
}
