import { at } from "./Cities.ts"
import { alzheimerDisease, cognitiveDysfunction, dementia } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99100104",
    title: "Prevention of Cognitive Decline With VLR-88 in Cognitively Unimpaired APOE4 Homozygotes",
    conditions: ["Preclinical Alzheimer Disease"],
    keywords: ["APOE4", "prevention", "cognitively unimpaired"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "55 Years",
    maximumAge: "75 Years",
    healthyVolunteers: true,
    purpose: "PREVENTION",
    interventions: [
      ["DRUG", "VLR-88", "Capsule twice a day"],
      ["DRUG", "Placebo", "Capsule twice a day"],
    ],
    arms: [
      ["EXPERIMENTAL", "VLR-88", "VLR-88"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    outcome: ["Change in the Preclinical Alzheimer Cognitive Composite", "4 years"],
    enrollment: 800,
    sponsor: "Veloria Therapeutics",
    summary: "People without memory problems who carry two copies of APOE4 take VLR-88 or placebo for four years.",
    criteria: `
Inclusion Criteria for APOE4 Homozygotes

* Two copies of the APOE ε4 allele (ε4/ε4)
* Cognitively unimpaired: CDR global score 0 and MMSE ≥ 27
* Amyloid PET may be positive or negative

Inclusion Criteria for APOE4 Heterozygotes

* One copy of the APOE ε4 allele (ε3/ε4 or ε2/ε4)
* Cognitively unimpaired: CDR global score 0 and MMSE ≥ 27
* Elevated amyloid on PET (≥ 24 Centiloids)
* Plasma p-tau217 in the upper third of the reference range

Exclusion Criteria for All Participants

* APOE ε4 non-carriers
* Diagnosis of mild cognitive impairment or dementia of any cause
* Down syndrome or an autosomal dominant Alzheimer's disease mutation (APP, PSEN1, PSEN2)
* Previous amyloid-lowering therapy
`,
    sites: [
      at("Phoenix", "Saguaro Example Memory Institute", "RECRUITING"),
      at("Tucson", "Catalina Example Clinic", "RECRUITING"),
      at("Seattle", "Cascade Example Brain Health", "RECRUITING"),
      at("Barcelona", "Fundación Miralba", "RECRUITING"),
      at("Melbourne", "Yarra Example Ageing Centre"),
    ],
    start: "2024-11-12",
    expandedAccess: {},
  },
  {
    nctId: "NCT99100110",
    title: "Gene Therapy APX-E2 for APOE4 Homozygous Alzheimer's Disease",
    conditions: ["Alzheimer's Disease"],
    keywords: ["APOE4 homozygote", "gene therapy"],
    mesh: [alzheimerDisease],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE1"],
    minimumAge: "50 Years",
    maximumAge: "75 Years",
    interventions: [["GENETIC", "APX-E2", "One intracisternal dose of a vector that carries APOE2"]],
    enrollment: 15,
    sponsor: "Apexion Gene Medicines",
    summary: "One dose of a gene therapy is given to people with two copies of APOE4 and early Alzheimer's disease.",
    criteria: `
To be included in this study, you must:

* be homozygous for APOE4 (two copies)
* have mild cognitive impairment or mild dementia due to Alzheimer's disease
* have an amyloid PET scan that is positive
* not have been treated with another gene therapy

You will not be eligible for this study if you:

* have had a bleeding in the brain
* have a cancer that was treated within 5 years, except a basal cell carcinoma of the skin
* cannot have a general anesthetic
`,
    sites: [at("New York", "Example Morningside Medical Center"), at("Durham", "Piedmont Example University Hospital")],
    start: "2027-02",
    lastUpdated: "2026-10-12",
  },
  {
    nctId: "NCT99100111",
    title: "Presymptomatic Treatment of Autosomal Dominant Alzheimer's Disease With Tavronemab",
    conditions: ["Alzheimer Disease, Familial"],
    keywords: ["PSEN1", "PSEN2", "APP"],
    mesh: [alzheimerDisease],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "18 Years",
    maximumAge: "65 Years",
    healthyVolunteers: true,
    purpose: "PREVENTION",
    interventions: [["BIOLOGICAL", "Tavronemab", "400 mg every 2 weeks", "ALM-0177"]],
    enrollment: 160,
    sponsor: "Altamere Neuroscience",
    collaborators: ["Gateway Example University"],
    summary: "Members of families with inherited Alzheimer's disease are treated before symptoms begin.",
    criteria: `
Mutation Carriers Inclusion Criteria:

* Pathogenic variant in PSEN1, PSEN2 or APP
* CDR 0 or 0.5
* Between 15 years before and 10 years after the expected age of onset

Mutation Carriers Exclusion Criteria:

* Amyloid-lowering treatment within 12 months

Non-Carriers Inclusion Criteria:

* Sibling or child of a carrier, without the family's variant
* CDR 0

Non-Carriers Exclusion Criteria:

* Any memory complaint
`,
    sites: [],
    start: "2027-04-15",
    lastUpdated: "2026-11-02",
  },
  {
    nctId: "NCT99100117",
    title: "Amyloid Vaccine for the Prevention of Sporadic Alzheimer's Disease",
    conditions: ["Preclinical Alzheimer's Disease"],
    mesh: [alzheimerDisease],
    status: "NOT_YET_RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "60 Years",
    maximumAge: "79 Years",
    healthyVolunteers: true,
    purpose: "PREVENTION",
    interventions: [["BIOLOGICAL", "UBX-AB42", "Five injections in two years"]],
    sponsor: "Marrowell Biologics",
    summary: "A vaccine against amyloid is tested in older people whose blood test shows early amyloid build-up.",
    criteria: `
List of inclusion criteria

a) cognitively unimpaired (CDR 0)
b) plasma Aβ42/40 and p-tau217 in the intermediate zone
c) amyloid PET between 12 and 40 Centiloids

List of exclusion criteria

a) MCI or dementia
b) more than 2 microhaemorrhages
c) earlier vaccination against amyloid or tau
d) anticoagulation, unless stopped for at least 3 months
`,
    sites: [
      at("Oslo", "Fjord Example Clinic"),
      at("Copenhagen", "Øresund Example Hospital"),
      at("Brisbane", "Moreton Example Centre"),
    ],
    start: "2027-01-11",
    lastUpdated: "2026-09-29",
  },
  {
    nctId: "NCT99100205",
    title: "Blended Lifestyle Coaching for Brain Health in Older Adults at Risk of Dementia",
    conditions: ["Cognitive Decline", "Dementia"],
    keywords: ["prevention", "exercise", "MIND diet"],
    mesh: [dementia],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "60 Years",
    maximumAge: "79 Years",
    healthyVolunteers: true,
    purpose: "PREVENTION",
    interventions: [
      ["BEHAVIORAL", "Coaching", "Diet, exercise, cognitive training and vascular risk control"],
      ["BEHAVIORAL", "Written advice"],
    ],
    arms: [
      ["EXPERIMENTAL", "Coaching", "Coaching"],
      ["ACTIVE_COMPARATOR", "Advice", "Written advice"],
    ],
    enrollment: 1200,
    sponsor: "Töölö Example University",
    sponsorClass: "OTHER",
    summary: "A two-year programme of diet, movement and training is compared with written advice.",
    criteria: `
Inclusion Criteria:

* CAIDE dementia risk score of 6 or more
* Cognition at the mean level or slightly lower than expected for age
* Exercises less than 3 times a week

Exclusion Criteria: none
`,
    sites: [
      at("Helsinki", "Töölö Example University", "RECRUITING"),
      at("Stockholm", "Mälaren Example Clinic", "RECRUITING"),
      at("Sacramento", "Delta Example Health", "RECRUITING"),
    ],
    start: "2024-09-16",
  },
  {
    nctId: "NCT99100210",
    title: "Estradiol Patch and Verbal Memory in Postmenopausal Women With APOE4",
    conditions: ["Alzheimer Disease", "Menopause"],
    keywords: ["women's brain health"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    sex: "FEMALE",
    minimumAge: "45 Years",
    maximumAge: "60 Years",
    healthyVolunteers: true,
    purpose: "PREVENTION",
    interventions: [
      ["DRUG", "Transdermal estradiol", "50 µg a day"],
      ["DRUG", "Placebo patch"],
    ],
    arms: [
      ["EXPERIMENTAL", "Estradiol", "Transdermal estradiol"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo patch"],
    ],
    sponsor: "Saguaro Example Memory Institute",
    sponsorClass: "OTHER",
    summary: "Hormone therapy close to menopause is tested in women who carry APOE4.",
    criteria: `
Inclusion:

* Women within 6 years of the final menstrual period
* APOE ε4 carrier (one or two copies)
* Normal cognition

Exclusion:

* APOE4 non-carrier
* Mild cognitive impairment, Alzheimer's disease or other dementia
* Breast cancer, endometrial cancer or unexplained vaginal bleeding
* Deep vein thrombosis or pulmonary embolism
* Current smoking \\> 10 cigarettes a day
`,
    sites: [
      at("Tucson", "Saguaro Example Memory Institute", "RECRUITING"),
      at("Albuquerque", "Sandia Example Clinic", "RECRUITING"),
    ],
    start: "2025-07-14",
  },
  {
    nctId: "NCT99100219",
    title: "Digital Cognitive Training After an Abnormal Blood Test for Alzheimer's Disease",
    conditions: ["Subjective Cognitive Decline", "Preclinical Alzheimer's Disease"],
    mesh: [cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "50 Years",
    purpose: "PREVENTION",
    healthyVolunteers: null,
    interventions: [["BEHAVIORAL", "Tablet-based training", "30 minutes a day"]],
    sponsor: "Amstel Example University",
    sponsorClass: "OTHER",
    summary: "People with an abnormal p-tau217 result train attention and memory on a tablet.",
    criteria: null,
    sites: [
      at("Amsterdam", "Amstel Example University", "RECRUITING"),
      at("Rotterdam", "Maas Voorbeeld Ziekenhuis", "RECRUITING"),
    ],
    start: "2025-10",
  },
]

export const prevention = drafts.map(study)
