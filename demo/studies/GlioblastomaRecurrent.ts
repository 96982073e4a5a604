import { at, withoutPoint } from "./Cities.ts"
import { brainNeoplasms, glioblastoma, glioma, gliosarcoma } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99200201",
    title: "Lomustine With or Without BTK-604 in First Recurrence of Glioblastoma",
    conditions: ["Recurrent Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "BTK-604", "Tablet once a day"],
      ["DRUG", "Lomustine", "110 mg/m² every 6 weeks", "CCNU"],
    ],
    arms: [
      ["EXPERIMENTAL", "Combination", "BTK-604", "Lomustine"],
      ["ACTIVE_COMPARATOR", "Lomustine", "Lomustine"],
    ],
    outcome: ["Overall survival", "Up to 3 years"],
    enrollment: 320,
    sponsor: "Brightwater Therapeutics",
    summary: "People whose glioblastoma came back for the first time receive lomustine, half of them with BTK-604.",
    criteria: `
Inclusion Criteria:

* Glioblastoma, IDH wild-type, at first recurrence after radiotherapy and temozolomide
* Measurable disease by RANO criteria
* No more than one prior line of systemic therapy
* At least 12 weeks since the end of radiotherapy, unless the recurrence is outside the high-dose field or proven by biopsy
* KPS \\> 60
* MGMT promoter status known (methylated or unmethylated)

Exclusion Criteria:

* Prior lomustine, bevacizumab or other anti-VEGF therapy
* Second or later recurrence
* IDH1 R132H mutation
* Need for warfarin
* Strong CYP3A4 inducers, e.g. phenytoin or carbamazepine, within 14 days
`,
    sites: [
      at("Boston", "Charles River Example Cancer Institute", "RECRUITING"),
      at("New Haven", "Elm City Example Hospital", "RECRUITING"),
      at("Dallas", "Trinity Example Medical Center", "RECRUITING"),
      at("Los Angeles", "Example Westside Cancer Center", "ACTIVE_NOT_RECRUITING"),
      at("Amsterdam", "Amstel Example University", "RECRUITING"),
      at("Brussels", "Hôpital Exemple de la Senne", "RECRUITING"),
      at("Paris", "Hôpital Exemple de la Seine", "NOT_YET_RECRUITING"),
    ],
    start: "2025-02-11",
  },
  {
    nctId: "NCT99200202",
    title: "Autologous EGFRvIII/IL13Rα2 CAR-T Cells Into the Ventricle for Recurrent Glioblastoma",
    conditions: ["Glioblastoma", "Recurrence"],
    keywords: ["CAR-T", "EGFRvIII", "IL13Ra2"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [["BIOLOGICAL", "CART-E13", "Cells by an Ommaya reservoir, up to three doses"]],
    enrollment: 24,
    sponsor: "Northlake University Hospital",
    sponsorClass: "OTHER",
    summary: "The patient's own T cells are changed to recognize the tumor and are given into the fluid of the brain.",
    criteria: `
Main Inclusion Criteria

1. Glioblastoma in first or second recurrence, IDH-wildtype
2. EGFR amplified, EGFRvIII positive, or IL13Rα2 positive tumor
3. KPS ≥ 60
4. Dexamethasone ≤ 4 mg/day at the time of infusion

Additional Inclusion Criteria for Cohort 2

1. Tumor ≤ 3 cm
2. No subependymal spread

Main Exclusion Criteria

1. Prior gene or cell therapy
2. Bevacizumab within 3 months (earlier use is permitted)
3. Active infection, incl. hepatitis B, hepatitis C or HIV
4. Tumor with mass effect or \\> 5 mm midline shift
`,
    sites: [at("Philadelphia", "Northlake University Hospital", "RECRUITING")],
    start: "2025-07-30",
  },
  {
    nctId: "NCT99200203",
    title: "Oncolytic Herpes Virus G-117 in Recurrent or Progressive Malignant Glioma",
    conditions: ["Malignant Glioma"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "G-117", "Injected into the tumor twice"]],
    sponsor: "Kitano Example University",
    sponsorClass: "OTHER",
    summary: "A weakened virus is injected into the tumor during stereotactic surgery.",
    criteria: `
Subjects will be included if:

1) recurrent glioblastoma, gliosarcoma or anaplastic astrocytoma is shown by biopsy
2) tumor is at least 1 cm and not more than 5 cm
3) radiotherapy of 50 Gy or more was completed
4) KPS is 60 or more

Subjects will be excluded if:

1) the tumor touches the ventricle
2) extracranial metastasis is present
3) the patient needs antiviral drugs
4) there was a prior treatment with bevacizumab
`,
    sites: [at("Tokyo", "Kitano Example University Hospital", "RECRUITING"), at("Osaka", "Yodogawa Example Hospital")],
    start: "2025-05-01",
  },
  {
    nctId: "NCT99200204",
    title: "Regimen-Adaptive Platform Trial in Recurrent Glioblastoma",
    acronym: "RAPTOR-G",
    conditions: ["Glioblastoma Multiforme", "Recurrent Gliosarcoma"],
    mesh: [glioblastoma, gliosarcoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Abemaciclib", "Arm A"],
      ["DRUG", "QX-2090", "Arm B"],
      ["DRUG", "Regorafenib", "Arm C"],
      ["DRUG", "Lomustine", "Control", "CCNU"],
    ],
    arms: [
      ["EXPERIMENTAL", "A", "Abemaciclib"],
      ["EXPERIMENTAL", "B", "QX-2090"],
      ["EXPERIMENTAL", "C", "Regorafenib"],
      ["ACTIVE_COMPARATOR", "Control", "Lomustine"],
    ],
    enrollment: 400,
    sponsor: "Brain Tumor Example Consortium",
    sponsorClass: "NETWORK",
    summary: "Several medicines are tested at the same time against one control group.",
    criteria: `
General Inclusion Criteria

* Recurrent glioblastoma or gliosarcoma, IDH-wildtype
* One or two recurrences; not more than 2 prior lines of therapy
* KPS ≥ 70

Arm A Specific Inclusion Criteria

* CDK4/6 amplification or CDKN2A/B deletion with intact RB1

Arm B Specific Inclusion Criteria

* MGMT methylated

General Exclusion Criteria

* Prior bevacizumab, other than for radiation necrosis
* Any of the arm's study drugs before
* QTc \\> 480 ms

Arm C Specific Exclusion Criteria

* Uncontrolled hypertension (\\> 150/90 mmHg)
* Bleeding of CTCAE grade ≥ 3

Other protocol-defined inclusion/exclusion criteria may apply
`,
    sites: [
      at("Boston", "Charles River Example Cancer Institute", "RECRUITING"),
      at("San Francisco", "Golden Gate Example University", "RECRUITING"),
      at("Houston", "Bayou Example Cancer Center", "RECRUITING"),
      at("Columbus", "Olentangy Example Cancer Hospital", "RECRUITING"),
      at("Ann Arbor", "Huron Example Hospital", "SUSPENDED"),
    ],
    start: "2024-03",
  },
  {
    nctId: "NCT99200205",
    title: "Regorafenib Rechallenge With TTFields in Progressive Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    maximumAge: "79 Years",
    interventions: [
      ["DRUG", "Regorafenib"],
      ["DEVICE", "Tumor treating fields"],
    ],
    sponsor: "Clinica Esempio dell'Adige",
    sponsorClass: "OTHER",
    summary: "Regorafenib is combined with electric fields after progression.",
    criteria: `
Criteria for inclusion:

• glioblastoma IDH-wt in progression after Stupp regimen
• no more than two previous lines
• ECOG PS 0-1
• washout of 4 weeks from the last therapy

Criteria for exclusion:

• prior regorafenib stopped for toxicity
• surgery less than 4 weeks before
• non-healing wound
`,
    sites: [
      at("Verona", "Clinica Esempio dell'Adige", "RECRUITING"),
      at("Milan", "Ospedale Esempio dei Navigli", "RECRUITING"),
    ],
    start: "2025-10",
  },
  {
    nctId: "NCT99200206",
    title: "Bevacizumab Biosimilar and Re-irradiation for Recurrent High-Grade Glioma",
    conditions: ["High-grade Glioma"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Bevacizumab", "10 mg/kg every 2 weeks"],
      ["RADIATION", "Re-irradiation", "35 Gy in 10 fractions"],
    ],
    sponsor: "Örnek Anadolu Kliniği",
    sponsorClass: "OTHER",
    summary: "A second radiotherapy is combined with bevacizumab.",
    criteria: `
Inclusion Criteria:

- Recurrent glioblastoma or grade 3 glioma
- At least 6 months since first radiotherapy
- Bevacizumab-naïve
- Karnofsky performance score of 60 to 100

Inclusion Criteria:

- Arterial thrombosis in the last 6 months
- Bowel perforation
- Uncontrolled high blood pressure
- Pregnant or breast-feeding
`,
    sites: [
      at("Ankara", "Örnek Anadolu Kliniği", "RECRUITING"),
      withoutPoint(at("Istanbul", "Haliç Örnek Hastanesi", "RECRUITING")),
    ],
    start: "2025-08",
  },
  {
    nctId: "NCT99200207",
    title: "ONX-01 in Recurrent H3 K27M-Mutant Diffuse Midline Glioma",
    conditions: ["Diffuse Midline Glioma, H3 K27M-Mutant"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "24 Months",
    interventions: [["DRUG", "ONX-01", "Capsule once a week"]],
    sponsor: "Corvane Biosciences",
    summary: "An oral medicine is given to children and adults whose midline glioma has the H3 K27M mutation.",
    criteria: `
Inclusion Criteria:

* Recurrent diffuse midline glioma, H3 K27M-mutant (by immunohistochemistry or sequencing)
* At least 90 days after radiotherapy
* KPS or LPS ≥ 60
* Patients with tumors not located in the pons or spinal cord; DIPG is studied in another trial

Exclusion Criteria:

* Primary spinal tumor
* H3-wildtype glioblastoma
* Prior dopamine receptor antagonist for cancer
`,
    sites: [
      at("Miami", "Biscayne Example Cancer Center", "RECRUITING"),
      at("Detroit", "Straits Example Hospital", "RECRUITING"),
      at("Washington", "Potomac Example Children's Hospital", "RECRUITING"),
    ],
    start: "2024-11",
    expandedAccess: { nctId: "NCT99500008", status: "AVAILABLE" },
  },
  {
    nctId: "NCT99200208",
    title: "Convection-Enhanced Delivery of Immunotoxin D2-TOX for Recurrent Grade IV Glioma",
    conditions: ["Grade IV Glioma"],
    mesh: [glioblastoma, brainNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "D2-TOX", "Catheter infusion over 72 hours"]],
    enrollment: 30,
    sponsor: "Piedmont Example University",
    sponsorClass: "OTHER",
    summary: "A toxin that binds to EGFR and EGFRvIII is infused slowly into the tumor.",
    criteria: `
Conditions for patient eligibility

* Recurrent supratentorial WHO grade IV malignant glioma (glioblastoma)
* Exclusion of pseudoprogression by perfusion MRI or biopsy
* Inclusion in the tissue bank of the center
* Eligible for stereotactic catheter placement
* KPS ≥ 70

Conditions for patient ineligibility

* More than 3 prior regimens
* Tumor with more than one focus
* Ineligible for MRI
* Inclusion in another interventional trial
`,
    sites: [at("Durham", "Piedmont Example University Hospital", "RECRUITING")],
    start: "2026-03",
  },
  {
    nctId: "NCT99200209",
    title: "Dabrafenib Plus Trametinib in BRAF V600E-Mutated Recurrent Glioma of Adults",
    conditions: ["Glioma", "BRAF V600E"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "16 Years",
    interventions: [
      ["DRUG", "Dabrafenib", "150 mg twice a day"],
      ["DRUG", "Trametinib", "2 mg a day"],
    ],
    sponsor: "Rideau Example Hospital",
    sponsorClass: "OTHER",
    summary: "Two targeted medicines are given together.",
    criteria: `
Patients may be enrolled if they have a recurrent low- or high-grade glioma, including glioblastoma, with a BRAF V600E mutation.

* ECOG ≤ 2
* Measurable lesion by RANO
* Normal ejection fraction
* Not previously treated with a BRAF inhibitor
* Women: negative pregnancy test
* No retinal vein occlusion, now or in the past
* No active cancer other than glioma \\[except basal cell carcinoma\\]
`,
    sites: [
      at("Ottawa", "Rideau Example Hospital", "RECRUITING"),
      at("Toronto", "Humber Example Cancer Centre", "RECRUITING"),
    ],
    start: "2025-06",
  },
  {
    nctId: "NCT99200210",
    title: "Laser Interstitial Thermal Therapy and Nivolumab for Recurrent Glioblastoma",
    conditions: ["Glioblastoma, Recurrent"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["PROCEDURE", "Laser interstitial thermal therapy", "One treatment", "LITT"],
      ["DRUG", "Nivolumab", "240 mg every 2 weeks"],
    ],
    sponsor: "Gateway Example University",
    sponsorClass: "OTHER",
    summary: "Heat from a laser opens the tumor for immune cells; nivolumab follows.",
    criteria: `
Required Characteristics:

* Unequivocal progression of glioblastoma
* Candidate for LITT as judged by the surgeon
* Tumor of 1.5 to 4 cm
* Unmethylated or methylated MGMT promoter
* Off steroids or on physiologic doses

Excluding Critera:

* Prior PD-1 or PD-L1 antibody
* Interstitial lung disease
* Organ transplant
* MGMT status unknown
`,
    sites: [
      at("St. Louis", "Gateway Example University", "RECRUITING"),
      at("Indianapolis", "White River Example Hospital", "COMPLETED"),
    ],
    start: "2024-06-04",
  },
  {
    nctId: "NCT99200211",
    title: "Dose-Dense Temozolomide Rechallenge in MGMT-Methylated Recurrent GBM",
    conditions: ["Recurrent GBM"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "Temozolomide", "50 mg/m² every day"]],
    sponsor: "Hospital Ejemplo del Manzanares",
    sponsorClass: "OTHER",
    summary: "Daily low doses of temozolomide are tried again after a pause.",
    criteria: `
Inclusion Criteria: GBM with methylated MGMT promoter; first relapse more than 2 months after the last temozolomide; KPS > 60. Exclusion Criteria: unmethylated MGMT promoter; progression during temozolomide; grade 4 myelosuppression with earlier temozolomide; more than one line for recurrent disease.
`,
    sites: [
      at("Madrid", "Hospital Ejemplo del Manzanares", "RECRUITING"),
      at("Buenos Aires", "Hospital Ejemplo del Plata", "RECRUITING"),
      at("Santiago", "Clínica Ejemplo del Mapocho", "RECRUITING"),
    ],
    start: "2025-01",
  },
  {
    nctId: "NCT99200212",
    title: "Selinexor Analogue SNX-9 in Glioblastoma After Two or More Lines",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "SNX-9", "80 mg once a week"]],
    sponsor: "Tessarine Oncology",
    summary: "A nuclear export inhibitor is given by mouth.",
    criteria: `
Inclusion Criteria:

* At least 2 prior lines of therapy, including temozolomide
* KPS ≥ 60

Exclusion Criteria:

* Cataract that impairs vision
`,
    sites: [at("Copenhagen", "Øresund Example Hospital"), at("New York", "Example Morningside Medical Center")],
    start: "2023-02",
    hasResults: true,
  },
  {
    nctId: "NCT99200213",
    title: "Wafer-Delivered Docetaxel at Reoperation for Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "TERMINATED",
    whyStopped: "Slow accrual",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["COMBINATION_PRODUCT", "Docetaxel wafer"]],
    sponsor: "Hudson Example Biomaterials",
    summary: "A wafer was placed into the cavity at the second operation.",
    criteria: `
Inclusion Criteria:

* Resectable recurrence of glioblastoma
* KPS ≥ 60

Exclusion Criteria:

* Open ventricle
`,
    sites: [at("Buffalo", "Niagara Example Hospital")],
    start: "2022-09",
    lastUpdated: "2025-03-05",
  },
  {
    nctId: "NCT99200214",
    title: "NK Cells From Cord Blood in Recurrent Glioblastoma",
    conditions: ["Brain Neoplasms"],
    keywords: ["glioblastoma", "natural killer cells"],
    mesh: [brainNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "CB-NK-4", "Cells into the resection cavity"]],
    sponsor: "Bayou Example Cancer Center",
    sponsorClass: "OTHER",
    summary: "Natural killer cells from donated cord blood are given after surgery.",
    criteria: `
INCLUSION CRITERIA

Recurrent glioblastoma, with or without prior bevacizumab.

No more than 3 prior episodes of recurrence.

HLA typing available. Human leukocyte antigen match is not required.

EXCLUSION CRITERIA

Dexamethasone \\> 4 mg/d that cannot be tapered.

Uncontrolled seizures.

Not having recovered to grade ≤ 1 from earlier treatments, except alopecia.

Absence of a donor.
`,
    sites: [at("Houston", "Bayou Example Cancer Center", "RECRUITING"), at("San Antonio", null, "NOT_YET_RECRUITING")],
    start: "2026-01-13",
  },
  {
    nctId: "NCT99200215",
    title: "Vorasidenib Versus Observation After Surgery for Grade 3 and 4 IDH-Mutant Astrocytoma",
    conditions: ["Astrocytoma, IDH-Mutant"],
    keywords: ["IDH1", "IDH2"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "12 Years",
    interventions: [["DRUG", "Vorasidenib", "40 mg a day"]],
    arms: [
      ["EXPERIMENTAL", "Vorasidenib", "Vorasidenib"],
      ["NO_INTERVENTION", "Observation"],
    ],
    sponsor: "Elm City Example Hospital",
    sponsorClass: "OTHER",
    summary: "Maintenance with vorasidenib follows radiotherapy and chemotherapy.",
    criteria: `
Inclusion Criteria:

1. Astrocytoma, IDH-mutant, CNS WHO grade 3 or 4
2. IDH1 R132H/C/G/S/L or IDH2 R172 mutation
3. 1p/19q not codeleted

Exclusion Criteria:

1. Glioblastoma, IDH-wildtype
2. Prior IDH inhibitor
3. QTcF of 450 msec or more, except with bundle branch block
`,
    sites: [
      at("New Haven", "Elm City Example Hospital", "RECRUITING"),
      at("Minneapolis", "Mill City Example Clinic", "RECRUITING"),
    ],
    start: "2025-09",
  },
  {
    nctId: "NCT99200216",
    title: "Hyperpolarized Pyruvate MRI to Tell Pseudoprogression From Progression in Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["EARLY_PHASE1"],
    minimumAge: "18 Years",
    purpose: "DIAGNOSTIC",
    interventions: [["DIAGNOSTIC_TEST", "Hyperpolarized 13C pyruvate MRI", "One or two scans"]],
    enrollment: 30,
    sponsor: "Golden Gate Example University",
    sponsorClass: "OTHER",
    summary: "A new kind of MRI may show whether a change is tumor or an effect of treatment.",
    criteria: `
Inclusion Criteria

* Glioblastoma with a new or growing lesion within 6 months after radiotherapy
* Surgery planned

Exclusion Criteria

N/A
`,
    sites: [
      at("San Francisco", "Golden Gate Example University", "RECRUITING"),
      at("San Diego", "Mission Bay Example Imaging", "NOT_YET_RECRUITING"),
    ],
    start: "2025-03-31",
  },
  {
    nctId: "NCT99200217",
    title: "Tovorafenib-Like Agent PLX-R for Gliomas With RAF Alterations",
    conditions: ["Glioma", "Glioneuronal Tumor"],
    mesh: [glioma],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "6 Months",
    maximumAge: "25 Years",
    interventions: [["DRUG", "PLX-R", "Tablet or liquid once a week"]],
    sponsor: "Corvane Biosciences",
    summary: "Young people with a recurrent glioma take PLX-R once a week.",
    criteria: `
Inclusion Criteria:

* Relapsed or progressive glioma, incl. high-grade glioma and glioblastoma, with a RAF alteration
* At least one line of prior systemic therapy
* Karnofsky (over 16 years) or Lansky (16 years and under) score of at least 50
* At least 12 weeks since radiotherapy, unless progression lies outside the radiation field

Exclusion Criteria:

* NF1 loss as the only alteration
* Prior RAF or MEK inhibitor, except if it was stopped for reasons other than progression
* Visual acuity worse than 20/200
`,
    sites: [],
    start: "2027-03-01",
    lastUpdated: "2026-10-30",
  },
  {
    nctId: "NCT99200218",
    title: "Electric Field Helmet for Recurrent Brain Tumors",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "22 Years",
    interventions: [["DEVICE", "HelioField helmet"]],
    sponsor: "Lumenfeld Medical Devices",
    summary: "A lighter device for tumor treating fields is worn at home.",
    criteria: `
Inclusion criteria. Age ≥22. Recurrent GBM by RANO 2.0. Any number of prior lines. Able to change arrays with help.

Exclusion criteria. Brainstem tumor. Active implanted device. Open wound of the scalp.
`,
    sites: [
      at("Hackensack", "Palisades Example Medical Center", "RECRUITING"),
      at("Honolulu", "Mānoa Example Clinic", "RECRUITING"),
      at("Oklahoma City", "Red Earth Example Hospital"),
    ],
    start: "2026-06",
  },
  {
    nctId: "NCT99200219",
    title: "Repeated Neurocognitive Rehabilitation for Long-Term Glioblastoma Survivors",
    conditions: ["Glioblastoma", "Cognitive Impairment"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    purpose: "SUPPORTIVE_CARE",
    interventions: [["BEHAVIORAL", "Telehealth cognitive rehabilitation", "Eight weeks"]],
    sponsor: "Fjord Example University",
    sponsorClass: "OTHER",
    summary: "Training of attention and memory by video for people who live with glioblastoma for two years or longer.",
    criteria: `
Inclusion Criteria:

* Diagnosis of glioblastoma at least 24 months ago
* No progression in the last 6 months
* Own report of problems with memory, attention or planning
* Internet access at home

Exclusion Criteria:

* Dementia of another cause, such as Alzheimer's disease
* MCI before the tumor was diagnosed
`,
    sites: [at("Oslo", "Fjord Example University", "RECRUITING")],
    start: "2026-04",
  },
  {
    nctId: "NCT99200220",
    title: "Bispecific EGFR/CD3 Antibody BSP-41 in Recurrent Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "SUSPENDED",
    whyStopped: "Review of safety data",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "BSP-41"]],
    sponsor: "Tessarine Oncology",
    summary: "An antibody that brings T cells to EGFR on the tumor is given in rising doses.",
    criteria: `
Inclusions

(i) EGFR-amplified recurrent glioblastoma, IDH wild type
(ii) first recurrence or later
(iii) tumor diameter &lt; 4 cm

Exclusions

(i) leptomeningeal disease
(ii) uncontrolled seizures
`,
    sites: [at("Seattle", "Cascade Example Cancer Center"), at("Singapore", "Kallang Example Cancer Centre")],
    start: "2025-02",
  },
  {
    nctId: "NCT99200221",
    title: "ADC-B7 in Relapsed Glioblastoma and Other B7-H3-Expressing Brain Tumors",
    conditions: ["CNS Tumor", "High Grade Glioma"],
    mesh: [brainNeoplasms, glioma],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "ADC-B7", "Antibody-drug conjugate every 3 weeks"]],
    sponsor: "Brightwater Therapeutics",
    collaborators: ["Hanbyeol Example Medical Center"],
    summary: "An antibody that carries a toxin to B7-H3 is tested in brain tumors that came back.",
    criteria: `
Participant-Related Inclusion Criteria:

1. Relapsed glioblastoma, up to 2 prior lines (temozolomide rechallenge counts as a line)
2. ECOG 0 or 1
3. Archival tissue; B7-H3 expression is tested but not required

Disease-specific Exclusion Criteria:

1. Tumor bleeding \\> grade 1
2. Progression within 12 weeks after radiotherapy, unless confirmed by histology

General Exclusion Criteria:

1. Interstitial lung disease
2. Live vaccine within 30 days
`,
    sites: [
      at("Seoul", "Hanbyeol Example Medical Center", "RECRUITING"),
      at("Hong Kong", "Example Harbour Hospital", "RECRUITING"),
      at("Shanghai", "Huangpu Example Hospital", "RECRUITING"),
    ],
    start: "2026-03-17",
  },
]

export const recurrent = drafts.map(study)
