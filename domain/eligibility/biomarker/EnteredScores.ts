import type { Entered } from "../entry/Entered.ts"
import * as ExpressionScore from "../marker-status/ExpressionScore.ts"
import type * as MarkerRun from "../marker-status/MarkerRun.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import type { AskedStatus, ScoresByMethod } from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { isNumber } from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** The score behind the name of a method, up to the name of the next. */
const behind = (place: MarkerRun.Place, method: ExpressionScore.ScoreMethod): ExpressionScore.Score | undefined => {
  const { run } = place
  const all = ExpressionScore.methodTable.find(run)
  const own = all.find(({ row }) => row.means === method)
  if (own === undefined) return undefined
  const next = all.find((each) => each.first > own.first)
  const told = { ...place, run: { ...run, to: next?.first ?? run.to }, first: own.first, last: own.first + 1 }

  return ExpressionScore.exactly(told) ?? ExpressionScore.of(told, "")
}

/** The scores that an entry tells by each of the methods, "TPS 60%, CPS 10"; nothing where it does so by one alone. */
const byMethods = (place: MarkerRun.Place): ScoresByMethod | undefined => {
  const [tps, cps] = [behind(place, "tps"), behind(place, "cps")]

  return tps === undefined || cps === undefined ? undefined : { tps, cps }
}

/**
 * From so many percent on it is positive by every rule (ASCO/CAP 2020; VENTANA CLDN18 assay: moderate to strong). Fewer than one are
 * negative; what lies between is called low by some.
 */
const leastShares: Readonly<Record<string, number>> = {
  "Estrogen receptor": 10,
  "Progesterone receptor": 10,
  "Hormone receptor": 10,
  "CLDN18.2": 75,
}

/** What the share of stained cells means that stands right behind a hormone's receptor, "ER 95%", or somewhere behind claudin 18.2. */
const ofShare = ({ name }: Marker, words: ReadonlyArray<string>): "present" | "absent" | undefined => {
  const least = leastShares[name]
  if (least === undefined) return undefined
  const share = name === "CLDN18.2" ? /\b(\d{1,3}) %/ : /^[^\d,;]*?(< 1|\d+) %/
  const told = share.exec(words.join(" "))?.[1]
  if (told === "< 1" || told === "0") return "absent"

  return Number(told) >= least ? "present" : undefined
}

/** What a patient has of a marker that is scored, or graded by a stain, is often told by a number alone; and none of a gene's changes by a zero: "KRAS = 0". */
export const stated = (marker: Marker, asked: MarkerStatus, place: MarkerRun.Place): AskedStatus => {
  const { last, tokens } = place
  const { words } = tokens
  if (marker.measured !== true && asked.state === "bare" && words[last] === "0" && words.length === last + 1)
    return {
      ...asked,
      state: "absent",
      ...(marker.scored === true ? { score: ExpressionScore.none, isNumber: true } : {}),
    }
  const stained = asked.state === "bare" ? ofShare(marker, words.slice(last)) : undefined
  if (stained !== undefined) return { ...asked, state: stained }
  if (marker.graded === true && asked.state === "low or absent" && StainGrades.isFaint(place))
    return { ...asked, state: "low", kinds: ["expression"], isDenied: false }
  if (marker.scored !== true) return asked
  const byMethod = byMethods(place)
  const score = byMethod === undefined ? ExpressionScore.exactly(place) : Object.values(byMethod).flat()
  if (score === undefined) return asked

  return {
    ...asked,
    ...ExpressionScore.stated(score, place),
    isNumber: true,
    ...(byMethod === undefined ? {} : { byMethod }),
  }
}

/** How much of a sample has a change: it is there. */
const shares: ReadonlySet<string> = new Set(["vaf", "maf", "af", "frequency", "fraction"])

/** Whether a number is all that an entry tells of a marker: "CA 19-9 900", "MMSE 12 to 14", "MGMT methylation 3 %". */
export const isAllThatIsTold = (entry: Entered, marker: Marker, { state, variants }: MarkerStatus): boolean => {
  const { graded, measured, scored } = marker
  if (scored === true || state === "absent" || variants.length > 0) return false
  if (graded === true && state !== "bare") return false
  const { words } = entry.tokens
  const outside = EnteredWords.outsideNames(entry)
  if (!outside.values().some((at) => isNumber(words[at])) || ofShare(marker, words) !== undefined) return false
  const states = statesIn(words).filter(({ state }) => state.words[0] !== "+")
  if (measured === true) return true
  if (states.some(({ state }) => !state.noun)) return false

  return !states.some(({ at }) => outside.has(at)) || (words.includes("%") && !words.some((word) => shares.has(word)))
}
