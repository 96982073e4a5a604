import type * as NumberRange from "../numbers/NumberRange.ts"
import * as NumberTable from "../numbers/NumberTable.ts"
import * as Piece from "../numbers/Piece.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/** Classes of scales that are written in letters, beside the name of the scale or what classes stand behind. */
export const table = RuleTable.of<"a class" | "several parts of a class">({
  name: "classes of scales",
  over: MarkedRun.level(["measure"], NumberTable.level),
  classes: {
    numeral: (word) => /^(?:i{2,3}|iv|vi|(?:i{1,3}|iv|vi?|\d)[a-e]|f[0-4]|tr[1-5])$/.test(word),
    /** A letter with its points. */
    pointed: (word) => /^[a-e]\d{1,2}$/.test(word),
    /** These are words as well. */
    letter: "a b c d e i v",
    part: "a b c d e",
    leading:
      "class classes classification stage stages grade grades group category categories type types phototype phototypes level levels score scores status - ≥ ≤ > < = than",
    joint: ", / or and - to through & ± class grade stage",
  },
  parts: { begun: '{leading}|@measure "("|")"|:|of{0,2} {letter}', next: "_? {joint} {letter}|{numeral}|{pointed}" },
  rows: [
    telling("a class", [
      ["{numeral}|{pointed}", "[IIIb] disease"],
      ['{leading}|@measure "("|")"|:|of{0,2} [ {letter} ]', "class [B]", "vitamin B"],
      ["<begun> _? {joint} [ {letter} ]", "class A or [B]", "vitamin A or B"],
      ["<begun> <next> _? {joint} [ {letter} ]", "class A, B or [C]"],
      ["<begun> <next> <next> _? {joint} [ {letter} ]", "class A, B, C or [D]"],
      ["{numeral} _? {joint} [ i|v ]", "class IV or [V]", "IIIa/b"],
      ["{pointed} ( / @quantity )? _? {joint} [ {part} ]", "A6 or [B]"],
      ['<begun> "("|"[" !")"|"]"{1,6} ")"|"]" {joint} [ {letter} ]', "class A (5-6 points) or [B]"],
    ]),
    telling("several parts of a class", [["{numeral} {part}? ( /|& {part} ){1,4}", "stage [IIIa/b]"]]),
  ],
})

const romans: ReadonlyArray<string> = ["0", "i", "ii", "iii", "iv", "v", "vi"]

const letters = "abcde"

const tenth = 0.1

/** Where classes are letters, a number is one of points, "Child-Pugh A (5-6)": letters are counted from here. */
export const lettered = 100

/** Whether one of the ends of a range is a letter. */
export const areLetters = (...ends: ReadonlyArray<number>): boolean =>
  ends.some((end) => end > lettered && Number.isFinite(end))

/** The number of a class, parts of it in tenths: IIIb is 3.2, and C is 3; of "B7" the points count where letters stand for points. */
const numberOf = (word: string, isLettered: boolean): number => {
  const [, numeral = "", part = "", points = ""] = /^(?:f|tr)?([iv]+|\d)?([a-e])?(\d+)?/.exec(word) ?? []
  if (isLettered && points !== "") return Number(points)
  if (numeral === "") return letters.indexOf(part) + 1 + (isLettered ? lettered : 0)
  const whole = /\d/.test(numeral) ? Number(numeral) : romans.indexOf(numeral)

  return whole + (letters.indexOf(part) + 1) * (part === "" ? 0 : tenth)
}

/** Classes as numbers, beside those that are written as such. */
export const level = (isLettered: boolean): Level.Raising<Piece.Piece> =>
  Level.of<string, Piece.Piece, Piece.Piece>(
    table,
    () => "quantity",
    (found, run) => {
      const own = numberOf(Piece.words(run, found)[0] ?? "", isLettered)
      const number = found.row.means === "a class" ? own : Math.floor(own)

      return { attributes: ["bare"], value: { kind: "quantity", number } }
    },
  )

/** What a whole class takes in besides: III is all of IIIa to IIIe. Nobody has a part of what is not there. */
const parts = 0.9

const isWhole = (number: number): boolean => Number.isInteger(number) && number > 0

/** A range of classes with their parts: up to III is up to IIIe. */
export const withParts = ({ high, low }: NumberRange.NumberRange): NumberRange.NumberRange => ({
  low: isWhole(low.number) && !low.isIncluded ? { ...low, number: low.number + parts } : low,
  high: isWhole(high.number) && high.isIncluded ? { ...high, number: high.number + parts } : high,
})

/** In their order, far from all numbers, which are points. Both halves of the middle one are parts of it. */
const risks = {
  "very low": 101,
  low: 102,
  intermediate: 103,
  "intermediate-1": 103.1,
  "intermediate-2": 103.2,
  high: 104,
  "very high": 105,
} as const

/** All that there are, as a row of a measure has it. */
export const allRisks = `${risks["very low"]} to ${risks["very high"]}`

/** Groups of risk by their names, in sentences that name what tells the risk: "intermediate-2 or high risk by DIPSS". */
export const riskTable = RuleTable.of<keyof typeof risks>({
  name: "groups of risk",
  classes: {
    middle: "intermediate int intermed",
    /** Behind a word of degree that tells a group by itself; "low counts" are none. */
    next: "or and to through by per as according on in for score mf mds cmml disease category group",
    more: (word) => /^[-\p{L}]/u.test(word),
  },
  parts: { risk: "( -? risk )?" },
  rows: [
    telling("very low", [["very -? low <risk>", "[very low risk] MDS"]]),
    telling("low", [
      ["low -? risk", "[low-risk] disease"],
      ["[ low ] ( $ | {next} | !{more} )", "IPSS of [low] or intermediate-1", "low counts", "low-grade disease"],
      ["[ low ] -? ( , | or | and ) ..4 risk", "[low]- or intermediate-risk", "low blood counts"],
    ]),
    telling("intermediate", [
      ["{middle} <risk>", "[intermediate risk] disease"],
      [
        "{middle} -? 1|i ,|or|and|/|&{1,2} -? 2|ii <risk>",
        "[intermediate-1 and 2 risk]",
        "intermediate-1, or intermediate-2",
      ],
    ]),
    telling("intermediate-1", [
      ["{middle} -? 1|i <risk>", "[intermediate-1 risk]"],
      ["moderate -? low <risk>", "IPSS-M [moderate low]"],
    ]),
    telling("intermediate-2", [
      ["{middle} -? 2|ii <risk>", "[INT-2]"],
      ["moderate|intermediate -? high <risk>", "[intermediate-high risk]"],
      ["high -? {middle} <risk>", "[high-intermediate]"],
    ]),
    telling("high", [
      ["high -? risk", "[high-risk] disease"],
      ["[ high ] ( $ | {next} | !{more} )", "intermediate-2 or [high] by DIPSS", "high counts"],
      ["[ high ] -? ( , | or | and ) ..4 risk", "[high]- or very high-risk", "high blood counts"],
    ]),
    telling("very high", [["very -? high <risk>", "[very high risk] MDS"]]),
  ],
})

/** Groups of risk as numbers. */
export const riskLevel = Level.of<keyof typeof risks, Piece.Piece, Piece.Piece>(
  riskTable,
  () => "quantity",
  ({ row }) => ({
    attributes: ["bare"],
    value: { kind: "quantity", number: risks[row.means] },
  }),
)
