import type { WordClasses } from "../rules/WordTests.ts"
import { inShort, saying, sayingEach } from "./StagePhrase.ts"

const tumor = "(?:[cpyr]{0,2}t(?:[0-4x][a-d]?|is|any))?(?:[0-4][a-d]?)?"

const node = "(?:[cp]?n(?:[0-3x][a-c]?|any))?(?:[0-3][a-c]?)?"

/** Words that are a code of TNM which ends so. */
const code = (ending: string) => {
  const whole = new RegExp(`^${ending}$`)

  return (word: string): boolean => whole.test(word)
}

export const classes: WordClasses = {
  organ: "pancreas prostate kidney bladder breast lung colon rectum cervix uterus liver thyroid organ",
  metastases: "metastasis metastases",
  malignancy: "cancer cancers malignancy malignancies disease melanoma carcinoma carcinomas",
  some: "any no without known systemic have has with multiple synchronous metachronous new three five 3 5",
  signs: "evidence signs presence absence detection",
  distant: code(`${tumor}${node}[cpy]{0,2}m1[a-d]?`),
  none: code(`(?!.*n0)${tumor}${node}[cpy]{0,2}m0`),
  nodeless: code(`${tumor}[cpy]{0,2}n0`),
  neither: code(`${tumor}[cpy]{0,2}n0[cpy]{0,2}m0`),
}

const coded = { need: "always", absent: false, isWritten: (text: string) => /[MN][01]/.test(text) } as const

/** How far a disease has spread (NCCN; AJCC/UICC TNM, 8th edition: M1 is stage IV, M0 is not; ESTRO/EORTC on oligometastatic disease). */
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
    ["organ confined", "organ-confined"],
    ["confined to the {organ}", "confined to the prostate"],
  ]),
  saying(["locally advanced"], "else", [["locally|local|locoregionally advanced", "locally advanced"]]),
  inShort(["locally advanced"], "LAPC LA-PDAC"),
  saying(["locally advanced", "unresectable"], "else", [["locally unresectable|inoperable", "locally unresectable"]]),
  saying(["advanced"], "disease", [
    ["advanced", "advanced"],
    ["late stage|stages", "late stage"],
  ]),
  // In other organs
  saying(["metastatic"], "else", [
    ["metastatic|metastasized|metastasised|polymetastatic", "metastatic"],
    ["distant metastatic|spread", "distant spread"],
    ["distant|distal|distance {metastases}", "distant metastases"],
    ["evidence of distant disease", "evidence of distant disease"],
    ["disseminated malignant? {malignancy}", "disseminated malignancy"],
    ["extrahepatic {metastases}|spread|disease", "extrahepatic spread"],
    ["extra hepatic|renal {metastases}|spread|disease", "extra-hepatic disease"],
    ["( {some} | {signs} of | free of|from ) [ {metastases} ]", "evidence of [metastases]"],
  ]),
  saying(["metastatic"], "bare", [["{metastases}", "metastasis"]]),
  saying(["metastatic"], "always", [
    ["spread outside|beyond", "spread outside"],
    ["spread ( at least )? to ( the | at least )? one? other", "spread to at least one other"],
    ["spread to distant", "spread to distant organs"],
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
    [
      ["nonmetastatic", "nonmetastatic"],
      ["negative for ( metastatic disease | distant? {metastases} )", "negative for distant metastases"],
    ],
  ),
  // Codes of TNM, as they are written: "T2N0M1", "N0, M0"
  sayingEach(
    [{ ...coded, says: ["metastatic"] }],
    [
      ["{distant}", "T4 N1 M1a"],
      ["{none} /|~? 1|1a|1b|1c|1d", "M0-1"],
    ],
  ),
  sayingEach([{ ...coded, says: ["metastatic"], absent: true }], [["{none}", "M0"]]),
  sayingEach([{ ...coded, says: ["localized"] }], [["[ {nodeless} ] ,|;|/? {none}", "T2 [N0], M0"]]),
  sayingEach(
    [
      { ...coded, says: ["localized"] },
      { ...coded, says: ["metastatic"], absent: true },
    ],
    [["{neither}", "T2N0M0"]],
  ),
  saying(["oligometastatic"], "always", [
    ["oligometastatic|oligometastasis|oligometastases|oligometastasized", "oligometastases"],
    ["oligo metastatic|metastases", "oligo-metastatic"],
  ]),
]
