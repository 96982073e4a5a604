import * as WordSet from "../eligibility/text/WordSet.ts"
import * as Analyzer from "./Analyzer.ts"
import { bloodCancers, cancerWords, tumorEndings } from "./DiseaseLexicon.ts"

/** Short names under which cancers go in criteria, folded. */
const shortNames = WordSet.of(
  "nsclc sclc pca gbm hgg phgg pdac hcc rcc ccrcc crc mcrc tnbc hnscc escc gist gists crpc mcrpc mhspc hspc aml apl cll sll cml cmml mds mpn dlbcl " +
    "mcl mzl nhl hl chl ptcl ctcl pcnsl smm jmml dcis scclc oscc opscc eoc dipg dmg mpm mibc nmibc mcc cscc btc nscl scchn dtc mtc atc net pnet nets hgsoc lgsc cca icca nec",
)

/** "SqNSCLC", "mCRC": what stands before a short name tells a kind of it. */
const shortEnding = "[a-z]{1,4}(?:sclc|crc|crpc|hcc|rcc|hnscc|pdac|tnbc)$"

const cancerForms = WordSet.of(
  "malignancies cancerous oncologic oncological metastasis metastases metastatic hodgkin fungoides sezary sézary",
)

/** Words that end like a tumor and are none. */
const noTumors = WordSet.of(
  "glaucoma glaucomas hematoma hematomas haematoma haematomas diploma diplomas xanthoma granuloma granulomas",
)

const tumor = /.{3}(?:oma|omas|omata)$/

/** How names of cancers begin, be it as British criteria write them. */
const beginnings = [...bloodCancers.filter((beginning) => beginning !== "blood"), "leukaemi", "haematolog", "tumour"]

const shaped = new RegExp(`^(?:${[shortEnding, ...beginnings].join("|")})|(?:${tumorEndings.join("|")})$`)

/** Whether a folded word names a cancer, of whatever kind. */
export const isCancer = (word: string): boolean =>
  cancerForms.has(word) ||
  shortNames.has(word) ||
  cancerWords.has(word.endsWith("s") ? word.slice(0, -1) : word) ||
  shaped.test(word) ||
  (tumor.test(word) && !noTumors.has(word))

/** Words by which a text speaks of dementia. */
export const dementiaWords = WordSet.of("alzheimer alzheimer's alzheimers ad dementia cognitive dat impairment")

/** Words that call something a disease or a part of one without telling which. */
export const common = WordSet.of("disease diseases lesion lesions setting settings spread")

/** Organs and ailments that a word of course may speak of in place of the study's disease. */
export const others = WordSet.of(
  "infection infections infectious infected bacterial viral fungal hiv aids hepatitis tuberculosis tb covid pneumonia pneumonitis sepsis herpes zoster " +
    "heart cardiac cardiovascular coronary conduction arrhythmia arrhythmias hypertension hypotension angina myocardial vascular " +
    "kidney renal nephropathy hepatic cirrhosis ascites effusion effusions bleeding hemorrhage ulcer ulcers gi gastrointestinal bowel colitis " +
    "crohn pancreatitis diarrhea nausea vomiting swelling neuropathy seizure seizures epilepsy stroke dementia headache migraine pain dyspnea " +
    "autoimmune multifocal leukoencephalopathy encephalopathy supranuclear palsy diabetes asthma copd pulmonary lung respiratory fibrosis " +
    "thrombosis thromboembolism embolism anemia thrombocytopenia neutropenia cytopenia coagulation coagulopathy gvhd rejection toxicity toxicities " +
    "disorder disorders depression depressive psychiatric psychotic psychosis schizophrenia anxiety suicidal falls episodes vertigo urinary obstruction obstructions " +
    "skin dermatologic eye ocular thyroid hypothyroidism hyperthyroidism endocrine splenomegaly lymphocytosis lymphadenopathy hypercalcemia age directive directives practice " +
    "hypersensitivity allergy reaction reactions anaphylaxis weakness neurologic neurological neurocognitive neurodegenerative demyelinating vasculitis cardiomyopathy hearing audiology alcohol alcoholism abuse addiction addictions substance bipolar cachexia malnutrition osteoporosis inflammation immunodeficiency " +
    "polyp polyps sarcoidosis endometriosis periodontitis t1d t2d parkinson parkinson's parkinsonism huntington huntington's amyotrophic",
)

/** Where metastases sit that are spoken of as a condition of their own. */
export const organs = WordSet.of(
  "brain cns central nervous intracranial cerebral leptomeningeal meningeal meninges spinal cord epidural bone bones bony osseous skeletal " +
    "liver hepatic lung lungs pulmonary nodal node nodes lymph peritoneal visceral pleural adrenal skin subcutaneous ocular choroidal",
)

/** Of these, where a tumor that is metastatic did not begin. */
export const central = WordSet.of(
  "brain cns central intracranial cerebral leptomeningeal meningeal spinal cord epidural nodal node nodes",
)

/** Words that tell of the organ of a cancer or of its tissue, by one name for each. */
const sites: ReadonlyMap<string, string> = new Map(
  Object.entries({
    lung: "lung pulmonary bronchogenic nsclc nscl sclc mesothelioma thoracic",
    breast: "breast mammary tnbc dcis lobular",
    prostate: "prostate prostatic pca crpc mcrpc hspc mhspc",
    kidney: "kidney renal rcc ccrcc nephroblastoma",
    bladder: "bladder urothelial mibc nmibc ureter",
    skin: "skin melanoma cutaneous merkel basal mcc cscc",
    cervix: "cervix cervical",
    womb: "endometrial uterine endometrium uterus",
    ovary: "ovary ovarian fallopian eoc hgsoc lgsc",
    bowel: "colon colorectal rectal rectum bowel crc mcrc colonic",
    stomach: "gastric stomach gastroesophageal esophageal oesophageal esophagus gej escc",
    pancreas: "pancreas pancreatic pdac",
    liver: "liver hepatocellular hcc biliary cholangiocarcinoma gallbladder btc cca icca",
    thyroid: "thyroid dtc mtc atc",
    head: "head neck hnscc oral oropharyngeal nasopharyngeal laryngeal scchn opscc oscc",
    brain: "brain glioma glioblastoma gbm astrocytoma cns intracranial dipg dmg",
    blood:
      "leukemia leukaemia lymphoma hodgkin myeloma lymphoid myeloid hematologic hematological haematological cll sll aml cml mds mpn dlbcl nhl hl mm lymphocytic lymphoblastic myelodysplastic",
    soft: "sarcoma liposarcoma osteosarcoma gist synovial",
    testis: "testicular testis germ seminoma",
  }).flatMap(([site, words]) => words.split(" ").map((word) => [word, site] as const)),
)

/** The names of these organs and tissues. */
export const siteNames: ReadonlyArray<string> = [...new Set(sites.values())]

/** The organ or tissue of a cancer that a folded word tells of. */
export const siteOf = (word: string): string | undefined =>
  sites.get(word) ?? (word.endsWith("s") ? sites.get(word.slice(0, -1)) : undefined)

/** Organs in which metastases sit, by one name for each: that of the site of a cancer where one begins there, too. */
const namesOfSeats: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  Object.entries({
    brain: "brain cerebral intracranial cns",
    meninges: "leptomeninges leptomeningeal meninges meningeal",
    liver: "liver hepatic",
    lung: "lung lungs pulmonary",
    bone: "bone bones osseous skeletal spinal",
    peritoneum: "peritoneum peritoneal",
    adrenal: "adrenal",
    pleura: "pleura pleural",
    skin: "skin cutaneous",
  }).map(([organ, names]) => [organ, names.split(" ")] as const),
)

const seats: ReadonlyMap<string, string> = new Map(
  [...namesOfSeats, ["brain", ["nervous"]] as const].flatMap(([organ, names]) =>
    names.map((name) => [name, organ] as const),
  ),
)

/** The organ that a folded word tells of where it is said of metastases. */
export const seatOf = (word: string): string | undefined => seats.get(word)

/** All words for an organ of metastases. */
export const namesOfSeat = (organ: string): ReadonlyArray<string> => namesOfSeats.get(organ) ?? []

/** One form for a folded word and its plural, as names of diseases are compared. */
export const normal = (word: string): string => Analyzer.of(word)[0] ?? word
