import { at } from "./Cities.ts"
import {
  alzheimerDisease,
  glioblastoma,
  glioma,
  pancreaticDuctalCarcinoma,
  pancreaticNeoplasms,
} from "./MeshHeadings.ts"
import {
  amyotrophicLateralSclerosis,
  cysticFibrosis,
  duchenneMuscularDystrophy,
  huntingtonDisease,
  niemannPickTypeC,
  spinalMuscularAtrophy,
} from "./RareDiseasesHeadings.ts"
import { type Draft, type StudyRecord, study } from "./StudyRecord.ts"

const program = (draft: Omit<Draft, "type">): StudyRecord => study({ ...draft, type: "EXPANDED_ACCESS" })

export const expandedAccess: ReadonlyArray<StudyRecord> = [
  program({
    nctId: "NCT99500001",
    title: "Expanded Access to SDN-19 for ALS With a SOD1 Mutation",
    conditions: ["Amyotrophic Lateral Sclerosis", "SOD1-ALS"],
    keywords: ["compassionate use", "ALS"],
    mesh: [amyotrophicLateralSclerosis],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true, intermediate: true },
    trialsToThisExpandedAccess: 2,
    minimumAge: "18 Years",
    interventions: [["DRUG", "SDN-19", "Intrathecal injection every 4 weeks", "sodinersen"]],
    sponsor: "Sidonis Neurotherapeutics",
    summary: "Adults with ALS due to a SOD1 mutation who cannot join a trial may ask for SDN-19 through their doctor.",
    criteria: `
Inclusion Criteria:

* ALS with a documented pathogenic SOD1 mutation
* Not eligible for, or no access to, a trial of SDN-19
* The treating doctor accepts to report safety

Exclusion Criteria:

* Allergy to SDN-19
* Lumbar puncture not possible`,
    sites: [
      at("Boston", "Charles Reach Neurology", "AVAILABLE"),
      at("St. Louis", "Gateway Arbor Medical Center", "AVAILABLE"),
      at("Phoenix", "Saguaro Neurological Institute"),
    ],
    start: "2025-03",
  }),
  program({
    nctId: "NCT99500002",
    title: "Intermediate-size Protocol of CNR-40 for C9orf72 ALS",
    conditions: ["Amyotrophic Lateral Sclerosis"],
    keywords: ["C9orf72"],
    mesh: [amyotrophicLateralSclerosis],
    status: "NO_LONGER_AVAILABLE",
    expandedAccessTypes: { intermediate: true },
    minimumAge: "18 Years",
    interventions: [["DRUG", "CNR-40", "Capsule twice daily"]],
    sponsor: "Carranor Sciences",
    summary: "The program ended when development of CNR-40 ended.",
    criteria: `
Inclusion Criteria:

* ALS and a C9orf72 repeat expansion
* Completed a trial of CNR-40
* Benefit from CNR-40 in the view of the treating doctor

Exclusion Criteria:

* Invasive ventilation
* Liver enzymes above 3 times the upper limit of normal`,
  }),
  program({
    nctId: "NCT99500003",
    title: "ALT-308 for People With ALS Who Cannot Take Part in a Study",
    conditions: ["ALS", "Motor Neuron Disease"],
    mesh: [amyotrophicLateralSclerosis],
    status: "AVAILABLE",
    expandedAccessTypes: { treatment: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "18 Years",
    interventions: [["DRUG", "ALT-308", "Tablet twice daily"]],
    sponsor: "Altamora Pharma",
    summary: "A treatment protocol for people with ALS outside of the CARRYON trial.",
    criteria: `
Inclusion Criteria:

* Definite or probable ALS with any disease duration
* Vital capacity of at least 30%
* Not eligible for a ALT-308 trial

Exclusion Criteria:

* Pregnancy or breastfeeding
* Severe neutropenia \\[less than 1.0 x 10\\^9/L\\]
* SOD1 mutation, if SDN-19 is accessible`,
    sites: [
      at("Phoenix", "Saguaro Neurological Institute"),
      at("Lexington", "Bluegrass Meadow Hospital"),
      at("Charlottesville", "Rivanna Oaks Hospital"),
      at("Barcelona", "Hospital Mare Serena"),
    ],
    start: "2025-05-12",
  }),
  program({
    nctId: "NCT99500004",
    title: "Expanded Access to the KRAS G12D Inhibitor KDN-12 in Previously Treated Pancreatic Cancer",
    conditions: ["Pancreatic Ductal Adenocarcinoma", "Metastatic Pancreatic Cancer"],
    keywords: ["KRAS G12D", "PDAC"],
    mesh: [pancreaticDuctalCarcinoma, pancreaticNeoplasms],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true, treatment: true },
    trialsToThisExpandedAccess: 2,
    minimumAge: "18 Years",
    interventions: [["DRUG", "KDN-12", "Tablet once daily", "krasedinib"]],
    sponsor: "Kadenza Oncology",
    summary: "People with metastatic pancreatic cancer and a KRAS G12D mutation may receive KDN-12 outside of a trial.",
    criteria: `
Inclusion Criteria:

* Histologically confirmed pancreatic ductal adenocarcinoma, locally advanced or metastatic
* KRAS G12D mutation in tumor tissue or blood
* At least one prior line of systemic therapy for metastatic disease
* ECOG performance status 0 to 2

Exclusion Criteria:

* Eligible for an enrolling trial of KDN-12 at a reasonable distance
* Prior KRAS G12D inhibitor
* Untreated brain metastases
* Inability to swallow tablets`,
    sites: [
      at("Houston", "Magnolia Bend Cancer Center", "AVAILABLE"),
      at("Philadelphia", "Schuylkill University Hospital", "AVAILABLE"),
      at("Nashville", "Cumberland Bend Medical Center", "AVAILABLE"),
      at("San Francisco", null, "AVAILABLE"),
    ],
    start: "2026-01-20",
  }),
  program({
    nctId: "NCT99500005",
    title: "Single Patient Access to Panclavimab in Claudin 18.2 Positive Pancreatic Adenocarcinoma",
    conditions: ["Pancreatic Adenocarcinoma", "Gastric Adenocarcinoma"],
    keywords: ["Claudin 18.2", "CLDN18.2"],
    mesh: [pancreaticNeoplasms],
    status: "TEMPORARILY_NOT_AVAILABLE",
    expandedAccessTypes: { individual: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "Panclavimab", "Infusion every 3 weeks"]],
    sponsor: "Corvane Biosciences",
    summary: "Supply is paused. The program is expected to open again.",
    criteria: `
Inclusion Criteria:

* CLDN18.2 positive (at least 75% of tumor cells with 2+ or 3+ staining)
* Refractory to, or intolerant of, standard therapy
* ECOG performance status 0 to 2

Exclusion Criteria:

* Gastric outlet obstruction
* Brain metastases that need treatment
* Prior treatment with another Claudin 18.2 antibody`,
  }),
  program({
    nctId: "NCT99500006",
    title: "Early Access to GYR-14 Maintenance in Pancreatic Cancer With a BRCA or PALB2 Mutation",
    conditions: ["Pancreatic Cancer"],
    keywords: ["BRCA1", "BRCA2", "PALB2", "maintenance"],
    mesh: [pancreaticNeoplasms],
    status: "APPROVED_FOR_MARKETING",
    expandedAccessTypes: { treatment: true },
    minimumAge: "18 Years",
    interventions: [["DRUG", "GYR-14", "Tablet twice daily"]],
    sponsor: "Gyrfalcon Pharma",
    summary: "The program closed when the drug came to market.",
    criteria: `
Inclusion Criteria:

* Germline BRCA1/2 or PALB2 mutation
* No progression on first-line platinum chemotherapy of at least 16 weeks
* Stage IV disease

Exclusion Criteria:

* Prior PARP inhibitor
* More than one prior line of chemotherapy for metastatic disease`,
  }),
  program({
    nctId: "NCT99500007",
    title: "Expanded Access to the Dendritic Cell Vaccine GBV-1 for Glioblastoma",
    conditions: ["Glioblastoma", "Glioblastoma Multiforme"],
    keywords: ["GBM", "vaccine"],
    mesh: [glioblastoma],
    status: "AVAILABLE",
    expandedAccessTypes: { intermediate: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [
      ["BIOLOGICAL", "GBV-1", "Injection into the skin, made from the patient's own tumor and blood cells"],
    ],
    sponsor: "Northgate Cell Works",
    summary: "Adults with newly diagnosed or recurrent glioblastoma may receive GBV-1 if enough tumor was stored.",
    criteria: `
Inclusion Criteria:

* Glioblastoma, IDH-wildtype, newly diagnosed after chemoradiation or at first recurrence
* MGMT promoter methylated or unmethylated; the status must be known
* At least 1 gram of tumor stored frozen
* Karnofsky performance status \\>= 70

Exclusion Criteria:

* IDH1 or IDH2 mutation
* Dexamethasone \\> 4 mg a day
* Autoimmune disease, except for thyroid replacement`,
    sites: [
      at("Los Angeles", "Canyon Mesa Brain Tumor Center"),
      at("Hackensack", "Palisade Reach Hospital"),
      { facility: "Northgate Cell Works, treating site by request", country: "United States" },
    ],
    start: "2025-10",
  }),
  program({
    nctId: "NCT99500008",
    title: "ONX-01 for Children and Adults With H3 K27M-mutant Diffuse Midline Glioma",
    conditions: ["Diffuse Midline Glioma, H3 K27M-Mutant", "High Grade Glioma"],
    mesh: [glioma],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true, intermediate: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "24 Months",
    interventions: [["DRUG", "ONX-01", "Capsule once a week, dose by weight"]],
    sponsor: "Corvane Biosciences",
    summary: "Access to ONX-01 after radiotherapy for people who cannot join a trial.",
    criteria: `
Inclusion Criteria:

* Glioma positive for the H3 K27M mutation in an accredited laboratory
* At least 14 days after the end of radiotherapy
* Body weight \\>= 10 kg

Exclusion Criteria:

* Glioblastoma without an H3 K27M mutation
* Leptomeningeal spread
* QTc \\> 480 msec`,
    sites: [
      at("Ann Arbor", "Huron Bluff University Hospital", "AVAILABLE"),
      at("Washington", "Anacostia Children's Hospital", "AVAILABLE"),
      at("Zurich", "Limmatufer Kinderspital", "AVAILABLE"),
    ],
  }),
  program({
    nctId: "NCT99500009",
    title: "Protocol for Continued Use of GYR-9 in Recurrent EGFR-amplified Glioblastoma",
    conditions: ["Recurrent Glioblastoma"],
    keywords: ["EGFR amplification", "EGFRvIII"],
    mesh: [glioblastoma],
    status: "NO_LONGER_AVAILABLE",
    expandedAccessTypes: { intermediate: true },
    minimumAge: "18 Years",
    interventions: [["DRUG", "GYR-9"]],
    sponsor: "Gyrfalcon Pharma",
    summary: "No new participants: the program served people who had benefited in an earlier trial.",
    criteria: `
Inclusion Criteria:

* Recurrent glioblastoma with EGFR amplification, on GYR-9 with benefit
* At least 6 months on GYR-9

Exclusion Criteria:

* Corneal ulcer
* Pregnancy
* Progression on GYR-9`,
  }),
  program({
    nctId: "NCT99500010",
    title: "Expanded Access to Tauromab in Mild Cognitive Impairment or Mild Dementia Due to Alzheimer's Disease",
    conditions: ["Alzheimer Disease", "Mild Cognitive Impairment"],
    keywords: ["amyloid", "tau", "early Alzheimer's disease"],
    mesh: [alzheimerDisease],
    status: "AVAILABLE",
    expandedAccessTypes: { treatment: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "50 Years",
    maximumAge: "90 Years",
    interventions: [["BIOLOGICAL", "Tauromab", "Infusion every 4 weeks"]],
    sponsor: "Ostervane Bio",
    summary:
      "People with early Alzheimer's disease who finished a trial of tauromab, or cannot join one, may receive it.",
    criteria: `
Inclusion Criteria:

* Mild cognitive impairment due to Alzheimer's disease, or mild Alzheimer's disease dementia
* MMSE score of 20 to 30
* Evidence of amyloid by PET, cerebrospinal fluid or plasma p-tau217
* APOE genotype known

Exclusion Criteria:

* APOE ε4 homozygote, unless treated before without ARIA
* More than 4 microhemorrhages, or superficial siderosis
* Anticoagulants
* Moderate or severe dementia`,
    sites: [
      at("Rochester", "Silverpine Clinic"),
      at("New York", "Hudson Terrace Memory Center"),
      at("San Diego", "Torrey Bluff Neurology"),
    ],
    start: "2026-02-02",
  }),
  program({
    nctId: "NCT99500011",
    title: "Early Access to BMR-40 for Agitation in Alzheimer's Dementia",
    conditions: ["Agitation in Patients With Dementia of the Alzheimer's Type"],
    mesh: [alzheimerDisease],
    status: "APPROVED_FOR_MARKETING",
    expandedAccessTypes: { intermediate: true, treatment: true },
    minimumAge: "55 Years",
    interventions: [["DRUG", "BMR-40", "Tablet twice daily"]],
    sponsor: "Brightmere Pharma",
    summary: "The program ended with the approval of BMR-40.",
    criteria: `
Inclusion Criteria:

* Moderate to severe Alzheimer's disease with agitation
* A caregiver who is present every day

Exclusion Criteria:

* Dementia with Lewy bodies
* Seizure disorder
* Mild cognitive impairment only`,
  }),
  program({
    nctId: "NCT99500012",
    title: "Compassionate Use of QMT-451 in Duchenne Muscular Dystrophy Amenable to Exon 51 Skipping",
    conditions: ["Duchenne Muscular Dystrophy"],
    mesh: [duchenneMuscularDystrophy],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "4 Years",
    sex: "MALE",
    interventions: [["DRUG", "QMT-451", "Intravenous infusion every 4 weeks", "exonarsen"]],
    sponsor: "Quillmark Therapeutics",
    summary: "Boys and men who are too weak for the STRIDE-51 trial may receive QMT-451 through their own hospital.",
    criteria: `
Inclusion Criteria:

* DMD mutation amenable to exon 51 skipping
* Non-ambulatory and outside the limits of the ongoing trial

Exclusion Criteria:

* Prior gene therapy within 24 months
* Proteinuria`,
  }),
  program({
    nctId: "NCT99500013",
    title: "Managed Access to OVN-11 for Spinal Muscular Atrophy",
    conditions: ["Spinal Muscular Atrophy"],
    keywords: ["SMN1", "gene therapy"],
    mesh: [spinalMuscularAtrophy],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true, intermediate: true },
    trialsToThisExpandedAccess: 1,
    maximumAge: "24 Months",
    interventions: [["GENETIC", "OVN-11", "Single intravenous infusion"]],
    sponsor: "Ovenna Gene Medicines",
    summary: "Children under two years of age may receive OVN-11 where no trial is open.",
    criteria: `
Inclusion Criteria:

* Biallelic SMN1 mutation and up to 3 copies of SMN2
* Younger than 24 months and below 13.5 kg

Exclusion Criteria:

* Anti-AAV9 antibody titer \\> 1:100
* Permanent ventilation`,
  }),
  program({
    nctId: "NCT99500014",
    title: "VDX-5 for People With Cystic Fibrosis in Critical Need",
    conditions: ["Cystic Fibrosis"],
    mesh: [cysticFibrosis],
    status: "AVAILABLE",
    expandedAccessTypes: { treatment: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "12 Years",
    interventions: [["COMBINATION_PRODUCT", "VDX-5", "Tablets once daily"]],
    sponsor: "Verdanox Pharmaceuticals",
    summary: "People with very low lung function, or on the list for a transplant, may ask for VDX-5.",
    criteria: `
Inclusion Criteria:

* F508del homozygous, or F508del with a minimal function mutation
* FEV1 \\< 40% predicted for at least 2 months, or evaluation for lung transplantation

Exclusion Criteria:

* Previous lung transplantation
* Severe hepatic impairment (Child-Pugh C)`,
    sites: [
      at("Charleston", "Palmetto Tideland Hospital"),
      at("Detroit", "Strait Harbor Hospital"),
      at("Lisbon", "Hospital Tejo Alto"),
    ],
  }),
  program({
    nctId: "NCT99500015",
    title: "CRS-1 for Niemann-Pick Disease Type C in Children From Six Weeks of Age",
    conditions: ["Niemann-Pick Disease, Type C"],
    keywords: ["NPC1", "NPC2"],
    mesh: [niemannPickTypeC],
    status: "AVAILABLE",
    expandedAccessTypes: { individual: true },
    minimumAge: "6 Weeks",
    interventions: [["DRUG", "CRS-1", "Intravenous or intrathecal, every 2 weeks"]],
    sponsor: "Cressida Orphan Drugs",
    summary: "Infants, children and adults with NPC1 disease may receive CRS-1 at their own hospital.",
    criteria: `
Inclusion Criteria:

* Two pathogenic variants in NPC1
* At least one neurological sign, or onset before 2 years of age

Exclusion Criteria:

* NPC2 disease
* Severe hearing loss that the family does not accept as a risk`,
  }),
  program({
    nctId: "NCT99500016",
    title: "Open Access to HLM-70 in Huntington's Disease",
    conditions: ["Huntington Disease"],
    mesh: [huntingtonDisease],
    status: "TEMPORARILY_NOT_AVAILABLE",
    expandedAccessTypes: { intermediate: true },
    trialsToThisExpandedAccess: 1,
    minimumAge: "25 Years",
    interventions: [["DRUG", "HLM-70", "10 mg by mouth once daily"]],
    sponsor: "Helmsgate Neuro",
    summary: "The program is paused until results of the EVENTIDE trial are known.",
    criteria: `
Inclusion Criteria:

* HTT CAG repeat length of 40 or more
* Completed a trial of HLM-70
* A caregiver who can attend visits

Exclusion Criteria:

* QTcF \\> 480 ms
* Hepatic impairment`,
  }),
]
