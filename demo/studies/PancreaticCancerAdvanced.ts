import { at, withoutPoint } from "./Cities.ts"
import { metastasis, pancreaticDuctalCarcinoma, pancreaticNeoplasms } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99300202",
    title:
      "Panclavimab Plus Gemcitabine and Nab-Paclitaxel as First-Line Therapy in CLDN18.2-Positive Pancreatic Cancer",
    conditions: ["Pancreatic Cancer Metastatic"],
    keywords: ["Claudin 18.2"],
    mesh: [pancreaticNeoplasms, metastasis],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "Panclavimab", "Antibody against CLDN18.2"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "Panclavimab", "Panclavimab", "Gemcitabine", "Nab-paclitaxel"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo", "Gemcitabine", "Nab-paclitaxel"],
    ],
    enrollment: 390,
    sponsor: "Corvane Biosciences",
    summary: "An antibody against Claudin 18.2 is added to first-line chemotherapy.",
    criteria: `
Key Inclusion Criteria:

* Metastatic pancreatic adenocarcinoma, not previously treated for metastatic disease
* CLDN18.2 positive: ≥ 75 % of tumor cells with moderate to strong membranous staining
* HER2 status is not required

Key Exclusion Criteria:

* Persistent vomiting or gastric outlet syndrome
* Prior chemotherapy for metastatic disease; neoadjuvant or adjuvant chemotherapy is allowed if completed \\> 6 months ago
* Homozygous DPYD deficiency
* Only locally advanced disease without metastasis

Other protocol-defined Inclusion/Exclusion criteria may apply.
`,
    sites: [
      at("Paris", "Hôpital Exemple de la Seine", "RECRUITING"),
      at("Barcelona", "Fundación Miralba", "RECRUITING"),
      at("Istanbul", "Haliç Örnek Hastanesi", "RECRUITING"),
      at("Beijing", "Example Capital Cancer Hospital", "RECRUITING"),
      at("Taipei", "Tamsui Example Hospital", "RECRUITING"),
      at("São Paulo", "Hospital Exemplo do Tietê"),
    ],
    start: "2024-11-19",
    expandedAccess: { nctId: "NCT99500005", status: "TEMPORARILY_NOT_AVAILABLE" },
  },
  {
    nctId: "NCT99300210",
    title: "Niraparib Plus Dostarlimab Maintenance in Platinum-Sensitive Advanced Pancreatic Cancer",
    conditions: ["Advanced Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Niraparib"],
      ["DRUG", "Dostarlimab"],
    ],
    sponsor: "Blue Ridge Example University",
    sponsorClass: "OTHER",
    summary: "Maintenance treatment replaces chemotherapy after at least four months of platinum.",
    criteria: `
Inclusion Criteria:

* Locally advanced or metastatic pancreatic adenocarcinoma without progression after ≥ 16 weeks of platinum-based therapy
* Germline or somatic BRCA1/2, PALB2, RAD51C or RAD51D mutation

Exclusion Criteria:

* Not measurable disease is not an exclusion; patients without measurable lesions may enroll
* No prior PARP inhibitor or anti-PD-1 therapy
* Not pregnant
* No uncontrolled hypertension
* No more than 2 prior regimens
* No known brain metastases unless treated and stable for 4 weeks
* Platelets must be ≥ 100 × 10\\^9/L
`,
    sites: [
      at("Charlottesville", "Blue Ridge Example University Hospital", "RECRUITING"),
      at("Charlotte", "Catawba Example Clinic", "RECRUITING"),
      at("Little Rock", "Ouachita Example Cancer Institute"),
    ],
    start: "2025-04",
  },
  {
    nctId: "NCT99300211",
    title: "Mesothelin CAR-T Cells in Metastatic Pancreatic Cancer",
    conditions: ["Pancreatic Cancer Stage IV"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [
      ["BIOLOGICAL", "MESO-CART-2", "One infusion after lymphodepletion"],
      ["DRUG", "Cyclophosphamide"],
      ["DRUG", "Fludarabine"],
    ],
    enrollment: 18,
    sponsor: "Northlake University Hospital",
    sponsorClass: "OTHER",
    summary: "The patient's own T cells are changed to find mesothelin on the tumor.",
    criteria: `
* INCLUSION CRITERIA:

  1. Stage IV pancreatic ductal adenocarcinoma
  2. Mesothelin in ≥ 50 % of tumor cells
  3. At least one but not more than three prior lines of therapy
  4. ECOG 0-1; oxygen saturation \\> 92 %
* EXCLUSION CRITERIA:

  1. Prior mesothelin-directed therapy
  2. Pleural effusion, unless drained and free of tumor cells
  3. Steroids \\> 10 mg prednisone a day
  4. HIV infection that is not controlled

INCLUSION OF WOMEN AND MINORITIES: both men and women of all ethnic groups are asked to take part.
`,
    sites: [at("Philadelphia", "Northlake University Hospital", "RECRUITING")],
    start: "2024-12",
  },
  {
    nctId: "NCT99300212",
    title: "Alternating FOLFIRINOX and Gemcitabine/Nab-Paclitaxel as First-Line Treatment of Metastatic PDAC",
    conditions: ["Pancreatic Adenocarcinoma Metastatic"],
    mesh: [pancreaticNeoplasms, metastasis],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "75 Years",
    interventions: [
      ["DRUG", "FOLFIRINOX"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel"],
    ],
    sponsor: "Institut Valmorin",
    sponsorClass: "OTHER",
    summary: "Two regimens take turns every two months to reduce nerve damage.",
    criteria: `
Critères / Criteria

Inclusion criteria

- Metastatic pancreatic adenocarcinoma, proven by histology
- No previous treatment of the metastatic disease
- Performance status WHO 0-1

Non inclusion criteria

- Previous radiotherapy, except for bone pain
- Neuropathy ≥ grade 2
- Contraindication to one of the drugs
- Patient under guardianship or deprived of liberty

Exclusion criteria

- Withdrawal of consent before the first dose
`,
    sites: [
      at("Marseille", "Institut Valmorin, Centre Méditerranée", "RECRUITING"),
      at("Toulouse", "Hôpital Exemple de la Garonne", "RECRUITING"),
      at("Brussels", "Hôpital Exemple de la Senne", "RECRUITING"),
    ],
    start: "2025-06",
  },
  {
    nctId: "NCT99300213",
    title: "NALIRIFOX Dose Adjustment in Adults Over 70 With Untreated Pancreatic Cancer",
    conditions: ["Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "70 Years",
    interventions: [["DRUG", "NALIRIFOX", "Reduced or full dose"]],
    sponsor: "Hospital Exemplo do Tejo",
    sponsorClass: "OTHER",
    summary: "A lower dose of a common regimen is compared with the full dose in older adults.",
    criteria: `
Patients aged 70 years or more with untreated locally advanced or metastatic pancreatic adenocarcinoma.

Geriatric G8 score above 10.

Bilirubin not above 1.5 times the normal value.

No earlier chemotherapy, except adjuvant treatment that ended at least one year before.

No dementia, no severe heart failure.
`,
    sites: [
      at("Lisbon", "Hospital Exemplo do Tejo", "RECRUITING"),
      at("Seville", "Hospital Ejemplo del Guadalquivir", "RECRUITING"),
    ],
    start: "2025-09",
  },
  {
    nctId: "NCT99300214",
    title: "Botensilimab Analogue BTS-2 With Chemotherapy as Second-Line Treatment of Pancreatic Cancer",
    conditions: ["Pancreatic Ductal Adenocarcinoma"],
    mesh: [pancreaticDuctalCarcinoma],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "BTS-2"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel"],
    ],
    sponsor: "Tessarine Oncology",
    summary: "Immunotherapy is added to chemotherapy after FOLFIRINOX.",
    criteria: `
Inclusion Criteria:

* Metastatic PDAC that progressed on first-line FOLFIRINOX or NALIRIFOX
* No liver metastases in Stage 1; liver metastases are allowed in Stage 2
* Microsatellite stable (MSS), MSI-H or unknown

Exclusion Criteria:

* Prior gemcitabine for metastatic disease
* Prior checkpoint inhibitor
* More than 1 prior line of therapy
* Autoimmune disease needing treatment in the past 2 years \\~ with the exception of vitiligo, alopecia \\& childhood asthma
* Women who are breastfeeding Inclusion of patients with a biliary stent is possible
`,
    sites: [
      at("Washington", "Potomac Example Cancer Center", "RECRUITING"),
      at("Minneapolis", "Mill City Example Clinic", "RECRUITING"),
      at("Portland", "Willamette Example Cancer Institute", "RECRUITING"),
    ],
    start: "2025-11",
  },
  {
    nctId: "NCT99300215",
    title: "177Lu-FAP Radioligand in Fibroblast Activation Protein-Positive Pancreatic Cancer",
    conditions: ["Pancreatic Neoplasm"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [
      ["RADIATION", "177Lu-FAPX", "Up to six infusions"],
      ["DIAGNOSTIC_TEST", "68Ga-FAPX PET"],
    ],
    sponsor: "Isotopia Exemplar",
    summary: "A radioactive drug is brought to the tissue around the tumor.",
    criteria: `
5.1 Inclusion Criteria

5.1.1 Advanced pancreatic adenocarcinoma with progression after at least 2 prior lines
5.1.2 FAP positive on 68Ga-FAPX PET
5.1.3 Adequate marrow: Hb ≥ 90 g/L, platelets ≥ 100 × 10⁹/L

5.2 Exclusion Criteria

5.2.1 Prior radioligand therapy
5.2.2 External radiotherapy to more than 25 % of the bone marrow
5.2.3 Urinary obstruction
`,
    sites: [
      at("Munich", "Isar-Beispielklinik", "RECRUITING"),
      at("Heidelberg", "Neckar-Beispielklinikum", "RECRUITING"),
      withoutPoint(at("Brisbane", "Moreton Example Cancer Centre", "RECRUITING")),
    ],
    start: "2026-01",
  },
  {
    nctId: "NCT99300216",
    title: "High-Dose Vitamin C With Gemcitabine in Metastatic Pancreatic Cancer",
    conditions: ["Metastatic Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Ascorbic acid", "75 g three times a week"],
      ["DRUG", "Gemcitabine"],
    ],
    sponsor: "Hawkeye Example Hospital",
    sponsorClass: "OTHER",
    summary: "Vitamin C by infusion is added to chemotherapy.",
    criteria:
      "Inclusion Criteria: - Stage IV pancreatic adenocarcinoma - first-line or second-line treatment - ECOG 0-2 - G6PD normal Exclusion Criteria: - G6PD deficiency - oxalate kidney stones - enrolled in another therapeutic trial - actively receiving insulin through a pump",
    sites: [
      at("Iowa City", "Hawkeye Example Hospital", "RECRUITING"),
      at("Madison", "Mendota Example Cancer Center", "RECRUITING"),
    ],
    start: "2024-07",
  },
  {
    nctId: "NCT99300217",
    title: "Celiac Plexus Radiosurgery for Pain in Pancreatic Cancer",
    conditions: ["Pain, Cancer", "Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    purpose: "SUPPORTIVE_CARE",
    interventions: [["RADIATION", "Celiac plexus radiosurgery", "25 Gy once"]],
    outcome: ["Change in Brief Pain Inventory", "3 weeks"],
    sponsor: "Yarkon Example Medical Center",
    sponsorClass: "OTHER",
    summary: "One radiation treatment of the nerves behind the pancreas is studied for pain relief.",
    criteria: `
You can take part if you:

* have pancreatic cancer, locally advanced or metastatic
* have back or upper belly pain of 5 or more out of 10
* are expected to live for at least 8 weeks

You cannot take part if you:

* had radiation in the same place
* need treatment for spinal cord compression
`,
    sites: [
      at("Tel Aviv", "Yarkon Example Medical Center", "RECRUITING"),
      at("Warsaw", "Wisła Example Clinic", "RECRUITING"),
      at("Porto Alegre", "Hospital Exemplo do Guaíba", "NOT_YET_RECRUITING"),
    ],
    start: "2024-03",
  },
  {
    nctId: "NCT99300220",
    title: "Pegylated Hyaluronidase With Chemotherapy in Hyaluronan-High Pancreatic Cancer",
    conditions: ["Stage IV Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "TERMINATED",
    whyStopped: "No difference in overall survival",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "PEG-HX"],
      ["DRUG", "Gemcitabine"],
    ],
    sponsor: "Veloria Therapeutics",
    summary: "An enzyme against hyaluronan was added to chemotherapy.",
    criteria: `
Inclusion Criteria:

* HA-high metastatic PDAC
* No prior therapy for metastatic disease

Exclusion Criteria:

* Thromboembolic event
`,
    sites: [at("Phoenix", "Saguaro Example Cancer Center"), at("Berlin", "Klinikum Ahrental")],
    start: "2018-03",
    lastUpdated: "2022-01-19",
    hasResults: true,
  },
  {
    nctId: "NCT99300222",
    title: "Remote Symptom Monitoring During Chemotherapy for Pancreatic Cancer (Made Up)",
    officialTitle: null,
    conditions: ["Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "ENROLLING_BY_INVITATION",
    phases: ["NA"],
    minimumAge: "18 Years",
    purpose: "HEALTH_SERVICES_RESEARCH",
    interventions: [["OTHER", "Symptom app"]],
    sponsor: "Cuyahoga Example Cancer Center",
    sponsorClass: "OTHER",
    summary: null,
    criteria: `
Inclusion Criteria:

* starts a new line of chemotherapy at our center
* owns a smartphone
`,
    sites: [at("Cleveland", "Cuyahoga Example Cancer Center")],
    start: "2025-01",
  },
  {
    nctId: "NCT99300223",
    title: "Early Data Collection on DX-PANC, Withheld From Recruitment",
    conditions: ["Pancreatic Cancer"],
    mesh: [pancreaticNeoplasms],
    status: "PAUSED_BY_SPONSOR",
    minimumAge: "18 Years",
    interventions: [["DIAGNOSTIC_TEST", "DX-PANC"]],
    purpose: "DIAGNOSTIC",
    sponsor: "Hudson Example Biomaterials",
    summary: "The record carries a status that the registry does not have today.",
    criteria: `
Inclusion Criteria:

* CA 19-9 above 37 U/mL

Exclusion Criteria:

* Jaundice
`,
    sites: [at("Buffalo", "Niagara Example Hospital")],
    start: "2025-05",
  },
]

export const advanced = drafts.map(study)
