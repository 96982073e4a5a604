import * as NumberWords from "../classes/NumberWords.ts"
import * as UnitWords from "../classes/UnitWords.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Piece from "./Piece.ts"

/** How units are written; what is called "as written" has its own words as its name. */
export const table = RuleTable.of<string>({
  name: "units",
  classes: { ...NumberWords.classes, ...UnitWords.classes },
  rows: [
    { pattern: "%|percent|pct", means: "%", example: "45 [%]" },
    { pattern: "per cent", means: "%", example: "45 [per cent]" },
    {
      pattern: "%|percent|pct of? the? -? predicted|pred|expected value?",
      means: "% predicted",
      example: "FVC 45 [% of the predicted value]",
    },
    { pattern: "%|percent|pct of? the? normal", means: "% of normal", example: "5 [% of normal]" },
    { pattern: "{times}? the? institutional? uln|iuln|unl", means: "ULN", example: "2.5 [x ULN]" },
    {
      pattern: "{times}? the? institutional? upper limit|limits of the? institutional? normal|reference range?",
      means: "ULN",
      example: "3 [times the upper limit of normal]",
    },
    { pattern: "{times} the? normal", means: "ULN", example: "1.5 [x normal]" },
    {
      pattern: "{times}? the? institutional? normal? upper normal? limit|limits|range",
      means: "ULN",
      example: "5 [x the upper normal limit]",
    },
    { pattern: "{times}? the? institutional? lln|illn", means: "LLN", example: "below [the LLN]" },
    {
      pattern: "{times}? the? institutional? lower limit|limits of the? institutional? normal|reference range?",
      means: "LLN",
      example: "below [the lower limit of normal]",
    },
    { pattern: "{measure} /|per {measure}", means: "as written", example: "9 [g/dL]" },
    { pattern: '{measure} /|per {measure} "^" {digits}', means: "as written", example: "27 [kg/m^2]" },
    {
      pattern: "{measure} /|per {measure} /|per {surface}",
      means: "as written",
      example: "30 [mL/min/m²]",
    },
    {
      pattern: "{measure} /|per {measure} /|per 1.73 {surface}",
      means: "as written",
      example: "30 [mL/min/1.73 m²]",
    },
    {
      pattern: '{measure} /|per {measure} /|per 1.73 m "^"? 2',
      means: "as written",
      example: "30 [mL/min/1.73 m^2]",
    },
    { pattern: "kg|kilograms per square m|meter|metre", means: "kg/m2", example: "27 [kg per square meter]" },
    {
      pattern: "{measure} /|per {measure} /|per 1 . 73m2|73m²",
      means: "as written",
      example: "30 [mL/min/1.73m2]",
    },
    { pattern: "{numberBefore} [ / {measure} ]", means: "as written", example: "1500 [/µL]", not: ["20/30"] },
    { pattern: '{numberBefore} [ / {measure} "^" {digits} ]', means: "as written", example: "1500 [/mm^3]" },
    { pattern: "{gluedUnit} [ / {measure} ]", means: "as written", example: "27kg[/m2]" },
    { pattern: '{gluedUnit} [ / {measure} "^" {digits} ]', means: "as written", example: "27kg[/m^2]" },
    { pattern: "{gluedUnit} [ / {measure} /|per 1.73 {surface} ]", means: "as written", example: "30mL[/min/1.73 m²]" },
    { pattern: "{gluedUnit} [ / {measure} /|per 1 . 73m2|73m² ]", means: "as written", example: "30mL[/min/1.73m²]" },
    {
      pattern: "{mutation} /|per mb|megabase",
      means: "mutations/megabase",
      example: "10 [mut/Mb]",
    },
    { pattern: "mm hg", means: "mmHg", example: "140 [mm Hg]" },
    { pattern: "{numberBefore} -? [ {unitWord} ]", means: "as written", example: "6 [months]", not: ["vitamin d"] },
    { pattern: "{numberWord} -? [ {unitWord} ]", means: "as written", example: "six [months]" },
    { pattern: '{numberWord} "(" {digits} ")" -? [ {unitWord} ]', means: "as written", example: "six (6) [months]" },
  ],
})

/** The units of a run, as chunks. */
export const level = Level.of<string, never, Piece.Piece>(table, ["unit"], (found, run) => ({
  name: "unit",
  value: {
    kind: "unit",
    unit: found.row.means === "as written" ? UnitWords.named(Piece.words(run, found)) : found.row.means,
  },
}))
