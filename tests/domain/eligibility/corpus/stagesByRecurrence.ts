import { asking, askingEach, type Case, excluded, included } from "./Case.ts"

const of = askingEach("stage")

const glioma = "Glioblastoma"

const twoGroups =
  "Healthy volunteers\n\nInclusion Criteria:\n\n* No memory complaints\n\nExclusion Criteria:\n\n* A parent with dementia\n\nMCI and mild AD participants\n\nInclusion Criteria:\n\n* CDR of 0.5\n\nExclusion Criteria:\n\n* Claustrophobia"

const secondPhase = "Second chronic phase after a blast crisis"

const besideChronicPhase = () => `Inclusion Criteria:\n\n* CML-CP\n\nExclusion Criteria:\n\n* ${secondPhase}`

/** Which recurrence of a disease is spoken of, what is said of one in passing, the titles of groups and the severity of symptoms. */
export const stagesByRecurrence: ReadonlyArray<Case> = [
  ...of(glioma, included, "Recurrent infratentorial WHO grade III astrocytic glioma", {
    recurrent: "in",
    relapsed: "in",
    "first recurrence": "in",
    "second recurrence": "in",
    "newly diagnosed": "-",
  }),
  ...of(glioma, included, "Recurrent in patients who finished radiation", { recurrent: "in" }),
  ...of(glioma, included, "Newly diagnosed after surgery, or in first relapse", {
    recurrent: "in",
    "newly diagnosed": "in",
    "second recurrence": "-",
  }),
  ...of(glioma, included, "Glioma in its first or second relapse", {
    recurrent: "in",
    "first recurrence": "in",
    "second recurrence": "in",
    "third recurrence": "-",
  }),
  ...of(glioma, included, "One or two recurrences of the glioma", {
    recurrent: "in",
    "second recurrence": "in",
    "third recurrence": "-",
  }),
  ...of(glioma, included, "First recurrence or later", { "first recurrence": "in", "third recurrence": "in" }),
  ...of(glioma, excluded, "First or subsequent recurrence", { recurrent: "ex", "second recurrence": "ex" }),
  ...of(glioma, excluded, "Second or subsequent relapse", {
    "second recurrence": "ex",
    "third relapse": "ex",
    "first recurrence": "-",
    recurrent: "?",
  }),
  ...of(glioma, excluded, "More than one recurrence", {
    "second recurrence": "ex",
    "first recurrence": "-",
    recurrent: "?",
  }),
  ...of("Acute myeloid leukemia", included, "Two or more relapses", { "second relapse": "in", "first relapse": "-" }),
  ...of(glioma, included, "Eight weeks have passed since radiation, unless the relapse lies outside its field", {
    recurrent: "?",
    relapsed: "?",
  }),
  ...of(glioma, included, "No metastasis, unless it was resected", { metastatic: "ex" }),
  ...asking({ stage: "MCI", condition: "Alzheimer's disease" }, () => twoGroups, [
    ["MCI and mild AD participants", "in"],
  ]),
  ...asking({ stage: "MCI", condition: "Alzheimer's disease" }, excluded, [["MCI of another cause", "?"]]),
  // The severity of a symptom
  ...asking(
    {
      stage: "Moderate",
      condition: "Alzheimer Disease",
      about: ["Alzheimer Disease", "Agitation", "A drug for agitation"],
    },
    included,
    [
      ["Agitation that is moderate", "-"],
      ["Alzheimer's disease of moderate severity", "in"],
    ],
  ),
  ...asking({ stage: "Moderate", condition: "Pruritus", about: ["Pruritus", "A cream"] }, included, [
    ["Moderate pruritus", "in"],
  ]),
  ...of("Lung cancer", included, "Stage IV, or a metastatic recurrence of primary stage I-III lung cancer", {
    "stage II": "-",
    "early stage": "-",
    "stage IV": "in",
    recurrent: "in",
  }),
  ...of("Lung cancer", included, "Those with early-stage lung cancer who have since relapsed", {
    "early stage": "-",
    relapsed: "in",
  }),
  ...of("Lung cancer", included, "Stage II lung cancer that has not been treated", { "stage II": "in" }),
  ...of("Lung cancer", included, "Stage II lung cancer that relapsed, or stage III", {
    "stage II": "-",
    "stage III": "in",
  }),
  ...of("Lung cancer", included, "Recurrent stage II lung cancer", { "stage II": "in", recurrent: "in" }),
  ...of("Lung cancer", included, "At risk of a recurrence, with resected stage II lung cancer", { "stage II": "in" }),
  ...of("Chronic Myeloid Leukemia", besideChronicPhase, "CML-CP", {
    "chronic phase": "in",
    "first chronic phase": "in",
  }),
  ...of("Chronic Myeloid Leukemia", besideChronicPhase, secondPhase, {
    "second chronic phase": "ex",
    CP2: "ex",
  }),
  ...of("Chronic Myeloid Leukemia", included, "CML in first or second chronic phase", {
    "second chronic phase": "in",
    "chronic phase": "in",
  }),
  ...of("Acute Myeloid Leukemia", excluded, "In second complete remission", {
    "second complete remission": "ex",
    CR2: "ex",
    CR1: "-",
    "in remission": "?",
  }),
  ...of("Acute Myeloid Leukemia", included, "In CR2 or beyond", { CR3: "in", CR1: "-", "in remission": "in" }),
  ...of("Acute Myeloid Leukemia", excluded, "In first or subsequent remission", { "in remission": "ex" }),
  ...of("Acute Lymphoblastic Leukemia", included, "In early or late relapse", { "late relapse": "in", relapsed: "in" }),
  ...of("Acute Lymphoblastic Leukemia", excluded, "Late relapse", { "late relapse": "ex", relapsed: "?" }),
]
