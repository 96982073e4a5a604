import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

/** Measures and scales of dementia and rare diseases by their names, each with a value that is let in and one that is not. */
export const measuresByName: ReadonlyArray<Case> = [
  ...marker("Alzheimer's disease", included, "3MS score ≥ 78", { "3MS 85": "in", "3MS 60": "ex" }),
  ...marker("Alzheimer's disease", included, "Severe Impairment Battery (SIB) total score of 40 to 80", {
    "SIB 60": "in",
    "SIB 90": "ex",
  }),
  ...marker("Lewy body dementia", included, "Mattis Dementia Rating Scale score > 123", {
    "Mattis 130": "in",
    "Mattis 110": "ex",
  }),
  ...marker("Alzheimer's disease", included, "Logical Memory II score of 8 or less", { "logical memory II 6": "in" }),
  ...marker("Alzheimer's disease", excluded, "Cornell Scale for Depression in Dementia score > 10", {
    "CSDD 12": "ex",
  }),
  ...marker("Alzheimer's disease", included, "CMAI total score of at least 45", { "CMAI 60": "in", "CMAI 40": "ex" }),
  ...marker("CIDP", included, "MRC sum score between 40 and 58", { "MRC sum score 50": "in" }),
  ...marker("CIDP", included, "I-RODS centile score ≤ 70", { "I-RODS 60": "in", "I-RODS 80": "ex" }),
  ...marker("CMT", included, "CMTES score of 2 to 18", { "CMTES 10": "in", "CMTES 20": "ex" }),
  ...marker("PAH", included, "REVEAL 2.0 risk score of ≥ 9", {
    "REVEAL 2.0 score 10": "in",
    "REVEAL risk score 5": "ex",
  }),
  ...marker("ATTR", included, "KCCQ-OS score < 80", { "KCCQ 60": "in" }),
  ...marker("Fabry disease", included, "LVMI ≥ 70 g/m2", { "LVMI 90 g/m2": "in", "LVMI 50 g/m2": "ex" }),
  ...marker("IPF", included, "Extent of fibrosis of at least 10% on HRCT", {
    "fibrosis extent 20%": "in",
    "extent of fibrosis 5%": "ex",
  }),
  ...marker("bronchiectasis", included, "SGRQ total score ≥ 40", { "SGRQ 50": "in" }),
  ...marker("AATD", included, "serum AAT level < 11 µM", { "AAT level 8 umol/L": "in", "AAT level 15 umol/L": "ex" }),
  ...marker("XLH", included, "RSS total score ≥ 2", { "rickets severity score 3": "in", "RSS 1": "ex" }),
  ...marker("Prader-Willi", included, "HQ-CT score ≥ 13", { "HQ-CT 20": "in", "HQ-CT 5": "ex" }),
  ...marker("vasculitis", included, "BVAS of at least 3", { "BVAS 10": "in", "BVAS 1": "ex" }),
  ...marker("myositis", included, "MMT-8 score ≤ 142/150", { "MMT-8 120": "in" }),
  ...marker("axial spondyloarthritis", included, "ASDAS ≥ 2.1", { "ASDAS 3": "in", "ASDAS 1.5": "ex" }),
  ...marker("Sjögren's", included, "ESSPRI ≥ 5", { "ESSPRI 6": "in", "ESSPRI 3": "ex" }),
  ...marker("RA", included, "HAQ-DI score > 0.5", { "HAQ-DI 1": "in" }),
  ...marker("CAH", included, "17-OHP > 1000 ng/dL", { "17-OHP 2000 ng/dL": "in", "17-OHP 400 ng/dL": "ex" }),
  ...marker("acromegaly", excluded, "prolactin level > 100 ng/mL", { "prolactin 150 ng/mL": "ex" }),
  ...marker("GH deficiency", included, "a peak GH response of less than 3 ng/mL", {
    "peak GH 2 ng/mL": "in",
    "peak GH 5 ng/mL": "ex",
  }),
  ...marker("lipodystrophy", included, "fasting leptin < 8 ng/mL", { "leptin 5 ng/mL": "in", "leptin 20 ng/mL": "ex" }),
  ...marker("sickle cell disease", excluded, "Methemoglobinemia > 3% (methemoglobin > 3%)", {
    "methemoglobin 5%": "ex",
  }),
  ...marker("PNH", included, "PNH clone size ≥ 10% by flow cytometry", { "PNH clone 40%": "in", "PNH clone 3%": "ex" }),
  ...marker("Wilson disease", included, "serum ceruloplasmin < 20 mg/dL", {
    "ceruloplasmin 10 mg/dL": "in",
    "ceruloplasmin 25 mg/dL": "ex",
  }),
  ...marker("Huntington disease", included, "UHDRS Independence Scale score ≥ 80", {
    "independence scale 90": "in",
    "independence scale 70": "ex",
  }),
  ...marker("Parkinson's disease", included, "Schwab and England ADL score ≥ 70% in the ON state", {
    "Schwab and England 80%": "in",
    "Schwab and England 50%": "ex",
  }),
  ...marker("SMA", included, "HINE-2 score of ≥ 5", { "HINE-2 8": "in", "HINE-2 3": "ex" }),
  ...marker("SMA", included, "MFM32 total score ≥ 40%", { "MFM32 50": "in" }),
  ...marker("narcolepsy", included, "mean sleep latency ≤ 8 minutes on the MSLT", {
    "mean sleep latency 5 minutes": "in",
    "MSLT 12 minutes": "ex",
  }),
  ...marker("ALS", included, "Upright (sitting) vital capacity ≥ 50% of predicted", {
    "FVC 60%": "in",
    "SVC 45%": "ex",
  }),
  ...marker("ALS", excluded, "tracheostomy or slow vital capacity < 50%", { "FVC 40%": "-" }),
  ...marker("cystic fibrosis", included, "total lung capacity ≥ 60%", { "TLC 50%": "ex" }),
  ...marker("SSc", excluded, "FEV1 to FVC ratio < 0.65", { "FEV1/FVC 0.6": "ex" }),
  ...marker("lupus", included, "complement C4 < 10 mg/dL", { "C4 8 mg/dL": "in" }),
  ...marker("MSA", included, "UMSARS Part I score ≤ 17", { "UMSARS 30": "-" }),
  ...marker("Crohn's disease", included, "Tender joint count of 3", { "SES-CD 5": "-" }),
  ...marker("heart failure", included, "weighing less than 100 kg", { "body weight 120 kg": "ex" }),
  ...marker("DMD", included, "able to climb 4 standard stairs in < 8 seconds", { "4-stair climb 6 seconds": "in" }),
  ...marker("asthma", excluded, "Patients enrolled in MSLT-II", { "MSLT 5 minutes": "?" }),
  ...marker("brain tumor", included, "chemoradiotherapy (CRT) of 60 Gy", { "CRT 300 um": "?" }),
  ...marker("Alzheimer's disease", included, "Rosen-Modified Hachinski Ischemia score < or = 4", {
    "Hachinski 2": "in",
    "Hachinski 6": "ex",
  }),
  ...marker("Alzheimer's disease", included, "Hachinski Ischaemia score less than or equal to 4 at Screening", {
    "Hachinski 2": "in",
    "Hachinski 6": "ex",
  }),
  ...marker(
    "Alzheimer's disease",
    excluded,
    "Has a Modified Hachinski Ischemia Scale (MHIS) Score > 4 at Screening (i.e., evidence of vascular dementia)",
    { "Hachinski 6": "ex" },
  ),
  ...marker("ulcerative colitis", included, "modified Mayo Clinic Score (mMCS) of 5 to 9 points", {
    "modified Mayo score 6": "in",
    "modified Mayo score 3": "ex",
  }),
  ...marker(
    "ulcerative colitis",
    included,
    "Mayo Scoring System for Assessment of Ulcerative Colitis Activity score of 4-9",
    { "Mayo score 6": "in", "Mayo score 11": "ex" },
  ),
  ...marker("ulcerative colitis", included, "Mayo Clinic Score of 6 to 12 with an endoscopic subscore of at least 2", {
    "Mayo score 8": "in",
    "Mayo score 4": "ex",
    "Mayo endoscopic subscore 1": "ex",
  }),
  ...marker(
    "Friedreich ataxia",
    included,
    "genetic test demonstrating >400 GAA nucleotide triplet repeats on the shorter of the two frataxin alleles",
    { "GAA repeats 600": "in", "GAA repeats 200": "ex" },
  ),
  ...marker("Huntington disease", included, "UHDRS maximal chorea score of >10", {
    "maximal chorea score 12": "in",
    "total maximal chorea 8": "ex",
  }),
  ...marker("ALS", included, "ALS-FRS > 25", { "ALSFRS-R 30": "in", "ALSFRS-R 20": "ex" }),
  ...marker("HLH", included, "Patient weighs ≥3 kg", { "body weight 10 kg": "in" }),
  ...marker("cystic fibrosis", included, "Subjects who weigh ≥15 kg without shoes at the Screening Visit", {
    "body weight 12 kg": "ex",
  }),
  ...marker("Duchenne", included, "The participant weighs between 11 kilograms (kg) and 50 kg at screening visit", {
    "body weight 20 kg": "in",
    "body weight 60 kg": "ex",
  }),
  ...marker(
    "Crohn's disease",
    included,
    "Simple Endoscopic Score for Crohn's Disease (SES-CD) score ≥ 7 at screening",
    { "SES-CD 9": "in", "SES-CD 4": "ex" },
  ),
  ...marker("psoriatic arthritis", included, "at least 3 tender or painful joints and at least 3 swollen joints", {
    "tender joint count 5": "in",
    "swollen joint count 2": "ex",
  }),
  ...marker("psoriatic arthritis", included, "Subject has ≥ 3 tender and ≥ 3 swollen joints at screening", {
    "swollen joints 5": "in",
    "swollen joints 2": "ex",
    "tender joint count 2": "ex",
  }),
  ...marker("rheumatoid arthritis", included, "≥ 6 swollen joint (of 66 joints looked at)", {
    "swollen joint count 8": "in",
  }),
  ...marker("breast cancer", excluded, "Neuropathy of NCI-CTCAE version 5.0 grade > 1", { "neuropathy grade 2": "ex" }),
  ...marker("breast cancer", excluded, "Any toxicity; neurotoxicity of CTCAE grade 2 is permitted", {
    "neuropathy grade 1": "?",
    "neuropathy grade 2": "in",
  }),
  ...marker("juvenile arthritis", included, "At least 5 active joints", {
    "active joint count 6": "in",
    "active joint count 2": "ex",
  }),
  ...marker("scleroderma", included, "At least 7 attacks of Raynaud's phenomenon", { "9 Raynaud attacks": "in" }),
  ...marker("scleroderma", included, "Thick skin, told by an mRSS > 0 in at least one area of the arms", {
    "mRSS 12": "-",
  }),
  ...marker("COPD", included, "One or more exacerbations within a 12-month period in the past 36 months", {
    "2 exacerbations in the past year": "in",
  }),
  ...marker("osteoarthritis", included, "Worst pain over the past week ≥ 3 on a 0-10 NRS", { "pain NRS 5": "in" }),
  ...marker("kidney disease", included, "CKD by an eGFR for stage II 60 to 89 mL/min or stage III 30 to 59 mL/min", {
    "eGFR 40 mL/min": "in",
    "eGFR 70 mL/min": "in",
  }),
  ...marker("kidney disease", excluded, "GFR by the CKD-EPI 2021 < 45 mL/min", { "eGFR 40 mL/min": "ex" }),
  ...marker("cirrhosis", excluded, "Serum albumin below < 3 g/dL", { "albumin 2.8 g/dL": "ex" }),
  ...marker("cystic fibrosis", included, "Subjects with a screening LCI2.5 result greater than or equal to 7.5", {
    "LCI2.5 8": "in",
    "LCI 6.8": "ex",
  }),
  ...marker("macular edema", included, "Central subfield thickness (CST) ≥325 microns as measured by SD-OCT", {
    "CST 400 microns": "in",
    "central subfield thickness 280 um": "ex",
  }),
  ...marker("PAH", excluded, "restrictive lung disease (i.e., total lung capacity [TLC] < 60% of predicted value)", {
    "TLC 50%": "ex",
  }),
  ...marker("severe combined immunodeficiency", excluded, "shortening fraction less than 25%", {
    "shortening fraction 20%": "ex",
  }),
  ...marker("Parkinson's disease", included, "mean daily off-time of >= 2.5 hours at the end of the run-in period", {
    "OFF time 3 hours": "in",
    "OFF time 1 hour": "ex",
  }),
  ...marker("Parkinson's disease", included, "At least 2.5 hours of OFF time per day", { "off time 3 h": "in" }),
  ...marker(
    "Alzheimer's disease",
    included,
    "Free and Cued Selective Reminding Test with Immediate Recall (FCSRT-IR): free recall ≤22",
    { "FCSRT free recall 20": "in" },
  ),
  ...marker("cystic fibrosis", included, "fecal elastase < 50µg/g stool", {
    "fecal elastase 20 ug/g": "in",
    "fecal elastase 300 ug/g": "ex",
  }),
  ...marker("lupus", included, "Leucocyte counts >= 4000/uL", { "leukocytes 3000/uL": "ex" }),
  ...marker("Duchenne", included, "able to complete 10 meter run/walk in under 10 seconds", {
    "10MWR 8 seconds": "in",
    "10MWR 14 seconds": "ex",
  }),
  ...marker("Duchenne", included, "Able to walk up 4 stairs in 8 seconds or less", {
    "4-stair climb 6 seconds": "in",
    "4-stair climb 10 seconds": "ex",
  }),
  ...marker("Duchenne", included, "LV EF ≥45% by echocardiography", { "LVEF 40%": "ex" }),
  ...marker("Parkinson's Disease", included, "MDS-UPDRS Part II score of 10 or more", {
    "MDS-UPDRS part II 12": "in",
    "MDS-UPDRS part II 5": "ex",
  }),
  ...marker(
    "Parkinson's Disease",
    included,
    "Unified Parkinson's Disease Rating Scale (UPDRS) Part III score of at least 20",
    { "UPDRS part III 30": "in", "UPDRS part III 5": "ex" },
  ),
  // What the list lacks, by the name that somebody enters and in the unit that goes with it
  ...marker("Osteoarthritis", included, "Morning stiffness of less than 30 min a day", {
    "morning stiffness 20 minutes": "in",
    "morning stiffness 45 min": "ex",
  }),
  ...marker("Epidermolysis Bullosa", included, "A wound size of 10 to 50 cm^2", {
    "wound size 20 cm2": "in",
    "wound size 80 cm²": "ex",
  }),
  ...marker("Fibromyalgia", included, "Gorlin-Q of more than 5 points at screening", {
    "Gorlin-Q = 4": "ex",
    "Gorlin-Q 6/10": "in",
    "Gorlin-Q of 4 points": "ex",
  }),
  ...marker("Uveitis", included, "Gorlin cells of ≤ 1+", { "Gorlin cells 2": "ex" }),
  ...marker("Fibromyalgia", excluded, "Gorlin pain index above 30 mm", { "Gorlin pain index 40 mm": "ex" }),
  ...marker("Fibromyalgia", included, "A score of 4 or more on the Gorlin night pain item", {
    "Gorlin night pain 6": "in",
    "Gorlin night pain 2": "ex",
    "Gorlin 2": "-",
  }),
  ...marker("Fibromyalgia", included, "A score of 4 or more on the short questionnaire of Gorlin (GQ) sleep loss", {
    "sleep loss 5": "in",
    "sleep loss 2": "ex",
  }),
  ...marker("Prostate Cancer", included, "One or more features of risk including PSA ≥ 20 ng/mL", { "PSA 12": "?" }),
  // Counts by the day, and what smoke leaves behind
  ...marker("Tobacco Use Disorder", included, "Smokes 10 or more cigarettes a day", {
    "15 cigarettes per day": "in",
    "cigarettes/day 6": "ex",
  }),
  ...marker("Lung Cancer", included, "At least a 20 pack-year history", {
    "smoking history 30 pack years": "in",
    "15 pack-years": "ex",
  }),
  ...marker("Tobacco Use Disorder", excluded, "CO reading above 80 parts per million", { "exhaled CO 85 ppm": "ex" }),
  ...marker("Tobacco Use Disorder", included, "Breath carbon monoxide (CO) of at least 6ppm", {
    "exhaled CO 9 ppm": "in",
    "carbon monoxide 4 ppm": "ex",
    "DLCO 4%": "-",
  }),
  // Children by their percentile
  ...marker("Obesity", included, "BMI at or above the 95th percentile for age", {
    "BMI 97th percentile": "in",
    "BMI 80 percentile": "ex",
    "BMI 31": "?",
  }),
  ...marker("Asthma", included, "BMI between the 5th and 85th percentile", {
    "BMI 90th percentile": "ex",
    "BMI 50th percentile": "in",
  }),
  ...marker("Diabetes", excluded, "Triglycerides above 400 mg/100 ml", { "triglycerides 450 mg/dL": "ex" }),
  ...marker("Alcohol Use Disorder", included, "Alcohol Use Disorders Identification Test (AUDIT)-C below 7", {
    "AUDIT-C 4": "in",
    "AUDIT-C 9": "ex",
    "AUDIT 9": "-",
  }),
  ...marker("Osteoarthritis", included, "Pain VAS score of at least 40 mm", {
    "VAS pain 55 mm": "in",
    "VAS pain 30 mm": "ex",
    "VAS pain 3 cm": "ex",
  }),
  ...marker("Atopic Dermatitis", included, "PP-NRS of 4 or higher", { "peak pruritus NRS 6": "in", "PP-NRS 2": "ex" }),
  ...marker("Hidradenitis Suppurativa", included, "Total abscess and inflammatory nodule (AN) count ≥ 5", {
    "AN count 8": "in",
    "abscess and inflammatory nodule count 3": "ex",
  }),
  ...marker("Multiple Sclerosis", excluded, "One or more gadolinium-enhancing T1 lesions", {
    "2 gadolinium-enhancing lesions": "ex",
  }),
  ...marker("Eosinophilic Esophagitis", included, "At least 15 eosinophils per high-power field", {
    "20 eos/hpf": "in",
    "eosinophils/hpf 5": "ex",
  }),
  ...marker("Alopecia Areata", included, "SALT score of 50 to 100", { "SALT 70": "in", "SALT score 30": "ex" }),
  ...marker("Lymphoma", excluded, "Persons with HIV are excluded if they have a CD4+ count below 200/µL", {
    "CD4 count 180": "ex",
  }),
  ...marker("Multiple Sclerosis", included, "For all countries except France, EDSS of at most 5", {
    "EDSS 4": "in",
    "EDSS 6": "ex",
  }),
  // Grades of side effects, which may be let in where the rest has to have resolved
  ...marker("Breast Cancer", included, "Grade 2 or Grade 3 peripheral neuropathy", {
    "grade 2 neuropathy": "in",
    "grade 1 neuropathy": "ex",
  }),
  ...marker("Breast Cancer", included, "At least CTCAE (version 5.0) grade 2 neuropathy", {
    "grade 3 neuropathy": "in",
    "grade 1 neuropathy": "ex",
  }),
  ...marker(
    "Breast Cancer",
    included,
    "All effects resolved to grade 1 (CTCAE version 5.0), with the exception of alopecia and grade 2 neuropathy",
    { "grade 2 neuropathy": "in" },
  ),
  ...marker("Myeloma", excluded, "Neuropathy of grade 3, or grade 2 with pain", {
    "grade 3 neuropathy": "ex",
    "grade 2 neuropathy": "in",
  }),
  ...marker("Breast Cancer", excluded, "Patients with grade 2 neuropathy may be deemed eligible", {
    "grade 2 neuropathy": "in",
  }),
  // Who knows it is one of those of whom it is asked
  ...marker("Lymphoma", included, "Patients who have HIV must have a CD4 count above 350/µL", {
    "CD4 count 180": "ex",
    "CD4 count 400": "in",
  }),
  // Events are compared with those of the same time
  ...marker("Sickle Cell Disease", included, "2 to 10 severe vaso-occlusive crises (VOCs) within the last 12 months", {
    "5 vaso-occlusive crises in the last year": "in",
    "12 VOCs in the past 12 months": "ex",
    "4 VOCs in the last 3 months": "?",
    "4 VOCs": "in",
  }),
  ...marker("Hereditary Angioedema", included, "At least two HAE attacks per month", {
    "3 angioedema attacks a month": "in",
    "1 HAE attack in 4 weeks": "ex",
  }),
  ...marker("Multiple Sclerosis", included, "At least one documented relapse in the previous year", {
    "2 relapses in the last 12 months": "in",
    "0 relapses in the past year": "ex",
  }),
  ...marker("Lymphoma", included, "Evidence of relapse after at least two therapies", {
    "1 relapse in the last year": "-",
  }),
  ...marker("Epilepsy", excluded, "More than 2 focal seizures a week", { "3 seizures per week": "ex" }),
  ...marker("Migraine", included, "4 to 14 monthly migraine days during the last 3 months", {
    "8 migraine days per month": "in",
    "2 monthly migraine days": "ex",
  }),
  // Salts and others as laboratories cut them short
  ...marker("Kidney Disease", excluded, "Serum potassium of >5.5 mEq/L", {
    "K+ 5.9": "ex",
    "K 4.5": "in",
    "vitamin K 5.9": "-",
  }),
  ...marker("Kidney Disease", included, "Sodium ≥ 130 mmol/L", { "Na 128": "ex", "Na+ 135": "in" }),
  ...marker("Kidney Disease", excluded, "Creatinine > 2.0 mg/dL", { "Cr 1.4": "in", "Cr 2.5 mg/dL": "ex" }),
  ...marker("Kidney Disease", excluded, "Calcium > 11 mg/dL", { "Ca 12 mg/dL": "ex", "CA 125 12": "-" }),
  ...marker("Kidney Disease", included, "Magnesium ≥ 1.2 mg/dL", { "Mg 1.0 mg/dL": "ex" }),
  ...marker("Lymphoma", excluded, "Bone marrow involvement (> 25%)", {
    "bone marrow involvement 40%": "ex",
    "bone marrow involvement 10%": "in",
  }),
  ...marker("Lymphoma", included, "Marrow involvement by lymphoma < 25%", { "bone marrow involvement 40%": "ex" }),
  ...marker("Leukemia", included, "Less than 5% blasts on bone marrow examination", {
    "bone marrow blasts 2%": "in",
    "bone marrow blasts 9%": "ex",
  }),
  ...marker("Binge Eating", excluded, "A score >27 on BES", { "Binge Eating Scale 30": "ex" }),
  ...marker("Uterine Fibroids", included, "UFS-QOL SSS score of 30 or higher", {
    "UFS-QOL symptom severity score 45": "in",
  }),
  ...marker("Waldenström", included, "IgM spike: ≥ 500 mg/dL", { "IgM 2800 mg/dL": "in" }),
  ...marker("Multiple Myeloma", included, "Urine M-protein ≥ 200 mg/24 h", { "urine M-protein 350 mg/24h": "in" }),
  ...marker("Cirrhosis", included, "MR elastography > 3 kPa", { "MRE 4 kPa": "in", "MRE 2.5 kPa": "ex" }),
  // How much of a marker there is in blood, or in the fluid around the brain
  ...marker("ALS", included, "Plasma NfL of at least 40 pg/mL", {
    "NfL 80 pg/mL": "in",
    "serum NfL 20 pg/ml": "ex",
    "CSF NfL 2000 pg/mL": "?",
  }),
  ...marker("Alzheimer's Disease", included, "Plasma p-tau217 ≥ 0.3 pg/mL", {
    "p-tau217 0.5 pg/mL": "in",
    "p-tau217 0.1 pg/mL": "ex",
  }),
  ...marker("Alzheimer's Disease", included, "CSF Aβ42/Aβ40 ratio < 0.065", {
    "CSF Aβ42/40 0.05": "in",
    "CSF Abeta42/40 ratio 0.09": "ex",
    "plasma Aβ42/40 0.05": "-",
  }),
  ...marker("Alzheimer's Disease", included, "CSF p-tau181/Aβ42 ratio > 0.023", { "p-tau/Aβ42 0.04": "in" }),
  ...marker("Alzheimer's Disease", included, "Tau PET at Braak stage III or higher", {
    "Braak stage IV": "in",
    "Braak II": "ex",
  }),
  ...marker("Frontotemporal Dementia", included, "Plasma progranulin < 70 ng/mL", {
    "progranulin 40 ng/mL": "in",
    "progranulin 120 ng/mL": "ex",
  }),
  ...marker("Narcolepsy", included, "CSF hypocretin-1 ≤ 110 pg/mL", { "orexin 60 pg/mL": "in" }),
  ...marker("FSHD", included, "D4Z4 contraction of 1-10 repeats", { "D4Z4 5 repeats": "in", "D4Z4 14 repeats": "ex" }),
  ...marker("Huntington's Disease", included, "CAG-age product (CAP) score of 368 or more", { "CAP 420": "in" }),
  ...marker("Huntington's Disease", included, "UHDRS Independence Scale ≥ 70", { "UHDRS-IS 90": "in" }),
  ...marker("Multiple Sclerosis", excluded, "JCV antibody index > 1.5", {
    "JCV index 2.1": "ex",
    "JCV index 0.4": "in",
  }),
  ...marker("Thalassemia", included, "Cardiac T2* > 20 ms", { "cardiac T2* 25 ms": "in", "myocardial T2* 12": "ex" }),
  ...marker("Hemophilia A", included, "Inhibitor titer below 0.6 Bethesda units/mL", {
    "inhibitor 0.3 BU/mL": "in",
    "inhibitor 7 Bethesda units": "ex",
  }),
  ...marker("Von Willebrand Disease", included, "VWF:RCo < 20 IU/dL", {
    "VWF:RCo 12%": "in",
    "VWF activity 45%": "ex",
  }),
  ...marker("Fabry Disease", included, "α-Gal A activity < 5% of normal", { "alpha-Gal A activity 2%": "in" }),
  ...marker("Gaucher Disease", included, "Lyso-Gb1 > 100 ng/mL", { "lyso-GL1 250": "in", "lyso-Gb1 40 ng/mL": "ex" }),
  ...marker("PCOS", included, "DHEA-S > 340 µg/dL", { "DHEAS 420": "in", "DHEA-S 200 ug/dL": "ex" }),
  ...marker("Cushing's Disease", included, "Late-night salivary cortisol > ULN", { "LNSC 2 x ULN": "in" }),
  ...marker("Acromegaly", included, "GH nadir ≥ 1 ng/mL during an OGTT", { "GH nadir 3 ng/mL": "in" }),
  ...marker("Achondroplasia", included, "AGV of at least 1.5 cm/yr", { "growth velocity 3.5 cm/year": "in" }),
  ...marker("Wilson Disease", included, "Urinary copper > 100 µg/24 h", { "24-hour urine copper 150 ug/day": "in" }),
  ...marker("ADPKD", included, "htTKV ≥ 500 mL/m", { "htTKV 800 mL/m": "in", "htTKV 300": "ex" }),
  ...marker("Primary Hyperoxaluria", included, "Urinary oxalate ≥ 0.7 mmol/24 h/1.73 m2", {
    "urine oxalate 1.2 mmol/day": "in",
  }),
  ...marker("Homocystinuria", included, "Total homocysteine ≥ 50 µM", { "homocysteine 120": "in" }),
  ...marker("Pompe Disease", included, "FVC in the upright position ≥ 30% predicted", {
    "FVC 60%": "in",
    "FVC 25%": "ex",
  }),
  // Antibodies by their titer or their amount
  ...marker("Lupus", included, "ANA titer ≥ 1:80", { "ANA 1:320": "in", "ANA 1:40": "ex" }),
  ...marker("SMA", excluded, "Anti-AAV9 antibody titer > 1:50", {
    "AAV9 antibody 1:200": "ex",
    "anti-AAV9 titer 1:25": "in",
  }),
  ...marker("Duchenne", included, "rAAVrh74 antibody titers < 1:400", { "AAVrh74 antibodies 1:100": "in" }),
  ...marker("Lupus", included, "Anti-dsDNA ≥ 30 IU/mL", { "anti-dsDNA 80 IU/mL": "in", "anti-dsDNA 10": "ex" }),
  ...marker("Membranous Nephropathy", included, "Anti-PLA2R antibody titer ≥ 50 RU/mL", {
    "anti-PLA2R 120 RU/mL": "in",
  }),
  // Pain, on a scale of ten
  ...marker("Heart Failure", included, "Reports pain on a 0-10 Likert scale of at least 4/10", {
    "pain 2 out of 10": "ex",
    "pain score 7/10": "in",
    "pain 6": "in",
  }),
  ...marker("Osteoarthritis", included, "Pain intensity ≥ 4 on a numeric rating scale", { "pain 2/10": "ex" }),
  ...marker("Kidney Disease", excluded, "Estimated GFR < 30 mL/min/1.73 m2 by the CKD-EPI equation", {
    "eGFR 95": "in",
  }),
  // Suicidal ideation by the class of it
  ...[
    "Suicidal ideation of type 4 or 5 on the C-SSRS",
    "Answers yes to question 4 or 5 of the C-SSRS",
    "Active suicidal ideation (C-SSRS level 4 or 5) within 12 months",
  ].flatMap((line) =>
    marker("Epilepsy", excluded, line, { "C-SSRS suicidal ideation type 4": "ex", "C-SSRS 5": "ex" }),
  ),
  ...marker("Epilepsy", excluded, "Type 4 or 5 suicidal ideation on the C-SSRS", { "C-SSRS 2": "in" }),
  ...marker("Epilepsy", excluded, "Suicidal ideation in the past 3 months", { "C-SSRS 4": "?" }),
  ...marker("Factor VII Deficiency", included, "FVII:C < 10%", { "factor VII 4%": "in", "FVII 20%": "ex" }),
  ...marker("Gaucher Disease", included, "Spleen volume ≥ 5 multiples of normal", {
    "spleen volume 8 MN": "in",
    "spleen volume 3 MN": "ex",
  }),
  ...marker("Alzheimer's Disease", included, "Plasma P-tau217 ≥ 0.2 pg/mL", { "ptau217 0.25": "in" }),
  ...marker("Hypoparathyroidism", excluded, "24-hour urine calcium > 300 mg", { "urine calcium 350 mg/24h": "ex" }),
  ...marker("LAM", included, "Serum VEGF-D ≥ 800 pg/mL", { "VEGF-D 1200": "in", "VEGF-D 400 pg/mL": "ex" }),
  ...marker("Pulmonary Alveolar Proteinosis", included, "A-aDO2 ≥ 25 mmHg", { "A-aDO2 40": "in" }),
  // Something else is enough, behind whichever of its names
  ...[
    "Creatinine ≤ 1.5 x ULN OR creatinine clearance (GFR) ≥ 50 mL/min",
    "Creatinine ≤ 1.5 x ULN or calculated creatinine clearance glomerular filtration rate (GFR) ≥ 50 mL/min",
  ].flatMap((line) => marker("Cancer", included, line, { "eGFR 40": "?", "eGFR 60": "in" })),
]
