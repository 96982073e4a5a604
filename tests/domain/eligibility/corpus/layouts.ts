import type { Signpost } from "../../../../domain/eligibility/Signpost.ts"
import type { Case } from "./Case.ts"

const line = "KRAS G12C mutation"

const layout = (state: Signpost["state"], text: string, quote: string = line): Case => ({
  text,
  ask: { biomarker: "KRAS G12C" },
  state,
  quote,
})

const inclusion = (text: string, quote?: string): Case => layout("mentioned_inclusion", text, quote)

const exclusion = (text: string, quote?: string): Case => layout("mentioned_exclusion", text, quote)

const headed = (inclusionHeading: string, exclusionHeading: string): ReadonlyArray<Case> => [
  inclusion(`${inclusionHeading}\n\n* Adults\n* ${line}\n\n${exclusionHeading}\n\n* Infection`),
  exclusion(`${inclusionHeading}\n\n* Adults\n\n${exclusionHeading}\n\n* Infection\n* ${line}`),
]

/** One line of interest in every layout that criteria are published in. */
export const layouts: ReadonlyArray<Case> = [
  inclusion(`Exclusion Criteria:\n\n* Pregnancy\n\nTarget population: Patients with ${line}`, `Patients with ${line}`),
  exclusion(
    `Exclusion Criteria:\n\n* Pregnancy\n\nThe target population is small, and ${line}`,
    `The target population is small, and ${line}`,
  ),
  ...headed("Inclusion Criteria:", "Exclusion Criteria:"),
  inclusion(`Inclusion Criteria:\n\n* A refractory disease, unless contraindicated:\n\n  * ${line}`),
  inclusion(
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Other anticancer therapy. The following are allowed:\n\n  * ${line}`,
  ),
  exclusion(
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Other anticancer therapy. Among others:\n\n  * ${line}`,
  ),
  exclusion(
    `Exclusion Criteria:\n\n1. Infection. (NOTE: some may enroll, if:\n\n   * No fever\n\n   Those with HIV may enroll, provided that:\n\n   * No virus\n2. ${line}\n3. Pregnancy`,
  ),
  ...headed("INCLUSION CRITERIA", "EXCLUSION CRITERIA"),
  ...headed("Inclusion criteria", "Exclusion criteria"),
  ...headed("Inclusion", "Exclusion"),
  ...headed("Inclusions:", "Exclusions:"),
  ...headed("Cohort A (sarcoma): Inclusion", "Cohort A (sarcoma): Exclusion"),
  ...headed("Part 2 – Inclusion:", "Part 2 – Exclusion:"),
  exclusion(`Inclusion Criteria:\n\n* Adults\n\nFurther exclusion criteria for part B • ${line}`),
  ...headed("Key Inclusion Criteria:", "Key Exclusion Criteria:"),
  ...headed("Main inclusion criteria :", "Main exclusion criteria :"),
  ...headed("Major Eligibility Criteria:", "Ineligibility Criteria:"),
  ...headed("Eligibility", "Ineligibility."),
  ...headed("Inclusion criteria：", "Exclusion criteria："),
  ...headed("4.1 Inclusion Criteria", "4.2 Exclusion Criteria"),
  ...headed("* INCLUSION CRITERIA:", "* EXCLUSION CRITERIA:"),
  ...headed("Criteria for inclusion", "Criteria for exclusion"),
  ...headed("Inclusion criteria are:", "Exclusion criteria are:"),
  ...headed("The inclusion criteria comprised:", "The exclusion criteria were:"),
  ...headed(
    "Key inclusion criteria include, but are not limited to:",
    "Important exclusion criteria comprise, without being complete and not limited to, the following:",
  ),
  ...headed("List of inclusion criteria", "List of exclusion criteria"),
  ...headed("Inclution Criteria:", "Exlusion Criteria:"),
  ...headed("Inclusion Critera:", "Excusion Criteria:"),
  ...headed("Inculsion Citeria", "Exlcusion Citeria"),
  ...headed("Inclusioncriteria:", "Exclustioncriteria:"),
  ...headed("Who can join", "Who can't join"),
  ...headed("You may be able to take part if:", "You won’t be able to take part if:"),
  ...headed("Inclusion Criteria:", "This study isn't for people who have:"),
  ...headed("Inclusion Criteria:", "Rejection criteria:"),
  ...headed("Inclusion Criteria:", "Non-inclusion Criteria:"),
  ...headed("Inclusion Criteria:", "Excluding Criteria:"),
  ...headed("Inclusion Criteria for Patients:", "Exclusion Criteria for Patients:"),
  ...headed("Patient Inclusion Criteria", "Patient Exclusion Criteria"),
  ...headed("Inclusion Criteria (part A):", "Exclusion Criteria (part A):"),
  ...headed("Disease-Specific Inclusion Criteria", "General Exclusion Criteria"),
  ...headed("Registration - Inclusion Criteria", "Registration - Exclusion Criteria"),
  ...headed("Double-blind Phase Inclusion Criteria:", "Double-blind Phase Exclusion Criteria:"),
  ...headed("Conditions for patient eligibility", "Conditions for patient ineligibility"),
  ...headed("Eligible participants were:", "Excluded participants were:"),
  ...headed("Inclusion Criteria:Adults", "Exclusion Criteria:Adults"),
  ...headed("Criteria: Inclusion Criteria:", "Exclusion Criteria:"),
  ...headed("You may be eligible for this study if you:", "You will not be eligible for this study if you:"),
  ...headed(
    "Patients must meet all of the following inclusion criteria to be eligible:",
    "Patients who meet any of the following criteria will be excluded from the study:",
  ),
  ...headed("Subjects will be included if:", "Subjects will be excluded if:"),
  ...headed("To be included in this study, you must:", "You cannot be included if:"),
  ...headed("All of the following must be met to be eligible:", "None of the following may apply to be eligible:"),
  ...headed(
    "Patients who meet all of the inclusion criteria are eligible:",
    "Patients fulfilling any of the following exclusion criteria are not eligible for inclusion in this study:",
  ),
  ...headed("Inclusion Criteria:", "Exclusion Criteria - patients who are not eligible for inclusion:"),
  ...headed("Inclusion Criteria:", "Exclusion Criteria:\n\nNot eligible for inclusion:"),
  ...headed("Inclusion Criteria*:", "Exclusion Criteria*:"),
  ...headed("**Inclusion Criteria**", "**Exclusion Criteria**"),
  inclusion(`Inclusion Criteria: - Adults - ${line} Exclusion Criteria: - Infection`),
  exclusion(`Inclusion Criteria: - Adults Exclusion Criteria: - Infection - ${line}`),
  inclusion(`Inclusion Criteria: - Adults - No infection - ${line} - Consent Exclusion Criteria: - Pregnancy`),
  inclusion(`Inclusion Criteria: 1. Adults 2. No infection 3. ${line} Exclusion Criteria: 1. Pregnancy`),
  exclusion(`Inclusion Criteria: Adults who consent to the study Exclusion Criteria: Infection, ${line}`),
  exclusion(`Inclusion Criteria - Able to read English Exclusion Criteria - ${line}`),
  inclusion(`Inclusion Criteria:\n\n* Healthy (see also exclusion criteria 3)\n* ${line}`),
  layout("unknown", `Exclusion and inclusion criteria, of which none is optional:\n\n* Adults\n* ${line}`),
  layout("unknown", `Exclusion Criteria:\n\nNot eligible for an operation:\n\n* ${line}`),
  exclusion(`Exclusion Criteria:\n\n* Not eligible for inclusion because of ${line}`),
  inclusion(`Inclusion criteria. Age 22 or older. ${line}. Exclusion criteria. Infection.`),
  exclusion(`Inclusion criteria. Age 22 or older. Exclusion criteria. Infection. ${line}.`),
  exclusion(`Inclusion Criteria:\n\n* Adults\n* Signed informed consent Exclusion Criteria\n* ${line}`),
  exclusion(`Inclusion Criteria:\n\n* Adults\n* Signed informed consent Exclusion Criteria:\n\n* ${line}`),
  inclusion(`Inclusion Criteria:\n\n* ${line} Exclusion Criteria:\n\n* Infection`),
  exclusion(
    `Inclusion Criteria\n\n* Adults\n\nExclusion Criteria Subjects who meet any of the following will be excluded:\n\n* ${line}`,
  ),
  inclusion(`Inclusion Criteria:\n\n* Eligible for fMRI\n* Ineligible for transplant because of:\n  * Age\n* ${line}`),
  inclusion(`Inclusion Criteria:\n\n* Exclusion of another explanation of the symptoms\n* ${line}`),
  exclusion(`Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Inclusion in another trial\n* ${line}`),
  exclusion(`Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Does not meet inclusion criteria\n* ${line}`),
  exclusion(
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Failure to meet the inclusion criteria\n* ${line}`,
  ),
  exclusion(
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Infection\n* Other protocol-defined inclusion/exclusion criteria may apply\n* ${line}`,
  ),
  inclusion(
    `Inclusion Criteria:\n\n* Adults\n\nOther protocol defined inclusion and exclusion criteria could apply\n\n* ${line}`,
  ),
  layout(
    "unknown",
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Infection\n\nINCLUSION OF WOMEN AND MINORITIES:\n\nBoth are welcome; ${line} is equally frequent`,
  ),
  layout(
    "unknown",
    `Inclusion Criteria:\n\n* Cases\n\nExclusion Criteria:\n\n* None\n\nMatching criteria\n\n* ${line}`,
  ),
  inclusion(`Inclusion Criteria:\n\n* ${line}\n\nExclusion Criteria: none`),
  inclusion(`Exclusion Criteria:\n\n* Infection\n\nInclusion Criteria:\n\n* ${line}`),
  inclusion(`* Adults\n* ${line}\n* Written consent`),
  inclusion(`Patients with a ${line} can take part.`),
  exclusion(`* Adults\n\nExclusion Criteria:\n\n* ${line}`),
  inclusion(
    `DISEASE CHARACTERISTICS:\n\n* ${line}\n\nPATIENT CHARACTERISTICS:\n\n* Adults\n\nPRIOR CONCURRENT THERAPY:\n\n* None`,
  ),
  inclusion(
    `DISEASE CHARACTERISTICS:\n\n* Carcinoma\n\nPATIENT CHARACTERISTICS:\n\nAge:\n\n* 18 and over\n\nOther:\n\n* ${line}`,
  ),
  exclusion(`DISEASE CHARACTERISTICS:\n\n* Carcinoma\n\nPATIENT CHARACTERISTICS:\n\n* No ${line}`),
  inclusion(`Inclusion Criteria:\n\n1. Adults\n2. ${line}\n3. Consent\n\nExclusion Criteria:\n\n1. Infection`),
  inclusion(`Inclusion Criteria:\n\na) Adults\nb) ${line}\n\nExclusion Criteria:\n\na) Infection`),
  exclusion(`Inclusion Criteria:\n\n(i) Adults\n\nExclusion Criteria:\n\n(i) Infection\n(ii) ${line}`),
  inclusion(`Inclusion Criteria:\n\n• Adults\n• ${line}\n\nExclusion Criteria:\n\n• Infection`),
  inclusion(`Inclusion Criteria:\r\n\r\n* Adults\r\n* ${line}\r\n\r\nExclusion Criteria:\r\n\r\n* Infection`),
  inclusion(
    `Inclusion Criteria - Part A:\n\n* ${line}\n\nExclusion Criteria - Part A:\n\n* Infection\n\nInclusion Criteria - Part B:\n\n* Adults\n\nExclusion Criteria - Part B:\n\n* ${line}`,
  ),
  exclusion(
    "Inclusion Criteria - Part A:\n\n* Known KRAS mutation\n\nExclusion Criteria - Part A:\n\n* KRAS G12C mutation",
    "KRAS G12C mutation",
  ),
  inclusion(
    `Inclusion criteria for patients:\n\n* ${line}\n\nInclusion criteria for caregivers:\n\n* Adults\n\nExclusion criteria for both:\n\n* Infection`,
  ),
  exclusion(
    `Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n* Infection\n\nExclusion Criteria for the MRI part:\n\n* ${line}`,
  ),
  inclusion(
    "Inclusion Criteria:\n\n  -  Adenocarcinoma of the pancreas that was shown by biopsy to have a KRAS\n     G12C mutation\n\nExclusion Criteria:\n\n  -  Infection",
    "KRAS\n     G12C mutation",
  ),
  ...[
    "Patients will not be entered for any of the following reasons:",
    "* Patients will not be enrolled for any of the following reasons:",
    "Subjects cannot participate if they have any of the following:",
    "Subjects who meet any of the following criteria are not to be included:",
  ].map((lead) =>
    exclusion(`Inclusion Criteria:\n\n* Adults\n\nExclusion Criteria:\n\n${lead}\n\n  * Infection\n  * ${line}`),
  ),
  exclusion(`Patients will not be entered for any of the following reasons:\n\n* Infection\n* ${line}`),
  inclusion(
    `Inclusion criteria for patients:\n\n* Adults\n\nExclusion Criteria: None\n\nInclusion criteria for adults (n = 60–150, 2–5 per centre):\n\n* ${line}`,
  ),
  inclusion(
    `Inclusion Criteria:\n\n* Acceptable liver function (see exclusion criteria)\n* ${line}\n\nExclusion Criteria:\n\n* Infection`,
  ),
  inclusion(
    `Inclusion Criteria:\n\n* Adults\n\nKRAS-G12C Inclusion Criteria\n\n* Consent\n\nExclusion Criteria:\n\n* Infection`,
    "KRAS-G12C Inclusion Criteria",
  ),
  exclusion(`Inclusion Criteria:\n\n* Adults\n\nNon-inclusion criteria: * ${line}`),
]
