import { classes } from "../classes/MeasureWords.ts"
import type * as Piece from "../numbers/Piece.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as MeasureRun from "./MeasureRun.ts"

/** What may stand between the name of a measure and its values, and numbers that are none of it. */
export const table = RuleTable.of({
  name: "asides beside measures",
  over: MeasureRun.level,
  classes,
  rows: [
    telling("a bracket", [
      ['"("|"[" ( !@value|@measure|@other|")"|"]"|{grade} ){0,14} ")"|"]"', "@measure [(Folstein, 1975)] of"],
      [
        '"("|"[" {how} ( !@value|@measure|")"|"]"|{grade} ){0,24} ")"|"]"',
        "@measure [(corrected for @other)] of",
        "@measure (as measured by @measure)",
      ],
      [
        '"("|"[" see|refer|per|in|cf ( !@measure|@other|@bound|")"|"]" ){0,8} ")"|"]"',
        "@measure [(see appendix @value)] class @value",
        "@measure (@value)",
      ],
    ]),
    telling("nothing", [
      ["and|&? grade @value.graded", "[and grade @value.graded] @measure"],
      ["@measure {passed}|{staged}{0,3} [ grade @value.lone ]", "@measure physical status [grade @value.lone]"],
    ]),
    telling("a label", [
      ["{label} @value.lone|@quantity", "@measure at [visit @value.lone] of"],
      ["stage i|ii|iii|iiia|iiib|iv|v", "@measure for [stage III] @value"],
      ['[ ,|; see|in|per? appendix|table|section|attachment _ ] ")"|"]"', "(@measure[; Appendix A])"],
    ]),
    telling("a time", [
      ["within|last|past|in @quantity", "@measure [within 6 months] of"],
      [
        "over|during|in|for the? last|past|previous|preceding|prior @quantity|day|week|month|year",
        "@measure [over the past month] of",
      ],
      [
        ", at|on|during|after|before|prior ( !,|@value.range|@measure|@other ){1,7} ,",
        "@measure must[, at screening (visit 1),] be",
      ],
      ["and|& at|on|during? {visit}", "@measure at screening [and at baseline]", "@measure and @value"],
      ["at|on|during both? {visit} ( and|& {visit} )?", "@value [at both screening and baseline] on the @measure"],
      ["and|& at|on|during? {label} @value.lone|@quantity", "@measure at screening [and at week @value.lone]"],
    ]),
    telling("a version", [
      ["@value.lone score|scores", "@measure [@value.lone score]"],
      ["{version} @value.lone|@quantity", "@measure [v2 @value.lone] of"],
      [
        "[ nci|ctc|ctcae ( -|ae|ctc|ctcae|version|criteria|{version} | {version} . | @value.lone|@quantity ){0,6} ] grade|@bound|@value.range",
        "@measure of [NCI-CTCAE version @value.lone] grade @value",
        "@measure per CTCAE @value.lone",
      ],
    ]),
    telling("an age", [
      ['{age} ( "(" years ")" )? :|of|is|from|between{0,2} @value', "[Age (years) is @value] @measure"],
    ]),
    telling("a meaning", [
      [
        'indicative|suggestive|diagnostic|reflective|consistent of|with ( !@value|@measure|@other|"("|")"|,|;|. ){1,6}',
        "@measure levels [indicative of uncontrolled diabetes] (@value)",
      ],
      [
        'indicating|suggesting|showing|reflecting|representing|denoting|demonstrating ( !@value|@measure|@other|"("|")"|,|;|. ){1,6}',
        "@measure [showing major depression] (@value)",
      ],
      [
        '[ indicating|suggesting|showing|reflecting|representing|denoting|demonstrating? {grade} ( !@value|@measure|@other|@bound|"("|")"|"["|"]"|,|;|.|and|or ){1,3} ] "("|"[" {passed}{0,3} @value',
        "@measure score of [severe cognitive impairment] (@value)",
        "@measure of severe impairment, @value",
      ],
    ]),
    telling("a way to measure", [
      [
        "by|using|with|from|via|in|on a|an|the? timed? @quantity urine collection?",
        "@measure [by 24-hour urine collection] of",
      ],
      [
        "estimated|calculated|measured|actual or|/ estimated|calculated|measured|actual",
        "[estimated or measured] @measure",
      ],
      [
        "[ measured|assessed|determined|calculated|estimated|evaluated|obtained|documented by|using|with|via|on|from ( !@value|@measure|@other|@quantity|@bound|and|;|.|, ){1,14} ] @value",
        "@measure [measured by echocardiogram or gated acquisition scan (MUGA)] @value",
        "@measure assessed by spirometry and an age @value",
      ],
      [
        ", as? measured|assessed|determined|calculated|evaluated|documented by|using|with|via|on ( !@value|@measure|@other|;|.|, ){1,10} ,",
        "@measure[, as measured by an immunoassay,] @value",
      ],
    ]),
    telling("a place", [
      ["in|while an|the? upright|sitting|seated position?", "@measure [in the upright position] of"],
      ["at|of|in the? lumbar|spine|hip|femoral|neck|total|or|and|,{1,8}", "@measure [at the spine or hip] of @value"],
    ]),
    telling("a scale", [
      ["on|using|with|from a|an|the? scale of|from|: @value", "@measure [on a scale of @value]"],
      [
        '@measure.word|@measure.item {passed}{0,4} [ "("|"[" @value.whole ")"|"]" ]',
        "@measure.item [(@value.whole)] of @value",
        "@measure (@value.whole)",
      ],
      ["on|using a|an|the @value", "[on a @value] @measure"],
      ["@quantity to|- @quantity scale ,?", "@value ([0-10 scale,] @measure)"],
      ["on|using a|an|the? [ @quantity to|- @quantity ]", "pain of @value on a [0 to 10] @measure"],
    ]),
    telling("of other things", [
      ["@value -? {counted}", "@measure [@value patients]"],
      ["[ @value ] {further}{0,3} @measure {taken}", "[@value] consecutive @measure measurements of"],
      ["@value prior|previous line|lines|regimens|treatments|therapies", "@measure [@value prior lines]"],
      ["[ @value.graded ] @measure{0,1} with pain", "@measure of [@value.graded] with pain"],
      ["[ @value ] of the following", "[@value] of the following: @measure"],
    ]),
    telling("cut off", [
      ["@value {cutOff}", "@measure [@value to1]"],
      ["@value &. &{digitsAndMore}", "@measure [@value.5abc]"],
      ["@value -|~ {digitsAndMore}", "@measure [@value-1and]"],
    ]),
  ],
})

/** A sentence in which they are chunks, `@aside`. */
export const level = Level.of<string, Piece.Piece | MeasureRun.Value | undefined, undefined>(
  table,
  () => "aside",
  () => ({ value: undefined }),
  MeasureRun.level,
)
