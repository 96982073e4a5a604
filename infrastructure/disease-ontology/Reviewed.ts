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
  ...added("nephroblastoma", nci, ["Wilms tumor", "Wilms"]),
  ...added("multiple sclerosis", nih, ["MS"]),
  ...added("Duchenne muscular dystrophy", gard, ["DMD", "Duchenne"]),
  ...added("limb-girdle muscular dystrophy", gard, ["LGMD"]),
  ...added("facioscapulohumeral muscular dystrophy", gard, ["FSHD", "FSH muscular dystrophy"]),
  ...added("myotonic dystrophy type 1", gard, ["myotonic dystrophy"]),
  ...added("spinal muscular atrophy", gard, ["SMA"]),
  ...added("Werdnig-Hoffmann disease", gard, ["SMA type 1", "spinal muscular atrophy type 1"]),
  ...added("intermediate spinal muscular atrophy", gard, ["SMA type 2", "spinal muscular atrophy type 2"]),
  ...added("juvenile spinal muscular atrophy", gard, ["SMA type 3"]),
  ...added("Charcot-Marie-Tooth disease", gard, ["Charcot-Marie-Tooth", "CMT"]),
  ...added("chronic inflammatory demyelinating polyradiculoneuropathy", gard, [
    "CIDP",
    "chronic inflammatory demyelinating polyneuropathy",
  ]),
  ...added("Huntington's disease", nih, ["Huntington", "Huntington's"]),
  ...added("amyotrophic lateral sclerosis", nih, ["Lou Gehrig"]),
  ...added("Friedreich ataxia", gard, ["FRDA"]),
  ...added("neuromyelitis optica", gard, ["NMOSD", "NMO", "neuromyelitis optica spectrum disorder"]),
  ...added("Lewy body dementia", nih, ["DLB", "LBD"]),
  ...added("primary progressive aphasia", gard, ["PPA"]),
  ...added("corticobasal degeneration syndrome", gard, ["corticobasal degeneration", "corticobasal syndrome"]),
  ...added("Rett syndrome", gard, ["Rett"]),
  ...added("Dravet syndrome", gard, ["Dravet"]),
  ...added("Lennox-Gastaut syndrome", gard, ["Lennox-Gastaut", "LGS"]),
  ...added("Prader-Willi syndrome", gard, ["Prader-Willi", "PWS"]),
  ...added("Angelman syndrome", gard, ["Angelman"]),
  ...added("fragile X syndrome", gard, ["fragile X", "FXS"]),
  ...added("neurofibromatosis 1", gard, ["neurofibromatosis type 1"]),
  ...added("neuronal ceroid lipofuscinosis", gard, ["Batten", "Batten disease"]),
  ...added("Krabbe disease", gard, ["Krabbe"]),
  ...added("Niemann-Pick disease", gard, ["Niemann-Pick"]),
  ...added("Gaucher's disease", gard, ["Gaucher"]),
  ...added("Gaucher's disease type I", gard, ["Gaucher disease type 1"]),
  ...added("Fabry disease", gard, ["Fabry"]),
  ...added("glycogen storage disease II", gard, [
    "Pompe",
    "Pompe disease",
    "late-onset Pompe disease",
    "infantile-onset Pompe disease",
    "LOPD",
    "IOPD",
  ]),
  ...added("mucopolysaccharidosis I", gard, ["MPS I", "Hurler"]),
  ...added("mucopolysaccharidosis II", gard, ["MPS II"]),
  ...added("mucopolysaccharidosis III", gard, ["MPS III", "Sanfilippo", "Sanfilippo syndrome"]),
  ...added("ornithine carbamoyltransferase deficiency", gard, ["OTC deficiency"]),
  ...added("maple syrup urine disease", gard, ["MSUD"]),
  ...added("hereditary systemic amyloidosis 1", gard, [
    "hATTR",
    "hATTR amyloidosis",
    "ATTRv amyloidosis",
    "hereditary transthyretin amyloidosis",
    "transthyretin amyloidosis",
    "transthyretin amyloid cardiomyopathy",
    "ATTR-CM",
  ]),
  ...added("factor VIII deficiency", nih, ["haemophilia A"]),
  ...added("hemophilia B", nih, ["haemophilia B"]),
  ...added("autoimmune thrombocytopenic purpura", nih, ["ITP", "immune thrombocytopenia"]),
  ...added("atypical hemolytic-uremic syndrome", gard, ["aHUS", "atypical hemolytic uremic syndrome"]),
  ...added("granulomatosis with polyangiitis", gard, ["GPA"]),
  ...added("Churg-Strauss syndrome", gard, ["EGPA", "eosinophilic granulomatosis with polyangiitis"]),
  ...added("Erdheim-Chester disease", gard, ["Erdheim-Chester"]),
  ...added("Castleman disease", gard, ["Castleman"]),
  ...added("lymphangioleiomyomatosis", gard, ["LAM"]),
  ...added("fibrodysplasia ossificans progressiva", gard, ["FOP"]),
  ...added("X-linked hypophosphatemic rickets", gard, ["XLH", "X-linked hypophosphatemia"]),
  ...added("Alport syndrome", gard, ["Alport"]),
  ...added("primary biliary cholangitis", nih, ["PBC"]),
  ...added("primary sclerosing cholangitis", nih, ["PSC"]),
  ...added("epidermolysis bullosa", gard, ["EB"]),
  ...added("recessive dystrophic epidermolysis bullosa", gard, ["RDEB"]),
  ...added("Leber hereditary optic neuropathy", gard, ["LHON"]),
  ...added("Stargardt disease", gard, ["Stargardt"]),
  ...added("desmoid tumor", nci, ["desmoid"]),
  ...added("motor neuron disease", nhs, ["motor neurone disease", "MND"]),
  ...added("idiopathic pulmonary fibrosis", nih, ["IPF"]),
  ...added("Parkinson's disease", nih, ["PD"]),
  ...added("frontotemporal dementia", nih, ["FTD"]),
  ...added("progressive supranuclear palsy", gard, ["PSP"]),
  ...added("multiple system atrophy", gard, ["MSA"]),
  ...added("tuberous sclerosis", gard, ["TSC", "tuberous sclerosis complex"]),
  ...added("sickle cell disease", nih, ["SCD"]),
  ...added("paroxysmal nocturnal hemoglobinuria", gard, ["PNH"]),
  ...added("myasthenia gravis", gard, ["MG", "gMG", "generalized myasthenia gravis"]),
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
  ...added("pulmonary hypertension", nih, ["PAH", "pulmonary arterial hypertension"]),
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
