import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Chronic Disease", part, line, expected)

/** Scales and measurements of many fields, by a name that is cut short and in full, each with a value that is let in and one that is not. */
export const measuresOfFields: ReadonlyArray<Case> = [
  // Memory and mind
  ...of(included, "NPI Agitation/Aggression domain score ≥ 4", { "NPI agitation 5": "in", "NPI agitation 3": "ex" }),
  ...of(included, "Generalized Anxiety Disorder 7-item scale score of at least 10", {
    "GAD-7 12": "in",
    "GAD-7 8": "ex",
  }),
  ...of(included, "Clinical Global Impressions - Severity (CGI-S) score ≥ 4", { "CGI-S 5": "in", "CGI-S 3": "ex" }),
  ...of(included, "Clinical Global Impression of Severity of 4 or more", { "CGI-S 5": "in", "CGI-S 3": "ex" }),
  ...of(included, "Inventory of Depressive Symptomatology score ≥ 34", { "IDS-C30 40": "in", "QIDS 12": "-" }),
  ...of(included, "Panic Disorder Severity Scale (PDSS) score ≥ 8", { "PDSS 12": "in", "PDSS 5": "ex" }),
  ...of(included, "ADHD Rating Scale-IV score ≥ 24", { "ADHD-RS 32": "in", "ADHD-RS-IV 20": "ex" }),
  ...of(included, "Aberrant Behavior Checklist-Irritability subscale score ≥ 18", {
    "ABC-I 20": "in",
    "ABC-I 12": "ex",
  }),
  ...of(included, "PANSS negative subscale score ≥ 20", { "PANSS negative 24": "in", "PANSS 90": "-" }),
  ...of(included, "HAMD-17 ≥ 20", { "HAM-D 24": "in", "HAM-D 15": "ex" }),
  ...of(included, "HAMD-24 score ≥ 20", { "HAM-D 15": "-" }),
  // Sleep
  ...of(included, "Maintenance of Wakefulness Test (MWT) < 11 minutes", { "MWT 8 minutes": "in", "MWT 20 min": "ex" }),
  ...of(included, "Wake after sleep onset ≥ 60 min", { "WASO 70 minutes": "in", "WASO 20 minutes": "ex" }),
  ...of(included, "Total sleep time ≤ 6.5 hours", { "TST 330 minutes": "in", "total sleep time 8 hours": "ex" }),
  ...of(included, "International Restless Legs Syndrome Study Group rating scale score ≥ 15", { "IRLS 20": "in" }),
  // Movement, nerves and muscles
  ...of(included, "MDS-UPDRS Part 3 motor score > 20", { "MDS-UPDRS III 30": "in", "UPDRS part III 12": "ex" }),
  ...of(included, "MDS-UPDRS motor examination score (Part III) of at least 25", { "MDS-UPDRS part III 30": "in" }),
  ...of(included, "H and Y stage II-III", { "Hoehn & Yahr 2": "in", "Hoehn and Yahr 4": "ex" }),
  ...of(included, "At least 2.5 hours of daily OFF time", { "OFF time 4 hours": "in", "OFF time 1 hour": "ex" }),
  ...of(included, "Toronto Western Spasmodic Torticollis Rating Scale total score at least 20", { "TWSTRS 25": "in" }),
  ...of(included, "Abnormal Involuntary Movement Scale (AIMS) total score ≥ 6", { "AIMS 9": "in", "AIMS 3": "ex" }),
  ...of(included, "TETRAS performance subscale score ≥ 10", { "TETRAS performance 12": "in" }),
  ...of(included, "PDQ-39 summary index ≥ 20", { "PDQ-39 30": "in", "PDQ-39 12": "ex" }),
  ...of(included, "Hughes Functional Grading Scale of 3 to 5", { "GBS disability score 4": "in" }),
  ...of(included, "Maximal inspiratory pressure < 60 cmH2O", { "MIP 40 cmH2O": "in", "MIP 80 cmH2O": "ex" }),
  ...of(included, "MG-ADL profile of 5 or more", { "MG-ADL 8": "in", "MG-ADL 4": "ex" }),
  // Heart, lungs and acute illness
  ...of(included, "CHA2DS2-VASc score ≥ 2", { "CHA2DS2-VASc 3": "in", "CHA2DS2-VASc 1": "ex" }),
  ...of(excluded, "HAS-BLED > 3", { "HAS-BLED 4": "ex", "HAS-BLED 2": "in" }),
  ...of(included, "Coronary artery calcium (CAC) score of 100 or more", { "Agatston score 250": "in", "CAC 20": "ex" }),
  ...of(included, "Aortic valve area ≤ 1.0 cm2", { "aortic valve area 0.8 cm2": "in" }),
  ...of(included, "ACT score ≤ 19", { "ACT 15": "in", "asthma control test 22": "ex" }),
  ...of(included, "Leicester Cough Questionnaire total score < 16", { "LCQ 12": "in", "LCQ 18": "ex" }),
  ...of(included, "FEV1 reversibility of at least 12%", { "FEV1 reversibility 15%": "in", "FEV1 52%": "-" }),
  ...of(included, "Ordinal Scale for Clinical Improvement score of 4 or less", {
    "WHO ordinal scale 3": "in",
    "WHO ordinal scale 6": "ex",
  }),
  ...of(excluded, "National Early Warning Score ≥ 7", { "NEWS2 8": "ex", "NEWS2 3": "in" }),
  // Skin, joints and eyes
  ...of(included, "Urticaria Control Test < 12", { "UCT 8": "in", "UCT 14": "ex" }),
  ...of(included, "HDSS of 3 or 4", { "HDSS 3": "in", "HDSS 2": "ex" }),
  ...of(excluded, "Draining tunnel count > 20", { "draining tunnels 25": "ex", "draining tunnels 4": "in" }),
  ...of(included, "4 to 8 actinic keratosis lesions", { "actinic keratoses 6": "in", "actinic keratoses 12": "ex" }),
  ...of(included, "At least 50% scalp hair loss", { "SALT 60": "in", "SALT 30": "ex" }),
  ...of(included, "Validated Investigator Global Assessment for Atopic Dermatitis score of 3 or 4", {
    "IGA 3": "in",
    "IGA 2": "ex",
  }),
  ...of(included, "JADAS-27 > 10", { "JADAS27 15": "in", "JADAS-10 15": "-" }),
  ...of(included, "Clinical SLEDAI-2K score ≥ 4", { "clinical SLEDAI 5": "in", "SLEDAI 5": "-" }),
  ...of(included, "At least 6 of 68 tender joints", { "tender joints 10": "in", "tender joint count 4": "ex" }),
  ...of(included, "DRSS level 47 or 53", { "DRSS 47": "in", "DRSS 61": "ex" }),
  ...of(included, "Total GA area ≥ 2.5 and ≤ 17.5 mm2", { "geographic atrophy area 8 mm2": "in" }),
  // Belly, bladder, kidneys and births
  ...of(included, "Harvey-Bradshaw Index ≥ 7", { "HBI 9": "in", "HBI 4": "ex" }),
  ...of(included, "FibroScan-AST (FAST) score ≥ 0.35", { "FAST score 0.5": "in", "FAST score 0.2": "ex" }),
  ...of(included, "International Prostate Symptom Score (IPSS) of less than 20", { "IPSS 15": "in", "IPSS 22": "ex" }),
  ...of(included, "AUA Symptom Index of 8 or more", { "IPSS 15": "in" }),
  ...of(included, "Sexual Health Inventory for Men score of at least 17", { "IIEF-5 20": "in", "SHIM 10": "ex" }),
  ...of(included, "Cervical length ≤ 2.5 cm", { "cervical length 20 mm": "in", "cervical length 35 mm": "ex" }),
  // Blood and tumors
  ...of(included, "MRD ≥ 0.1% by multiparameter flow cytometry", {
    "MRD 0.5% by flow cytometry": "in",
    "MRD 0.05%": "ex",
  }),
  ...of(included, "Minimal residual disease (MRD) + (flow cytometry of ≥ 0.1%, or cytogenetics)", { "MRD 0.5%": "in" }),
  ...of(included, "MRD negative (< 0.01%)", { "MRD 0.5%": "ex", "MRD negative": "in" }),
  ...of(included, "PSA doubling time ≤ 10 months", { "PSADT 6 months": "in", "PSADT 15 months": "ex" }),
  ...of(included, "International Prognostic Index 3-5", { "IPI 4": "in", "IPI 1": "ex" }),
  ...of(included, "Peritoneal cancer index ≤ 20", { "PCI 12": "in", "peritoneal cancer index 25": "ex" }),
  ...of(included, "Nutritional Risk Screening (NRS 2002) score of 3 or more", {
    "NRS-2002 4": "in",
    "pain NRS 4": "-",
  }),
  // Between two values
  ...of(included, "MMSE 20 to 26", { "MMSE 22-24": "in", "MMSE 14 to 18": "ex", "MMSE 18-22": "?" }),
  ...of(included, "ECOG ≤ 1", { "ECOG 0-1": "in", "ECOG 1-2": "?", "ECOG 2-3": "ex" }),
  ...of(included, "NYHA class II to IV", { "NYHA II-III": "in", "NYHA I-II": "?" }),
  ...of(included, "NYHA class III or IV", { "NYHA I-II": "ex" }),
  ...of(included, "HbA1c > 7.5%", { "HbA1c 8.0-9.0%": "in", "HbA1c 7.0-7.4%": "ex", "HbA1c 7-8%": "?" }),
  // Dementia
  ...of(included, "ADCS-iADL score ≤ 50", { "ADCS-iADL 45": "in", "ADCS-iADL 55": "ex" }),
  ...of(included, "Lawton Instrumental Activities of Daily Living scale score < 8", {
    "Lawton 6": "in",
    "IADL 8": "ex",
  }),
  ...of(included, "Rowland Universal Dementia Assessment Scale score of 23 or more", {
    "RUDAS 25": "in",
    "RUDAS 20": "ex",
  }),
  ...of(included, "Frontal Behavioral Inventory (FBI) score ≥ 27", { "FBI score 30": "in", "FBI score 20": "ex" }),
  // Movement
  ...of(included, "MDS-UPDRS part IV score ≥ 6", { "MDS-UPDRS part IV 8": "in", "MDS-UPDRS part III 30": "-" }),
  ...of(included, "Levodopa equivalent daily dose of at least 400 mg", { "LEDD 600 mg": "in", "LEDD 300 mg": "ex" }),
  ...of(included, "TRICALS risk profile > -6.0 and < -2.0", { "TRICALS -4.1": "in", "TRICALS -7": "ex" }),
  ...of(included, "20-item Motor Function Measure ≥ 30%", { "MFM20 45%": "in", "MFM20 20%": "ex" }),
  ...of(included, "Modified Fisher grade 3 or 4", { "modified Fisher grade 3": "in", "Fisher grade 1": "ex" }),
  ...of(included, "Glasgow Outcome Scale-Extended 3 to 6", { "GOSE 4": "in", "GOSE 8": "ex" }),
  ...of(included, "ICH volume < 30 mL", { "hematoma volume 12 mL": "in", "hematoma volume 45 mL": "ex" }),
  ...of(included, "At least 4 cataplexy attacks per week", {
    "6 cataplexy attacks a week": "in",
    "2 cataplexy attacks a week": "ex",
  }),
  ...of(included, "Tinnitus Handicap Inventory (THI) ≥ 38", { "THI 50": "in", "THI 20": "ex" }),
  ...of(included, "DN4 (Douleur Neuropathique 4 questions) score ≥ 4", { "DN4 6": "in", "DN4 2": "ex" }),
  ...of(included, "Barthel index (BI) (≥ 60)", { "Barthel 75": "in", "Barthel 40": "ex" }),
  ...of(excluded, "≥ grade 2 pre-existing neuropathy", { "grade 3 neuropathy": "ex" }),
  // Glands, eyes, skin and joints
  ...of(included, "Unstimulated whole salivary flow ≥ 0.01 mL/min", { "unstimulated salivary flow 0.05 mL/min": "in" }),
  ...of(included, "Schirmer's test ≤ 10 mm/5 minutes", { "Schirmer test 4 mm": "in", "Schirmer 15 mm": "ex" }),
  ...of(included, "BCVA of 0.3 logMAR or worse", {
    "BCVA 0.5 logMAR": "in",
    "BCVA 0.1 logMAR": "ex",
    "BCVA 60 letters": "?",
  }),
  ...of(included, "Mayo class 1C, 1D or 1E", { "Mayo class 1D": "in", "Mayo class 1B": "ex" }),
  ...of(included, "Calculated panel reactive antibody (cPRA) ≥ 80%", { "cPRA 95%": "in", "cPRA 20%": "ex" }),
  ...of(included, "Target wound area of 5 to 50 cm2", { "wound area 12 cm2": "in", "wound area 2 cm2": "ex" }),
  ...of(included, "Bilateral nasal polyp score of at least 5", { "nasal polyp score 6": "in", "NPS 3": "ex" }),
  ...of(excluded, "tTG IgA > 2 × ULN", { "tTG-IgA 5 x ULN": "ex" }),
  // Blood and pressure
  ...of(
    included,
    "Serum free light chain (FLC) ≥ 100 mg/L, if the FLC ratio is abnormal (normal FLC ratio: 0.26 to 1.65)",
    {
      "involved free light chain 250 mg/L": "in",
      "FLC ratio 0.1": "?",
    },
  ),
  ...of(excluded, "Systolic pressure > 150 mmHg or diastolic pressure > 90 mmHg", { "BP 165/80": "ex" }),
  ...of(excluded, "Estimated PA systolic pressure of > 60 mmHg", { "BP 120/80": "-", "RVSP 70 mmHg": "ex" }),
  ...of(included, "QTc interval ≤ 0.48 seconds", { "QTcF 450 ms": "in", "QTcF 500 ms": "ex" }),
  ...of(included, "CD4% < 15%", { "CD4 percentage 10%": "in", "CD4 percentage 25%": "ex", "CD4 400": "-" }),
  ...of(included, "Urine protein creatinine (UPC) ratio < 1", { "UPCR 0.5 g/g": "in", "UPCR 2 g/g": "ex" }),
  ...of(included, "Bilirubin ≤ 1.5 x institutional upper normal level", { "bilirubin 3 x ULN": "ex" }),
  ...of(included, "Distress Thermometer score ≥ 4", { "distress thermometer 6": "in", "distress thermometer 2": "ex" }),
  ...of(included, "CIRS score ≤ 6", { "CIRS 4": "in", "CIRS 8": "ex" }),
  // Asked of some, or of nobody
  ...of(included, "Those on an anticoagulant, whose INR is 2 to 3, can be included", {
    "INR 2.5": "in",
    "INR 1.1": "?",
  }),
  ...of(included, "For patients who exhibit CRP > 10 mg/L, additional testing will be conducted", { "CRP 3": "?" }),
  ...of(included, "Subjects who have a CA 19-9 > 500 U/mL require a CT", { "CA 19-9 100": "?" }),
  ...of(included, "KPS ≥ 70", { KPS: "in", "KPS ?": "?" }),
]
