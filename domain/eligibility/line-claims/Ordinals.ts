import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as HoldingTreatment from "./HoldingTreatment.ts"
import * as LineCues from "./LineCues.ts"
import * as NumberedLines from "./NumberedLines.ts"

type Words = ReadonlyArray<string>

/** Lines, where they stand, and what stands around them. */
interface Told extends NumberedLines.Lines {
  readonly first: number
  readonly last: number
  readonly cues: ReadonlySet<LineCues.Cue>
}

/** They are to be the next ones: those before them were had. Where others may have had treatment, that says nothing of them. */
const asNext = ({ cues, first, high, last, later, low }: Told): Claim => {
  const claim = having(low - 1, later ? unbounded : high - 1, first, last)

  return cues.has("others were treated") ? { ...claim, beyond: "silent" } : claim
}

const asFailed = ({ cues, first, last, least, low }: Told): Claim => ({
  ...having(least, cues.has("failed first") && low === 1 ? 1 : unbounded, first, last),
  oneWay: true,
})

/** Barred, that a disease has not progressed on a line bars no line. */
const asGiven = (words: Words, { cues, first, high, last, later, least }: Told): Claim => {
  if (later) return having(least, unbounded, first, last)
  const isHeld = words[first - 1] !== "on" && HoldingTreatment.isHeld(words)

  return {
    ...having(least, high, first, last),
    beyond: isHeld ? "not meant" : "silent above",
    oneWay: cues.has("not failed"),
  }
}

const claimOf = (words: Words, told: Told): Claim | undefined => {
  const { cues } = told
  const isNext = cues.has("next")
  if (cues.has("in passing") && !isNext) return undefined
  if (cues.has("only")) return { ...having(told.least, told.high, told.first, told.last), exact: true }
  const hasFailed = cues.has("failed") || cues.has("failed first")
  const isBehind = hasFailed || cues.has("had") || cues.has("not failed") || cues.has("later than")
  if (!isBehind && !isNext && cues.has("of a drug")) return undefined
  if (isNext || cues.has("for candidates")) return asNext(told)
  if (hasFailed || (isBehind && cues.has("ended"))) return asFailed(told)

  return isBehind || cues.has("none") || cues.has("given") ? asGiven(words, told) : asNext(told)
}

/** "First-line therapy", "first- or second-line setting", "progressed after first-line treatment", "second line or later". */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const run = NumberedLines.level.of(KnownNumbers.ofWords(words))
  const lines = run.chunks.flatMap((chunk, place) => (chunk === undefined ? [] : { ...chunk, place }))
  if (lines.length === 0) return []
  const found = LineCues.table.find(run)

  return lines.flatMap(({ first, last, place, value }) => {
    const near = found.filter(({ from, to }) => from === place || to - 1 === place)
    const cues = new Set(near.map(({ row }) => row.means))
    const orLater = near.find(({ row }) => row.means === "or later")
    const behind =
      orLater !== undefined && !value.later && /^(?:or|and)$/.test(words[run.tokens[orLater.first] ?? 0] ?? "")
    const later = value.later || orLater !== undefined || cues.has("later than")

    return (
      claimOf(words, { ...value, cues, first, last: behind ? (run.tokens[orLater.last] ?? last) : last, later }) ?? []
    )
  })
}
