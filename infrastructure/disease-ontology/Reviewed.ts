/** A name that the ontology lacks, or does not have in a form that people write. `of`: the ontology's own name of the disease. */
export interface Addition {
  readonly name: string
  readonly of: string
  readonly source: string
}

const nci = "NCI Thesaurus and the glossaries of cancer.gov"
const nih = "MedlinePlus and the disease pages of the NIH's institutes"
const gard = "GARD, the NIH's pages on rare diseases"
const nhs = "the NHS's pages for patients"

const added = (of: string, source: string, names: ReadonlyArray<string>): ReadonlyArray<Addition> =>
  names.map((name) => ({ name, of, source }))

/** Names added by hand, each with where it is in use. */
export const additions: ReadonlyArray<Addition> = [
  ...added("colorectal cancer", nhs, ["bowel cancer", "CRC", "mCRC"]),
  ...added("uterine cancer", nhs, ["womb cancer"]),
  ...added("oral cavity cancer", nhs, ["mouth cancer", "oral cancer"]),
  ...added("pharynx cancer", nih, ["throat cancer"]),
  ...added("pancreatic ductal adenocarcinoma", nci, ["PDAC"]),
  ...added("acute myeloid leukemia", nci, ["AML", "leukemia myeloid acute"]),
  ...added("hepatocellular carcinoma", nci, ["HCC", "hepatoma"]),
  ...added("lung small cell carcinoma", nci, ["SCLC", "small cell lung cancer"]),
  ...added("non-Hodgkin lymphoma", nci, ["NHL"]),
  ...added("mantle cell lymphoma", nci, ["MCL"]),
  ...added("follicular lymphoma", nci, ["FL"]),
  ...added("multiple myeloma", nci, ["plasma cell myeloma", "MM"]),
  ...added("head and neck squamous cell carcinoma", nci, ["HNSCC", "SCCHN"]),
  ...added("myelodysplastic syndrome", nci, ["MDS"]),
  ...added("diffuse midline glioma, H3 K27-altered", nci, ["DIPG"]),
  ...added("esophagus squamous cell carcinoma", nci, ["ESCC"]),
  ...added("malignant mesothelioma", nci, ["mesothelioma"]),
  ...added("nephroblastoma", nci, ["Wilms tumor"]),
  ...added("multiple sclerosis", nih, ["MS"]),
  ...added("Duchenne muscular dystrophy", gard, ["DMD"]),
  ...added("spinal muscular atrophy", gard, ["SMA"]),
  ...added("motor neuron disease", nhs, ["motor neurone disease", "MND"]),
  ...added("idiopathic pulmonary fibrosis", nih, ["IPF"]),
  ...added("Parkinson's disease", nih, ["PD"]),
  ...added("frontotemporal dementia", nih, ["FTD"]),
  ...added("progressive supranuclear palsy", gard, ["PSP"]),
  ...added("multiple system atrophy", gard, ["MSA"]),
  ...added("tuberous sclerosis", gard, ["TSC", "tuberous sclerosis complex"]),
  ...added("sickle cell disease", nih, ["SCD"]),
  ...added("paroxysmal nocturnal hemoglobinuria", gard, ["PNH"]),
  ...added("myasthenia gravis", gard, ["MG", "generalized myasthenia gravis"]),
  ...added("hereditary angioedema", gard, ["HAE"]),
  ...added("systemic lupus erythematosus", nih, ["SLE", "lupus"]),
  ...added("rheumatoid arthritis", nih, ["RA"]),
  ...added("ulcerative colitis", nih, ["UC"]),
  ...added("inflammatory bowel disease", nih, ["IBD"]),
  ...added("irritable bowel syndrome", nih, ["IBS"]),
  ...added("type 1 diabetes mellitus", nih, ["T1D", "T1DM", "type 1 diabetes"]),
  ...added("type 2 diabetes mellitus", nih, ["T2D", "T2DM"]),
  ...added("cerebrovascular disease", nih, ["stroke"]),
  ...added("hypertension", nih, ["high blood pressure"]),
  ...added("congestive heart failure", nih, ["heart failure"]),
  ...added("major depressive disorder", nih, ["depression", "MDD"]),
  ...added("pulmonary hypertension", nih, ["PAH"]),
  ...added("age related macular degeneration", nih, ["AMD"]),
]

/** A name that the ontology has and that would mislead here. */
export interface Removal {
  readonly name: string
  readonly reason: string
}

/** Names taken away by hand. */
export const removals: ReadonlyArray<Removal> = [
  { name: "insulin resistance", reason: "a finding in many people who have no diabetes" },
  {
    name: "IBD",
    reason: "stands for inflammatory bowel disease in nearly every study; the ontology has it for another",
  },
  { name: "MDS", reason: "stands for myelodysplastic syndrome in nearly every study; the ontology has it for another" },
  { name: "COLD", reason: "an English word" },
  { name: "CON", reason: "an English word" },
  { name: "WED", reason: "an English word" },
  { name: "ARTS", reason: "an English word" },
  { name: "TAM", reason: "a surname and a drug's short name" },
]
