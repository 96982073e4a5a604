import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as HeldMeasure from "./HeldMeasure.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"
import * as MeasureNames from "./MeasureNames.ts"

/** The measure that an entry names and says no more of: "HbA1c", "left ventricular ejection fraction". */
export const nameAlone = (written: string): Measure | undefined => {
  const { words } = Tokens.ofWritten(written)
  const isOpen = written.includes("?")

  return isOpen ? undefined : MeasureNames.at(words, 0, true).find(({ last }) => last === words.length)?.measure
}

/** The first measure that an entry names. */
export const named = (written: string): Measure | undefined => {
  const { words } = Tokens.ofWritten(written)

  return MeasureNames.within(words, true).find((name) => !MeasureNames.isPart(name, words))?.measure
}

/** What is told with units may be the beginning of another name, "ESR1", and so may be what a receptor or a kinase begins with, "CCR4", "MAP2K1". */
const symbols = measures
  .filter(({ ofUnits }) => ofUnits !== true)
  .flatMap(({ forms }) => forms.filter((form) => /^(?!(?:CCr|MAP|PAC|NAS|BI)$)[a-z]+$/i.test(form)))

const glued = new RegExp(`\\b(${symbols.join("|")})(?=\\d)`, "gi")

/** The fraction of a number in other languages: "CDR 0,5", "EDSS 6,5". */
const comma = /(\b(?:CDR|CDR-?SO?B|sum of boxes|EDSS|TMB)\b[^\d,;]{0,24}\d{1,2}),(?=\d(?![\d,]))/gi

/** The repeats of both alleles: "CAG 17/44", "41/17 CAG repeats". */
const alleles =
  /(?<=\bCAG\b[^\d;]{0,20})(\d{2,3}) ?(?:[/,&|]|and) ?(\d{2,3})\b|\b(\d{2,3}) ?[/&] ?(\d{2,3})(?= CAG\b)/gi

/** The systolic of the two pressures: "blood pressure 165/98". */
const pressures = /(\b(?:blood pressure|BP)\b[^\d;,]{0,12}\d{2,3}) ?\/ ?\d{2,3}(?!\d)/gi

/** What is measured at a bedside or of salts, cut short as a marker's name is, by its unit or its number: "HR 110 bpm", "K+ 5.9". */
const cutShort: ReadonlyArray<readonly [written: RegExp, inFull: string]> = [
  [/^pain(?=[ :=]*\d)/gi, "pain score"],
  [/\bHR(?=[ :=]*\d{2,3} ?(?:bpm|beats|\/ ?min))/g, "heart rate"],
  [/\bRR(?=[ :=]*\d{1,3} ?(?:breaths|\/ ?min))/g, "respiratory rate"],
  [/\bPR(?=[ :=]*\d{2,3} ?ms)/g, "PR interval"],
  [/(?<!vitamin )\bK(?:\+(?=[ :=]*\d)|(?=[ :=]*\d\.\d\b))/g, "potassium"],
  [/\bNa(?:\+(?=[ :=]*\d)|(?=[ :=]*1\d\d\b))/g, "sodium"],
  [/\bCr(?=[ :=]*\d{1,2}\.\d|[ :=]*\d{1,4} ?(?:mg|[uµμ]mol))/g, "creatinine"],
  [/\bCa(?:2\+|\+\+)?(?=[ :=]*\d{1,2}(?:\.\d+)? ?(?:mg\/d[lL]|mmol))/g, "calcium"],
  [/\bMg(?:2\+|\+\+)?(?=[ :=]*\d(?:\.\d+)? ?(?:mg|mmol|m[eE]q))/g, "magnesium"],
]

/** The longer allele is what is asked for. */
const longer = (_: string, ...lengths: ReadonlyArray<string | undefined>): string =>
  String(Math.max(...lengths.slice(0, 4).map((length) => Number(length ?? 0))))

/** "MMSE22" as "MMSE 22", a fraction behind a point, and the allele of two that is expanded. */
export const apart = (written: string): string =>
  cutShort.reduce(
    (text, [pattern, inFull]) => text.replace(pattern, inFull),
    written.replace(glued, "$1 ").replace(comma, "$1.").replace(alleles, longer),
  )

/** What an entry tells of measures, and what it tells besides. */
interface HeldMeasures {
  readonly measures: ReadonlyArray<HeldMeasure.HeldMeasure>
  readonly rest: string
}

/** Between a measure and what an entry tells besides. */
const joints = WordSet.of("and with plus has have is was")

const separator = /^[,;()&|/.+-]$/

/** A mark that is glued to the word before it belongs to that: "HER2-". */
const signs = /^[)+-]$/

/** Whether a token only sets apart what stands beside it. */
const setsApart = ({ ends, starts, words }: Tokens.Tokens, at: number): boolean =>
  joints.has(words[at] ?? "") ||
  (separator.test(words[at] ?? "") && !(signs.test(words[at] ?? "") && starts[at] === ends[at - 1]))

/** What stands around measures, without what sets them apart. */
const around = (text: string, tokens: Tokens.Tokens, found: ReadonlyArray<HeldMeasure.Found>): string => {
  const { ends, starts, words } = tokens
  let from = 0
  const before = found.map(({ first, last }) => {
    let end = first
    while (end > from && setsApart(tokens, end - 1)) end--
    const part = text.slice(starts[from] ?? 0, ends[end - 1] ?? 0)
    from = last
    while (words[from] === ")" || setsApart(tokens, from)) from++

    return part
  })

  return [...before, text.slice(starts[from] ?? text.length).trim()].filter((part) => part !== "").join(", ")
}

/** What tells when or how a measure was taken, and no more. */
const asides = WordSet.of(
  "my the a an on in at of by with from is was i me points point score scores total test tested exam last latest recent recently current currently today now this measured screening baseline visit doctor month months year years ago week weeks day days low high normal abnormal impaired fully active january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec status performance scale ps old below palpable left costal subcostal margin room air l liter liters oxygen o2 per each every daily weekly monthly rising stable",
)

const isAside = (text: string): boolean =>
  Tokens.ofWritten(text).words.every((word) => !/[a-z]/.test(word) || asides.has(word) || /^\d/.test(word))

/** So many measures of one entry are asked for. */
const most = 16

/**
 * The measures that an entry tells with their values, each taken out of what is left of it: "mild dementia, MMSE 22", "KPS 80". `left`: the
 * names of those that stay in it.
 */
export const of = (written: string, left: ReadonlySet<string> = new Set()): HeldMeasures => {
  const usual = apart(written).replace(pressures, "$1")
  const tokens = Tokens.ofWritten(usual)
  const found: Array<HeldMeasure.Found> = []
  for (const at of tokens.words.keys()) {
    const next = found.length < most ? HeldMeasure.at(tokens, at) : undefined
    if (next !== undefined && !left.has(next.measure.name) && next.first >= (found.at(-1)?.last ?? 0)) found.push(next)
  }
  const rest = around(usual, tokens, found)

  return { measures: found, rest: found.length === 0 ? usual : isAside(rest) ? "" : rest }
}
