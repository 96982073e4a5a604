import { each, phrases, type StagePhrase } from "./StagePhrase.ts"
import { ajcc, nccn } from "./StageSources.ts"

const organs = "pancreas|prostate|kidney|bladder|breast|lung|colon|rectum|cervix|uterus|liver|thyroid|organ"

/** How far a disease has spread. */
export const extentPhrases: ReadonlyArray<StagePhrase> = [
  // Where it began, or not far from there
  ...phrases(["early"], ["early stage", "early stages", "early breast cancer", "early disease", "early cancer"], nccn, {
    need: "disease",
  }),
  ...phrases(["early"], ["early"], nccn, { need: "noun" }),
  ...phrases(["early", "advanced"], ["early or advanced", "early and advanced", "early to advanced"], nccn, {
    need: "disease",
  }),
  ...phrases(["early", "locally advanced"], ["early or locally advanced", "early and locally advanced"], nccn, {
    need: "disease",
  }),
  ...phrases(["early"], ["EBC", "eBC"], nccn, { exact: true }),
  ...phrases(
    ["localized"],
    ["localized", "localised", "organ confined", "clinically localized", ...each("confined to the", organs)],
    nccn,
    { need: "disease" },
  ),
  ...phrases(["locally advanced"], ["locally advanced", "local advanced", "locoregionally advanced"], nccn, {
    need: "else",
  }),
  ...phrases(["locally advanced"], ["LAPC", "LA-PDAC"], nccn, { exact: true }),
  ...phrases(["locally advanced", "unresectable"], ["ULAPC"], nccn, { exact: true }),
  ...phrases(["locally advanced", "unresectable"], each("locally", "unresectable|inoperable"), nccn, { need: "else" }),
  ...phrases(
    ["advanced"],
    ["advanced", "late stage"],
    "NCI Dictionary of Cancer Terms: spread in the body or past cure",
    { need: "disease" },
  ),
  // In other organs
  ...phrases(["metastatic"], ["metastatic", "metastasized", "metastasised", "polymetastatic"], ajcc, { need: "else" }),
  ...phrases(
    ["metastatic"],
    [
      "distant metastasis",
      "distant metastases",
      "distant metastatic",
      ...each("distal|distance", "metastasis|metastases"),
      "distant spread",
      "evidence of distant disease",
      ...each("disseminated", "cancer|malignancy|malignancies|malignant disease|melanoma|carcinoma"),
      "extra renal metastases",
      "extrahepatic metastases",
      "extrahepatic metastasis",
      "extrahepatic spread",
      "extrahepatic disease",
      ...each("extra hepatic", "metastases|metastasis|spread|disease"),
      "disseminated disease",
    ],
    ajcc,
    { need: "else" },
  ),
  ...phrases(
    ["metastatic"],
    each(
      "any|no|without|free of|free from|evidence of|signs of|presence of|absence of|systemic|known|detection of|have|has|with|multiple|synchronous|metachronous|new|" +
        "three|five|3|5",
      "metastasis|metastases",
    ),
    ajcc,
    { need: "else", tail: true },
  ),
  ...phrases(["metastatic"], ["metastasis", "metastases"], ajcc, { need: "bare" }),
  ...phrases(
    ["metastatic"],
    each("spread", "outside|beyond|to other|to the other|to distant|to at least one other|at least to one other"),
    ajcc,
  ),
  ...phrases(["metastatic"], ["mPDAC", "mPC", "mCRC", "mNSCLC", "mRCC", "mBC", "MBC", "mTNBC"], ajcc, {
    exact: true,
  }),
  ...phrases(
    ["recurrent", "metastatic"],
    each("recurrence or|recurrence and/or|recurrence|recurrences or|recurrent or", "metastasis|metastases"),
    ajcc,
    { need: "disease" },
  ),
  ...phrases(["metastatic"], ["mUC"], ajcc, { exact: true }),
  ...phrases(["metastatic", "recurrent"], ["distant recurrence", "distant recurrences", "distant relapse"], ajcc),
  ...phrases(
    ["metastatic"],
    [
      "nonmetastatic",
      ...each("negative for", "metastatic disease|metastases|metastasis|distant metastases|distant metastasis"),
    ],
    ajcc,
    { absent: true, need: "else" },
  ),
  ...phrases(
    ["oligometastatic"],
    [
      "oligometastatic",
      "oligo-metastatic",
      "oligometastasis",
      "oligometastases",
      "oligo metastases",
      "oligometastasized",
    ],
    "ESTRO/EORTC: oligometastatic disease",
  ),
]
