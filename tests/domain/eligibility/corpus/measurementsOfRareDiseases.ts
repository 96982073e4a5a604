import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

type Expected = Parameters<typeof marker>[3]

const each = (
  condition: string,
  part: (line: string) => string,
  lines: ReadonlyArray<string>,
  expected: Expected,
): ReadonlyArray<Case> => lines.flatMap((line) => marker(condition, part, line, expected))

/** What is measured in rare diseases, under the names and in the units that texts have for it. */
export const measurementsOfRareDiseases: ReadonlyArray<Case> = [
  // What holds only together with another value keeps nobody out by itself
  ...marker(
    "Primary Biliary Cholangitis",
    excluded,
    "Advanced disease, as defined by an albumin below the normal range and total bilirubin above 1.0 × ULN",
    { "total bilirubin 1.5 x ULN": "?" },
  ),
  ...marker("Hypertension", excluded, "Uncontrolled, defined as SBP > 160 and DBP > 100 mmHg", { "SBP 170": "ex" }),
  // Protein of the urine in a day, which crosses of a strip tell nothing of
  ...each(
    "IgA Nephropathy",
    included,
    [
      "Proteinuria at screening visit ≥ 1.0 g/d",
      "Urine protein excretion of at least 1 g per 24 hours",
      "Proteinuria ≥ 1000 mg/day on a 24-hour urine collection",
      "24-hour urine protein ≥ 1 gram/24 h",
      "Urinary protein of 1 g/24-hours or more",
    ],
    { "proteinuria 1.5 g/day": "in", "urine protein 0.6 g/24 h": "ex" },
  ),
  ...marker("IgA Nephropathy", included, "Proteinuria ≤ 1+ on dipstick", { "proteinuria 1.5 g/day": "?" }),
  ...marker("IgA Nephropathy", included, "Urine protein/creatinine ratio ≤ 1 mg/mg, or 24-hour urine protein ≤ 1 g", {
    "proteinuria 1.5 g/day": "?",
    "proteinuria 0.5 g/day": "in",
  }),
  ...marker("IgA Nephropathy", included, "Decrease in proteinuria by 50% or more", { "proteinuria 1.5 g/day": "-" }),
  // Proteins of plasma cells
  ...each(
    "AL Amyloidosis",
    included,
    [
      "Serum monoclonal (M)-protein greater than or equal to (>=) 0.5 grams/deciliter (g/dL)",
      "M-spike ≥ 0.5 g/dL",
      "Serum monoclonal protein of at least 5 g/L",
      "Serum M-protein > 0.5 g/dL by electrophoresis",
      "Paraprotein ≥ 5 g/L",
    ],
    { "M-protein 0.8 g/dL": "in", "M-spike 0.3 g/dL": "ex" },
  ),
  ...each(
    "AL Amyloidosis",
    included,
    [
      "dFLC >= 50 mg/L (dFLC=difference in involved and uninvolved serum free light-chain levels)",
      "dFLC > 5 mg/dL",
      "Difference between involved and uninvolved free light chains of at least 50 mg/L",
    ],
    { "dFLC 80 mg/L": "in", "dFLC 20 mg/L": "ex" },
  ),
  ...marker("AL Amyloidosis", included, "involved/uninvolved free light chain difference (dFLC) > 5mg/dL", {
    "dFLC 80 mg/L": "in",
    "dFLC 20 mg/L": "ex",
  }),
  ...marker("AL Amyloidosis", included, "Change of the dFLC of > 5 mg/dL", { "dFLC 80 mg/L": "-" }),
  ...marker("AL Amyloidosis", included, "Troponin T (TnT) < 0.06", { "troponin T 0.03 ng/mL": "in" }),
  ...marker("AL Amyloidosis", included, "Normal left ventricle ejection fraction (EF ≥ 50%)", {
    "LVEF 55%": "in",
    "LVEF 40%": "ex",
  }),
  // Direct bilirubin is none of the total, and salts go by their symbols beside "serum"
  ...marker("Amyloidosis", included, "Direct bilirubin =< 2.0 mg/dL", {
    "direct bilirubin 3 mg/dL": "ex",
    "bilirubin 3 mg/dL": "-",
  }),
  ...marker("Amyloidosis", included, "Total bilirubin =< 4.0 mg/dL", { "direct bilirubin 3 mg/dL": "-" }),
  ...marker("Heart Failure", excluded, "a serum K < 3.5 mEq/l or > 5.0 mEq/l", {
    "potassium 5.5": "ex",
    "potassium 4": "in",
  }),
  ...marker("Heart Failure", included, "ANC ≥ 1.0 K/mcL", { "potassium 5.5": "-" }),
  ...marker("Myelodysplastic Syndrome", included, "< 5% blasts in bone marrow", {
    "bone marrow blasts 3%": "in",
    "bone marrow blasts 8%": "ex",
  }),
  // Classes by their points
  ...each(
    "Primary Biliary Cholangitis",
    included,
    ["Child-Pugh score ≤ 6", "Child-Pugh score of 5-6", "Child-Pugh < 7 points", "Child-Pugh class A (score 5-6)"],
    { "Child-Pugh A": "in", "Child-Pugh B": "ex", "Child-Pugh score 6": "in", "Child-Pugh B7": "ex" },
  ),
  ...marker("Primary Biliary Cholangitis", excluded, "Child-Pugh score > 6", {
    "Child-Pugh B": "ex",
    "Child-Pugh A": "in",
  }),
  ...marker("Primary Biliary Cholangitis", excluded, "Decompensation within 7 days, or Child-Pugh class C", {
    "Child-Pugh C": "ex",
    "Child-Pugh B": "in",
  }),
  // The first group of pulmonary hypertension is no group of patients
  ...marker(
    "Pulmonary Arterial Hypertension",
    included,
    "Diagnosed with PAH (WHO Group 1), and WHO functional class I or II at Screening",
    { "WHO functional class II": "in", "WHO functional class III": "ex" },
  ),
  ...marker("Pulmonary Arterial Hypertension", included, "Group 1: WHO functional class I or II at Screening", {
    "WHO functional class III": "?",
  }),
  // Tics, migraine, and what is measured when somebody comes
  ...marker(
    "Tourette Syndrome",
    included,
    "Subjects must have a minimum score of 20 at both Screening and Baseline (just prior to treatment) on the YGTSS",
    { "YGTSS 25": "in", "YGTSS 15": "ex" },
  ),
  ...marker("Migraine", included, "MIDAS score ≥ 11", { "MIDAS 15": "in", "MIDAS 8": "ex" }),
  ...marker("Heart Failure", excluded, "Estimated glomerular filtration rate (eGFR) on admission < 30 mL/min/1.73 m2", {
    "eGFR 25": "ex",
    "eGFR 40": "in",
  }),
  ...marker(
    "Prostate Cancer",
    included,
    "PSA doubling time must be calculated using all PSA measurements > 0.1 ng/mL or the most recent 3 PSA measurements > 0.1 ng/mL",
    { "PSA 12": "-" },
  ),
  // Hepatitis by its genotype and how much of the virus there is
  ...marker("Hepatitis C", included, "Chronic HCV genotype 1", { "HCV genotype 1": "in", "HCV genotype 3": "ex" }),
  ...marker("Hepatitis C", included, "HCV genotypes 1, 4, 5 or 6", { "HCV genotype 4": "in", "HCV genotype 3": "ex" }),
  ...marker("Hepatitis C", included, "HCV RNA ≥ 10,000 IU/mL", { "HCV RNA 500000 IU/mL": "in", "HCV genotype 3": "-" }),
  ...marker("AL Amyloidosis", included, "Involved free light chain (FLC) level ≥ 10 mg/dL with an abnormal ratio", {
    "iFLC 150 mg/L": "in",
  }),
  ...[
    "Symptomatic myeloma, including the presence of plasmacytomas, >=60% plasma cells in the bone marrow, or hypercalcemia",
    "Clonal bone marrow plasma cells ≥ 60%",
  ].flatMap((line) => marker("AL Amyloidosis", excluded, line, { "bone marrow plasma cells 65%": "ex" })),
  ...marker("AL Amyloidosis", excluded, "Plasma cell leukemia or 2 plasmacytomas", {
    "bone marrow plasma cells 65%": "-",
  }),
  ...marker("Myelofibrosis", included, "Symptomatic, defined as a TSS of >= 10 units by MFSAF v4.0", {
    "TSS 14": "in",
    "total symptom score 6": "ex",
  }),
  // What answered an earlier treatment is no value of today
  ...each(
    "Immune Thrombocytopenia",
    included,
    [
      "Response (defined as achieved a platelet count ≥50 × 10^9/L) to at least 1 prior ITP therapy",
      "Prior response, defined as a platelet count of at least 50 x 10^9/L, to corticosteroids",
      "History of response to IVIg, defined as platelets above 50 x 10^9/L",
    ],
    { "platelets 20 x 10^9/L": "-" },
  ),
  ...marker("Immune Thrombocytopenia", included, "Insufficient response, defined as a platelet count < 30 x 10^9/L", {
    "platelets 20 x 10^9/L": "in",
    "platelets 45 x 10^9/L": "ex",
  }),
  // Pressures and resistance of the lungs' vessels
  ...each(
    "Pulmonary Arterial Hypertension",
    included,
    [
      "PVR ≥ 5 Wood units",
      "Pulmonary vascular resistance (PVR) of at least 400 dyn·s·cm-5",
      "PVR > 400 dynes.sec.cm-5 at rest",
      "Pulmonary vascular resistance ≥ 5 WU by right heart catheterization",
    ],
    { "PVR 7 Wood units": "in", "PVR 3 WU": "ex" },
  ),
  ...marker("Pulmonary Arterial Hypertension", included, "mPAP ≥ 25 mmHg and PCWP ≤ 15 mmHg at rest", {
    "mPAP 40 mmHg": "in",
    "mean pulmonary artery pressure 18 mmHg": "ex",
    "PCWP 12": "in",
    "wedge pressure 22 mmHg": "ex",
  }),
  ...marker("Sickle Cell Disease", included, "TCD velocity of at least 200 cm/sec", {
    "TCD 220 cm/s": "in",
    "TCD velocity 150 cm/s": "ex",
  }),
  // Scores that are told in seconds, letters or repeats
  ...marker("Duchenne Muscular Dystrophy", included, "Able to rise from floor in < 7 seconds", {
    "rise from floor 5 seconds": "in",
    "time to rise 9 s": "ex",
  }),
  ...marker("Stargardt Disease", included, "BCVA ETDRS letter score between 24 and 73 letters", {
    "BCVA 60 letters": "in",
    "BCVA 10 letters": "ex",
  }),
  ...marker("Stargardt Disease", included, "Best corrected visual acuity of 20/200 or better", {
    "BCVA 60 letters": "?",
  }),
  ...marker("Myotonic Dystrophy", included, "Genetic diagnosis of DM1 with at least 100 CTG repeats", {
    "300 CTG repeats": "in",
    "CTG 60 repeats": "ex",
  }),
  ...marker("Alzheimer's Disease", included, "Medial temporal atrophy (MTA): the score needs to be ≥ 1.5", {
    "MTA score 2": "in",
    "MTA 1": "ex",
  }),
  ...marker("Crohn's Disease", included, "Fecal calprotectin > 250 µg/g", {
    "fecal calprotectin 900 mg/kg": "in",
    "calprotectin 100 ug/g": "ex",
  }),
  ...marker("Hemophilia A", excluded, "Evidence of inhibitor to FVIII (≥ 0.6 BU/mL)", {
    "FVIII inhibitor 2 BU": "ex",
    "FVIII inhibitor 0.2 BU": "in",
  }),
  ...marker("Multiple Myeloma", excluded, "Prior treatment with a proteasome inhibitor (2 lines)", {
    "FVIII inhibitor 2 BU": "-",
  }),
  ...marker("Cystic Fibrosis", included, "Sweat chloride ≥ 60 mmol/L", { "sweat chloride 90 mmol/L": "in" }),
  ...marker("Cushing Disease", included, "Mean urinary free cortisol (mUFC) > 1.5 x ULN", { "UFC 2 x ULN": "in" }),
  ...marker("Hypophosphatemia", included, "Fasting serum phosphorus < 2.5 mg/dL (0.81 mmol/L)", {
    "phosphate 2.1 mg/dL": "in",
    "phosphorus 3.5 mg/dL": "ex",
  }),
  ...marker("Hereditary Angioedema", included, "C1-INH functional level < 50% of normal", {
    "C1-INH function 30%": "in",
  }),
  ...marker(
    "Hypertrophic Cardiomyopathy",
    included,
    "Peak LVOT gradient of at least 50 mmHg at rest or with provocation",
    {
      "LVOT gradient 70 mmHg": "in",
      "LVOT gradient 30 mmHg": "ex",
    },
  ),
  ...marker("Frontotemporal Dementia", included, "CDR plus NACC FTLD global score of 0.5-2", {
    "CDR plus NACC FTLD 1": "in",
    "CDR 3": "-",
  }),
  ...marker("Retinitis Pigmentosa", included, "BCVA of 34 to 73 ETDRS letters", { "BCVA 50 letters": "in" }),
  ...marker("ALS", included, "Upright SVC measure > 50% of predicted", { "SVC 72%": "in", "SVC 45%": "ex" }),
  // One interval by two names, of which neither is instead of the other
  ...marker("Neurofibromatosis Type 1", included, "QTC or QTcF <= 450 msec", {
    "QTc 470 ms": "ex",
    "QTc 430 ms": "in",
  }),
]

const stage = askingEach("stage")

/** Groups of risk by the scores that tell them. */
export const groupsOfRisk: ReadonlyArray<Case> = [
  ...[
    "High risk, intermediate-2, or intermediate-1 risk MF as defined by Dynamic International Prognostic Scoring System (DIPSS), or DIPSS-plus",
    "High-risk, or intermediate-1 and 2 risk, defined by Dynamic International Prognostic System (DIPSS)",
    "DIPSS risk category of intermediate-1, intermediate-2, or high-risk",
    "Intermediate-1 or higher risk disease by DIPSS",
    "Participants with intermediate-1, intermediate-2, or high DIPSS MF according to IWG-MRT criteria",
    "At least intermediate-1 risk (DIPSS)",
  ].flatMap((line) =>
    stage("Myelofibrosis", included, line, {
      "DIPSS intermediate-2": "in",
      "high risk (DIPSS)": "in",
      "DIPSS int-1": "in",
      "DIPSS low risk": "ex",
    }),
  ),
  ...stage(
    "Myelofibrosis",
    included,
    "Must have DIPSS+ intermediate 2 or greater risk disease, or MIPSS70+ intermediate or greater risk disease",
    { "MIPSS70 high risk": "in", "DIPSS intermediate-2": "in" },
  ),
  ...stage("Myelofibrosis", included, "DIPSS intermediate-1 with symptoms, intermediate-2 or high-risk", {
    "DIPSS intermediate-2": "in",
    "DIPSS low risk": "ex",
  }),
  ...[
    "IPSS-R intermediate, high, or very high risk MDS",
    "Revised International Prognostic Scoring System (IPSS-R) score of Intermediate, High or Very High",
    "MDS with intermediate to very high risk by the revised IPSS",
    "Intermediate, High or Very High Risk by the revised international prognostic scoring system",
    "International Prognostic Scoring System (IPSS)-revised (R) intermediate, high or very high risk disease",
  ].flatMap((line) =>
    stage("Myelodysplastic Syndromes", included, line, {
      "IPSS-R high": "in",
      "R-IPSS very high risk": "in",
      "IPSS-R low risk": "ex",
      "IPSS intermediate-2": "-",
    }),
  ),
  ...stage("Myelodysplastic Syndromes", included, "IPSS low risk or intermediate-1 risk MDS", {
    "IPSS low": "in",
    "IPSS intermediate-1": "in",
    "IPSS high risk": "ex",
  }),
  ...stage("Myelodysplastic Syndromes", excluded, "IPSS-R high or very high risk", { "IPSS-R high risk": "ex" }),
  // Points, the score of the prostate's symptoms, and words of degree that tell no group
  ...stage("Myelodysplastic Syndromes", included, "IPSS-R score ≤ 3.5", { "IPSS-R high risk": "?" }),
  ...stage("Prostate Cancer", excluded, "IPSS > 20", { "IPSS high risk": "?" }),
  ...stage("Myelofibrosis", included, "Low blood counts, DIPSS to be told", { "DIPSS low risk": "?" }),
]

/** Courses and kinds of rare diseases, in other words than the text's. */
export const kindsOfRareDiseases: ReadonlyArray<Case> = [
  ...["Hoehn & Yahr stages 2 through 3", "H&Y stage 2-3", "Hoehn&Yahr 2 to 3", "Hoehn & Yahr (H&Y) of 2 or 3"].flatMap(
    (line) => stage("Parkinson Disease", included, line, { "Hoehn and Yahr 2": "in", "H&Y 4": "ex" }),
  ),
  ...[
    "AL amyloidosis Mayo stage I, II or IIIa",
    "Mayo cardiac stage I to IIIa",
    "Mayo 2004 stage IIIa or lower",
    "Mayo stages I - IIIa",
    "Revised Mayo stage ≤ IIIa",
  ].flatMap((line) => stage("AL Amyloidosis", included, line, { "Mayo stage II": "in", "Mayo stage IIIb": "ex" })),
  // A hyphen that stands apart in a range is no item of a list
  ...stage("Myasthenia Gravis", included, "MGFA class II - IVa", { "MGFA III": "in", "MGFA V": "ex" }),
  ...stage("AL Amyloidosis", excluded, "Mayo 2012 Stage IV disease", { "Mayo stage IV": "ex", "Mayo stage II": "in" }),
  ...stage("Ulcerative Colitis", included, "Total Mayo score of 6 to 12", { "Mayo stage II": "-" }),
  ...stage("Immune Thrombocytopenia", excluded, "Secondary immune thrombocytopenia", {
    "secondary ITP": "ex",
    "primary ITP": "-",
  }),
  ...stage("Multiple Sclerosis", included, "Relapsing forms of MS (RRMS, active SPMS or CIS)", {
    "clinically isolated syndrome": "in",
  }),
  ...stage("Pulmonary Arterial Hypertension", included, "WHO Group 1 PAH in functional class II-III", {
    "WHO functional class III": "in",
    "functional class II": "in",
    "WHO FC IV": "ex",
  }),
  ...stage(
    "Pulmonary Arterial Hypertension",
    excluded,
    "New York Heart Association functional class III or IV heart failure",
    {
      "WHO functional class III": "-",
    },
  ),
  ...stage("Systemic Sclerosis", included, "Limited or diffuse SSc with interstitial lung disease", {
    "limited cutaneous": "in",
    "diffuse cutaneous": "in",
  }),
  ...stage("Systemic Sclerosis", included, "dcSSc of less than 5 years", { "diffuse cutaneous": "in" }),
  ...stage("Epidermolysis Bullosa", included, "Generalized severe JEB", { junctional: "in", dystrophic: "-" }),
  ...stage("Epidermolysis Bullosa", excluded, "Patients with RDEB", { dystrophic: "ex" }),
  ...stage("Beta Thalassemia", included, "TDT, defined as at least 100 mL/kg/year of red cells", {
    "transfusion-dependent": "in",
  }),
  ...stage("Beta Thalassemia", included, "NTDT with hemoglobin ≤ 10 g/dL", { "non-transfusion-dependent": "in" }),
  // Both copies of a gene, and both haemoglobins
  ...marker("Cystic Fibrosis", included, "Homozygous for the F508del-CFTR mutation", {
    "CFTR F508del/F508del": "in",
    "F508del/minimal function": "?",
    "F508del/MF": "?",
  }),
  ...marker("Cystic Fibrosis", included, "Heterozygous for F508del and a minimal function mutation (F/MF)", {
    "F508del/minimal function": "in",
    "CFTR F508del/F508del": "?",
  }),
  ...marker("Sickle Cell Disease", included, "Sickle cell anemia or sickle ß0-thalassemia", { HbSS: "in", HbSC: "-" }),
  ...marker("Sickle Cell Disease", included, "Sickle cell disease (HbSS or SC)", { HbSC: "in" }),
  ...marker("Sickle Cell Disease", included, "Deferoxamine SC or IV", { HbSC: "-" }),
  // Bleeding, joints and days with a factor
  ...marker("Hemophilia A", included, "At least 150 exposure days to a FVIII product", {
    "exposure days 200": "in",
    "EDs 50": "ex",
  }),
  ...marker("Hemophilia A", included, "Annualized joint bleeding rate ≥ 1", { "AJBR 3": "in" }),
  ...marker("Hemophilia A", excluded, "HJHS > 40", { "HJHS 52": "ex", "HJHS 18/124": "in" }),
  ...marker("Hemophilia A", included, "Haem-A-QoL total score of 20 or more", { "Haem-A-QoL 24": "in" }),
  ...marker("Von Willebrand Disease", included, "VWF:Ag < 30 IU/dL", { "VWF antigen 22 %": "in", "VWF:Ag 60": "ex" }),
  // Stiff and fatty livers
  ...marker("MASH", included, "ELF score ≥ 9.8 and CAP ≥ 280 dB/m", { "ELF 10.9": "in", "CAP 212 dB/m": "ex" }),
  // Memory, speed of thinking and what a scan takes up
  ...marker("Alzheimer Disease", included, "RAVLT delayed recall ≤ 6", { "RAVLT delayed recall 1/15": "in" }),
  ...marker("Alzheimer Disease", excluded, "NPI-Q total severity > 10", { "NPI-Q 12": "ex", "NPI-Q 4": "in" }),
  ...marker("Alzheimer Disease", excluded, "Trail Making Test Part B > 300 seconds", {
    "TMT-B 320 s": "ex",
    "trails B 240 s": "?",
  }),
  ...marker("Alzheimer Disease", included, "Amyloid PET SUVR ≥ 1.17", { "global cortical SUVR 1.48": "in" }),
  ...marker("Glioblastoma", included, "Residual enhancing tumor < 5 cm3", { "residual tumor volume 0.4 cm3": "in" }),
  // Blood, sugar and height
  ...marker("Leukemia", included, "Red cell count ≥ 3 x 10^12/L", {
    "RBC 3.6 x10E6/uL": "in",
    "RBC 2.4 10^12/L": "ex",
  }),
  ...marker("Anemia", included, "MCV below 80 fL", { "MCV 72 fL": "in", "MCV 91": "ex" }),
  ...marker("Cirrhosis", included, "Total protein ≥ 6 g/dL", { "total protein 79 g/L": "in" }),
  ...marker("Obesity", excluded, "Plasma glucose above 270 mg/dL", { "glucose 16 mmol/L": "ex", "glucose 101": "in" }),
  ...marker("Achondroplasia", included, "Standing height of at least 80 cm", { "height 84 cm": "in" }),
  // Hearts with amyloid, and Huntington's disease
  ...marker("ATTR Amyloidosis", included, "PYP scan with a Perugini grade of 2 or 3", { "Perugini grade 3": "in" }),
  ...marker("ATTR Amyloidosis", excluded, "NAC stage III", { "NAC stage III": "ex", "NAC stage I": "in" }),
  ...marker("Huntington Disease", included, "cUHDRS ≥ 10", { "cUHDRS 12.9": "in", "cUHDRS 8": "ex" }),
  ...marker("Myasthenia Gravis", included, "MG-QoL15r > 10", { "MG-QoL15r 16": "in" }),
]
