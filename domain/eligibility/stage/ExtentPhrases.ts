import type { Wording } from "../rules/Row.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import * as StageLists from "./StageLists.ts"
import { inShort, type StagePhrase, saying, sayingEach } from "./StagePhrase.ts"
import * as TumorCode from "./TumorCode.ts"

const ofCode =
  (isMeant: (code: TumorCode.TumorCode) => boolean) =>
  (word: string): boolean =>
    isMeant(TumorCode.of(word))

export const classes: WordClasses = {
  organ: "pancreas prostate kidney bladder breast lung colon rectum cervix uterus liver thyroid organ",
  metastases: "metastasis metastases",
  malignancy: "cancer cancers malignancy malignancies disease melanoma carcinoma carcinomas",
  some: "any no without known suspected systemic have has with multiple synchronous metachronous new three five 3 5",
  signs: "evidence suspicion signs presence absence detection",
  distant: ofCode(({ spread }) => spread === "1"),
  none: ofCode(({ nodes, spread }) => spread === "0" && nodes !== "0"),
  nodeless: ofCode(({ nodes, spread }) => spread === undefined && nodes === "0"),
  neither: ofCode(({ nodes, spread }) => spread === "0" && nodes === "0"),
  ...StageLists.boundClasses,
  spanning: "to - or and / through very , terminal",
  ofName: (word) => /^[a-z'-]+$/.test(word) && !/^(?:and|or|with|without|who|in|for|by|of|at|on|to)$/.test(word),
  compared: "than pain symptoms fatigue toxicity toxicities grade",
  degree: "degree degrees level levels grade grades",
}

export const parts = StageLists.boundParts

const coded = (says: StagePhrase["says"], absent = false): StagePhrase => ({
  says,
  absent,
  need: "always",
  isWritten: (text) => /[MN][01]/.test(text),
})

const grades = ["mild", "moderate", "severe"] as const

const wordOf = (grade: string): string => `${grade}|${grade}ly`

/** Between two grades, of which the first may have a remark behind it: "mild (CDR 1) to". */
const to = '( "(" !")"{0,22} ")" )? {spanning}{0,3}'

const range = (...ends: ReadonlyArray<string>): string =>
  `( ${[ends, ends.toReversed()].map((each) => each.map(wordOf).join(` ${to} `)).join(" | ")} )`

/** What is said of a grade and of those beside it; no bound follows "mild dementia or worse pain". */
const graded = grades.flatMap((grade, at) => {
  const [under, over] = [grades.slice(0, at), grades.slice(at + 1)]
  const [down, up] = [
    [...under, grade],
    [grade, ...over],
  ]
  const before = (side: string, example: string): Wording => [
    `<${side}> a|an|the? [ ${wordOf(grade)} ]`,
    `${example} [${grade}]`,
  ]
  const behind = (side: string, example: string): ReadonlyArray<Wording> => [
    [`${wordOf(grade)} <${side}>`, `${grade} or ${example}`],
    [`[ ${wordOf(grade)} ] {ofName}{1,5} <${side}> ( !{compared} | $ )`, `[${grade}] dementia or ${example}`],
  ]

  return [
    saying([grade], "severity", [[wordOf(grade), grade]]),
    saying(down, "severity", [before("down", "no more than"), ...behind("orDown", "less")]),
    saying(up, "severity", [before("up", "at least"), ...behind("orUp", "worse")]),
    ...(under.length === 0 ? [] : [saying(under, "severity", [before("below", "less than")])]),
    ...(over.length === 0 ? [] : [saying(over, "severity", [before("above", "more than")])]),
  ]
})

/** How far a disease has spread, and how severe it is (NCCN; AJCC/UICC TNM, 8th edition: M1 is stage IV, M0 is not; ESTRO/EORTC on oligometastatic disease). */
export const rows = [
  // Where it began, or not far from there
  saying(["early"], "disease", [
    ["early stage|stages|cancer|disease", "early-stage"],
    ["early breast cancer", "early breast cancer"],
  ]),
  saying(["early"], "noun", [["early", "early"]]),
  saying(["early", "advanced"], "disease", [["early or|and|to advanced", "early to advanced"]]),
  saying(["early", "locally advanced"], "disease", [["early or|and locally advanced", "early or locally advanced"]]),
  inShort(["early"], "EBC eBC"),
  saying(["localized"], "disease", [
    ["clinically? localized|localised", "localized"],
    ["( organ confined | confined to the {organ} )", "confined to the prostate"],
  ]),
  saying(["locally advanced"], "else", [
    ["locally|local|locoregionally|regionally advanced", "locally advanced"],
    ["loco|local|locally ( and | or | / )? regional|regionally advanced", "locally and regionally advanced"],
  ]),
  inShort(["locally advanced"], "LAPC LA-PDAC LABC LA-NSCLC LANSCLC LA-HNSCC LAHNSCC LA-SCCHN"),
  saying(["locally advanced", "unresectable"], "else", [["locally unresectable|inoperable", "locally unresectable"]]),
  saying(["advanced"], "disease", [
    ["advanced", "advanced"],
    ["late stage|stages", "late stage"],
  ]),
  // In other organs
  saying(["metastatic"], "else", [
    ["metastatic|metastasized|metastasised|polymetastatic", "metastatic"],
    ["( distant metastatic|spread | distant|distal|distance {metastases} )", "distant metastases"],
    ["[ distant disease ] ( !free | $ )", "no [distant disease]", "distant disease-free survival"],
    ["disseminated malignant? {malignancy}", "disseminated malignancy"],
    [
      "( extrahepatic|extrapancreatic | extra hepatic|renal|pancreatic ) {metastases}|spread|disease",
      "extra-hepatic disease",
    ],
    ["( {some} | {signs} of | evidence of tumor | free of|from ) [ {metastases} ]", "evidence of [metastases]"],
  ]),
  saying(["metastatic"], "bare", [["{metastases}", "metastasis"]]),
  saying(["metastatic"], "always", [
    ["<since> not yet? [ spread ] ( !to|into|in|through|from|by|over | $ )", "cancer that has not [spread]"],
    ["spread ( elsewhere|outside|beyond | throughout the? body | to distant )", "spread to distant organs"],
    [
      "spread from where ..3 began|started|starts ..4 to other|distant",
      "spread from where it first started to other places",
    ],
    ["spread ( at least )? to ( the | at least )? one? other", "spread to at least one other"],
  ]),
  inShort(["metastatic"], "mPDAC mPC mCRC mNSCLC mRCC mBC MBC mTNBC mUC"),
  saying(["recurrent", "metastatic"], "disease", [
    ["recurrence|recurrences|recurrent ( and / or | or | / )? {metastases}", "recurrence or metastasis"],
  ]),
  saying(["metastatic", "recurrent"], "always", [
    ["distant recurrence|recurrences|relapse|relapses", "distant relapse"],
  ]),
  sayingEach(
    [{ says: ["metastatic"], need: "else", absent: true }],
    [["( nonmetastatic | negative for ( metastatic disease | distant? {metastases} ) )", "negative for metastases"]],
  ),
  // Codes of TNM, as they are written: "T2N0M1", "N0, M0"
  sayingEach([coded(["metastatic"])], [["( {distant} | {none} /|~? 1|1a|1b|1c|1d )", "T4 N1 M1a"]]),
  sayingEach([coded(["metastatic"], true)], [["{none}", "M0"]]),
  sayingEach([coded(["localized"])], [["[ {nodeless} ] ,|;|/? {none}", "T2 [N0], M0"]]),
  sayingEach([coded(["localized"]), coded(["metastatic"], true)], [["{neither}", "T2N0M0"]]),
  saying(["oligometastatic"], "always", [
    ["( oligometasta~|oligomet|oligomets | oligo metastatic|metastases )", "oligo-metastatic"],
  ]),
  // Grades, and what ranges and bounds take in. Of what they are told is for `Grades.ts` to say
  ...graded,
  saying(["mild", "moderate"], "severity", [[range("mild", "moderate"), "mild (CDR 1) to moderate"]]),
  saying(["moderate", "severe"], "severity", [[range("moderate", "severe"), "moderate to severe"]]),
  saying(["mild", "moderate", "severe"], "severity", [
    [range("mild", "severe"), "mild to severe"],
    [range(...grades), "mild, moderate or severe"],
    [
      "( any|all|every ( {degree} of )? | regardless|irrespective of disease|the? ) severity|severities",
      "any severity",
    ],
  ]),
]
