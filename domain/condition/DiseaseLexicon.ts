/** Words that come and go with the order of the others: "cancer of the pancreas", "tumor in my brain", "Diabetes Mellitus, Type 2". */
export const links: ReadonlySet<string> = new Set(["a", "an", "and", "in", "my", "of", "on", "the"])

/** Words whose kinds are told by letters: behind them "A" is no link. */
export const lettered: ReadonlySet<string> = new Set([
  "hemophilia",
  "hepatitis",
  "influenza",
  "type",
  "group",
  "vitamin",
  "immunoglobulin",
])

/** A link that is as long as other words. */
export const longLink = "mellitus"

/** Words by which records name one and the same thing: "Breast Cancer", "Breast Carcinoma" and MeSH's "Breast Neoplasms". */
export const cancerWords: ReadonlySet<string> = new Set([
  "cancer",
  "carcinoma",
  "malignancy",
  "malignant",
  "neoplasia",
  "neoplasm",
  "tumor",
])

/** Words that call a disease a disease. */
export const commonWords: ReadonlySet<string> = new Set(["condition", "disease", "disorder", "infection", "syndrome"])

/** Words by which a condition tells what it is not. */
export const negations: ReadonlySet<string> = new Set(["except", "no", "not", "than", "without"])

/** Words that name a disease only in capitals: "ALL" is a leukaemia, "all" is none. */
export const ordinaryWords: ReadonlySet<string> = new Set(
  "all can crab des dish door dos hops kin lord mul sens trap wad".split(" "),
)

/** Words that diseases share which have nothing else in common. */
export const sharedWords: ReadonlySet<string> = new Set(["cancer", "cell", "system", "tissue"])

/** Words of course, extent and kind: the disease has a name without them. */
export const courseWords: ReadonlySet<string> = new Set([
  ..."acute advanced chronic early infiltrating invasive late locally metastatic mild moderate severe".split(" "),
  ..."diagnosed newly progressive recurrent refractory relapsed relapsing resectable unresectable".split(" "),
  ..."bilateral left primary right secondary subacute unilateral unspecified".split(" "),
  ..."adult childhood congenital familial hereditary idiopathic juvenile pediatric".split(" "),
  ..."grade stage type i ii iii iv 1 2 3 4".split(" "),
])

/** How the names of solid tumors end that hold no word for cancer. */
export const tumorEndings: ReadonlyArray<string> = [
  "blastoma",
  "carcinoid",
  "carcinoma",
  "chordoma",
  "cytoma",
  "glioma",
  "melanoma",
  "meningioma",
  "mesothelioma",
  "sarcoma",
  "seminoma",
  "thymoma",
]

/** How words begin that tell of a cancer of the blood, which is no solid tumor. */
export const bloodCancers: ReadonlyArray<string> = [
  "blood",
  "granulocytic",
  "hematolog",
  "histiocytic",
  "leukemi",
  "liquid",
  "lymphom",
  "lymphosarcom",
  "marrow",
  "mastocyt",
  "myeloid",
  "myelom",
  "plasmacytom",
  "reticulum",
]
