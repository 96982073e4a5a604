import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as Participants from "../classes/Participants.ts"
import * as Row from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordTests from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"

/** Words that tell of cancers, and call none by its name. */
const callsNone = WordTests.matching(
  "metasta~ marrow~ malignant~ hematolog~ haematolog~ myeloid~ leukemic~ leukaemic~ oncolog~ cancerous~",
)

const patients = "patients participants subjects individuals"

const classes: WordTests.WordClasses = {
  ...Participants.classes,
  patients: `${patients} those`,
  person: `${patients} women men`,
  holder: `${patients} patient participant subject`,
  many: "patients participants subjects cohorts arms parts phases groups",
  part: "cohort cohorts arm arms part parts group groups phase phases stratum strata substudy substudies module modules segment segments population populations",
  name: Participants.isPartName,
  letter: "a b c d e f g h",
  disease: (word) => DiseaseWords.isCancer(word) && !callsNone(word),
  end: ". ; :",
  /** What a disease is named with where it does not tell for whom its line is. */
  treating: "therap~ treat~ prior previous~ :",
  /** The same, and what is asked of everyone: "must have a lymphoma of one of the following types:". */
  asking: "therap~ treat~ prior previous~ must following including which defined :",
  kind: "type types subtype subtypes tumor~ tumour~ cancers histologies indications diseases malignancies lymphomas patients participants subjects",
}

/** "All other subtypes": those of whom nothing else was said. */
const remaining = "^ for? all|any? other|others !{end}{0,3} {kind}"

/**
 * What words say of those for whom they speak. `part`: a cohort, phase or arm; `named`: what stands before a colon; `condition`: for those of
 * whom it is true the sentence is that begins so; `label`: a part in brackets behind the sentence; `holders`: of them more is asked, or they are let in; `those`: of headings alone.
 */
export type Told = "label" | "part" | "named" | "all" | "condition" | "holders" | "those" | "nothing"

export const table = RuleTable.of<Told>({
  name: "for whom criteria speak",
  classes: {
    ...classes,
    /** "Part III of the MDS-UPDRS", "WHO group 1". */
    scale: "updrs umsars scale who classification working gold grade",
    dash: "- –",
    ordinal: "first second third 1st 2nd 3rd",
    organ:
      "endometrial ovarian gastric gej breast lung prostate bladder urothelial cervical colorectal pancreatic biliary thyroid head esophageal oesophageal",
    state: "mutated mutant positive negative altered amplified type",
    obliged: "must should need",
    ample: "adequate normal sufficient acceptable",
    stop: ". : ; ,",
  },
  parts: {
    note: "( note : )?",
    begin: "^ ( {letter} . )? ( !:|.{1,8} : )? !all|both?",
    of: "with|who|whose|that",
    must: "( {obliged} | are required )",
  },
  rows: [
    Row.telling("part", [
      [
        '{part} -? ( # | no &. | number | "(" )? {name}',
        "inclusion for [Part 2D]",
        "as a part of the study",
        "MDS-UPDRS (part 3) of 20",
      ],
      ["sub -? study|studies {name}", "[sub-study 2]"],
      ["cohort|cohorts", "the melanoma [cohort]"],
      ["some|one|certain|other of? the? parts|arms|part|arm of the? {study}", "[some parts of the study] only"],
      [
        "dose|combination|monotherapy -? escalation|expansion|finding|optimization|optimisation",
        "during [dose-escalation]",
      ],
      ["expansion part|phase", "the [expansion phase]"],
      ["^ [ {letter} ] :", "[B]: no lytic lesions"],
      ["^ !{stop}{0,11} [ arm|arms ] {dash}|only", "pirtobrutinib [arm] - prior inhibitors"],
      ["^ for !{stop}{0,10} [ arm|arms ] :", "for the control [arm]:"],
      ['arms|cohorts|parts {name} and {name} ")"? only', "[arms A and B only]"],
      ["^ >|≥? {ordinal} !{end}{0,4} line [ {patients} ]", "2nd-/3rd-line [patients]"],
      [
        "^ !{stop}{1,4} related|specific [ for ] {holder} with|without|who|whose !{stop}{1,8} :? $",
        "diabetes-related [for] participants without diabetes",
        "diabetes-related therapy for all participants",
      ],
      [
        "( ^ | .|: ) {patients} enrolling? in|on|of the? !{stop}{1,7} [ stratum|strata|arm|arms|group|groups ]",
        "subjects of the vaccine [group] should",
      ],
    ]),
    Row.telling("label", [
      [
        '^ .? "("|"[" ( for|in )? [ {part} {name} ] ( ,|and|or|&|-|/|to{1,2} {part}? {name} ){0,3} only? ")"|"]"',
        ". ([Part 2] and 3 only)",
        "progression after a line (part 2)",
      ],
    ]),
    Row.telling("named", [
      [
        "^ ( !{asking}{0,11} !{asking}|/ )? [ {disease} ] !{asking}{0,8} :",
        "[lymphoma]: two or more lines",
        "lymphoma therapy: two lines",
      ],
      ["^ [ fl|hl|wm|mm ] !{asking}{0,4} :", "[FL]: two or more lines"],
      ["^ [ {organ} ] !{treating}{0,12} :", "[breast] (first line): HER2"],
      ["^ !:{0,12} [ when applicable ] _? :", "endometrial ([when applicable]): one line"],
      [`[ ${remaining} ] !:{0,8} :`, "[all other subtypes]: two lines"],
      [
        "^ [ patients|participants|subjects|those ] with|without|who|whose have? !{ample}|{treating} !{treating}{0,12} :",
        "[patients] with an EGFR mutation: two lines",
        "patients with adequate organ function: two lines",
        "patients with: two lines",
      ],
    ]),
    Row.telling("all", [
      ["all the? {many}", "for [all patients]"],
      ["all tumor|tumour type|types", "[all tumor types]"],
      ["both arms|cohorts|parts|phases", "for [both cohorts]"],
      ['phase|phases {name} and phase? {name} ( ")" | : | $ )', "[phase 1b and phase 2:]"],
      [
        'arms|cohorts|parts a|1|1a|i|ia|one and arm|cohort|part? b|2|2b|1b|ii|two ( ")" | : | $ )',
        "[arms A and B:]",
        "arms A and C:",
      ],
    ]),
    Row.telling("condition", [
      ["^ <note> [ if|when | where applicable ]", "[if] platinum was given", "only if platinum was given"],
      ["^ <note> [ for ] the|those|any? {person}", "[for] those patients with melanoma"],
      ["^ <note> [ in ] {patients}", "[in] patients with melanoma"],
      ["^ [ for|in ] !,|:{0,11} {disease}|cohort|cohorts !,|:{0,4} ,|:", "[for] mantle cell lymphoma only, two lines"],
      ["^ [ for ] !{stop}|all{1,7} {patients} :", "[for] second-line CML patients: a scan"],
      [
        "^ !{stop}{0,8} {state} _? [ {patients} ] !{end}{0,4} <must>",
        "EGFR-mutated [patients] must have had an inhibitor",
      ],
    ]),
    Row.telling("holders", [
      [
        "<begin> [ {patients} ] <of> !{end}{1,24} ( <must> | are eligible | may|will be eligible )",
        "[patients] with a BRAF mutation must have had an inhibitor",
        "all patients with a BRAF mutation must be tested",
      ],
    ]),
    Row.telling("those", [
      [
        "for the? adult|pediatric|paediatric? {patients} [ with|who|in ]",
        "inclusion criteria for participants [with] lymphoma",
      ],
    ]),
    Row.telling("nothing", [['{scale} "("|")"|,{0,2} [ {part} {name} ]', "MDS-UPDRS [part 3] of 20"]]),
  ],
})

const one = 'one|1|any|either ( or more )? ( "(" 1 ")" )?'

/** What introduces items of which one is enough. */
export const choices = RuleTable.of<"choice">({
  name: "what introduces a choice",
  classes: {
    kind: "types diagnoses indications tumors tumours histologies diseases cohorts populations cancers categories groups",
  },
  rows: [
    Row.telling("choice", [
      [`${one} of the? ( set|sets of the? )? following|these|below`, "[one or more of the following] conditions:"],
      [`${one} of the ..2 indications|diagnoses`, "[one of the indications] listed below"],
      ["following {kind}", "the [following histologies]:", "the following criteria:"],
      ["the following {kind}? are not? considered|deemed|regarded", "[the following are not considered] fit:"],
      ["malignancy|malignancies ,? ( including | included are )? : $", "hematologic [malignancy, including:]"],
      ["either : $", "must have [either:]"],
    ]),
  ],
})

/** Items that are no more of a choice: what each study asks of everyone who takes part, and behind which of them a list has run on. */
export const runningOn = RuleTable.of<"of everyone" | "a duty">({
  name: "items that end a choice",
  classes,
  rows: [
    Row.telling("of everyone", [
      [
        "^ male|female|men|women|and|or{0,3} [ age|aged of? ( at least | ≥ | > =? )? 18 ]",
        "[age >= 18] years",
        "age ≥ 60 years",
      ],
      ["^ [ written|signed? informed consent ]", "[written informed consent]"],
      ["^ [ life expectancy ]", "[life expectancy] of three months"],
    ]),
    Row.telling("a duty", [["^ [ {patients} must|should|need ]", "[patients must] have had two lines"]]),
  ],
})

/** Whether an item begins with a disease, or with those who have it: one of several that are for one disease each. */
export const items = RuleTable.of<"disease" | "nothing">({
  name: "items that begin with a disease",
  classes: {
    ...classes,
    opener:
      "patient patients participant participants subject subjects no not must histolog~ cytolog~ diagnos~ confirmed prior any per each all at adequate presence evidence documented have has tumor tumour disease",
    besides: "brain cns history other prior previous second",
  },
  rows: [
    Row.telling("disease", [
      ["^ [ {disease} ]", "[lymphoma] of any grade"],
      [
        "^ !{opener}|{end} ( !{end}{0,9} !/|{end} )? [ {disease} ]",
        "relapsed [lymphoma]",
        "no lymphoma",
        "platelets of 100000/mcL",
      ],
      [
        "^ adult|pediatric|paediatric? patients|participants|subjects with !{besides}|{end}{0,9} [ {disease} ]",
        "subjects with relapsed [lymphoma]",
        "patients with brain metastases",
      ],
      [`[ ${remaining} ]`, "[other histologies]"],
    ]),
    Row.telling("nothing", [
      ["^ [ tumor|tumour|disease ]", "[tumor] size"],
      ["[ tumor|tumour ] tissue|sample|samples|specimen|specimens|biopsy", "archival [tumor] tissue"],
      ["committee on [ cancer ]", "American Joint Committee on [Cancer] stage II"],
      ["[ cancer ] index|institute|center|centre|society|network", "peritoneal [cancer] index of 20"],
    ]),
  ],
})

/** What tells something of a group, or of the study, and is in no name. */
const telling = WordSet.of(
  "must should will may can is are was were have has had be been not no who whose allowed eligible closed closing exclude excluded excluding include includes included including receive received receiving treated history prior previous least oncology",
)

/** Titles of those for whom what follows is, and how an item of one group begins that has more to say. */
export const titles = RuleTable.of<"part" | "people" | "all" | "beginning">({
  name: "titles of groups",
  classes: {
    ...classes,
    part: "cohort cohorts arm arms part parts group groups phase phases substudy sub",
    people:
      "control controls volunteer volunteers caregiver caregivers carer carers partner partners patients participants subjects donor donors relative relatives members sibling siblings parent parents child children adult adults",
    telling,
    /** Of a name, before what it calls a part. */
    word: (word) => word === "-" || (/^[a-z]/.test(word) && !telling.has(word)),
  },
  rows: [
    Row.telling("part", [
      ["^ {word}{0,3} [ {part} ] !{telling}{0,24} $", "breast cancer [group]"],
      ["^ [ stratum|strata ] !{telling}{0,14} $", "[stratum] B (H3 K27M)"],
      [
        "^ {word}{1,4} [ for {holder} with|without|who|whose ] !{telling}{1,8} :? $",
        "diabetes-related [for participants with] type 2 diabetes",
      ],
    ]),
    Row.telling("people", [
      ['^ !{telling}{0,6} [ {people} ] ( "(" !")"{1,10} ")" )? :? $', "healthy [controls]"],
      ["^ for? [ patients|participants|subjects ] with|in !{telling}{1,12} $", "[participants] with solid tumors"],
    ]),
    Row.telling("all", [
      [
        '^ for? [ all|both the? {many} ] !{telling}|"("|:{0,8} ( "(" !")"{1,10} ")" )? :? $',
        "[all participants] (1 & 2)",
      ],
    ]),
    Row.telling("beginning", [
      ["^ ( {letter} . )? {word}{0,3} [ {part} ]", "[cohort] 2: at least two lines were given"],
      ["^ [ dose -? escalation|expansion ]", "[dose escalation]: at least two lines were given"],
    ]),
  ],
})

/** Lines that are but the names of diseases. */
export const names = RuleTable.of<"disease">({
  name: "names of diseases that stand alone",
  classes: {
    ...classes,
    disease: (word) => DiseaseWords.isCancer(word) && !callsNone(word) && !word.startsWith("malignanc"),
    telling,
    denying: "absence no not non without negative lacking lack",
    outside: "for following solid agent treatment therapy brain cns other measurable evidence presence signs status",
  },
  parts: { word: '!{telling}|{outside}|"("', aside: '"(" !")"|{denying}{1,14} ")"' },
  rows: [
    Row.telling("disease", [
      [
        "^ !{telling}|{outside}|{end}{0,12} [ {disease} ] ( ( <word>{0,9} !{telling}|{outside}|or|and )? | <word>{0,6} <aside> ) $",
        "histologically confirmed [melanoma] (cutaneous, including acral)",
        "melanoma must be measurable",
        "breast cancer (absence of HER2)",
        "evidence of melanoma",
        "melanoma of the skin, or",
      ],
    ]),
  ],
})
