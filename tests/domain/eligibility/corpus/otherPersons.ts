import { asking, type Case, excluded, included, whole } from "./Case.ts"

const asked = [
  [{ biomarker: "MMSE 22", condition: "Alzheimer disease" }, "MMSE of 28 or higher", "ex"],
  [{ biomarker: "hepatitis B", condition: "leukemia" }, "Hepatitis B positive", "in"],
  [{ priorLines: 2 }, "No prior systemic therapy", "ex"],
  [{ stage: "metastatic", condition: "breast cancer" }, "Metastatic breast cancer", "in"],
] as const

/** All that may be asked, of a text in which a line of criteria stands; of the patient, or of somebody else. */
const all = (text: (line: string) => string, isOfPatient: boolean): ReadonlyArray<Case> =>
  asked.flatMap(([ask, line, expected]) =>
    asking(ask, whole, [[text(line), ...(isOfPatient ? ([expected, line] as const) : (["-"] as const))]]),
  )

const headed =
  (heading: string) =>
  (line: string): string =>
    `Inclusion criteria for patients:\n\n* Informed consent\n\n${heading}\n\n* Adults\n* ${line}\n\nExclusion criteria:\n\n* Infection`

const introduced =
  (lead: string) =>
  (line: string): string =>
    `Inclusion Criteria:\n\n* Informed consent\n* ${lead}\n  * Adults\n  * ${line}\n\nExclusion Criteria:\n\n* Infection`

const titlesOfOthers = [
  "Inclusion criteria for control patients:",
  "Inclusion Criteria - Healthy Controls:",
  "Healthy Control Inclusion Criteria:",
  "Inclusion criteria for healthy volunteers:",
  "Control group inclusion criteria:",
  "Caregiver Inclusion Criteria:",
  "Caregiver participants:",
  "Inclusion Criteria (Care Partners):",
  "Inclusion criteria for study partners:",
  "Inclusion criteria for family members:",
  "Donor Inclusion Criteria:",
  "INCLUSION CRITERIA - DONORS:",
  "Oncology clinician inclusion criteria:",
  "Inclusion Criteria for providers (n = 60-150, 2-5 per centre):",
  "Relative Inclusion Criteria:",
]

const titlesOfPatients = [
  "Inclusion criteria for patients and caregivers:",
  "Inclusion criteria for cases and controls:",
  "Inclusion criteria for the control arm:",
  "Inclusion criteria for donor transplant recipients:",
]

const leadsToOthers = [
  "Healthy controls:",
  "Controls must have:",
  "For caregivers:",
  "Caregivers of patients with dementia:",
  "Have a reliable caregiver who:",
  "Participants must have a study partner who:",
  "DONOR: the donor must be a sibling, and:",
]

const leadsToPatients = [
  "As judged by their physicians:",
  "Having no relative contraindication to MRI, and:",
  "Caregivers and patients must have:",
  "Using birth control, and:",
]

const metastatic = { stage: "metastatic", condition: "breast cancer" }

/** The same, where one sentence speaks of them beside the patient. */
const besidePatients: ReadonlyArray<Case> = [
  ...asking(metastatic, included, [
    ["A sibling with metastatic breast cancer", "?"],
    ["Family caregivers of women with metastatic breast cancer", "?"],
    ["Metastatic breast cancer, and a sibling who can donate", "in"],
  ]),
  ...asking({ priorLines: 0 }, excluded, [
    ["Caregivers whose patients had previously received chemotherapy", "?"],
    ["Previously received chemotherapy; caregivers without a telephone", "in", "Previously received chemotherapy"],
  ]),
  ...asking({ biomarker: "MMSE 22", condition: "Alzheimer disease" }, included, [
    ["Communication partners must be adults with an MMSE of 28 or more", "?"],
  ]),
]

/** What is asked of somebody else than the patient: of controls, caregivers, relatives, donors, those who treat. */
export const otherPersons: ReadonlyArray<Case> = [
  ...titlesOfOthers.flatMap((title) => all(headed(title), false)),
  ...titlesOfPatients.flatMap((title) => all(headed(title), true)),
  ...leadsToOthers.flatMap((lead) => all(introduced(lead), false)),
  ...leadsToPatients.flatMap((lead) => all(introduced(lead), true)),
  ...besidePatients,
  ...all((line) => `Inclusion Criteria:\n\n* Informed consent\n* Controls: ${line}`, false),
]
