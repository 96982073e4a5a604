import { classes } from "../classes/MeasureWords.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as MeasureRun from "./MeasureRun.ts"

/** What may stand between the name of a measure and its values, and numbers that are none of it. */
export const table = RuleTable.of({
  name: "asides beside measures",
  over: MeasureRun.level,
  classes,
  rows: [
    {
      pattern: '"("|"[" ( !@value|@measure|@other|")"|"]"|{grade} ){0,14} ")"|"]"',
      means: "a bracket",
      example: "@measure [(Folstein, 1975)] of",
    },
    { pattern: "{label} @value.lone|@quantity", means: "a label", example: "@measure at [visit @value.lone] of" },
    { pattern: "within|last|past|in @quantity", means: "a time", example: "@measure [within 6 months] of" },
    { pattern: "@value.lone score|scores", means: "a version", example: "@measure [@value.lone score]" },
    {
      pattern: "{age} :|of|is|from|between{0,2} @value",
      means: "an age",
      example: "[Age: @value] @measure",
    },
    { pattern: "@value -? {counted}", means: "of other things", example: "@measure [@value patients]" },
    {
      pattern: "@value prior|previous line|lines|regimens|treatments|therapies",
      means: "of other things",
      example: "@measure [@value prior lines]",
    },
    { pattern: "@value of the following", means: "of other things", example: "[@value of the following]: @measure" },
    { pattern: "@value {cutOff}", means: "cut off", example: "@measure [@value to1]" },
    { pattern: "@value &. &{digitsAndMore}", means: "cut off", example: "@measure [@value.5abc]" },
    { pattern: "@value -|~ {digitsAndMore}", means: "cut off", example: "@measure [@value-1and]" },
  ],
})

/** The level for the examples of tables above. */
export const level = Level.of(table, ["aside"], () => ({ name: "aside", value: undefined }), MeasureRun.level)

/** A sentence in which they are chunks, `@aside`. */
export const within = (reading: MeasureRun.Reading): MeasureRun.Reading => {
  const found = table.find(reading)

  return found.length === 0
    ? reading
    : Level.chunked(
        reading,
        found.map(({ first, last }) => ({ first, last, number: Chunk.numberOf("aside"), value: undefined })),
      )
}
