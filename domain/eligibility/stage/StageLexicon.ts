import * as Phrases from "../assertion/Phrases.ts"

/** What a text or a profile may say of a stage, an extent or a course of disease. */
export const stageNames = [
  "preclinical",
  "mci",
  "mild",
  "moderate",
  "severe",
  "new",
  "recurrent",
  "relapsed",
  "first recurrence",
  "second recurrence",
  "later recurrence",
  "refractory",
  "progressive",
  "oligoprogressive",
  "remission",
  "maintenance",
  "after radiation",
  "smoldering",
  "platinum-resistant",
  "platinum-refractory",
  "platinum-sensitive",
  "early",
  "localized",
  "resectable",
  "borderline",
  "unresectable",
  "resected",
  "locally advanced",
  "advanced",
  "metastatic",
  "oligometastatic",
  "extensive",
  "limited",
  "castration-resistant",
  "castration-sensitive",
  "muscle-invasive",
  "not muscle-invasive",
  "chronic phase",
  "accelerated phase",
  "blast phase",
  "treatment failed",
] as const

export type StageName = (typeof stageNames)[number]

/**
 * When a phrase speaks of a disease: `always` by itself; unless something `else` stands with it that it is said of; or only where a
 * `disease` of the study stands with it, because the word is said of much else, or right behind it as its `noun`; or where it is `done`;
 * or where it is `planned` for all who are let in; or where it is `denied` with other ways to cure; or where nothing but a recurrence
 * stands before it: `bare`; or where it tells of a `treatment` that all who are let in have had.
 */
export type Need =
  | "always"
  | "else"
  | "disease"
  | "noun"
  | "bare"
  | "done"
  | "planned"
  | "denied"
  | "treatment"
  | "dementia"

export interface StagePhrase {
  readonly phrase: string
  readonly says: ReadonlyArray<StageName>
  readonly exact: boolean
  readonly need: Need
  /** Whether it says that the stage is not there: "M0". */
  readonly absent: boolean
  /** Whether only its last word is the mention, and what stands before it turns it or not: "without metastases". */
  readonly tail: boolean
  readonly source: string
}

const phrases = (
  says: ReadonlyArray<StageName>,
  written: ReadonlyArray<string>,
  source: string,
  more: { readonly need?: Need; readonly exact?: true; readonly absent?: true; readonly tail?: true } = {},
): ReadonlyArray<StagePhrase> =>
  written.map((phrase) => ({
    phrase,
    says,
    exact: more.exact ?? false,
    need: more.need ?? "always",
    absent: more.absent ?? false,
    tail: more.tail ?? false,
    source,
  }))

/** Each of the first words with each of the second; a bar stands between them. */
const each = (firsts: string, seconds: string): ReadonlyArray<string> =>
  Phrases.each(firsts.split("|"), seconds.split("|"))

const nia = "NIA-AA research framework 2018"
const nccn = "NCCN guidelines: resectability and extent of solid tumours"
const rano = "RANO, EANO: the settings in which glioblastoma is treated"
export const ajcc = "AJCC/UICC TNM, 8th edition: M1 is stage IV, M0 is not"
const valg = "VALG staging of small cell lung cancer"
const imwg = "IMWG: smoldering myeloma"
const pcwg = "PCWG3: prostate cancer by its answer to castration"
const eau = "EAU: bladder cancer by whether it invades the muscle"
const eln = "ELN 2020: phases of chronic myeloid leukaemia"
export const course = "NCI Dictionary of Cancer Terms: courses of disease"

const organs = "pancreas|prostate|kidney|bladder|breast|lung|colon|rectum|cervix|uterus|liver|thyroid|organ"

const recurrences = "recurrence|relapse"

/** Operations that are to take all of a tumour out. */
const cures =
  "surgical resection|complete resection|complete surgical resection|R0 resection|complete R0 resection|radical resection|radical surgery|" +
  "curative resection|potentially curative resection|curative surgical resection|curative intent resection|curative intent surgical resection|" +
  "curative surgery|potentially curative surgery|curative intent surgery|curative intent radical surgery|primary curative surgery|definitive surgery|definitive resection|definitive surgical resection|" +
  "primary definitive surgery|segmental resection|full resection|upfront surgery|upfront resection|debulking surgery|cytoreductive surgery|" +
  "primary debulking surgery|primary cytoreductive surgery"

/** Operations that take a tumour out, and with it an organ or a part of one. */
const resections: ReadonlyArray<string> = [
  ...each("radical", "nephrectomy|prostatectomy|cystectomy|gastrectomy|hysterectomy|mastectomy"),
  ...each("partial", "nephrectomy|gastrectomy|mastectomy"),
  ...each("complete|radical|curative|curative primary|potentially curative|definitive|surgical", "resection"),
  ...each("curative|radical|definitive|breast conserving", "surgery"),
  ..."nephrectomy prostatectomy cystectomy gastrectomy mastectomy lumpectomy pancreatectomy pancreaticoduodenectomy hepatectomy colectomy lobectomy thyroidectomy".split(
    " ",
  ),
  ...each("breast cancer|lung cancer|ovarian cancer|colorectal cancer|prostate cancer|pancreatic cancer", "surgery"),
  "whipple procedure",
  "whipple",
]

/** Operations that are told of before they are done, too. */
const plannedResections: ReadonlyArray<string> = [
  ...resections,
  ..."esophagectomy oesophagectomy pneumonectomy pancreatoduodenectomy duodenopancreatectomy hemicolectomy segmentectomy laryngectomy".split(
    " ",
  ),
  "surgery for",
  ...each("liver|hepatic|lung|pulmonary|pancreatic|low anterior|colorectal|colon|rectal|tumor", "resection"),
  ...each("lung|colorectal|pancreatic", "surgery"),
  "total mesorectal excision",
  ...each("mohs|mohs micrographic", "surgery"),
  ...each("debulking|cytoreductive", "surgery"),
]

/** Short names of such operations: primary and interval debulking, cytoreductive surgery. */
const plannedInShort: ReadonlyArray<string> = ["PDS", "IDS", "primary CRS", "interval CRS"]

/** Operations that take a tumour out. */
const surgeries: ReadonlyArray<string> = [
  ...resections,
  ...each("tumor", "resection"),
  ...each("primary|breast|cytoreductive|debulking|cancer|oncologic", "surgery"),
  ...each("complete disease|complete tumor", "resection"),
  ...each(
    "surgery to remove",
    "the cancer|their cancer|the tumor|their tumor|breast cancer|lung cancer|ovarian cancer|colorectal cancer|prostate cancer|pancreatic cancer",
  ),
  "surgery for",
  "neck dissection",
  "surgical removal",
  "maximal safe resection",
  "maximal resection",
]

export const stagePhrases: ReadonlyArray<StagePhrase> = [
  // What holds a word of course without saying it
  ...phrases(
    [],
    [
      "refractory anemia",
      "refractory cytopenia",
      "progression free",
      "pseudo progression",
      "progressive multifocal leukoencephalopathy",
      "progressive supranuclear palsy",
      "recurrence score",
      "relapse free",
      "post remission",
      "remission induction",
      ...each("pathologic|pathological|pathologically|path", "complete response|complete remission"),
      "re resectable",
      "advanced adenoma",
      "advanced adenomas",
      "advanced neoplasia",
      ...each("more|less", "advanced than"),
      ...each("at|since|from|after|time of|date of|at the time of", "first diagnosis|recent diagnosis"),
      "recurrence free",
      "international metastatic",
      "at progression",
      "at disease progression",
      "at first disease progression",
      "at first progression",
      "other than progression",
      "other than disease progression",
      "other than progressive disease",
      "other than relapse",
      "other than recurrence",
      "time of progression",
      "time of disease progression",
      "time of tumor progression",
      "time to progression",
      "maintenance dialysis",
      "maintenance hemodialysis",
      "maintenance dose",
      "maintenance doses",
      "maintenance of",
    ],
    "names of other things",
  ),
  // Alzheimer's disease; grades ("mild to moderate") are read by their own grammar
  ...phrases(["preclinical"], ["preclinical", "pre-clinical", "presymptomatic", "pre-symptomatic"], nia, {
    need: "dementia",
  }),
  ...phrases(["preclinical"], ["cognitively unimpaired", "at risk for alzheimer", "asymptomatic alzheimer"], nia),
  ...phrases(
    ["mci"],
    ["mild cognitive impairment", "mild neurocognitive disorder", "minor neurocognitive disorder"],
    nia,
  ),
  ...phrases(["mci"], ["MCI", "aMCI"], nia, { exact: true }),
  ...phrases(["mci"], ["prodromal"], nia, { need: "dementia" }),
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
  // Courses
  ...phrases(
    ["new"],
    [
      "newly diagnosed",
      "new diagnosis",
      "new diagnoses",
      "newly diagnosis",
      "new primary diagnosis",
      "first diagnosis",
      "first time diagnosis",
      "newly confirmed",
      "recently diagnosed",
      "recent diagnosis",
    ],
    rano,
    {
      need: "disease",
    },
  ),
  ...phrases(["new"], ["NDMM"], imwg, { exact: true }),
  ...phrases(
    ["new"],
    ["of de novo", ...each("untreated", "acute|AML|B-ALL|T-ALL|ALL")],
    `${course}: an acute leukaemia is treated when it is found`,
  ),
  ...phrases(["new", "metastatic"], ["de novo metastatic"], course),
  ...phrases(["new"], ["de novo stage"], course),
  ...phrases(["new", "recurrent"], each("de novo or|new or", "recurrent"), course, { need: "disease" }),
  ...phrases(["new", "relapsed"], each("de novo or|new or", "relapsed"), course, { need: "disease" }),
  ...phrases(["recurrent"], ["recurrent", "recurrence", "recurred", "recurring", "recurs"], course, {
    need: "disease",
  }),
  ...phrases(["relapsed"], ["relapsed", "relapse", "relapsing"], course, { need: "disease" }),
  ...phrases(["relapsed", "refractory"], ["RRMM"], course, { exact: true }),
  ...phrases(["first recurrence"], each("first|1st", recurrences), rano),
  ...phrases(["second recurrence"], each("second|2nd", recurrences), rano),
  ...phrases(
    ["later recurrence"],
    each(
      "third|3rd|fourth|third or later|third or subsequent|third or greater|third or fourth|3rd or later",
      recurrences,
    ),
    rano,
  ),
  ...phrases(["first recurrence", "second recurrence"], each("first or second|1st or 2nd", recurrences), rano),
  ...phrases(
    ["first recurrence", "second recurrence"],
    each("one or two|1 or 2|1-2|1 to 2", "recurrences|relapses"),
    rano,
    { need: "disease" },
  ),
  ...phrases(
    ["second recurrence", "later recurrence"],
    each("second or later|second or subsequent|second or greater|second or third|2nd or later", recurrences),
    rano,
  ),
  ...phrases(
    ["second recurrence", "later recurrence"],
    [
      ...each("more than one|more than 1", recurrences),
      ...each("two or more|2 or more|at least two|at least 2|multiple|several", "recurrences|relapses"),
    ],
    rano,
    { need: "disease" },
  ),
  ...phrases(
    ["first recurrence", "second recurrence", "later recurrence"],
    [
      ...each("first or later|first or subsequent|first or greater|first, second or third", recurrences),
      ...each(each("first", recurrences).join("|"), "or later|or beyond|or greater"),
    ],
    rano,
  ),
  ...phrases(["first recurrence", "progressive"], ["first progression"], rano),
  ...phrases(["first recurrence", "second recurrence", "progressive"], ["first or second progression"], rano),
  ...phrases(["second recurrence", "progressive"], ["second progression"], rano),
  ...phrases(["refractory"], ["refractory", "induction failure", "chemorefractory"], course, { need: "disease" }),
  ...phrases(["refractory"], ["failed to respond", "failure to respond", "not responded to"], course, {
    need: "disease",
  }),
  ...phrases(
    ["refractory"],
    each(
      "failed to achieve|failure to achieve|not achieved|not achieve|failed to reach|failure to reach|failed to attain|failure to attain|" +
        "failed to obtain|failure to obtain|inability to achieve",
      "remission|response|a remission|a response|complete remission|a complete remission|complete response|partial remission|a partial remission|" +
        "partial response|a partial response",
    ),
    course,
  ),
  ...phrases(
    ["refractory"],
    each(
      "failed to achieve|Failed to achieve|failed to obtain|failure to achieve|Failure to achieve|did not achieve|not achieved|not achieve",
      "CR|a CR",
    ),
    course,
    { exact: true },
  ),
  ...phrases(
    ["treatment failed"],
    each(
      "failed|failing|failure of|failure to|failure on|failure after",
      "standard|prior standard|all|all prior|available|conventional|adequate|adequate standard",
    ),
    course,
    { need: "treatment" },
  ),
  ...phrases(
    ["treatment failed"],
    [
      ...each("standard therapy|standard treatment|available therapy", "has failed|failed"),
      ...each("standard therapy|standard treatment", "failure"),
      "did not respond to",
      "no response to",
      ...each("standard therapies|standard treatments|available therapies", "have failed|failed"),
    ],
    course,
    { need: "treatment" },
  ),
  ...phrases(["progressive"], each("confirmed|Confirmed|documented|Documented|experienced", "PD"), course, {
    need: "disease",
    exact: true,
  }),
  ...phrases(
    ["progressive"],
    ["progressive", "progression", "progressed", "progressing", "progressive disease"],
    course,
    { need: "disease" },
  ),
  ...phrases(
    ["oligoprogressive"],
    [
      ...each("site of|sites of|lesion of|lesions of|areas of", "oligoprogressive|oligoprogression"),
      "oligoprogressive",
      "oligoprogression",
      "oligo progressive",
      "oligo progression",
      "oligoprogressing",
    ],
    course,
  ),
  ...phrases(["remission"], ["remission", "complete response", "complete remission", "partial remission"], course, {
    need: "disease",
  }),
  ...phrases(["remission"], ["first CR", "second CR"], course, { need: "disease" }),
  ...phrases(["remission"], ["morphologic CR", "Morphologic CR", "hematologic CR"], course, {
    need: "disease",
    exact: true,
  }),
  ...phrases(["smoldering"], ["smoldering", "smouldering", "asymptomatic myeloma"], imwg),
  ...phrases(["smoldering"], ["SMM"], imwg, { exact: true }),
  ...phrases(["platinum-resistant"], ["platinum resistant", "resistant to platinum"], course),
  ...phrases(["platinum-refractory", "refractory"], ["platinum refractory"], course),
  ...phrases(["platinum-refractory", "refractory"], ["refractory to platinum"], course, { need: "disease" }),
  ...phrases(["platinum-resistant"], ["PROC"], course, { exact: true }),
  ...phrases(["platinum-sensitive"], ["platinum sensitive"], course),
  ...phrases(["maintenance"], ["maintenance"], course),
  ...phrases(
    ["after radiation"],
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
  // Extents
  ...phrases(["early"], ["early stage", "early stages", "early breast cancer", "early disease", "early cancer"], nccn, {
    need: "disease",
  }),
  ...phrases(["early"], ["early"], nccn, { need: "noun" }),
  ...phrases(["early", "advanced"], ["early or advanced", "early and advanced", "early to advanced"], nccn, {
    need: "disease",
  }),
  ...phrases(["early", "locally advanced"], ["early or locally advanced", "early and locally advanced"], nccn, {
    need: "disease",
  }),
  ...phrases(["early"], ["EBC", "eBC"], nccn, { exact: true }),
  ...phrases(
    ["localized"],
    ["localized", "localised", "organ confined", "clinically localized", ...each("confined to the", organs)],
    nccn,
    {
      need: "disease",
    },
  ),
  ...phrases(["resectable"], ["resectable", "operable", "potentially resectable", "surgically resectable"], nccn, {
    need: "else",
  }),
  ...phrases(
    ["resectable"],
    [
      ...each("amenable to|amenable for", "resection|surgery|surgical treatment"),
      ...each(
        "amenable to|amenable for|a candidate for|candidate for|candidates for|candidate for a|candidates for a|eligible for|suitable for|appropriate for|fit for",
        cures,
      ),
      "can be resected",
      "could be resected",
    ],
    nccn,
  ),
  ...phrases(
    ["resectable"],
    [
      ...each("candidate for|candidates for|eligible for|suitable for", "surgery|resection|surgical treatment"),
      ...each("surgical|operative", "candidate|candidates"),
    ],
    nccn,
    { need: "disease" },
  ),
  ...phrases(["borderline"], ["borderline resectable", "borderline resectability", "borderline operable"], nccn),
  ...phrases(["borderline"], ["BRPC", "BR-PDAC"], nccn, { exact: true }),
  ...phrases(["locally advanced"], ["locally advanced", "local advanced", "locoregionally advanced"], nccn, {
    need: "else",
  }),
  ...phrases(["locally advanced"], ["LAPC", "LA-PDAC"], nccn, { exact: true }),
  ...phrases(["locally advanced", "unresectable"], ["ULAPC"], nccn, { exact: true }),
  ...phrases(["locally advanced", "unresectable"], each("locally", "unresectable|inoperable"), nccn, { need: "else" }),
  ...phrases(
    ["unresectable"],
    [
      "unresectable",
      "un-resectable",
      "irresectable",
      "surgically unresectable",
      "non-resectable",
      "nonresectable",
      "not resectable",
      "not surgically resectable",
      "inoperable",
      "non-operable",
      "not operable",
      "cannot be resected",
      "cannot be surgically resected",
      "cannot be completely resected",
      "cannot be surgically removed",
      ...each(
        "not|not a|not considered|not considered a|non|no|poor|not good|not a good|no longer|no longer a",
        "surgical candidate|surgical candidates",
      ),
      ...each("nonsurgical", "candidate|candidates"),
      ...each(
        "no candidate for|no candidates for|not good candidates for|not a good candidate for|not considered candidates for|not considered a candidate for|poor candidates for",
        "surgery|resection|surgical resection",
      ),
      ...each("surgery|surgical resection|resection|curative surgery", "is not an option|not an option"),
      ...each(
        "unable to perform|unable to achieve|cannot undergo",
        "r0 resection|complete resection|radical resection|curative resection",
      ),
      ...each(
        "r0 resection|complete resection|radical resection|curative resection|surgical resection",
        "not possible|is not possible|not feasible|is not feasible|impossible|is impossible|cannot be achieved|cannot be performed",
      ),
      ...each(
        "not amenable to|not amenable for|not eligible for|ineligible for|not suitable for|unsuitable for|no longer suitable for|no longer eligible for|not candidates for|not a candidate for",
        `surgery|resection|surgical treatment|salvage surgery|curative treatment with surgery|curative treatment by surgery|curative treatment including surgery|curative treatments including surgery|curative therapy including surgery|${cures}`,
      ),
    ],
    nccn,
    { need: "else" },
  ),
  ...phrases(
    ["unresectable"],
    [
      "surgery",
      "resection",
      ...each("surgical|complete|curative|radical", "resection"),
      ...each("curative|radical", "surgery"),
    ],
    nccn,
    { need: "denied" },
  ),
  ...phrases(
    ["advanced"],
    ["advanced", "late stage"],
    "NCI Dictionary of Cancer Terms: spread in the body or past cure",
    {
      need: "disease",
    },
  ),
  ...phrases(["metastatic"], ["metastatic", "metastasized", "metastasised", "polymetastatic"], ajcc, { need: "else" }),
  ...phrases(
    ["metastatic"],
    [
      "distant metastasis",
      "distant metastases",
      "distant metastatic",
      ...each("distal|distance", "metastasis|metastases"),
      "distant spread",
      "evidence of distant disease",
      ...each("disseminated", "cancer|malignancy|malignancies|malignant disease|melanoma|carcinoma"),
      "extra renal metastases",
      "extrahepatic metastases",
      "extrahepatic metastasis",
      "extrahepatic spread",
      "extrahepatic disease",
      ...each("extra hepatic", "metastases|metastasis|spread|disease"),
      "disseminated disease",
    ],
    ajcc,
    { need: "else" },
  ),
  ...phrases(
    ["metastatic"],
    each(
      "any|no|without|free of|free from|evidence of|signs of|presence of|absence of|systemic|known|detection of|have|has|with|multiple|synchronous|metachronous|new|" +
        "three|five|3|5",
      "metastasis|metastases",
    ),
    ajcc,
    { need: "else", tail: true },
  ),
  ...phrases(["metastatic"], ["metastasis", "metastases"], ajcc, { need: "bare" }),
  ...phrases(
    ["metastatic"],
    each("spread", "outside|beyond|to other|to the other|to distant|to at least one other|at least to one other"),
    ajcc,
  ),
  ...phrases(["metastatic"], ["mPDAC", "mPC", "mCRC", "mNSCLC", "mRCC", "mBC", "MBC", "mTNBC"], ajcc, {
    exact: true,
  }),
  ...phrases(
    ["recurrent", "metastatic"],
    each("recurrence or|recurrence and/or|recurrence|recurrences or|recurrent or", "metastasis|metastases"),
    ajcc,
    { need: "disease" },
  ),
  ...phrases(["metastatic"], ["mUC"], ajcc, { exact: true }),
  ...phrases(["metastatic", "recurrent"], ["distant recurrence", "distant recurrences", "distant relapse"], ajcc),
  ...phrases(
    ["castration-resistant"],
    [...each("castration|castrate", "resistant|refractory"), "androgen independent"],
    pcwg,
  ),
  ...phrases(["castration-resistant"], ["CRPC", "nmCRPC"], pcwg, { exact: true }),
  ...phrases(["metastatic", "castration-resistant"], ["mCRPC"], pcwg, { exact: true }),
  ...phrases(["castration-sensitive"], each("castration|castrate|hormone|androgen", "sensitive|naive"), pcwg),
  ...phrases(["castration-sensitive"], ["HSPC", "CSPC"], pcwg, { exact: true }),
  ...phrases(["metastatic", "castration-sensitive"], ["mHSPC", "mCSPC"], pcwg, { exact: true }),
  ...phrases(["muscle-invasive"], ["muscle invasive"], eau),
  ...phrases(["muscle-invasive"], ["MIBC"], eau, { exact: true }),
  ...phrases(["not muscle-invasive"], ["non muscle invasive", "nonmuscle invasive", "not muscle invasive"], eau),
  ...phrases(["not muscle-invasive"], ["NMIBC"], eau, { exact: true }),
  ...phrases(["chronic phase"], ["chronic phase"], eln),
  ...phrases(["chronic phase"], ["CML-CP", "CP-CML"], eln, { exact: true }),
  ...phrases(["accelerated phase"], ["accelerated phase"], eln),
  ...phrases(["blast phase"], ["blast phase", "blast crisis", "blastic phase"], eln),
  ...phrases(
    ["metastatic"],
    [
      "nonmetastatic",
      ...each("negative for", "metastatic disease|metastases|metastasis|distant metastases|distant metastasis"),
    ],
    ajcc,
    { absent: true, need: "else" },
  ),
  ...phrases(
    ["oligometastatic"],
    [
      "oligometastatic",
      "oligo-metastatic",
      "oligometastasis",
      "oligometastases",
      "oligo metastases",
      "oligometastasized",
    ],
    "ESTRO/EORTC: oligometastatic disease",
  ),
  ...phrases(["extensive"], ["extensive stage", "extensive disease"], valg),
  ...phrases(["extensive"], ["ES-SCLC", "ED-SCLC"], valg, { exact: true }),
  ...phrases(["limited"], ["limited stage", "limited disease"], valg),
  ...phrases(["limited"], ["LS-SCLC", "LD-SCLC"], valg, { exact: true }),
  ...phrases(
    ["resected"],
    [
      "resected",
      "complete resection",
      "curative resection",
      "macroscopic resection",
      "gross total resection",
      "gross total or subtotal resection",
      "gross total or near total resection",
      "complete surgical resection",
      "surgically resected",
      "undergone surgery",
      "previously treated with surgery",
      "treated locally with surgery",
      "R0 resection",
      "R1 resection",
      "R0 or R1 resection",
      "after resection",
      "following resection",
      "completed surgery",
    ],
    nccn,
    { need: "else" },
  ),
  ...phrases(["resected"], surgeries, nccn, { need: "done" }),
  ...phrases(["resectable"], plannedResections, nccn, { need: "planned" }),
  ...phrases(["resectable"], plannedInShort, nccn, { need: "planned", exact: true }),
]

/** Grades, in order. */
export const grades: ReadonlyArray<StageName> = ["mild", "moderate", "severe"]

/** What a word means that is the whole of a profile's stage. */
export const shortNames: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map<string, ReadonlyArray<StageName>>([
  ["borderline", ["borderline"]],
  ["adjuvant", ["resected"]],
  ["postoperative", ["resected"]],
  ["maintenance", ["maintenance"]],
  ["early", ["early"]],
  ["extensive", ["extensive"]],
  ["limited", ["limited"]],
])

/** What a lone word means where the disease is a dementia. */
export const loneWords: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map([
  ["early", ["mci", "mild"]],
  ["prodromal", ["mci"]],
  ["preclinical", ["preclinical"]],
  ["late", ["severe"]],
  ["advanced", ["severe"]],
])

/** Words by which a text speaks of dementia. */
export const dementiaWords: ReadonlySet<string> = new Set(
  "alzheimer alzheimer's alzheimers ad dementia cognitive dat impairment".split(" "),
)
