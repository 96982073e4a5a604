import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { people } from "../classes/Participants.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"
import {
  drug,
  early,
  grouping,
  joints,
  local,
  naiveOf,
  narrow,
  narrowing,
  ofBlood,
  otherDisease,
  otherUntreated,
  units,
} from "../treatment/LineLexicon.ts"
import type { Told } from "./Claim.ts"

const isDisease = (word: string): boolean => DiseaseWords.isCancer(word) && !word.startsWith("metasta")

/** What ends the noun that something untreated is. */
const ends = WordSet.of(
  ". ; , : ) ( with without who that which in for of from to is are was were must should may will at by on as after before and or has have / -",
)

const specimen =
  "tissue tissues specimen specimens sample samples biopsy biopsies block blocks slide slides section sections material paraffin ffpe archival archive cells culture cultures serum dna aspirate aspirates compression pain lysis edema oedema effusion effusions"

const classes: WordClasses = {
  ailment: DiseaseWords.others,
  cancer: DiseaseWords.isCancer,
  disease: isDisease,
  grouping,
  local,
  naiveOf,
  people,
  /** Of something else than the disease: an organ, another disease. "Locally advanced" tells how far the disease has come. */
  other: [...otherUntreated].filter((word) => word !== "locally").join(" "),
  extent: "advanced recurrent",
  unit: units,
}

/** What is untreated or new without being the disease; what was treated for something else, or with less than a line; what is the disease after all. */
export const elsewhere = RuleTable.of({
  name: "what else is untreated or treated",
  classes: {
    ...classes,
    word: "untreated naive",
    place: "tract extremity contralateral bilateral synchronous concurrent",
    join: "or and / -",
    noun: (word) => !ends.has(word) && !DiseaseWords.isCancer(word),
    specimen,
    ofOneClass:
      "inhibitor inhibitors modulator modulators blocker blockers replacement biologic biologics interferon interferons",
    targeted:
      "io ici icis cpi immunotherapy immune targeted hormone hormonal endocrine antibody biologic pd pdl1 checkpoint",
    lesion: "lesion lesions metastasis metastases",
    treated: "treated pretreated",
    drug: (word) => drug.test(word),
    narrowing,
    ofClass: (word) => narrow.has(word) || drug.test(word),
    article: "a an any the",
    variant: (word) => /^[a-z]\d{2,4}[a-z]{1,2}$/.test(word),
    those: "these those such the above",
    condition: "conditions complications disorders symptoms",
  },
  rows: [
    telling("untreated", [
      ["[ untreated ] !{disease}{0,7} {other}", "[untreated] brain metastases", "untreated lymphoma of the brain"],
      ["{other} _? [ untreated ]", "brain metastases, [untreated]"],
      ["{other} that|which is|are [ untreated ]", "an infection that is [untreated]"],
      ["locally _? [ untreated ]", "locally [untreated] tumor"],
      ["presence|evidence of !.|;|,{0,2} [ {word} ]", "presence of [untreated] bladder cancer"],
      ["[ {word} ] !.|;|,{0,2} {place} !.|;|,{0,3} {cancer}", "[untreated] upper tract urothelial cancer"],
      ["{ailment} previously [ untreated ]", "anemia previously [untreated]"],
      ["{specimen} of|from !of|from{0,4} [ {word} ]", "tissue from an [untreated] tumor"],
      [
        "[ {word} ] ( {noun} | {join} | {cancer}{1,3} {noun} ){0,7} {cancer}{0,3} {specimen} ( !- | - !proven|confirmed|verified | $ )",
        "[untreated] tumor tissue",
        "untreated sarcoma or tissue",
        "untreated biopsy-proven sarcoma",
      ],
      ["[ {word} ] ( {noun} | {join} | {cancer}{1,3} {noun} ){0,7} {cancer} {other}", "[untreated] sarcoma lesions"],
      ['{ofOneClass}|{drug}|{targeted} {naiveOf} ")"? -? [ naive ]', "inhibitor treatment-[naive]", "chemo-naive"],
      ["every [ newly ] diagnosed", "every [newly] diagnosed patient"],
      ["[ newly ] diagnosed ...3 {lesion}", "[newly] diagnosed measurable metastatic lesions"],
      ["[ newly ] diagnosed !or{0,13} progression|progressed", "[newly] diagnosed cancer that progressed on treatment"],
    ]),
    telling("treated", [
      ["[ {treated} ] {narrowing}", "previously [treated] with an inhibitor"],
      ["[ {treated} ] for ...6 with !{unit}|,|;{0,4} {ofClass}", "[pretreated] for any cancer with an inhibitor"],
      ["[ {treated} ] or ...6 to {article}? {ofClass}", "[pretreated] or naive to an inhibitor"],
      ["[ {treated} ] ...3 {other}", "previously [treated] brain metastases"],
      ["[ {treated} ] ...2 locally !{extent}", "previously [treated] tumor locally controlled"],
      ["[ {treated} ] for {those}{1,2} {condition}", "previously [treated] for the above conditions"],
      ["{other} ...3 [ {treated} ]", "hepatitis that was previously [treated]"],
      [
        "brain|cns|intracranial|leptomeningeal|spinal {lesion} !;|.|or|and|{cancer}{0,12} not _? [ {treated} ]",
        "brain metastases near the hippocampus, not previously [treated]",
        "brain metastases or lymphoma not previously treated",
      ],
      ["{other} ...5 yet|never been? [ treated ]", "hepatitis in a patient that has never been [treated]"],
      ["{ailment} previously [ {treated} ]", "anemia previously [treated]"],
      ["[ {treated} ] ...5 , as !,{0,10} , ...2 {other}", "[treated] and stable, as judged, brain metastases"],
      ["except|excluding previously [ {treated} ] {variant}", "any variant except previously [treated] G12C"],
    ]),
    telling("nothing", [
      ["[ {word} ] ( {noun} | {join} ){0,7} {specimen} {noun}|-|/{0,5} {cancer}", "[untreated] soft tissue sarcoma"],
      ["[ untreated ] !{disease}{0,7} local|locally biopsy|histolog~|patholog~", "[untreated], by local biopsy"],
    ]),
  ],
})

const elsewhereLevel = Level.of<string, never, undefined>(
  elsewhere,
  () => "elsewhere",
  ({ row: { means } }) => ({ attributes: [means], value: undefined }),
)

/** Who had no treatment, as they are called. */
export const untreated = RuleTable.of({
  name: "untreated patients",
  over: elsewhereLevel,
  classes: {
    ...classes,
    ofBlood,
    spread: "advanced metastatic recurrent",
    before: "and or with of ,",
    joint: joints,
    whichever: "any all prior previous",
    treating:
      "disease modifying ms systemic drug first line lines of anticancer anti - cancer antitumor tumor tumour treatment therapy",
  },
  rows: [
    telling("naive", [
      ["chemonaive", "[chemonaive] cancer"],
      ["[ tn ] _? {ofBlood}", "[TN] CLL", "TN breast cancer"],
      ['[ {naiveOf} ")"? -? naive ] ( !to|for|of | $ )', "[treatment-naive] cancer", "treatment-naive to an inhibitor"],
      ['[ {naiveOf} ")"? -? naive ] for ...7 {cancer}|{spread}', "[treatment-naive] for metastatic lung cancer"],
      ['[ {naiveOf} ")"? -? naive ] for the? treatment of', "[treatment-naive] for the treatment of BC"],
      [
        "[ naive to|for|of {whichever}{0,3} {treating}{0,5} {unit} ] ( !{treating}|{unit}|with | $ )",
        "[naive to systemic therapy]",
        "naive to treatment with an inhibitor",
        "naive to an inhibitor",
      ],
      [
        "[ {naiveOf} -? naive to|for {whichever}{0,3} {treating}{0,5} {unit} ] ( !{treating}|{unit}|with | $ )",
        "[treatment-naive to MS DMT]",
        "treatment-naive to an inhibitor",
      ],
      [
        "[ naive in terms of {whichever}{0,3} {treating}{0,5} {unit} ] ( !{treating}|{unit}|with | $ )",
        "[naive in terms of prior therapy]",
      ],
      ["{before} [ naive ] {cancer}", "relapsed or [naive] leukemia", "castration-naive cancer"],
    ]),
    telling("untreated", [
      ["previously|systemically untreated", "[previously untreated]"],
      ["untreated disease|stage", "[untreated disease]"],
      ["newly diagnosed ,|and? [ previously? untreated ]", "newly diagnosed, [untreated], unfit"],
      ["[ previously? untreated ] {people} ...7 {cancer}|risk|disease", "[untreated] patients with lymphoma"],
      ["[ previously? untreated ] ...5 {cancer}", "[untreated] aggressive lymphoma"],
      [
        "[ previously? untreated ] !.|;|with|in|of{0,8} proven|confirmed|verified !.|;{0,9} {cancer}",
        "[untreated], biopsy-proven ER+, HER2- invasive breast cancer",
        "untreated pain of confirmed prostate cancer",
      ],
      [
        '^ !{joint}|{other}|.|;|,|"("{0,12} {disease} ( "(" !")"{0,12} ")" )? , [ untreated ] ( .|; | $ )',
        "confirmed follicular lymphoma (grade 1 or 2), [untreated]",
        "lymphoma of the brain, untreated",
      ],
      [
        "[ previously? untreated ] !or{0,9} or previously treated|@elsewhere.treated",
        "[untreated], or previously treated",
      ],
      [
        "[ previously? untreated ] !or{0,9} or previously? treated|@elsewhere.treated ( by|with {local}{1,4} only|alone | ( only by|with | by|with only ) {local} )",
        "[untreated], or treated by surgery alone",
      ],
      ["[ previously? untreated ] !or{0,9} or pretreated|have|has|had|relaps~|refract~", "[untreated] or relapsed"],
      [
        "both [ previously? untreated ] !and{0,9} and pretreated|have|has|had|relaps~|refract~",
        "both [untreated] and pretreated",
      ],
      [
        "[ previously? untreated ] !or{0,9} or @elsewhere.treated with ...5 {grouping}",
        "[untreated], or treated with one prior line",
      ],
      [
        "@elsewhere.treated with ...5 {grouping} ...5 or [ previously? untreated ] ( .|; | $ )",
        "treated with one line, or [untreated]",
      ],
    ]),
  ],
})

/** Who had no treatment as chunks, over what else is untreated. */
const level = Level.of(
  untreated,
  () => "untreated",
  ({ row: { means } }) => ({ attributes: means === "naive" ? ["naive"] : [], value: undefined }),
  elsewhereLevel,
)

/** What is told of patients who had no treatment, or some, as they are called: "treatment-naive", "heavily pretreated", "newly diagnosed". */
export const table = RuleTable.of<Told | "nothing">({
  name: "patients by treatment",
  over: level,
  classes: {
    ...classes,
    had: "have has had received treated",
    including: "both either for in",
    experienced: "treated experienced",
    told: "after to following or and / from on (",
    elsewhere: (word) => otherDisease.has(word) || early.has(word) || word === "early",
    purposeEnd: ". ; , ( or and except",
    negation: "no not never nor without",
    partial: [...grouping, ..."adjuvant neoadjuvant perioperative radiotherapy radiation surgery only".split(" ")].join(
      " ",
    ),
    plain: "failed the most recent prior previous systemic any other anticancer standard first line lines",
    bare: "- treatment therapy chemotherapy chemo systemic systemically drug any all prior previous lines first anticancer anti frontline",
  },
  parts: {
    or: "( or|and|/|&|plus | as well as | along|together with | in addition to )",
    and: "( and|&|plus | as well as | along|together with | in addition to )",
  },
  rows: [
    telling("had none", [
      ["@untreated", "[treatment-naive]"],
      [
        "be ...4 [ first attempt|treatment|therapy|regimen|systemic ]",
        "must be the patient's [first systemic] treatment",
        "first treatment in the morning",
      ],
      [
        "[ @untreated.naive ] !or{0,3} or previously treated|@elsewhere.treated ...5 {partial}",
        "[treatment-naive] or previously treated with one line",
      ],
    ]),
    telling("any number or none", [
      [
        "^ {including}{0,2} [ naive ,? <or> relapsed|pretreated ] {people}|{cancer}",
        "both [naive and relapsed] patients",
        "BCG-naive and relapsed patients",
      ],
      ["[ @untreated ] !or{0,3} or {had}{1,4} {plain}{0,4} {unit}", "[treatment-naive], or have had treatment"],
      [
        "never been? treated ,? <or> ( that|who|which? has|have|had|was|were been? )? previously|already? treated|pretreated ( !with|by|only|for | $ )",
        "[never treated or treated before]",
        "never treated or treated with one drug",
      ],
      [
        "treated|pretreated earlier|before ,? <or> ( has|have|had|was|were )? never|not been? treated? ( .|;|,|{people} | $ )",
        "[treated before or never]",
      ],
      ["[ @untreated ] !or{0,3} or relapsed ( !{told} | $ )", "[treatment-naive] or relapsed lymphoma"],
      ["[ @untreated <or> relapsed|refractory|pretreated ] ( !{told} | $ )", "both [untreated and relapsed] patients"],
      [
        "[ @untreated.naive ] !or{0,3} or ( already|previously treated|@elsewhere.treated | pretreated | already on|under {unit} )",
        "[treatment-naive] or previously treated",
      ],
      ["treated|experienced|@elsewhere.treated <or> [ @untreated ]", "treated or [untreated disease]"],
      ["[ ( previously treated | pretreated ) <and> @untreated ]", "[pretreated as well as treatment-naive] patients"],
      [
        "[ ( untreated <and> | new <or> ) ( previously treated | pretreated ) ] ( !{told} | $ )",
        "[untreated and previously treated] patients",
      ],
      ["[ @untreated ] <or> {bare}{0,3} {experienced} ( !with|by|only | $ )", "[untreated] as well as treated sarcoma"],
    ]),
    telling("none asked", [
      ["[ @untreated.naive ] !or{0,3} or currently? on|receiving|taking", "[treatment-naive] or on a stable dose"],
      [
        "^ {including}{0,2} [ naive ] ,? or|and|/ recurrent {people}|{cancer}",
        "[naive] or recurrent patients",
        "hormone-naive or recurrent patients",
      ],
    ]),
    telling("none yet", [
      ["[ newly diagnosed ] {people}", "[newly diagnosed] patients"],
      ["[ newly diagnosed ] ...13 {cancer}", "[newly diagnosed] lymphoma", "newly diagnosed diabetes"],
      ["[ newly diagnosed ] ...3 relaps~|recur~|refract~|treated~|pretreated~", "[newly diagnosed] or pretreated"],
      ["[ new|recent diagnosis of ] ...8 {cancer}", "a [new diagnosis of] breast cancer", "new diagnosis of diabetes"],
      ["or if [ newly diagnosed ]", "relapsed cancer, or if [newly diagnosed], of high risk"],
      ["{cancer} , [ newly diagnosed ]", "breast cancer, [newly diagnosed]"],
      ["[ de novo ] or relaps~|refract~|previously", "[de novo] or relapsed", "de novo metastatic disease"],
    ]),
    telling("had", [
      ["previously treated", "[previously treated]"],
      ["pretreated", "[pretreated]"],
      ["yet|never been? [ treated ]", "not yet [treated]"],
      [
        "not been? [ treated ] before|earlier ( .|;|, | $ )",
        "not been [treated] before",
        "not treated before the scan",
      ],
      ["treated systemically", "[treated systemically]"],
      ["[ pretreatment ] of|for ...7 {cancer}", "any [pretreatment] of the tumor", "pretreatment biopsy of the tumor"],
    ]),
    telling("had a line", [
      [
        "( ^ | !of|including ) [ ( received|treated|@elsewhere.treated | had? prior|previous treatment|therapy|exposure ) !.|;|{negation}{0,14} oxaliplatin -|based|,|and|plus{0,5} irinotecan ]",
        "[treated with a fluoropyrimidine, oxaliplatin and irinotecan]",
        "treated with oxaliplatin or irinotecan",
      ],
    ]),
    telling("had several", [["heavily pretreated", "[heavily pretreated]"]]),
    telling("nothing", [
      ["[ previously|heavily? treated|pretreated ] for !{purposeEnd}{0,7} {elsewhere}", "[heavily treated] for lupus"],
      ["yet|never been? [ treated ] for !{purposeEnd}{0,7} {elsewhere}", "never been [treated] for lupus"],
    ]),
  ],
})

/** A sentence in which these are chunks. */
export const within = (words: ReadonlyArray<string>) => level.of(Runs.ofWords(words))
