import { at } from "./Cities.ts"
import { metastasis, pancreaticDuctalCarcinoma, pancreaticNeoplasms } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99300201",
    title: "KDN-12 Versus Chemotherapy in Previously Treated Metastatic Pancreatic Cancer With KRAS G12D",
    officialTitle:
      "A Phase 3, Open-Label, Randomized Study of KDN-12 Versus Investigator's Choice of Chemotherapy in Participants With Metastatic Pancreatic Ductal Adenocarcinoma With a KRAS G12D Mutation Who Have Received One Prior Line",
    acronym: "DELTA-12",
    conditions: ["Metastatic Pancreatic Ductal Adenocarcinoma"],
    keywords: ["KRAS G12D", "second line"],
    mesh: [pancreaticDuctalCarcinoma, metastasis],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "KDN-12", "KRAS G12D inhibitor, 600 mg tablet once a day"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel"],
      ["DRUG", "Liposomal irinotecan", "With 5-fluorouracil and leucovorin", "nal-IRI"],
    ],
    arms: [
      ["EXPERIMENTAL", "KDN-12", "KDN-12"],
      ["ACTIVE_COMPARATOR", "Chemotherapy", "Gemcitabine", "Nab-paclitaxel", "Liposomal irinotecan"],
    ],
    outcome: ["Overall survival", "Up to 3 years"],
    enrollment: 460,
    sponsor: "Kadenza Oncology",
    summary: "A tablet against KRAS G12D is compared with second-line chemotherapy.",
    criteria: `
Inclusion Criteria:

* Histologically or cytologically confirmed metastatic PDAC
* KRAS G12D mutation, found by an accredited test in tissue or ctDNA
* Progression on or after exactly one prior line of systemic therapy for metastatic disease with 5-FU or gemcitabine; adjuvant therapy counts as a line if disease recurred within 6 months
* Measurable disease by RECIST 1.1
* ECOG performance status of 0 or 1

Exclusion Criteria:

* More than one prior line for metastatic disease
* Prior treatment with a RAS inhibitor
* Untreated brain metastases
* KRAS G12C mutation, unless an approved G12C inhibitor is not available
* Ascites that needs drainage
* Impaired gastrointestinal absorption
`,
    sites: [
      at("New York", "Example Morningside Cancer Center", "RECRUITING"),
      at("Houston", "Bayou Example Cancer Center", "RECRUITING"),
      at("Los Angeles", "Example Westside Cancer Center", "RECRUITING"),
      at("Chicago", "Example Lakeshore Cancer Institute", "NOT_YET_RECRUITING"),
      at("Toronto", "Humber Example Cancer Centre", "RECRUITING"),
      at("Madrid", "Hospital Ejemplo del Manzanares", "RECRUITING"),
      at("Milan", "Ospedale Esempio dei Navigli", "RECRUITING"),
      at("Seoul", "Hanbyeol Example Medical Center", "RECRUITING"),
      at("Tokyo", "Kitano Example University Hospital", "RECRUITING"),
    ],
    start: "2025-03-04",
    expandedAccess: { nctId: "NCT99500004", status: "AVAILABLE" },
  },
  {
    nctId: "NCT99300203",
    title: "Adagrasib With Cetuximab in KRAS G12C-Mutated Gastrointestinal Cancers",
    conditions: ["Colorectal Cancer", "Pancreatic Cancer", "Biliary Tract Cancer"],
    keywords: ["KRAS G12C"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Adagrasib", "400 mg twice a day"],
      ["DRUG", "Cetuximab", "Every 2 weeks"],
    ],
    sponsor: "Mile High Example University",
    sponsorClass: "OTHER",
    summary: "Two targeted drugs are combined in cancers with KRAS G12C.",
    criteria: `
Cohort A: Colorectal Cancer

Inclusion Criteria:

* KRAS G12C-mutated colorectal cancer after at least one line with oxaliplatin or irinotecan

Exclusion Criteria:

* BRAF V600E mutation
* MSI-H disease that has not been treated with immunotherapy

Cohort B: Pancreatic Cancer

Inclusion Criteria:

* KRAS G12C-mutated pancreatic ductal adenocarcinoma after at least one and no more than three prior lines
* KRASG12C in blood only is accepted

Exclusion Criteria:

* KRAS G12D, KRAS G12V or KRAS wild-type tumor
* Prior sotorasib or adagrasib

All Cohorts Exclusion Criteria:

* Active brain metastases
* QTc > 480 ms
`,
    sites: [
      at("Aurora", "Mile High Example University", "RECRUITING"),
      at("Salt Lake City", "Wasatch Example Cancer Center", "RECRUITING"),
      at("Las Vegas", "Mojave Example Cancer Center", "NOT_YET_RECRUITING"),
    ],
    start: "2025-01-08",
  },
  {
    nctId: "NCT99300204",
    title: "Pan-RAS Inhibitor PRX-6 in Advanced Solid Tumors With a RAS Mutation",
    conditions: ["Advanced Solid Tumor"],
    keywords: ["RAS", "basket"],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "PRX-6", "Tablet once a day"]],
    enrollment: 220,
    sponsor: "Kadenza Oncology",
    summary: "A tablet that blocks all forms of RAS is given in rising doses, then to groups with one kind of cancer.",
    criteria: `
Inclusion Criteria:

* Advanced or metastatic solid tumor with a KRAS, NRAS or HRAS mutation at codon 12, 13 or 61, as follows:

   * Group 1: pancreatic ductal adenocarcinoma (PDAC) with KRAS G12D, G12V or G12R, after 1 or 2 prior lines
   * Group 2: non-small cell lung cancer, after a checkpoint inhibitor
   * Group 3: colorectal cancer, microsatellite stable
* ECOG 0-1
* Life expectancy \\> 12 weeks

Exclusion Criteria:

* Primary central nervous system tumors, including glioblastoma
* Prior RAS(ON) inhibitor
* Significant cardiac disease:

   * myocardial infarction within 6 months
   * ejection fraction \\< 50 %
`,
    sites: [
      at("Nashville", "Cumberland Example Research", "RECRUITING"),
      at("San Antonio", "Mission Example Phase 1 Unit", "RECRUITING"),
      at("Boston", "Charles River Example Cancer Institute", "RECRUITING"),
      at("Melbourne", "Yarra Example Cancer Centre", "RECRUITING"),
    ],
    start: "2024-09-23",
  },
  {
    nctId: "NCT99300205",
    title: "Larotrectinib or Repotrectinib in NTRK Fusion-Positive Solid Tumors",
    conditions: ["Solid Tumor"],
    keywords: ["NTRK"],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "12 Years",
    interventions: [
      ["DRUG", "Larotrectinib"],
      ["DRUG", "Repotrectinib"],
    ],
    sponsor: "National Example Cancer Network",
    sponsorClass: "NETWORK",
    summary: "People with any cancer that carries an NTRK fusion can take part.",
    criteria: `
Inclusion Criteria:

1. Unresectable or metastatic solid tumor with an NTRK1, NTRK2 or NTRK3 gene fusion, including, but not limited to:

   1. salivary gland cancer
   2. pancreatic cancer
   3. glioma and glioblastoma
   4. infantile fibrosarcoma
2. TRK inhibitor naïve (Stratum 1), or progression on a first-generation TRK inhibitor (Stratum 2)

Exclusion Criteria:

1. NTRK point mutation or amplification without fusion
2. Prior repotrectinib
`,
    sites: [
      at("New York", "Example Morningside Cancer Center", "RECRUITING"),
      at("Vancouver", "Fraser Example Cancer Centre", "RECRUITING"),
      at("Hong Kong", "Example Harbour Hospital", "RECRUITING"),
    ],
    start: "2025-06-17",
  },
  {
    nctId: "NCT99300206",
    title: "Dostarlimab for Mismatch Repair-Deficient Non-Colorectal Cancers",
    conditions: ["Mismatch Repair Deficiency", "Microsatellite Instability"],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "Dostarlimab", "500 mg, later 1000 mg"]],
    sponsor: "Rhein-Beispielklinik",
    sponsorClass: "OTHER",
    summary: "Immunotherapy is studied in cancers that cannot repair their DNA well.",
    criteria: `
Inclusion Criteria:

- MSI-H or dMMR cancer other than colorectal or endometrial: small bowel, gastric, biliary or pancreatic adenocarcinoma
- no curative option
- 0-2 prior lines of therapy for advanced disease

Exclusion Criteria:

- MSS or pMMR tumor
- prior PD-1, PD-L1 or CTLA-4 antibody
- organ transplant, except cornea
`,
    sites: [
      at("Cologne", "Rhein-Beispielklinik", "RECRUITING"),
      at("Hamburg", "Elb-Beispielklinik", "RECRUITING"),
      at("Zurich", "Limmat Example Klinik", "RECRUITING"),
    ],
    start: "2025-03",
  },
  {
    nctId: "NCT99300207",
    title: "HER2-Directed Antibody-Drug Conjugate HDX-8 in HER2-Expressing Pancreatobiliary Cancers",
    conditions: ["Biliary Tract Cancer", "Pancreatic Carcinoma"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "HDX-8", "5.4 mg/kg every 3 weeks"]],
    sponsor: "Brightwater Therapeutics",
    summary: "A drug that carries chemotherapy to HER2 is given after standard treatment.",
    criteria: `
Inclusion Criteria:

* HER2 IHC 3+, or IHC 2+ / ISH positive, or HER2-low (IHC 1+ or 2+/ISH negative; exploratory cohort)
* Locally advanced unresectable or metastatic biliary or pancreatic carcinoma
* Progressed after ≥ 1 prior systemic therapy, or intolerant of it

Exclusion Criteria:

* HER2 negative (IHC 0)
* Prior HER2-targeted therapy, excluding pertuzumab given \\> 1 year ago
* Pneumonitis \\[current or past\\] that required steroids
`,
    sites: [
      at("Atlanta", "Chattahoochee Example Clinic", "RECRUITING"),
      at("Seoul", "Hanbyeol Example Medical Center", "RECRUITING"),
      at("Singapore", "Kallang Example Cancer Centre", "RECRUITING"),
      at("Mumbai", "Example Arabian Sea Hospital", "NOT_YET_RECRUITING"),
    ],
    start: "2025-10-06",
  },
  {
    nctId: "NCT99300208",
    title: "PRMT5 Inhibitor MTX-55 in MTAP-Deleted Pancreatic Cancer and Other Tumors",
    conditions: ["MTAP-deleted Solid Tumors"],
    keywords: ["MTAP", "pancreatic ductal adenocarcinoma"],
    mesh: [pancreaticDuctalCarcinoma],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "MTX-55"],
      ["DRUG", "Gemcitabine"],
      ["DRUG", "Nab-paclitaxel"],
    ],
    arms: [
      ["EXPERIMENTAL", "Monotherapy", "MTX-55"],
      ["EXPERIMENTAL", "Combination", "MTX-55", "Gemcitabine", "Nab-paclitaxel"],
    ],
    sponsor: "Quillion Pharma",
    summary: "The tablet acts on cells that have lost the MTAP gene.",
    criteria: `
Monotherapy Inclusion Criteria:

* homozygous MTAP deletion by NGS, or loss of MTAP by IHC
* refractory to, or relapsed after, all standard therapy
* glioblastoma is eligible in the expansion part

Combination Inclusion Criteria:

* PDAC with MTAP deletion, chemotherapy-naïve for metastatic disease

Combination Exclusion Criteria:

* prior gemcitabine, unless as adjuvant treatment more than 6 months ago

Common Exclusion Criteria:

* prior PRMT5 or MAT2A inhibitor
`,
    sites: [
      at("Tucson", "Catalina Example Cancer Center", "RECRUITING"),
      at("Oklahoma City", "Red Earth Example Hospital", "RECRUITING"),
      at("Lyon", "Hôpital Exemple du Rhône", "RECRUITING"),
    ],
    start: "2025-07",
  },
  {
    nctId: "NCT99300209",
    title: "Zenocutumab-Like Antibody NRG-3 in NRG1 Fusion-Positive, KRAS Wild-Type Pancreatic Cancer",
    conditions: ["Pancreatic Cancer"],
    keywords: ["NRG1", "KRAS wild-type"],
    mesh: [pancreaticNeoplasms],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [["BIOLOGICAL", "NRG-3", "750 mg every 2 weeks"]],
    enrollment: 40,
    sponsor: "Amstel Antibodies",
    summary: "The antibody blocks a signal that drives some pancreatic cancers without a KRAS mutation.",
    criteria: `
Inclusion Criteria:

* advanced pancreatic cancer, KRAS wild-type
* NRG1 fusion by RNA sequencing
* at least one prior line, or not a candidate for chemotherapy
* patients with unknown NRG1 status may be pre-screened if the tumor is KRAS WT

Exclusion Criteria:

* KRAS mutation of any kind
* prior HER3 antibody
* no tissue and no possibility of a new biopsy
`,
    sites: [
      at("Amsterdam", "Amstel Example University", "RECRUITING"),
      at("New York", "Example Morningside Cancer Center", "RECRUITING"),
      at("Barcelona", "Fundación Miralba", "RECRUITING"),
    ],
    start: "2025-02-25",
  },
  {
    nctId: "NCT99300218",
    title: "KDN-12 Plus Cetuximab in KRAS G12D-Mutated Advanced Cancers",
    conditions: ["Advanced Cancer"],
    keywords: ["KRAS G12D"],
    mesh: [metastasis],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "KDN-12"],
      ["DRUG", "Cetuximab"],
    ],
    sponsor: "Kadenza Oncology",
    summary: "Two drugs are combined to keep RAS from switching on again.",
    criteria: `
Inclusion Criteria:

* KRAS G12D-mutated colorectal, pancreatic, endometrial or appendiceal cancer
* \\* For pancreatic cancer: at least 1 prior line, unless refused

Exclusion Criteria:

* KRAS G12C or G13D mutation without G12D
* Prior treatment with a KRAS G12D inhibitor, unless the participant had no progression on it
* Known allergy to murine proteins
* Serum magnesium below normal
`,
    sites: [at("Houston", "Bayou Example Cancer Center"), at("Nashville", "Cumberland Example Research")],
    start: "2027-01-25",
    lastUpdated: "2026-11-09",
  },
  {
    nctId: "NCT99300219",
    title: "Sotorasib Rechallenge Combined With SHP2 Inhibitor SHX-4 in KRAS G12C Solid Tumors",
    conditions: ["KRAS G12C Mutation"],
    status: "SUSPENDED",
    whyStopped: "Formulation change",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "Sotorasib"],
      ["DRUG", "SHX-4"],
    ],
    sponsor: "Quillion Pharma",
    summary: "Two drugs are given after progression on a KRAS G12C inhibitor.",
    criteria: `
Inclusion Criteria:

* KRAS p.G12C in lung, colorectal or pancreatic cancer
* Previously treated with a G12C inhibitor

Exclusion Criteria:

* Retinal vein occlusion
`,
    sites: [at("San Diego", "Mission Bay Example Cancer Center"), at("Seattle", "Cascade Example Cancer Center")],
    start: "2024-10",
  },
  {
    nctId: "NCT99300221",
    title: "Ivosidenib in Previously Treated IDH1-Mutated Pancreatobiliary Cancer",
    conditions: ["Pancreatic Cancer", "Cholangiocarcinoma"],
    mesh: [pancreaticNeoplasms],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "Ivosidenib", "500 mg a day"]],
    sponsor: "Rideau Example Hospital",
    sponsorClass: "OTHER",
    summary: "A tablet against mutant IDH1 is studied.",
    criteria: `
Inclusion Criteria:

* IDH1 mutation
* 1 or 2 prior lines

Exclusion Criteria:

* IDH wild-type
`,
    sites: [at("Ottawa", "Rideau Example Hospital")],
    start: "2022-11",
  },
  {
    nctId: "NCT99300224",
    title: "Zolbetuximab and Pembrolizumab in Women With CLDN18.2-Positive Ovarian or Pancreatic Mucinous Cancer",
    conditions: ["Mucinous Adenocarcinoma"],
    status: "RECRUITING",
    phases: ["PHASE2"],
    sex: "FEMALE",
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "Zolbetuximab"],
      ["DRUG", "Pembrolizumab"],
    ],
    enrollment: 30,
    sponsor: "Example Thames Cancer Centre",
    sponsorClass: "OTHER",
    summary: "Two antibodies are combined in rare mucinous cancers.",
    criteria: `
Inclusion criteria comprised:

a) mucinous cancer of the ovary or pancreas
b) CLDN18.2 in ≥ 75 % of cells
c) up to 2 previous lines

Exclusion criteria comprised:

a) serous histology
b) immune deficiency
c) gastric bleeding \\< 4 weeks ago
`,
    sites: [
      at("London", "Example Thames Cancer Centre", "RECRUITING"),
      at("Manchester", "Irwell Example Hospital", "RECRUITING"),
    ],
    start: "2025-08-18",
  },
]

export const targeted = drafts.map(study)
