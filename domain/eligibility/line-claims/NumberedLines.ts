import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import { breaks, failing, ordinals, receiving, spread, systemic, units } from "../treatment/LineLexicon.ts"

/** What a line is told with behind its number: "2L systemic therapy", "2L metastatic disease", "1L setting". */
const isOfLine = (word: string): boolean =>
  units.has(word) || systemic.has(word) || spread.has(word) || word === "setting" || DiseaseWords.isCancer(word)

/** A line by its number, "2L". */
const short = /^([1-4])l$/

/** A line as it is called. */
const named =
  '( {whole} | {nth} -? {line} ( ( or|and {later} )? "(" {short} +? ")" )? | {nth} or {later} {line} | {digit} - {short} | {short} +? )'

/** One of a list, before the last. */
const listed = "{nth}|{short}|{whole} -? {line}? {unit}{0,3}"

/** How lines of therapy are called by their numbers, alone and in lists. */
export const table = RuleTable.of({
  name: "lines by their number",
  classes: {
    break: breaks,
    comparing: "than over above exceeding exceeds under below > < ≥ ≤ = least most about approximately",
    digit: (word) => /^[1-4]$/.test(word),
    failing,
    had: receiving.union(failing).union(WordSet.of("after prior")),
    joint: ", or and / to through -",
    later: "later subsequent further higher greater",
    line: "line lines lot lots",
    measured:
      "fev fev1 fvc vc tlc dlco expiratory inspiratory vital capacity spirometry volume volumes output urine urinary diuresis polyuria ascites ascitic drain drained drainage paracentesis thoracentesis effusion effusions oxygen o2 nasal cannula flow fluid fluids water intake drink drinks bleeding lavage",
    nth: (word) => ordinals.has(word) && !word.endsWith("line"),
    ofLine: isOfLine,
    placing: "in as for over across",
    short: (word) => short.test(word),
    station: "station stations node nodes",
    unit: units.union(WordSet.of("of systemic")),
    whole: (word) => ordinals.has(word) && word.endsWith("line"),
  },
  rows: [
    telling("lines", [
      [`( ${listed} {joint}{1,3} the? ){0,4} ${named}`, "[first-, second- or third-line] therapy", "second visit"],
      [
        `${listed} !{break}|{failing}|or{0,2} or !{break}|{failing}{0,6} {placing} the? ( ( ${listed} {joint}{1,3} the? ){0,4} ${named} | first two {line} )`,
        "in the [first line or one after the other in the first and second lines]",
      ],
      [`{had} ...9 {comparing} [ {short} ]`, "progressed on at least [2L]"],
    ]),
    telling("nothing", [
      ["{station} ...3 [ {short} ( {joint}{1,3} {short} ){1,3} ]", "stations [2L, 4L]"],
      ["[ {short} ] / !{short}", "[2L]/min"],
      ["{comparing} [ {short} ] ( !{ofLine} | $ )", "less than [2L]"],
      ["{measured} ...9 [ {short} ] ( !{ofLine} | $ )", "FEV1 of [2L]"],
    ]),
  ],
})

/** Lines that are told together. */
export interface Lines {
  readonly low: number
  readonly high: number
  /** How many there must have been: all that are joined by nothing but "and", otherwise the lowest. */
  readonly least: number
  /** Whether later ones are meant as well: "2L+", "second or later line". */
  readonly later: boolean
}

const numberOf = (word: string): number | undefined => {
  const number = Number(short.exec(word)?.[1] ?? (/^[1-4]$/.test(word) ? word : Number.NaN))

  return ordinals.get(word) ?? (word === "two" ? 2 : Number.isNaN(number) ? undefined : number)
}

const linesOf = (words: ReadonlyArray<string>): Lines => {
  const numbers = words.flatMap((word) => numberOf(word) ?? [])
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  const areAll = !words.some((word) => /^(?:or|to|through|\/)$/.test(word))

  return {
    low,
    high,
    least: areAll ? high : low,
    later: words.some((word) => /^(?:\+|later|subsequent|further|higher|greater)$/.test(word)),
  }
}

/** These as chunks, `@line`. */
export const level = Level.of<string, never, Lines>(
  table,
  () => "line",
  (found, run) => ({ value: linesOf(ChunkedRun.wordsOf(run, found)) }),
)
