import { at } from "./Cities.ts"
import { type Draft, study } from "./StudyRecord.ts"

/** Studies that list no disease but solid tumours and are open to a gene: a search for the disease does not find them. */
const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99310001",
    title: "First-in-Human Study of KDX-77 in Advanced Solid Tumors With KRAS G12D",
    officialTitle:
      "A Phase 1/2 Open-Label Study of the Safety, Dose and Activity of KDX-77, an Oral KRAS G12D Inhibitor, in Participants With Advanced Solid Tumors",
    acronym: "BASKET-77",
    conditions: ["Advanced Solid Tumor"],
    keywords: ["KRAS G12D", "basket study"],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "KDX-77", "Oral KRAS G12D inhibitor, twice a day"]],
    outcome: ["Dose-limiting toxicities", "21 days"],
    enrollment: 140,
    sponsor: "Lantern Example Therapeutics",
    summary:
      "A tablet against KRAS G12D is tried in any advanced solid tumor that has this mutation, whatever organ it began in.",
    criteria: `
Inclusion Criteria:

* Unresectable, locally advanced or metastatic solid tumor with a KRAS G12D mutation, found in tissue or in blood
* At least one prior line of systemic therapy, or no standard therapy that is likely to help
* Measurable disease by RECIST 1.1
* ECOG performance status of 0 or 1

Exclusion Criteria:

* Prior treatment with a KRAS G12D inhibitor
* Active brain metastases
* QTc above 470 ms
`,
    sites: [
      at("New York", "Example Morningside Cancer Center", "RECRUITING"),
      at("Boston", "Example Harbor Cancer Institute", "RECRUITING"),
      at("Barcelona", "Hospital Ejemplo de la Marina", "RECRUITING"),
    ],
    start: "2025-06-02",
  },
  {
    nctId: "NCT99310002",
    title: "T Cells Against Mutated KRAS in Metastatic Solid Cancers",
    conditions: ["Solid Tumor", "Metastatic Cancer"],
    keywords: ["T-cell receptor", "adoptive cell therapy"],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "18 Years",
    maximumAge: "72 Years",
    interventions: [
      ["BIOLOGICAL", "KRAS G12D T-cell receptor cells", "One infusion of a person's own T cells"],
      ["DRUG", "Cyclophosphamide"],
      ["DRUG", "Fludarabine"],
    ],
    enrollment: 36,
    sponsor: "Chesapeake Example Research Hospital",
    sponsorClass: "OTHER",
    summary: "A person's own T cells are changed to recognize a mutated KRAS and given back once.",
    criteria: `
Inclusion Criteria:

1. Metastatic solid cancer that expresses KRAS G12D or KRAS G12V
2. HLA-A*11:01 or HLA-C*08:02
3. Progression after standard first-line therapy
4. Adequate organ function

Exclusion Criteria:

1. Systemic steroids
2. Active autoimmune disease
3. Pregnancy or breastfeeding
`,
    sites: [at("Bethesda", "Chesapeake Example Research Hospital", "RECRUITING")],
    start: "2024-10-14",
  },
  {
    nctId: "NCT99310003",
    title: "Pulse-Dosed MEK Inhibitor MKX-2 With Hydroxychloroquine in Tumors With a RAS Pathway Mutation",
    conditions: ["Solid Tumors, Adult"],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "MKX-2", "MEK inhibitor, two days a week"],
      ["DRUG", "Hydroxychloroquine"],
    ],
    enrollment: 90,
    sponsor: "Prairie Example University",
    sponsorClass: "OTHER",
    summary: "Two tablets are combined in tumors whose growth depends on RAS.",
    criteria: `
Inclusion Criteria:

* Advanced solid tumor of any kind, after at least one line of standard treatment
* Mutation of KRAS (any, except G12C), NRAS or NF1

Exclusion Criteria:

* KRAS G12C mutation
* BRAF V600E mutation
* Retinal vein occlusion
`,
    sites: [at("Chicago", "Example Lakeshore Cancer Institute"), at("New York", "Example Riverside Hospital")],
    start: "2027-02-01",
  },
]

export const solidTumors = drafts.map(study)
