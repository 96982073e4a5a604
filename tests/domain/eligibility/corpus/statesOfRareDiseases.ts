import { askingEach, type Case, excluded, included } from "./Case.ts"

const marker = askingEach("biomarker")

const stage = askingEach("stage")

/** Kinds, extents and courses of rare diseases, and the antibodies that tell them, in other words than the text's. */
export const statesOfRareDiseases: ReadonlyArray<Case> = [
  // The patient's own antibodies
  ...marker("vasculitis", included, "positive test for PR3-ANCA or MPO-ANCA", {
    "MPO-ANCA positive": "in",
    "PR3-ANCA positive": "in",
    "ANCA positive": "in",
  }),
  ...marker("vasculitis", included, "ANCA-positive GPA (anti-PR3 or anti-MPO antibodies)", {
    "MPO-ANCA positive": "in",
    "ANCA positive": "in",
  }),
  ...marker("Sjögren's", included, "Positive anti-Ro/SSA antibodies", {
    "anti-SSA positive": "in",
    "SSA positive": "in",
    "anti-SSB positive": "-",
  }),
  ...marker("Sjögren's", included, "anti-SSA/Ro and/or anti-SSB/La positive", {
    "anti-SSA positive": "in",
    "anti-SSB positive": "in",
  }),
  ...marker("membranous nephropathy", included, "Positive for phospholipase A2 receptor antibodies", {
    "anti-PLA2R positive": "in",
  }),
  ...marker("RA", included, "seropositive for RF or anti-cyclic citrullinated peptide antibodies", {
    "anti-CCP positive": "in",
    "ACPA positive": "in",
  }),
  ...marker(
    "systemic sclerosis",
    included,
    "anti-topoisomerase I antibody positive or anti-RNA polymerase III positive",
    { "anti-Scl-70 positive": "in", "anti-RNA polymerase III positive": "in", "anti-centromere positive": "-" },
  ),
  ...marker("systemic sclerosis", excluded, "Positive anti-centromere antibody", { "anti-centromere positive": "ex" }),
  ...marker("PBC", included, "antimitochondrial antibody (AMA) positive", {
    "anti-mitochondrial antibody positive": "in",
  }),
  ...marker("stiff person syndrome", included, "anti-GAD65 antibodies", { "GAD65 positive": "in" }),
  ...marker("autoimmune encephalitis", included, "LGI1 or CASPR2 antibody-positive; NMDA receptor encephalitis", {
    "LGI1 positive": "in",
    "CASPR2 positive": "in",
    "NMDAR positive": "in",
  }),
  ...marker("hemophilia A", included, "Hemophilia A with inhibitors", {
    "FVIII inhibitor positive": "in",
    "FVIII inhibitor negative": "?",
  }),
  ...marker("hemophilia A", included, "Severe hemophilia A without inhibitors", {
    "FVIII inhibitor positive": "?",
    "FVIII inhibitor negative": "in",
  }),
  ...marker("hemophilia A", included, "Severe hemophilia A with or without inhibitors", {
    "FVIII inhibitor positive": "in",
    "FVIII inhibitor negative": "in",
  }),
  ...marker("hemophilia A", excluded, "Treatment with inhibitors of CYP3A4", { "FVIII inhibitor positive": "-" }),
  // Kinds, extents and courses
  ...stage("ALS", included, "Diagnosis of sporadic or familial ALS", { "familial ALS": "in", "sporadic ALS": "in" }),
  ...stage("ALS", included, "definite, probable, or probable laboratory-supported ALS", { "definite ALS": "in" }),
  ...stage("PAH", included, "WHO Group 1 PAH: idiopathic (IPAH), heritable (HPAH), or drug-induced", {
    "idiopathic PAH": "in",
    "heritable PAH": "in",
  }),
  ...stage("ulcerative colitis", excluded, "Disease limited to the rectum (ulcerative proctitis)", {
    "ulcerative proctitis": "ex",
    "left-sided ulcerative colitis": "-",
  }),
  ...stage("ulcerative colitis", included, "Colitis beyond the rectum (i.e., not limited to proctitis)", {
    proctitis: "ex",
  }),
  ...stage("ulcerative colitis", excluded, "Severe extensive colitis", {
    "severe pancolitis": "ex",
    "mild pancolitis": "-",
  }),
  ...stage("ulcerative colitis", included, "extensive colitis or pancolitis", {
    pancolitis: "in",
    "extensive ulcerative colitis": "in",
  }),
  ...stage("Crohn's disease", excluded, "Patients with only small bowel CD, fistulizing CD", {
    "fistulizing Crohn's disease": "ex",
  }),
  ...stage("Parkinson's disease", included, "motor fluctuations with at least 2 hours of OFF time", {
    "wearing off": "in",
  }),
  ...stage("lupus", included, "neuropsychiatric SLE", { "neuropsychiatric lupus": "in" }),
  ...stage("Rett syndrome", included, "Diagnosis of classical or atypical Rett syndrome", {
    "classic Rett syndrome": "in",
    "atypical Rett": "in",
  }),
  ...stage("lupus nephritis", included, "Class III or IV lupus nephritis with or without class V (ISN/RPS 2003)", {
    "class IV lupus nephritis": "in",
    "ISN/RPS class V": "in",
  }),
  ...stage("lupus nephritis", included, "ISN/RPS class III, IV, or V lupus nephritis", {
    "class II lupus nephritis": "ex",
    "class IV lupus nephritis": "in",
  }),
  ...stage("lupus nephritis", excluded, "pure class V lupus nephritis", { "class V lupus nephritis": "ex" }),
  ...stage("lupus nephritis", included, "Lupus nephritis of at least 6 months", { "class II lupus nephritis": "?" }),
  ...stage("lupus nephritis", included, "Lupus nephritis with UPCR ≥ 1", { "class II lupus nephritis": "?" }),
  ...stage("multiple sclerosis", included, "primary-progressive, secondary-progressive, or relapsing-remitting MS", {
    PPMS: "in",
    SPMS: "in",
    RRMS: "in",
  }),
  ...stage("FTD", excluded, "primary progressive aphasia, secondary causes", { PPMS: "-" }),
  ...stage("Crohn's disease", included, "Moderate, non-fistulizing Crohn's disease", {
    "moderate Crohn's disease": "in",
  }),
  ...stage("hATTR", included, "Stage 1 or Stage 2 polyneuropathy (FAP)", { "FAP stage 1": "in", "FAP stage 3": "ex" }),
  ...stage("wet AMD", included, "active CNV due to neovascular age-related macular degeneration", { "wet AMD": "in" }),
  ...stage("PBC", excluded, "History of hepatic decompensation", { "decompensated cirrhosis": "ex" }),
  ...marker(
    "Homozygous Familial Hypercholesterolemia",
    included,
    "Mutation in the LDL receptor gene confirmed by genotyping",
    { "LDLR mutation": "in" },
  ),
  ...stage("Immune Thrombocytopenia", included, "Persistent or chronic primary ITP", {
    "chronic ITP": "in",
    "persistent ITP": "in",
  }),
  ...stage("Systemic Sclerosis", included, "Limited or diffuse scleroderma", {
    "limited cutaneous": "in",
    "diffuse cutaneous": "in",
  }),
  ...stage("Crohn's Disease", excluded, "Fistulizing CD or short bowel syndrome", {
    "fistulizing Crohn's disease": "ex",
  }),
  // The disease of a state may stand in the condition alone
  ...stage("Pulmonary Arterial Hypertension", included, "SSc-PAH or IPAH", { idiopathic: "in", heritable: "-" }),
  ...stage("Immune Thrombocytopenia", included, "Persistent or chronic ITP", { persistent: "in" }),
  ...stage("Ulcerative Colitis", excluded, "Complications such as strictures", { "with strictures": "ex" }),
  ...stage("PBC", excluded, "Any decompensating event", { decompensated: "ex" }),
  ...stage("Barrett Esophagus", included, "LGD or HGD of the esophagus", {
    "low-grade dysplasia": "in",
    "high grade dysplasia": "in",
  }),
  ...stage("Barrett Esophagus", included, "Low- or high-grade dysplasia", {
    "low-grade dysplasia": "in",
    "high-grade dysplasia": "in",
  }),
  ...stage("Tobacco Use Disorder", included, "Current daily cigarette smoker", { "daily smoker": "in" }),
  ...stage("Multiple Sclerosis", excluded, "Secondary progressive or primary progressive MS", {
    PPMS: "ex",
    SPMS: "ex",
  }),
  // Words that are said of many diseases, and here of another than the study's
  ...stage("Crohn's Disease", excluded, "Active tuberculosis, chronic hepatitis B, uncontrolled hypertension", {
    active: "-",
    chronic: "-",
    uncontrolled: "-",
  }),
  ...stage("Immune Thrombocytopenia", excluded, "Primary or secondary immunodeficiency", {
    primary: "-",
    "secondary ITP": "-",
  }),
  ...stage("Amyotrophic Lateral Sclerosis", excluded, "Familial long QT syndrome", { familial: "-" }),
  ...stage("Myasthenia Gravis", excluded, "Generalized anxiety disorder or ocular herpes", {
    generalized: "-",
    ocular: "-",
  }),
  ...stage("Myasthenia Gravis", included, "Class I (ocular muscle weakness alone)", { ocular: "in" }),
  ...stage("AL Amyloidosis", excluded, "Cardiac surgery or any other cardiac disease", { cardiac: "-" }),
  ...stage("Multiple Sclerosis", included, "RRMS with active disease (two relapses in a year)", { active: "in" }),
  ...stage("Hemophilia A", excluded, "Treatment with inhibitors of CYP3A4", { "with inhibitors": "-" }),
  ...stage("Hemophilia A", included, "Severe hemophilia A with inhibitors", { "with inhibitors": "in" }),
  // A state beside its siblings
  ...stage("Immune Thrombocytopenia", included, "ITP (both primary and secondary)", {
    "primary ITP": "in",
    "secondary ITP": "in",
  }),
  ...stage("Immune Thrombocytopenia", excluded, "Secondary causes of ITP", { secondary: "ex" }),
  ...stage("Alzheimer's Disease", included, "Possible or probable AD dementia", {
    "probable AD": "in",
    "possible Alzheimer's disease": "in",
  }),
  ...stage("ALS", included, "Clinically definite, probable or possible disease by El Escorial", {
    "definite ALS": "in",
    "probable ALS": "in",
    "possible ALS": "in",
  }),
  ...stage("ALS", included, "Bulbar- or limb-onset disease", { "bulbar onset": "in", "spinal onset": "in" }),
  ...stage("Pulmonary Arterial Hypertension", included, "Idiopathic, heritable, or CTD-associated PAH", {
    heritable: "in",
    "CTD-PAH": "in",
  }),
  // In other words
  ...stage("Alzheimer's Disease", excluded, "Early-onset Alzheimer disease", { EOAD: "ex", "young-onset": "ex" }),
  ...stage("Alzheimer's Disease", included, "Dominantly inherited Alzheimer's disease", { ADAD: "in" }),
  ...stage("Frontotemporal Dementia", included, "Behavioral variant or semantic dementia", {
    bvFTD: "in",
    svPPA: "in",
  }),
  ...stage("Parkinson's Disease", included, "At least 2 hours of OFF time, and troublesome dyskinesia", {
    "motor fluctuations": "in",
    "levodopa-induced dyskinesia": "in",
  }),
  ...stage("Huntington Disease", excluded, "Juvenile Huntington disease", { "juvenile-onset": "ex" }),
  ...stage("Myasthenia Gravis", included, "Treatment-resistant gMG", { refractory: "in", "refractory MG": "in" }),
  ...stage("Epilepsy", included, "Medically intractable epilepsy with focal seizures", {
    "drug-resistant": "in",
    "focal epilepsy": "in",
  }),
  ...stage("Depression", excluded, "Treatment-resistant depression", { refractory: "ex" }),
  ...stage("Myasthenia Gravis", excluded, "MG crisis or impending crisis", { "myasthenic crisis": "ex" }),
  ...stage("Crohn's Disease", excluded, "Symptomatic bowel strictures, internal fistulae", {
    stricturing: "ex",
    "internal fistula": "ex",
  }),
  ...stage("Crohn's Disease", excluded, "High grade colonic dysplasia", {
    "high-grade dysplasia": "ex",
    "low-grade dysplasia": "-",
  }),
  ...stage("Ulcerative Colitis", excluded, "Fulminant colitis, acute severe ulcerative colitis", { ASUC: "ex" }),
  ...stage("Crohn's Disease", included, "Diagnosis of Crohn's disease within the last 60 days", {
    "newly diagnosed": "in",
  }),
  ...stage("Crohn's Disease", excluded, "Diagnosis of deep vein thrombosis within the last 60 days", {
    "newly diagnosed": "-",
  }),
  ...stage("Sickle Cell Disease", excluded, "Chronic red cell transfusions", { "transfusion-dependent": "ex" }),
  ...stage("Thalassemia", included, "Must not be on a regular transfusion program", { "transfusion-dependent": "ex" }),
  ...stage("Heart Failure", included, "ACC/AHA stage C or D", {
    "ACC/AHA stage D": "in",
    "AHA stage C": "in",
    "ACC/AHA stage B": "ex",
  }),
  ...stage("Heart Failure", included, "Heart failure with reduced ejection fraction", { HFrEF: "in", HFpEF: "-" }),
  ...stage("Amyloidosis", included, "ATTR-CM, wild-type or hereditary", { hATTR: "in", ATTRwt: "in" }),
  ...stage(
    "Peripheral Neuropathy",
    included,
    "A neuropathic symptom on the scale that is ranked as moderate or severe",
    {
      moderate: "in",
      severe: "in",
      mild: "-",
    },
  ),
  ...stage("Rheumatoid Arthritis", included, "Active moderate to severe RA", { active: "in" }),
  ...stage("Rheumatoid Arthritis", excluded, "Active moderate infection", { active: "-", moderate: "-" }),
  ...stage("Type 1 Diabetes", included, "New-onset type 1 diabetes", { "newly diagnosed": "in", "recent-onset": "in" }),
  ...stage("Type 1 Diabetes", excluded, "New-onset atrial fibrillation", { "newly diagnosed": "-" }),
  ...stage("Schizophrenia", included, "Treatment-resistant schizophrenia", { TRS: "in" }),
  ...stage("Fabry Disease", included, "Classic or late-onset Fabry disease", {
    "classical Fabry": "in",
    "late-onset Fabry": "in",
  }),
  ...stage("Hypertrophic Cardiomyopathy", excluded, "Obstructive sleep apnea", { obstructive: "-" }),
  ...stage("Hypertrophic Cardiomyopathy", included, "Symptomatic non-obstructive HCM", { nHCM: "in", oHCM: "ex" }),
  ...stage("Multiple Sclerosis", included, "Radiologically isolated syndrome", { RIS: "in" }),
  ...stage("Alzheimer's Disease", included, "Stage 3 or 4 (early symptomatic)", { MCI: "in", "early AD": "in" }),
  ...stage("Parkinson's Disease", included, "Early-stage Parkinson's disease", { "early Parkinson's disease": "in" }),
  ...stage("Epilepsies, Partial", included, "Uncontrolled focal-onset seizures", { uncontrolled: "in" }),
  ...stage("Idiopathic Pulmonary Fibrosis", excluded, "Acute IPF exacerbation", { "acute exacerbation": "ex" }),
  ...stage("Thalassemia", included, "Transfusion dependence", { "transfusion-dependent beta-thalassemia": "in" }),
  ...stage("Multiple Sclerosis", excluded, "In an attack phase of MS at screening", {
    "MS attack right now": "ex",
    relapse: "ex",
  }),
  ...stage("Amyotrophic Lateral Sclerosis", included, "No symptoms of ALS at screening", { presymptomatic: "in" }),
  ...stage("Ulcerative Colitis", included, "Admitted for acute severe ulcerative colitis", {
    "acute severe": "in",
    ASUC: "in",
  }),
  ...stage("Ulcerative Colitis", excluded, "Acute severe colitis", { "acute severe UC": "ex" }),
  ...["Class III, IV, +/- V lupus nephritis", "Class III or IV ± V lupus nephritis"].flatMap((line) =>
    stage("Lupus Nephritis", included, line, { "class III lupus nephritis": "in", "class V lupus nephritis": "ex" }),
  ),
  ...stage("Psoriatic Arthritis", included, "Active PsA at screening", { active: "in" }),
  ...stage("Psoriatic Arthritis", excluded, "Active tuberculosis", { active: "-" }),
  ...stage("Systemic Lupus Erythematosus", included, "Moderately to severely active SLE", { moderate: "in" }),
  ...stage("Chronic Kidney Disease", excluded, "Receiving maintenance hemodialysis", { "on dialysis": "ex" }),
  ...stage("Chronic Kidney Disease", included, "Pre-dialysis patients", { "not on dialysis": "in" }),
  ...stage("Hemophilia A", excluded, "Current inhibitor to factor VIII", { "inhibitor-positive": "ex" }),
  ...stage("Hemophilia A", excluded, "Use of strong CYP3A inhibitors", { "inhibitor-positive": "-" }),
  ...stage("Duchenne Muscular Dystrophy", included, "On a stable dose of systemic glucocorticoids", {
    "on steroids": "in",
  }),
  ...stage("Spinal Muscular Atrophy", included, "No clinical signs of SMA", { presymptomatic: "in" }),
]
