import { at, withoutPoint } from "./Cities.ts"
import { alzheimerDisease, cognitiveDysfunction } from "./MeshHeadings.ts"
import { type Draft, study } from "./StudyRecord.ts"

const drafts: ReadonlyArray<Draft> = [
  {
    nctId: "NCT99100201",
    title: "Oral Semaglutide Add-On to Donepezil in Mild Alzheimer's Disease",
    conditions: ["Alzheimer's Disease", "Insulin Resistance"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "55 Years",
    maximumAge: "85 Years",
    interventions: [
      ["DRUG", "Semaglutide", "Tablet, up to 14 mg a day"],
      ["DRUG", "Donepezil", "5 or 10 mg a day, unchanged"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "Semaglutide", "Semaglutide", "Donepezil"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo", "Donepezil"],
    ],
    sponsor: "University of Example, Division of Neurology",
    sponsorClass: "OTHER",
    summary: "A medicine for diabetes is added to donepezil for one year.",
    criteria: `
Inclusion Criteria:

* Mild AD (MMSE 20–26) diagnosed at least 6 months ago
* Biomarker-confirmed: amyloid PET, CSF or plasma p-tau217
* Donepezil at a stable dose for ≥ 90 days
* Body mass index \\> 22 kg/m\\^2

Exclusion Criteria:

* Moderate or severe Alzheimer's disease
* Type 1 diabetes; type 2 diabetes is allowed if HbA1c is ≤ 8.5 %
* Use of any GLP-1 receptor agonist in the past 6 months
* History of pancreatitis or pancreatic cancer
* Personal or family history of medullary thyroid carcinoma
`,
    sites: [
      at("Cleveland", "Cuyahoga Example Brain Clinic", "RECRUITING"),
      at("Indianapolis", "White River Example Hospital", "RECRUITING"),
      at("Birmingham", "Red Mountain Example Clinic", "ACTIVE_NOT_RECRUITING"),
    ],
    start: "2025-03-25",
  },
  {
    nctId: "NCT99100202",
    title: "NDX-19 for Agitation in Alzheimer's Dementia",
    conditions: ["Agitation", "Dementia, Alzheimer Type"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "55 Years",
    maximumAge: "90 Years",
    interventions: [
      ["DRUG", "NDX-19", "Fixed-dose tablet"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "NDX-19", "NDX-19"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    outcome: ["Change in Cohen-Mansfield Agitation Inventory", "Week 12"],
    enrollment: 390,
    sponsor: "Nordreich Pharma",
    summary: "A tablet against agitation is tested in people with Alzheimer's dementia who live at home or in care.",
    criteria: `
Resident Inclusion Criteria

* Probable AD of moderate or severe degree (MMSE 5-20)
* Clinically significant agitation for at least 4 weeks
* Lives in a nursing home or with a caregiver

Resident Exclusion Criteria

* Agitation caused by pain, infection or another medicine
* Dementia with Lewy bodies, Parkinson's disease dementia or Huntington's disease
* Schizophrenia or bipolar disorder
* Use of antipsychotics that cannot be stopped 2 weeks before randomization

Caregiver Inclusion Criteria

* Spends at least 10 hours a week with the resident

Caregiver Exclusion Criteria

* Cognitive impairment of the caregiver
`,
    sites: [
      at("Miami", "Biscayne Example Research", "RECRUITING"),
      at("Tampa", "Hillsborough Example Trials", "RECRUITING"),
      at("Las Vegas", "Mojave Example Neuropsychiatry", "RECRUITING"),
      at("Budapest", "Duna Példa Klinika", "RECRUITING"),
      withoutPoint(at("Athens", "Attica Example Clinic")),
    ],
    start: "2024-10",
  },
  {
    nctId: "NCT99100203",
    title: "Gamma Sensory Stimulation at Home in Mild Cognitive Impairment",
    conditions: ["MCI"],
    keywords: ["40 Hz", "light and sound"],
    mesh: [cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "50 Years",
    maximumAge: "90 Years",
    interventions: [
      ["DEVICE", "40 Hz light and sound headset", "One hour a day for six months"],
      ["DEVICE", "Sham headset"],
    ],
    arms: [
      ["EXPERIMENTAL", "40 Hz", "40 Hz light and sound headset"],
      ["SHAM_COMPARATOR", "Sham", "Sham headset"],
    ],
    outcome: ["Change in ADCS-ADL-MCI", "6 months"],
    sponsor: "Lumenfeld Medical Devices",
    summary: "Light and sound at 40 Hz are tested at home in people with MCI, with or without proven amyloid.",
    criteria: `
You may be eligible for this study if you:

* have been told that you have mild cognitive impairment (MCI)
* scored 22 or more on the MMSE
* have a study partner
* have, or have not, had an amyloid scan – the result does not matter

You are not eligible if you:

* have or had seizures or epilepsy
* have profound hearing or vision loss that cannot be corrected
* have an implanted stimulator
* take memantine (Namenda\\*)
`,
    sites: [
      at("Boston", "Charles River Example Institute", "RECRUITING"),
      at("Portland, Maine", "Casco Bay Example Neurology", "RECRUITING"),
      at("Lebanon", "Upper Valley Example Hospital"),
    ],
    start: "2025-11-03",
  },
  {
    nctId: "NCT99100204",
    title: "Low-Intensity Focused Ultrasound to Open the Blood-Brain Barrier During Lecanemab Treatment",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["EARLY_PHASE1"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    purpose: "DEVICE_FEASIBILITY",
    interventions: [["COMBINATION_PRODUCT", "Focused ultrasound with lecanemab", "Three treatments, four weeks apart"]],
    enrollment: 10,
    sponsor: "Blue Ridge Example University",
    sponsorClass: "OTHER",
    summary: "Ultrasound opens the blood-brain barrier for a short time so that more antibody can reach the brain.",
    criteria: `
Inclusion Criteria

Probable Alzheimer's disease or MCI due to AD.

Short-term lecanemab for at least 3 infusions without ARIA.

Amyloid PET positive.

MMSE between 18 and 28.

Exclusion Criteria

Contraindication to MRI, ultrasound contrast agents or lecanemab.

More than 30 % of the skull area traversed by scars.

Non-candidates for anti-amyloid therapy: APOE4 homozygotes; \\>4 microbleeds; anticoagulation.

Pregnant women.
`,
    sites: [at("Charlottesville", "Blue Ridge Example University Hospital", "RECRUITING")],
    start: "2026-05",
  },
  {
    nctId: "NCT99100206",
    title: "Transcranial Magnetic Stimulation of the Precuneus in Early Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["NA"],
    minimumAge: "50 Years",
    maximumAge: "85 Years",
    interventions: [
      ["DEVICE", "Repetitive transcranial magnetic stimulation", "Daily for two weeks, then weekly", "rTMS"],
      ["DEVICE", "Sham coil"],
    ],
    arms: [
      ["EXPERIMENTAL", "rTMS", "Repetitive transcranial magnetic stimulation"],
      ["SHAM_COMPARATOR", "Sham", "Sham coil"],
    ],
    sponsor: "Ospedale Esempio del Tevere",
    sponsorClass: "OTHER",
    summary: "Magnetic pulses on the precuneus are compared with a sham coil.",
    criteria: `
Inclution Criteria:

* prodromal or mild AD, CDR 0.5-1
* MMSE 18-26
* at least one caregiver
* acetylcholinesterase inhibitor for at least six months

Exlusion Criteria:

* extrapyramidal signs
* history of stroke
* other neurodegenerative disorders
* treatment with antipsychotic, antiparkinsonian, anticholinergic or antiepileptic drugs
* metal implants in the head
`,
    sites: [
      at("Rome", "Ospedale Esempio del Tevere", "RECRUITING"),
      at("Verona", "Clinica Esempio dell'Adige", "RECRUITING"),
    ],
    start: "2025-04",
  },
  {
    nctId: "NCT99100207",
    title: "Memantine and Cholinesterase Inhibitor Withdrawal in Severe Alzheimer Disease",
    conditions: ["Severe Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE4"],
    minimumAge: "65 Years",
    interventions: [
      ["DRUG", "Memantine", "Stopped over four weeks"],
      ["DRUG", "Donepezil", "Stopped over four weeks"],
    ],
    arms: [
      ["EXPERIMENTAL", "Withdrawal", "Memantine", "Donepezil"],
      ["NO_INTERVENTION", "Continuation"],
    ],
    sponsor: "Coastal Example Health Service",
    sponsorClass: "OTHER_GOV",
    summary: "Stopping anti-dementia medicines is compared with carrying on with them in advanced disease.",
    criteria: `
Eligible participants were: people with severe Alzheimer's disease (MMSE below 10) who live in residential care, have taken donepezil, galantamine, rivastigmine or memantine for more than one year, and whose doctor and family agree.
Ineligible: people in the last weeks of life; people whose behaviour got worse when the medicine was stopped before.
`,
    sites: [
      at("Sydney", "Coastal Example Aged Care", "RECRUITING"),
      at("Brisbane", "Moreton Example Centre", "RECRUITING"),
      at("Auckland", "Waitematā Example Trust", "NOT_YET_RECRUITING"),
    ],
    start: "2025-02",
  },
  {
    nctId: "NCT99100208",
    title: "Tau PET Imaging With [18F]EXM-7 Across the Alzheimer's Disease Spectrum",
    conditions: ["Alzheimer Disease", "Mild Cognitive Impairment", "Healthy Aging"],
    mesh: [alzheimerDisease, cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["EARLY_PHASE1"],
    minimumAge: "40 Years",
    healthyVolunteers: true,
    purpose: "DIAGNOSTIC",
    interventions: [["DRUG", "[18F]EXM-7", "One injection before a PET scan"]],
    enrollment: 80,
    sponsor: "Gateway Example University",
    sponsorClass: "OTHER",
    summary: "A new tracer for tau is compared between people with AD, with MCI and without memory problems.",
    criteria: `
Healthy Controls

Inclusion Criteria:

* CDR 0
* Amyloid negative on \\[11C\\]PiB PET

Exclusion Criteria:

* First-degree relative with early-onset dementia

AD and MCI Patients

Inclusion Criteria:

* CDR 0.5 to 2
* Amyloid positive on \\[11C\\]PiB PET

Exclusion Criteria:

* Not able to lie still for 60 minutes

Matching criteria

Controls are matched to patients by age (±3 years), sex and education.
`,
    sites: [at("St. Louis", "Gateway Example University", "RECRUITING")],
    start: "2025-01-20",
  },
  {
    nctId: "NCT99100209",
    title: "Plasma Exchange With Albumin in Moderate Alzheimer's Disease",
    conditions: ["Moderate Alzheimer's Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "55 Years",
    maximumAge: "85 Years",
    interventions: [["BIOLOGICAL", "Albumin 5 %", "Weekly, later monthly plasma exchange"]],
    sponsor: "Hemovida Ejemplo",
    summary: "Plasma is exchanged for albumin to remove amyloid from the blood.",
    criteria: `
Inclusion criteria are: a diagnosis of Alzheimer's disease by NIA-AA criteria; MMSE from 10 to 20 (moderate AD); stable doses of acetylcholinesterase inhibitors and/or memantine for three months; a brain MRI or CT from the last year without cerebrovascular findings.

Exclusion criteria are: any condition that complicates plasma exchange, such as poor venous access; hypocalcemia; heart failure; thrombocytopenia (< 100,000/µL); past allergy to albumin.
`,
    sites: [
      at("Barcelona", "Fundación Miralba", "RECRUITING"),
      at("Madrid", "Hospital Ejemplo del Manzanares", "RECRUITING"),
      at("Lisbon", "Hospital Exemplo do Tejo", "RECRUITING"),
    ],
    start: "2024-08",
  },
  {
    nctId: "NCT99100211",
    title: "Testosterone and Resistance Training in Men With Mild Cognitive Impairment",
    conditions: ["Mild Cognitive Impairment", "Hypogonadism, Male"],
    mesh: [cognitiveDysfunction],
    status: "RECRUITING",
    phases: ["PHASE2"],
    sex: "MALE",
    minimumAge: "60 Years",
    maximumAge: "80 Years",
    interventions: [
      ["DRUG", "Testosterone gel"],
      ["BEHAVIORAL", "Resistance training", "Twice a week"],
    ],
    sponsor: "Coastal Example University",
    sponsorClass: "OTHER",
    summary: "Testosterone and strength training are combined in men with MCI and low testosterone.",
    criteria: `
Inclusion Criteria: - Men with amnestic MCI - total testosterone below 12 nmol/L - able to exercise
Exclusion Criteria: - Alzheimer's dementia - prostate cancer - hematocrit above 50 % - resistance training within the last 3 months
`,
    sites: [at("Melbourne", "Coastal Example University", "RECRUITING")],
    start: "2026-02-16",
  },
  {
    nctId: "NCT99100212",
    title: "Insulin Nasal Spray in Amnestic MCI and Mild Alzheimer's Disease",
    conditions: ["Amnestic Mild Cognitive Impairment", "Alzheimer's Disease"],
    mesh: [alzheimerDisease, cognitiveDysfunction],
    status: "ACTIVE_NOT_RECRUITING",
    phases: ["PHASE2", "PHASE3"],
    minimumAge: "55 Years",
    maximumAge: "85 Years",
    interventions: [["DRUG", "Insulin nasal spray", "20 IU twice a day"]],
    sponsor: "Piedmont Example University",
    sponsorClass: "OTHER",
    summary: "Insulin is given through the nose to reach the brain.",
    criteria: `
Inclusion Criteria:

- aMCI or mild AD
- MMSE > 20
- CDR 0.5-1

Exclusion Criteria:

- Diabetes that needs medication
- Previous use of insulin
`,
    sites: [at("Durham", "Piedmont Example University Hospital"), at("Charlotte", "Catawba Example Clinic")],
    start: "2022-06",
  },
  {
    nctId: "NCT99100213",
    title: "Psilocybin-Assisted Therapy for Depression in Early Alzheimer's Disease",
    conditions: ["Depression", "Early Stage Alzheimer's Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["EARLY_PHASE1"],
    minimumAge: "50 Years",
    maximumAge: "80 Years",
    interventions: [["DRUG", "Psilocybin", "15 mg, then 25 mg"]],
    enrollment: 20,
    sponsor: "Patapsco Example University",
    sponsorClass: "OTHER",
    summary: "The study asks whether psilocybin with psychotherapy is safe in people with early AD and low mood.",
    criteria: `
Inclusion Criteria Participants with MCI or early stage Alzheimer's disease (MMSE ≥ 18) and a depressed mood (CSDD ≥ 6) who have a support person.

Exclusion Criteria Participants who meet any of the following: personal or family history of psychosis; uncontrolled hypertension \\> 140/90 mmHg; stroke; epilepsy; antidepressants within five half-lives.
`,
    sites: [at("Baltimore", "Patapsco Example University", "RECRUITING")],
    start: "2025-12",
  },
  {
    nctId: "NCT99100214",
    title: "Masitinib Analogue MSQ-5 in Mild to Moderate Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE3"],
    minimumAge: "50 Years",
    interventions: [
      ["DRUG", "MSQ-5", "Titrated to 4.5 mg/kg/day"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "MSQ-5", "MSQ-5"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    enrollment: 600,
    sponsor: "Mastalis",
    summary: "A tablet that calms mast cells and microglia is added to standard treatment.",
    criteria: `
Main inclusion criteria include:

1. Dementia of Alzheimer's type, mild to moderate
2. MMSE ≥ 14 and ≤ 25
3. ADCS-ADL score < 73
4. Treated with a stable dose of cholinesterase inhibitors (donepezil, rivastigmine or galantamine) and/or memantine

Main exclusion criteria include:

1. Any other cause of dementia, not due to Alzheimer's disease
2. Severe hepatic impairment
3. Neutrophils < 2.0 × 10⁹/L
`,
    sites: [
      at("Paris", "Hôpital Exemple de la Seine", "RECRUITING"),
      at("Athens", "Attica Example Clinic", "RECRUITING"),
      at("Istanbul", "Haliç Örnek Hastanesi", "RECRUITING"),
      at("Ankara", "Örnek Anadolu Kliniği", "RECRUITING"),
      at("Cape Town", "Table Bay Example Hospital", "NOT_YET_RECRUITING"),
    ],
    start: "2024-12-02",
  },
  {
    nctId: "NCT99100215",
    title: "Music and Reminiscence Groups for Families Living With Alzheimer's Disease",
    conditions: ["Alzheimer Disease", "Caregiver Burden"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["NA"],
    interventions: [["BEHAVIORAL", "Music and reminiscence group", "Weekly for twelve weeks"]],
    purpose: "SUPPORTIVE_CARE",
    healthyVolunteers: true,
    outcome: ["Quality of Life in Alzheimer's Disease scale", "12 weeks"],
    sponsor: "Lothian Example Brain Centre",
    sponsorClass: "OTHER",
    summary: "Weekly music groups for people with any stage of Alzheimer's disease and for those who live with them.",
    criteria: `
Inclusion Criteria:

* diagnosis of Alzheimer's disease, from mild to severe, or living with a person who has it
* enjoys music
* lives within 25 miles of Edinburgh
`,
    sites: [at("Edinburgh", "Lothian Example Brain Centre", "RECRUITING")],
    start: "2026-01",
  },
  {
    nctId: "NCT99100216",
    title: "A Sleep Medicine for Orexin Blockade in Amyloid-Positive Adults With Insomnia (Made Up)",
    conditions: ["Insomnia", "Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "RECRUITING",
    phases: ["PHASE2"],
    minimumAge: "65 Years",
    maximumAge: "80 Years",
    interventions: [
      ["DRUG", "Suvorexant", "20 mg at night"],
      ["DRUG", "Placebo"],
    ],
    arms: [
      ["EXPERIMENTAL", "Suvorexant", "Suvorexant"],
      ["PLACEBO_COMPARATOR", "Placebo", "Placebo"],
    ],
    sponsor: "Gateway Example University",
    sponsorClass: "OTHER",
    summary: null,
    criteria: `
Adults of 65 to 80 years who sleep badly and have a positive plasma p-tau217 test.
No dementia: MMSE ≥ 27 and CDR 0.
No sleep apnea that is untreated (AHI > 16).
No narcolepsy.
Not taking sedatives more than twice a week.
`,
    sites: [
      at("St. Louis", "Gateway Example University", "RECRUITING"),
      at("Kansas City", "Prairie Example Sleep Center", "RECRUITING"),
    ],
    start: "2025-08-11",
  },
  {
    nctId: "NCT99100217",
    title: "Deep Brain Stimulation of the Fornix in Mild Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "COMPLETED",
    phases: ["NA"],
    minimumAge: "65 Years",
    maximumAge: "80 Years",
    interventions: [["DEVICE", "Deep brain stimulation"]],
    sponsor: "Lumenfeld Medical Devices",
    summary: "Electrodes in the fornix were switched on at once or after a year.",
    criteria: `
Inclusion Criteria:

* Probable mild AD, CDR 0.5 or 1.0
* ADAS-cog 11 of 12 to 24

Exclusion Criteria:

* Age below 65 years
* Surgical risk
`,
    sites: [at("Toronto", "Humber Example Health Centre"), at("Philadelphia", null)],
    start: "2019-06",
    completion: "2023-10",
    lastUpdated: "2024-02-12",
    hasResults: true,
  },
  {
    nctId: "NCT99100218",
    title: "Mesenchymal Stromal Cells in Mild to Moderate Alzheimer's Disease",
    conditions: ["Alzheimer Disease"],
    mesh: [alzheimerDisease],
    status: "WITHDRAWN",
    whyStopped: "No funding",
    phases: ["PHASE1"],
    minimumAge: "60 Years",
    maximumAge: "85 Years",
    interventions: [["BIOLOGICAL", "Allogeneic mesenchymal stromal cells"]],
    enrollment: 0,
    sponsor: "Biscayne Example Research",
    summary: "Donor cells were to be given by infusion.",
    criteria: `
Inclusion Criteria:

* AD with an MMSE of 16 to 26
* Amyloid PET positive

Exclusion Criteria:

* Active cancer
`,
    sites: [],
    start: "2025-06",
  },
]

export const symptomsAndCare = drafts.map(study)
