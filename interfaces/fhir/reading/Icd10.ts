import type { Code } from "./Concept.ts"

/**
 * What a code of ICD-10 (also of its American and German editions) means where no word stands beside it, by the longest beginning that is
 * known. Source: the category titles of ICD-10 (WHO), worded as the disease is usually called. Codes of secondary tumors are no names here.
 */
const rows = `
C00|lip cancer
C01|tongue cancer
C02|tongue cancer
C07|salivary gland cancer
C08|salivary gland cancer
C09|oropharyngeal cancer
C10|oropharyngeal cancer
C11|nasopharyngeal cancer
C12|hypopharyngeal cancer
C13|hypopharyngeal cancer
C15|esophageal cancer
C16|gastric cancer
C17|small intestine cancer
C18|colon cancer
C19|rectosigmoid cancer
C20|rectal cancer
C21|anal cancer
C22|liver cancer
C22.0|hepatocellular carcinoma
C22.1|cholangiocarcinoma
C22.2|hepatoblastoma
C23|gallbladder cancer
C24|biliary tract cancer
C25|pancreatic cancer
C30|nasal cavity cancer
C31|paranasal sinus cancer
C32|laryngeal cancer
C33|tracheal cancer
C34|lung cancer
C37|thymoma
C38.4|pleural cancer
C40|bone cancer
C41|bone cancer
C43|melanoma
C44|skin cancer
C4A|Merkel cell carcinoma
C45|mesothelioma
C46|Kaposi sarcoma
C48|peritoneal cancer
C49|soft tissue sarcoma
C50|breast cancer
C51|vulvar cancer
C52|vaginal cancer
C53|cervical cancer
C54|endometrial cancer
C55|uterine cancer
C56|ovarian cancer
C57.0|fallopian tube cancer
C60|penile cancer
C61|prostate cancer
C62|testicular cancer
C64|kidney cancer
C65|renal pelvis cancer
C66|ureter cancer
C67|bladder cancer
C68|urethral cancer
C69|eye cancer
C69.2|retinoblastoma
C69.3|uveal melanoma
C71|brain cancer
C72|spinal cord cancer
C73|thyroid cancer
C74|adrenal cancer
C75.0|parathyroid cancer
C7A|neuroendocrine tumor
C80|cancer of unknown primary
C81|Hodgkin lymphoma
C82|follicular lymphoma
C83|non-Hodgkin lymphoma
C83.1|mantle cell lymphoma
C83.3|diffuse large B-cell lymphoma
C83.7|Burkitt lymphoma
C84|T-cell lymphoma
C85|non-Hodgkin lymphoma
C88.0|Waldenstrom macroglobulinemia
C90|multiple myeloma
C90.0|multiple myeloma
C91.0|acute lymphoblastic leukemia
C91.1|chronic lymphocytic leukemia
C91.4|hairy cell leukemia
C92.0|acute myeloid leukemia
C92.1|chronic myeloid leukemia
C92.4|acute promyelocytic leukemia
C93.1|chronic myelomonocytic leukemia
C95|leukemia
D45|polycythemia vera
D46|myelodysplastic syndrome
D47.0|mastocytosis
D47.1|myeloproliferative neoplasm
D47.3|essential thrombocythemia
D47.4|myelofibrosis
D56|thalassemia
D57|sickle cell disease
D59.3|hemolytic uremic syndrome
D59.5|paroxysmal nocturnal hemoglobinuria
D61|aplastic anemia
D66|hemophilia A
D67|hemophilia B
D68.0|von Willebrand disease
D69.3|immune thrombocytopenia
D75.81|myelofibrosis
D84.1|hereditary angioedema
D86|sarcoidosis
E10|type 1 diabetes
E11|type 2 diabetes
E22.0|acromegaly
E70.0|phenylketonuria
E74.02|Pompe disease
E75.21|Fabry disease
E75.22|Gaucher disease
E75.23|Krabbe disease
E75.24|Niemann-Pick disease
E75.25|metachromatic leukodystrophy
E76|mucopolysaccharidosis
E83.0|Wilson disease
E83.11|hemochromatosis
E84|cystic fibrosis
E85|amyloidosis
E88.01|alpha-1 antitrypsin deficiency
F00|alzheimers
F01|vascular dementia
G10|Huntington's disease
G11|ataxia
G11.11|Friedreich ataxia
G12.0|spinal muscular atrophy
G12.1|spinal muscular atrophy
G12.2|amyotrophic lateral sclerosis
G20|Parkinson's disease
G23.1|progressive supranuclear palsy
G23.2|multiple system atrophy
G25.0|essential tremor
G30|alzheimers
G31.0|frontotemporal dementia
G31.8|Lewy body dementia
G31.83|Lewy body dementia
G31.84|mild cognitive impairment
G35|multiple sclerosis
G36.0|neuromyelitis optica
G40.81|Lennox-Gastaut syndrome
G40.83|Dravet syndrome
G47.41|narcolepsy
G60.0|Charcot-Marie-Tooth disease
G61.0|Guillain-Barre syndrome
G61.81|chronic inflammatory demyelinating polyneuropathy
G70.0|myasthenia gravis
G71.0|muscular dystrophy
G71.02|facioscapulohumeral muscular dystrophy
G71.03|limb-girdle muscular dystrophy
G71.11|myotonic dystrophy
G90.3|multiple system atrophy
I27.0|pulmonary arterial hypertension
I27.21|pulmonary arterial hypertension
I42.0|dilated cardiomyopathy
I42.1|hypertrophic cardiomyopathy
I42.2|hypertrophic cardiomyopathy
J44|chronic obstructive pulmonary disease
J45|asthma
J47|bronchiectasis
J84.1|pulmonary fibrosis
J84.112|idiopathic pulmonary fibrosis
K20.0|eosinophilic esophagitis
K50|Crohn's disease
K51|ulcerative colitis
K74.3|primary biliary cholangitis
K75.4|autoimmune hepatitis
K75.81|nonalcoholic steatohepatitis
K83.01|primary sclerosing cholangitis
K90.0|celiac disease
L10.0|pemphigus vulgaris
L12.0|bullous pemphigoid
L20|atopic dermatitis
L40|psoriasis
L40.5|psoriatic arthritis
L63|alopecia areata
L73.2|hidradenitis suppurativa
L80|vitiligo
M05|rheumatoid arthritis
M06.9|rheumatoid arthritis
M08.0|juvenile idiopathic arthritis
M10|gout
M31.3|granulomatosis with polyangiitis
M31.5|giant cell arteritis
M31.6|giant cell arteritis
M31.7|microscopic polyangiitis
M32|systemic lupus erythematosus
M32.14|lupus nephritis
M33|dermatomyositis
M33.2|polymyositis
M34|systemic sclerosis
M35.0|Sjogren's syndrome
M45|ankylosing spondylitis
N02.B|IgA nephropathy
N18|chronic kidney disease
Q61.2|autosomal dominant polycystic kidney disease
Q78.0|osteogenesis imperfecta
Q85.0|neurofibromatosis
Q87.4|Marfan syndrome
`

const names: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|") as [string, string]),
)

/** By its address, or by its number as an object: that of the WHO, and the American one. */
const system = /icd-?10|2\.16\.840\.1\.113883\.6\.(?:3|90)$/

/** The name of what a code means. */
export const nameOf = (code: { readonly system: string; readonly code: string }): string | undefined => {
  if (!system.test(code.system)) return undefined
  const written = code.code.toUpperCase()
  for (let length = Math.min(written.length, 7); length > 2; length--) {
    const name = names.get(written.slice(0, length))
    if (name !== undefined) return name
  }

  return undefined
}

const secondary = /^C7[789B]/

/** Whether a code means a tumor that spread from elsewhere. */
export const isSecondary = ({ code, system: of }: Code): boolean =>
  system.test(of) && secondary.test(code.toUpperCase())

/** Whether it spread no further than to lymph nodes. */
export const isOfLymphNodes = ({ code, system: of }: Code): boolean =>
  system.test(of) && /^C77/.test(code.toUpperCase())

/** Whether a code means a cancer; D47.2, a gammopathy that may become one, does not. */
export const isCancer = ({ code, system: of }: Code): boolean =>
  system.test(of) && /^(?:C|D0|D4(?:[56]|7(?!\.?2)))/.test(code.toUpperCase())

/** Whether there are codes of ICD-10, and all of them are of some kind: a disease has others beside its own. */
const areAll =
  (kind: RegExp) =>
  (codes: ReadonlyArray<Code>): boolean => {
    const own = codes.filter(({ system: of }) => system.test(of))

    return own.length > 0 && own.every(({ code }) => kind.test(code.toUpperCase()))
  }

/** Whether codes mean tumors that are benign, or of which that is not known. */
export const areNotMalignant = areAll(/^D(?:1\d|2\d|3\d|4[0-4]|48|49)/)

/** Whether codes mean no disease but a symptom, a finding, an injury, a habit, or what is past or planned. */
export const areNoDisease = areAll(/^(?:[RSTV-Z]|G89|L29)/)

/** Whether they mean what the patient had, or does not have: what was suspected or looked for, a risk, relatives' diseases. */
export const areNoneOfHis = areAll(/^Z(?:0[389]|1[1-35]|20|8[0-7])/)

/** Whether they mean what another disease does, and say so: dementia, heart, nerves, joints "in diseases classified elsewhere". */
export const areManifestations = areAll(
  /^(?:F02|G13|G32|G53|G55|G59|G63|G73|G94|G99|H36|I32|I39|I41|I43|I52|J17|J99|K77|M01|M14|M36|M49|N08|N16|N29)/,
)

/** Diseases that people with any other disease often have as well, and a gammopathy that comes before others. */
export const areWidespread = areAll(
  /^(?:D50|D47\.?2|E0[23]|E11|E55|E66|E78|F17|F32|F33|F41|G43|G47\.?[03]|H2[56]|I1[0-35]|J30|K21|K59\.?0|M1[5-9]|M54|M81|N40)/,
)
