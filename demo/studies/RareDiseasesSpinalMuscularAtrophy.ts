import { at, withoutPoint } from "./Cities.ts"
import { spinalMuscularAtrophy as heading } from "./RareDiseasesHeadings.ts"
import { type StudyRecord, study } from "./StudyRecord.ts"

export const spinalMuscularAtrophy: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99420001",
    title: "Gene Replacement With OVN-11 Before Symptoms in Newborns With Spinal Muscular Atrophy",
    acronym: "DAYBREAK",
    conditions: ["Spinal Muscular Atrophy", "SMA"],
    keywords: ["presymptomatic", "SMN2 copy number", "newborn screening"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    maximumAge: "6 Weeks",
    interventions: [["GENETIC", "OVN-11", "Single intravenous infusion of a vector that carries SMN1"]],
    sponsor: "Ovenna Gene Medicines",
    expandedAccess: { nctId: "NCT99500013", status: "AVAILABLE" },
    summary:
      "Newborns found by screening, with two or three copies of SMN2 and no symptoms, receive OVN-11 once. Sitting and standing are assessed up to 24 months of age.",
    criteria: `
Inclusion Criteria:

* Age at infusion no more than 42 days
* Biallelic deletion of SMN1 exon 7
* SMN2 copy number of 2 or 3
* Ulnar nerve compound muscle action potential \\>= 2 mV at baseline
* Gestational age of 35 weeks or more

Exclusion Criteria:

* Clinical signs of spinal muscular atrophy such as hypotonia or absent reflexes
* SMN2 copy number of 4 or more
* c.859G\\>C modifier variant in SMN2
* Anti-AAV9 antibody titer \\> 1:50
* Need for oxygen or ventilation at screening`,
    outcome: ["Proportion who sit without support for 30 seconds", "Up to 18 months of age"],
    enrollment: 30,
    start: "2025-04-15",
    sites: [
      at("Boston", "Harborlight Children's Hospital", "RECRUITING"),
      at("New York", "Hudson Terrace Children's Hospital", "RECRUITING"),
      at("Aurora", "Front Range Children's Pavilion", "RECRUITING"),
      at("Berlin", "Spreebogen Kinderzentrum", "RECRUITING"),
      at("Brussels", "Hôpital des Enfants Clairbois", "RECRUITING"),
      at("Melbourne", "Yarra Vale Children's Hospital", "NOT_YET_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99420002",
    title: "OVN-11 Gene Therapy for Infants With Type 1 Spinal Muscular Atrophy",
    conditions: ["Spinal Muscular Atrophy Type I"],
    keywords: ["Werdnig-Hoffmann", "SMN1", "infantile onset"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "30 Days",
    maximumAge: "9 Months",
    interventions: [["GENETIC", "OVN-11", "Single intravenous infusion", "ovenogene"]],
    sponsor: "Ovenna Gene Medicines",
    summary: "Infants who already show signs of type 1 disease receive one of two doses of OVN-11.",
    criteria: `
Inclusion Criteria:

* Onset of symptoms before 6 months of age
* Two copies of SMN2 and no functional SMN1
* Swallowing test that shows safe oral intake, or a feeding tube in place

Exclusion Criteria:

* Tracheostomy, or ventilation for 16 hours or more a day
* Oxygen saturation \\< 96% awake
* Active viral infection, including HIV, hepatitis B or hepatitis C
* Weight at screening below 2.6 kg or above 8.5 kg
* Previous SMN-restoring treatment, except antisense bridging for no more than 8 weeks`,
    enrollment: 18,
    start: "2024-11-18",
    sites: [
      at("Chicago", "Lakefront Pediatric Institute", "RECRUITING"),
      at("Philadelphia", "Schuylkill Children's Center", "RECRUITING"),
      at("São Paulo", "Instituto Infantil Ipê Amarelo", "RECRUITING"),
      withoutPoint(at("Istanbul", "Marmara Bahçe Hospital", "RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99420003",
    title: "Muscle-directed Antibody TGX-8 on Top of SMN Treatment in Children and Young Adults With SMA",
    acronym: "UPLIFT",
    conditions: ["Spinal Muscular Atrophy Type II", "Spinal Muscular Atrophy Type III"],
    keywords: ["myostatin", "non-ambulatory"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "2 Years",
    maximumAge: "21 Years",
    interventions: [
      ["BIOLOGICAL", "TGX-8", "Intravenous infusion every 4 weeks"],
      ["BIOLOGICAL", "Placebo", "Intravenous infusion every 4 weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "TGX-8 high dose", "TGX-8"],
      ["EXPERIMENTAL", "TGX-8 low dose", "TGX-8"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Tarnwick Biotherapeutics",
    summary: "Participants on a stable SMN treatment add TGX-8 or placebo for 52 weeks.",
    criteria: `
Inclusion Criteria:

* 5q spinal muscular atrophy with later onset (type 2 or type 3), SMN2 copy number documented
* Non-ambulatory and able to sit without support
* Hammersmith Functional Motor Scale Expanded score \\>= 10 and \\<= 45
* Intrathecal antisense or oral SMN2 splicing modifier for at least 6 months, and expected to stay on it

Exclusion Criteria:

* Prior treatment with a gene replacement therapy, unless more than 24 months before screening
* Scoliosis surgery within 6 months, or planned during the study
* Any previous anti-myostatin therapy
* Daytime non-invasive ventilation for more than 4 hours
* Creatine supplements or valproic acid in the last 60 days`,
    enrollment: 204,
    start: "2025-02-25",
    sites: [
      at("Dallas", "Prairie Oak Pediatric Research Center", "RECRUITING"),
      at("Philadelphia", "Schuylkill Children's Center", "RECRUITING"),
      at("Madrid", "Hospital Infantil Robledal", "RECRUITING"),
      at("Rome", "Policlinico Colle Sereno", "RECRUITING"),
      at("Warsaw", "Mokra Łąka Children's Hospital", "RECRUITING"),
      at("Amsterdam", "Polderzicht Medisch Centrum", "RECRUITING"),
      at("Tokyo", "Sakuragaoka Neuromuscular Hospital", "NOT_YET_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99420004",
    title: "Higher-dose Intrathecal CST-9 in Adults With Spinal Muscular Atrophy",
    conditions: ["Spinal Muscular Atrophy"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "18 Years",
    maximumAge: "65 Years",
    interventions: [["DRUG", "CST-9", "Intrathecal injection, two loading doses, then every 4 months"]],
    sponsor: "Castellan Rare Disease Institute",
    sponsorClass: "OTHER",
    summary: "Adults who have taken the lower dose for at least a year switch to a higher dose of CST-9.",
    criteria: `
Inclusion Criteria:

* Adults with genetically confirmed 5q SMA and 3 to 5 copies of SMN2
* On the lower dose of CST-9 for 12 months or more
* Ambulatory or able to sit

Exclusion Criteria:

* Current oral splicing modifier, or within 90 days
* Implanted shunt for cerebrospinal fluid
* Platelet count \\< 100,000/μL or clotting disorder
* Spinal anatomy that does not allow lumbar puncture`,
    sites: [
      at("Heidelberg", "Neckarhalde Universitätsklinik", "RECRUITING"),
      at("Lyon", "Hôpital des Deux Collines", "RECRUITING"),
      at("Hamburg", "Elbhang Neurozentrum", "ACTIVE_NOT_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99420005",
    title: "Adding an Oral SMN2 Splicing Modifier After Gene Therapy in Toddlers",
    conditions: ["Spinal Muscular Atrophy"],
    keywords: ["combination treatment", "after gene therapy"],
    mesh: [heading],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "2 Months",
    maximumAge: "24 Months",
    interventions: [["DRUG", "LVX-60", "Oral solution once daily for 72 weeks"]],
    sponsor: "Lumivale Pharmaceuticals",
    summary: "Children whose motor development has stalled after gene replacement take LVX-60 every day.",
    criteria: `
Inclusion Criteria:

* Symptomatic or presymptomatic SMA treated with one gene replacement therapy at least 13 weeks before enrollment
* Plateau: no new motor milestone over at least 12 weeks
* SMN2 copy number 2

Exclusion Criteria:

* Alanine aminotransferase \\> 2 x the upper limit of normal
* Ongoing high-dose corticosteroids after gene therapy
* Any other SMN2-directed treatment at any time`,
    enrollment: 28,
    start: "2027-01-15",
  }),
  study({
    nctId: "NCT99420006",
    title: "Neuromuscular Junction Enhancer NMD-31 in Walking Adolescents and Adults With SMA Type 3",
    conditions: ["Spinal Muscular Atrophy Type III", "Kugelberg-Welander Disease"],
    keywords: ["ambulatory", "fatigue"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "12 Years",
    interventions: [
      ["DRUG", "NMD-31", "Tablet twice daily for 21 days"],
      ["DRUG", "Placebo", "Tablet twice daily for 21 days"],
    ],
    arms: [
      ["EXPERIMENTAL", "NMD-31 then placebo", "NMD-31", "Placebo"],
      ["PLACEBO_COMPARATOR", "Placebo then NMD-31", "Placebo", "NMD-31"],
    ],
    sponsor: "Northlight Neuromuscular Network",
    sponsorClass: "NETWORK",
    summary: "A crossover study of three weeks each measures walking distance and fatigue.",
    criteria: `
Inclusion Criteria:

* Age 12 years and above, able to walk 50 meters without aid
* SMN1 deletion and 3 or 4 copies of SMN2 (2 copies only with sponsor approval)
* Decrement on repetitive nerve stimulation, or self-reported fatigue on most days

Exclusion Criteria:

* Ambulatory only with a rollator
* Seizure disorder
* Start of, or change in, SMN treatment within 6 months`,
    sites: [
      at("Copenhagen", "Strandby Neuromuscular Clinic", "RECRUITING"),
      at("Edinburgh", "Pentland View Infirmary", "RECRUITING"),
      at("Montreal", "Hôpital Val-des-Érables", "RECRUITING"),
      { facility: "Clinical research unit, city not published", status: "RECRUITING", country: "Netherlands" },
    ],
  }),
  study({
    nctId: "NCT99420007",
    title: "Oral Splicing Modifier From the First Weeks of Life in Newborns With SMA and Two Copies of SMN2",
    conditions: ["Spinal Muscular Atrophy, Infantile"],
    mesh: [heading],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "1 Day",
    maximumAge: "30 Days",
    interventions: [["DRUG", "LVX-60", "Oral solution once daily, dose by weight"]],
    sponsor: "Lumivale Pharmaceuticals",
    summary: "Newborns start LVX-60 before the age of 30 days and are followed for five years.",
    criteria: `
Inclusion Criteria:

* Homozygous deletion of SMN1 found by newborn or prenatal test
* Exactly 2 copies of SMN2
* Able to take liquids by mouth or tube

Exclusion Criteria:

* Birth weight \\< 2 kg
* Prior or planned gene replacement therapy
* Retinopathy of prematurity`,
    enrollment: 25,
    start: "2025-08-11",
    sites: [
      at("Houston", "Bayou Crest Children's Hospital", "RECRUITING"),
      at("Taipei", "Jade Terrace University Hospital", "RECRUITING"),
      at("Sydney", "Banksia Children's Hospital", "RECRUITING"),
      at("Cape Town", "Fynbos Children's Hospital", "NOT_YET_RECRUITING"),
    ],
  }),
]
