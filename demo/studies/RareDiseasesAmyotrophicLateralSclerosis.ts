import { at, withoutPoint } from "./Cities.ts"
import { amyotrophicLateralSclerosis as heading } from "./RareDiseasesHeadings.ts"
import { type StudyRecord, study } from "./StudyRecord.ts"

export const amyotrophicLateralSclerosis: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99440001",
    aliases: ["NCT99700001"],
    title: "Antisense Drug SDN-19 in Adults With ALS and a SOD1 Mutation",
    acronym: "SILENT-1",
    conditions: ["Amyotrophic Lateral Sclerosis", "SOD1-ALS"],
    keywords: ["ALS", "Lou Gehrig's disease", "SOD1", "neurofilament"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "SDN-19", "Intrathecal injection, three loading doses, then every 4 weeks", "sodinersen"],
      ["DRUG", "Placebo", "Intrathecal artificial cerebrospinal fluid"],
    ],
    arms: [
      ["EXPERIMENTAL", "SDN-19", "SDN-19"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Sidonis Neurotherapeutics",
    expandedAccess: { nctId: "NCT99500001", status: "AVAILABLE" },
    summary:
      "Adults with weakness due to ALS and a confirmed SOD1 mutation receive SDN-19 or placebo for 28 weeks, followed by an open-label part.",
    criteria: `
Inclusion Criteria:

* Weakness attributable to amyotrophic lateral sclerosis and a documented SOD1 mutation
* Slow vital capacity \\>= 50% of predicted for sex, age and height
* Plasma neurofilament light chain above the cut-off of the central laboratory
* Riluzole at a stable dose for 30 days or more, or none
* If taking edaravone, at least one full cycle completed

Exclusion Criteria:

* Permanent ventilation (\\> 22 hours a day for 21 days in a row) or tracheostomy
* History of, or positive test for, HIV or hepatitis C
* Prior SOD1-lowering treatment
* SOD1 variant of unknown significance, unless the adjudication committee agrees that it is pathogenic
* Coagulation disorder, or anticoagulant that cannot be paused for lumbar puncture`,
    outcome: ["Change in ALSFRS-R total score", "Baseline to Week 28"],
    enrollment: 99,
    start: "2025-02-04",
    sites: [
      at("Boston", "Charles Reach Neurology", "RECRUITING"),
      at("St. Louis", "Gateway Arbor Medical Center", "RECRUITING"),
      at("Jacksonville", "Silverpine Clinic Florida", "RECRUITING"),
      at("Montreal", "Hôpital Val-des-Érables", "RECRUITING"),
      at("Stockholm", "Mälarstrand University Hospital", "RECRUITING"),
      at("Tokyo", "Hinoki Medical University", "ACTIVE_NOT_RECRUITING"),
      at("Sydney", "Banksia Brain Centre", "NOT_YET_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99440002",
    title: "Small Molecule CNR-72 for ALS and Frontotemporal Dementia With a C9orf72 Repeat Expansion",
    conditions: ["Amyotrophic Lateral Sclerosis", "Frontotemporal Dementia", "C9orf72"],
    keywords: ["hexanucleotide repeat", "familial ALS", "FTD"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "80 Years",
    interventions: [["DRUG", "CNR-72", "Capsule twice daily for 24 weeks"]],
    sponsor: "Carranor Sciences",
    summary: "CNR-72 blocks the repeat RNA of C9orf72. The study follows safety and markers in spinal fluid.",
    criteria: `
Inclusion Criteria:

* C9orf72 hexanucleotide repeat expansion of more than 30 repeats
* One of the following:

   * definite, probable or possible ALS by the revised El Escorial criteria
   * behavioral variant frontotemporal dementia with a CDR plus NACC FTLD global score of 0.5 to 2
* A caregiver who can attend visits

Exclusion Criteria:

* SOD1 or FUS mutation
* Alzheimer's disease biomarker profile in cerebrospinal fluid
* Forced vital capacity \\< 60%
* Estimated glomerular filtration rate \\< 45 mL/min/1.73 m\\^2`,
    enrollment: 54,
    start: "2025-06-30",
    sites: [
      at("San Francisco", "Golden Headland Medical Center", "RECRUITING"),
      at("Philadelphia", "Schuylkill University Hospital", "RECRUITING"),
      at("Rotterdam", "Maaskade Medisch Centrum", "RECRUITING"),
      withoutPoint(at("Barcelona", "Hospital Mare Serena", "RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99440003",
    title: "ALT-308 Added to Riluzole in Amyotrophic Lateral Sclerosis",
    acronym: "CARRYON",
    conditions: ["ALS (Amyotrophic Lateral Sclerosis)"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    maximumAge: "81 Years",
    interventions: [
      ["DRUG", "ALT-308", "Tablet twice daily, 4.5 mg/kg/day"],
      ["DRUG", "Riluzole", "50 mg twice daily"],
      ["DRUG", "Placebo", "Tablet twice daily"],
    ],
    arms: [
      ["EXPERIMENTAL", "ALT-308 plus riluzole", "ALT-308", "Riluzole"],
      ["PLACEBO_COMPARATOR", "Placebo plus riluzole", "Placebo", "Riluzole"],
    ],
    sponsor: "Altamora Pharma",
    expandedAccess: { nctId: "NCT99500003", status: "AVAILABLE" },
    summary: "People within two years of first weakness add ALT-308 or placebo to riluzole for 48 weeks.",
    criteria: `
INCLUSION CRITERIA:

1. Familial or sporadic ALS, laboratory supported probable, probable or definite
2. Disease duration from first symptom no longer than 24 months at screening
3. ALSFRS-R total score of at least 26, with 3 or more on item #3
4. Stable riluzole 100 mg per day for at least 30 days

NON-INCLUSION CRITERIA:

1. Tracheostomy or gastrostomy
2. Dementia or severe psychiatric illness
3. Severe neutropenia (\\< 1.0 x 10\\^9/L)
4. Loss of more than 10% of body weight in 6 months
5. Pregnant or lactating women`,
    enrollment: 495,
    start: "2024-10-08",
    sites: [
      at("Marseille", "Hôpital Calanque Bleue", "RECRUITING"),
      at("Lyon", "Hôpital des Deux Collines", "RECRUITING"),
      at("Madrid", "Hospital Universitario Encinar", "RECRUITING"),
      at("Athens", "Ymittos General Hospital", "RECRUITING"),
      at("Budapest", "Dunapart Klinika", "WITHDRAWN"),
      at("Buenos Aires", "Instituto Neurológico Jacarandá", "RECRUITING"),
      at("Mexico City", "Hospital Cerro de la Luz", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99440004",
    title: "Treating SOD1 Mutation Carriers Before ALS Begins",
    acronym: "FORECAST",
    conditions: ["Amyotrophic Lateral Sclerosis", "Presymptomatic SOD1 Mutation"],
    mesh: [heading],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [["DRUG", "SDN-19", "Intrathecal injection every 4 weeks", "sodinersen"]],
    purpose: "PREVENTION",
    sponsor: "Sidonis Neurotherapeutics",
    expandedAccess: { nctId: "NCT99500001", status: "AVAILABLE" },
    summary: "Carriers of a rapidly progressive SOD1 mutation start SDN-19 when neurofilament rises, before weakness.",
    criteria: `
Inclusion Criteria:

* Rapidly progressive SOD1 mutation (for example p.Ala5Val) and no clinical signs of ALS
* Plasma neurofilament light below the threshold at screening, with monthly sampling accepted

Exclusion Criteria:

* Clinically manifest ALS
* Any previous SOD1-lowering treatment
* C9orf72 repeat expansion`,
    enrollment: 60,
    start: "2027-03",
    sites: [
      at("Worcester", "Blackstone Valley Medical Center"),
      at("Miami", "Biscayne Palm University Hospital"),
      at("Oxford", "Isis Meadow Hospital"),
    ],
  }),
  study({
    nctId: "NCT99440005",
    title: "Perpetual Platform Trial for ALS: Regimen K, CCN-11",
    acronym: "LATTICE",
    conditions: ["Amyotrophic Lateral Sclerosis", "Motor Neuron Disease"],
    keywords: ["platform trial", "MND", "Lou Gehrig's disease"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "CCN-11", "Subcutaneous, daily for 24 weeks"],
      ["DRUG", "Matching placebo", "Subcutaneous, daily for 24 weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "Regimen K: CCN-11", "CCN-11"],
      ["PLACEBO_COMPARATOR", "Regimen K: placebo", "Matching placebo"],
    ],
    sponsor: "Concord ALS Consortium",
    sponsorClass: "NETWORK",
    collaborators: ["Willowfield Foundation for ALS"],
    summary: "Several drugs share one placebo group in this platform. Regimen K tests CCN-11.",
    criteria: `
Inclusion Criteria for the platform:

* Sporadic or familial ALS by the Gold Coast criteria
* Time since onset of weakness \\<= 36 months
* Vital capacity \\>= 50% of predicted
* Riluzole and edaravone are permitted at stable doses

Exclusion Criteria for the platform:

* Cognitive impairment that prevents consent
* Gene therapy or cell therapy at any time

Regimen K Exclusion Criteria:

* Absolute neutrophil count below 1,500 per mm\\^3
* Known allergy to CCN-11`,
    enrollment: 240,
    start: "2025-01-13",
    sites: [
      at("Phoenix", "Saguaro Neurological Institute", "RECRUITING"),
      at("Houston", "Bayou Crest Medical Center", "RECRUITING"),
      at("Minneapolis", "Minnehaha Falls Clinic", "RECRUITING"),
      at("Lexington", "Bluegrass Meadow Hospital", "RECRUITING"),
      at("Honolulu", "Hibiscus Coast Medical Center", "RECRUITING"),
      at("Lebanon", "Granite Notch Medical Center", "TERMINATED"),
      at("Albuquerque", null, "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99440006",
    title: "High-calorie Fatty Drink to Keep Weight in ALS",
    conditions: ["Amyotrophic Lateral Sclerosis", "Weight Loss"],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "18 Years",
    interventions: [
      ["DIETARY_SUPPLEMENT", "High-fat drink", "400 kcal a day in addition to normal food"],
      ["DIETARY_SUPPLEMENT", "Flavored water"],
    ],
    arms: [
      ["EXPERIMENTAL", "High-fat drink", "High-fat drink"],
      ["PLACEBO_COMPARATOR", "Flavored water", "Flavored water"],
    ],
    purpose: "SUPPORTIVE_CARE",
    sponsor: "University of Rhenwald",
    sponsorClass: "OTHER",
    summary:
      "Half of the participants drink extra calories every day. Survival and weight are compared after 18 months.",
    criteria: `
Inclusion Criteria:

* Possible, probable or definite ALS
* Fast progression: loss of more than 0.5 ALSFRS-R points a month
* Able to swallow

Exclusion Criteria:

* Body mass index \\> 35 kg/m\\^2
* Gastrostomy
* Diabetes mellitus treated with insulin`,
    sites: [
      at("Cologne", "Rhenwald University Hospital", "RECRUITING"),
      at("Munich", "Isarwinkel Klinikum", "RECRUITING"),
      at("Heidelberg", "Neckarhalde Universitätsklinik", "RECRUITING"),
      at("Zurich", "Limmatufer Spital", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99440007",
    title: "Early Feasibility of an Implanted Speech Interface in ALS With Loss of Speech",
    conditions: ["Amyotrophic Lateral Sclerosis", "Anarthria", "Brainstem Stroke"],
    keywords: ["brain-computer interface"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "22 Years",
    maximumAge: "75 Years",
    interventions: [["DEVICE", "Vocalis cortical array", "Placed once over the speech motor cortex"]],
    purpose: "DEVICE_FEASIBILITY",
    sponsor: "Vocalis Interfaces",
    summary: "People who can no longer speak receive an implant that turns brain signals into text.",
    criteria: `
Inclusion Criteria:

* ALS or brainstem stroke with severe dysarthria or anarthria for 3 months or more
* Lives within 2 hours of the study site
* Vital capacity \\>= 50%, or invasive ventilation with a stable course

Exclusion Criteria:

* Frontotemporal dementia
* Immunosuppressive treatment
* Life expectancy below 12 months`,
    enrollment: 6,
    start: "2025-11-03",
    sites: [at("Providence", "Narragansett Bay Brain Institute", "RECRUITING")],
  }),
  study({
    nctId: "NCT99440008",
    title: "Regulatory T Cells Expanded From the Patient's Own Blood in ALS",
    conditions: ["Amyotrophic Lateral Sclerosis"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "21 Years",
    maximumAge: "70 Years",
    interventions: [["BIOLOGICAL", "Autologous regulatory T cells", "Monthly infusion with low-dose interleukin-2"]],
    sponsor: "Lone Pecan University",
    sponsorClass: "OTHER",
    summary: "A first study of monthly infusions of the participant's own regulatory T cells.",
    criteria: `
Inclusion Criteria:

* ALS with symptom onset within 24 months, with no known SOD1, C9orf72 or FUS mutation
* Percent predicted vital capacity \\>= 65%
* No prior cell therapy

Exclusion Criteria:

* Autoimmune disease that needs treatment
* Unable to undergo leukapheresis
* Corticosteroids within 8 weeks`,
    enrollment: 12,
    start: "2025-08-25",
    sites: [
      at("Houston", "Lone Pecan University Hospital", "RECRUITING"),
      at("San Antonio", "Lone Pecan University Hospital South", "RECRUITING"),
    ],
  }),
]
