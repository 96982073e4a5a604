import { at, withoutPoint } from "./Cities.ts"
import { cysticFibrosis as heading } from "./RareDiseasesHeadings.ts"
import { type StudyRecord, study } from "./StudyRecord.ts"

export const cysticFibrosis: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99450001",
    title: "Once-daily Triple Modulator VDX-5 in Cystic Fibrosis With at Least One F508del Mutation",
    acronym: "CLEARWAY",
    conditions: ["Cystic Fibrosis"],
    keywords: ["CFTR modulator", "F508del"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "12 Years",
    interventions: [
      ["COMBINATION_PRODUCT", "VDX-5", "Fixed-dose tablets once daily for 52 weeks"],
      ["DRUG", "Current triple combination", "Tablets twice daily for 52 weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "VDX-5", "VDX-5"],
      ["ACTIVE_COMPARATOR", "Current triple combination", "Current triple combination"],
    ],
    sponsor: "Verdanox Pharmaceuticals",
    expandedAccess: { nctId: "NCT99500014", status: "AVAILABLE" },
    summary: "VDX-5 once daily is compared with the modulator that participants already take twice daily.",
    criteria: `
Inclusion Criteria:

* Confirmed diagnosis of cystic fibrosis
* CFTR genotype: F508del homozygous (F/F), or F508del and a minimal function mutation (F/MF)
* FEV1 \\>= 40% and \\<= 90% of predicted
* On a CFTR modulator for at least 28 days, or modulator-naïve

Exclusion Criteria:

* Solid organ or hematological transplantation
* Hepatic cirrhosis with portal hypertension
* Lung infection with Burkholderia cenocepacia, Burkholderia dolosa or Mycobacterium abscessus within the last 12 months
* Pulmonary exacerbation within 28 days before Day 1
* Intolerance of an earlier CFTR modulator`,
    outcome: ["Absolute change in percent predicted FEV1", "Baseline through Week 24"],
    enrollment: 400,
    start: "2024-08-19",
    sites: [
      at("Seattle", "Evergreen Sound Children's Hospital", "RECRUITING"),
      at("Birmingham", "Red Mountain Lung Center", "RECRUITING"),
      at("Cleveland", "Cuyahoga Ridge Medical Center", "COMPLETED"),
      at("Dublin", "Liffey Weir Hospital", "RECRUITING"),
      at("London", "Thameside Chest Hospital", "RECRUITING"),
      at("Verona", "Ospedale Ponte Adige", "RECRUITING"),
      at("Brisbane", "Moreton Fig Hospital", "ACTIVE_NOT_RECRUITING"),
      withoutPoint(at("Vancouver", "Burrard Cedar Lung Clinic", "RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99450002",
    title: "VDX-5 Granules for Children 2 to 5 Years With Cystic Fibrosis",
    conditions: ["Cystic Fibrosis"],
    keywords: ["children", "granules"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "24 Months",
    maximumAge: "71 Months",
    interventions: [["DRUG", "VDX-5 granules", "Mixed with soft food once daily, dose by weight"]],
    sponsor: "Verdanox Pharmaceuticals",
    summary: "Children take VDX-5 as granules for 24 weeks. Safety and sweat chloride are measured.",
    criteria: `
Inclusion Criteria:

* 2 through 5 years of age (24 to 71 months) on Day 1
* Homozygous or heterozygous for F508del, or another CFTR mutation responsive to triple modulators
* Weight \\>= 10 kg
* Sweat chloride \\>= 60 mmol/L on record

Exclusion Criteria:

* ALT or AST \\>= 3 x ULN
* Cataract or lens opacity at baseline
* Moderate or strong CYP3A inducers within 14 days`,
    enrollment: 60,
    start: "2025-03-24",
    sites: [
      at("Indianapolis", "Sugar Creek Children's Hospital", "RECRUITING"),
      at("Aurora", "Front Range Children's Pavilion", "RECRUITING"),
      at("Edinburgh", "Pentland View Children's Infirmary", "RECRUITING"),
      at("Rotterdam", "Maaskade Kinderziekenhuis", "NOT_YET_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99450003",
    title: "CFTR Modulator Drops for Infants With Cystic Fibrosis Found at Birth",
    acronym: "TINY-CF",
    conditions: ["Cystic Fibrosis in Children"],
    keywords: ["infants", "newborn screening", "F508del homozygous"],
    mesh: [heading],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "1 Month",
    maximumAge: "23 Months",
    interventions: [["DRUG", "VDX-5 drops", "Oral drops once daily for 24 weeks"]],
    sponsor: "Verdanox Pharmaceuticals",
    summary: "Infants aged 1 to 23 months take modulator drops. Part A finds the dose and Part B follows safety.",
    criteria: `
Inclusion Criteria:

* Positive newborn screen and two CFTR mutations, at least one of them F508del
* Born at 37 weeks of gestation or later
* Part A: 12 to 23 months; Part B: 1 to 23 months

Exclusion Criteria:

* Any clinically significant liver disease
* Family history of congenital cataracts
* Hemolysis`,
    enrollment: 50,
    start: "2027-01-11",
    sites: [
      at("Boston", "Harborlight Children's Hospital"),
      at("Toronto", "Lakeward Hospital for Children"),
      at("Sydney", "Banksia Children's Hospital"),
    ],
  }),
  study({
    nctId: "NCT99450004",
    title: "Inhaled CFTR Messenger RNA in Adults With Nonsense Mutations",
    conditions: ["Cystic Fibrosis"],
    keywords: ["G542X", "W1282X", "class I mutations", "mRNA"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "65 Years",
    interventions: [
      ["GENETIC", "NBL-8", "Nebulized once daily for 28 days"],
      ["OTHER", "Nebulized saline"],
    ],
    arms: [
      ["EXPERIMENTAL", "NBL-8", "NBL-8"],
      ["PLACEBO_COMPARATOR", "Saline", "Nebulized saline"],
    ],
    sponsor: "Nebula Transcript",
    summary: "Adults whose mutations do not respond to modulators inhale CFTR messenger RNA for four weeks.",
    criteria: `
Inclusion Criteria:

* Two CFTR mutations that are not responsive to modulators, e.g. G542X, W1282X or 621+1G-\\>T
* No F508del allele, unless modulators had to be stopped for side effects
* FEV1 between 40% and 100% predicted

Exclusion Criteria:

* F508del homozygous
* Any CFTR modulator within 28 days
* Hemoptysis of more than 60 mL in 4 weeks
* Current smoker or vaper`,
    enrollment: 40,
    start: "2025-05-19",
    sites: [
      at("Charleston", "Palmetto Tideland Hospital", "RECRUITING"),
      at("Little Rock", "Ouachita Lung Institute", "RECRUITING"),
      at("Paris", "Centre Respiratoire Beauvoisin", "RECRUITING"),
      at("Tel Aviv", "Carmelit Medical Center", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99450005",
    title: "Inhaled Bacteriophages Against Pseudomonas in Cystic Fibrosis and Other Bronchiectasis",
    conditions: ["Cystic Fibrosis", "Bronchiectasis", "Pseudomonas aeruginosa Infection"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    interventions: [
      ["BIOLOGICAL", "PHG-4 cocktail", "Nebulized twice daily for 10 days"],
      ["OTHER", "Placebo", "Nebulized buffer"],
    ],
    arms: [
      ["EXPERIMENTAL", "PHG-4", "PHG-4 cocktail"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Lyticore Labs",
    summary: "A mixture of four phages is inhaled to lower the amount of Pseudomonas aeruginosa in sputum.",
    criteria: `
Inclusion Criteria - Cystic Fibrosis Group:

* Cystic fibrosis, on a stable CFTR modulator or not eligible for one
* Chronic Pseudomonas aeruginosa: at least two positive cultures in 12 months

Inclusion Criteria - Bronchiectasis Group:

* Bronchiectasis on CT; cystic fibrosis excluded by sweat test or genotype
* Chronic Pseudomonas aeruginosa

Exclusion Criteria - Both Groups:

* FEV1 \\< 35% predicted
* Intravenous antibiotics within 4 weeks
* Nontuberculous mycobacteria under treatment`,
    enrollment: 56,
    start: "2025-09-01",
    sites: [
      at("Pittsburgh", "Three Bridges Medical Center", "RECRUITING"),
      at("New Haven", "Elm Quay Hospital", "RECRUITING"),
      at("Lisbon", "Hospital Tejo Alto", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99450006",
    title: "Stopping Hypertonic Saline in People With Cystic Fibrosis Who Take a Triple Modulator",
    conditions: ["Cystic Fibrosis"],
    keywords: ["treatment burden"],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "6 Years",
    interventions: [
      ["OTHER", "Stop hypertonic saline"],
      ["DRUG", "Hypertonic saline", "Continued as before"],
    ],
    arms: [
      ["EXPERIMENTAL", "Stop", "Stop hypertonic saline"],
      ["ACTIVE_COMPARATOR", "Continue", "Hypertonic saline"],
    ],
    sponsor: "Bellwether Cystic Fibrosis Network",
    sponsorClass: "NETWORK",
    summary:
      "Half of the participants stop their inhaled saline for 12 weeks. The change in lung function is compared.",
    criteria: `
Inclusion Criteria:

* Age 6 years or older, with F508del on one or both alleles
* Triple modulator for at least 90 days
* FEV1 \\>= 60% (under 18 years: \\>= 70%)
* Hypertonic saline on most days for the past 90 days

Exclusion Criteria:

* Acute respiratory symptoms treated within 6 weeks
* Change of chronic therapy within 4 weeks`,
    enrollment: 370,
    start: "2024-06-03",
    sites: [
      at("Minneapolis", "Minnehaha Falls Children's Clinic", "RECRUITING"),
      at("Madison", "Mendota Oaks Hospital", "RECRUITING"),
      at("Milwaukee", "Kinnick Harbor Children's Hospital", "RECRUITING"),
      at("Portland, Maine", "Casco Lantern Hospital", "RECRUITING"),
      at("Boise", null, "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99450007",
    title: "Automated Insulin Delivery in Cystic Fibrosis Related Diabetes",
    conditions: ["Cystic Fibrosis-related Diabetes", "Pancreatic Insufficiency"],
    keywords: ["CFRD"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "14 Years",
    interventions: [["DEVICE", "Hybrid closed loop", "Insulin pump steered by a glucose sensor for 13 weeks"]],
    sponsor: "Alder Gulch University",
    sponsorClass: "OTHER",
    summary: "People with diabetes due to cystic fibrosis use an automated insulin pump.",
    criteria: `
Inclusion Criteria:

* Cystic fibrosis with diabetes treated with insulin for 6 months or longer
* HbA1c 6.5% to 11%

Exclusion Criteria:

* Type 1 diabetes (two or more islet antibodies)
* Pancreatic cancer, or pancreas transplantation
* Pregnancy`,
    sites: [
      at("Atlanta", "Peachwood University Hospital", "RECRUITING"),
      at("Copenhagen", "Strandby Hospital", "RECRUITING"),
      { facility: "Fjällbacken Sjukhus", status: "RECRUITING", country: "Sweden" },
    ],
  }),
]
