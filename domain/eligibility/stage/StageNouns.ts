import { central, isCancer, organs } from "../../condition/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as PlacedStage from "./PlacedStage.ts"

const comingBack = "relapse recurrence"

/** Where the noun begins that a stage is said of: behind its "of", or behind what is put in brackets. Other stages are complete by themselves. */
export const table = RuleTable.of({
  name: "nouns of stages",
  over: PlacedStage.level,
  classes: {
    comingBack,
    determiner: "the their a an any initial primary his her this",
    /** How long ago, and not of what: "recurrence of ≥ 6 months". */
    measure: (word) => /^[<>≤≥=\d]/.test(word),
    having: "have has had having been become",
    organ: organs,
    cancer: isCancer,
    named: (word) => /^[a-z]{3}/.test(word) && !Noun.ends.has(word),
  },
  rows: [
    telling("of a noun", [
      ["@stage of [ !{measure}|{determiner} ]", "@stage of [melanoma]", "@stage of ≥ 6 months"],
      ["@stage {comingBack}? of {determiner}{1,16} [ _ ]", "@stage of the [breast]"],
      ["@stage {comingBack} of [ _ ]", "@stage recurrence of [melanoma]"],
    ]),
    telling("of its disease", [["@stage [ disease ] or|and", "@stage [disease] or lymph node involvement"]]),
    telling("behind an aside", [
      ['@stage "(" !")"|{cancer}{0,3} ")" [ {named} ]', "@stage (severe) [infections]", "@stage (melanoma) cells"],
    ]),
    telling("complete", [
      ["[ @stage ] {comingBack} ( !of | $ )", "a [@stage] relapse after surgery"],
      ["[ @stage ] of {measure}", "[@stage] of ≥ 6 months"],
      ["[ @stage.spread ] or {organ}", "[@stage.spread] or peritoneal disease"],
      ["[ @stage.complete ]", "[@stage.complete] of the lesions", "@stage of the lesions"],
    ]),
    telling("had", [["[ {having} ] @stage.participle", "must [have] @stage.participle", "have @stage"]]),
  ],
})

/** What else tells of what a stage is said: an organ that metastases are in, that it is numbered, or another course beside it. */
export const beside = RuleTable.of({
  name: "what is beside stages",
  over: PlacedStage.level,
  classes: {
    central,
    afar: PlacedStage.afar,
    placing: "in to of involving",
    mark: ". ; ( )",
    verb: PlacedStage.verbs,
    course: "relapsed refractory recurrent relapse recurrence metastatic resistant persistent",
  },
  rows: [
    telling("in the centre", [
      ["[ {central} | nervous system ] @stage.spreading", "central [nervous system] @stage.spreading disease"],
      ["@stage.spreading !to{0,4} to _? [ {central} ]", "@stage.spreading melanoma to the [brain]"],
    ]),
    telling("in one place", [
      [
        "@stage.placed [ {placing} ] ( !{afar}{6} | !{afar}{0,5} $ )",
        "@stage.placed [in] bones",
        "@stage.placed to organs",
      ],
    ]),
    telling("numbered", [["@stage ...3 [ stage|stages ]", "@stage, [stage] III"]]),
    telling("numbered besides", [
      ['@stage !{mark}{0,5} [ "(" ] clinical|pathologic|tnm? stage|stages', "@stage bladder cancer [(]stage II)"],
      ['[ stage|stages ] !{mark}{1,8} "(" ( i .? e .? ,? )? @stage', "[stage] II (i.e. @stage)", "stage II, @stage"],
    ]),
    /** What turns the words before it does not turn it. */
    telling("by itself", [
      ["( ^ | !{verb} ) or [ @stage.verb ]", "irradiated or [@stage.verb]", "recurred or @stage.verb"],
      ["or in [ @stage.remission ]", "without disease or in [@stage.remission]"],
      ['"(" [ @stage.remission.nothing ]', "free of cancer ([@stage.remission.nothing])"],
    ]),
    /** Which is said of diseases only, "relapsed or refractory". */
    telling("paired", [
      ["[ {course} ] _? @stage", "[relapsed] or @stage"],
      ["@stage _? [ {course} ]", "@stage or [refractory]"],
    ]),
  ],
})
