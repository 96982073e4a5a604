import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as DiseaseNames from "../../../domain/condition/DiseaseNames.ts"
import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as SpanishNames from "../../../domain/condition/SpanishNames.ts"
import { usualDiseases } from "../../../domain/condition/UsualDiseases.ts"
import * as Steps from "../../../domain/Steps.ts"

/** As people write them, with accents and without: those of the launch areas, frequent ones, and rare ones. */
const names = `
cáncer de páncreas|pancreatic cancer
Cancer de pancreas|pancreatic cancer
CÁNCER PANCREÁTICO|pancreatic cancer
cáncer del páncreas|pancreatic cancer
el cáncer de páncreas|pancreatic cancer
neoplasia pancreática|pancreatic cancer
adenocarcinoma de páncreas|pancreatic adenocarcinoma
adenocarcinoma ductal pancreático|pancreatic ductal adenocarcinoma
enfermedad de Alzheimer|Alzheimer's disease
la enfermedad de alzheimer|Alzheimer's disease
mal de Alzheimer|Alzheimer's disease
cáncer de mama|breast cancer
cancer de seno|breast cancer
cáncer mamario|breast cancer
cáncer de mama triple negativo|triple-negative breast cancer
cáncer de pulmón|lung cancer
cancer de pulmon|lung cancer
cáncer de pulmón de células no pequeñas|non-small cell lung cancer
cáncer de pulmón microcítico|small cell lung cancer
cáncer de próstata|prostate cancer
cáncer colorrectal|colorectal cancer
cáncer de colon|colon cancer
cáncer de recto|rectal cancer
melanoma maligno|melanoma
melanoma uveal|uveal melanoma
cáncer de piel|skin cancer
cáncer de vejiga|bladder cancer
cáncer de riñón|kidney cancer
cancer de rinon|kidney cancer
carcinoma de células renales|renal cell carcinoma
cáncer de ovario|ovarian cancer
cáncer de endometrio|endometrial cancer
cáncer de cuello uterino|cervical cancer
cáncer de hígado|liver cancer
carcinoma hepatocelular|hepatocellular carcinoma
colangiocarcinoma|cholangiocarcinoma
cáncer de estómago|stomach cancer
cáncer de esófago|esophageal cancer
cáncer de cabeza y cuello|head and neck cancer
cáncer de tiroides|thyroid cancer
cáncer testicular|testicular cancer
meduloblastoma|medulloblastoma
sarcoma de Ewing|Ewing sarcoma
rabdomiosarcoma|rhabdomyosarcoma
sarcoma de tejidos blandos|soft tissue sarcoma
mesotelioma|mesothelioma
leucemia|leukemia
leucemia mieloide aguda|acute myeloid leukemia
leucemia linfoblástica aguda|acute lymphoblastic leukemia
leucemia linfocítica crónica|chronic lymphocytic leukemia
linfoma|lymphoma
linfoma de Hodgkin|Hodgkin lymphoma
linfoma no Hodgkin|non-Hodgkin lymphoma
linfoma folicular|follicular lymphoma
mieloma múltiple|multiple myeloma
síndrome mielodisplásico|myelodysplastic syndrome
enfermedad de Parkinson|Parkinson's disease
esclerosis lateral amiotrófica|amyotrophic lateral sclerosis
ELA|amyotrophic lateral sclerosis
esclerosis múltiple|multiple sclerosis
enfermedad de Huntington|Huntington's disease
demencia|dementia
demencia frontotemporal|frontotemporal dementia
epilepsia|epilepsy
migraña|migraine
derrame cerebral|stroke
distrofia muscular de Duchenne|Duchenne muscular dystrophy
atrofia muscular espinal|spinal muscular atrophy
síndrome de Rett|Rett syndrome
síndrome de Down|Down syndrome
autismo|autism spectrum disorder
esquizofrenia|schizophrenia
depresión|depression
trastorno bipolar|bipolar disorder
diabetes tipo 1|type 1 diabetes mellitus
diabetes mellitus tipo 2|type 2 diabetes mellitus
obesidad|obesity
hipertensión|hypertension
hipertensión pulmonar|pulmonary hypertension
insuficiencia cardíaca|congestive heart failure
fibrilación auricular|atrial fibrillation
asma|asthma
EPOC|chronic obstructive pulmonary disease
fibrosis quística|cystic fibrosis
fibrosis pulmonar idiopática|idiopathic pulmonary fibrosis
enfermedad de Crohn|Crohn's disease
colitis ulcerosa|ulcerative colitis
enfermedad celíaca|celiac disease
cirrosis|liver cirrhosis
enfermedad renal crónica|chronic kidney disease
artritis reumatoide|rheumatoid arthritis
lupus eritematoso sistémico|systemic lupus erythematosus
esclerodermia|systemic scleroderma
dermatitis atópica|atopic dermatitis
epidermólisis ampollosa|epidermolysis bullosa
fenilcetonuria|phenylketonuria
enfermedad de Gaucher|Gaucher's disease
anemia falciforme|sickle cell anemia
hemofilia A|hemophilia A
degeneración macular|age related macular degeneration
uveítis|uveitis
vitíligo|vitiligo
esclerosis tuberosa|tuberous sclerosis
síndrome de Marfan|Marfan syndrome
fiebre de Malta|brucellosis
leucoplasia vellosa|oral hairy leukoplakia
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [spanish: string, english: string])

/** Spanish words that are no disease, what stands around one, and English. */
const others =
  "hospital|clínica|médico|paciente|enfermedad|cáncer|síndrome|tumor|dolor|fiebre|tos|cansancio|sangre|corazón|cerebro|hígado|pulmón|páncreas|mama|hueso|" +
  "tratamiento|quimioterapia|radioterapia|cirugía|ensayo clínico|vacuna|medicamento|mujer de 60 años|hombre|niño|adultos sanos|voluntarios|embarazo|lactancia|ejercicio|dieta|" +
  "Madrid|Barcelona|México|España|recurrente|metastásico|etapa IV|en casa|no sé|otra enfermedad|cáncer de algo|células|genética|la|de la"

describe("A Spanish name of a disease", () => {
  test.each(names)("%s is %s", (spanish, english) => {
    expect(SpanishNames.inEnglish(spanish)).toBe(english)
  })

  test("of which a hundred are tried", () => expect(names.length).toBeGreaterThanOrEqual(100))

  test("leads to a name that is known, if it stands in the table", () => {
    const strange = usualDiseases.filter(
      ({ name, spanish }) => spanish.some((each) => SpanishNames.keyOf(each) === "") || SpanishNames.keyOf(name) === "",
    )

    expect(strange).toEqual([])
  })

  test("is of one disease", () => {
    const keys = usualDiseases.flatMap(({ name, spanish }) =>
      spanish.map((each) => [SpanishNames.keyOf(each), name] as const),
    )
    const meanings = Map.groupBy(keys, ([key]) => key)

    expect([...meanings].filter(([, some]) => new Set(some.map(([, name]) => name)).size > 1)).toEqual([])
  })
})

describe("What is none", () => {
  const words = others.split("|")

  test.each(words)("%s stays as it is", (text) => {
    expect(SpanishNames.inEnglish(text)).toBeUndefined()
  })

  test("of which fifty are tried", () => expect(words.length).toBeGreaterThanOrEqual(50))

  test("such as every English name", () => {
    const areas = LaunchArea.launchAreas.flatMap(({ alsoCalled, name, names: own, slug }) => [
      slug,
      name,
      ...alsoCalled,
      ...own,
    ])
    const accented = ["Sjögren's syndrome", "Guillain-Barré syndrome", "Behçet's disease", "Ménière's disease"]
    const english = [
      ...areas,
      ...Steps.whole(DiseaseNames.all()).flat(),
      ...usualDiseases.map(({ name }) => name),
      ...accented,
    ]

    expect(english.length).toBeGreaterThan(20_000)
    expect(english.filter((name) => SpanishNames.inEnglish(name) !== undefined)).toEqual([])
  })

  test("such as a long text", () => {
    expect(SpanishNames.inEnglish(`cáncer de mama ${"y ".repeat(100_000)}`)).toBeUndefined()
  })
})

test("A disease that is often looked for is known by its English name, or is one that the ontology lacks", () => {
  const unknown = usualDiseases.filter(
    ({ name }) =>
      LaunchArea.find(name) === undefined &&
      DiseaseNames.named(name).length === 0 &&
      ConditionQuery.diseaseWithin(name) === undefined,
  )

  expect(unknown.map(({ name }) => name)).toEqual([
    "mild cognitive impairment",
    "attention deficit hyperactivity disorder",
    "insomnia",
    "osteoarthritis",
    "acne",
    "urticaria",
  ])
})
