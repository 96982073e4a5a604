import { central, dementiaWords, isCancer, organs } from "../../condition/DiseaseWords.ts"
import * as Noun from "../mention/Noun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { mayCome, ofOperation } from "./Operations.ts"
import * as PlacedStage from "./PlacedStage.ts"

/** What is early of a disease, or of something else, and is no early disease. */
const events =
  "detect~ diagnos~ death~ discontinu~ terminat~ withdr~ recurren~ relaps~ progress~ treat~ therap~ phase~ line~ access~ satiety~ onset~ respon~ toxic~ adverse~ study~ interven~ childhood~ adult~ life~ stud~ trial~ mortal~ menopaus~ endpoint~ evidence~ sign~ symptom~ biochemical~ metasta~ chronic~"

/** Harm that a treatment or a tumor does, which has grades of its own. */
export const harm =
  "toxic~ neurotox~ neuropath~ polyneuropath~ pain~ bleed~ hemorrh~ haemorrh~ react~ event~ symptom~ allerg~ hypersensit~ staining"

/** What stands with a word of stage and tells of what it is said, or what it means there. */
export const table = RuleTable.of({
  name: "what stands with words of stage",
  over: PlacedStage.level,
  classes: {
    dementia: dementiaWords,
    more: "greater higher more worse less lower milder",
    science: "stud~ data~ trial~ evidence~ model~ research~ toxicolog~ safety~ phase~",
    lesion: "lesion lesions measurable area areas",
    brain: "brain cns leptomeningeal",
    imaging: "imaging~ mri~ scan scans tumor tumors tumour tumours or - )",
    central,
    course: "progress~ recurren~ relaps~ activity~ involvement~",
    support:
      "transfus~ platelet~ antiemetic~ analgesic~ opioid~ steroid~ corticosteroid~ antibiotic~ diuretic~ anticonvuls~ antihypertens~",
    end: new Set([...Noun.ends, ..."( )".split(" "), ...events.split(" ")]),
    cancer: isCancer,
    tumor: (word) =>
      (isCancer(word) && !/^(?:ha?emato|liquid)/.test(word)) ||
      /^(?:gleason|isup|figo|histolog|patholog|nuclear|ductal|lobular|gli|astrocyt|dipg)/.test(word),
    harm,
    treating: "therap~ treat~ radiotherap~ chemo~ immunotherap~ radiation agents drugs",
    fourth: "stage stages iv iva ivb ivc 4 metastatic m1 tnm disease uicc ajcc",
    number: "iv iva ivb ivc 4",
    link: "/ , i . e ie",
    spread: "metasta~ recurren~ relapsed~ stage stages mbc mtnbc mcrc mnsclc mrcc mpdac muc mcrpc",
    local: "locally 3 iii iiia iiib iiic iiid",
    after: "after following since post",
    ofOperation,
    mayCome,
    doubtful: "unlikely planned possible impossible feasible scheduled cannot can could",
    one: "one 1 more target brain cns index",
    spot: "lesion lesions metastasis metastases",
    people:
      "patient patients participant participants subject subjects individuals people adults those women men status state condition not or and . , ; : ( ) * -",
  },
  rows: [
    telling("of a dementia", [
      ["@stage ...4 [ {dementia} ]", "@stage [Alzheimer's] disease"],
      ["[ {dementia} ] ...4 @stage", "[dementia] that is @stage"],
    ]),
    telling("of something else", [
      [
        "( ^ | !no|not ) [ {more} severe|advanced? than ] @stage.mci",
        "[more than] @stage.mci",
        "not more than @stage.mci",
      ],
      ["[ >|<|above|beyond|below ] @stage.mci", "[above] @stage.mci"],
      ["{mayCome} ...3 [ @stage.resection ]", "eligible for complete [@stage.resection]"],
      ["[ @stage.resection ] ...2 {doubtful}", "in which [@stage.resection] is unlikely"],
      ["[ {one} ...2 {spot} ] !{spot}{0,11} @stage.operability", "[one lesion] that is amenable to @stage.operability"],
      ["[ {lesion} ] ...15 @stage.progressive ( !lesions | $ )", "[lesions] in which @stage.progressive was shown"],
      ["@stage.progressive [ lesion|measurable|area|areas ]", "@stage.progressive [measurable] disease"],
      ["@stage.progressive !lesions ...4 [ {lesion} ]", "@stage.progressive in such [lesions]"],
      ["[ {brain} metasta~ ] ...14 @stage.progressive", "[brain metastases] without @stage.progressive"],
      ["@stage.progressive ...5 [ {brain} metasta~ ]", "@stage.progressive of the [brain metastases]"],
      ["@stage.remission [ {course} ]", "no evidence of @stage.remission [progression]"],
      ["[ toxicit~|adverse|ctcae|levels ] ...8 @stage.graded", "[adverse] events of @stage.graded"],
      ["@stage.graded ...3 [ toxicit~|adverse|baseline ]", "recovered to @stage.graded or [baseline]"],
      ["@stage.refractory [ to ( ...2 {support} | ...4 transfus~ ) ]", "@stage.refractory [to red cell transfusions]"],
    ]),
    telling("of science", [["@stage [ {science} ]", "@stage [data]"]]),
    telling("of the brain", [
      ["[ {brain} {imaging} ] ...14 @stage.progressive", "[brain imaging] without @stage.progressive"],
      ["@stage.progressive ...5 [ {brain} {imaging} ]", "@stage.progressive on [brain MRI]"],
      ["[ {brain} ] !.|;|,{0,24} @stage.remission.nothing", "treated for [CNS] disease and @stage.remission.nothing"],
    ]),
    telling("of the centre", [
      ["[ {central} ] ...15 @stage.progressive.wanted", "[nodes] with @stage.progressive.wanted"],
      ["@stage.progressive.wanted ...5 [ {central} ]", "@stage.progressive.wanted [spinal] disease"],
    ]),
    telling("of a disease", [
      [
        "[ @stage.early ] !{end}{0,7} {cancer}|disease",
        "[@stage.early] breast cancer",
        "@stage.early detection of cancer",
      ],
    ]),
    telling("of a tumour", [
      ['[ who|organization ] ")"? 20~? cns? @stage.graded', "[WHO] 2021 @stage.graded", "those who have @stage.graded"],
      ["[ {tumor} ] !{treating}|{harm}{0,8} @stage.graded", "[glioma], @stage.graded", "tumor therapy, @stage.graded"],
      [
        "@stage.graded !{treating}|{harm}{0,9} [ {tumor} ] ( !institute | $ )",
        "@stage.graded [glioma]",
        "@stage.graded pain of a tumor",
      ],
    ]),
    telling("completed", [["[ completed|completion ] ...7 @stage.wanted", "[completed] most of @stage.wanted"]]),
    telling("code of metastases", [['[ metastas~ ] "("|, @stage.code', "bone [metastases] (@stage.code)"]]),
    telling("in nodes", [
      ['node~|lymph~ ...4 [ metastas~ ] "("|, @stage.code', "lymph node [metastases] (@stage.code)"],
    ]),
    telling("the fourth stage", [
      ['@stage.advanced _? [ "(" {fourth}{1,5} ")" ]', "@stage.advanced cancer [(stage IV)]"],
      ["@stage.advanced {link}{0,5} [ stage|stages {number} ]", "@stage.advanced/[stage IV]"],
      ["[ stage|stages {number} / ] @stage.advanced", "[stage IV/] @stage.advanced"],
    ]),
    telling("beside spread", [
      ["[ {spread} ] ...5 @stage.unresectable", "[metastatic] or @stage.unresectable"],
      ["@stage.unresectable ...5 [ {spread} ]", "@stage.unresectable [stage] III"],
    ]),
    telling("local", [
      ["[ {local} ] ( !.|) ...4 )? @stage.unresectable", "[locally] or @stage.unresectable", "3. @stage.unresectable"],
      ["@stage.unresectable ...5 [ {local} ] ( !.|) | $ )", "@stage.unresectable stage [III]"],
    ]),
    telling("afterwards", [
      ["!{people} [ {after} {ofOperation}{0,5} ] @stage", "relapse [after curative] @stage", "patients after @stage"],
      ["!{people} [ @stage.after ]", "residual disease [@stage.after]", "status [@stage.after]"],
    ]),
    telling("scored", [["[ score|scores ] ...7 @stage", "a [score] of 0.5 on the @stage"]]),
    telling("aside of spread", [
      ['metasta~ disease? "(" [ !")"{0,7} @stage.lower.wanted ]', "no metastases ([M0, @stage.lower.wanted])"],
    ]),
  ],
})

const comingBack = "relapse recurrence"

/** Where the noun begins that a stage is said of: behind its "of", or behind what is put in brackets. Other stages are complete by themselves. */
export const nouns = RuleTable.of({
  name: "nouns of stages",
  over: PlacedStage.level,
  classes: {
    comingBack,
    determiner: "the their a an any initial primary his her this",
    /** How long ago, and not of what: "recurrence of ≥ 6 months". */
    measure: (word) => /^[<>≤≥=\d]/.test(word),
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
      [
        "all|any [ @stage.numbered ] ,|and|or{1,2} all|any",
        "any [@stage.numbered] and any score",
        "any @stage.numbered and score",
      ],
      ["[ @stage.spread ] or {organ}", "[@stage.spread] or peritoneal disease"],
      ["[ @stage.complete ]", "[@stage.complete] of the lesions", "@stage of the lesions"],
    ]),
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
    cancer: isCancer,
    course: "relapsed refractory recurrent relapse recurrence metastatic resistant persistent",
  },
  rows: [
    telling("in the centre", [
      ["[ {central} | nervous system ] @stage.spreading", "central [nervous system] @stage.spreading disease"],
      [
        '[ {central} | nervous system ] {cancer}|disease|involvement "("|, either? primary or|and|/ @stage.spreading',
        "central [nervous system] lymphoma (either primary or @stage.spreading)",
      ],
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
