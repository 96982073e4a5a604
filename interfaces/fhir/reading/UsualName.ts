import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"

/**
 * Diseases of the ontology for which studies are mostly registered by one name, and that name. A kind of one of them is sought by it, too:
 * who has an invasive ductal carcinoma of the breast looks for studies of breast cancer.
 */
const rows = `
breast cancer|breast cancer
triple-negative breast cancer|triple negative breast cancer
colon cancer|colon cancer
rectum cancer|rectal cancer
colorectal cancer|colorectal cancer
prostate cancer|prostate cancer
castration-resistant prostate carcinoma|prostate cancer
lung cancer|lung cancer
lung non-small cell carcinoma|non-small cell lung cancer
lung adenocarcinoma|non-small cell lung cancer
lung small cell carcinoma|small cell lung cancer
bronchus cancer|lung cancer
kidney cancer|renal cell carcinoma
nephroblastoma|Wilms tumor
urinary bladder cancer|bladder cancer
stomach cancer|gastric cancer
esophageal cancer|esophageal cancer
uterine cancer|endometrial cancer
cervical cancer|cervical cancer
ovarian cancer|ovarian cancer
thyroid gland cancer|thyroid cancer
skin melanoma|melanoma
melanoma|melanoma
uveal melanoma|uveal melanoma
malignant choroid melanoma|uveal melanoma
malignant ciliary body melanoma|uveal melanoma
malignant iris melanoma|uveal melanoma
liver cancer|liver cancer
hepatocellular carcinoma|hepatocellular carcinoma
cholangiocarcinoma|cholangiocarcinoma
gallbladder cancer|gallbladder cancer
head and neck squamous cell carcinoma|head and neck squamous cell carcinoma
oropharynx cancer|oropharyngeal cancer
larynx cancer|laryngeal cancer
oral cavity cancer|oral cancer
tongue cancer|oral cancer
brain stem cancer|brain cancer
malignant mesothelioma|mesothelioma
osteosarcoma|osteosarcoma
brain cancer|brain cancer
central nervous system cancer|brain cancer
brain glioma|glioma
glioma|glioma
diffuse midline glioma, H3 K27-altered|diffuse midline glioma
medulloblastoma|medulloblastoma
ependymoma|ependymoma
astrocytoma|astrocytoma
multiple myeloma|multiple myeloma
chronic lymphocytic leukemia|chronic lymphocytic leukemia
acute myeloid leukemia|acute myeloid leukemia
acute lymphoblastic leukemia|acute lymphoblastic leukemia
chronic myeloid leukemia|chronic myeloid leukemia
diffuse large B-cell lymphoma|diffuse large B-cell lymphoma
follicular lymphoma|follicular lymphoma
mantle cell lymphoma|mantle cell lymphoma
Hodgkin's lymphoma|Hodgkin lymphoma
lymphoplasmacytic lymphoma|Waldenstrom macroglobulinemia
mycosis fungoides|mycosis fungoides
primary cutaneous T-cell non-Hodgkin lymphoma|cutaneous T-cell lymphoma
multiple sclerosis|multiple sclerosis
amyotrophic lateral sclerosis|amyotrophic lateral sclerosis
Parkinson's disease|Parkinson's disease
Huntington's disease|Huntington's disease
Duchenne muscular dystrophy|Duchenne muscular dystrophy
childhood spinal muscular atrophy|spinal muscular atrophy
adult spinal muscular atrophy|spinal muscular atrophy
cystic fibrosis|cystic fibrosis
sickle cell anemia|sickle cell disease
type 2 diabetes mellitus|type 2 diabetes
type 1 diabetes mellitus|type 1 diabetes
IgA glomerulonephritis|IgA nephropathy
membranous glomerulonephritis|membranous nephropathy
atypical hemolytic-uremic syndrome|atypical hemolytic uremic syndrome
autoimmune thrombocytopenic purpura|immune thrombocytopenia
Gaucher's disease|Gaucher disease
glycogen storage disease II|Pompe disease
alpha 1-antitrypsin deficiency|alpha-1 antitrypsin deficiency
autosomal dominant cerebellar ataxia|spinocerebellar ataxia
congestive heart failure|heart failure
systemic juvenile rheumatoid arthritis|juvenile idiopathic arthritis
temporal arteritis|giant cell arteritis
Churg-Strauss syndrome|eosinophilic granulomatosis with polyangiitis
systemic scleroderma|systemic sclerosis
human immunodeficiency virus infectious disease|HIV infection
X-linked hypophosphatemic rickets|X-linked hypophosphatemia
factor VIII deficiency|hemophilia A
factor IX deficiency|hemophilia B
`

const usual: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|") as [string, string]),
)

/** Names that say nothing of which disease it is. */
const tooWide: ReadonlySet<string> = new Set([
  "adenocarcinoma",
  "cancer",
  "carcinoma",
  "disease",
  "in situ carcinoma",
  "neoplasm",
  "squamous cell carcinoma",
  "syndrome",
])

/** How the ontology numbers kinds that others call by a name: "hereditary systemic amyloidosis 1" is transthyretin amyloidosis. */
const numbered = /\s\d+[a-z]?$/i

/** The name by which studies of a disease are found: that of the nearest disease above it that has one, its own, or the one that was `written`. */
export const of = (disease: DiseaseNames.Disease, written: string): string | undefined => {
  const [own = ""] = disease.names
  if (tooWide.has(own)) return undefined
  const seen = new Set<string>()
  for (let level: ReadonlyArray<DiseaseNames.Disease> = [disease]; level.length > 0; ) {
    const name = level.map(({ names }) => usual.get(names[0] ?? "")).find((each) => each !== undefined)
    if (name !== undefined) return name
    const above = new Set(level.flatMap(({ broader }) => broader).filter((number) => !seen.has(number)))
    for (const number of above) seen.add(number)
    level = [...above].flatMap((number) => DiseaseNames.numbered(number) ?? [])
  }

  return numbered.test(own) ? written : own
}
