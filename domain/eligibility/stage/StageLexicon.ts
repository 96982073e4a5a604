/** What a stage phrase covers. A phrase that covers several is a range or a wider word. */
export type StageName =
  | "preclinical"
  | "mci"
  | "mild"
  | "moderate"
  | "severe"
  | "new"
  | "recurrent"
  | "first recurrence"
  | "maintenance"
  | "resectable"
  | "borderline"
  | "locally advanced"
  | "metastatic"
  | "resected"

/** What must stand near a phrase, so that it speaks of the disease. */
export type Near = "tumour" | "dementia"

export interface StagePhrase {
  readonly phrase: string
  readonly covers: ReadonlyArray<StageName>
  readonly exact: boolean
  readonly near: Near | undefined
  /** Words close to it, by which it speaks of something else. */
  readonly notNear: ReadonlyArray<string>
  readonly source: string
}

const phrases = (
  covers: ReadonlyArray<StageName>,
  written: ReadonlyArray<string>,
  source: string,
  more: { readonly near?: Near; readonly exact?: true; readonly notNear?: ReadonlyArray<string> } = {},
): ReadonlyArray<StagePhrase> =>
  written.map((phrase) => ({
    phrase,
    covers,
    exact: more.exact ?? false,
    near: more.near,
    notNear: more.notNear ?? [],
    source,
  }))

const nia = "NIA-AA research framework 2018"
const nccn = "NCCN pancreatic adenocarcinoma: resectability"
const rano = "RANO, EANO: the settings in which glioblastoma is treated"
const wide = "clinical usage: unresectable and advanced disease are locally advanced or metastatic"

const elsewhere = ["brain", "cns", "leptomeningeal", "meningeal", "spinal"]

const otherRecurrent =
  "infection infections seizures stroke dementia multifocal supranuclear autoimmune falls episodes vertigo urinary pneumonia thrombosis thromboembolism pancreatitis headache migraine hepatitis ulcer ulcers herpes bleeding effusion ascites toxicity neuropathy weakness".split(
    " ",
  )

const otherAdvanced =
  "cardiac autonomic heart hepatic neuropathy age directive directives cirrhosis kidney renal copd fibrosis".split(" ")

export const stagePhrases: ReadonlyArray<StagePhrase> = [
  // Alzheimer's disease; grades ("mild to moderate") are read by their own grammar
  ...phrases(["preclinical"], ["preclinical", "pre-clinical", "presymptomatic", "pre-symptomatic"], nia, {
    near: "dementia",
    notNear: ["model", "models", "study", "studies", "data", "experiments"],
  }),
  ...phrases(["preclinical"], ["cognitively unimpaired", "at risk for alzheimer", "asymptomatic alzheimer"], nia),
  ...phrases(
    ["mci"],
    ["mild cognitive impairment", "mild neurocognitive disorder", "minor neurocognitive disorder"],
    nia,
  ),
  ...phrases(["mci"], ["MCI", "aMCI"], nia, { exact: true }),
  ...phrases(["mci"], ["prodromal"], nia, { near: "dementia" }),
  ...phrases(
    ["mci", "mild"],
    [
      "early alzheimer",
      "early stage alzheimer",
      "early symptomatic alzheimer",
      "early AD",
      "early stage AD",
      "early symptomatic AD",
      "early stages of alzheimer",
    ],
    `${nia}: early covers MCI and mild dementia`,
  ),
  ...phrases(
    ["severe"],
    ["advanced dementia", "advanced alzheimer", "end stage dementia", "late stage alzheimer"],
    nia,
  ),
  // Glioblastoma
  ...phrases(["new"], ["newly diagnosed", "new diagnosis", "first diagnosis", "newly confirmed"], rano),
  ...phrases(
    ["recurrent", "first recurrence"],
    ["recurrent", "recurrence", "recurred", "relapsed", "relapse", "progressive", "relapsing"],
    rano,
    { near: "tumour", notNear: otherRecurrent },
  ),
  ...phrases(
    ["first recurrence"],
    ["first recurrence", "first relapse", "first progression", "first or second recurrence", "first or second relapse"],
    rano,
  ),
  ...phrases(["recurrent"], ["second recurrence", "second relapse", "second progression", "third recurrence"], rano),
  ...phrases(
    ["maintenance"],
    [
      "maintenance temozolomide",
      "adjuvant temozolomide",
      "completed chemoradiation",
      "completed chemoradiotherapy",
      "completed radiotherapy",
      "completed radiation",
      "completion of chemoradiation",
      "completion of chemoradiotherapy",
      "completion of radiotherapy",
      "completion of radiation",
      "completion of concurrent",
      "after chemoradiation",
      "after chemoradiotherapy",
      "following chemoradiation",
      "following chemoradiotherapy",
      "post chemoradiation",
    ],
    rano,
  ),
  // Pancreatic cancer and solid tumours at large
  ...phrases(["resectable"], ["resectable", "operable", "potentially resectable", "surgically resectable"], nccn),
  ...phrases(["borderline"], ["borderline resectable", "borderline resectability", "borderline operable"], nccn),
  ...phrases(["borderline"], ["BRPC", "BR-PDAC"], nccn, { exact: true }),
  ...phrases(["locally advanced"], ["locally advanced", "local advanced", "locoregionally advanced"], nccn),
  ...phrases(["locally advanced"], ["LAPC", "ULAPC", "LA-PDAC"], nccn, { exact: true }),
  ...phrases(
    ["locally advanced", "metastatic"],
    [
      "unresectable",
      "non-resectable",
      "nonresectable",
      "not resectable",
      "inoperable",
      "non-operable",
      "not amenable to resection",
      "not amenable to surgical resection",
      "not amenable to curative resection",
      "not amenable to surgery",
      "not candidates for surgery",
      "not candidates for resection",
      "not a candidate for surgery",
    ],
    wide,
  ),
  ...phrases(["locally advanced", "metastatic"], ["advanced"], wide, { near: "tumour", notNear: otherAdvanced }),
  ...phrases(["metastatic"], ["metastatic", "metastasized", "metastasised"], nccn, { notNear: elsewhere }),
  ...phrases(["metastatic"], ["distant metastasis", "distant metastases", "disseminated disease", "M1 disease"], nccn),
  ...phrases(["metastatic"], ["mPDAC", "mPC"], nccn, { exact: true }),
  ...phrases(
    ["resected"],
    [
      "resected",
      "complete resection",
      "curative resection",
      "macroscopic resection",
      "R0 resection",
      "R1 resection",
      "R0 or R1 resection",
      "after resection",
      "following resection",
      "adjuvant setting",
    ],
    nccn,
  ),
]

/** Grades of dementia, in order. */
export const grades: ReadonlyArray<StageName> = ["mild", "moderate", "severe"]

/** What a word means that is the whole of a profile's stage. */
export const shortNames: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map([
  ["borderline", ["borderline"]],
  ["adjuvant", ["resected"]],
  ["postoperative", ["resected"]],
  ["maintenance", ["maintenance"]],
])

/** What a lone word means where the disease is a dementia. */
export const loneWords: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map([
  ["early", ["mci", "mild"]],
  ["prodromal", ["mci"]],
  ["preclinical", ["preclinical"]],
  ["late", ["severe"]],
  ["advanced", ["severe"]],
])

export const nearWords: Readonly<Record<Near, ReadonlySet<string>>> = {
  tumour: new Set(
    "cancer cancers tumor tumors tumour tumours glioma gliomas glioblastoma gbm gliosarcoma astrocytoma carcinoma carcinomas adenocarcinoma adenocarcinomas malignancy malignancies malignant neoplasm neoplasms disease sarcoma sarcomas melanoma lymphoma leukemia myeloma solid pdac nsclc brain metastatic unresectable metastasis oncologic".split(
      " ",
    ),
  ),
  dementia: new Set("alzheimer alzheimer's alzheimers ad dementia cognitive dat impairment".split(" ")),
}

/** What a numbered stage may be a stage of instead of a cancer's. */
export const otherStaged: ReadonlySet<string> = new Set(
  "kidney renal ckd heart hypertension pressure ulcer ulcers fibrosis cirrhosis sleep copd retinopathy lymphedema gold".split(
    " ",
  ),
)
