import { askingEach, asking as askingOne, type Case, excluded, included } from "./Case.ts"

const asking = askingEach("stage")

/** Lines of which it is not known what their study is about. */
const ofAnything = (line: string, stages: ReadonlyArray<string>): ReadonlyArray<Case> =>
  stages.flatMap((stage) => askingOne({ stage }, included, [[line, "-"]]))

/** Stages on scales that go by names of their own, and grades of tumors. */
export const stageScales: ReadonlyArray<Case> = [
  ...asking("Hepatocellular Carcinoma", included, "BCLC stage B or C disease", {
    "BCLC stage C": "in",
    "BCLC-B": "in",
    "BCLC A": "-",
  }),
  ...asking("Hepatocellular Carcinoma", excluded, "Barcelona Clinic Liver Cancer (BCLC) stage D", { "BCLC D": "ex" }),
  ...asking("Chronic Lymphocytic Leukemia", included, "Rai stage III/IV or Binet stage C", {
    "Rai III": "in",
    "Binet C": "in",
    "Binet A": "-",
  }),
  ...asking("Multiple Myeloma", included, "ISS I-III", { "ISS stage II": "in", "R-ISS II": "-" }),
  ...asking("Multiple Myeloma", included, "R-ISS stage III", { "R-ISS III": "in" }),
  ...asking("Parkinson Disease", included, "Hoehn and Yahr stage 1 to 2.5", {
    "Hoehn & Yahr 2": "in",
    "Hoehn and Yahr stage 4": "ex",
  }),
  ...asking("Heart Failure", included, "NYHA class II-IV", { "NYHA III": "in", "NYHA I": "ex" }),
  ...asking("Alzheimer's Disease", included, "CDR global score of 0.5 or 1.0", {
    "CDR 0.5": "in",
    "CDR 1": "in",
    "CDR 2": "-",
  }),
  // A value on a scale of dementia goes by a name, too, where a text does not name the scale
  ...asking("Alzheimer's Disease", included, "Mild to moderate Alzheimer's disease", {
    "CDR 1": "in",
    "CDR 2": "in",
    "CDR 3": "-",
    "CDR 0.5": "-",
    "FAST 4": "in",
    "FAST stage 6": "-",
    "GDS 5": "in",
    "stage 4 (GDS)": "in",
  }),
  ...asking("Alzheimer's Disease", included, "MCI due to Alzheimer's disease", { "CDR 0.5": "in", "CDR 1": "-" }),
  ...asking("Alzheimer's Disease", excluded, "Severe dementia", { "CDR 3": "ex", "GDS stage 7": "ex", "CDR 2": "-" }),
  ...asking("Alzheimer's Disease", included, "Mild Alzheimer's disease with a CDR of 0.5", {
    "CDR 0.5": "in",
    "CDR 1": "-",
  }),
  ...asking("Alzheimer's Disease", excluded, "GDS of more than 5", { "GDS 6": "-" }),
  ...asking("Meningioma", included, "Grade 2-3 meningioma", { "grade 3": "in", "grade 1": "-" }),
  ...asking("Meningioma", excluded, "Grade 3-4 neuropathy", { "grade 3": "-" }),
  ...[
    "Symptomatic peripheral neuropathy greater than grade 2",
    "History of hemoptysis grade ≥ 2",
    "Those who have grade 3 or 4 neuritis",
    "Atrial fibrillation of any grade",
    "Unresolved adverse events of anti-cancer therapy > grade 1",
    "Severe hypersensitivity to antibodies (grade ≥ 3 National Cancer Institute criteria)",
    "Bleeding of grade ≥ 2 (by the WHO bleeding criteria)",
  ].flatMap((line) => asking("Glioblastoma", excluded, line, { "grade 4": "-", "WHO grade IV": "-" })),
  ...[
    "Newly diagnosed WHO grade IV glioblastoma",
    "Glioma of any grade",
    "Grade 3 or 4 IDH-mutant astrocytoma",
    "World Health Organization (WHO) grade III-IV disease",
    "Histologically confirmed, grade 4",
  ].flatMap((line) => asking("Glioma", included, line, { "grade 4": "in" })),
  // Numbers of a disease that is no tumor say nothing of how far one has spread
  ...asking("Parkinson Disease", included, "Hoehn and Yahr stage of II-IV", {
    "Hoehn and Yahr 3": "in",
    "stage II": "in",
    metastatic: "-",
    early: "-",
  }),
  ...asking("Acute Kidney Injury", included, "Acute kidney injury, KDIGO stage 1", {
    "KDIGO stage 1": "in",
    "stage 1": "in",
    early: "-",
    localized: "-",
  }),
  ...asking("HIV Infections", included, "WHO clinical stage IV", {
    "WHO clinical stage 4": "in",
    "stage IV": "in",
    metastatic: "-",
    advanced: "-",
  }),
  ...asking("HIV Infections", included, "Lymphoma of stage IV", { metastatic: "in" }),
  ...asking("Huntington Disease", included, "HD Integrated Staging System stage 0 or stage 1", {
    "HD-ISS stage 1": "in",
    "stage 1": "in",
    early: "-",
  }),
  ...asking("Huntington Disease", included, "Stage 2 or early Huntington's disease", { "stage 2": "in", early: "in" }),
  ...asking("Amyotrophic Lateral Sclerosis", included, "King's stage 1 or 2", {
    "King's stage 2": "in",
    "stage 2": "in",
    early: "-",
  }),
  ...asking("Chronic Kidney Disease", included, "CKD stage 4 or 5", { "CKD stage 4": "in", metastatic: "-" }),
  ...["Mycosis Fungoides", "Hodgkin Disease", "Breast Cancer"].flatMap((condition) =>
    asking(condition, included, "Stage IB-IV disease", { early: "in", metastatic: "in" }),
  ),
  // Nor do those on such a scale in a study of something else
  ...asking("Pancreatic Cancer", excluded, "Parkinson's disease, Hoehn and Yahr stage 4", {
    metastatic: "-",
    "stage IV": "-",
  }),
  ...asking("Lung Cancer", included, "Stage IV disease, and Parkinson's disease of Hoehn and Yahr stage 2 at most", {
    metastatic: "in",
    "stage II": "-",
  }),
  ...["Kidney injury of KDIGO stage 4", "Chronic kidney disease stage 4"].flatMap((line) =>
    asking("Kidney Cancer", excluded, line, { metastatic: "-", "stage IV": "-" }),
  ),
  ...[
    "Hoehn and Yahr stage of II-IV",
    "Stage 2 on the Hoehn & Yahr scale",
    "King's stage 1 or 2",
    "KDIGO stage 1 or 2",
    "HD-ISS stage 2",
    "WHO clinical stage II or IV",
    "Stage 1 or stage 2 T1D",
    "Stage 2 sarcoidosis",
    "CKD stage 2 to 4",
    "Stage II-IV endometriosis",
  ].flatMap((line) => ofAnything(line, ["early", "localized", "advanced", "metastatic", "stage II"])),
  ...["Childs-Pugh Class C", "Childs Pugh class C", "Childs class C"].flatMap((line) =>
    asking("Cirrhosis", excluded, line, { "Child-Pugh C": "ex", "Child-Pugh A": "in" }),
  ),
  // A number of failing kidneys is theirs in a study of their cancer, too
  ...["Renal Cell Carcinoma", "Kidney Cancer"].flatMap((condition) => [
    ...[
      "Stage 4 renal failure",
      "Stage 4 chronic kidney disease",
      "Stage 4 or 5 renal insufficiency",
      "Stage III or IV chronic kidney disease",
      "Renal insufficiency, stage 4",
      "Impaired renal function (stage 4)",
    ].flatMap((line) => asking(condition, excluded, line, { metastatic: "-", "stage IV": "-" })),
    ...["Stage IV renal cancer", "Stage IV kidney cancer", "Stage IV disease of the kidney"].flatMap((line) =>
      asking(condition, included, line, { metastatic: "in", "stage IV": "in" }),
    ),
    ...asking(condition, included, "Stage IV disease without renal failure", { metastatic: "in", "stage IV": "in" }),
    ...asking(condition, excluded, "Stage IV or renal failure", { "stage IV": "ex" }),
  ]),
  ...asking("Chronic Kidney Disease", included, "Stage 4 renal failure", { "stage 4": "in", metastatic: "-" }),
  // What somebody has on such a scale is no spread
  ...asking("Parkinson Disease", excluded, "Metastatic cancer", { "Hoehn and Yahr stage 4": "-" }),
  // A stage of another disease beside a tumor's, in the text
  ...asking("Lung cancer", included, "Stage II-III NSCLC and chronic kidney disease stage 2", {
    "stage II": "in",
    "stage III": "in",
    "CKD stage 2": "in",
    "CKD stage 3": "-",
  }),
  ...asking("Lung cancer", included, "Patients with CKD stage 3 and stage II lung cancer", {
    "stage II": "in",
    "stage III": "-",
    "stage 3 CKD": "in",
  }),
  ...asking("Lung cancer", included, "Stage III or IV NSCLC with heart failure", {
    "stage IV": "in",
    metastatic: "in",
  }),
  ...asking("Lung cancer", excluded, "CKD stage 3 or stage 4", { "stage IV": "-", metastatic: "-" }),
  ...[
    "AKI stage 3 or 4",
    "ARDS, stage IV",
    "ROP stage 4",
    "Keratoconus stage 4",
    "NASH stage 4",
    "Ludwig stage 4",
    "GAP stage IV",
  ].flatMap((text) => asking("Lung cancer", excluded, text, { "stage IV": "-", metastatic: "-" })),
  ...asking("Primary biliary cholangitis", excluded, "Ludwig stage 4", { "stage 4": "ex", "stage 2": "-" }),
  ...asking("Idiopathic pulmonary fibrosis", included, "GAP stage I or II", {
    "GAP stage II": "in",
    "GAP stage III": "-",
  }),
  ...asking("Lung cancer", excluded, "Stage 4 or 5 chronic kidney disease", {
    "CKD stage 4": "ex",
    "stage 4 CKD": "ex",
    "stage IV chronic kidney disease": "ex",
    "CKD stage 3": "-",
    "stage IV": "-",
  }),
  // And as it is entered
  ...asking("Lung cancer", included, "Stage III or IV lung cancer", {
    "CKD stage 4": "-",
    "stage 4 CKD": "-",
    "stage 4 kidney failure": "-",
    "heart failure stage III": "-",
    "stage III heart failure": "-",
    "NYHA stage III": "-",
    "stage 4 COPD": "-",
    "stage IV kidney cancer": "in",
    "stage IV, CKD stage 2": "in",
    "CKD stage 2, stage IV": "in",
    "stage IV, NYHA II": "in",
    "stage III lung cancer, CKD stage 2": "in",
  }),
  ...asking("Lung cancer", included, "Metastatic lung cancer", { "stage 4 CKD": "-", "stage IV, NYHA II": "in" }),
  ...asking("Chronic Kidney Disease", included, "Stage 3b or 4 disease", {
    "CKD stage 4": "in",
    "stage 4 CKD": "in",
    "heart failure stage IV": "-",
  }),
  ...asking("Heart Failure", included, "Heart failure of stage III", {
    "heart failure stage III": "in",
    "CKD stage 3": "-",
  }),
  // A class before the name of its scale, behind a bound, with its words, or with its letter
  ...asking("Myasthenia Gravis", included, "MG severity Class I to IVa on the MGFA Clinical Classification", {
    "MGFA class III": "in",
    "MGFA IVa": "in",
    "MGFA class V": "ex",
  }),
  ...asking("Heart Failure", included, "Class II or III heart failure, as defined by the New York Heart Association", {
    "NYHA class III": "in",
    "NYHA IV": "ex",
  }),
  ...asking("Heart Failure", excluded, "Heart failure greater than New York Heart Association (NYHA) class II", {
    "NYHA class III": "ex",
    "NYHA class II": "in",
  }),
  ...asking("Heart Failure", excluded, "≥ Class III heart failure according to the NYHA classification", {
    "NYHA IV": "ex",
    "NYHA II": "in",
  }),
  ...asking("Heart Failure", included, "NYHA functional class 2 or better", { "NYHA I": "in", "NYHA III": "ex" }),
  ...asking("Heart Failure", excluded, "NYHA class III [moderate] or class IV [severe]", { "NYHA IV": "ex" }),
  ...asking("Heart Failure", excluded, "NYHA class III, or grade 4 neuropathy", { "NYHA IV": "?" }),
  ...asking("Cirrhosis", included, "Child-Pugh score of A or B7", {
    "Child-Pugh A": "in",
    "Child-Pugh B7": "in",
    "Child-Pugh B8": "ex",
    "Child-Pugh B": "?",
    "Child-Pugh C": "ex",
  }),
  ...asking("Cirrhosis", included, "Child-Pugh score ≤ 6", { "Child-Pugh B": "ex" }),
  ...asking("Cerebral Palsy", included, "GMFCS levels I to III", { "GMFCS level II": "in", "GMFCS V": "ex" }),
  ...asking("Hidradenitis Suppurativa", included, "Hurley stage II or III", {
    "Hurley stage 3": "in",
    "Hurley I": "ex",
  }),
  // Classes of a list, however they are put beside each other, and their parts
  ...["IIa/b, IIIa/b, or IVa/b", "II a/b, III a/b or IV a/b", "IIa/IIb, IIIa/IIIb or IVa/IVb", "II/III/IV"].flatMap(
    (classes) =>
      asking("Myasthenia Gravis", included, `MGFA class ${classes} at screening`, {
        "MGFA class II": "in",
        "MGFA III": "in",
        "MGFA class IV": "in",
        "MGFA class V": "ex",
      }),
  ),
  ...["II a/b, III a/b", "IIa/b or IIIa/b", "IIa/IIb or IIIa/IIIb", "II, III", "II/III"].flatMap((classes) =>
    asking("Myasthenia Gravis", included, `MGFA class ${classes} at screening`, {
      "MGFA class II": "in",
      "MGFA III": "in",
      "MGFA class IV": "ex",
    }),
  ),
  ...asking("Cirrhosis", included, "Child-Pugh A (5-6) or B (7 points)", {
    "Child-Pugh B7": "in",
    "Child-Pugh B9": "ex",
    "Child-Pugh C": "ex",
  }),
  ...asking("Cirrhosis", excluded, "Child-Pugh class B (8 or 9) and class C", {
    "Child-Pugh B7": "in",
    "Child-Pugh B8": "ex",
    "Child-Pugh C": "ex",
  }),
  ...asking("Cirrhosis", included, "Child-Pugh A-B7", {
    "Child-Pugh A6": "in",
    "Child-Pugh B7": "in",
    "Child-Pugh B8": "ex",
  }),
  ...asking("Cirrhosis", included, "Child-Pugh class A or B, score no higher than 8", {
    "Child-Pugh A": "in",
    "Child-Pugh B8": "in",
    "Child-Pugh B9": "ex",
  }),
  ...asking("Cirrhosis", included, "Child-Pugh A with 5 or fewer nodules", { "Child-Pugh A6": "in" }),
  ...asking("Cirrhosis", included, "Child-Pugh class A, B", { "Child-Pugh B": "in", "Child-Pugh C": "ex" }),
  ...asking("Cirrhosis", included, "Child-Pugh B, 7 points", {
    "Child-Pugh B7": "in",
    "Child-Pugh B": "?",
    "Child-Pugh A": "ex",
  }),
  ...asking("Heart Failure", included, "NYHA class II, 2 hospitalizations", { "NYHA II": "in", "NYHA III": "ex" }),
  ...asking("Photoaging", included, "Fitzpatrick skin type I to IV", {
    "Fitzpatrick III": "in",
    "Fitzpatrick VI": "ex",
  }),
]

/** Severities at large. */
export const anySeverity: ReadonlyArray<Case> = [
  ...asking("Hemophilia A", included, "Congenital hemophilia A of any severity", { severe: "in", mild: "in" }),
  ...asking("Hemophilia A", included, "Severe (FVIII activity < 1 IU/dL) or moderate congenital hemophilia A", {
    severe: "in",
    moderate: "in",
    mild: "-",
  }),
  // By what defines them, where no severity is called by its name
  ...asking("Hemophilia A", included, "Endogenous factor VIII activity of less than 1 IU/dL", {
    severe: "in",
    moderate: "ex",
  }),
  ...asking("Hemophilia A", included, "Hemophilia A with a FVIII level ≤ 2%", {
    severe: "in",
    moderate: "-",
    mild: "ex",
  }),
  ...asking("Hemophilia B", excluded, "Factor IX > 5%", { mild: "ex", severe: "-" }),
  ...asking("Hemophilia A", included, "Moderate hemophilia A (FVIII 1 to 5%)", { moderate: "in", severe: "-" }),
  ...asking("Becker Muscular Dystrophy", included, "Continued ambulation past 16 years", { ambulatory: "in" }),
]
