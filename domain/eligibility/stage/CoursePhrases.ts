import { each, phrases, type StagePhrase } from "./StagePhrase.ts"
import { course, imwg, rano } from "./StageSources.ts"

const nothingLeft = "NCI Dictionary of Cancer Terms: no evidence of disease is a complete remission"

/** The course of a disease, but for how often it has come back. */
export const coursePhrases: ReadonlyArray<StagePhrase> = [
  // Found of late
  ...phrases(
    ["new"],
    [
      "newly diagnosed",
      "new diagnosis",
      "new diagnoses",
      "newly diagnosis",
      "new primary diagnosis",
      "first diagnosis",
      "first time diagnosis",
      "newly confirmed",
      "recently diagnosed",
      "recent diagnosis",
    ],
    rano,
    { need: "disease" },
  ),
  ...phrases(["new"], ["NDMM"], imwg, { exact: true }),
  ...phrases(
    ["new"],
    ["of de novo", ...each("untreated", "acute|AML|B-ALL|T-ALL|ALL")],
    `${course}: an acute leukaemia is treated when it is found`,
  ),
  ...phrases(["new", "metastatic"], ["de novo metastatic"], course),
  ...phrases(["new"], ["de novo stage"], course),
  // What treatment has come to: the disease withstands it, goes on under it or gives way to it
  ...phrases(["refractory"], ["refractory", "induction failure", "chemorefractory"], course, { need: "disease" }),
  ...phrases(["refractory"], ["failed to respond", "failure to respond", "not responded to"], course, {
    need: "disease",
  }),
  ...phrases(
    ["refractory"],
    each(
      "failed to achieve|failure to achieve|not achieved|not achieve|failed to reach|failure to reach|failed to attain|failure to attain|" +
        "failed to obtain|failure to obtain|inability to achieve",
      "remission|response|a remission|a response|complete remission|a complete remission|complete response|partial remission|a partial remission|" +
        "partial response|a partial response",
    ),
    course,
  ),
  ...phrases(
    ["refractory"],
    each(
      "failed to achieve|Failed to achieve|failed to obtain|failure to achieve|Failure to achieve|did not achieve|not achieved|not achieve",
      "CR|a CR",
    ),
    course,
    { exact: true },
  ),
  ...phrases(
    ["treatment failed"],
    each(
      "failed|failing|failure of|failure to|failure on|failure after",
      "standard|prior standard|all|all prior|available|conventional|adequate|adequate standard",
    ),
    course,
    { need: "treatment" },
  ),
  ...phrases(
    ["treatment failed"],
    [
      ...each("standard therapy|standard treatment|available therapy", "has failed|failed"),
      ...each("standard therapy|standard treatment", "failure"),
      "did not respond to",
      "no response to",
      ...each("standard therapies|standard treatments|available therapies", "have failed|failed"),
    ],
    course,
    { need: "treatment" },
  ),
  ...phrases(["progressive"], each("confirmed|Confirmed|documented|Documented|experienced", "PD"), course, {
    need: "disease",
    exact: true,
  }),
  ...phrases(
    ["progressive"],
    ["progressive", "progression", "progressed", "progressing", "progressive disease"],
    course,
    { need: "disease" },
  ),
  ...phrases(
    ["oligoprogressive"],
    [
      ...each("site of|sites of|lesion of|lesions of|areas of", "oligoprogressive|oligoprogression"),
      "oligoprogressive",
      "oligoprogression",
      "oligo progressive",
      "oligo progression",
      "oligoprogressing",
    ],
    course,
  ),
  ...phrases(["stable"], ["stable disease"], course, { need: "disease" }),
  ...phrases(["remission"], ["remission", "complete response", "complete remission", "partial remission"], course, {
    need: "disease",
  }),
  ...phrases(["remission"], ["no evidence of disease", "without evidence of disease"], nothingLeft, { need: "else" }),
  ...phrases(["remission"], ["NED"], nothingLeft, { need: "else", exact: true }),
  ...phrases(["remission"], ["first CR", "second CR"], course, { need: "disease" }),
  ...phrases(["remission"], ["morphologic CR", "Morphologic CR", "hematologic CR"], course, {
    need: "disease",
    exact: true,
  }),
  // Where in its treatment somebody is
  ...phrases(["maintenance"], ["maintenance"], course),
  ...phrases(
    ["after radiation"],
    [
      "maintenance temozolomide",
      "adjuvant temozolomide",
      "completed chemoradiation",
      "completed chemoradiotherapy",
      "completed radiotherapy",
      "completed radiation",
      "completion of chemoradiation",
      "completion of chemoradiotherapy",
      "completion of radiotherapy",
      "completion of radiation",
      "completion of concurrent",
      "after chemoradiation",
      "after chemoradiotherapy",
      "following chemoradiation",
      "following chemoradiotherapy",
      "post chemoradiation",
      ...each("chemoradiation|chemoradiotherapy|radiochemotherapy", "completed|was completed|has been completed"),
    ],
    rano,
  ),
  ...phrases(
    ["after radiation"],
    each("of planned|of the planned", "radiotherapy|radiation|chemoradiation|chemoradiotherapy|radiochemotherapy"),
    rano,
    { need: "completed" },
  ),
]
