import type { Stretch } from "./ReportAsides.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"
import type { Cell } from "./ReportLine.ts"
import { hasNames } from "./ReportToken.ts"
import * as ReportValue from "./ReportValue.ts"

const state = `(?:very )?(?:${ReportValue.verdict}|high|low|intermediate|normal|abnormal|hoch|niedrig|alto|bajo)(?: (?:positive|pos|expression))?`

const number = String.raw`(?<![\d.,])\d[\d.,]{0,8}`

const range = String.raw`(?:[<>≤≥]=? ?${number}|${number}(?: ?%)? ?[-–] ?${number}|${number}(?: ?%)? or (?:more|higher|greater|less|above)|(?<!\d)[0-3]\+|0(?:, ?1\+)?(?!\d| ?%))`

const unit = String.raw`(?: ?(?:%|[\p{L}µ]{1,8}\/[\p{L}\d.]{1,8}|[IA]U|IV)(?!\p{L}))?`

/** One step: from which value on a result has a name, "≥ 50 % high", "Negative: 0-26 %". */
const step = new RegExp(
  String.raw`${range}${unit}[ (=:]{1,3}(?:no |is |are )?(?:${state}|expression|staining)(?!\p{L})\)?|(?<!\p{L})${state}(?: ?[:=]| ?\((?=[<>≤≥]))? ?(?:TPS |CPS |score )?${range}${unit}\)?`,
  "giu",
)

const between = /^(?:[\s,;|/]|and|or|expression){1,12}$/i

/**
 * Where a passage tells what a laboratory calls its values, and nothing of a sample: "Neg 0, 1+; Equiv 2+; Pos 3+", "< 1 % negative | 1-49 %
 * low". Of one such step is not known whether it is a result: "< 1 % negative".
 */
export const within = (passage: string): ReadonlyArray<Stretch> => {
  const scales: Array<Stretch & { readonly steps: number }> = []
  for (const { 0: found, index } of passage.matchAll(step)) {
    const before = scales.at(-1)
    const end = index + found.length
    if (before !== undefined && between.test(passage.slice(before.end, index)))
      scales[scales.length - 1] = { ...before, end, steps: before.steps + 1 }
    else scales.push({ start: index, end, steps: 1 })
  }

  return scales.filter(({ steps }) => steps > 1)
}

const fewestCells = 3

/** Whether cells show which results there could be, of which none is told: "Stable  Equivocal  High". */
export const areCells = (cells: ReadonlyArray<Cell>): boolean => {
  if (cells.length < fewestCells) return false
  const said = new Set<string>()
  for (const { text } of cells) {
    const tokens = ReportLexer.of(text)
    const { isOpen, level, polarity } = ReportedState.of(tokens)
    if (hasNames(tokens)) return false
    const each = isOpen ? "open" : (level ?? polarity)
    if (each === undefined || said.has(each)) return false
    said.add(each)
  }

  return true
}

/** Cells without those that are a scale together. */
export const withoutCells = (cells: ReadonlyArray<Cell>): ReadonlyArray<Cell> => {
  const at = cells.findIndex((_, place) => areCells(cells.slice(place, place + fewestCells)))

  return at < 0 ? cells : cells.toSpliced(at, fewestCells)
}
