import { at, withoutPoint } from "./Cities.ts"
import {
  alzheimerDisease,
  brainNeoplasms,
  cognitiveDysfunction,
  glioblastoma,
  pancreaticDuctalCarcinoma,
  pancreaticNeoplasms,
} from "./MeshHeadings.ts"
import {
  amyotrophicLateralSclerosis,
  cysticFibrosis,
  duchenneMuscularDystrophy,
  huntingtonDisease,
  spinalMuscularAtrophy,
} from "./RareDiseasesHeadings.ts"
import { type ProtocolSection, type StudyRecord, study } from "./StudyRecord.ts"

const observational: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99600001",
    title: "Registry of People With ALS and Their Relatives",
    conditions: ["Amyotrophic Lateral Sclerosis", "Motor Neuron Disease"],
    keywords: ["registry", "SOD1", "C9orf72"],
    mesh: [amyotrophicLateralSclerosis],
    status: "RECRUITING",
    type: "OBSERVATIONAL",
    patientRegistry: true,
    minimumAge: "18 Years",
    healthyVolunteers: true,
    sponsor: "Concord ALS Consortium",
    sponsorClass: "NETWORK",
    summary: "People with ALS and relatives who carry an ALS gene are followed for ten years.",
    studyPopulation: "Patients of ALS clinics and their blood relatives",
    samplingMethod: "NON_PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* ALS, or a first-degree relative with ALS and a known mutation in SOD1, C9orf72, FUS or TARDBP
* Able to attend a clinic once a year, in person or by video

Exclusion Criteria:

* Unwilling to give a blood sample
* Dementia that prevents consent, unless a representative agrees`,
    enrollment: 5000,
    start: "2019-05",
    sites: [
      at("Boston", "Charles Reach Neurology", "RECRUITING"),
      at("Rotterdam", "Maaskade Medisch Centrum", "RECRUITING"),
      at("Dublin", "Liffey Weir Hospital", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99600002",
    title: "Blood Markers of Alzheimer's Disease in Memory Clinics",
    acronym: "INKWELL",
    conditions: ["Alzheimer Disease", "Mild Cognitive Impairment", "Subjective Cognitive Decline"],
    keywords: ["plasma p-tau217", "amyloid"],
    mesh: [alzheimerDisease, cognitiveDysfunction],
    status: "RECRUITING",
    type: "OBSERVATIONAL",
    minimumAge: "50 Years",
    maximumAge: "90 Years",
    healthyVolunteers: true,
    interventions: [["DIAGNOSTIC_TEST", "Plasma p-tau217"]],
    sponsor: "Linden Row University",
    sponsorClass: "OTHER",
    summary: "A blood test is compared with amyloid PET in people seen at memory clinics.",
    studyPopulation: "Consecutive visitors of twelve memory clinics",
    samplingMethod: "PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* Referred for memory complaints
* MMSE score \\>= 18

Exclusion Criteria:

* Amyloid antibody treatment in the past year
* Known APOE genotype is not required`,
    enrollment: 1200,
    start: "2024-02-05",
    sites: [
      at("Stockholm", "Mälarstrand University Hospital", "RECRUITING"),
      at("Amsterdam", "Polderzicht Medisch Centrum", "RECRUITING"),
      withoutPoint(at("Barcelona", "Hospital Mare Serena", "RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99600003",
    title: "Yearly Imaging of Adults at High Risk of Pancreatic Cancer",
    conditions: ["Pancreatic Cancer", "Hereditary Cancer Syndromes"],
    keywords: ["BRCA2", "CDKN2A", "surveillance"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    type: "OBSERVATIONAL",
    minimumAge: "40 Years",
    healthyVolunteers: true,
    sponsor: "Linden Row University",
    sponsorClass: "OTHER",
    summary: "Carriers of risk genes have an MRI or an endoscopic ultrasound each year.",
    studyPopulation: "Adults with a family history or a germline variant",
    samplingMethod: "NON_PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* Germline variant in BRCA1, BRCA2, PALB2, ATM, CDKN2A or STK11
* Or two relatives with pancreatic cancer, one of them of the first degree

Exclusion Criteria:

* Pancreatic cancer at any time
* Total pancreatectomy`,
    enrollment: 800,
    start: "2021-09-13",
    sites: [
      at("Detroit", "Strait Harbor Hospital", "RECRUITING"),
      at("Toronto", "Lakeward General Hospital", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99600004",
    title: "Imaging and Blood During Standard Treatment of Glioblastoma",
    conditions: ["Glioblastoma, IDH-wildtype"],
    keywords: ["MGMT", "MRI"],
    mesh: [glioblastoma, brainNeoplasms],
    status: "ACTIVE_NOT_RECRUITING",
    type: "OBSERVATIONAL",
    minimumAge: "18 Years",
    healthyVolunteers: false,
    sponsor: "Rhenwald University",
    sponsorClass: "OTHER",
    summary: "Scans and blood samples are collected before, during and after chemoradiation.",
    studyPopulation: "Adults with newly diagnosed glioblastoma at three hospitals",
    samplingMethod: "NON_PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* Newly diagnosed glioblastoma, treated with radiotherapy and temozolomide
* MGMT promoter status tested
* Karnofsky performance status of 60 or more

Exclusion Criteria:

* Pacemaker
* Allergy to contrast medium`,
    enrollment: 150,
    start: "2022-03-01",
    sites: [at("Cologne", "Rhenwald University Hospital"), at("Vienna", "Donaublick Klinikum")],
  }),
  study({
    nctId: "NCT99600005",
    title: "Real-world Follow-up of Modulator Treatment in Cystic Fibrosis",
    conditions: ["Cystic Fibrosis"],
    mesh: [cysticFibrosis],
    status: "ENROLLING_BY_INVITATION",
    type: "OBSERVATIONAL",
    patientRegistry: true,
    minimumAge: "1 Month",
    sponsor: "Bellwether Cystic Fibrosis Network",
    sponsorClass: "NETWORK",
    summary: "Members of a national registry who start a modulator are asked to join.",
    studyPopulation: "People in the national registry of cystic fibrosis",
    samplingMethod: "NON_PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* Cystic fibrosis with at least one F508del allele
* Invited by the registry
* Any age from one month on

Exclusion Criteria: none`,
    enrollment: 2400,
    start: "2020-01-06",
    sites: [at("Minneapolis", "Minnehaha Falls Clinic"), at("Madison", "Mendota Oaks Hospital")],
  }),
  study({
    nctId: "NCT99600006",
    title: "Natural History of Duchenne Muscular Dystrophy From Birth to School Age",
    conditions: ["Duchenne Muscular Dystrophy"],
    mesh: [duchenneMuscularDystrophy],
    status: "UNKNOWN",
    lastKnownStatus: "RECRUITING",
    type: "OBSERVATIONAL",
    maximumAge: "72 Months",
    sex: "MALE",
    observationalModel: "NATURAL_HISTORY",
    sponsor: "Northlight Neuromuscular Network",
    sponsorClass: "NETWORK",
    summary: "Development, growth and muscle enzymes of boys with a DMD mutation are recorded.",
    studyPopulation: "Boys found by newborn screening",
    samplingMethod: "NON_PROBABILITY_SAMPLE",
    criteria: `
Inclusion Criteria:

* Pathogenic variant in DMD
* Younger than 6 years at the first visit

Exclusion Criteria:

* Treatment in a drug trial
* Becker muscular dystrophy`,
    enrollment: 90,
    start: "2019-08-01",
    lastUpdated: "2022-04-11",
    sites: [at("Durham", "Piedmont Willow Children's Center"), at("São Paulo", "Instituto Infantil Ipê Amarelo")],
  }),
  study({
    nctId: "NCT99600007",
    title: "Outcomes of Re-irradiation in Recurrent High-grade Glioma: A Chart Review",
    conditions: ["Recurrent Glioblastoma", "High Grade Glioma"],
    mesh: [glioblastoma],
    status: "COMPLETED",
    type: "OBSERVATIONAL",
    timePerspective: "RETROSPECTIVE",
    minimumAge: "18 Years",
    healthyVolunteers: null,
    interventions: [["RADIATION", "Second course of radiotherapy"]],
    arms: [["OTHER", "Charts", "Second course of radiotherapy"]],
    sponsor: "Hospital Cerro de la Luz",
    sponsorClass: "OTHER",
    summary: "Records of people who had a second course of radiotherapy were reviewed.",
    studyPopulation: "All adults treated between 2012 and 2022",
    samplingMethod: "PROBABILITY_SAMPLE",
    criteria: null,
    enrollment: 212,
    start: "2023-01",
    sites: [{ facility: "Hospital Cerro de la Luz", country: "Mexico" }],
  }),
]

const closed: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99610001",
    title: "BACE Inhibitor BCX-90 in Early Alzheimer's Disease",
    conditions: ["Alzheimer Disease", "Mild Cognitive Impairment"],
    keywords: ["prodromal", "amyloid"],
    mesh: [alzheimerDisease],
    status: "TERMINATED",
    whyStopped: "An interim analysis showed that benefit was unlikely",
    phases: ["PHASE3"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    interventions: [
      ["DRUG", "BCX-90", "Tablet once daily"],
      ["DRUG", "Placebo", "Tablet once daily"],
    ],
    arms: [
      ["EXPERIMENTAL", "BCX-90", "BCX-90"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Maplecrest Neuroscience",
    summary: "People with early Alzheimer's disease took BCX-90 or placebo for up to two years.",
    criteria: `
Inclusion Criteria:

* MCI due to Alzheimer's disease or mild Alzheimer's disease dementia
* Amyloid positive by PET or cerebrospinal fluid
* MMSE score \\>= 22

Exclusion Criteria:

* Lewy body or frontotemporal dementia
* Uncontrolled seizures`,
    enrollment: 941,
    start: "2018-11-05",
    completion: "2022-06-30",
    hasResults: true,
    sites: [
      at("Tampa", "Manatee Bay Research Center"),
      at("Toulouse", "Clinique Garonne Rose"),
      at("Osaka", "Yodo River Memory Hospital"),
    ],
  }),
  study({
    nctId: "NCT99610002",
    title: "Four-drug Chemotherapy With or Without PGX-3 in Metastatic Pancreatic Adenocarcinoma",
    conditions: ["Metastatic Pancreatic Adenocarcinoma"],
    mesh: [pancreaticDuctalCarcinoma],
    status: "COMPLETED",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "PGX-3", "Infusion twice a week"],
      ["DRUG", "Modified FOLFIRINOX", "Every two weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "Chemotherapy plus PGX-3", "PGX-3", "Modified FOLFIRINOX"],
      ["ACTIVE_COMPARATOR", "Chemotherapy", "Modified FOLFIRINOX"],
    ],
    sponsor: "Clavis Antibodies",
    summary: "First-line chemotherapy was compared with and without PGX-3. Survival did not differ.",
    criteria: `
Inclusion Criteria:

* Stage IV pancreatic adenocarcinoma with high stromal hyaluronan
* No prior therapy for metastatic disease
* ECOG performance status 0 or 1

Exclusion Criteria:

* Neuroendocrine histology
* Brain metastases
* Thromboembolic event within 6 months`,
    outcome: ["Overall survival", "Up to 36 months"],
    enrollment: 494,
    start: "2017-04-10",
    completion: "2021-02",
    hasResults: true,
    sites: [
      at("Houston", "Magnolia Bend Cancer Center"),
      at("Milan", "Ospedale Fontechiara"),
      at("Melbourne", "Yarra Vale Hospital"),
    ],
  }),
  study({
    nctId: "NCT99610003",
    title: "Oncolytic Virus OVR-2 in Recurrent Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "WITHDRAWN",
    whyStopped: "No funding; no participant was enrolled",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "OVR-2"]],
    sponsor: "Patapsco Heights Hospital",
    sponsorClass: "OTHER",
    summary: "The study was planned to inject OVR-2 into the wall of the cavity after surgery.",
    criteria: `
Inclusion Criteria:

* First recurrence of glioblastoma that can be resected
* Tumor of at least 1 cm on MRI

Exclusion Criteria:

* Multifocal disease
* Immunosuppression`,
    enrollment: 0,
    start: "2024-05",
  }),
  study({
    nctId: "NCT99610004",
    title: "Intrathecal Gene Therapy ITG-5 in Sitting Children With Spinal Muscular Atrophy",
    conditions: ["Spinal Muscular Atrophy Type II"],
    mesh: [spinalMuscularAtrophy],
    status: "SUSPENDED",
    whyStopped: "Clinical hold while findings in animals are reviewed",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "6 Months",
    maximumAge: "60 Months",
    interventions: [["GENETIC", "ITG-5", "Single intrathecal injection"]],
    sponsor: "Ovenna Gene Medicines",
    summary: "Children who sit but do not walk were to receive ITG-5 once. Enrollment is on hold.",
    criteria: `
Inclusion Criteria:

* Three copies of SMN2
* Able to sit for 10 seconds
* SMN1 deletion on both alleles

Exclusion Criteria:

* Anti-AAV9 titer \\> 1:50
* Ventilation during the day`,
    enrollment: 32,
    start: "2024-01-29",
    sites: [at("Columbus", "Buckeye Lantern Children's Hospital"), at("Rome", "Policlinico Colle Sereno")],
  }),
  study({
    nctId: "NCT99610005",
    title: "Monthly Antisense HTX-2 in Manifest Huntington's Disease",
    conditions: ["Huntington Disease"],
    mesh: [huntingtonDisease],
    status: "TERMINATED",
    whyStopped: "Balance of benefit and risk (not a sudden safety finding)",
    phases: ["PHASE3"],
    minimumAge: "25 Years",
    maximumAge: "65 Years",
    interventions: [["DRUG", "HTX-2", "Intrathecal, every 4 or 8 weeks"]],
    sponsor: "Helmsgate Neuro",
    summary: "Dosing was stopped early in all groups.",
    criteria: `
Inclusion Criteria:

* CAG-Age-Product score \\> 400
* Independence Scale \\>= 70
* HTT CAG repeat length of 40 or more
* Ambulatory

Exclusion Criteria:

* Hydrocephalus
* Anticoagulation`,
    enrollment: 610,
    start: "2019-02-18",
    completion: "2022-03-15",
    sites: [at("London", "Thameside Neuromuscular Centre"), at("Vancouver", "Burrard Cedar Centre for Brain Health")],
  }),
  study({
    nctId: "NCT99610006",
    title: "Open-label Extension of SDN-19 in ALS",
    conditions: ["Amyotrophic Lateral Sclerosis"],
    keywords: ["SOD1", "extension"],
    mesh: [amyotrophicLateralSclerosis],
    status: "ENROLLING_BY_INVITATION",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "SDN-19", "Intrathecal injection every 4 weeks", "sodinersen"]],
    sponsor: "Sidonis Neurotherapeutics",
    summary: "Participants of earlier SDN-19 trials are invited to go on with treatment.",
    criteria: `
Inclusion Criteria:

* Completed an earlier trial of SDN-19
* Able to return to the same site

Exclusion Criteria:

* Stopped SDN-19 for a side effect
* Permanent ventilation`,
    enrollment: 80,
    start: "2025-11-10",
    sites: [at("Boston", "Charles Reach Neurology"), at("Tokyo", "Hinoki Medical University")],
  }),
  study({
    nctId: "NCT99610007",
    title: "Chemotherapy With or Without KDN-12 as First Treatment of Pancreatic Cancer With KRAS G12D",
    acronym: "KEYSTONE-PDAC",
    conditions: ["Pancreatic Ductal Adenocarcinoma"],
    keywords: ["KRAS G12D", "first-line"],
    mesh: [pancreaticDuctalCarcinoma, pancreaticNeoplasms],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "KDN-12", "Tablet once daily", "krasedinib"],
      ["DRUG", "Gemcitabine and nab-paclitaxel", "Days 1, 8 and 15 of each 28-day cycle"],
    ],
    arms: [
      ["EXPERIMENTAL", "Chemotherapy plus KDN-12", "KDN-12", "Gemcitabine and nab-paclitaxel"],
      ["ACTIVE_COMPARATOR", "Chemotherapy", "Gemcitabine and nab-paclitaxel"],
    ],
    sponsor: "Kadenza Oncology",
    expandedAccess: { nctId: "NCT99500004", status: "AVAILABLE" },
    summary: "All participants are enrolled; follow-up goes on.",
    criteria: `
Inclusion Criteria:

* KRAS G12D mutation
* No prior systemic therapy for metastatic disease
* ECOG performance status 0 or 1

Exclusion Criteria:

* KRAS wild-type or another KRAS mutation
* Bilirubin \\> 1.5 x ULN`,
    outcome: ["Overall survival", "Up to 3 years"],
    enrollment: 460,
    start: "2024-06-17",
    sites: [
      at("Houston", "Magnolia Bend Cancer Center"),
      at("New York", "Hudson Terrace Cancer Center"),
      at("Seoul", "Hanbit University Hospital"),
      at("Madrid", "Hospital Universitario Encinar"),
    ],
  }),
  study({
    nctId: "NCT99610008",
    title: "Light Therapy for Sleep in Moderate to Severe Alzheimer's Dementia",
    conditions: ["Alzheimer Disease", "Sleep Disorder"],
    status: "UNKNOWN",
    lastKnownStatus: "NOT_YET_RECRUITING",
    phases: ["NA"],
    minimumAge: "60 Years",
    interventions: [["DEVICE", "Bright light panel", "Two hours every morning"]],
    purpose: "SUPPORTIVE_CARE",
    sponsor: "Ymittos General Hospital",
    sponsorClass: "OTHER",
    summary: "A light panel is tested in nursing homes.",
    criteria: `
Inclusion Criteria:

* Moderate or severe dementia due to Alzheimer's disease
* Lives in a nursing home
* Sleeps badly on three nights a week or more

Exclusion Criteria:

* Blindness
* Bipolar disorder`,
    start: "2021-10",
    lastUpdated: "2021-07-19",
    sites: [at("Athens", "Ymittos General Hospital")],
  }),
  study({
    nctId: "NCT99610009",
    title: "Inhaled Antibiotic Powder in Children With Cystic Fibrosis",
    conditions: ["Cystic Fibrosis"],
    status: "COMPLETED",
    phases: ["PHASE4"],
    minimumAge: "6 Years",
    maximumAge: "17 Years",
    interventions: [["DRUG", "Tobramycin inhalation powder", "Twice daily for 28 days"]],
    sponsor: "Bellwether Cystic Fibrosis Network",
    sponsorClass: "NETWORK",
    summary: "Children with a first growth of Pseudomonas inhaled tobramycin for 28 or 56 days.",
    criteria: `
Inclusion Criteria:

* First positive culture for Pseudomonas aeruginosa
* Cystic fibrosis by sweat test or genotype

Exclusion Criteria:

* Allergy to aminoglycosides
* Chronic growth of Pseudomonas aeruginosa`,
    enrollment: 118,
    start: "2016-02-01",
    completion: "2019-10-31",
    hasResults: true,
    sites: [at("Manchester", "Irwell Bank Children's Hospital"), at("Prague", "Vltava Park Hospital")],
  }),
  study({
    nctId: "NCT99610010",
    title: "Exon 53 Skipping Oligomer QMT-530 in Ambulant Boys With Duchenne Muscular Dystrophy",
    conditions: ["Duchenne Muscular Dystrophy"],
    mesh: [duchenneMuscularDystrophy],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "4 Years",
    maximumAge: "10 Years",
    sex: "MALE",
    interventions: [["DRUG", "QMT-530", "Weekly infusion"]],
    sponsor: "Quillmark Therapeutics",
    summary: "Treatment goes on for the boys who joined in 2024.",
    criteria: `
Inclusion Criteria:

* DMD mutation amenable to exon 53 skipping
* Stable corticosteroids for 24 weeks
* Able to rise from the floor

Exclusion Criteria:

* Prior gene therapy
* Symptomatic cardiomyopathy`,
    enrollment: 22,
    start: "2024-02-12",
    sites: [at("Boston", "Harborlight Children's Hospital"), at("Nagoya", "Kusunoki Children's Hospital")],
  }),
  study({
    nctId: "NCT99610011",
    title: "Vaccine GBV-1 After Chemoradiation in Newly Diagnosed Glioblastoma",
    conditions: ["Glioblastoma", "Gliosarcoma"],
    keywords: ["MGMT", "dendritic cells"],
    mesh: [glioblastoma],
    status: "SUSPENDED",
    whyStopped: "The manufacturing site is moving",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [
      ["BIOLOGICAL", "GBV-1", "Ten injections over 30 months"],
      ["DRUG", "Temozolomide", "Six cycles"],
    ],
    sponsor: "Northgate Cell Works",
    expandedAccess: { nctId: "NCT99500007", status: "AVAILABLE" },
    summary: "GBV-1 is added to maintenance temozolomide. New participants are not accepted for now.",
    criteria: `
Inclusion Criteria:

* Newly diagnosed glioblastoma, near total resection
* MGMT promoter methylated
* Karnofsky performance status \\>= 70

Exclusion Criteria:

* Progression during chemoradiation
* IDH mutation`,
    enrollment: 120,
    start: "2023-10-16",
    sites: [at("Los Angeles", "Canyon Mesa Brain Tumor Center"), at("Hackensack", "Palisade Reach Hospital")],
  }),
]

const withheldTitle = "[Trial of device that is not approved or cleared by the U.S. FDA]"

/** The registry publishes hardly more of a withheld study than its number. */
const withheld: StudyRecord = {
  protocolSection: {
    identificationModule: {
      nctId: "NCT99620001",
      orgStudyIdInfo: { id: "MADE-UP-620001" },
      organization: { fullName: "[Redacted]", class: "INDUSTRY" },
      briefTitle: withheldTitle,
      officialTitle: `${withheldTitle}, made up`,
    },
    statusModule: {
      statusVerifiedDate: "2025-03",
      overallStatus: "WITHHELD",
      studyFirstSubmitDate: "2025-03-03",
      studyFirstSubmitQcDate: "2025-03-03",
      studyFirstPostDateStruct: { date: "2025-03-11", type: "ACTUAL" },
      lastUpdateSubmitDate: "2025-03-24",
      lastUpdatePostDateStruct: { date: "2025-03-26", type: "ACTUAL" },
    },
    sponsorCollaboratorsModule: {
      responsibleParty: { type: "SPONSOR" },
      leadSponsor: { name: "[Redacted]", class: "INDUSTRY" },
    },
  } as ProtocolSection,
  derivedSection: { miscInfoModule: { versionHolder: "2026-11-20" } },
  hasResults: false,
}

export const closedAndObservational: ReadonlyArray<StudyRecord> = [...observational, ...closed, withheld]
