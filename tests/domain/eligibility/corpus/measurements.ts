import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Idiopathic Pulmonary Fibrosis", part, line, expected)

/** What is measured in units, and the values that texts let in or keep out. */
export const measurements: ReadonlyArray<Case> = [
  ...of(included, "Without significant cardiac disease LVEF at least 45 %", { "LVEF 50%": "in", "LVEF 40%": "ex" }),
  // For some of the patients alone, as the titles say
  ...marker(
    "Obesity",
    whole,
    `Inclusion Criteria:

* BMI of at least 27

Diabetes-related for participants with type 2 diabetes

* HbA1c 7.0-10.0 %

Exclusion Criteria:

Glycaemia-related for participants without type 2 diabetes

* HbA1c of 6.5 % or more

Diabetes-related for participants with type 2 diabetes

* Uncontrolled retinopathy`,
    { "HbA1c 8 %": "in", "BMI 25": "ex" },
  ),
  ...of(included, "Sat O2 at rest > 93% on room air", { "SpO2 97%": "in", "SpO2 90%": "ex" }),
  // By the name of a disorder, with a value on its side and its unit
  ...of(excluded, "Hyponatremia: < 128 mmol/L", { "sodium 124": "ex", "sodium 138": "in" }),
  ...of(excluded, "Hypercalcemia > 12 mg/dL", { "calcium 13 mg/dL": "ex", "calcium 9 mg/dL": "in" }),
  ...of(excluded, "Anemia (< 8.5 g/dL)", { "hemoglobin 8 g/dL": "ex", "hemoglobin 12 g/dL": "in" }),
  ...of(excluded, "Neutropenia of grade 3 or thrombocytopenia < 60,000/mm3", {
    "ANC 800": "-",
    "platelets 40,000": "ex",
  }),
  ...of(included, "Treatment is needed for thrombocytopenia < 100,000/mm3", { "platelets 40,000": "-" }),
  ...of(excluded, "Hypokalemia of grade 3 or more", { "potassium 3.2": "-" }),
  // On how many cells an antigen is found, before its name and behind it
  ...[
    "CD33 on at least 30% of the blasts",
    "≥ 30% of the leukemic blasts express CD33",
    "CD33 expressed on more than 30% of blasts",
    "CD33-positive AML (≥ 30% of blasts positive for CD33)",
  ].flatMap((line) => marker("Acute Myeloid Leukemia", included, line, { "CD33 50%": "in", "CD33 15%": "ex" })),
  ...marker("Acute Myeloid Leukemia", included, "CD33 positive AML with at least 20% blasts", { "CD33 15%": "?" }),
  ...marker("Gastric Cancer", included, "> 40% of the tumor stains positive for mesothelin", {
    "MSLN IHC 50%": "in",
    "MSLN 20%": "ex",
  }),
  ...of(included, "Blood cholesterol from 3,2 to 6,4 mmol/L", {
    "total cholesterol 190 mg/dL": "in",
    "total cholesterol 280 mg/dL": "ex",
  }),
  ...of(included, "Body mass index ranged from 20 - 34", { "BMI 29": "in", "BMI 36": "ex" }),
  ...of(included, "2-hour plasma glucose of 7.8-11.0 mmol/L", { "OGTT 2h 165 mg/dL": "in", "OGTT 2h 120 mg/dL": "ex" }),
  ...of(included, "Hemoglobin (Hb) A1c ≤ 7.5%", { "HbA1c 8%": "ex", "hemoglobin 9 g/dL": "-" }),
  ...of(included, "pO2 ≥ 65 on room air", { "PaO2 70 mmHg": "in", "pO2 60": "ex" }),
  ...of(included, "Positive PCR (Ct < 28)", { "PCR Ct value 20": "in", "Ct value 31": "ex" }),
  ...of(included, "8% or more blasts (blood or bone marrow)", { "bone marrow blasts 12%": "in" }),
  // Lung function, in percent of what is predicted
  ...of(included, "FVC ≥ 45% of predicted", { "FVC 62%": "in", "FVC 45%": "in", "forced vital capacity 40 %": "ex" }),
  ...of(included, "FVC%>45% of predicted value (GLI-2012)", { "FVC 62%": "in", "FVC 45%": "ex" }),
  ...of(included, "Forced vital capacity (FVC) between 50 and 90 percent predicted", {
    "FVC 62%": "in",
    "FVC 40%": "ex",
    "FVC 95%": "ex",
  }),
  ...of(excluded, "Forced vital capacity (FVC) below 50% predicted", { "FVC 40%": "ex", "FVC 62%": "in" }),
  ...of(included, "DLCO% ≥ 30 - inclusive of predicted (uncorrected for hemoglobin)", {
    "DLCO 45%": "in",
    "DLCO 25%": "ex",
  }),
  ...of(included, "Percent predicted FEV1 of at least 40%", { "FEV1 55%": "in", "FEV1 35%": "ex" }),
  // No value: a quotient, a decline, another unit
  ...of(included, "FEV1/FVC > 0.70", { "FVC 62%": "-", "FEV1 55%": "-" }),
  ...of(included, "A decline in forced vital capacity (FVC) of at least 10%", { "FVC 62%": "-" }),
  ...of(included, "FEV1 > 1.2 liters", { "FEV1 55%": "?" }),
  // Kidney, blood, heart, weight
  ...of(included, "eGFR ≥ 20 mL/min/1.73 m2 by the MDRD formula", { "eGFR 40": "in", "eGFR 15": "ex" }),
  ...of(included, "Estimated glomerular filtration rate (eGFR) of 25 to 75 mL/min/1.73 m²", {
    "eGFR 40": "in",
    "eGFR 90": "ex",
  }),
  ...of(excluded, "eGFR < 30 mL/min/1.73m2", { "eGFR 25": "ex", "eGFR 40": "in" }),
  ...of(included, "Hemoglobin ≥ 9.0 g/dL", { "hemoglobin 9 g/dL": "in", "Hb 8.5": "ex" }),
  ...of(included, "Hb <10.5 g/dL", { "hemoglobin 9 g/dL": "in", "Hgb 11": "ex" }),
  ...of(excluded, "Haemoglobin of less than 8 g/dL", { "hemoglobin 7.5": "ex", "hemoglobin 9": "in" }),
  ...of(included, "HbA1c between 7.0 and 10.5%, inclusive", { "HbA1c 8.5": "in", "A1c 6.5": "ex", "HbA1c 11": "ex" }),
  ...of(included, "Haemoglobin A₁c of 7 to 9%", { "HbA1c 7.5%": "in", "HbA1c 9.5%": "ex" }),
  ...of(included, "A₁c of at most 9%", { "HbA1c 9.5%": "ex" }),
  ...of(excluded, "Glycated Hb above 8.5%", { "HbA1c 9": "ex" }),
  ...of(excluded, "Glycated hemoglobin above 9%", { "HbA1c 9.5": "ex", "HbA1c 9": "in" }),
  ...of(included, "Left ventricular ejection fraction (LVEF) ≥ 50% by echocardiography", {
    "LVEF 58%": "in",
    "LVEF 45%": "ex",
  }),
  ...of(included, "BMI of 27 to 40 kg/m2", { "BMI 34": "in", "BMI 25": "ex" }),
  ...of(excluded, "Body mass index > 40 kg/m²", { "BMI 42": "ex", "BMI 34": "in" }),
  ...of(included, "Six-minute walk distance of at least 150 meters", { "6MWD 320 m": "in", "6MWT 100": "ex" }),
  // Of rare diseases
  ...of(included, "Blood phenylalanine ≥ 600 µmol/L", {
    "phenylalanine 720 umol/L": "in",
    "blood Phe 12 mg/dL": "in",
    "phenylalanine 400": "ex",
  }),
  ...of(included, "Phenylalanine-restricted diet", { "phenylalanine 720": "-" }),
  ...of(excluded, "Plasma ammonia > 100 µmol/L", {
    "ammonia 140": "ex",
    "ammonia 45 umol/L": "in",
    "ammonia 90 ug/dL": "in",
  }),
  ...of(included, "Baseline serum tryptase > 20 ng/mL", { "tryptase 85 ng/mL": "in", "tryptase 11": "ex" }),
  ...of(included, "Total serum IgE of 30 to 1500 IU/mL", {
    "IgE 310 IU/mL": "in",
    "total IgE 310": "in",
    "IgE 12": "ex",
  }),
  ...of(excluded, "IgE-mediated food allergy", { "IgE 310": "-" }),
  ...of(included, "dFLC > 50 mg/L", { "dFLC 180 mg/L": "in", "dFLC 18 mg/dL": "in", "dFLC 20": "ex" }),
  ...of(excluded, "HbF > 20 %", { "HbF 28%": "ex", "fetal hemoglobin 8 %": "in" }),
  ...of(included, "UHDRS Total Motor Score (TMS) > 6", { "UHDRS TMS 18": "in", "total motor score 4": "ex" }),
  ...of(included, "PSP Rating Scale total score < 40", { "PSPRS 31": "in", "PSPRS 52": "ex" }),
  ...of(excluded, "UMSARS > 60", { "UMSARS 72": "ex", "UMSARS 30": "in" }),
  ...of(included, "UMSARS part I of 16 or less", { "UMSARS 30": "-" }),
  ...of(included, "CMTNSv2 between 2 and 18", { "CMTNS 12": "in", "CMTNS 25": "ex" }),
  ...of(included, "ESSDAI ≥ 5", { "ESSDAI 8": "in", "ESSDAI 2": "ex" }),
  ...of(included, "CDASI activity score of at least 14", { "CDASI 22": "in", "CDASI 9": "ex" }),
  ...of(included, "CDASI damage score of at least 14", { "CDASI 9": "-" }),
  ...of(included, "Pediatric Ulcerative Colitis Activity Index (PUCAI) ≥ 35", { "PUCAI 45": "in", "PUCAI 10": "ex" }),
  // In whatever unit
  ...of(included, "HbA1c of 48 mmol/mol or higher", { "HbA1c 6.5%": "in" }),
  ...of(included, "Albumin ≥ 30 g/L", { "albumin 3 g/dL": "in", "albumin 2.9 g/dL": "ex" }),
  ...of(included, "HbA1c of 53 mmol/mol or higher", {
    "HbA1c 7%": "in",
    "HbA1c 8.5%": "in",
    "HbA1c 6.4": "ex",
    "HbA1c 64 mmol/mol": "in",
  }),
  ...of(included, "HbA1c between 7.0 and 10.5%", { "HbA1c 64 mmol/mol": "in", "HbA1c 40 mmol/mol": "ex" }),
  ...of(included, "Haemoglobin ≥ 90 g/L", { "hemoglobin 9.5 g/dL": "in", "Hb 85 g/L": "ex", "Hb 8.5": "ex" }),
  ...of(included, "Hemoglobin of at least 5.6 mmol/L", { "Hb 9.5": "in", "Hb 8": "ex" }),
  ...of(included, "Platelets ≥ 100 x 10^9/L", { "platelets 150,000/µL": "in", "platelets 80 x 10^9/L": "ex" }),
  ...of(included, "Absolute neutrophil count (ANC) ≥ 1.5x10^9/L", { "ANC 1600": "in", "ANC 1.2": "ex" }),
  ...of(included, "FEV1 > 1.2 liters", { "FEV1 1.5 L": "in", "FEV1 1.0 L": "ex" }),
  ...of(included, "ALT ≤ 2.5 x ULN", { "ALT 2 x ULN": "in", "ALT 3x ULN": "ex", "ALT 60 U/L": "?" }),
  ...of(included, "Serum creatinine < 133 µmol/L", { "creatinine 1.2 mg/dL": "in", "creatinine 1.6": "ex" }),
  ...of(included, "CA 19-9 > 37 U/mL", { "CA 19-9 150": "in", "CA 19-9 20": "ex" }),
  ...of(included, "PSA of at least 2 ng/mL", { "PSA 12": "in", "PSA 1.5 ng/mL": "ex" }),
  // Told of several at once, and of none where they are counted otherwise
  ...of(included, "FVC, FEV1 and DLCO ≥ 50% of predicted", { "FVC 62%": "in", "FEV1 45%": "ex", "DLCO 45%": "ex" }),
  ...of(included, "AST (SGOT) and ALT (SGPT) ≤ 3 x ULN", { "AST 2 x ULN": "in", "ALT 4 x ULN": "ex" }),
  ...of(included, "MMSE and CDR of 0.5 or 1", { "MMSE 22": "?" }),
  // Conditions
  ...of(included, "If total bilirubin is > 1.5 x ULN, direct bilirubin is measured", { "bilirubin 1 x ULN": "?" }),
  ...of(included, "CrCl ≥ 30 mL/min for participants with creatinine levels > 1.5 x ULN", {
    "creatinine 1 x ULN": "?",
    "creatinine clearance 40": "in",
  }),
  // Other words
  ...of(excluded, "HgbA1c above 9%", { "HbA1c 9.5": "ex", HbA1c: "ex" }),
  ...of(included, "Insomnia Severity Index, total score > 7", { "ISI 12": "in", "ISI 7": "ex" }),
  ...of(included, "Pulmonary function with > 50% corrected DLCO", { "DLCO 60%": "in", "DLCO 45%": "ex" }),
  ...of(included, "FEV1 > 35% prior to surgery", { "FEV1 45%": "in" }),
  ...of(included, "ECOG 0-1, at least 2 prior lines of therapy", { "ECOG 1": "in", "ECOG 2": "ex" }),
  // By a name that no vocabulary knows, in the same unit
  ...of(included, "Zorvatin level of at least 12 ng/mL", {
    "Zorvatin 15 ng/mL": "in",
    "Zorvatin 10 ng/mL": "ex",
    "Zorvatin 15": "?",
    "Zorvatin 15 mg/L": "in",
    "Zorvatin 15 umol/L": "?",
  }),
  ...of(included, "Zorvatin 5-3", { "Zorvatin 40": "?" }),
  // One of several, and what is asked of those who have it
  ...of(included, "Serum creatinine ≤ 1.5 x ULN or calculated creatinine clearance ≥ 50 mL/min", {
    "creatinine clearance 45": "?",
    "creatinine clearance 60": "in",
    "creatinine 2 x ULN": "?",
  }),
  ...of(excluded, "Subjects with a corrected DLCO of 50 to 70% should have pulmonary clearance", { "DLCO 65%": "?" }),
  // A name with numbers of its own
  ...of(included, "CA 19-9 <500 U/mL at baseline", { "CA 19-9 150": "in", "CA 19-9 900": "ex" }),
  ...of(included, "PHQ-9 ≥ 10 and GAD-7 < 15", { "PHQ-9 12": "in", "GAD-7 16": "ex" }),
  ...of(included, "150 ≤ 6MWD ≤ 450 m", { "6MWD 320 m": "in", "6MWD 500 m": "ex" }),
  ...of(included, "DLCO, FEV1 and FVC are all ≥50% of predicted", { "FVC 62%": "in", "DLCO 45%": "ex" }),
  // What is done with it
  ...of(included, "Platelets ≥ 50,000 cells/mcL, independent of platelet transfusion support", {
    "platelets 40000/uL": "ex",
    "platelets 60,000/uL": "in",
  }),
  ...of(included, "Independent of growth factor or platelet transfusion support", { "platelets 40,000/uL": "-" }),
  ...of(included, "Without cardiac symptoms and an ejection fraction > 45%", { "LVEF 48%": "in", "LVEF 40%": "ex" }),
  ...of(included, "Either impaired fasting glucose (fasting glucose of 100-125 mg/dL) or an HbA1c of 5.7 to 6.4%", {
    "fasting glucose 140 mg/dL": "?",
    "fasting glucose 110 mg/dL": "in",
    "HbA1c 8.5": "?",
  }),
  // Of one cohort where everyone has it, or of each of several; not where others may be asked for less
  ...of(
    whole,
    "Inclusion Criteria:\n\n* R/M cohort only:\n* ECOG performance status of 0 to 1 within 10 days before treatment\n* LA cohort only:\n* Measurable disease",
    { "ECOG 1": "in", "ECOG 2": "ex" },
  ),
  ...of(whole, "Inclusion Criteria:\n\nCohort 1:\n\n* ECOG 0 or 1\n\nCohort 2:\n\n* ECOG 0 to 2", {
    "ECOG 2": "in",
    "ECOG 3": "ex",
  }),
  ...of(included, "Creatinine ≤ 1.5 mg/dL OR\n* Creatinine clearance ≥ 60 mL/min", { "creatinine 2": "?" }),
  ...of(included, "Participants with:\n  * FVC ≥ 45%\n  * DLCO ≥ 30%", { "FVC 40%": "ex", "DLCO 25%": "ex" }),
  ...of(included, "ALT ≤ 2 x ULN, or if there are liver metastases: ALT ≤ 5 x ULN", {
    "ALT 1.5 x ULN": "in",
    "ALT 6 x ULN": "ex",
  }),
  // A unit is no name of a lymphoma, of which one is enough
  ...of(
    whole,
    "Inclusion Criteria:\n\n* Leukocytes >= 2,500/mcL\n* Absolute neutrophil count >= 1,500/mcL\n* Platelets >= 100,000/mcL",
    { "ANC 1,200/mcL": "ex", "platelets 80,000/mcL": "ex", "WBC 3000/uL": "in" },
  ),
  // Of the body
  ...of(included, "Have a body weight >= 40 kilograms", { "body weight 36 kg": "ex", "weight 70 kg": "in" }),
  ...of(included, "Weight of at least 110 lbs", { "weight 45 kg": "ex", "weight 130 lb": "in" }),
  ...of(excluded, "Weight loss of more than 10 kg within 6 months", { "weight 70 kg": "-" }),
  ...of(included, "Birth weight ≥ 2 kg", { "weight 1.5 kg": "-" }),
  ...of(included, "Waist circumference > 40 inches (men) or > 35 inches (women)", {
    "waist circumference 44 inches": "in",
    "waist circumference 32 in": "ex",
  }),
  ...of(included, "Waist circumference ≥ 94 cm", {
    "waist circumference 100 cm": "in",
    "waist circumference 35 inches": "ex",
  }),
  ...of(included, "Controlled blood pressure, defined as BP ≤ 150/90 mm Hg", {
    "blood pressure 165/98": "ex",
    "BP 125/80 mmHg": "in",
  }),
  ...of(excluded, "Systolic blood pressure > 160 mmHg or diastolic blood pressure > 100 mmHg", {
    "blood pressure 172/90": "ex",
    "DBP 104": "ex",
    "SBP 140": "in",
  }),
  ...of(excluded, "Known intraocular pressure (IOP) > 21 mmHg", { "IOP 26 mmHg": "ex", "IOP 14": "in" }),
  ...of(included, "Gestational age < 12 weeks", { "gestational age 10 weeks": "in", "gestational age 14 weeks": "ex" }),
  ...of(included, "Pain of at least 4 on the numeric rating scale", { "NRS 6": "in", "NRS 2": "ex" }),
  // Of the blood
  ...of(included, "INR or prothrombin time (PT): ≤ 1.5 unless on anticoagulants", { "INR 1.2": "in" }),
  ...of(included, "International Normalized Ratio (INR) ≤ 1.5", { "INR 1.1": "in", "INR 2": "ex" }),
  ...of(included, "INR ≤ 1.5 x ULN", { "INR 1.2": "?" }),
  ...of(included, "Serum potassium between 3.5 and 5.0 mEq/L", { "potassium 4.2 mmol/L": "in", "K+ 4.2": "in" }),
  ...of(excluded, "Serum calcium > 11.5 mg/dL", { "calcium 3 mmol/L": "ex", "calcium 9.5 mg/dL": "in" }),
  ...of(included, "Serum urate ≥ 6.8 mg/dL", { "uric acid 8": "in", "uric acid 357 µmol/L": "ex" }),
  ...of(included, "Plasma HIV-1 RNA < 50 copies/mL", { "HIV viral load 20 copies/mL": "in", "HIV RNA 400": "ex" }),
  ...of(included, "HBV DNA of at least 2,000 IU/mL", { "HBV DNA 5000 IU/mL": "in", "HBV DNA 100 IU/mL": "ex" }),
  ...of(excluded, "Cirrhosis by a transient elastography score > 13 kPa", { "liver stiffness 15 kPa": "ex" }),
  ...of(included, "Serum M-protein ≥ 0.5 g/dL", { "M-protein 1.2 g/dL": "in", "M-protein 2 g/L": "ex" }),
  // Names with more in them
  ...of(excluded, "Asthma defined as forced expiratory volume (FEV1) in 1 second < 60% of expected", {
    "FEV1 50%": "ex",
    "FEV1 85%": "in",
  }),
  ...of(
    excluded,
    "QTc interval prolongation based on Fridericia's formula is > 450 ms in males and > 470 ms in females",
    {
      "QTc 480 ms": "ex",
      "QTc 430 ms": "in",
    },
  ),
  ...of(included, "Modified Mayo Score (mMS) of 5 to 9 points and Mayo Endoscopic Subscore (ESS) of 2 to 3", {
    "Mayo endoscopic subscore 1": "ex",
    "modified Mayo score 7": "in",
  }),
  ...of(included, "Static Physician Global Assessment ≥ 3 at baseline", { "static PGA 2": "ex", "sPGA 4": "in" }),
  ...of(included, "Body surface area (BSA) affected by psoriasis ≥ 10%", { "BSA 6%": "ex", "BSA 12%": "in" }),
  // What shows that somebody is not fit enough is asked for
  ...of(
    included,
    "At least one sign of a lack of fitness for intensive chemotherapy:\n  * DLCO ≤ 65%\n  * Creatinine clearance ≥ 30 mL/min to < 45 mL/min",
    { "DLCO 50%": "in", "creatinine clearance 38": "in" },
  ),
  // Classes, in whichever field they are entered
  ...["ECOG performance status of 0, 1", "Performance status (ECOG) 0, 1 at screening", "ECOG 0/1"].flatMap((line) =>
    of(included, line, { "ECOG 0": "in", "ECOG 1": "in", "ECOG 2": "ex" }),
  ),
  ...of(included, "Generalized myasthenia gravis, MGFA Class II to IVa", {
    "MGFA class IIIb": "in",
    "MGFA IVb": "ex",
    "MGFA class V": "ex",
  }),
  ...of(included, "End-stage heart failure, defined as Class IV according to New York Heart Association (NYHA)", {
    "NYHA class IV": "in",
    "NYHA II": "ex",
  }),
  ...of(excluded, "Symptomatic heart failure (New York Heart Association Classification Class ≥II)", {
    "NYHA class II": "ex",
    "NYHA I": "in",
  }),
  ...of(
    excluded,
    "Severe hepatic impairment as defined by Child-Pugh Class C. Patients with Child-Pugh Class A-B are eligible",
    {
      "Child-Pugh C": "ex",
      "Child-Pugh B": "in",
    },
  ),
  ...of(included, "Osteoarthritis defined as Grade II or III on the Kellgren-Lawrence (K-L) grading scale", {
    "Kellgren-Lawrence grade 3": "in",
    "KL grade 4": "ex",
  }),
  ...of(included, "Radiographic evidence of osteoarthritis (2-4 Kellgren-Lawrence scale)", { "KL grade 1": "ex" }),
  ...of(included, "Fitzpatrick skin type II or III", { "Fitzpatrick type III": "in", "Fitzpatrick skin type V": "ex" }),
  ...of(included, "Hoehn and Yahr stage 1 to 2.5", { "Hoehn and Yahr 2": "in", "H&Y 3": "ex" }),
  ...of(included, "AIS grade A or B", { "AIS A": "in", "ASIA impairment scale C": "ex" }),
  ...of(included, "ASA physical status I-III", { "ASA III": "in", "ASA 4": "ex", "ASA 81 mg": "-" }),
  ...of(included, "GOLD stage 2-4 COPD", { "GOLD 3": "in", "GOLD 1": "ex" }),
  ...of(included, "Treatment is the gold standard in 3 of 4 centers", { "GOLD 1": "-" }),
  // The same on another scale, and what has a number beside it that is none of its own
  ...of(included, "ECOG score of ≤ 2 or Karnofsky score of 50 or greater", {
    "KPS 60": "in",
    "KPS 40": "ex",
    "ECOG 3": "ex",
  }),
  ...of(included, "Lansky or Karnofsky score ≥ 50", { "Karnofsky 40": "ex", "Lansky 70": "in" }),
  ...of(included, "Karnofsky ≥ 50 or life expectancy of at least 12 weeks", { "KPS 40": "?" }),
  ...of(excluded, "TSH < 1.0 time the lower limit of normal", { "TSH 6 mIU/L": "?" }),
  ...of(included, "Post-bronchodilator FEV1/FVC < 0.70", {
    "FEV1/FVC 0.62": "in",
    "FEV1/FVC 75%": "ex",
    "FEV1 60%": "-",
  }),
  ...of(included, "Fitzpatrick phototype IV-VI", { "Fitzpatrick phototype V": "in" }),
  ...of(excluded, "Diabetes with HBA1C > 6.5% and CrCL of < 45ml/min", { "creatinine clearance 40 mL/min": "ex" }),
  ...of(excluded, "Apnea hypopnea index ≥ 15 events/hours", { "AHI 22": "ex" }),
  ...of(included, "Troponin ≤ 2 x ULN", { "troponin 3 x ULN": "ex", "troponin T 0.1 ng/mL": "-" }),
  ...of(excluded, "Troponin-T value > 0.4 ng/mL", { "troponin T 0.6 ng/mL": "ex", "troponin I 0.6 ng/mL": "-" }),
  ...of(excluded, "INR or activated partial thromboplastin time (aPTT) > 1.5 × ULN", { "INR 2 x ULN": "ex" }),
  // Before the name of each
  ...of(excluded, "Hypertension, defined as blood pressure (BP) > 150 mm Hg systolic or > 100 mm Hg diastolic", {
    "SBP 160": "ex",
    "SBP 120": "?",
    "DBP 104": "ex",
    "DBP 90": "in",
  }),
  ...of(excluded, "Hypertension (>150 mmHg systolic or > 100 mmHg diastolic despite treatment)", {
    "SBP 120": "in",
    "SBP 160": "ex",
  }),
  // Among the exclusions, what those must have who are let in
  ...of(excluded, "HIV infection. Participants on treatment must have a confirmed HIV RNA level below 50 copies/mL", {
    "HIV RNA 20 copies/mL": "?",
  }),
  ...of(excluded, "Hepatitis B. Stable participants (HBV DNA < 500 IU/mL or < 2500 copies/mL) can be enrolled", {
    "HBV DNA 300 IU/mL": "?",
  }),
  ...of(excluded, "Hepatitis B with HBV DNA > 500 IU/mL, which may be treated later", { "HBV DNA 900 IU/mL": "ex" }),
  ...of(excluded, "Patients who must have dialysis, or an eGFR < 30", { "eGFR 20": "ex" }),
  ...of(included, "Participants with adequate organ functions as follows: Hemoglobin ≥ 8 g/dL; UACR < 500 mg/g", {
    "UACR 60 mg/mmol": "ex",
    "Hb 7": "ex",
  }),
  // Who is spared, and of whom more is let in
  ...of(
    included,
    "Total bilirubin ≤ 1.5 mg/dL, except patients with Gilbert's syndrome in whom total bilirubin must be < 3.0 mg/dL",
    {
      "bilirubin 1.0 mg/dL": "in",
    },
  ),
  ...of(included, "Excluding patients diagnosed with Gilbert's syndrome AST ≤ 3 × ULN", { "AST 2 x ULN": "?" }),
  ...of(included, "No eGFR > 60 mL/min", { "eGFR 80": "ex" }),
  ...of(included, "Must not have an LVEF > 40%", { "LVEF 50%": "ex" }),
  ...of(excluded, "Known heart failure unless LVEF ≥ 45%", { "LVEF 50%": "in" }),
  ...of(
    excluded,
    "AST or ALT > 2 times the ULN in the absence of hepatic metastases, or AST > 3 times the ULN in their presence",
    {
      "AST 4 x ULN": "ex",
    },
  ),
  ...of(excluded, "ANC < 1000/mm3 (use of growth factors to raise ANC is acceptable)", { "ANC 800": "ex" }),
  ...of(
    included,
    "ALP ≤ 2.5 x ULN, with the following exceptions:\n  * Patients with liver metastases: ALP ≤ 5 x ULN",
    {
      "ALP 2 x ULN": "in",
    },
  ),
  ...of(excluded, "Ongoing infection, unless disease-related, and/or a platelet count of less than 30,000/uL", {
    "platelets 20,000/uL": "?",
  }),
  // Marks that records write a backslash before
  ...of(included, "Platelets \\>= 75 x 10\\^9/L or \\>= 75,000/mm\\^3", {
    "platelets 80,000/uL": "in",
    "platelets 60,000/uL": "ex",
  }),
  ...of(included, "AST \\<= 3\\*ULN", { "AST 2 x ULN": "in", "AST 4 x ULN": "ex" }),
  // The limit of what is normal, by itself
  ...of(included, "Direct bilirubin ≤ ULN", { "direct bilirubin 1.2 x ULN": "ex", "direct bilirubin 0.9 x ULN": "in" }),
  ...of(excluded, "LDH above the upper limit of normal", { "LDH 2 x ULN": "ex" }),
  ...of(excluded, "Bilirubin > ULN 1.5 times", { "bilirubin 1.2 x ULN": "in", "bilirubin 2 x ULN": "ex" }),
  ...of(included, "Creatinine ≤ 1.0 mg/dL or 1.5 x ULN, whichever is higher", { "creatinine 1.6": "?" }),
  // Names in brackets, of several together
  ...of(
    included,
    "AST (serum glutamic-oxaloacetic transaminase [SGOT]) and ALT (serum glutamate pyruvate transaminase [SGPT]) ≤ 2 x ULN",
    { "AST 3 x ULN": "ex", "ALT 1 x ULN": "in" },
  ),
  ...of(included, "ALP, ALT (SGPT), and AST (SGOT), each ≤ 3 x ULN", { "ALP 4 x ULN": "ex" }),
  // Which clearance, and how it is known
  ...of(
    included,
    "Creatinine OR measured or calculated clearance of creatinine or creatinine clearance (GFR can also be used in place of CrCl) ≤ 1.5 x ULN OR ≥ 30 mL/min",
    { "CrCl 50": "in", "CrCl 20": "?" },
  ),
  ...of(included, "Creatinine clearance ≥ 60 mL/min per 24-hour urine or by the formula of Schwartz", {
    "CrCl 50": "ex",
  }),
  ...of(included, "GFR by the Modification of Diet in Renal Disease formula ≥ 60 mL/min", { "eGFR 50": "ex" }),
  // Men and women
  ...of(excluded, "QTc prolongation (Male: >450 ms, Female: >470 ms)", { "QTc 480": "ex", "QTc 440": "in" }),
  ...of(included, "Hemoglobin: men ≥ 13 g/dL; women ≥ 12 g/dL", { "hemoglobin 12.5": "in", "hemoglobin 11": "ex" }),
  // HIV: a good count is what lets in
  ...of(excluded, "HIV infection if CD4 count < 200 cells/mm3", { "CD4 count 150": "ex", "CD4 320": "in" }),
  ...of(excluded, "HIV EXCEPT if the patient meets all of these: CD4 > 350 cells/mm3, no viral load", {
    "CD4 400": "in",
  }),
  ...of(included, "Less than 5% blasts in the marrow", { "bone marrow blasts 7%": "ex" }),
  ...of(included, "Pulse oximetry ≥ 93% on at most 3 liters of oxygen", { "SpO2 95% on 2 L": "in", "SpO2 90%": "ex" }),
  ...of(included, "Mallampati III-IV", { "Mallampati IV": "in", "Mallampati I": "ex" }),
  ...of(included, "ECOG score = 0-1", { "ECOG 1": "in", "ECOG 2": "ex" }),
  ...of(included, "Platelets ≥ 100,000/mL", { "platelets 90": "ex" }),
  ...of(excluded, "ALT 3 times above the ULN", { "ALT 4 x ULN": "ex", "ALT 2 x ULN": "in" }),
  ...of(included, "Bilirubin > 1.5 to 3 x ULN", { "bilirubin 2 x ULN": "in", "bilirubin 4 x ULN": "ex" }),
  ...of(included, "Platelet count ≥ 75x 109/L", { "platelets 80": "in", "platelets 70": "ex" }),
  ...of(included, "L Dex > 10 units", { "L-Dex 16": "in", "L-Dex 8": "ex" }),
  // What a laboratory counts no further
  ...of(included, "eGFR ≥ 60 mL/min", { "eGFR >90": "in", "eGFR >=60": "in", "eGFR > 45": "?", "eGFR < 30": "ex" }),
  ...of(excluded, "CRP > 10 mg/L", { "CRP <5 mg/L": "in", "CRP >200 mg/L": "ex", "CRP >5": "?" }),
  ...of(included, "Factor VIII activity ≤ 1%", { "factor VIII activity <1 IU/dL": "in", "factor VIII <5%": "?" }),
  ...of(included, "Factor VIII activity of 1 to 5%", { "factor VIII activity <1%": "ex" }),
]
