import { at, withoutPoint } from "./Cities.ts"
import { duchenneMuscularDystrophy } from "./RareDiseasesHeadings.ts"
import { type StudyRecord, study } from "./StudyRecord.ts"

export const duchenne: ReadonlyArray<StudyRecord> = [
  study({
    nctId: "NCT99410001",
    title: "QMT-451 in Boys With Duchenne Muscular Dystrophy Amenable to Exon 51 Skipping",
    acronym: "STRIDE-51",
    conditions: ["Duchenne Muscular Dystrophy"],
    keywords: ["DMD", "exon 51", "exon skipping", "dystrophin"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "4 Years",
    maximumAge: "17 Years",
    sex: "MALE",
    interventions: [
      ["DRUG", "QMT-451", "Peptide-linked oligomer, intravenous infusion every 4 weeks", "exonarsen"],
      ["DRUG", "Placebo", "Saline infusion every 4 weeks for the first 24 weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "QMT-451 ascending doses", "QMT-451"],
      ["PLACEBO_COMPARATOR", "Placebo then QMT-451", "Placebo", "QMT-451"],
    ],
    sponsor: "Quillmark Therapeutics",
    expandedAccess: { nctId: "NCT99500012", status: "AVAILABLE" },
    summary:
      "Boys with Duchenne whose DMD mutation can be treated by skipping exon 51 receive rising doses of QMT-451. The study looks at safety and at how much dystrophin the muscle makes.",
    criteria: `
Inclusion Criteria:

* Male, 4 to 17 years of age at consent
* Clinical diagnosis of Duchenne muscular dystrophy with a deletion in the DMD gene amenable to exon 51 skipping, confirmed by an accredited laboratory
* Ambulatory: able to walk at least 150 meters in 6 minutes; non-ambulatory boys may join Part B with a PUL 2.0 score \\>= 16
* Stable dose of corticosteroids for at least 12 weeks
* Intact left or right biceps muscle for two biopsies

Exclusion Criteria:

* Prior gene therapy at any time
* Treatment with another exon 51 skipping oligomer within 6 months before the first dose
* Left ventricular ejection fraction \\< 50% on echocardiogram
* Forced vital capacity below 40% of predicted, or daytime ventilation
* eGFR below 60 mL/min, or proteinuria on two occasions
* Loss of ambulation due to an injury and not the disease`,
    outcome: ["Change in dystrophin protein by western blot", "Baseline to Week 25"],
    enrollment: 48,
    start: "2025-06-10",
    sites: [
      at("Columbus", "Buckeye Lantern Children's Hospital", "RECRUITING"),
      at("Boston", "Harborlight Children's Hospital", "RECRUITING"),
      at("Dallas", "Prairie Oak Pediatric Research Center", "NOT_YET_RECRUITING"),
      at("Toronto", "Lakeward Hospital for Children", "RECRUITING"),
      at("London", "Thameside Neuromuscular Centre", "RECRUITING"),
      withoutPoint(at("Leuven", "Dijleberg Academic Hospital", "ACTIVE_NOT_RECRUITING")),
    ],
  }),
  study({
    nctId: "NCT99410002",
    title: "Oral ALT-77 Added to Corticosteroids in Ambulant Boys With Duchenne",
    conditions: ["Muscular Dystrophy, Duchenne", "DMD"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "6 Years",
    sex: "MALE",
    interventions: [
      ["DRUG", "ALT-77", "Oral suspension twice daily with food, dose by weight"],
      ["DRUG", "Matching placebo", "Oral suspension twice daily"],
      ["DRUG", "Corticosteroids", "Continued unchanged"],
    ],
    arms: [
      ["EXPERIMENTAL", "ALT-77", "ALT-77", "Corticosteroids"],
      ["PLACEBO_COMPARATOR", "Placebo", "Matching placebo", "Corticosteroids"],
    ],
    sponsor: "Altamora Pharma",
    summary:
      "A randomized, double-blind study of 18 months asks whether ALT-77 slows the loss of muscle function, whatever the underlying mutation.",
    criteria: `
Inclusion Criteria:

1. Males aged 6 years or older who can still walk without help
2. Genetically confirmed Duchenne muscular dystrophy, any type of DMD mutation
3. Time to climb four stairs between 2 and 8 seconds at screening
4. Prednisone, prednisolone or deflazacort for 6 months or longer

Exclusion Criteria:

1. Platelet count, white blood cell count or hemoglobin below the lower limit of normal
2. Triglycerides \\> 300 mg/dL fasting
3. QTcF \\> 450 msec or additional risk factors for torsade de pointes
4. Idebenone, ataluren or any investigational product within 3 months
5. Prior treatment with a histone deacetylase inhibitor`,
    enrollment: 180,
    start: "2025-01-21",
    sites: [
      at("Milan", "Ospedale Fontechiara", "RECRUITING"),
      at("Rome", "Policlinico Colle Sereno", "RECRUITING"),
      at("Madrid", "Hospital Infantil Robledal", "RECRUITING"),
      at("Paris", "Centre du Muscle Beauvoisin", "RECRUITING"),
      at("Amsterdam", "Polderzicht Medisch Centrum", "COMPLETED"),
      at("Ankara", "Yayla Children's Research Hospital", "RECRUITING"),
      at("Tel Aviv", "Carmelit Pediatric Center", "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99410003",
    title: "Single Infusion of the Micro-dystrophin Gene Therapy AVD-9 in Young Boys With Duchenne",
    acronym: "FIRSTSTEP",
    conditions: ["Duchenne Muscular Dystrophy"],
    keywords: ["gene therapy", "AAV", "micro-dystrophin"],
    mesh: [duchenneMuscularDystrophy],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "36 Months",
    maximumAge: "95 Months",
    sex: "MALE",
    interventions: [["GENETIC", "AVD-9", "One intravenous infusion of an AAV vector with a shortened dystrophin gene"]],
    sponsor: "Averdale Genetics",
    summary:
      "Ambulatory boys receive AVD-9 once, either at the start or after a year of placebo. Function is compared after 52 weeks.",
    criteria: `
Key Inclusion Criteria:

* Boys from 36 months up to, but not including, their 8th birthday
* Confirmed frameshift, premature stop codon or large deletion of the DMD gene
* North Star Ambulatory Assessment total score between 16 and 29
* Stable daily oral corticosteroids for at least 12 weeks

Key Exclusion Criteria:

* Any mutation that lies within, or includes, exons 8 to 11 of the DMD gene
* AAVrh74 antibody titer above 1:400
* Previous gene therapy, or exon skipping treatment within 3 months
* GLDH or bilirubin above the upper limit of normal, unless explained by Gilbert syndrome
* Cardiomyopathy with signs of heart failure`,
    enrollment: 90,
    start: "2027-02",
    sites: [
      at("Houston", "Bayou Crest Children's Hospital"),
      at("Chicago", "Lakefront Pediatric Institute"),
      at("Tokyo", "Sakuragaoka Neuromuscular Hospital"),
      at("Seoul", "Hanbit Children's Hospital"),
      at("Munich", "Isarwinkel Kinderklinik"),
    ],
  }),
  study({
    nctId: "NCT99410004",
    title: "Early Dissociative Steroid for Infants With Duchenne Found by Newborn Screening",
    conditions: ["Duchenne Muscular Dystrophy"],
    keywords: ["newborn screening", "infant"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "6 Months",
    maximumAge: "30 Months",
    sex: "MALE",
    interventions: [["DRUG", "NLN-6", "Oral suspension 2 to 4 mg/kg once daily for 48 weeks"]],
    sponsor: "Northlight Neuromuscular Network",
    sponsorClass: "NETWORK",
    summary:
      "Infants and toddlers who have not yet had steroids take NLN-6 for 48 weeks. Growth, bone and motor development are followed.",
    criteria: `
Inclusion Criteria:

* Male infant or toddler, 6 to 30 months old
* Creatine kinase above 2,000 U/L and a pathogenic variant in DMD
* Steroid-naïve: no prior systemic corticosteroids other than a single course of up to 5 days
* Immunizations up to date, including two doses of varicella vaccine or a plan for them

Exclusion Criteria:

* Birth before 34 weeks of gestation
* Weight below the 3rd percentile
* Another chronic illness that needs glucocorticoids
* In-frame deletion predicted to cause Becker muscular dystrophy`,
    enrollment: 36,
    start: "2025-10-06",
    sites: [
      at("Salt Lake City", "Wasatch Fern Children's Hospital", "RECRUITING"),
      at("Durham", "Piedmont Willow Children's Center", "RECRUITING"),
      at("Manchester", "Irwell Bank Children's Hospital", "RECRUITING"),
      at("Sydney", "Banksia Children's Hospital", "NOT_YET_RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99410005",
    title: "Cardiosphere Extracellular Vesicles for the Heart in Non-ambulant Duchenne",
    conditions: ["Duchenne Muscular Dystrophy", "Cardiomyopathies"],
    keywords: ["cardiomyopathy", "non-ambulatory", "upper limb"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "12 Years",
    sex: "MALE",
    interventions: [
      ["BIOLOGICAL", "CSV-20", "Intravenous infusion every 12 weeks, four times"],
      ["BIOLOGICAL", "Placebo vehicle", "Intravenous infusion every 12 weeks, four times"],
    ],
    arms: [
      ["EXPERIMENTAL", "CSV-20", "CSV-20"],
      ["PLACEBO_COMPARATOR", "Vehicle", "Placebo vehicle"],
    ],
    sponsor: "Mendel Bay Biologics",
    summary:
      "Older boys and men who use a wheelchair receive vesicles from donor heart cells. The study measures arm function and the heart by MRI.",
    criteria: `
Inclusion Criteria:

* Men and boys 12 years or older with Duchenne muscular dystrophy
* Reduced walking ability: 10-meter walk \\> 10 seconds, or unable to walk
* PUL 2.0 entry score 2 to 6
* Left ventricular ejection fraction between 35% and 55%, or late gadolinium enhancement in four or more segments

Exclusion Criteria:

* Left ventricular ejection fraction \\< 35%
* Elbow contractures of more than 30 degrees in both arms
* Planned or likely spine surgery within a year
* Known hypersensitivity to bovine products
* Exon skipping therapy is allowed if the dose has been stable for 24 weeks; gene therapy within 12 months is not`,
    enrollment: 68,
    start: "2024-09-17",
    sites: [
      at("Los Angeles", "Canyon Mesa Heart Institute", "RECRUITING"),
      at("Sacramento", "Delta Reach Medical Center", "ACTIVE_NOT_RECRUITING"),
      at("Cleveland", "Cuyahoga Ridge Medical Center", "RECRUITING"),
      at("Atlanta", "Peachwood Children's Hospital", "WITHDRAWN"),
    ],
  }),
  study({
    nctId: "NCT99410006",
    title: "Home Breathing Muscle Training in Duchenne Muscular Dystrophy",
    acronym: "BREATHE-D",
    conditions: ["Duchenne Muscular Dystrophy", "Respiratory Insufficiency"],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "8 Years",
    maximumAge: "30 Years",
    sex: "MALE",
    interventions: [
      ["DEVICE", "Threshold trainer", "Thirty breaths twice a day against a spring-loaded valve"],
      ["OTHER", "Usual respiratory care"],
    ],
    arms: [
      ["EXPERIMENTAL", "Training", "Threshold trainer", "Usual respiratory care"],
      ["NO_INTERVENTION", "Usual care", "Usual respiratory care"],
    ],
    purpose: "SUPPORTIVE_CARE",
    sponsor: "University Hospital of Vinterdal",
    sponsorClass: "OTHER",
    summary: "Boys and men train their breathing muscles at home for six months under video supervision.",
    criteria: `
Inclusion Criteria:

* Duchenne muscular dystrophy, confirmed by gene test or biopsy
* Forced vital capacity between 30% and 80% of predicted
* Able to seal the lips around a mouthpiece

Exclusion Criteria:

* Pneumothorax in the past year
* Invasive ventilation, or non-invasive ventilation for more than 16 hours a day`,
    sites: [
      at("Oslo", "Vinterdal University Hospital", "RECRUITING"),
      at("Copenhagen", "Strandby Neuromuscular Clinic", "RECRUITING"),
      at("Stockholm", null, "RECRUITING"),
    ],
  }),
  study({
    nctId: "NCT99410007",
    title: "Antibody-Oligonucleotide Conjugate DYX-44 for Duchenne Amenable to Exon 44 or Exon 45 Skipping",
    conditions: ["Duchenne Muscular Dystrophy"],
    keywords: ["exon 44 skipping", "exon 45 skipping", "transferrin receptor"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "7 Years",
    maximumAge: "27 Years",
    sex: "MALE",
    interventions: [
      ["DRUG", "DYX-44", "Intravenous, every 6 weeks", "DYX-44A", "DYX-44B"],
      ["DRUG", "Placebo", "Intravenous, every 6 weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "Cohort A: exon 44", "DYX-44"],
      ["EXPERIMENTAL", "Cohort B: exon 45", "DYX-44"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Dynaxon Biosciences",
    summary: "Two cohorts, one for each exon, receive DYX-44 or placebo for 12 months.",
    criteria: `
Inclusion Criteria for Cohort A:

* DMD mutation amenable to exon 44 skipping
* Ambulatory or non-ambulatory, with measurable elbow flexion

Exclusion Criteria for Cohort A:

* DMD mutation amenable to exon 45 skipping only
* Serum hemoglobin below the lower limit of normal

Inclusion Criteria for Cohort B:

* DMD mutation amenable to exon 45 skipping
* Ambulatory, with a time to rise from the floor \\< 20 seconds

Exclusion Criteria for Cohort B:

* Prior treatment with an exon 45 skipping therapy, unless stopped 6 months before
* Serum hemoglobin below the lower limit of normal

All cohorts: other protocol-defined inclusion and exclusion criteria may apply.`,
    enrollment: 46,
    start: "2025-03-03",
    sites: [
      at("Rochester", "Silverpine Clinic", "RECRUITING"),
      at("Seattle", "Evergreen Sound Children's Hospital", "RECRUITING"),
      at("Montreal", "Hôpital Val-des-Érables", "RECRUITING"),
      at("Barcelona", "Hospital Mare Serena", "RECRUITING"),
      at("Taipei", "Jade Terrace University Hospital", "SUSPENDED"),
    ],
  }),
  study({
    nctId: "NCT99410008",
    title: "RHW-3 to Protect the Heart of Women Who Carry a DMD Mutation",
    conditions: ["Duchenne Muscular Dystrophy", "Female Carriers of DMD", "Dilated Cardiomyopathy"],
    mesh: [duchenneMuscularDystrophy],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "18 Years",
    maximumAge: "60 Years",
    sex: "FEMALE",
    interventions: [["DRUG", "RHW-3", "25 mg by mouth once daily for 12 months"]],
    sponsor: "Rhenwald University",
    sponsorClass: "OTHER",
    summary: "Women who carry a DMD mutation and show early scarring of the heart take RHW-3 for a year.",
    criteria: `
Inclusion Criteria:

* Female carrier of a pathogenic DMD variant
* Late gadolinium enhancement on cardiac MRI
* Left ventricular ejection fraction of 45% or more

Exclusion Criteria:

* Pregnant, or planning to be within 15 months
* Potassium \\> 5.0 mmol/L
* Non-MRI-compatible implant`,
    sites: [
      at("Cologne", "Rhenwald University Hospital", "RECRUITING"),
      at("Vienna", "Donaublick Herzzentrum", "RECRUITING"),
    ],
  }),
]
