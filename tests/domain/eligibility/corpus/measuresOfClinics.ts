import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<ReturnType<typeof askingEach>>[3]

const of = (part: (line: string) => string, line: string, expected: Expected): ReadonlyArray<Case> =>
  marker("Chronic Disease", part, line, expected)

/** What clinics measure day by day, each with a value that is let in and one that is not. */
export const measuresOfClinics: ReadonlyArray<Case> = [
  // At the bedside, and on an electrocardiogram
  ...of(excluded, "Bradycardia (ventricular rate less than 50 beats/min)", {
    "heart rate 41": "ex",
    "HR 80 bpm": "in",
  }),
  ...of(excluded, "Supraventricular tachycardia > 100 bpm", { "heart rate 41": "-" }),
  ...of(included, "Respiratory rate of 30 breaths/min or more", { "respiratory rate 34": "in", "RR 20/min": "ex" }),
  ...of(included, "Mean arterial blood pressure of at least 65 mm Hg", {
    "MAP 70 mmHg": "in",
    "mean arterial pressure 58": "ex",
  }),
  ...of(excluded, "PR interval > 0.25 seconds", { "PR interval 290 ms": "ex", "PR 180 ms": "in" }),
  ...of(included, "QRS complex duration ≥ 120 msec", { "QRS 140 ms": "in", "QRS duration 100 ms": "ex" }),
  ...of(included, "Birthweight between 500 and 1250 grams", {
    "birth weight 1200 g": "in",
    "birth weight 1500 g": "ex",
  }),
  ...of(included, "Born at < 32 weeks of gestation", { "gestational age 29 weeks": "in", "GA 34 weeks": "ex" }),
  ...of(included, "Life expectancy of at least 12 weeks", {
    "life expectancy 6 months": "in",
    "life expectancy 2 months": "ex",
  }),
  ...of(included, "Duration of disease of at least 1 year", {
    "disease duration 3 years": "in",
    "disease duration 6 months": "ex",
  }),
  ...of(included, "Tumor size ≤ 5 cm", { "tumor size 30 mm": "in", "tumor size 6 cm": "ex" }),
  ...of(included, "Waist-hip ratio > 0.9", { "waist-to-hip ratio 0.95": "in" }),
  ...of(included, "T-score between -1.0 and -2.5", { "T-score -1.7": "in", "BMD T-score -3.1": "ex" }),
  ...of(included, "Spherical equivalent of -1.00 to -6.00 D", {
    "spherical equivalent -3.0 D": "in",
    "spherical equivalent -7 D": "ex",
  }),
  ...of(included, "MMSE -20 to 26", { "MMSE 22": "in" }),
  ...of(included, "No osteoporosis, defined as a T-score of < -2.5", { "T-score -2.7": "ex" }),
  ...of(included, "A distress score of 5 or more at any time since diagnosis", { "disease duration 3 years": "-" }),
  // Salts, vitamins, iron and fats
  ...of(excluded, "Serum bicarbonate < 18 mmol/L", { "bicarbonate 16": "ex", "HCO3 24 mEq/L": "in" }),
  ...of(included, "Arterial pH < 7.35", { "pH 7.2": "in", "arterial pH 7.4": "ex" }),
  ...of(excluded, "Anion gap > 16 mEq/L", { "anion gap 18": "ex" }),
  ...of(included, "Vitamin D levels < 30 ng/mL", { "vitamin D 18 ng/mL": "in", "25-OH vitamin D 40 ng/mL": "ex" }),
  ...of(excluded, "Vitamin D deficiency (< 20 ng/mL)", { "vitamin D 18 ng/mL": "ex", "vitamin D 32 ng/mL": "in" }),
  ...of(excluded, "Vitamin D supplementation > 1000 IU/day", { "vitamin D 18 ng/mL": "?" }),
  ...of(excluded, "B12 deficiency (B12 < 200 pg/mL)", { "vitamin B12 150 pg/mL": "ex" }),
  ...of(included, "Serum retinol < 20 µg/dL", { "vitamin A 15 ug/dL": "in" }),
  ...of(included, "Total iron-binding capacity > 400 µg/dL", { "TIBC 450 ug/dL": "in", "TIBC 300 ug/dL": "ex" }),
  ...of(included, "Non-HDL-C ≥ 130 mg/dL", { "non-HDL cholesterol 160 mg/dL": "in", "HDL 35 mg/dL": "-" }),
  ...of(included, "ApoB ≥ 90 mg/dL", { "apolipoprotein B 110 mg/dL": "in", "ApoB 0.7 g/L": "ex" }),
  // Sugar and hormones
  ...of(included, "FBS=120-160mg/dl", { "fasting glucose 8.0 mmol/L": "in", "FPG 180 mg/dL": "ex" }),
  ...of(excluded, "Blood sugar > 200 mg/dL", { "glucose 250 mg/dL": "ex" }),
  ...of(included, "Fasting insulin > 15 µIU/mL", { "insulin 25 uIU/mL": "in" }),
  ...of(included, "Plasma aldosterone concentration ≥ 10 ng/dL", {
    "aldosterone 25 ng/dL": "in",
    "aldosterone 4 ng/dL": "ex",
  }),
  ...of(excluded, "Free thyroxine (FT4) < 0.8 ng/dL", { "free T4 0.6 ng/dL": "ex", "FT4 1.1 ng/dL": "in" }),
  ...of(included, "12 pmol/L ≤ serum free thyroxine (FT4) ≤ 22 pmol/L", {
    "free T4 0.6 ng/dL": "ex",
    "FT4 15 pmol/L": "in",
  }),
  ...of(excluded, "Progesterone > 1.5 ng/mL", { "progesterone 2 ng/mL": "ex" }),
  ...of(included, "LH > 7 IU/L", { "LH 12 IU/L": "in", "LH 4 IU/L": "ex" }),
  ...of(included, "AMH ≥ 1.2 ng/ml", { "anti-Müllerian hormone 0.8 ng/mL": "ex", "AMH 10 pmol/L": "in" }),
  // Blood, kidneys and liver
  ...of(excluded, "Renal failure (creatinin > 1.5 mg/dl)", {
    "creatinine 2.2 mg/dL": "ex",
    "creatinine 0.9 mg/dL": "in",
  }),
  ...of(excluded, "Blood urea > 10 mmol/L", {
    "serum urea 12 mmol/L": "ex",
    "urea 30 mg/dL": "in",
    "BUN 40 mg/dL": "-",
  }),
  ...of(included, "CD4 percentage < 25%", { "CD4 percent 18%": "in" }),
  ...of(excluded, "GFR lesser than 30 mL/min", { "eGFR 22": "ex" }),
  ...of(included, "Creatinine clearance ≥ 1.17 mL/sec", {
    "creatinine clearance 45": "ex",
    "creatinine clearance 80": "in",
  }),
  ...of(included, "Albumin:creatinine ratio > 300 mg/g", { "UACR 350 mg/g": "in", "urine albumin 100 mg/g": "ex" }),
  ...of(included, "HbS > 30%", { "HbS 45%": "in" }),
  ...of(included, "Serum IgA > 300 mg/dL", { "IgA 400 mg/dL": "in" }),
  ...of(included, "Protein C activity < 50%", { "protein C 40%": "in", "protein S 40%": "-" }),
  ...of(excluded, "Anti-Xa level > 0.5 IU/mL", { "anti-Xa 0.6 IU/mL": "ex" }),
  ...of(included, "NAS ≥ 4", { "NAFLD activity score 5": "in" }),
  ...[
    "Less than 5% myeloblasts on a bone marrow biopsy",
    "Blast percentage in PB and BM < 5%",
    "Bone marrow infiltration by leukemic blasts of < 5%",
    "< 5% leukemic blasts in the marrow",
    "Marrow blast percentage < 5%",
  ].flatMap((line) => of(included, line, { "bone marrow blasts 11%": "ex", "bone marrow blasts 3%": "in" })),
  ...of(included, "CD33 expression in ≥ 30% of leukemic blasts on the bone marrow", { "bone marrow blasts 11%": "-" }),
  ...of(excluded, "Peripheral blast count > 50,000/µL", {
    "peripheral blasts 90,000/uL": "ex",
    "peripheral blasts 12%": "?",
  }),
  ...[
    "Donor chimerism ≥ 70%",
    "At least 70% of the blood cells are of donor origin",
    "Chimerism studies reveal that ≥ 70% of blood or bone marrow cells are the donor's",
  ].flatMap((line) => of(included, line, { "donor chimerism 88%": "in", "donor chimerism 40%": "ex" })),
  ...of(included, "Donor T-cell chimerism < 50%", { "donor chimerism 88%": "-" }),
  ...of(included, "CMV DNA ≥ 1000 IU/mL", { "CMV viral load 2000 IU/mL": "in", "CMV DNA 2000 copies/mL": "?" }),
  // Lungs, heart and eyes
  ...of(included, "FeNO ≥ 25 ppb", { "FeNO 40 ppb": "in", "exhaled nitric oxide 12 ppb": "ex" }),
  ...of(included, "Peak expiratory flow < 80% predicted", { "PEF 60%": "in" }),
  ...of(included, "Peak VO2 ≤ 16 mL/kg/min", { "peak VO2 14": "in", "VO2max 22 ml/kg/min": "ex" }),
  ...of(included, "Maximum urinary flow rate 5-15 mL/sec", { "Qmax 9 mL/s": "in" }),
  ...of(excluded, "Endothelial cell density < 2000 cells/mm2", { "endothelial cell density 1800": "ex" }),
  ...of(included, "Tear break-up time ≤ 10 seconds", { "TBUT 5 s": "in" }),
  // Scales
  ...of(included, "HADS anxiety subscale score ≥ 8", { "HADS-A 12": "in", "HADS 18": "-" }),
  ...of(included, "Perceived Stress Scale score ≥ 20", { "PSS 24": "in", "PSS 12": "ex" }),
  ...of(excluded, "IQ below 70", { "IQ 65": "ex", "IQ 95": "in" }),
  ...of(included, "Timed Up and Go > 12 seconds", { "TUG 15 s": "in" }),
  ...of(included, "Fatigue Severity Scale ≥ 36", { "FSS 40": "in" }),
  ...of(included, "RASS of -5 to -2", { "RASS -3": "in", "RASS 0": "ex" }),
  ...of(included, "Beck Depression Inventory (BDI-II) score ≥ 14", { "Beck 22": "in" }),
  ...of(included, "CIWA-Ar ≥ 10", { "CIWA 12": "in", "CIWA-Ar 6": "ex" }),
]
