import { at, type CityName, withoutPoint } from "./Cities.ts"
import { alzheimerDisease, cognitiveDysfunction } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const worldwide: ReadonlyArray<CityName> = [
  ...([
    "Boston",
    "New York",
    "Philadelphia",
    "Baltimore",
    "Atlanta",
    "Miami",
    "Tampa",
    "Chicago",
    "Cleveland",
  ] as const),
  ...(["Minneapolis", "St. Louis", "Houston", "Dallas", "Phoenix", "San Diego", "Los Angeles", "Seattle"] as const),
  ...(["Portland", "Portland, Maine", "Salt Lake City", "Indianapolis", "Honolulu", "San Juan", "Toronto"] as const),
  ...([
    "Montreal",
    "Vancouver",
    "Mexico City",
    "São Paulo",
    "Buenos Aires",
    "Santiago",
    "London",
    "Manchester",
  ] as const),
  ...(["Edinburgh", "Dublin", "Paris", "Lyon", "Toulouse", "Berlin", "Munich", "Cologne", "Zurich", "Vienna"] as const),
  ...(["Brussels", "Amsterdam", "Madrid", "Barcelona", "Lisbon", "Rome", "Milan", "Copenhagen", "Stockholm"] as const),
  ...(["Helsinki", "Warsaw", "Prague", "Budapest", "Istanbul", "Tel Aviv", "Tokyo", "Osaka", "Nagoya"] as const),
  ...(["Seoul", "Busan", "Taipei", "Melbourne", "Sydney", "Auckland", "Cape Town"] as const),
]

const siteStatuses = ["RECRUITING", "RECRUITING", "NOT_YET_RECRUITING", undefined, "ACTIVE_NOT_RECRUITING", "WITHDRAWN"]

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99100101",
    title: "Subcutaneous Tavronemab in Early Alzheimer's Disease",
    officialTitle:
      "A Phase 3, Randomized, Double-Blind, Placebo-Controlled Study of Subcutaneous Tavronemab in Participants With Mild Cognitive Impairment Due to Alzheimer's Disease or Mild Alzheimer's Disease Dementia",
    acronym: "HALCYON-AD",
    conditions: ["Alzheimer Disease, Early Onset", "Early Alzheimer's Disease"],
    keywords: ["amyloid", "MCI due to AD", "monoclonal antibody"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    interventions: [
      [
        "BIOLOGICAL",
        "Tavronemab",
        "Antibody against protofibrillar amyloid-beta, 400 mg under the skin every 2 weeks",
        "ALM-0177",
      ],
      ["OTHER", "Placebo", "Matching injection"],
    ],
    arms: [
      ["EXPERIMENTAL", "Tavronemab", "Tavronemab"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    outcome: ["Change from baseline in CDR-SB", "Week 78"],
    enrollment: 1500,
    sponsor: "Altamere Neuroscience",
    summary:
      "The study compares tavronemab with placebo in people with early Alzheimer's disease who have amyloid in the brain. It runs at more than sixty sites in North and South America, Europe, Asia and Oceania.",
    criteria: `
Inclusion Criteria:

* Mild cognitive impairment due to Alzheimer's disease or mild Alzheimer's disease dementia by NIA-AA criteria
* Mini-Mental State Examination (MMSE) score of 20 to 30, inclusive
* Clinical Dementia Rating (CDR) global score of 0.5 or 1.0, with a Memory Box score ≥ 0.5
* Amyloid PET positive by central visual read, or a CSF Aβ42/40 ratio consistent with amyloid pathology
* Gradual decline in memory for at least 6 months, reported by the participant or the study partner
* Stable dose of a cholinesterase inhibitor or memantine for at least 12 weeks, if taken; treatment-naïve participants are also allowed
* Study partner who is in contact with the participant for at least 10 hours a week

Exclusion Criteria:

* Any other condition that may contribute to the cognitive impairment, such as vascular dementia, Lewy body dementia or frontotemporal dementia
* \\> 4 microhaemorrhages (each ≤ 10 mm), any superficial siderosis or a macrohaemorrhage \\> 10 mm on brain MRI
* Homozygous APOE ε4 carriers, unless the participant has consented to monthly MRI during the first 6 months
* Transient ischemic attack, stroke or seizures within 12 months of screening
* Use of anticoagulants, except low-dose aspirin
* Prior treatment with an anti-amyloid antibody other than in the placebo arm of a completed trial
* Contraindication to MRI, e.g. a pacemaker that is not MRI-conditional
`,
    sites: worldwide.map((city, index) =>
      at(city, index === 11 ? null : `Halcyon Research Site ${101 + index}`, siteStatuses[index % siteStatuses.length]),
    ),
    start: "2025-02-18",
    lastUpdated: "2026-11-10",
  },
  {
    nctId: "NCT99100102",
    title: "Donanemab Titration Schedules and Brain MRI Findings in Early Symptomatic Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    keywords: ["ARIA", "amyloid-related imaging abnormalities"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "60 Years",
    maximumAge: "90 Years",
    interventions: [["BIOLOGICAL", "Donanemab", "Slow or standard dose escalation by infusion every 4 weeks"]],
    arms: [
      ["EXPERIMENTAL", "Slow escalation", "Donanemab"],
      ["ACTIVE_COMPARATOR", "Standard escalation", "Donanemab"],
    ],
    outcome: ["Proportion of participants with ARIA-E", "Week 24"],
    enrollment: 420,
    sponsor: "Northlake University Hospital",
    sponsorClass: "OTHER",
    summary: "Two ways to reach the full dose of donanemab are compared by the rate of brain swelling seen on MRI.",
    criteria: `
Inclusion Criteria:

1. Early symptomatic Alzheimer's disease, shown by both of the following:

   * MMSE score between 20 and 28 (inclusive)
   * gradual and progressive change in memory for ≥ 6 months
2. At least one of these biomarker results:

   * florbetapir or flutemetamol PET scan read as amyloid positive
   * plasma p-tau217 above the cut-off of the central laboratory
   * CSF with a low Aβ42/Aβ40 ratio and raised p-tau181
3. APOE genotype known; ε4 non-carriers, heterozygotes and homozygotes are eligible

Exclusion Criteria:

1. Baseline MRI with any of the following:

   * ARIA-E
   * more than 4 cerebral microhemorrhages
   * more than 1 area of superficial siderosis
   * severe white matter disease (Fazekas 3)
2. Current use of the following medicines:

   * anticoagulants
   * immunoglobulin G therapy
3. Known sensitivity to \\[18F\\] PET tracers
`,
    sites: [
      at("Philadelphia", "Northlake University Hospital Memory Clinic", "RECRUITING"),
      at("Pittsburgh", "Three Rivers Example Medical Center", "RECRUITING"),
      at("Baltimore", "Patapsco Example Clinic", "COMPLETED"),
    ],
    start: "2025-09",
  },
  {
    nctId: "NCT99100103",
    title: "QX-4417, an Oral Tau Aggregation Inhibitor, in Mild to Moderate Alzheimer's Disease",
    conditions: ["Alzheimer's Disease"],
    keywords: ["tau"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "55 Years",
    maximumAge: "85 Years",
    interventions: [
      ["DRUG", "QX-4417", "20 mg or 40 mg tablet once a day"],
      ["DRUG", "Placebo", "Matching tablet"],
    ],
    arms: [
      ["EXPERIMENTAL", "Low dose", "QX-4417"],
      ["EXPERIMENTAL", "High dose", "QX-4417"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    outcome: ["Change from baseline in ADAS-Cog14", "Week 52"],
    enrollment: 330,
    sponsor: "Quillion Pharma",
    collaborators: ["Eastmere University"],
    summary: "A tablet that keeps tau from clumping is compared with placebo over one year.",
    criteria: `
Key Inclusion Criteria:

* Probable Alzheimer's disease according to the 2011 NIA-AA criteria
* MMSE 16-26 at screening
* Evidence of tau pathology: tau PET positive in a temporal meta-region, or CSF p-tau181 above the cut-off
* On a stable dose of donepezil, galantamine or rivastigmine for ≥ 3 months, or not on such a medicine
* No anti-amyloid antibody within the last 6 months

Key Exclusion Criteria:

* Dementia not due to AD
* Rapidly progressive course (loss of \\> 6 MMSE points in the past year)
* Epilepsy, other than childhood febrile seizures
* QTcF \\> 470 ms
* eGFR \\< 45 mL/min/1.73 m^2
* Participation in another interventional trial within 3 months

Other protocol-defined inclusion/exclusion criteria may apply.
`,
    sites: [
      at("Columbus", "Olentangy Example Neurology", "RECRUITING"),
      at("Chicago", "Example Lakeshore Memory Center", "RECRUITING"),
      at("Toronto", "Humber Example Health Centre", "RECRUITING"),
      at("London", "Example Institute of Cognitive Health", "NOT_YET_RECRUITING"),
      withoutPoint(at("Edinburgh", "Lothian Example Brain Centre", "RECRUITING")),
    ],
    start: "2025-05-06",
  },
  {
    nctId: "NCT99100105",
    title: "Intrathecal Antisense Oligonucleotide MAPT-511 in MCI or Mild Dementia Due to Alzheimer Disease",
    conditions: ["Mild Cognitive Impairment Due to Alzheimer Disease", "Mild Dementia"],
    mesh: [alzheimerDisease, cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "50 Years",
    maximumAge: "80 Years",
    interventions: [
      ["GENETIC", "MAPT-511", "Antisense oligonucleotide against tau, given by lumbar puncture every 12 weeks"],
      ["PROCEDURE", "Sham lumbar puncture"],
    ],
    arms: [
      ["EXPERIMENTAL", "MAPT-511", "MAPT-511"],
      ["SHAM_COMPARATOR", "Sham", "Sham lumbar puncture"],
    ],
    enrollment: 180,
    sponsor: "Institut Valmorin",
    sponsorClass: "OTHER",
    summary: "The study looks at the safety of MAPT-511 and at its effect on tau in the spinal fluid.",
    criteria: `
Inclusion criteria:

- MCI due to AD or mild AD dementia (IWG-2 or NIA-AA 2018)
- CDR global score of 0.5, or 1 with a sum of boxes not above 6
- MMSE of 21 or higher
- CSF profile of Alzheimer's disease (low Aβ42 and raised p-tau) from less than 12 months ago
- Affiliated to a social security scheme
- Signed informed consent

Non-inclusion criteria:

- Contraindication to lumbar puncture (platelets < 100 G/L, anticoagulant treatment)
- Known carrier of a MAPT mutation
- Frontotemporal dementia, dementia with Lewy bodies or cerebral amyloid angiopathy with lobar bleeding
- Person under guardianship
- Pregnant or breastfeeding woman
`,
    sites: [
      at("Paris", "Institut Valmorin, Centre Mémoire", "RECRUITING"),
      at("Toulouse", "Hôpital Exemple de la Garonne", "RECRUITING"),
      at("Lyon", "Hôpital Exemple du Rhône", "NOT_YET_RECRUITING"),
      at("Marseille", null, "RECRUITING"),
    ],
    start: "2026-01-19",
  },
  {
    nctId: "NCT99100106",
    title: "Lecanemab Maintenance Dosing After Amyloid Clearance",
    conditions: ["Alzheimer Disease"],
    keywords: ["lecanemab", "maintenance"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "50 Years",
    interventions: [["BIOLOGICAL", "Lecanemab", "10 mg/kg every 4 or every 12 weeks"]],
    arms: [
      ["EXPERIMENTAL", "Every 12 weeks", "Lecanemab"],
      ["ACTIVE_COMPARATOR", "Every 4 weeks", "Lecanemab"],
    ],
    enrollment: 240,
    sponsor: "Klinikum Ahrental",
    sponsorClass: "OTHER",
    summary: "After 18 months of lecanemab, longer pauses between the infusions are compared with the usual ones.",
    criteria:
      "Inclusion Criteria: 1. Mild cognitive impairment or mild dementia due to Alzheimer's disease 2. At least 18 months of lecanemab 3. Amyloid PET below 30 Centiloids 4. MMSE ≥ 18 Exclusion Criteria: 1. ARIA-E or ARIA-H that required stopping lecanemab 2. APOE ε4 homozygosity 3. Start of anticoagulation since the first infusion 4. Any other cause of dementia",
    sites: [
      at("Berlin", "Klinikum Ahrental, Gedächtnisambulanz", "RECRUITING"),
      at("Munich", "Isar-Beispielklinik", "RECRUITING"),
      at("Hamburg", "Elb-Beispielklinik", "SUSPENDED"),
    ],
    start: "2026-03-02",
  },
  {
    nctId: "NCT99100107",
    title: "Anti-Tau Antibody Tauromab With or Without Lecanemab in Early Alzheimer's Disease",
    conditions: ["Alzheimer's Disease", "Mild Cognitive Impairment"],
    mesh: [alzheimerDisease, cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "50 Years",
    maximumAge: "80 Years",
    interventions: [
      ["BIOLOGICAL", "Tauromab", "Antibody against the microtubule-binding region of tau, every 4 weeks", "OSV-30"],
      ["BIOLOGICAL", "Lecanemab", "10 mg/kg every 2 weeks"],
      ["OTHER", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "Tauromab and lecanemab", "Tauromab", "Lecanemab"],
      ["EXPERIMENTAL", "Tauromab", "Tauromab", "Placebo"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    outcome: ["Change in tau PET uptake", "Week 76"],
    enrollment: 300,
    sponsor: "Ostervane Bio",
    summary: "An antibody against tau is given alone or together with lecanemab.",
    criteria: `
Double-blind Phase Inclusion Criteria

* MCI due to AD or mild AD dementia, CDR-GS 0.5 or 1
* Plasma p-tau217 consistent with amyloid pathology **and** tau PET Braak stage III or higher
* MMSE ≥ 22

Double-blind Phase Exclusion Criteria

* Previous treatment with a tau antibody or tau vaccine
* Previous lecanemab or donanemab, except for a single dose \\> 12 months before screening
* Bleeding disorder that is not adequately controlled (including a platelet count \\< 50,000 or INR \\> 1.5)

Open-label Extension Inclusion Criteria

* Completed the double-blind phase on study drug

Open-label Extension Exclusion Criteria

* ARIA of radiographically severe grade during the double-blind phase
`,
    sites: [
      at("San Diego", "Mission Bay Example Neurology", "RECRUITING"),
      at("Los Angeles", "Example Westside Memory Clinic", "RECRUITING"),
      at("Tokyo", "Kitano Example University Hospital", "RECRUITING"),
      at("Osaka", "Yodogawa Example Hospital", "RECRUITING"),
      at("Stockholm", "Mälaren Example Clinic", "NOT_YET_RECRUITING"),
    ],
    start: "2025-10-21",
    expandedAccess: { nctId: "NCT99500010", status: "AVAILABLE" },
  },
  {
    nctId: "NCT99100108",
    title: "First-in-Human Study of the Brain-Shuttled Amyloid Antibody TRX-902",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    interventions: [["BIOLOGICAL", "TRX-902", "Ascending single and repeated infusions"]],
    enrollment: 96,
    sponsor: "Cindral Therapeutics",
    summary: "Increasing doses of TRX-902 are given to find a dose that is safe and clears amyloid.",
    criteria: `
4.1 Inclusion Criteria

1. Aged 50 to 85 years
2. Prodromal AD (MCI due to AD) or mild AD with an MMSE of ≥ 18
3. Amyloid load of ≥ 50 Centiloids on PET
4. Women of childbearing potential must not be pregnant and agree to contraception
5. Body weight ≥ 40 kg and ≤ 120 kg

4.2 Exclusion Criteria

1. APOE ε4/ε4 genotype (Part A only)
2. Hemoglobin \\< 11 g/dL or any other sign of anemia
3. Prior exposure to any amyloid antibody
4. Any neurological disease other than AD
5. Positive test for hepatitis B, hepatitis C or HIV
`,
    sites: [
      at("Amsterdam", "Example Phase 1 Unit Amstel", "RECRUITING"),
      at("Leuven", "Dijle Example Hospital", "RECRUITING"),
    ],
    start: "2026-02",
  },
  {
    nctId: "NCT99100109",
    title: "Anti-Amyloid Antibody Trial in Down Syndrome-Associated Alzheimer's Disease",
    conditions: ["Down Syndrome", "Alzheimer Disease in Down Syndrome"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "420 Months",
    maximumAge: "59 Years",
    interventions: [["BIOLOGICAL", "Donanemab", "Slow dose escalation"]],
    enrollment: 45,
    sponsor: "Example Institute on Aging",
    sponsorClass: "NIH",
    summary:
      "Adults with Down syndrome and early signs of Alzheimer's disease receive donanemab with close MRI checks.",
    criteria: `
Participant Inclusion Criteria

* Trisomy 21 confirmed by karyotype
* Amyloid PET ≥ 30 Centiloids
* Prodromal Alzheimer's disease, or no symptoms of dementia

Study Partner Inclusion Criteria

* Knows the participant well and is able to come to all visits

Participant Exclusion Criteria

* Moderate or severe dementia
* Cerebral amyloid angiopathy on MRI
* Untreated thyroid disease or sleep apnea
* Unable to undergo MRI without general anesthesia

Inclusion of Women and Minorities

Men and women of all races and ethnic groups are asked to take part.
`,
    sites: [
      at("Madison", "Mendota Example Research Center", "RECRUITING"),
      at("St. Louis", "Gateway Example University", "RECRUITING"),
      at("Aurora", "Front Range Example Hospital", "NOT_YET_RECRUITING"),
    ],
    start: "2025-08",
  },
  {
    nctId: "NCT99100112",
    title: "Vaccination Against p-Tau With VACT-2 in Preclinical and Early Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE1", "PHASE2"],
    minimumAge: "50 Years",
    maximumAge: "75 Years",
    interventions: [
      ["BIOLOGICAL", "VACT-2", "Liposomal vaccine, four injections in one year"],
      ["OTHER", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "VACT-2", "VACT-2"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Marrowell Biologics",
    summary: "A vaccine teaches the immune system to bind phosphorylated tau.",
    criteria: `
Inclusion Criteria：

* Stage 2 or stage 3 of the Alzheimer's continuum
* p-tau217 in plasma ≥ the 90th percentile of healthy controls
* MMSE ≥ 24
* Amyloid positive on PET or in CSF

Exclusion Criteria：

* Autoimmune disease, other than treated hypothyroidism
* Immunosuppressive treatment within 3 months, unless topical or inhaled
* A prior active immunotherapy for Alzheimer's disease
* Lymphocytes \\< 0.8 × 10^9/L
`,
    sites: [
      at("Helsinki", "Töölö Example Hospital", "RECRUITING"),
      at("Zurich", "Limmat Example Klinik", "RECRUITING"),
      at("Vienna", "Donau-Beispielspital", "RECRUITING"),
    ],
    start: "2025-06-10",
  },
  {
    nctId: "NCT99100113",
    title: "Gantovarimab in Prodromal Alzheimer's Disease",
    conditions: ["Prodromal Alzheimer's Disease"],
    mesh: [alzheimerDisease],
    status: "TERMINATED",
    whyStopped: "Futility at the planned interim analysis",
    phases: ["PHASE3"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    interventions: [["BIOLOGICAL", "Gantovarimab", "Subcutaneous, every 4 weeks"]],
    enrollment: 611,
    sponsor: "Altamere Neuroscience",
    summary: "Gantovarimab was compared with placebo in people with prodromal Alzheimer's disease.",
    criteria: `
Inclusion Criteria:

* Prodromal AD: episodic memory impairment and a positive amyloid PET scan
* MMSE ≥ 24
* CDR global score 0.5

Exclusion Criteria:

* Does not meet all inclusion criteria
* Dementia of any type
* Prior anti-amyloid immunotherapy
`,
    sites: [
      at("Manchester", "Irwell Example Hospital"),
      at("Warsaw", "Wisła Example Clinic"),
      at("Prague", "Vltava Example Clinic"),
    ],
    start: "2021-05",
    lastUpdated: "2024-08-20",
    hasResults: true,
  },
  {
    nctId: "NCT99100114",
    title: "BACE-Sparing Secretase Modulator GSX-71 in Amyloid-Positive Older Adults",
    conditions: ["Alzheimer Disease", "Amyloidosis, Cerebral"],
    mesh: [alzheimerDisease],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "60 Years",
    maximumAge: "80 Years",
    interventions: [
      ["DRUG", "GSX-71", "One capsule a day"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "GSX-71", "GSX-71"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    enrollment: 210,
    sponsor: "Veloria Therapeutics",
    summary: "A secretase modulator is compared with placebo in people with amyloid and no or slight symptoms.",
    criteria: `
Inclusion Criteria:

* Amyloid PET positive
* CDR 0 or 0.5
* MMSE 24 or higher

Exclusion Criteria:

* Liver enzymes above 1.5 x ULN
* Major depression that is not in remission
`,
    sites: [
      at("Madrid", "Hospital Ejemplo del Manzanares"),
      at("Seville", "Hospital Ejemplo del Guadalquivir"),
      at("Rome", "Ospedale Esempio del Tevere"),
    ],
    start: "2023-03-14",
  },
  {
    nctId: "NCT99100115",
    title: "Amyloid Antibody Switching After ARIA: a Cohort Trial",
    conditions: ["Alzheimer Disease", "ARIA"],
    mesh: [alzheimerDisease],
    status: "SUSPENDED",
    whyStopped: "Supply of the study drug is interrupted",
    phases: ["PHASE2"],
    minimumAge: "50 Years",
    maximumAge: "90 Years",
    interventions: [
      ["BIOLOGICAL", "Lecanemab"],
      ["BIOLOGICAL", "Donanemab"],
    ],
    arms: [
      ["EXPERIMENTAL", "Switch to lecanemab", "Lecanemab"],
      ["EXPERIMENTAL", "Switch to donanemab", "Donanemab"],
    ],
    sponsor: "Eastmere University",
    sponsorClass: "OTHER",
    summary: "People whose first amyloid antibody was stopped for ARIA change to another one.",
    criteria: `
Inclusion Criteria:

* One prior amyloid antibody, stopped because of ARIA-E that has resolved
* No more than one episode of ARIA
* Mild AD dementia or MCI due to AD, MMSE ≥ 20

Exclusion Criteria:

* Two or more prior amyloid antibodies
* Macrohemorrhage \\> 1 cm
* APOE ε4 homozygote

Inclusion Criteria:
`,
    sites: [at("Worcester", "Quinsigamond Example Hospital"), at("Providence", "Example Narragansett Clinic")],
    start: "2025-01",
  },
  {
    nctId: "NCT99100116",
    title: "Small-Molecule p-Tau217 Lowering in Blood-Selected Early Alzheimer's Disease",
    officialTitle: null,
    conditions: ["Alzheimer Disease"],
    keywords: ["p-tau217", "blood biomarker"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "55 Years",
    maximumAge: "85 Years",
    interventions: [["DRUG", "KNR-2206", "Kinase inhibitor, 15 mg tablet twice a day"]],
    sponsor: "Kanoris Pharma",
    summary: "Participants are chosen by a blood test for p-tau217 alone, without PET and without lumbar puncture.",
    criteria: `
Criteria: Inclusion Criteria:

1. Plasma p-tau217 ≥ 0.42 pg/mL
2. Subjective cognitive decline, MCI due to AD or mild AD dementia
3. MMSE 20 - 30
4. Neither amyloid PET nor CSF testing is required

Exclusion Criteria:

1. Chronic kidney disease (eGFR < 30), which raises p-tau217
2. Other tauopathies, including progressive supranuclear palsy
3. Lack of a study partner
`,
    sites: [
      at("Seoul", "Hanbyeol Example Medical Center", "RECRUITING"),
      at("Busan", "Suyeong Example Hospital", "RECRUITING"),
      at("Taipei", "Tamsui Example Hospital", "RECRUITING"),
      at("Singapore", "Kallang Example Clinic", "RECRUITING"),
    ],
    start: "2026-04-07",
  },
]

export const amyloidAndTau = drafts.map(study)
