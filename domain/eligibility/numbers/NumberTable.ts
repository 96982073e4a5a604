import * as NumberWords from "../classes/NumberWords.ts"
import * as UnitWords from "../classes/UnitWords.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Piece from "./Piece.ts"
import * as UnitTable from "./UnitTable.ts"

/** How the words of a number are made one. */
type Written = "as digits" | "with a decimal comma" | "with a power" | "with its unit" | "in words" | "in hundreds"

/** How numbers are written. */
export const table = RuleTable.of<Written>({
  name: "numbers",
  over: UnitTable.level,
  classes: { ...NumberWords.classes, ...UnitWords.classes },
  rows: [
    { pattern: "{digits}", means: "as digits", example: "[26] points" },
    { pattern: "{digits} &. &{digits}", means: "as digits", example: "[7.5] %", not: ["stage 2. 3 lines"] },
    { pattern: ". &{digits}", means: "as digits", example: "a CDR of [.5]" },
    {
      pattern: "{upToThreeDigits} ( &, &{threeDigits} ){1,3}",
      means: "as digits",
      example: "platelets [100,000]",
      not: ["100, 200"],
    },
    { pattern: "[ {digits} &, &{oneOrTwoDigits} ] -? @unit", means: "with a decimal comma", example: "HbA1c [7,5] %" },
    {
      pattern: "[ {digits} &, &{oneOrTwoDigits} ] -|to {digits} &, &{oneOrTwoDigits} @unit",
      means: "with a decimal comma",
      example: "HbA1c [7,5] to 9,5 %",
    },
    {
      pattern: "{digits} &, &0|5",
      means: "with a decimal comma",
      example: "CDR of [0,5]",
      not: ["0, 5 and 6", "100,500"],
    },
    { pattern: "{gluedUnit}", means: "with its unit", example: "[18years] old" },
    { pattern: "{digits} &. &{gluedUnit}", means: "with its unit", example: "AST [2.5xULN]" },
    {
      pattern: '{digits} ( &. &{digits} )? {times} 10 "^" {digits}',
      means: "with a power",
      example: "[1.5 x 10^9] cells",
    },
    { pattern: "{digits} ( &. &{digits} )? {times} {powerOfTen}", means: "with a power", example: "[1.5 × 10⁹] cells" },
    {
      pattern: '{digits} &. &{gluedPower} ( "^" {digits} )?',
      means: "with a power",
      example: "[1.5x10^9] cells",
    },
    { pattern: "{ones}|{teens}|{tens}", means: "in words", example: "[two] lines" },
    { pattern: "{tens} -? {ones}", means: "in words", example: "[twenty-four] hours" },
    { pattern: "{ones} hundred", means: "in hundreds", example: "[two hundred] metres" },
    { pattern: "a single", means: "in words", example: "[a single] line" },
    { pattern: '{numberWord} "(" {digits} ")"', means: "in words", example: "[two (2)] lines" },
    { pattern: '{tens} -? {ones} "(" {digits} ")"', means: "in words", example: "[twenty-four (24)] hours" },
    { pattern: '{digits} "(" {numberWord} ")"', means: "as digits", example: "[2 (two)] lines" },
  ],
})

const inDigits = (words: ReadonlyArray<string>): number =>
  Number(words.filter((word) => /^[\d.]+$/.test(word)).join(""))

const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹"

/** Of "10^9", "10⁹" and "109". */
const powerOf = (words: ReadonlyArray<string>): number => {
  const [last = "", before] = words.toReversed()

  return Number(
    before === "^"
      ? last
      : Array.from(last.slice(2), (digit) => raised.indexOf(digit))
          .map((at, place) => (at < 0 ? last[2 + place] : at))
          .join(""),
  )
}

const inWords = (words: ReadonlyArray<string>): number => {
  const [first = "", ...more] = words.filter((word) => NumberWords.values.has(word))
  const [second] = more

  return (NumberWords.values.get(first) ?? 1) + (second === undefined ? 0 : (NumberWords.values.get(second) ?? 0))
}

const made = (means: Written, words: ReadonlyArray<string>): Piece.Quantity | undefined => {
  switch (means) {
    case "as digits":
      return { kind: "quantity", number: inDigits(words) }
    case "with a decimal comma":
      return { kind: "quantity", number: Number(words.join("").replace(",", ".")) }
    case "with a power": {
      const apart = words.flatMap((word) => word.split(/(?<=\d)(?=[x×])|(?<=[x×])(?=\d)/))
      const sign = apart.findIndex((word) => /^[x×*]$/.test(word))
      return { kind: "quantity", number: inDigits(apart.slice(0, sign)) * 10 ** powerOf(apart) }
    }
    case "with its unit": {
      const [number, unit] = UnitWords.glued(words.at(-1) ?? "") ?? []
      return number === undefined || unit === undefined
        ? undefined
        : { kind: "quantity", number: inDigits([...words.slice(0, -1), String(number)]), unit }
    }
    case "in words":
      return { kind: "quantity", number: inWords(words) }
    case "in hundreds":
      return { kind: "quantity", number: inWords(words) * 100 }
  }
}

/** The numbers of a run as chunks, over those of its units. */
export const level = Level.of<Written, Piece.Piece, Piece.Piece>(
  table,
  ["number"],
  (found, run) => {
    const value = made(found.row.means, Piece.words(run, found))

    return value === undefined ? undefined : { name: "number", value }
  },
  UnitTable.level,
)
