import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

const stage = askingEach("stage")

/** How values are written beside what is measured, and what stands beside them that is none of it. */
export const measurementsWorded: ReadonlyArray<Case> = [
  // Signs that look like others, and backslashes
  ...marker(
    "Atopic Dermatitis",
    excluded,
    "Marked hypotension (systolic blood pressure [BP] ˂90 mmHg or diastolic BP ˂50 mmHg)",
    { "systolic blood pressure 80": "ex" },
  ),
  ...marker("Ulcerative Colitis", excluded, "heart rate ˃110 bpm based on supine ECG values", {
    "heart rate 120": "ex",
  }),
  // Twice the same bound
  ...marker("Alzheimer's Disease", included, "Global Clinical Dementia Rating (CDR) Scale ≥ 0.5 or greater", {
    "CDR 1": "in",
    "CDR 0": "ex",
  }),
  ...marker("Breast Cancer", included, "LVEF > 50% or above institutional lower limit of normal", {
    "LVEF 55%": "in",
    "LVEF 45%": "?",
  }),
  ...marker(
    "Lupus",
    included,
    "Systemic Lupus Erythematosus Disease Activity Index 2000 (SLEDAI-2K) score greater than or equal to [>=] 6 at screening",
    { "SLEDAI 8": "in", "SLEDAI 4": "ex" },
  ),
  // Outside of a range
  ...marker("HIV Infection", excluded, "Systolic blood pressure outside the range of 90-160 mmHg", {
    "systolic blood pressure 170": "ex",
    "systolic blood pressure 120": "in",
  }),
  ...marker("HIV Infection", excluded, "Heart rate outside the range of 50-100 beats per minute (bpm)", {
    "heart rate 40": "ex",
    "heart rate 70": "in",
  }),
  // Behind brackets of what it is measured by, corrected for, or described in
  ...marker(
    "Systemic Sclerosis",
    excluded,
    "FVC ≤ 50% of predicted or DLCO (corrected for Hgb but not for alveolar volume) ≤ 35% of predicted",
    { "DLCO 30%": "ex", "hemoglobin 12": "?" },
  ),
  ...marker(
    "Cystic Fibrosis",
    included,
    "Resting oxygen saturation (as measured by pulse oximetry) >=92% on room air",
    { "SpO2 95%": "in", "SpO2 90%": "ex" },
  ),
  ...marker(
    "Multiple Sclerosis",
    excluded,
    "A QTC interval (obtained from either 2 ECG recordings at screening or from the mean value) which is >450 msec",
    { "QTc 470 ms": "ex" },
  ),
  ...marker(
    "Crohn's Disease",
    included,
    "Active CD, defined as a Crohn's Disease Activity Index (CDAI; Appendix A) [Best 1976] of greater than 200 but less than 320",
    { "CDAI 300": "in", "CDAI 400": "ex" },
  ),
  ...stage("Parkinson's Disease", included, "Idiopathic Parkinson's disease, with Hoehn and Yahr (H&Y) of I-III", {
    "Hoehn and Yahr 2": "in",
    "Hoehn and Yahr 4": "ex",
  }),
  // Before numbers of something else
  ...marker(
    "Crohn's Disease",
    included,
    "Moderately to severely active CD as determined by a CDAI score of 220 to 450 and 1 of the following:",
    { "CDAI 300": "in", "CDAI 500": "ex" },
  ),
  ...marker(
    "HIV Infection",
    included,
    "At least two plasma HIV-1 RNA measurements <50 c/mL in the 12 months prior to screening",
    { "HIV RNA 100 copies/mL": "ex", "HIV RNA 20 copies/mL": "in" },
  ),
  // Beside the whole of a scale
  ...marker("Axial Spondyloarthritis", included, "Spinal pain \\>= 4 on a 0 to 10 Numerical Rating Scale (NRS)", {
    "NRS 6": "in",
    "NRS 2": "ex",
  }),
  ...marker(
    "Sickle Cell Disease",
    excluded,
    "Patients who rate their pain greater than 6 on a scale of 1-10 using the Numeric Rating Scale",
    { "NRS 8": "ex", "NRS 3": "in" },
  ),
  // One number of several that are told by the limits of what is normal
  ...marker(
    "Hemophilia A",
    excluded,
    "Alanine aminotransferase (ALT) and/or aspartate aminotransferase (AST) >= 2 x upper limit of normal",
    { "ALT 3 x ULN": "ex", "AST 3 x ULN": "ex" },
  ),
  ...marker(
    "Lupus",
    excluded,
    "Alanine Transaminase, Aspartate Transaminase > 1.5 fold upper limit of normal (ULN) at visit 1",
    { "AST 2 x ULN": "ex", "ALT 2 x ULN": "ex" },
  ),
  ...marker("Lupus", excluded, "Alanine aminotransferase (ALT) and bilirubin >1.5x upper limit of normal (ULN)", {
    "ALT 2 x ULN": "ex",
    "bilirubin 2 x ULN": "ex",
  }),
  ...marker("Lupus", excluded, "ALT and creatinine > 1.5 mg/dL", { "ALT 2 x ULN": "?" }),
  ...marker(
    "Lupus",
    included,
    "AST, ALT, alkaline phosphatase and bilirubin ≤ 1.5xULN (isolated bilirubin >1.5xULN is acceptable if bilirubin is fractionated)",
    { "ALT 2 x ULN": "ex", "ALT 1 x ULN": "in" },
  ),
  ...marker("Lupus", excluded, "Serum transaminase values > 3 times upper limits of normal", {
    "ALT 4 x ULN": "ex",
    "AST 4 x ULN": "ex",
  }),
  ...marker("Lupus", included, "Hepatic transaminases ≤ 2.5 × upper limit of normal (ULN)", {
    "ALT 4 x ULN": "ex",
    "AST 2 x ULN": "in",
  }),
  ...marker("Lupus", excluded, "ALT > 3 times the central laboratory's ULN", { "ALT 4 x ULN": "ex" }),
  ...marker("Cystic Fibrosis", excluded, "No adequate liver function (SGOT > 2.5 x N, SGPT > 2.5 x N)", {
    "ALT 3 x ULN": "ex",
  }),
  ...marker(
    "Parkinson's Disease",
    excluded,
    "Alanine aminotransferase greater than 2 times the upper limit of the normal reference range",
    { "ALT 3 x ULN": "ex" },
  ),
  // Units in full, and with their short names in brackets
  ...marker(
    "Growth Hormone Deficiency",
    included,
    "Body mass index (BMI) within the range 19 - 38 kg/ meter (m)^2 (inclusive)",
    { "BMI 40": "ex", "BMI 25": "in" },
  ),
  ...marker(
    "Alzheimer's Disease",
    included,
    "Body mass index (BMI) of 18 to 32 kilogram per meter square (kg/m^2), inclusive, at screening",
    { "BMI 40": "ex", "BMI 25": "in" },
  ),
  ...marker(
    "Alzheimer's Disease",
    included,
    "Body mass index between 18 and 35 kilogram per square meter, inclusive, at screening",
    { "BMI 40": "ex", "BMI 25": "in" },
  ),
  ...marker(
    "Duchenne Muscular Dystrophy",
    included,
    "The participant weighs between 11 kilograms (kg) and 50 kg at screening visit",
    { "body weight 20 kg": "in", "body weight 60 kg": "ex" },
  ),
  ...marker("HIV Infection", included, "CD4+ cell count is >= 50 cells/ cubic millimetre (mm^3) at Screening", {
    "CD4 count 30": "ex",
    "CD4 count 100": "in",
  }),
  ...marker("Hypertension", excluded, "Systolic blood pressure above 160 millimeters of mercury", {
    "systolic blood pressure 170": "ex",
  }),
  ...marker("Systemic Sclerosis", included, "Modified Rodnan Skin Score (mRSS) units ≥ 15 and ≤ 45", {
    "mRSS 20": "in",
    "mRSS 50": "ex",
  }),
  // A part of a name is another measure, or none
  ...marker("Lupus", included, 'SLEDAI-2K score ≥6 points and "Clinical" SLEDAI-2K score ≥4 points', {
    "SLEDAI 5": "ex",
    "SLEDAI 8": "in",
  }),
  ...marker("Lupus", included, "Clinical SLEDAI-2K ≥ 4", { "SLEDAI 5": "-" }),
  ...stage("Ulcerative Colitis", included, "Inadequate response to a fixed-dose oral 5-ASA formulation", {
    "ASA II": "-",
  }),
  ...marker(
    "COPD",
    excluded,
    "Forced expiratory volume in 1 second (FEV1)/ forced vital capacity (FVC) ratio < 80% predicted",
    { "FVC 70%": "-", "FEV1 70%": "-" },
  ),
  ...marker("Heart Failure", excluded, "Right ventricular ejection fraction < 35%", {
    "LVEF 30%": "-",
    "RVEF 30%": "ex",
  }),
  ...marker("Melanoma", excluded, "History of weight loss of more than 10%", { "body weight 60 kg": "-" }),
  ...stage(
    "Pulmonary Arterial Hypertension",
    included,
    "WHO category 1 pulmonary arterial hypertension (Dana Point 2008)",
    { "WHO Group 1": "in" },
  ),
  // Bounds from both sides that are told in different places
  ...marker(
    "Pulmonary Fibrosis",
    included,
    "Expected to live more than 3 months, i.e., an FVC of at least 30% of predicted. Severe fibrosis, i.e., an FVC of at most 45% of predicted",
    { "FVC 40%": "in", "FVC 25%": "ex", "FVC 60%": "ex" },
  ),
  ...marker(
    "Lupus",
    included,
    "SLEDAI-2K of at least 6. SLEDAI-2K of at least 4 without points for laboratory findings",
    { "SLEDAI 8": "in" },
  ),
  ...marker("Pulmonary Hypertension", included, "Normal pressures at rest, and mean PAP > 30 mmHg with exercise", {
    "mPAP 20 mmHg": "?",
  }),
  ...marker(
    "Fanconi Anemia",
    included,
    "Severe aplasia with at least 1 of the 3 criteria below: ANC < 500/mm3 Hemoglobin < 10 gm/dl Platelet count < 50,000/mm3",
    { "hemoglobin 12 g/dL": "?", "platelets 30,000/uL": "in" },
  ),
  // Behind a comma, and around what is set off by two
  ...marker(
    "Friedreich Ataxia",
    excluded,
    "Abnormal ALT, greater than 2.0 times the upper limit of normal on two consecutive assessments",
    { "ALT 3 x ULN": "ex" },
  ),
  ...marker("Lupus", excluded, "Haemoglobin, < 13 g/dL", { "hemoglobin 12 g/dL": "ex" }),
  ...marker(
    "Cystic Fibrosis",
    included,
    "FEV1 must, at Screening (Visit 1), be between 35%-80% of the predicted normal value",
    { "FEV1 50%": "in", "FEV1 85%": "ex" },
  ),
  ...marker("Sjogren's Syndrome", excluded, "Platelet count less then 50 x 10^9/L", { "platelets 30 x 10^9/L": "ex" }),
  ...marker("Lupus", included, "BMI between 18 and <40 kg/m2", { "BMI 35": "in", "BMI 42": "ex" }),
  ...marker("Parkinson's Disease", included, 'At least 2.5 hours "Off time" per day during waking hours', {
    "OFF time 4 hours": "in",
    "OFF time 1 hour": "ex",
  }),
  ...stage("Systemic Sclerosis", included, "Patients with NYHA functional Class I/II symptoms", {
    "NYHA class II": "in",
    "NYHA class III": "ex",
  }),
  ...marker("Lipodystrophy", included, "Fasting TG levels ≥ 500 mg/dL at screening", {
    "triglycerides 600 mg/dL": "in",
    "triglycerides 150 mg/dL": "ex",
  }),
  // When it is measured, twice
  ...marker(
    "Warm Autoimmune Hemolytic Anemia",
    included,
    "Hemoglobin at screening and at Week 1 >= 5 g/dL and < 10 g/dL",
    {
      "hemoglobin 8 g/dL": "in",
      "hemoglobin 11 g/dL": "ex",
    },
  ),
  ...marker("Myasthenia Gravis", included, "MG-ADL total score at screening and baseline of at least 6", {
    "MG-ADL 8": "in",
    "MG-ADL 4": "ex",
  }),
  ...marker("Myasthenia Gravis", included, "MG-ADL and QMG of at least 11", { "QMG 12": "in", "MG-ADL 8": "?" }),
  // Powers of ten behind a star
  ...marker("Myelodysplastic Syndrome", excluded, "Platelet count > 450 x 10*9/L or < 30 x 10*9/L", {
    "platelets 20,000": "ex",
    "platelets 120,000": "in",
  }),
  ...marker("Hepatoma", included, "Platelets > 75 * 109/L", { "platelets 120,000": "in", "platelets 40,000": "ex" }),
  // What is denied is told by values of those who have it
  ...marker("Pulmonary Fibrosis", included, "Must not have liver disease as defined by ALT > 3 x ULN", {
    "ALT 5 x ULN": "ex",
    "ALT 1.2 x ULN": "in",
  }),
  ...marker("Pulmonary Fibrosis", included, "No significant renal disease, defined as eGFR < 60", {
    "eGFR 50": "ex",
    "eGFR 70": "in",
  }),
  ...marker("Anemia", included, "Not on dialysis, with anemia defined as hemoglobin < 10 g/dL", {
    "hemoglobin 9": "in",
  }),
  // By which method it is measured
  ...marker("Pulmonary Arterial Hypertension", included, "RVEF by cardiac MRI < 40%", {
    "RVEF 35%": "in",
    "RVEF 50%": "ex",
  }),
  ...marker("Multiple Sclerosis", included, "Oxygen saturation at room air of > 90%", {
    "SpO2 95%": "in",
    "SpO2 85%": "ex",
  }),
  ...marker("Pulmonary Arterial Hypertension", included, "RVEF with a heart rate < 40", { "RVEF 35%": "?" }),
  // Bounds that are denied, and limits of what is normal in short
  ...marker("Multiple Sclerosis", included, "AST and ALT not > 2x upper limits of normal", {
    "ALT 3 x ULN": "ex",
    "ALT 1.2 x ULN": "in",
  }),
  ...marker("Multiple Sclerosis", included, "Hemoglobin not < 9 g/dL", { "hemoglobin 10": "in", "hemoglobin 8": "ex" }),
  ...marker("Crohn's Disease", excluded, "ALAT, ASAT, alkaline phosphatases, or bilirubin > 3N", {
    "ALT 4 x ULN": "ex",
    "ALT 1.2 x ULN": "in",
  }),
  ...marker("Breast Cancer", included, "ALT by cohort in T3N1", { "ALT 4 x ULN": "?" }),
  ...marker("Cystitis", excluded, "Uncontrolled systolic blood pressure of at least 180mm Hg", {
    "systolic blood pressure 185": "ex",
    "systolic blood pressure 140": "in",
  }),
  ...marker("Cystitis", excluded, "Liver failure (CHILD score B or C)", { "Child-Pugh B": "ex", "Child-Pugh A": "in" }),
  ...marker("Ulcerative Colitis", included, "Physician's Global Assessment (PGA) Mayo subscore of at least 1", {
    "PGA 2": "in",
    "PGA 0": "ex",
  }),
  // A plus before the unit, a name in words before its short form, and what a value shows
  ...marker("Smoking", included, "200+ ng/mL cotinine on a quick screen", {
    "cotinine 250 ng/mL": "in",
    "cotinine 50 ng/mL": "ex",
  }),
  ...marker("Neuropathy", included, "Score of 4 or more on Douleur Neuropathique 4 (DN4) pain questionnaire", {
    "DN4 score 5": "in",
    "DN4 score 3": "ex",
  }),
  ...marker("Neuropathy", included, "Score of 4 or more on a questionnaire, and pain (DN4)", { "DN4 score 5": "?" }),
  ...marker("Obesity", excluded, "Elevated hemoglobin A1c levels indicative of uncontrolled diabetes (>6.5%)", {
    "HbA1c 7.2%": "ex",
    "HbA1c 6%": "in",
  }),
  ...marker("Obesity", excluded, "HbA1c consistent with diabetes, or glucose (> 6.5 mmol/l)", { "HbA1c 7.2%": "?" }),
  ...marker("Lymphoma", included, "Creatinine ≤ 1.5 x ULN and estimated or measured creatinine clearance ≥ 70 mL/min", {
    "creatinine clearance 60 mL/min": "ex",
    "creatinine clearance 80 mL/min": "in",
  }),
  ...marker("Lymphoma", included, "Creatinine ≤ 1.5 x ULN or measured creatinine clearance ≥ 70 mL/min", {
    "creatinine clearance 60 mL/min": "?",
  }),
  ...marker("Lymphoma", included, "Creatinine ≤ 1.5 x ULN or measured or calculated creatinine clearance ≥ 70 mL/min", {
    "creatinine clearance 60 mL/min": "?",
  }),
  ...marker("Lymphoma", included, "Splenomegaly (size > 13 cm)", { "spleen 6 cm": "-" }),
  ...marker(
    "Myelofibrosis",
    included,
    "Palpable spleen of greater than or equal to (≥) 5 cm below the left costal margin",
    {
      "spleen 8 cm below costal margin": "in",
      "spleen 3 cm": "ex",
    },
  ),
  ...marker("Neuropathy", included, "Baseline pain ≥ 4 (0-10 scale, NRS)", { "pain NRS 2": "ex", "pain NRS 6": "in" }),
  ...marker("Neuropathy", included, "A score of at least 4 on the PROMIS Pain Intensity (1a) scale", {
    "PROMIS pain intensity 2": "?",
  }),
  ...marker("Alzheimer's disease", included, "MMSE 20-24 by Folstein", {
    "Folstein MMSE 22": "in",
    "Folstein MMSE 12": "ex",
  }),
  ...marker("Neuropathy", included, "Diagnosed with pain of the lower extremity", { "pain NRS 2": "-" }),
  ...marker("Neuropathy", included, "Average daily pain intensity ≥3 on 0-10 Numerical Rating Scale (NRS)", {
    "pain NRS 2": "ex",
    "pain NRS 6": "in",
  }),
  ...marker("Myelofibrosis", included, "Spleen volume of greater than or equal to 450 cubic centimeter (cm^3)", {
    "spleen volume 300 cm3": "ex",
    "spleen volume 500 cm3": "in",
  }),
  ...marker("Prurigo", included, "Average WP-NRS of at least 7", { "pain NRS 2": "-", "WP-NRS 8": "in" }),
  ...marker("Prurigo", included, "Pain NRS of at least 7", { "itch NRS 8": "-" }),
  // Grades of neuropathy, and who is let in among the exclusions
  ...marker("Breast Cancer", excluded, "Grade 2 or higher peripheral neuropathy", {
    "neuropathy grade 1": "in",
    "neuropathy grade 3": "ex",
  }),
  ...marker("Breast Cancer", included, "Peripheral neuropathy must be ≤ grade 1", {
    "neuropathy grade 1": "in",
    "grade 2 neuropathy": "ex",
  }),
  ...marker("Breast Cancer", excluded, "Neuropathy within 2 weeks", { "neuropathy grade 2": "?" }),
  ...marker(
    "Breast Cancer",
    excluded,
    "Unresolved toxicity. Subjects with ≤ grade 2 neuropathy are an exception to this criterion and may qualify",
    { "neuropathy grade 2": "?" },
  ),
  ...marker("Breast Cancer", included, "Toxicity has resolved to ≤ grade 1 except for grade 2-3 neuropathy", {
    "neuropathy grade 2": "in",
    "neuropathy grade 4": "ex",
  }),
  ...marker("Breast Cancer", excluded, "Toxicity that has not recovered to grade 1, other than ≤ grade 2 neuropathy", {
    "neuropathy grade 2": "in",
  }),
  // A low value is no change, and an increase that is a reason is none of it
  ...marker("Heart Failure", excluded, "Dialysis or a reduced eGFR < 30 mL/min/1.73m2", {
    "eGFR 20": "ex",
    "eGFR 40": "in",
  }),
  ...marker("Leukemia", included, "Total bilirubin < 2 x ULN unless increase is due to hemolysis", {
    "bilirubin 1.5 x ULN": "in",
    "bilirubin 3 x ULN": "ex",
  }),
  ...marker("COPD", excluded, "Preoperative hypercapnia > 45 mmHg (6 kPa)", {
    "PaCO2 50 mmHg": "ex",
    "PaCO2 40": "in",
  }),
  ...marker("Delirium", excluded, "Delirium (score >= 7 on the Memorial Delirium Assessment Scale [MDAS])", {
    "MDAS 9": "ex",
    "MDAS 3": "in",
  }),
  ...marker("Leukemia", included, "ANC greater than or equal to750/µL", { "ANC 600/µL": "ex", "ANC 900/µL": "in" }),
  ...marker("Leukemia", included, "Ejection fraction measured by a multi gated acquisition scan (MUGA) > 50%", {
    "LVEF 40%": "ex",
    "LVEF 55%": "in",
  }),
  // Names that no vocabulary knows, with other words between their own
  ...marker("Inactivity", included, "Less than 60 minutes per week of light to vigorous physical exercise", {
    "light physical exercise 30 minutes per week": "in",
    "light physical exercise 90 minutes per week": "ex",
  }),
  ...marker("Nausea", included, "Rate the severity of nausea >= 4 on an NRS", {
    "nausea NRS 6": "in",
    "nausea NRS 2": "ex",
  }),
  ...marker("Papillomatosis", included, "A Derkay anatomic score of 10 or greater", {
    "Derkay score 14": "in",
    "Derkay score 4": "ex",
  }),
  ...marker("Melanoma", included, "A tumor of ≥ 1.0 cm in longest diameter and ≤ 3.0 cm", {
    "tumor diameter 2 cm": "in",
    "tumor diameter 4 cm": "ex",
  }),
  ...marker("Cancer", excluded, "Toxicity of grade 2 or more, except for alopecia", { "alopecia grade 2": "?" }),
  ...marker("Heart Failure", excluded, "Unable to do any physical exercise", { "physical exercise 90 min/week": "?" }),
  // The temperature of the body
  ...marker("Vaccination", excluded, "Fever with a temperature of 100.4°F or more", {
    "temperature 38.5 °C": "ex",
    "temperature 99.5 F": "in",
  }),
  ...marker("Vaccination", excluded, "Febrile at ≥ 38ºC", { "fever 39 C": "ex" }),
  // Grades of harm, and how often something is done
  ...marker("Transplant", excluded, "Grade 2 or higher diarrhea", {
    "diarrhea grade 2": "ex",
    "grade 1 diarrhea": "in",
  }),
  ...marker("Cancer", included, "Recovered from toxicity (except for diarrhea) to ≤ grade 1", {
    "diarrhea grade 2": "-",
    "neuropathy grade 2": "-",
  }),
  ...marker("Cirrhosis", excluded, "Grade II-IV hepatic encephalopathy", { "hepatic encephalopathy grade 3": "ex" }),
  ...marker("Alcohol Use", excluded, "More than 10 drinks/week", {
    "12 drinks per week": "ex",
    "drinks weekly 8": "in",
  }),
  ...marker("Smoking", included, "At least 5 cigarettes a day", {
    "8 cigarettes daily": "in",
    "2 cigarettes/day": "ex",
  }),
  ...marker("Contracture", included, "Extension deficit > 10 degrees", { "extension deficit 25°": "in" }),
  // Scores that are told without a bound
  ...marker("Obstruction", included, "Outlet scoring system (GOOSS) score of 0 (no intake) or 1 (liquids only)", {
    "GOOSS 1": "in",
    "GOOSS 3": "ex",
  }),
  ...marker("Obstruction", included, "GOOSS score of 2", { "GOOSS 2": "in", "GOOSS 3": "?" }),
  ...marker(
    "Cellulite",
    included,
    "A score of 2 or 3 (mild or moderate) as rated by the physician using the Photonumeric Severity Scale (CR-PCSS)",
    { "CR-PCSS 3": "in", "CR-PCSS 4": "ex" },
  ),
  // What may be had instead, behind a semicolon
  ...marker("Transplant", included, "LVEF > 40%; or shortening fraction > 26%", { "LVEF 35%": "?", "LVEF 55%": "in" }),
  ...marker("Nephropathy", excluded, "Renal disease (< 60 mL/min as assessed by the Schwartz method for eGFR)", {
    "eGFR 40": "ex",
  }),
  // Of the most that there may be
  ...marker("Neuropathy", included, "An average pain of ≥4/10 on a Numeric Rating Scale", {
    "pain NRS 6": "in",
    "pain NRS 2": "ex",
  }),
  ...marker("Smoking", included, "A breath carbon monoxide sample ≥ 8 ppm", { "exhaled CO 5 ppm": "ex" }),
  // In thousands, and low by its word
  ...marker("Leukemia", included, "Platelets ≥ 75K", { "platelets 62k": "ex", "platelets 90": "in" }),
  ...marker("Heart Failure", excluded, "Reduced estimated glomerular filtration rate (eGFR) < 30 mL/min", {
    "eGFR 20": "ex",
  }),
  // Both ends in two units each, and what may be had instead
  ...marker("Type 2 Diabetes", included, "HbA1c between 50 mmol/mol (6.7%) and 84 mmol/mol (9.8%)", {
    "HbA1c 7.5": "in",
    "HbA1c 6.2": "ex",
    "HbA1c 11": "ex",
  }),
  ...marker("Type 2 Diabetes", included, "HbA1c of 6.7 % (50 mmol/mol) to 9.8 % (84 mmol/mol)", {
    "HbA1c 7.5": "in",
    "HbA1c 11": "ex",
  }),
  ...marker(
    "Prediabetes",
    included,
    "Fasting plasma glucose between 6.0 mmol/L and 6.8 mmol/L, or 2-hour glucose between 7.8 and 11 mmol/L",
    { "fasting glucose 115 mg/dL": "in", "fasting glucose 140 mg/dL": "?" },
  ),
  ...marker("Prediabetes", included, "Prediabetes, being absence of diabetes and any of these: HbA1c 5.7 to 6.4 %", {
    "HbA1c 6.0": "in",
  }),
  ...marker("Prediabetes", included, "No known diabetes and HbA1c of 5.6 to 6.3 %", {
    "HbA1c 6.0": "in",
    "HbA1c 8": "ex",
  }),
  ...marker("Long QT", included, "No active ischemia and Bazett's corrected QTc < 470 ms", {
    "QTc 480": "ex",
    "QTc 440": "in",
  }),
  ...marker("Claudication", included, "ABI less than <0.9", { "ankle-brachial index 0.8": "in", "ABI 1.1": "ex" }),
  ...marker("Asthma", included, "Asthma Control Test (ACT) of 19 or less", { "ACT 15": "in", "ACT 22": "ex" }),
  ...marker("Leukemia", included, "Antifungals for the duration of treatment and neutrophil recovery (ANC > 750/μL)", {
    "ANC 300": "-",
  }),
  // Scales of classes: parts by letters, groups by letters beside grades by numbers, versions before the value
  ...["BI-RADS® 3, 4a, 4b or 4c on ultrasound", "BI-RADS category 3-4c"].flatMap((line) =>
    marker("Breast Lesion", included, line, { "BI-RADS 4b": "in", "BI-RADS 5": "ex" }),
  ),
  ...marker("Breast Lesion", included, "BI-RADS density b, c or d", { "BI-RADS 4": "?" }),
  ...stage("Breast Lesion", included, "Lesions of BI-RADS category 3 or 4", { "BI-RADS 5": "ex" }),
  ...marker("Prostate Cancer", included, "At least one lesion (PI-RADS v2.1) ≥ 3", {
    "PI-RADS 4": "in",
    "PI-RADS 2": "ex",
  }),
  ...marker("COPD", included, "COPD of GOLD group B to D", { "GOLD C": "in", "GOLD A": "ex", "GOLD 1": "?" }),
  ...marker("Spinal Cord Injury", included, "AIS grade A or B", { "ASIA B": "in", "ASIA C": "ex" }),
  ...marker("Melasma", included, "Skin phototypes III, IV or V", { "Fitzpatrick IV": "in", "Fitzpatrick II": "ex" }),
  ...marker("NASH", included, "Liver fibrosis stage F2-F3", { "fibrosis F2": "in", "fibrosis stage F4": "ex" }),
  ...marker("Leukemia", excluded, "Active acute GVHD of grade II or higher", {
    "acute GVHD grade III": "ex",
    "acute GVHD grade I": "in",
  }),
  ...marker("Leukemia", excluded, "Stage 2 or higher acute GVHD of the liver", { "acute GVHD grade II": "-" }),
  ...marker("Hepatocellular Carcinoma", included, "Child-Pugh A and 5 or fewer nodules", {
    "Child-Pugh A": "in",
    "Child-Pugh B": "ex",
  }),
  ...marker("Prostate Cancer", included, "Gleason score 3+3 or 3+4=7", {
    "Gleason 3+4": "in",
    "Gleason 4+3": "ex",
    "Gleason 9": "?",
  }),
  ...marker("Prostate Cancer", excluded, "Gleason grade group > 3", { "Gleason 7": "-" }),
  // One of several, the first of which is counted as well
  ...marker(
    "Prostate Cancer",
    included,
    "High risk as defined by at least one of the following features: PSA > 20 ng/mL, stage T3a, Gleason score ≥ 8",
    { "PSA 3": "?", "Gleason 7": "?" },
  ),
  // How far something lies from the mean of others is another measure than itself
  ...marker("Obesity", included, "BMI z-score < 1.1 and >-1.1 in children, and a BMI of 19 to 24 in adults", {
    "BMI z-score 0.4": "in",
    "BMI z-score 1.6": "ex",
    "BMI z-score -2": "ex",
    "BMI 30": "ex",
  }),
  ...marker("Obesity", included, "BMI standard deviation score (SDS) > -2", { "BMI SDS -1": "in", "BMI 22": "-" }),
  ...marker("Obesity", included, "BMI z score between -1 and 1", { "BMI z score 0.5": "in", "BMI 22": "-" }),
  // Numbers glued to a word, and powers that lost their sign or themselves
  ...marker("Cirrhosis", excluded, "International normalized ratio (INR) greater than1.5", {
    "INR 1.2": "in",
    "INR 2": "ex",
  }),
  ...marker("Lymphoma", included, "Neutrophils < 1.0x109/L, or platelets < 50x109/L", { "platelets 28000": "in" }),
  ...marker("Lymphoma", included, "Platelets ≥100x10^9/L", { "platelets 90": "ex", "platelets 120000": "in" }),
  ...marker("Leukemia", excluded, "White blood cell count > 20 x 10./L", { "WBC 48 x10^9/L": "ex", "WBC 8": "in" }),
  ...marker("Leukemia", included, "White blood cell count < 25 x 10 (9)/L", { "WBC 30": "ex" }),
  ...marker("Leukemia", included, "Platelets ≥ 75 x 10E+9/L", { "platelets 70": "ex" }),
  ...marker("Leukemia", included, "Absolute neutrophil count cell count ≥ 1000/µL", {
    "ANC 1.8": "in",
    "ANC 0.6": "ex",
  }),
  // One bound of several names, one of them with what it is corrected for
  ...marker("Leukemia", included, "FVC, FEV1 and DLCOc ≥ 50% of predicted", { "FVC 62%": "in", "DLCO 40%": "ex" }),
  // By what is measured
  ...marker(
    "Multiple Myeloma",
    included,
    "M-protein by serum (sPEP) or urine protein electrophoresis (uPEP): sPEP ≥ 0.5 g/dL or uPEP ≥ 200 mg/24 hours",
    { "serum M-protein 1.2 g/dL": "in", "M-protein 0.3 g/dL": "?" },
  ),
  ...marker(
    "Cirrhosis",
    included,
    "Liver stiffness: transient elastography within 12 weeks prior to consent ≥15 kilopascal or magnetic resonance elastography ≥5 kilopascal",
    { "FibroScan 22 kPa": "in", "FibroScan 8 kPa": "?" },
  ),
  ...marker("Cirrhosis", included, "Magnetic resonance elastography ≥ 5 kPa", { "FibroScan 22 kPa": "-" }),
  ...marker("Cirrhosis", included, "Liver stiffness by MRE ≥ 3.5 kPa", { "FibroScan 3 kPa": "-" }),
  ...marker("Osteoporosis", excluded, "Vitamin D level below the normal range (below 20 ng/mL)", {
    "vitamin D 34 ng/mL": "in",
    "vitamin D 12 ng/mL": "ex",
  }),
  // Of those alone who are not known to have a disease
  ...marker("Type 2 Diabetes", excluded, "HbA1c ≥6.5% without prior diagnosis of diabetes", { "HbA1c 7.9": "?" }),
  ...marker("Type 2 Diabetes", excluded, "HbA1c > 10% without insulin", { "HbA1c 11": "ex" }),
  // What only names a measure keeps nothing from being told of it elsewhere
  ...marker(
    "Anemia",
    (line) => `Inclusion Criteria:\n\n* Antiglobulin test positive for anti-IgG\n\nExclusion Criteria:\n\n* ${line}`,
    "IgG <5 g/L",
    { "IgG 1050 mg/dL": "in", "IgG 300 mg/dL": "ex" },
  ),
  ...marker(
    "Type 2 Diabetes",
    (line) => `Inclusion Criteria:\n\n* Willing to have HbA1c drawn at each visit\n\nExclusion Criteria:\n\n* ${line}`,
    "HbA1c > 10%",
    { "HbA1c 8": "in" },
  ),
  ...marker("Leukemia", included, "ECOG of 0 to 1. Evaluation of ECOG is to be performed within 14 days", {
    "ECOG 2": "ex",
  }),
  ...marker(
    "Hypogonadism",
    (line) => `Exclusion Criteria:\n\n* Use of any drug that may act on testosterone\n* ${line}`,
    "Testosterone < 50 ng/dL",
    { "testosterone 400": "in" },
  ),
  ...marker(
    "Hypogonadism",
    (line) => `Inclusion Criteria:\n\n* Low testosterone\n\nExclusion Criteria:\n\n* ${line}`,
    "Testosterone < 50 ng/dL",
    { "testosterone 400": "?" },
  ),
  ...marker(
    "Heart Failure",
    (line) =>
      `Inclusion Criteria:\n\n* Heart failure with preserved ejection fraction\n\nExclusion Criteria:\n\n* ${line}`,
    "LVEF < 20%",
    { "LVEF 30%": "?" },
  ),
]
