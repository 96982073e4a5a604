import { gard, nci, nhs, nih } from "./Sources.ts"

/** A disease that the ontology lacks. `of` and `kinds` are the ontology's own names, or names of others here. */
export interface NewDisease {
  readonly names: readonly [own: string, ...others: ReadonlyArray<string>]
  /** What it is a kind of, if the ontology has that. */
  readonly of: string | undefined
  /** What is a kind of it. */
  readonly kinds: ReadonlyArray<string>
  readonly source: string
}

const disease = (
  of: string | undefined,
  source: string,
  names: NewDisease["names"],
  kinds: ReadonlyArray<string> = [],
): NewDisease => ({ names, of, kinds, source })

/** Diseases added by hand, because studies are made of them. */
export const newDiseases: ReadonlyArray<NewDisease> = [
  disease("amyloidosis", gard, [
    "AL amyloidosis",
    "light chain amyloidosis",
    "immunoglobulin light chain amyloidosis",
    "primary amyloidosis",
    "primary systemic amyloidosis",
  ]),
  disease(
    "amyloidosis",
    gard,
    [
      "transthyretin amyloidosis",
      "ATTR",
      "ATTR amyloidosis",
      "transthyretin amyloid cardiomyopathy",
      "ATTR cardiomyopathy",
      "ATTR-CM",
    ],
    ["hereditary systemic amyloidosis 1", "wild-type transthyretin amyloidosis"],
  ),
  disease("amyloidosis", gard, [
    "wild-type transthyretin amyloidosis",
    "ATTRwt amyloidosis",
    "wild-type ATTR amyloidosis",
    "senile systemic amyloidosis",
  ]),
  disease("glomerulonephritis", gard, ["C3 glomerulopathy", "C3G", "C3 glomerulonephritis", "dense deposit disease"]),
  disease("membranoproliferative glomerulonephritis", gard, [
    "immune complex membranoproliferative glomerulonephritis",
    "IC-MPGN",
  ]),
  disease(
    "vasculitis",
    gard,
    ["ANCA-associated vasculitis", "ANCA vasculitis", "antineutrophil cytoplasmic antibody-associated vasculitis"],
    ["granulomatosis with polyangiitis", "microscopic polyangiitis", "Churg-Strauss syndrome"],
  ),
  disease("vasculitis", gard, ["microscopic polyangiitis"]),
  disease("autoimmune hemolytic anemia", gard, ["cold agglutinin disease", "cold agglutinin syndrome"]),
  disease("autoimmune hemolytic anemia", gard, ["warm autoimmune hemolytic anemia", "wAIHA", "warm AIHA"]),
  disease("pulmonary hypertension", nih, ["chronic thromboembolic pulmonary hypertension", "CTEPH"]),
  disease("steatotic liver disease", nih, [
    "metabolic dysfunction-associated steatohepatitis",
    "MASH",
    "NASH",
    "non-alcoholic steatohepatitis",
    "nonalcoholic steatohepatitis",
  ]),
  disease(
    "Niemann-Pick disease",
    gard,
    ["acid sphingomyelinase deficiency", "ASMD"],
    ["Niemann-Pick disease type A", "Niemann-Pick disease type B"],
  ),
  disease("adrenoleukodystrophy", gard, ["cerebral adrenoleukodystrophy", "CALD"]),
  disease("adrenoleukodystrophy", gard, ["adrenomyeloneuropathy", "AMN"]),
  disease("familial hypercholesterolemia", gard, ["homozygous familial hypercholesterolemia", "HoFH"]),
  disease("familial hypercholesterolemia", gard, ["heterozygous familial hypercholesterolemia", "HeFH"]),
  disease(
    "mucopolysaccharidosis",
    gard,
    ["mucopolysaccharidosis IV", "MPS IV", "Morquio", "Morquio syndrome"],
    ["mucopolysaccharidosis IVA", "mucopolysaccharidosis type IVB"],
  ),
  disease(
    "kidney disease",
    nih,
    ["polycystic kidney disease"],
    ["autosomal dominant polycystic kidney disease", "autosomal recessive polycystic kidney disease"],
  ),
  disease(
    "endocrine system disease",
    nih,
    ["Cushing's syndrome", "Cushing syndrome", "hypercortisolism"],
    ["pituitary-dependent Cushing's disease", "ectopic Cushing syndrome"],
  ),
  disease(
    "endocrine system disease",
    nih,
    ["growth hormone deficiency", "GHD"],
    ["isolated growth hormone deficiency"],
  ),
  disease("obesity", nih, ["hypothalamic obesity"]),
  disease("encephalitis", gard, ["autoimmune encephalitis"], ["anti-NMDA receptor encephalitis"]),
  disease("autoimmune encephalitis", gard, [
    "anti-NMDA receptor encephalitis",
    "anti-NMDAR encephalitis",
    "NMDA receptor encephalitis",
    "anti-N-methyl-D-aspartate receptor encephalitis",
  ]),
  disease("encephalitis", gard, ["Rasmussen encephalitis", "Rasmussen"]),
  disease("demyelinating disease", gard, [
    "MOG antibody-associated disease",
    "MOGAD",
    "myelin oligodendrocyte glycoprotein antibody-associated disease",
  ]),
  disease("epilepsy", gard, ["CDKL5 deficiency disorder", "CDKL5 deficiency"]),
  disease(
    "epilepsy",
    gard,
    ["GLUT1 deficiency syndrome", "GLUT1 deficiency"],
    ["glucose transporter type 1 deficiency syndrome 1", "glucose transporter type 1 deficiency syndrome 2"],
  ),
  disease("sleep disorder", gard, ["idiopathic hypersomnia"]),
  disease("sleep disorder", gard, ["Kleine-Levin syndrome", "Kleine-Levin"]),
  disease("nervous system disease", nih, ["cluster headache"]),
  disease("Graves' disease", nih, [
    "thyroid eye disease",
    "TED",
    "Graves' ophthalmopathy",
    "Graves' orbitopathy",
    "thyroid associated ophthalmopathy",
  ]),
  disease("age related macular degeneration", nih, ["geographic atrophy"]),
  disease(undefined, gard, ["PIK3CA-related overgrowth spectrum", "PIK3CA-related overgrowth"], ["CLOVES syndrome"]),
  disease("ovarian serous carcinoma", nci, [
    "low-grade serous ovarian cancer",
    "LGSOC",
    "low-grade serous ovarian carcinoma",
  ]),
  disease("ovarian serous carcinoma", nci, [
    "high-grade serous ovarian cancer",
    "HGSOC",
    "high-grade serous ovarian carcinoma",
  ]),
  disease("brain cancer", nci, ["glioma", "glial tumor"], ["high grade glioma", "low grade glioma", "brain glioma"]),
  disease(
    "glioma",
    nci,
    ["ependymoma"],
    ["high grade ependymoma", "benign ependymoma", "myxopapillary ependymoma", "parietal lobe ependymoma"],
  ),
  disease(
    "glioma",
    nci,
    ["astrocytoma"],
    ["malignant astrocytoma", "childhood astrocytic tumor", "diffuse astrocytoma", "pilocytic astrocytoma"],
  ),
  disease("graft-versus-host disease", nih, ["chronic graft-versus-host disease", "cGVHD", "chronic GVHD"]),
  disease("graft-versus-host disease", nih, ["acute graft-versus-host disease", "aGVHD", "acute GVHD"]),
  disease("hydrocephalus", nih, ["normal pressure hydrocephalus", "NPH", "iNPH"], ["normal pressure hydrocephalus 1"]),
  disease(
    undefined,
    gard,
    ["cryopyrin-associated periodic syndrome"],
    ["CINCA Syndrome", "Muckle-Wells syndrome", "familial cold autoinflammatory syndrome"],
  ),
  disease("bladder urothelial carcinoma", nci, [
    "muscle-invasive bladder cancer",
    "MIBC",
    "muscle-invasive urothelial carcinoma",
    "muscle-invasive bladder urothelial carcinoma",
  ]),
  disease("bladder urothelial carcinoma", nci, [
    "non-muscle-invasive bladder cancer",
    "NMIBC",
    "superficial bladder cancer",
    "non-muscle-invasive urothelial carcinoma",
  ]),
  disease("prostate carcinoma", nci, [
    "hormone-sensitive prostate cancer",
    "HSPC",
    "mHSPC",
    "nmHSPC",
    "CSPC",
    "mCSPC",
    "castration-sensitive prostate cancer",
    "castrate-sensitive prostate cancer",
    "hormone-naive prostate cancer",
  ]),
  disease(
    "transitional cell carcinoma",
    nci,
    ["upper tract urothelial carcinoma", "UTUC"],
    ["renal pelvis transitional cell carcinoma"],
  ),
  disease("in situ carcinoma", nci, [
    "ductal carcinoma in situ",
    "DCIS",
    "breast ductal carcinoma in situ",
    "intraductal carcinoma of the breast",
  ]),
  disease(undefined, nci, [
    "cancer of unknown primary",
    "unknown primary cancer",
    "cancer of unknown primary site",
    "occult primary cancer",
  ]),
  disease(undefined, nci, [
    "smoldering multiple myeloma",
    "smoldering myeloma",
    "smouldering multiple myeloma",
    "smouldering myeloma",
    "asymptomatic myeloma",
    "SMM",
  ]),
  disease(undefined, nih, ["posterior cortical atrophy", "Benson's syndrome"]),
  disease(
    "Niemann-Pick disease",
    gard,
    ["Niemann-Pick disease type C", "Niemann-Pick C", "Niemann-Pick type C"],
    ["Niemann-Pick disease type C1", "Niemann-Pick disease type C2"],
  ),
  disease("head and neck cancer", nhs, ["throat cancer"], ["pharynx cancer", "larynx cancer"]),
]
