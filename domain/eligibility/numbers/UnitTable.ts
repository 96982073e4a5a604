import * as NumberWords from "../classes/NumberWords.ts"
import * as UnitWords from "../classes/UnitWords.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Piece from "./Piece.ts"

/** How units are written; what is called "as written" has its own words as its name. */
export const table = RuleTable.of<string>({
  name: "units",
  classes: { ...NumberWords.classes, ...UnitWords.classes },
  parts: {
    area: '( ( 1 .|, 73 )? ( {surface} | m "^"? 2 ) | 1 .|, 73 | 1 .|, 73m2|73m² )',
    times: "-? ( {times} of? )? the?",
  },
  rows: [
    telling("%", [
      ["%|percent|pct", "45 [%]"],
      ["per cent", "45 [per cent]"],
    ]),
    telling("% predicted", [
      ["%|percent|pct of? the? -? predicted|pred|expected value?", "FVC 45 [% of the predicted value]"],
    ]),
    telling("% of normal", [["%|percent|pct of? the? normal", "5 [% of normal]"]]),
    telling("ULN", [
      ["<times> {ofLaboratory}{0,2} uln|iuln|unl", "3 [times the central laboratory's ULN]"],
      ['{times} the? "(" upper? uln|limit of? normal? ")"', "3 [x (ULN)]"],
      [
        "<times> {ofLaboratory}{0,2} upper limit|limits of the? {normal}{1,3} range|value?",
        "3 [times the upper limit of normal]",
      ],
      ["-? {times} of? the? normal|n|control value?", "2.5 [x N]"],
      ["{times} the? upper $", "5 [times the upper]", "5 times the upper dose"],
      ["<times> {ofLaboratory}{0,2} normal? upper normal? limit|limits|range", "5 [x the upper normal limit]"],
      [
        "<times> {ofLaboratory}{0,2} upper normal level|levels|value|values",
        "2.5 [x institutional upper normal level]",
        "2.5 x the upper level",
      ],
    ]),
    telling("LLN", [
      ["{times}? the? {ofLaboratory}{0,2} lln|illn", "below [the LLN]"],
      [
        "{times}? the? {ofLaboratory}? lower limit|limits of the? {normal}{1,3} range?",
        "below [the lower limit of normal]",
      ],
    ]),
    telling("as written", [
      ["{measure} /|per {measure}", "9 [g/dL]"],
      ["{measure} /|per 100 -? {milliliters}", "400 [mg/100 ml]"],
      ["{measure} /|per 100ml", "400 [mg/100ml]"],
      ["{measure} /|per ( 24 -? {hours} | 24h )", "1.5 [g/24 hours]"],
      ['{measure} /|per {measure} "^" {digits}', "90 [g/m^2]"],
      ["{measure} /|per {measure} /|per <area>", "30 [mL/min/1.73 m²]"],
      ["[ {measure} /|per ( 24 -? {hours} | 24h ) ] /|per <area>", "0.7 [mmol/24 h]/1.73 m²"],
      ["{measure} /|per {measure} /|per {measure}", "14 [mL/kg/min]"],
      ["[ {measure} /|per {measure} ] per|/ 24 -? {hours}", "30 [mL/min] per 24-hour urine"],
      ["{numberBefore} [ / {measure} ]", "1500 [/µL]", "20/30"],
      ['{numberBefore} [ / {measure} "^" {digits} ]', "1500 [/mm^3]"],
      ["{numberBefore} [ / mm 3 ]", "1500 [/mm 3]"],
      ["{gluedUnit} [ / {measure} ]", "27kg[/m2]"],
      ['{gluedUnit} [ / {measure} "^" {digits} ]', "27kg[/m^2]"],
      ["{gluedUnit} [ / {measure} /|per <area> ]", "30mL[/min/1.73m²]"],
      ["{numberBefore} -? [ {unitWord} ]", "6 [months]", "vitamin d"],
      ['{unitWord} "(" [ {unitWord} ] ")"', "11 kilograms ([kg])"],
      ["{numberWord} -? [ {unitWord} ]", "six [months]"],
      ['{numberWord} "(" {digits} ")" -? [ {unitWord} ]', "six (6) [months]"],
    ]),
    telling("cells/ul", [
      [
        "blasts|leukocytes|lymphocytes|neutrophils|platelets|eosinophils|granulocytes /|per ( ul|µl|μl|mcl|mm3|mm³|microliter|microlitre | micro l|liter|litre )",
        "50,000 [blasts / micro L]",
      ],
    ]),
    telling("kg/m2", [
      [
        'kg|kilograms|kilogram ( "(" kg ")" )? per|/ ( square m|meter|metre | m|meter|metre ( "(" m ")" )? "^"? square|squared|2 )',
        "27 [kilogram (kg)/meter (m) squared]",
      ],
      ["kg|kgs {surface}", "27 [kg m2]"],
    ]),
    telling("cm3", [
      ["cubic centimeter|centimeters|centimetre|centimetres|cm", "450 [cubic centimeters]"],
      ['cm "^" 3', "450 [cm^3]"],
    ]),
    telling("cm2", [
      ['cm "^" 2', "15 [cm^2]"],
      ["square centimeter|centimeters|centimetre|centimetres|cm", "15 [square centimeters]"],
    ]),
    telling("min/week", [["{minutes} per|a|each|/ week|wk", "60 [minutes per week]"]]),
    telling("h/week", [["{hours} per|a|each|/ week|wk", "5 [hours per week]"]]),
    telling("minutes", [["{minutes} per|a|each|/ day|d", "30 [min/day]"]]),
    telling("hours", [["{hours} per|a|each|/ day|d|night", "8 [hours a night]"]]),
    telling("°c", [
      ["°|degree|degrees c|celsius|centigrade", "38.0 [°C]"],
      ["℃", "38.0 [℃]"],
      ["{celsius} ( &. &{digits} )? [ c|celsius ]", "temperature 38.5 [C]", "stage 3 C"],
    ]),
    telling("degrees", [["{numberBefore} [ ° ]", "30[°] of flexion", "38 °C"]]),
    telling("°f", [
      ["°|degree|degrees f|fahrenheit", "100.4 [°F]"],
      ["{fahrenheit} ( &. &{digits} )? [ f|fahrenheit ]", "temperature 100.4 [F]"],
    ]),
    telling("ppm", [["parts per million", "8 [parts per million]"]]),
    telling("mutations/megabase", [["{mutation} /|per mb|megabase", "10 [mut/Mb]"]]),
    telling("letters", [["etdrs letter|letters", "60 [ETDRS letters]"]]),
    telling("bu", [['bethesda unit|units ( "(" bu ")" )? ( /|per ml|milliliter|millilitre )?', "5 [Bethesda units]"]]),
    telling("mn", [
      ["multiples of? normal", "5 [multiples of normal]"],
      ["{numberBefore} [ mn ]", "5 [MN]"],
    ]),
    telling("cm/year", [["cm|centimeter|centimeters per|a|each|/ year|yr|y", "4 [cm/year]"]]),
    telling("wood units", [["wood unit|units?", "5 [Wood units]"]]),
    telling("dyn s cm-5", [["dyn|dyne|dynes ( !,|;|and|or ){0,6} cm - 5", "400 [dyn·s·cm-5]"]]),
    telling("mmHg", [
      ["mm hg", "140 [mm Hg]"],
      ["{gluedUnit} [ hg ]", "140mm [Hg]"],
      ["mm|millimeter|millimeters of mercury", "140 [millimeters of mercury]"],
    ]),
    telling("cmH2O", [["cm of? h2o|water", "40 [cm H2O]"]]),
  ],
})

export const limits: ReadonlySet<string> = new Set(["ULN", "LLN"])

/** The units of a run, as chunks: `.limit` where a number is told by what is normal, `.plain` elsewhere. */
export const level = Level.of<string, never, Piece.Piece>(
  table,
  () => "unit",
  (found, run) => {
    const { means } = found.row
    const unit = means === "as written" ? UnitWords.named(Piece.words(run, found)) : means

    return { attributes: [limits.has(unit) ? "limit" : "plain"], value: { kind: "unit", unit } }
  },
)
