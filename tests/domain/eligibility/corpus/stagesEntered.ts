import { askingEach, type Case, excluded, included, whole } from "./Case.ts"

const asking = askingEach("stage")

const both = (inclusion: string) => (exclusion: string) =>
  `Inclusion Criteria:\n\n* ${inclusion}\n\nExclusion Criteria:\n\n* ${exclusion}\n* Active infection`

/** Stages as people and reports enter them, in other words than criteria do. */
export const stagesEntered: ReadonlyArray<Case> = [
  // Metastases, and where they are
  ...asking("Lung cancer", included, "Metastatic non-small cell lung cancer", {
    metastases: "in",
    mets: "in",
    "liver mets": "in",
    "brain metastases": "in",
    "bone and liver metastases": "in",
    "metastasised to the liver": "in",
    "spread to the liver": "in",
    "has spread": "in",
    spread: "in",
    "spread to lymph nodes": "-",
    "spread locally": "-",
    "lymph node metastases": "-",
    "no liver metastases": "-",
    "not spread": "?",
    "hasn't spread": "?",
    "no mets": "?",
  }),
  ...asking("Lung cancer", excluded, "Untreated brain metastases", {
    metastases: "-",
    mets: "-",
    "liver mets": "-",
    "brain mets": "?",
    "spread to the brain": "?",
  }),
  ...asking("Lung cancer", excluded, "Known brain metastases", {
    metastases: "-",
    "liver mets": "-",
    "brain mets": "ex",
    "cerebral metastases": "ex",
    "spread to the brain": "ex",
    "spread to lymph nodes and brain": "ex",
    "no brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Radiotherapy for bone metastases within two weeks", { "bone mets": "-" }),
  ...asking("Lung cancer", excluded, "Hepatic metastases", { "liver mets": "ex", "bone mets": "?" }),
  ...asking(
    "Lung cancer",
    included,
    "AST no more than five times the upper limit of normal if there are liver metastases",
    {
      "liver mets": "-",
    },
  ),
  ...asking(
    "Lung cancer",
    whole,
    "Inclusion Criteria:\n\n* Stage IV lung cancer\n\nExclusion Criteria:\n\n* Known brain metastases\n* Untreated bone metastases",
    { "brain mets": "ex", "bone mets": "?", mets: "in" },
  ),
  // How these are, of which what is said of any metastases tells nothing
  ...asking("Lung cancer", included, "Metastatic lung cancer", { "symptomatic brain metastases": "-" }),
  ...asking(
    "Lung cancer",
    both("Metastatic lung cancer; those with asymptomatic brain metastases may join"),
    "Symptomatic central nervous system (CNS) metastases",
    { "symptomatic brain metastases": "ex", "untreated brain metastases": "?" },
  ),
  ...asking("Lung cancer", included, "No untreated or symptomatic brain or liver metastases", {
    "symptomatic CNS metastases": "ex",
    "untreated liver metastases": "ex",
    "stable brain metastases": "?",
    "symptomatic bone metastases": "-",
  }),
  ...asking("Lung cancer", excluded, "Brain metastases, unless treated and stable", {
    "symptomatic brain metastases": "?",
    "stable brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Active, untreated, or symptomatic brain metastases", {
    "active brain metastases": "ex",
    "treated brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Stable angina, untreated brain metastases", { "stable brain metastases": "?" }),
  ...asking("Lung cancer", excluded, "Metastatic disease", { "symptomatic brain metastases": "ex" }),
  ...asking("Lung cancer", both("Metastatic lung cancer"), "Involvement of the central nervous system (CNS)", {
    "CNS metastases": "ex",
  }),
  ...asking("Lung cancer", excluded, "A CNS lymphoma", { "CNS metastases": "-" }),
  ...asking("Lung cancer", excluded, "Progressive brain or dural metastases", { "progressive brain metastases": "ex" }),
  ...asking("Lung cancer", excluded, "Brain metastases, defined as symptomatic and untreated", {
    "untreated brain metastases": "ex",
  }),
  ...asking("Lung cancer", both("Stable brain metastases are allowed"), "Active or untreated CNS metastases", {
    "brain metastases, untreated": "ex",
  }),
  ...asking("Lung cancer", included, "Untreated asymptomatic brain metastases are allowed", {
    "untreated symptomatic brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "New brain metastases", { "stable brain metastases": "?" }),
  ...asking("Lung cancer", excluded, "Known cerebral metastases", { "active brain metastases": "ex" }),
  ...asking("Lung cancer", excluded, "Brain metastases that are not symptomatic", {
    "symptomatic brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Brain metastases that are symptomatic", { "symptomatic brain metastases": "ex" }),
  ...asking("Melanoma", included, "Melanoma with active brain metastases", { "active brain metastases": "in" }),
  ...asking("Lung cancer", whole, "Inclusion Criteria:\n\n* Stage IV lung cancer", {
    "stage IV, symptomatic brain metastases": "in",
  }),
  // Of which some are barred, or let in
  ...asking(
    "Lung cancer",
    both("Metastatic lung cancer"),
    "Symptomatic, unstable or actively progressing brain metastases",
    {
      "brain metastases": "?",
      "liver metastases": "in",
    },
  ),
  ...asking("Lung cancer", both("Metastatic lung cancer"), "Known or untreated brain metastases", {
    "brain metastases": "ex",
  }),
  ...asking("Lung cancer", excluded, "Active infection or brain metastases", { "brain metastases": "ex" }),
  ...asking("Lung cancer", excluded, "Cerebral metastases, unless asymptomatic and off steroids", {
    "brain metastases": "?",
    "symptomatic brain metastases": "ex",
    "asymptomatic brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Brain metastases, unless treated or asymptomatic", {
    "untreated brain metastases": "?",
    "symptomatic brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Brain metastases, unless treated with a stable dose of steroids", {
    "untreated brain metastases": "ex",
    "active brain metastases": "?",
  }),
  ...asking(
    "Lung cancer",
    excluded,
    "Disease of the CNS, with the exception of brain metastases that have been treated",
    {
      "untreated brain metastases": "ex",
      "treated brain metastases": "in",
    },
  ),
  ...asking("Lung cancer", excluded, "Patients with brain metastases must have finished local treatment", {
    "brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "A scan to prove the absence of brain metastases is not required", {
    "brain metastases": "-",
  }),
  ...asking("Lung cancer", excluded, "Earlier embolization of liver metastases", { "liver metastases": "-" }),
  ...asking("Lung cancer", excluded, "Previous or current presence of metastasis to the central nervous system", {
    "brain metastases": "ex",
  }),
  ...asking("Prostate cancer", both("Metastatic prostate cancer"), "Bone or visceral metastases", {
    "liver metastases": "ex",
    "lung metastases": "ex",
    "brain metastases": "in",
    metastatic: "in",
  }),
  ...asking("Prostate cancer", both("Metastatic prostate cancer"), "Visceral metastases other than in the lung", {
    "lung metastases": "?",
  }),
  ...asking("Prostate cancer", both("Metastatic prostate cancer"), "Bulky visceral metastases", {
    "lung metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Anticoagulants, but for those without brain metastases", {
    "brain metastases": "?",
  }),
  ...asking("Lung cancer", excluded, "Untreated and/or unresolved or symptomatic brain metastases", {
    "untreated brain metastases": "ex",
  }),
  ...asking("Colon cancer", excluded, "Peritoneal carcinomatosis index above 15", { "peritoneal carcinomatosis": "-" }),
  // In a list of organs
  ...asking(
    "Gastric cancer",
    both("Metastatic gastric cancer"),
    "Distant disease beyond the peritoneum, such as metastases to the bone, central nervous system, or liver",
    { "liver metastases": "ex", "brain metastases": "ex", "lung metastases": "in" },
  ),
  ...asking("Colon cancer", both("Metastatic colon cancer"), "Metastases of lung adenocarcinoma", {
    "lung metastases": "in",
  }),
  // Codes and numbers
  ...asking("Lung cancer", included, "Stage IV non-small cell lung cancer", {
    M1: "in",
    M1b: "in",
    T4N1M1: "in",
    cT4N1M1: "in",
    "T4 N1 M1": "in",
    "stage four": "in",
    "fourth stage": "in",
    "UICC IV": "in",
    "St. IV": "in",
    "III-IV": "in",
    M0: "?",
    T1N0M0: "?",
    "3+4": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resected pancreatic ductal adenocarcinoma, stage I-III", {
    "T1 N0": "in",
    T1N0: "in",
    T1N0M0: "in",
    "T1 N0 M0": "in",
    "cT1 N0": "in",
    "t1c, n0": "in",
    "T4 N0": "in",
    "not T1 N0": "-",
    "possibly T1 N0": "?",
    "T1 N0 M1": "-",
  }),
  ...asking("Pancreatic cancer", included, "Pancreatic cancer of stage II", { "T1 N0": "-", "T3 N0 M0": "in" }),
  ...asking("Pancreatic cancer", excluded, "Stage I disease", { "T1 N0": "ex", "T2 N0": "ex", "T3 N0": "-" }),
  ...asking("Prostate cancer", included, "Stage I disease", { "T1 N0": "-" }),
  ...asking("Lung cancer", included, "Stage IIA disease", { "T2 N0": "-", "T2b N0": "in", "T2a N0": "-" }),
  ...asking("Lung cancer", included, "Stage IIIB disease", {
    "AJCC 8 stage IIIB": "in",
    "AJCC 8 IIIB": "in",
    "Stage III-B": "in",
    "III B": "in",
    "IIIB/IIIC": "in",
    "IV A": "-",
  }),
  ...asking("Ovarian cancer", included, "FIGO stage IIIC", { "FIGO IIIC": "in", "FIGO 2014 IIIC": "in" }),
  ...asking("Head and neck cancer", included, "Recurrent or metastatic carcinoma", { "R/M": "in" }),
  ...asking("Multiple myeloma", included, "Relapsed or refractory myeloma", { "R/R": "in" }),
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer", {
    "M0 CRPC": "in",
    "non-metastatic CRPC": "in",
  }),
  // What is said in plain words
  ...asking("Glioblastoma", included, "Recurrent glioblastoma", {
    "came back": "in",
    "has come back": "in",
    "cancer returned after surgery": "in",
    rGBM: "in",
    "has not come back": "?",
  }),
  ...asking("Glioblastoma", included, "Newly diagnosed glioblastoma", {
    new: "in",
    "newly found": "in",
    "just diagnosed": "in",
    ndGBM: "in",
  }),
  ...asking("Pancreatic cancer", included, "Unresectable pancreatic cancer", {
    "cannot be operated": "in",
    "can't be removed by surgery": "in",
  }),
  ...asking("Pancreatic cancer", included, "Resectable pancreatic cancer", {
    "can be operated": "in",
    "pre-op": "in",
    "before surgery": "in",
    "cannot be operated": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resected pancreatic cancer", {
    "post-op": "in",
    "after surgery": "in",
    "surgically removed": "in",
  }),
  ...asking("Pancreatic cancer", included, "Advanced pancreatic cancer", { terminal: "in", "final stage": "in" }),
  ...asking("Alzheimer's disease", included, "Severe Alzheimer's disease", { "end-stage": "in", terminal: "in" }),
  ...asking("Alzheimer's disease", included, "Moderate Alzheimer's disease", { "middle stage": "in" }),
  // What is left open
  ...asking("Lung cancer", included, "Metastatic non-small cell lung cancer", {
    "possibly metastatic": "?",
    "probably metastatic": "?",
    "likely metastatic": "?",
    "presumed metastases": "?",
    "at risk of metastatic disease": "?",
    "metastatic disease not yet ruled out": "?",
    "metastatic disease ruled out": "?",
    "high-risk metastatic disease": "in",
    "metastatic, inconclusive": "?",
    "metastatic, awaiting biopsy": "?",
    "formerly metastatic": "?",
    "metastatic, unclear": "?",
    "mother had metastatic cancer": "?",
    "metastatic, previously treated": "in",
    "metastatic, failed platinum": "in",
  }),
  ...asking("Alzheimer's disease", included, "Mild Alzheimer's disease", {
    "mild, probable AD": "in",
    "possibly mild": "?",
  }),
  // In one word
  ...asking("Lung cancer", included, "Metastatic non-small cell lung cancer", { disseminated: "in" }),
  ...asking("Lung cancer", excluded, "Disseminated intravascular coagulation", { disseminated: "-" }),
  ...asking("Lung cancer", included, "Stable disease after first-line chemotherapy", {
    stable: "in",
    "stable disease": "in",
    "in remission": "-",
  }),
  ...asking("Lung cancer", included, "A stable dose of steroids", { stable: "-", "stable disease": "-" }),
  ...asking("Lung cancer", excluded, "Brain metastases, unless a scan documents stable disease", { stable: "-" }),
  ...asking("Alzheimer's Disease", included, "Cholinesterase inhibitors at a stable dose", { stable: "-" }),
  ...asking("Lung cancer", included, "No evidence of disease after surgery and chemotherapy", {
    NED: "in",
    "no evidence of disease": "in",
    "in remission": "in",
  }),
  ...asking("Lung cancer", included, "Metastases that were resected to NED", { NED: "in" }),
  ...asking("Lung cancer", included, "In complete remission", { NED: "in", "no evidence of disease": "in" }),
  ...asking("Breast cancer", included, "Currently free of breast cancer (no evidence of disease)", { NED: "in" }),
  ...asking("Breast cancer", included, "Without evidence of disease (NED)", { NED: "in" }),
  ...asking("Lung cancer", excluded, "No evidence of disease at enrolment", { NED: "ex" }),
  ...asking("Lung cancer", excluded, "Another malignancy, unless there has been no evidence of disease for 3 years", {
    NED: "-",
    "no evidence of disease": "-",
  }),
  ...asking("Lung cancer", included, "No evidence of disease progression", { NED: "-", progressive: "ex" }),
  ...asking(
    "Lung cancer",
    included,
    "The requirement for no evidence of disease for 3 years does not apply to the lung cancer itself",
    { NED: "-" },
  ),
  // A glioma has a grade and no stage, whatever people call it
  ...asking("Glioblastoma", included, "WHO grade IV glioma", {
    "stage 4": "in",
    "stage IV GBM": "in",
    "stage four": "in",
    "glioblastoma stage 4": "in",
    IV: "in",
    "WHO IV": "in",
    "WHO 4": "in",
    "CNS WHO grade 4": "in",
    "WHO IV, IDH wt": "in",
    "grade four": "in",
    Grade4: "in",
    "gr. IV": "in",
    "stage 3": "-",
    "WHO III": "-",
  }),
  ...asking("Glioblastoma", excluded, "Metastatic disease", { "stage 4": "-", "stage IV GBM": "-", metastatic: "ex" }),
  ...asking("Brain tumor", included, "WHO grade IV glioma", { "WHO IV": "in" }),
  ...asking("Pancreatic cancer", excluded, "Metastatic disease", { "stage 4": "ex" }),
  ...asking("Lung cancer, brain metastases", included, "Stage IV lung cancer", { "stage 4": "in" }),
  // What is cut short
  ...asking("Pancreatic cancer", included, "Newly diagnosed pancreatic cancer", {
    "newly dx": "in",
    "newly dx'd, not treated yet": "in",
    "new dx": "in",
    "recent dx": "in",
    "recently dxd": "in",
  }),
  ...asking("Pancreatic cancer", included, "Locally advanced pancreatic cancer", {
    "loc adv": "in",
    "locally adv.": "in",
    "loc. advanced": "in",
  }),
  ...asking("Pancreatic cancer", included, "Unresectable pancreatic cancer", {
    inop: "in",
    unresect: "in",
    "can't have surgery": "in",
    "surgery not possible": "in",
    "no surgery possible": "in",
    "surgery is impossible": "in",
    "surgery possible": "-",
    "cannot have an operation": "in",
  }),
  ...asking("Pancreatic cancer", included, "Resected pancreatic cancer", {
    "s/p resection": "in",
    "had surgery": "in",
    "surgery done": "in",
    "tumor was removed": "in",
    "recurrence after surgery": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resectable pancreatic cancer", {
    "operable, not yet treated": "in",
    "operable, no treatment yet": "in",
    "not yet operable": "?",
  }),
  ...asking("Ovarian cancer", included, "Platinum-resistant ovarian cancer", {
    "plat-resistant recurrence": "in",
    "plat resist": "in",
    "plat sensitive": "-",
  }),
  ...asking("Ovarian cancer", included, "Platinum-sensitive recurrence", { "plat sens": "in", PSOC: "in" }),
  ...asking("Glioblastoma", included, "Progressive glioblastoma", { "PD after TMZ": "in" }),
  ...asking("Parkinson's disease", included, "Progressive disease", { PD: "-", "early PD on levodopa": "-" }),
  ...asking("Glioblastoma", included, "Recurrent glioblastoma", {
    regrowth: "in",
    "growing again": "in",
    "grew back": "in",
  }),
  // Metastases by their other names
  ...asking("Pancreatic cancer", included, "Metastatic pancreatic cancer", {
    "peritoneal carcinomatosis": "in",
    "carcinomatosis peritonei": "in",
    "peritoneal dissemination": "in",
    "liver met": "in",
    "met to liver": "in",
  }),
  ...asking("Pancreatic cancer", excluded, "Peritoneal metastases", { "peritoneal carcinomatosis": "ex" }),
  ...["Carcinomatosis of the peritoneum", "Part 2: peritoneal carcinosis"].flatMap((line) =>
    asking("Gastric cancer", both("Metastatic cancer"), line, {
      "peritoneal carcinomatosis": "ex",
      "peritoneal metastases": "ex",
      "lung metastases": "in",
    }),
  ),
  ...["Peritoneal or liver visceral metastases", "Liver parenchymal metastases"].flatMap((line) =>
    asking("Gastric cancer", both("Metastatic cancer"), line, { "liver metastases": "ex" }),
  ),
  ...asking("Ovarian cancer", excluded, "Distant metastases", { "peritoneal carcinomatosis": "-" }),
  ...asking("Pancreatic cancer", included, "Oligometastatic pancreatic cancer", { oligomets: "in" }),
  // Castration-resistant, as it was called before
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer", {
    "hormone refractory": "in",
    HRPC: "in",
  }),
  ...asking("Prostate cancer", included, "Hormone-refractory prostate cancer", { mCRPC: "in", HRPC: "in" }),
  ...asking("Prostate cancer", included, "Biochemical recurrence after prostatectomy", {
    BCR: "in",
    "BCR after RP": "in",
    "biochemical failure": "in",
  }),
  ...asking("Chronic myeloid leukemia", included, "Relapsed disease", { "BCR-ABL positive": "-" }),
  // Who had no treatment: of metastases that are not treated it tells nothing
  ...asking("Chronic lymphocytic leukemia", included, "Previously untreated chronic lymphocytic leukemia", {
    untreated: "in",
    "treatment naive": "in",
    "never treated": "in",
    "no treatment yet": "in",
  }),
  ...asking("Lung cancer", included, "Treatment-naive advanced lung cancer", {
    untreated: "in",
    "never treated": "in",
  }),
  ...asking("Lung cancer", excluded, "Untreated brain metastases", { untreated: "-", "treatment naive": "-" }),
  // How fit somebody is, by the same letters
  ...asking("Lung cancer", included, "Grade 1 tumor", { "WHO 1": "-" }),
  // A slip of the pen
  ...asking("Pancreatic cancer", included, "Metastatic pancreatic cancer", {
    metastaic: "in",
    "metatstatic (liver)": "in",
    Metastic: "-",
    "no metastatses": "?",
    "localy advanced": "-",
    metastatisch: "-",
  }),
  ...asking("Pancreatic cancer", included, "Unresectable, locally advanced pancreatic cancer", {
    unresectible: "in",
    "localy advanced": "in",
    "locally advaned": "in",
    uresectable: "-",
    noperable: "-",
  }),
  ...asking("Glioblastoma", included, "Newly diagnosed glioblastoma", {
    "newley diagnosed": "in",
    "newly dignosed": "in",
  }),
  ...asking("Glioblastoma", included, "Recurrent glioblastoma", { recurrant: "in", reccurent: "in", recurent: "in" }),
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer", { "castration resistent": "in" }),
  // Where somebody is in treatment
  ...asking("Glioblastoma", included, "Completed chemoradiation without progression", {
    "completed RT/TMZ": "in",
    "finished chemoradiation": "in",
    "s/p chemoRT": "in",
    "completed Stupp protocol": "in",
    "on adjuvant TMZ": "in",
    "recurrent after Stupp": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resected pancreatic cancer", {
    "completed adjuvant FOLFIRINOX": "in",
    "on adjuvant chemo": "in",
  }),
  ...asking("Glioblastoma", included, "Resected glioblastoma", { "on adjuvant chemo": "-" }),
  ...asking("Pancreatic cancer", included, "Newly diagnosed pancreatic cancer", {
    "diagnosed 2 weeks ago": "in",
    "diagnosis last week": "in",
    "diagnosed 2 years ago": "-",
  }),
  ...asking("Ovarian cancer", included, "Platinum-resistant ovarian cancer", {
    "plat-res": "in",
    "platinum resistance": "in",
  }),
  ...asking("Lymphoma", included, "Relapsed or refractory lymphoma", { "rel/ref": "in" }),
  // What is no more than a word of a stage, among others
  ...asking("Pancreatic cancer", included, "Borderline resectable pancreatic cancer", {
    "borderline (SMV involvement)": "in",
    "borderline, on chemo": "in",
  }),
  ...asking("Pancreatic cancer", included, "Unresectable pancreatic cancer", {
    "not a candidate for Whipple": "in",
    "not scheduled for surgery": "-",
    "no surgery planned": "-",
  }),
  ...asking("Pancreatic cancer", included, "Resectable pancreatic cancer", {
    "early, surgery next month": "in",
    "awaiting surgery": "in",
  }),
  ...asking("Glioblastoma", included, "Resectable glioblastoma", { "awaiting surgery": "-" }),
  ...asking("Glioblastoma", included, "Newly diagnosed glioblastoma", { "new GBM, surgery done": "in" }),
  ...asking("Glioblastoma", included, "WHO grade IV glioma", { "gr4 glioma": "in" }),
  ...asking("Small cell lung cancer", excluded, "Extensive-stage small cell lung cancer", {
    "extensive, relapsed": "ex",
    extensive: "ex",
    "limited, after chemoradiation": "-",
  }),
  ...asking("Non-small cell lung cancer", excluded, "Extensive disease", { "extensive smoking history": "-" }),
  ...asking("Lung cancer", included, "Stage IIIC lung cancer", {
    "IIIC not resectable": "in",
    "adenocarcinoma IIIC": "in",
    "type IIIC": "-",
    "Stage (IIIC)": "in",
  }),
  // A gene, and what is met
  ...asking("Lung cancer", included, "Metastatic lung cancer", {
    "MET amplified": "-",
    "criteria not met": "-",
    "bone Mets": "in",
  }),
  ...asking("Neuroendocrine tumor", included, "Grade 2 neuroendocrine tumor", { G2: "in", G3: "-" }),
  // A cancer by its answer to castration has spread or has not
  ...asking("Prostate cancer", included, "Metastatic castration-resistant prostate cancer", {
    mCRPC: "in",
    "castration-resistant": "in",
    nmCRPC: "?",
    "M0 CRPC": "?",
    "CRPC without metastases": "?",
    "castration-resistant, non-metastatic": "?",
  }),
  ...asking("Prostate cancer", included, "mCRPC", { mCRPC: "in", nmCRPC: "?" }),
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer with bone metastases", {
    mCRPC: "in",
    nmCRPC: "?",
  }),
  ...asking("Prostate cancer", included, "Non-metastatic castration-resistant prostate cancer", {
    nmCRPC: "in",
    "CRPC M0": "in",
    mCRPC: "?",
  }),
  ...asking("Prostate cancer", included, "Castration-resistant prostate cancer (CRPC) without brain metastases", {
    nmCRPC: "in",
    mCRPC: "in",
  }),
  ...asking("Prostate cancer", included, "Metastatic or non-metastatic castration-resistant prostate cancer", {
    nmCRPC: "in",
    mCRPC: "in",
  }),
  ...asking("Prostate cancer", included, "nmHSPC or mHSPC", { mHSPC: "in", nmHSPC: "in" }),
  ...asking("Prostate cancer", included, "Non-metastatic hormone-sensitive prostate cancer", { mHSPC: "?" }),
  ...asking("Prostate cancer", excluded, "Non-metastatic castration-resistant prostate cancer", {
    nmCRPC: "ex",
    mCRPC: "?",
  }),
  // What was looked for and not found
  ...asking("Breast cancer", included, "Metastatic breast cancer", {
    "metastases excluded by CT": "?",
    "mets ruled out by PET": "?",
    "metastases not seen on CT": "?",
    "CT neg for mets": "?",
    "negative for metastases": "?",
    "mets: negative": "?",
    "metastatic workup negative": "?",
    "metastases absent": "?",
    "0 mets": "?",
    "liver metastases, bone scan negative for metastases": "in",
    "metastatic, HER2 negative": "in",
  }),
  ...asking("Breast cancer", included, "Recurrent breast cancer", { "recurrence ruled out on MRI": "?" }),
  // What a stage has become
  ...asking("Non-small cell lung cancer", included, "Stage IV NSCLC", {
    "stage IIIA, now IV": "in",
    "initially stage II, now stage IV": "in",
    "stage I at diagnosis, now metastatic": "in",
    "stage IV, now NED": "in",
  }),
  ...asking("Non-small cell lung cancer", included, "Stage II NSCLC", {
    "initially stage II, now stage IV": "-",
    "then stage II at diagnosis": "in",
  }),
  ...asking("Non-small cell lung cancer", included, "Stage III NSCLC", { "upstaged from II to III": "in" }),
  ...asking("Non-small cell lung cancer", included, "Metastatic NSCLC", { "metastatic, now stable": "in" }),
  // Spread, and how it answers to castration: what bars the one bars who has both
  ...asking("Prostate cancer", excluded, "Distant metastases on bone scan or CT", {
    "metastatic castration-resistant": "ex",
    mHSPC: "ex",
    "non-metastatic castration-resistant": "-",
    "castration-resistant": "-",
  }),
  ...asking("Prostate cancer", excluded, "Metastatic hormone-sensitive prostate cancer", {
    "metastatic castration-resistant": "-",
    "metastatic hormone-sensitive": "ex",
  }),
  // Letters behind the stage of a lymphoma
  ...asking("Hodgkin lymphoma", included, "Stage II disease", {
    "stage IIX": "in",
    "stage IIEB": "in",
    "Ann Arbor stage IIES": "in",
    "stage IIIE": "-",
  }),
  ...asking("Lymphoma", included, "Stage I or II by Ann Arbor", { "stage IE": "in", "stage IIE": "in" }),
  ...asking("Lymphoma", included, "Stage IE to IIE", { "stage IEA": "in", "stage II": "in", "stage III": "-" }),
  ...asking("Hodgkin lymphoma", included, "Stage IIIS or IVE", {
    "stage III": "in",
    "stage IV": "in",
    "stage II": "-",
  }),
  // How the disease answers to platinum
  ...asking("Ovarian cancer", included, "Platinum-sensitive recurrent ovarian cancer", {
    "recurrent platinum-resistant": "?",
    "recurrent platinum-sensitive": "in",
    recurrent: "in",
  }),
  ...asking("Ovarian cancer", included, "Recurrent platinum-sensitive or platinum-resistant ovarian cancer", {
    "recurrent platinum-resistant": "in",
  }),
  // Spread in plain words, as an answer, and as no more than a suspicion
  ...asking("Breast cancer", excluded, "Cancer that has spread to distant parts of the body", { metastatic: "ex" }),
  ...asking("Breast cancer", excluded, "Cancer that requires treatment", { metastatic: "-" }),
  ...asking("Esophageal cancer", included, "Distant metastasis: no (cM0 on PET-CT)", { metastatic: "ex" }),
  ...asking("Kidney cancer", excluded, "Metastatic disease that is only suspected and lacks pathologic proof", {
    metastatic: "?",
  }),
  ...asking("Alzheimer's disease", excluded, "Medical history of a dementia unrelated to AD", { dementia: "-" }),
  // In other words than texts have
  ...asking("Myelofibrosis", included, "DIPSS intermediate-2 or high risk", { "intermediate-2 risk": "in" }),
  ...asking("Breast cancer", excluded, "Involved axillary lymph nodes", { "node positive": "ex" }),
  ...asking("Breast cancer", included, "Ductal carcinoma in situ", { DCIS: "in" }),
  ...asking("Head and neck cancer", included, "Tumor not amenable to curative treatment", { incurable: "in" }),
  ...asking("Breast cancer", included, "Cutaneous metastases of breast cancer", { "metastatic to the skin": "in" }),
  ...asking("Breast cancer", included, "No metastasis to the skin", { "skin metastases": "ex" }),
  ...asking("Breast cancer", excluded, "Skin cancer or brain metastases", { "skin metastases": "-" }),
  ...asking("Prostate cancer", excluded, "Nodal or bone disease", { "bone metastases": "ex" }),
  ...asking("Prostate cancer", excluded, "Metabolic bone disease", { "bone metastases": "-" }),
  ...asking("Follicular lymphoma", included, "Marrow infiltration", { "bone marrow involvement": "in" }),
  ...asking("Follicular lymphoma", excluded, "Large B-cell transformation", {
    "transformed to diffuse large B-cell lymphoma": "ex",
  }),
  ...asking("Stomach cancer", excluded, "Residual disease after curative resection", {
    "residual tumor after surgery": "ex",
  }),
  ...asking("Hepatocellular carcinoma", excluded, "Tumor thrombus of the portal vein (Vp4)", {
    "main portal vein invasion (Vp4)": "ex",
    Vp3: "-",
  }),
]
