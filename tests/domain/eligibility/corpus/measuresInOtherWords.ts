import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Chronic Disease", part, line, expected)

/** Scales and values as few sponsors write them: other words beside a name, a unit or a sign, and other names. */
export const measuresInOtherWords: ReadonlyArray<Case> = [
  // Words between the name of a scale and its class
  ...of(excluded, "American Society of Anesthesiologists (ASA) health status grade IV-V", {
    "ASA IV": "ex",
    "ASA II": "in",
  }),
  ...of(excluded, "ASA risk class III-IV", { "ASA III": "ex" }),
  ...of(included, "ASA classification I to III", { "ASA III": "in", "ASA IV": "ex" }),
  ...of(excluded, "Congestive heart failure (New York Heart Association, Class II or higher)", { "NYHA III": "ex" }),
  ...of(excluded, "Chronic heart failure (New York Heart Association Criteria, Class II-IV)", { "NYHA II": "ex" }),
  ...of(excluded, "Angina, New York Heart Association (NYHA) (see Appendix 2) Class III or IV disease", {
    "NYHA III": "ex",
    "NYHA II": "in",
  }),
  ...of(excluded, "Symptoms consistent with NYHA CHF classification III or IV", { "NYHA III": "ex" }),
  ...of(excluded, "Heart failure (New York Heart Associate class III/IV)", { "NYHA III": "ex" }),
  ...of(included, "NYHA classification I or II", { "NYHA II": "in", "NYHA III": "ex" }),
  ...of(excluded, "Kellgren Lawrence radiographic grade 4", { "Kellgren-Lawrence grade 4": "ex" }),
  // What the value means, before it
  ...[
    "Mini Mental State Examination score of Severe Impairment (≤17)",
    "MMSE showing severe cognitive impairment (score ≤ 17)",
    "MMSE indicating moderate cognitive impairment (≤ 17)",
  ].flatMap((line) => of(excluded, line, { "MMSE 15": "ex", "MMSE 26": "in" })),
  ...of(included, "MMSE ≥ 20, mild dementia (CDR 1)", { "CDR 1": "in", "MMSE 22": "in" }),
  ...of(included, "Scalp hair loss (SALT score 50-95)", { "SALT 60": "in", "SALT 40": "ex" }),
  // A name that is named again in brackets, with its value
  ...of(excluded, "Corrected QT interval by the formula of Frederica (QTcF) > 500 ms", {
    "QTcF 480": "in",
    "QTcF 520": "ex",
  }),
  // Units and numbers that are glued together or written with other signs
  ...of(included, "Platelet count >= 100,000uL", { "platelets 120": "in", "platelets 90": "ex" }),
  ...of(included, "ANC ≥ 1,500µl", { "ANC 1.8": "in", "ANC 1.2": "ex" }),
  ...of(included, "Oxygen saturation of at least92%", { "SpO2 95%": "in", "SpO2 90%": "ex" }),
  ...of(included, "BMI of >18.0 kg/㎡ and <30.0 kg/㎡", { "BMI 32": "ex", "BMI 25": "in" }),
  ...of(excluded, "BMI more than 35 kg m2", { "BMI 37": "ex", "BMI 28": "in" }),
  ...of(excluded, "Temperature > 38℃", { "body temperature 39": "ex", "body temperature 37": "in" }),
  // Weeks and days, and other ways to write a range
  ...[
    "Singleton pregnancy between 24 0/7 and 33 6/7 weeks of gestation",
    "Gestational age between 24 0/7 and 33 6/7 weeks",
  ].flatMap((line) => of(included, line, { "gestational age 30 weeks": "in", "gestational age 35 weeks": "ex" })),
  ...of(included, "Sleep apnea (AHI of 15 or more events per hour)", { "AHI 30": "in", "AHI 8": "ex" }),
  ...of(excluded, "TSH outside the normal range (0.4-4.5 mIU/L)", { "TSH 8": "ex", "TSH 2.1": "in" }),
  ...of(included, "T-score at the spine or hip of less than or equal to -2.5 SD", { "T-score -3": "in" }),
  ...of(included, "BMI in the overweight range (25-29.9 kg/m2)", { "BMI 26": "in", "BMI 33": "ex" }),
  ...of(excluded, "Cirrhosis (Child-Pugh-Turcotte B or C)", { "Child-Pugh B": "ex" }),
  ...of(excluded, "QT interval corrected for heart rate > 480 ms", { "QTc 490": "ex", "QTc 430": "in" }),
  // Entries without a unit, where the number fits one scale
  ...of(included, "ESR ≥ 30 mm/hr", { "ESR 40": "in", "ESR 12": "ex" }),
  ...of(included, "aPTT between 25 and 40 seconds", { "aPTT 38": "in", "aPTT 1.2 x ULN": "?" }),
  ...of(included, "Serum lactate ≥ 2 mmol/L", { "lactate 3": "?", "lactate 3 mmol/L": "in" }),
  ...of(included, "Tumor size ≤ 4 cm", { "tumor size 3": "-", "tumor size 3 cm": "in" }),
  ...of(included, "Oswestry Disability Index (ODI) of at least 30%", { "ODI 40": "in" }),
  // Entries with words of their own
  ...of(excluded, "Oxygen saturation < 90%", { "oxygen level 88%": "ex", "sats 95%": "in" }),
  ...of(included, "At least 4 seizures per month", { "seizures 5 per month": "in", "seizures 2 per month": "ex" }),
  ...of(included, "PSA ≥ 2 ng/mL", { "PSA 12 ng/ml rising": "in" }),
  // The last of what must not be so, and must
  ...of(
    included,
    "No evidence of dyspnea at rest, no exercise intolerance, and a pulse oximetry > 94% if it is clinically indicated",
    {
      "SpO2 96%": "in",
      "SpO2 90%": "ex",
    },
  ),
  // Scales of classes
  ...of(included, "Thyroid Imaging Reporting & Data System [TI-RAD] TR 1-3", { "TI-RADS 3": "in", "TI-RADS 5": "ex" }),
  ...of(included, "Nodules classified as TR4 or TR5 by ACR TI-RADS", { "TI-RADS 4": "in" }),
  ...of(included, "Deauville score of 4 or 5 after two cycles", { "Deauville 4": "in", "Deauville 2": "ex" }),
  ...of(included, "West Haven grade 2 or higher", { "West Haven grade 2": "in", "West Haven grade 1": "ex" }),
  ...of(included, "Clonal bone marrow plasma cell percentage ≥60%", {
    "bone marrow plasma cells 70%": "in",
    "bone marrow plasma cells 20%": "ex",
  }),
  ...of(included, "Plaques cover 10% or more of the skin surface", { "BSA 25%": "in", "BSA 5%": "ex" }),
  ...of(excluded, "Intraocular pressure >21 mmHg", { "eye pressure 25 mmHg": "ex", "eye pressure 15 mmHg": "in" }),
  ...of(included, "HDRS-17 item total score greater than or equal to 20", { "HAM-D 22": "in", "HAM-D 12": "ex" }),
  ...of(excluded, "Daytime sleepiness of >16 on the Eppworth Sleepiness Scale", { "Epworth 18": "ex" }),
]
