import * as NumberWords from "../classes/NumberWords.ts"
import * as UnitWords from "../classes/UnitWords.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Tokens from "../text/Tokens.ts"
import * as Piece from "./Piece.ts"
import * as UnitTable from "./UnitTable.ts"

/** How the words of a number are made one. */
type Written =
  | "as digits"
  | "with points in thousands"
  | "with a decimal comma"
  | "with a power"
  | "with its unit"
  | "glued to its bound"
  | "of ten"
  | "in sevenths"
  | "below zero"
  | "in words"
  | "in hundreds"
  | "as a percentile"
  | "as a limit"
  | "as a sum of patterns"
  | "as a titer"

export const table = RuleTable.of<Written>({
  name: "numbers",
  over: UnitTable.level,
  classes: {
    ...NumberWords.classes,
    ...UnitWords.classes,
    /** Of the cells of a tumor of the prostate, as far as they are still told (ISUP 2014). */
    pattern: "3 4 5",
    /** How many times blood is thinned until nothing is found in it any more. */
    thinned: (word) => /^(?:[1-9]\d{1,5}|[458])$/.test(word),
    joint: "- to and or the , < > = ≤ ≥",
    /** Behind "equal" or "greater", where no space sets the number apart. */
    upToSix: (word) => /^[0-6]$/.test(word),
    gluedTo: (word) => /^(?:to|than|least)\d+$/.test(word),
    comparing: "at equal equals greater more higher larger longer less lower fewer smaller",
    /** Before the minus of a number that is glued to it. */
    beforeMinus: "than to and or of is between from : = > < ≥ ≤ score equivalent sphere refraction rass sds z sd",
    written: (word) => /^[a-z\d]/.test(word),
    compared: "than then to exceed exceeds exceeding above over beyond below under < > = ≤ ≥",
  },
  parts: { decimal: "{digits} ( &. &{digits} | &, &{oneOrTwoDigits} )?" },
  rows: [
    telling("as digits", [
      ["{digits}", "[26] points"],
      ["{digits} &. &{digits}", "[7.5] %", "stage 2. 3 lines"],
      [". &{digits}", "a CDR of [.5]"],
      ["{upToThreeDigits} ( &, &{threeDigits} ){1,3}", "platelets [100,000]", "100, 200"],
      ['{digits} "(" {numberWord} ")"', "[2 (two)] lines"],
    ]),
    telling("below zero", [
      [
        '( {beforeMinus} | !{written}|@unit|")"|"]" ) [ - &{digits} ( &. &{digits} )? ]',
        "T-score ≤ [-2.5]",
        "grade 2-3",
      ],
    ]),
    telling("with a decimal comma", [
      ["[ {digits} &, &{oneOrTwoDigits} ] -? @unit", "HbA1c [7,5] %"],
      ["[ {digits} &, &{oneOrTwoDigits} ] -|and|to {digits} &, &{oneOrTwoDigits} @unit", "HbA1c [7,5] to 9,5 %"],
      ["{digits} &, &0|5", "CDR of [0,5]", "0, 5 and 6", "100,500"],
      ["than|<|>|≤|≥ [ {digits} &, &{oneOrTwoDigits} ]", "HbA1c > [7,5]", "> 7,500"],
      [
        "between|from [ {digits} &, &{oneOrTwoDigits} ] -|and|to {digits} &, &{oneOrTwoDigits}",
        "between [7,1] and 10,5",
        "between 7,1 and 10",
      ],
      [
        "between|from {digits} &, &{oneOrTwoDigits} -|and|to [ {digits} &, &{oneOrTwoDigits} ]",
        "between 7,1 and [10,5]",
        "between 7 and 10,5",
      ],
    ]),
    telling("with points in thousands", [["[ {upToThreeDigits} &. &000 ] @unit", "platelets [100.000] /µL", "1.000"]]),
    telling("glued to its bound", [
      ["{comparing} [ {gluedTo} ( &. &{digits} )? ]", "less than or equal [to750] cells", "0 to1"],
    ]),
    telling("of ten", [
      [
        "[ {upToTen} ( &. &{digits} )? / 10 ] ( $ | !/|-|{digits} )",
        "pain of [4/10] in the week",
        "9/10/2020",
        "20/10",
      ],
    ]),
    telling("in sevenths", [
      ["{digits} -|+|&{0,1} {upToSix} &/ &7", "gestation of [33 6/7] weeks", "24/7"],
      [
        "[ {digits} &+ &{upToSix} ] ( -|to|and|through|until {digits} &+ &{upToSix} )? @unit.plain",
        "gestation of [24+0] to 33+6 weeks",
        "24+0",
      ],
      ["{digits} &+ &{upToSix} -|to|and|through|until [ {digits} &+ &{upToSix} ] @unit.plain", "24+0 to [33+6] weeks"],
    ]),
    telling("with its unit", [
      ["{gluedUnit}", "[18years] old"],
      ["{digits} &. &{gluedUnit}", "AST [2.5xULN]"],
      ["{upToThreeDigits} &, &{gluedThousand}", "platelets [100,000uL]", "100, 200mg"],
    ]),
    telling("with a power", [
      ['<decimal> {times}? 10|10e "^"|"*"|+ "*"? {digits}', "[1,5 x 10^9] cells", "5 x 10 and 9"],
      ["<decimal> {times} {powerOfTen}|1000", "[1.5 × 10⁹] cells"],
      ["<decimal> {writtenPower}", "[1.5 x10E9] cells"],
      ["{gluedTimes} {powerOfTen}", "[75x 10⁹] cells"],
      ["{digits} &. &{gluedTimes} {powerOfTen}", "[1.5x 10⁹] cells"],
      ['<decimal> x10|×10 "^"|"*" {digits}', "[1.5 x10^9] cells", "a 5 x10 grid"],
      ['<decimal> ( x10|×10 | {times} 10 ) "(" {digits} ")"', "[1.5 x10(9)] cells"],
      ["[ <decimal> {times} 10 ] . / l", "[15 x 10]./L", "15 x 10 lines"],
      ["[ <decimal> {times} 10 3|6|9|12 ] @unit", "[1.5 x 10 9] /L", "5 x 10 9 and 3"],
      ['{digits} &. &{gluedPower} ( "^" {digits} )?', "[1.5x10^9] cells"],
      ['[ ( {gluedWithPower} | {gluedPower} "^" {digits} ) ] @unit', "[50x10^9] /L", "a 5x10 cm grid"],
    ]),
    telling("in words", [
      ["{ones}|{teens}|{tens}", "[two] lines"],
      ["{tens} -? {ones}", "[twenty-four] hours"],
      ["a single", "[a single] line"],
      ['{numberWord} "(" {digits} ")"', "[two (2)] lines"],
      ['{tens} -? {ones} "(" {digits} ")"', "[twenty-four (24)] hours"],
    ]),
    telling("as a percentile", [
      ["{ordinalDigits} -? percentile|percentiles|centile", "at least the [95th percentile]"],
      [
        "[ {ordinalDigits} ] {joint}{1,4} {ordinalDigits} -? percentile|percentiles|centile",
        "[5th] to 95th percentile",
      ],
    ]),
    telling("as a limit", [
      ["{compared} [ @unit.limit ] ( $ | !+|plus|by|{digits} )", "above [the ULN]", "above the ULN + 4 s"],
      ["{compared} [ @unit.limit {times} {digits} ( &. &{digits} )? ]", "below [ULN*2.5]"],
      ['{compared} [ @unit.limit ( "(" @unit ")" )? {digits} ( &. &{digits} )? {times} ]', "above [ULN 1.5 times]"],
    ]),
    telling("in hundreds", [["{ones} hundred", "[two hundred] metres"]]),
    telling("as a titer", [["1 &: &{thinned}", "antinuclear antibodies ≥ [1:80]", "cohort 1: 80 patients", "at 1:1"]]),
    telling("as a sum of patterns", [["{pattern} + {pattern} ( = {digits} )?", "Gleason score [3+4]", "IHC 3+ of 4"]]),
  ],
})

const inDigits = (words: ReadonlyArray<string>): number =>
  Number(
    words
      .filter((word) => /^(?:to|than|least)?[\d.]+$/.test(word))
      .join("")
      .replace(/^to|^than|^least/, ""),
  )

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹"

/** "1.5 x 10^9", "1.5x10⁹", "1.5 10*9", "1.5 x 10e9", "1.5 x 109", whose digit is raised no more, and "1.5 x 10./L", which lost it. */
const power = /^([\d .]+?)(?: ?(?:[x×*]|times?|fold) ?| )10(?:[ e^*(+]*([\d⁰¹²³⁴-⁹]+)[ )]*)?$/

const ofPower = (words: ReadonlyArray<string>): number => {
  const [, number = "", exponent = ""] = power.exec(words.join(" ").replace(",", ".").replace(/1000$/, "10 3")) ?? []
  const digits = Array.from(exponent, (digit) => (raised.includes(digit) ? raised.indexOf(digit) : digit))

  return inDigits(number.split(" ")) * 10 ** Number(digits.join("") || 9)
}

const inWords = (words: ReadonlyArray<string>): number => {
  const [first = "", ...more] = words.filter((word) => NumberWords.values.has(word))
  const [second] = more

  return (NumberWords.values.get(first) ?? 1) + (second === undefined ? 0 : (NumberWords.values.get(second) ?? 0))
}

const daysInWeek = 7

/** A number, and nothing but that. */
const plain =
  (numberOf: (words: Tokens.Words) => number) =>
  (words: Tokens.Words): Piece.Quantity => ({ kind: "quantity", number: numberOf(words) })

/** A sum counts by the first of its numbers as well: "4+3" is worse than "3+4", and neither is a plain 7. */
const ofPatterns = ([first = "", , second = ""]: Tokens.Words): Piece.Quantity => ({
  kind: "quantity",
  number: Number(`${Number(first) + Number(second)}.${first}`),
  unit: "sum of patterns",
})

const ofGlued = (words: Tokens.Words): Piece.Quantity => {
  const [digits = "", unit = ""] = UnitWords.glued(words.at(-1) ?? "") ?? []

  return { kind: "quantity", number: inDigits([...words.slice(0, -1), digits]), unit }
}

/** What the words of a number are, and the limit of what is normal that stands among them. */
const made: Readonly<Record<Written, (words: Tokens.Words, limits: Tokens.Words) => Piece.Quantity>> = {
  "as digits": plain(inDigits),
  "with points in thousands": plain((words) => Number(words.join("").replace(".", ""))),
  "with a decimal comma": plain((words) => Number(words.join("").replace(",", "."))),
  "with a power": plain(ofPower),
  "glued to its bound": plain(inDigits),
  "below zero": plain((words) => -inDigits(words)),
  "in sevenths": plain(([weeks = "", ...more]) => Number(weeks) + Number(more.find(Tokens.isNumber)) / daysInWeek),
  "of ten": plain((words) => inDigits(words.slice(0, words.indexOf("/")))),
  "in words": plain(inWords),
  "in hundreds": plain((words) => inWords(words) * 100),
  "with its unit": ofGlued,
  "as a percentile": ([word = ""]) => ({ kind: "quantity", number: Number.parseInt(word, 10), unit: "percentile" }),
  "as a limit": (words, [unit = ""]) => ({ kind: "quantity", number: inDigits(words) || 1, unit }),
  "as a sum of patterns": ofPatterns,
  "as a titer": (words) => ({ kind: "quantity", number: Number(words.at(-1)), unit: "titer" }),
}

const attributesOf = (means: Written, { unit }: Piece.Quantity): ReadonlyArray<string> => {
  if (means === "glued to its bound") return ["bare", "glued"]

  return means === "as a limit" ? ["limit", "measured"] : [unit === undefined ? "bare" : "measured"]
}

/** The numbers of a run as chunks, over those of its units. */
export const level = Level.of<Written, Piece.Piece, Piece.Piece>(
  table,
  () => "quantity",
  (found, run) => {
    const value = made[found.row.means](Piece.words(run, found), Piece.units(run, found))

    return { attributes: attributesOf(found.row.means, value), value }
  },
  UnitTable.level,
)
