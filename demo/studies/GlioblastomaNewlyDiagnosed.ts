import { at, withoutPoint } from "./Cities.ts"
import { brainNeoplasms, glioblastoma, glioma, gliosarcoma } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99200101",
    title: "QX-2090 With Radiotherapy and Temozolomide in Newly Diagnosed MGMT-Methylated Glioblastoma",
    officialTitle:
      "A Randomized, Double-Blind, Phase 3 Trial of QX-2090 Added to Temozolomide Chemoradiation in Participants With Newly Diagnosed Glioblastoma With MGMT Promoter Methylation",
    acronym: "MERIDIAN-GBM",
    conditions: ["Glioblastoma, IDH-wildtype"],
    keywords: ["MGMT", "newly diagnosed"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "QX-2090", "PARP inhibitor that reaches the brain, 60 mg a day"],
      ["DRUG", "Temozolomide", "75 mg/m² during radiotherapy, later 150-200 mg/m²", "TMZ"],
      ["RADIATION", "Radiotherapy", "60 Gy in 30 fractions"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "QX-2090", "QX-2090", "Temozolomide", "Radiotherapy"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo", "Temozolomide", "Radiotherapy"],
    ],
    outcome: ["Overall survival", "Up to 5 years"],
    enrollment: 450,
    sponsor: "Quillion Pharma",
    summary: "The study compares QX-2090 with placebo, each added to the standard treatment of glioblastoma.",
    criteria: `
Inclusion Criteria:

* Histologically confirmed, newly diagnosed glioblastoma, IDH wild-type, WHO grade 4 (2021 classification)
* MGMT promoter methylated, as determined by the central laboratory
* Karnofsky performance status (KPS) ≥ 70
* Surgery or biopsy 2 to 6 weeks before randomization, with recovery from its effects
* Stable or decreasing corticosteroids, ≤ 4 mg dexamethasone per day
* ANC ≥ 1.5 × 10\\^9/L, platelets ≥ 100 × 10\\^9/L, hemoglobin ≥ 9 g/dL
* No prior chemotherapy, radiotherapy or other treatment of the glioma except surgery

Exclusion Criteria:

* MGMT unmethylated or indeterminate tumors
* IDH1 or IDH2 mutation
* Leptomeningeal spread or tumor below the tentorium
* Prior implantation of carmustine wafers
* Myelodysplastic syndrome
* Another active cancer, unless it has been in remission for ≥ 3 years
`,
    sites: [
      at("New York", "Example Morningside Medical Center", "RECRUITING"),
      at("Houston", "Bayou Example Cancer Center", "RECRUITING"),
      at("Rochester", "Zumbro Example Clinic", "RECRUITING"),
      at("San Francisco", "Golden Gate Example University", "NOT_YET_RECRUITING"),
      at("Heidelberg", "Neckar-Beispielklinikum", "RECRUITING"),
      at("Zurich", "Limmat Example Klinik", "RECRUITING"),
      withoutPoint(at("Montreal", "Hôpital Exemple du Saint-Laurent", "RECRUITING")),
    ],
    start: "2025-01-28",
    expandedAccess: {},
  },
  {
    nctId: "NCT99200102",
    title: "Tumor Treating Fields Concurrent With Chemoradiation for Newly Diagnosed Glioblastoma",
    conditions: ["Glioblastoma Multiforme"],
    keywords: ["TTFields", "GBM"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    maximumAge: "80 Years",
    interventions: [
      ["DEVICE", "Tumor treating fields", "200 kHz arrays on the shaved scalp, at least 18 hours a day", "TTFields"],
      ["DRUG", "Temozolomide"],
      ["RADIATION", "Radiation therapy"],
    ],
    arms: [
      ["EXPERIMENTAL", "Early TTFields", "Tumor treating fields", "Temozolomide", "Radiation therapy"],
      ["ACTIVE_COMPARATOR", "Late TTFields", "Tumor treating fields", "Temozolomide", "Radiation therapy"],
    ],
    enrollment: 700,
    sponsor: "Lumenfeld Medical Devices",
    summary: "Electric fields are started together with radiotherapy or, as usual, after it.",
    criteria: `
Inclusion Criteria:
* New diagnosis of GBM
* KPS of 70 or above
* Life expectancy of at least 3 months
* Fit for treatment with radiotherapy and TMZ
* Written informed consent Exclusion Criteria:
* Progressive disease
* Infratentorial or leptomeningeal disease
* Implanted pacemaker, programmable shunt, defibrillator or deep brain stimulator
* Skull defect such as a missing bone flap
* Allergy to conductive hydrogel
`,
    sites: [
      at("Chicago", "Example Lakeshore Cancer Institute", "RECRUITING"),
      at("Detroit", "Straits Example Hospital", "RECRUITING"),
      at("Milwaukee", "Menomonee Example Clinic", "RECRUITING"),
      at("Tel Aviv", "Yarkon Example Medical Center", "RECRUITING"),
      at("Prague", "Vltava Example Clinic", "WITHDRAWN"),
    ],
    start: "2024-07",
  },
  {
    nctId: "NCT99200103",
    title: "Dose-Escalated Radiotherapy Guided by Amino Acid PET in MGMT-Unmethylated Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "70 Years",
    interventions: [
      ["RADIATION", "PET-guided boost", "75 Gy in 30 fractions to the PET volume"],
      ["DRUG", "Temozolomide"],
    ],
    sponsor: "Neckar-Beispielklinikum",
    sponsorClass: "OTHER",
    summary: "The part of the tumor that stands out on FET PET gets a higher dose of radiation.",
    criteria: `
Inclusion Criteria:

1. Glioblastoma, IDH-wildtype, with unmethylated MGMT promoter
2. Residual tumor on [18F]FET PET
3. Eligible for [18F]FET PET and for MRI with gadolinium
4. ECOG 0-1

Exclusion Criteria:

1. H3 K27-altered diffuse midline glioma
2. Multifocal disease
3. Ineligible for concurrent temozolomide because of:

   1. bone marrow reserve
   2. liver function
4. Previous cranial irradiation
`,
    sites: [
      at("Heidelberg", "Neckar-Beispielklinikum", "RECRUITING"),
      at("Cologne", "Rhein-Beispielklinik", "RECRUITING"),
      at("Vienna", "Donau-Beispielspital"),
    ],
    start: "2025-05",
  },
  {
    nctId: "NCT99200104",
    title: "Short-Course Radiotherapy Plus Temozolomide or Alone in Older Adults With Glioblastoma",
    conditions: ["Glioblastoma", "Elderly"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "70 Years",
    interventions: [
      ["RADIATION", "Short-course radiotherapy", "25 Gy in 5 fractions or 40 Gy in 15 fractions"],
      ["DRUG", "Temozolomide"],
    ],
    arms: [
      ["EXPERIMENTAL", "With temozolomide", "Short-course radiotherapy", "Temozolomide"],
      ["ACTIVE_COMPARATOR", "Alone", "Short-course radiotherapy"],
    ],
    enrollment: 280,
    sponsor: "Canadian Example Trials Cooperative",
    sponsorClass: "NETWORK",
    summary: "Older adults receive a short radiotherapy with or without temozolomide, whatever the MGMT status.",
    criteria: `
DISEASE CHARACTERISTICS:

* Histologically confirmed glioblastoma (grade IV astrocytoma)

  * Newly diagnosed disease
  * MGMT status must be known, but may be methylated or unmethylated
* No gliosarcoma

PATIENT CHARACTERISTICS:

* Age 70 and over
* ECOG performance status 0-2
* ANC >= 1,500/mm^3
* Platelets >= 100,000/mm^3
* Creatinine =< 1.5 times upper limit of normal
* No other malignancy within the past 5 years except nonmelanoma skin cancer

PRIOR CONCURRENT THERAPY:

* No prior chemotherapy
* No prior cranial radiotherapy
* No concurrent anticonvulsants that induce enzymes
* At least 2 weeks since prior surgery
`,
    sites: [
      at("Ottawa", "Rideau Example Hospital", "RECRUITING"),
      at("Calgary", "Bow River Example Cancer Centre", "RECRUITING"),
      at("Vancouver", "Fraser Example Cancer Centre", "RECRUITING"),
      at("Melbourne", "Yarra Example Cancer Centre", "RECRUITING"),
    ],
    start: "2024-05-14",
  },
  {
    nctId: "NCT99200105",
    title: "EGFRvIII Peptide Vaccine RVX-3 With Pembrolizumab After Chemoradiation",
    conditions: ["Glioblastoma", "Gliosarcoma"],
    keywords: ["EGFRvIII"],
    mesh: [glioblastoma, gliosarcoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "RVX-3", "Peptide vaccine against EGFRvIII"],
      ["DRUG", "Pembrolizumab", "200 mg every 3 weeks", "MK-3475"],
    ],
    sponsor: "Marrowell Biologics",
    summary: "People whose tumor has the EGFRvIII change are vaccinated after radiotherapy.",
    criteria: `
Inclusion Criteria:

* Newly diagnosed glioblastoma or gliosarcoma that expresses EGFRvIII by PCR or sequencing
* Completed ≥ 90 % of the planned radiotherapy with temozolomide, without progression
* No more than 4 mg dexamethasone a day
* EGFR amplification alone, without the vIII variant, is not sufficient

Exclusion Criteria:

* Diffuse subependymal tumor
* Active autoimmune disease (vitiligo and type 1 diabetes are permitted)
* Prior immunotherapy, including checkpoint inhibitors and vaccines
* eGFR \\< 30 mL/min
`,
    sites: [
      at("Durham", "Piedmont Example University Hospital", "RECRUITING"),
      at("Atlanta", "Chattahoochee Example Clinic", "RECRUITING"),
      at("Nashville", null, "RECRUITING"),
    ],
    start: "2025-09-09",
  },
  {
    nctId: "NCT99200106",
    title: "Neoadjuvant Pembrolizumab Before First Resection of Suspected Glioblastoma",
    conditions: ["High Grade Glioma"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["EARLY_PHASE1"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "Pembrolizumab", "One dose two weeks before surgery"]],
    enrollment: 20,
    sponsor: "Golden Gate Example University",
    sponsorClass: "OTHER",
    summary: "One dose of pembrolizumab is given before the operation to see how the tumor changes.",
    criteria: `
* INCLUSION CRITERIA:
* MRI that strongly suggests a high-grade glioma, later to be confirmed as glioblastoma
* Resection planned, not only biopsy
* KPS at least 70

* EXCLUSION CRITERIA:
* Needs more than 4 mg of dexamethasone a day
* Mass effect that calls for immediate surgery
* Prior checkpoint inhibitor
* Immunodeficiency
`,
    sites: [at("San Francisco", "Golden Gate Example University", "RECRUITING")],
    start: "2026-02-24",
  },
  {
    nctId: "NCT99200107",
    title: "Metformin and Ketogenic Diet During Chemoradiation of Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [
      ["DRUG", "Metformin", "Up to 850 mg three times a day"],
      ["DIETARY_SUPPLEMENT", "Ketogenic diet"],
      ["DRUG", "Temozolomide"],
    ],
    sponsor: "Red Mountain Example University",
    sponsorClass: "OTHER",
    summary: "A diet low in carbohydrates and metformin accompany the standard treatment.",
    criteria: `
Inclusion Criteria: New glioblastoma after surgery. MGMT promoter methylated or unmethylated. KPS ≥ 60. Able to follow a diet.
Exclusion Criteria: Diabetes mellitus treated with insulin. Underweight (BMI < 20). Liver or kidney failure. Pregnancy. Participation in another treatment trial.
`,
    sites: [
      at("Birmingham", "Red Mountain Example University", "RECRUITING"),
      at("New Orleans", "Crescent Example Clinic"),
    ],
    start: "2025-04-22",
  },
  {
    nctId: "NCT99200108",
    title: "Pediatric High-Grade Glioma: Molecularly Chosen Combination After Radiotherapy",
    conditions: ["Pediatric Glioma", "Diffuse Midline Glioma, H3 K27M-Mutant", "Glioblastoma"],
    mesh: [glioma, glioblastoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "12 Months",
    maximumAge: "21 Years",
    interventions: [
      ["DRUG", "Dabrafenib", "Stratum A"],
      ["DRUG", "Trametinib", "Stratum A"],
      ["DRUG", "ONX-01", "Stratum B"],
      ["DRUG", "Lomustine", "Stratum C", "CCNU"],
    ],
    arms: [
      ["EXPERIMENTAL", "Stratum A", "Dabrafenib", "Trametinib"],
      ["EXPERIMENTAL", "Stratum B", "ONX-01"],
      ["EXPERIMENTAL", "Stratum C", "Lomustine"],
    ],
    enrollment: 150,
    sponsor: "Children's Example Brain Tumor Network",
    sponsorClass: "NETWORK",
    summary: "Children and young adults get a treatment that fits the changes found in their tumor.",
    criteria: `
Stratum A (BRAF V600E)

Inclusion Criteria:

* High-grade glioma with BRAF V600E mutation
* Completed radiotherapy 4 to 10 weeks ago

Exclusion Criteria:

* Prior BRAF or MEK inhibitor
* H3 K27M mutation

Stratum B (H3 K27M)

Inclusion Criteria:

* Diffuse midline glioma with H3 K27M mutation, including diffuse intrinsic pontine glioma
* Able to swallow capsules

Exclusion Criteria:

* BRAF V600E mutation
* Leptomeningeal dissemination

Stratum C (all others)

Inclusion Criteria:

* Glioblastoma, H3-wildtype and IDH-wildtype, without BRAF V600E mutation
* Lansky or Karnofsky score ≥ 50

Exclusion Criteria:

* Pulmonary fibrosis
`,
    sites: [
      at("Philadelphia", "Children's Example Hospital of the Delaware", "RECRUITING"),
      at("Memphis", "Bluff City Example Children's Center", "RECRUITING"),
      at("Cleveland", "Children's Example Hospital of Lake Erie", "RECRUITING"),
      at("Sydney", "Example Children's Cancer Centre", "RECRUITING"),
      at("Rotterdam", "Maas Voorbeeld Kinderziekenhuis"),
    ],
    start: "2024-10-07",
  },
  {
    nctId: "NCT99200109",
    title: "Infant High-Grade Glioma Treated Without Radiotherapy",
    conditions: ["Infant-Type Hemispheric Glioma", "Glioma, Malignant"],
    keywords: ["NTRK", "ALK", "ROS1"],
    mesh: [glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "28 Days",
    maximumAge: "36 Months",
    interventions: [
      ["DRUG", "Larotrectinib", "Liquid, by body surface"],
      ["DRUG", "Lorlatinib"],
    ],
    arms: [
      ["EXPERIMENTAL", "NTRK fusion", "Larotrectinib"],
      ["EXPERIMENTAL", "ALK or ROS1 fusion", "Lorlatinib"],
    ],
    enrollment: 24,
    sponsor: "Children's Example Brain Tumor Network",
    sponsorClass: "NETWORK",
    summary: "Babies with a malignant glioma that has a gene fusion are treated with a matching medicine.",
    criteria: `
Inclusion Criteria:

* High-grade glioma with an NTRK1/2/3, ALK or ROS1 fusion
* Born after at least 36 weeks, or corrected age above 28 days

Exclusion Criteria:

* No fusion found, or a fusion found only by immunohistochemistry
* Unable to take medicine by mouth or by a feeding tube
* Previous radiotherapy or more than one chemotherapy course
`,
    sites: [
      at("Boston", "Children's Example Hospital on the Charles", "RECRUITING"),
      at("London", "Example Children's Hospital", "NOT_YET_RECRUITING"),
    ],
    start: "2025-11",
  },
  {
    nctId: "NCT99200110",
    title: "Intraoperative Radiotherapy Boost for Newly Diagnosed Glioblastoma",
    conditions: ["Glioblastoma Multiforme, Adult"],
    mesh: [glioblastoma],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    maximumAge: "80 Years",
    interventions: [
      ["RADIATION", "Intraoperative radiotherapy", "20 to 30 Gy to the cavity"],
      ["PROCEDURE", "Resection"],
    ],
    sponsor: "Isar-Beispielklinik",
    sponsorClass: "OTHER",
    summary: "The cavity is irradiated during the operation.",
    criteria: `
Inclusion conditions

- Suspected glioblastoma, confirmed by frozen section during surgery
- Complete resection deemed possible
- KPS ≥ 50%

Contraindications

- Multicentric disease, unless all foci lie within one cavity
- Less than 15 mm to the optic chiasm or brainstem
- Non-MRI-conditional implants
`,
    sites: [
      at("Munich", "Isar-Beispielklinik", "RECRUITING"),
      at("Beijing", "Example Capital Brain Hospital", "RECRUITING"),
      at("Porto Alegre", "Hospital Exemplo do Guaíba", "RECRUITING"),
    ],
    start: "2024-12",
  },
  {
    nctId: "NCT99200111",
    title: "GLX-77 and Temozolomide Maintenance in MGMT-Unmethylated GBM",
    conditions: ["GBM"],
    mesh: [glioblastoma],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "GLX-77", "Capsule on days 1-21"],
      ["DRUG", "Temozolomide"],
    ],
    sponsor: "Gliavance",
    summary: "GLX-77 is added to the maintenance treatment after chemoradiation.",
    criteria: `
Inclusion Criteria:

* Glioblastoma with an unmethylated MGMT promoter
* Chemoradiation completed 3 to 6 weeks ago without progression
* KPS ≥ 70
* Stable or falling dose of dexamethasone, not above 4 mg a day
* Platelets ≥ 100,000/µL and neutrophils ≥ 1,500/µL without transfusion or growth factors in the last 7 days

Exclusion Criteria:

* Bevacizumab at any time
* Methylated MGMT promoter, or a status that could not be determined
* Unresolved toxicity of grade 2 or higher, other than alopecia and lymphopenia
* More than one line of therapy before enrollment (chemoradiation counts as one)
`,
    sites: [at("Salt Lake City", "Wasatch Example Cancer Center"), at("Aurora", "Front Range Example Hospital")],
    start: "2027-01",
    lastUpdated: "2026-11-04",
  },
  {
    nctId: "NCT99200112",
    title: "Proton Versus Photon Radiotherapy in IDH-Mutant and IDH-Wildtype Grade 4 Astrocytic Tumors",
    conditions: ["Astrocytoma, Grade 4", "Glioblastoma"],
    mesh: [glioblastoma, glioma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["RADIATION", "Proton beam therapy"],
      ["RADIATION", "Intensity-modulated radiotherapy"],
    ],
    arms: [
      ["EXPERIMENTAL", "Protons", "Proton beam therapy"],
      ["ACTIVE_COMPARATOR", "Photons", "Intensity-modulated radiotherapy"],
    ],
    outcome: ["Cognitive decline by HVLT-R", "12 months"],
    sponsor: "Zumbro Example Clinic",
    sponsorClass: "OTHER",
    summary: "Two kinds of radiation are compared by their effect on memory.",
    criteria: `
Inclusion Criteria:

* Grade 4 glioma: glioblastoma, IDH-wildtype, or astrocytoma, IDH-mutant, grade 4
* MGMT status known
* MMSE ≥ 21

Exclusion Criteria:

* Multifocal or gliomatosis pattern
* Not able to complete cognitive tests in English

INCLUSION OF WOMEN AND MINORITIES

Both men and women and members of all races and ethnic groups are eligible for this trial.
`,
    sites: [
      at("Rochester", "Zumbro Example Clinic", "RECRUITING"),
      at("Phoenix", "Zumbro Example Clinic Arizona", "RECRUITING"),
      at("Jacksonville", "Zumbro Example Clinic Florida", "RECRUITING"),
    ],
    start: "2023-11",
  },
  {
    nctId: "NCT99200113",
    title: "Valproate and Hypofractionated Radiotherapy for Frail Patients With Glioblastoma",
    conditions: ["Glioblastoma"],
    mesh: [glioblastoma],
    status: "COMPLETED",
    phases: ["PHASE2"],
    minimumAge: "60 Years",
    interventions: [
      ["DRUG", "Valproate"],
      ["RADIATION", "Hypofractionated radiotherapy"],
    ],
    sponsor: "Fraser Example Cancer Centre",
    sponsorClass: "OTHER",
    summary: "Valproate was given during five fractions of radiotherapy.",
    criteria: `
Inclusion Criteria:

* Age ≥ 60 years and KPS 50-70, or age ≥ 75 years
* Newly diagnosed glioblastoma

Exclusion Criteria:

* Urea cycle disorder
`,
    sites: [at("Vancouver", "Fraser Example Cancer Centre")],
    start: "2020-02",
    completion: "2024-03-31",
    lastUpdated: "2024-09-18",
  },
  {
    nctId: "NCT99200114",
    title: "A Study of Brain Mapping Surgery in Suspected Glioma",
    officialTitle: null,
    conditions: ["Brain Tumor, Primary"],
    mesh: [brainNeoplasms],
    status: "RECRUITING",
    minimumAge: "18 Years",
    interventions: [["PROCEDURE", "Awake craniotomy with functional mapping"]],
    sponsor: "Kitano Example University",
    sponsorClass: "OTHER",
    summary: "Surgery with the patient awake is studied in tumors near the areas for speech and movement.",
    criteria: `
Inclusion Criteria：Suspected glioma (grade 2 to 4) in an eloquent area；KPS ≥ 60；native speaker of Japanese
Exclusion Criteria：Severe aphasia；claustrophobia；sleep apnea
`,
    sites: [
      at("Tokyo", "Kitano Example University Hospital", "RECRUITING"),
      at("Nagoya", "Kiso Example Hospital", "RECRUITING"),
    ],
    start: "2025-03",
  },
]

export const newlyDiagnosed = drafts.map(study)
