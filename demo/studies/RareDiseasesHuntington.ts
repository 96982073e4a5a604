import { at, withoutPoint } from "./Cities.ts"
import { huntingtonDisease } from "./RareDiseasesHeadings.ts"
import { type IdentificationModule, type StudyRecord, study } from "./StudyRecord.ts"

/** The odd record that lacks even a brief title: the official title, the acronym or the number has to name it. */
const withoutBriefTitle = ({ protocolSection, ...record }: StudyRecord): StudyRecord => {
  const { briefTitle: _, ...identification } = protocolSection.identificationModule
  return {
    ...record,
    protocolSection: { ...protocolSection, identificationModule: identification as IdentificationModule },
  }
}

export const huntington: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99430001",
    title: "HTT-lowering Tablet HLM-70 in Early Huntington's Disease",
    acronym: "EVENTIDE",
    conditions: ["Huntington Disease"],
    keywords: ["huntingtin lowering", "CAG repeat", "splicing modulator"],
    mesh: [huntingtonDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "25 Years",
    maximumAge: "65 Years",
    interventions: [
      ["DRUG", "HLM-70", "5 mg or 10 mg by mouth once daily for 12 months"],
      ["DRUG", "Placebo", "By mouth once daily for 12 months"],
    ],
    arms: [
      ["EXPERIMENTAL", "HLM-70 5 mg", "HLM-70"],
      ["EXPERIMENTAL", "HLM-70 10 mg", "HLM-70"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Helmsgate Neuro",
    expandedAccess: { nctId: "NCT99500016", status: "TEMPORARILY_NOT_AVAILABLE" },
    summary: "The study measures how far HLM-70 lowers huntingtin in blood, and its safety, in early disease.",
    criteria: `
Inclusion Criteria:

* Adults 25 to 65 years, ambulatory
* Genetically confirmed Huntington's disease with an HTT CAG repeat length of 40 to 50, inclusive
* HD Integrated Staging System stage 2 or mild stage 3
* Independence Scale score of 100 (stage 2) or at least 90 (stage 3)

Exclusion Criteria:

* HTT CAG repeat length below 40 (reduced penetrance)
* Previous huntingtin-lowering treatment, including antisense oligonucleotides or gene therapy
* Suicide attempt or ideation with intent within 12 months
* QTcF \\> 450 ms in men or \\> 470 ms in women
* Brain MRI with a finding other than Huntington's disease`,
    outcome: ["Percent change of huntingtin protein in whole blood", "Baseline to Month 3"],
    enrollment: 156,
    start: "2025-05-05",
    sites: [
      at("San Diego", "Torrey Bluff Neurology", "RECRUITING"),
      at("Portland", "Fremont Fir Medical Center", "RECRUITING"),
      at("Nashville", "Cumberland Bend Medical Center", "RECRUITING"),
      at("Vancouver", "Burrard Cedar Centre for Brain Health", "RECRUITING"),
      at("London", "Thameside Neuromuscular Centre", "NOT_YET_RECRUITING"),
      at("Melbourne", "Yarra Vale Hospital", "RECRUITING"),
      at("Auckland", "Kauri Coast Research", "COMPLETED"),
    ],
  }),
  study({
    nctId: "NCT99430002",
    title: "Allele-selective Oligonucleotide WVX-3 Given Into the Spinal Fluid in Huntington's Disease",
    conditions: ["Huntington Disease"],
    keywords: ["allele-selective", "SNP3", "mutant huntingtin"],
    mesh: [huntingtonDisease],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "25 Years",
    maximumAge: "60 Years",
    interventions: [["DRUG", "WVX-3", "Intrathecal injection every 8 weeks"]],
    sponsor: "Wavecrest Oligos",
    summary: "WVX-3 targets only the mutant copy of HTT in people who carry the matching variant.",
    criteria: `
Inclusion Criteria:

* Early manifest Huntington disease, Stage I or Stage II by total functional capacity \\[TFC 7 to 13\\]
* CAG repeat length in the HTT gene of 36 or more
* Heterozygous for SNP3 in phase with the CAG expansion

Exclusion Criteria:

* Homozygous for the HTT expansion
* Malignancy within 5 years, except treated basal cell carcinoma
* Anticoagulants other than aspirin up to 100 mg
* Juvenile onset (before 20 years)`,
    enrollment: 40,
    start: "2024-12-02",
    sites: [
      at("Warsaw", "Wiślany Brzeg Neurology", "RECRUITING"),
      at("Paris", "Institut Neuro Montclair", "RECRUITING"),
      at("Milan", "Ospedale Fontechiara", "RECRUITING"),
      withoutPoint(at("Calgary", "Foothill Prairie Movement Centre", "RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99430003",
    title: "One-time AAV Gene Therapy HTV-1 Into the Striatum for Early Huntington's Disease",
    conditions: ["Huntington Disease"],
    mesh: [huntingtonDisease],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "25 Years",
    maximumAge: "65 Years",
    interventions: [
      ["GENETIC", "HTV-1", "Infusion into caudate and putamen during one operation"],
      ["PROCEDURE", "Sham surgery", "Partial burr holes without infusion"],
    ],
    arms: [
      ["EXPERIMENTAL", "HTV-1", "HTV-1"],
      ["SHAM_COMPARATOR", "Sham", "Sham surgery"],
    ],
    sponsor: "Orchard Vector Medicines",
    summary: "Surgeons infuse a vector that silences huntingtin. A sham operation serves as comparison for one year.",
    criteria: `
Inclusion Criteria:

1. HTT gene expansion of \\>= 40 CAG repeats
2. Early manifest disease: total functional capacity 9 to 13 and Diagnostic Confidence Level 4
3. Striatal volumes on MRI: putamen \\>= 2.5 cm\\^3 per side, caudate \\>= 2.0 cm\\^3 per side

Exclusion Criteria:

1. Any contraindication to MRI, lumbar puncture or general anesthesia
2. Deep brain stimulator
3. Prior gene therapy or cell transplantation
4. Antisense oligonucleotide within 12 months`,
    enrollment: 24,
    start: "2025-09-22",
    sites: [
      at("Columbus", "Buckeye Lantern University Hospital", "RECRUITING"),
      at("San Francisco", "Golden Headland Medical Center", "RECRUITING"),
      at("Baltimore", "Patapsco Heights Hospital", "SUSPENDED"),
    ],
  }),
  study({
    nctId: "NCT99430004",
    title: "Once-daily BMR-22 for Chorea in Adults With Huntington's Disease",
    conditions: ["Chorea", "Huntington Disease"],
    keywords: ["VMAT2", "chorea"],
    mesh: [huntingtonDisease],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    interventions: [
      ["DRUG", "BMR-22", "Capsule once daily, raised every two weeks"],
      ["DRUG", "Placebo", "Capsule once daily"],
    ],
    arms: [
      ["EXPERIMENTAL", "BMR-22", "BMR-22"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Brightmere Pharma",
    summary: "Adults with troublesome chorea take BMR-22 or placebo for 14 weeks.",
    criteria: `
Inclusion Criteria:

* Manifest Huntington disease with an expanded CAG repeat (≥ 37)
* Total Maximal Chorea score ≥ 8
* Able to walk 20 yards, with aid if needed

Exclusion Criteria:

* Severe depression, or any suicidal behavior in the past 6 months
* Tetrabenazine, deutetrabenazine or reserpine within 30 days
* Significant swallowing difficulty
* Long QT syndrome`,
    enrollment: 128,
    start: "2025-03-31",
    sites: [
      at("Tampa", "Manatee Bay Research Center", "RECRUITING"),
      at("Birmingham", "Red Mountain Neuroscience", "RECRUITING"),
      at("Kansas City", "Flint Prairie Medical Center", "RECRUITING"),
      at("Toronto", "Lakeward General Hospital", "RECRUITING"),
      at("Ottawa", "Rideau Lock Hospital"),
    ],
  }),
  study({
    nctId: "NCT99430005",
    title: "Delaying Onset: HLM-70 in People Who Carry the Huntington Gene but Have No Symptoms",
    acronym: "HORIZON-PRE",
    conditions: ["Huntington Disease", "Premanifest Huntington Disease"],
    mesh: [huntingtonDisease],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "21 Years",
    maximumAge: "50 Years",
    healthyVolunteers: false,
    interventions: [
      ["DRUG", "HLM-70", "5 mg by mouth once daily for 36 months"],
      ["DRUG", "Placebo", "By mouth once daily for 36 months"],
    ],
    arms: [
      ["EXPERIMENTAL", "HLM-70", "HLM-70"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    purpose: "PREVENTION",
    sponsor: "Helmsgate Neuro",
    summary: "Gene carriers without motor signs take HLM-70 or placebo for three years.",
    criteria: `
Inclusion Criteria:

* HTT CAG repeat length of 41 to 49
* HD Integrated Staging System stage 0 or stage 1; no clinical motor diagnosis
* Knows the result of predictive testing and has had genetic counseling

Exclusion Criteria:

* Manifest Huntington's disease (Diagnostic Confidence Level 4)
* Pregnant or breastfeeding
* Use of an investigational drug within 90 days`,
    enrollment: 300,
    start: "2027-04-01",
    sites: [
      at("Iowa City", "Coralbend University Clinics"),
      at("Boston", "Charles Reach Neurology"),
      at("Berlin", "Spreebogen Neurozentrum"),
    ],
  }),
  withoutBriefTitle(
    study({
      nctId: "NCT99430006",
      title: "Supervised Exercise for Mobility",
      officialTitle: null,
      acronym: "MOVE-HD",
      conditions: ["Huntington Disease"],
      status: "RECRUITING",
      phases: ["NA"],
      minimumAge: "18 Years",
      maximumAge: "80 Years",
      healthyVolunteers: null,
      interventions: [["BEHAVIORAL", "Coached aerobic exercise", "Three sessions a week for 12 months"]],
      purpose: "SUPPORTIVE_CARE",
      sponsor: "Fjordheim College of Physiotherapy",
      sponsorClass: "OTHER",
      summary:
        "People with Huntington's disease exercise with a coach for a year, and fitness and walking are measured.",
      criteria: `
You may be eligible for this study if you:

* carry the HTT expansion, with or without symptoms
* can use a stationary bicycle
* have your doctor's permission

You will not be eligible if you:

* already exercise hard for more than 150 minutes a week
* had a heart attack within 6 months`,
      sites: [
        at("Oslo", "Fjordheim Training Center", "RECRUITING"),
        at("Copenhagen", null, "RECRUITING"),
        at("Seville", "Clínica Guadalmar", "RECRUITING"),
      ],
    }),
  ),
  withoutBriefTitle(
    study({
      nctId: "NCT99430007",
      title: "Open-label Study of Irritability Treatment in Juvenile Huntington's Disease",
      conditions: ["Juvenile Huntington Disease", "Huntington Disease"],
      mesh: [huntingtonDisease],
      status: "RECRUITING",
      phases: ["PHASE2"],
      minimumAge: "6 Years",
      maximumAge: "20 Years",
      interventions: [["DRUG", "ALC-5", "Oral solution twice daily for 16 weeks"]],
      sponsor: "Alcott Institute for Rare Brain Disorders",
      sponsorClass: "OTHER",
      summary: "Children and young people with juvenile onset take ALC-5 for irritability.",
      criteria: `
Inclusion Criteria:

* Juvenile-onset Huntington disease: symptoms before the 21st birthday and CAG repeat length \\> 60
* Caregiver-rated irritability at least moderate
* Able to swallow liquids, or gastrostomy

Exclusion Criteria:

* Uncontrolled epilepsy: more than one generalized seizure a month
* Asthma that needs daily treatment
* Heart rate \\< 60 beats per minute at rest`,
      enrollment: 16,
      start: "2025-07-14",
      sites: [
        at("Iowa City", "Coralbend University Clinics", "RECRUITING"),
        at("Manchester", "Irwell Bank Children's Hospital", "RECRUITING"),
        at("Leuven", "Dijleberg Academic Hospital", "RECRUITING"),
      ],
    }),
  ),
  withoutBriefTitle(
    study({
      nctId: "NCT99430008",
      title: "Not published",
      officialTitle: null,
      conditions: ["Huntington Disease"],
      status: "NOT_YET_RECRUITING",
      phases: ["EARLY_PHASE1"],
      sex: null,
      healthyVolunteers: null,
      interventions: [["DIAGNOSTIC_TEST", "HTT tracer PET"]],
      purpose: "DIAGNOSTIC",
      sponsor: "Wiślany Brzeg Institute",
      sponsorClass: "OTHER_GOV",
      summary: "A first look at a tracer for mutant huntingtin. Hardly anything else is published yet.",
      criteria: null,
    }),
  ),
]
