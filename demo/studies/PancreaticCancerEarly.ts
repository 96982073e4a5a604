import { at, withoutPoint } from "./Cities.ts"
import { pancreaticDuctalCarcinoma, pancreaticNeoplasms } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99300101",
    title: "Perioperative mFOLFIRINOX Versus Adjuvant Chemotherapy in Resectable Pancreatic Cancer",
    officialTitle:
      "A Randomized Phase 3 Trial of Perioperative Versus Adjuvant mFOLFIRINOX for Resectable Pancreatic Ductal Adenocarcinoma",
    conditions: ["Resectable Pancreatic Ductal Adenocarcinoma"],
    keywords: ["neoadjuvant", "PDAC"],
    mesh: [pancreaticDuctalCarcinoma, pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      [
        "DRUG",
        "mFOLFIRINOX",
        "Oxaliplatin, irinotecan, leucovorin and 5-fluorouracil every 2 weeks",
        "modified FOLFIRINOX",
      ],
      ["PROCEDURE", "Pancreatectomy"],
    ],
    arms: [
      ["EXPERIMENTAL", "Perioperative", "mFOLFIRINOX", "Pancreatectomy"],
      ["ACTIVE_COMPARATOR", "Adjuvant", "mFOLFIRINOX", "Pancreatectomy"],
    ],
    outcome: ["Overall survival", "Up to 6 years"],
    enrollment: 352,
    sponsor: "Example Cooperative for Digestive Oncology",
    sponsorClass: "NETWORK",
    summary: "Chemotherapy before and after surgery is compared with chemotherapy after surgery alone.",
    criteria: `
Inclusion Criteria:

* Cytologic or histologic proof of pancreatic adenocarcinoma
* Resectable primary tumor by central review: no contact with the celiac axis, common hepatic artery or superior mesenteric artery, and ≤ 180° contact with the portal vein
* No evidence of metastatic disease
* ECOG performance status 0 or 1
* Treatment-naïve for pancreatic cancer
* ANC ≥ 1,500/mm\\^3, platelets ≥ 100,000/mm\\^3, creatinine ≤ 1.5 × ULN, bilirubin ≤ 2.0 mg/dL after stenting
* CA 19-9 ≤ 1,000 U/mL

Exclusion Criteria:

* Borderline resectable, locally advanced or metastatic disease
* Pancreatic neuroendocrine tumor, ampullary cancer or acinar cell carcinoma
* Known DPD deficiency
* Peripheral neuropathy \\> grade 1
* Gilbert's syndrome with the UGT1A1\\*28 homozygous genotype
`,
    sites: [
      at("Boston", "Charles River Example Cancer Institute", "RECRUITING"),
      at("Pittsburgh", "Three Rivers Example Cancer Center", "RECRUITING"),
      at("Baltimore", "Patapsco Example Cancer Center", "RECRUITING"),
      at("Omaha", "Platte Example Medical Center", "RECRUITING"),
      at("Tampa", "Hillsborough Example Cancer Center", "NOT_YET_RECRUITING"),
      at("Rotterdam", "Maas Voorbeeld Ziekenhuis", "RECRUITING"),
      at("Amsterdam", "Amstel Example University", "RECRUITING"),
    ],
    start: "2024-06-20",
  },
  {
    nctId: "NCT99300102",
    title: "Individualized mRNA Neoantigen Vaccine IVX-22 With Adjuvant Chemotherapy After Pancreatic Cancer Surgery",
    conditions: ["Pancreatic Ductal Adenocarcinoma", "Resected Pancreatic Cancer"],
    mesh: [pancreaticDuctalCarcinoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "IVX-22", "mRNA vaccine made for each patient"],
      ["DRUG", "Atezolizumab", "One dose"],
      ["DRUG", "mFOLFIRINOX"],
    ],
    arms: [
      ["EXPERIMENTAL", "Vaccine", "IVX-22", "Atezolizumab", "mFOLFIRINOX"],
      ["ACTIVE_COMPARATOR", "Chemotherapy", "mFOLFIRINOX"],
    ],
    outcome: ["Disease-free survival", "Up to 6 years"],
    enrollment: 260,
    sponsor: "Invarion RNA",
    summary: "A vaccine built from the mutations of the removed tumor is added to chemotherapy.",
    criteria: `
Key Inclusion Criteria:

* Macroscopically complete (R0 or R1) resection of PDAC
* Interval of 6 to 12 weeks since surgery
* CA19-9 ≤ 180 U/mL within 14 days of randomization
* At least 5 neoantigens
* ECOG 0-1

Key Exclusion Criteria:

* Any prior systemic therapy for PDAC, including neoadjuvant therapy
* Borderline resectable tumor before surgery
* History of autoimmune disease; well-controlled hypothyroidism is allowed
* Splenectomy

Additional Exclusion Criteria:

* Prior allogeneic stem cell transplantation
`,
    sites: [
      at("New York", "Example Morningside Cancer Center", "RECRUITING"),
      at("Durham", "Piedmont Example University Hospital", "RECRUITING"),
      at("London", "Example Thames Cancer Centre", "RECRUITING"),
      at("Berlin", "Klinikum Ahrental", "RECRUITING"),
      at("Sydney", "Example Harbourside Cancer Centre", "NOT_YET_RECRUITING"),
    ],
    start: "2025-01-14",
  },
  {
    nctId: "NCT99300103",
    title: "Stereotactic MR-Guided Radiotherapy for Borderline Resectable and Locally Advanced Pancreatic Cancer",
    conditions: ["Pancreatic Cancer, Borderline Resectable", "Locally Advanced Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    interventions: [["RADIATION", "MR-guided stereotactic radiotherapy", "50 Gy in 5 fractions", "SMART"]],
    sponsor: "Gateway Example University",
    sponsorClass: "OTHER",
    summary: "Five precise radiation treatments follow chemotherapy.",
    criteria: `
Inclusion Criteria:

* Adenocarcinoma of the pancreas, borderline resectable or locally advanced (unresectable)
* 3 to 6 months of induction chemotherapy (FOLFIRINOX or gemcitabine plus nab-paclitaxel) without distant progression
* CA 19-9 that has decreased or is stable

Ineligibility Criteria:

* Metastatic disease, including positive peritoneal cytology
* Direct invasion of the bowel or stomach
* Previous radiotherapy that overlaps with the field
* Contraindication to MRI
`,
    sites: [
      at("St. Louis", "Gateway Example University", "RECRUITING"),
      at("Miami", "Biscayne Example Cancer Center", "RECRUITING"),
      at("Detroit", "Straits Example Hospital"),
    ],
    start: "2024-08-05",
  },
  {
    nctId: "NCT99300104",
    title: "Olaparib Maintenance After Resection in BRCA1, BRCA2 or PALB2 Mutated Pancreatic Cancer",
    conditions: ["Pancreatic Cancer"],
    keywords: ["gBRCA", "PALB2", "adjuvant"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Olaparib", "300 mg twice a day for one year"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "Olaparib", "Olaparib"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "National Example Cancer Network",
    sponsorClass: "NETWORK",
    summary: "Olaparib or placebo is taken for a year after surgery and chemotherapy.",
    criteria: `
DISEASE CHARACTERISTICS:

* Histologically confirmed adenocarcinoma of the pancreas

  * Surgically resected, with no evidence of disease
* Pathogenic germline or somatic mutation in BRCA1, BRCA2 or PALB2

  * Variants of uncertain significance do not qualify
* Completed at least 3 months of multi-agent chemotherapy, neoadjuvant or adjuvant

PATIENT CHARACTERISTICS:

* ECOG performance status 0-1
* Hemoglobin >= 9.0 g/dL
* Not pregnant or nursing
* No uncontrolled illness
* No myelodysplastic syndrome

PRIOR CONCURRENT THERAPY:

* No prior PARP inhibitor
* No progression on platinum
* No concurrent strong CYP3A inhibitors
* At least 21 days since prior chemotherapy or radiotherapy

Exclusion Criteria:

* Neuroendocrine tumors
`,
    sites: [
      at("Philadelphia", "Northlake University Hospital", "RECRUITING"),
      at("Cleveland", "Cuyahoga Example Cancer Center", "RECRUITING"),
      at("Iowa City", "Hawkeye Example Hospital", "RECRUITING"),
      at("Jackson", "Magnolia Example Hospital", "SUSPENDED"),
      at("Boise", "Treasure Valley Example Clinic", "RECRUITING"),
    ],
    start: "2023-12",
  },
  {
    nctId: "NCT99300105",
    title: "Gemcitabine, Nab-Paclitaxel and KRS-12C Before Surgery in KRAS G12C Pancreatic Cancer",
    conditions: ["Pancreatic Adenocarcinoma"],
    keywords: ["KRAS G12C"],
    mesh: [pancreaticNeoplasms],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "KRS-12C", "Tablet twice a day"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel", "125 mg/m²", "Abraxane"],
    ],
    sponsor: "Tessarine Oncology",
    summary: "A KRAS G12C inhibitor is added to chemotherapy before surgery.",
    criteria: `
Inclusion Criteria:

* Resectable or borderline resectable pancreatic adenocarcinoma with a KRAS G12C mutation in tissue or plasma
* No prior treatment for this cancer
* Biliary drainage, if needed, with bilirubin below 1.5 times the upper limit of normal
* ECOG performance status 0 or 1

Exclusion Criteria:

* KRAS wild-type or another KRAS mutation (G12D, G12V, G12R)
* Prior KRAS G12C inhibitor (sotorasib, adagrasib or other)
* Interstitial lung disease
* Locally advanced unresectable or metastatic tumor
* Medicines that cannot be replaced and that prolong the QT interval
`,
    sites: [at("Houston", "Bayou Example Cancer Center"), at("Seoul", "Hanbyeol Example Medical Center")],
    start: "2027-03",
    lastUpdated: "2026-11-01",
  },
  {
    nctId: "NCT99300106",
    title: "Irreversible Electroporation or Chemotherapy Alone in Locally Advanced Pancreatic Carcinoma",
    conditions: ["Locally Advanced Pancreatic Carcinoma"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    maximumAge: "80 Years",
    interventions: [
      ["DEVICE", "Irreversible electroporation", "During open surgery", "IRE"],
      ["DRUG", "FOLFIRINOX"],
    ],
    arms: [
      ["EXPERIMENTAL", "IRE", "Irreversible electroporation", "FOLFIRINOX"],
      ["ACTIVE_COMPARATOR", "Chemotherapy", "FOLFIRINOX"],
    ],
    sponsor: "Lumenfeld Medical Devices",
    summary: "Short electric pulses destroy the tumor around the vessels.",
    criteria: `
Inclusion Criteria: Stage III (locally advanced, unresectable) pancreatic adenocarcinoma. Tumor ≤ 5 cm. Three months of FOLFIRINOX without progression.

Exclusion Criteria: Metastasis. Epilepsy. Atrial fibrillation. Metal stent that cannot be exchanged. \\>1 prior line of chemotherapy.
`,
    sites: [
      at("Verona", "Clinica Esempio dell'Adige", "RECRUITING"),
      at("Lexington", "Bluegrass Example Hospital", "RECRUITING"),
      at("Shanghai", "Huangpu Example Hospital", "RECRUITING"),
    ],
    start: "2024-02",
  },
  {
    nctId: "NCT99300107",
    title: "Total Neoadjuvant Therapy With S-1 and Gemcitabine for Resectable Pancreatic Cancer",
    conditions: ["Pancreas Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "20 Years",
    maximumAge: "79 Years",
    interventions: [
      ["DRUG", "S-1"],
      ["DRUG", "Gemcitabine"],
    ],
    sponsor: "Kitano Example University",
    sponsorClass: "OTHER",
    summary: "Two or four courses of chemotherapy are given before surgery.",
    criteria: `
Inclusion Criteria：

1) invasive ductal carcinoma of the pancreas
2) resectable (R) or borderline resectable with portal vein contact (BR-PV)
3) first treatment
4) PS 0-1

Exclusion Criteria：

1) pulmonary fibrosis or interstitial pneumonia
2) watery diarrhea
3) other active cancer, except carcinoma in situ
4) locally advanced unresectable (UR-LA) tumor
`,
    sites: [
      at("Tokyo", "Kitano Example University Hospital", "RECRUITING"),
      at("Osaka", "Yodogawa Example Hospital", "RECRUITING"),
      at("Nagoya", "Kiso Example Hospital", "RECRUITING"),
    ],
    start: "2024-04",
  },
  {
    nctId: "NCT99300108",
    title: "Prehabilitation Before Pancreatic Surgery in Older Adults",
    conditions: ["Pancreatic Neoplasms", "Frailty"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "65 Years",
    purpose: "SUPPORTIVE_CARE",
    interventions: [["BEHAVIORAL", "Exercise and nutrition programme", "Three to six weeks"]],
    outcome: ["Complications of Clavien-Dindo grade III or higher", "90 days"],
    sponsor: "Mälaren Example Clinic",
    sponsorClass: "OTHER",
    summary: "Training and protein drinks before surgery are compared with usual care.",
    criteria: `
Inclusion Criteria:

* 65 years or older
* Clinical Frailty Scale of 3 to 6
* planned Whipple procedure or distal pancreatectomy for known or suspected cancer

Exclusion Criteria:

* not able to walk, unless only because of pain
* dementia, including moderate Alzheimer's disease
* surgery within 2 weeks
`,
    sites: [
      at("Stockholm", "Mälaren Example Clinic", "RECRUITING"),
      at("Helsinki", "Töölö Example Hospital", "RECRUITING"),
    ],
    start: "2025-05",
  },
  {
    nctId: "NCT99300109",
    title: "ctDNA-Guided De-escalation of Adjuvant Chemotherapy in Pancreatic Cancer",
    conditions: ["Pancreatic Ductal Adenocarcinoma"],
    mesh: [pancreaticDuctalCarcinoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DIAGNOSTIC_TEST", "Tumor-informed ctDNA test"],
      ["DRUG", "Capecitabine"],
      ["DRUG", "Gemcitabine"],
    ],
    sponsor: "Coastal Example Health Service",
    sponsorClass: "OTHER_GOV",
    summary: "A blood test decides whether the chemotherapy after surgery may be shortened.",
    criteria: `
Inclusion Criteria:

- resected pancreatic ductal adenocarcinoma, stage I-III
- within 12 weeks of surgery

Exclusion Criteria:

- R2 resection
- stage IV disease
- inadequate tissue for a personal ctDNA assay
- CA19.9 above 500 U/mL after surgery
`,
    sites: [
      at("Melbourne", "Yarra Example Cancer Centre", "RECRUITING"),
      at("Brisbane", "Moreton Example Cancer Centre", "RECRUITING"),
      at("Auckland", null, "NOT_YET_RECRUITING"),
    ],
    start: "2025-09-15",
  },
  {
    nctId: "NCT99300110",
    title: "Paricalcitol and Gemcitabine Before Surgery for Pancreatic Cancer",
    conditions: ["Pancreatic Cancer, Resectable"],
    mesh: [pancreaticNeoplasms],
    status: "COMPLETED",
    phases: ["EARLY_PHASE1"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Paricalcitol"],
      ["DRUG", "Gemcitabine"],
    ],
    enrollment: 18,
    sponsor: "Northlake University Hospital",
    sponsorClass: "OTHER",
    summary: "Vitamin D is tested as a way to soften the tissue around the tumor.",
    criteria: `
Inclusion Criteria:

* Resectable pancreatic cancer

Exclusion Criteria:

* Hypercalcemia
`,
    sites: [at("Philadelphia", "Northlake University Hospital")],
    start: "2020-10",
    completion: "2023-05",
    lastUpdated: "2023-11-07",
    hasResults: true,
  },
  {
    nctId: "NCT99300111",
    title: "Losartan and Chemoradiation for Locally Advanced Pancreatic Cancer",
    conditions: ["Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Losartan"],
      ["RADIATION", "Chemoradiation"],
      ["DRUG", "Nivolumab"],
    ],
    sponsor: "Charles River Example Cancer Institute",
    sponsorClass: "OTHER",
    summary: "Losartan is given during chemotherapy and radiation, with or without nivolumab.",
    criteria: `
Inclusion Criteria:

* Locally advanced, unresectable PDAC
* No prior chemotherapy

Exclusion Criteria:

* Already taking an ACE inhibitor or ARB
* Systolic pressure below 100 mmHg
`,
    sites: [at("Boston", "Charles River Example Cancer Institute"), at("Worcester", "Quinsigamond Example Hospital")],
    start: "2021-08",
  },
  {
    nctId: "NCT99300112",
    title: "Surveillance With MRI and a Blood Panel in People With an Inherited Risk of Pancreatic Cancer",
    conditions: ["Pancreatic Cancer", "Hereditary Cancer Syndrome"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "40 Years",
    maximumAge: "80 Years",
    healthyVolunteers: true,
    purpose: "SCREENING",
    interventions: [["DIAGNOSTIC_TEST", "MRI and multi-analyte blood test", "Every six months"]],
    enrollment: 900,
    sponsor: "Elm City Example Hospital",
    sponsorClass: "OTHER",
    summary: "People at high risk are checked twice a year.",
    criteria: `
Inclusion Criteria for Mutation Carriers:

* Germline BRCA1, BRCA2, PALB2, ATM, CDKN2A, STK11 or mismatch repair gene variant
* A first- or second-degree relative with pancreatic cancer (not required for STK11 or CDKN2A)

Inclusion Criteria for Familial Risk:

* Two or more first-degree relatives with pancreatic cancer

Exclusion Criteria:

* Personal history of pancreatic cancer
* Metastatic cancer of any kind
`,
    sites: [
      at("New Haven", "Elm City Example Hospital", "RECRUITING"),
      at("Providence", "Example Narragansett Clinic", "RECRUITING"),
      withoutPoint(at("Dublin", "Liffey Example Hospital")),
    ],
    start: "2024-01",
  },
]

export const early = drafts.map(study)
