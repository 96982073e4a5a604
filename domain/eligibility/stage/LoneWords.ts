import type { StageName } from "./StageName.ts"

type Meanings = ReadonlyMap<string, ReadonlyArray<StageName>>

/** What a stage's name may hold or leave out. */
const unsaid: ReadonlySet<string> = new Set(["-", "stage", "disease", "setting", "phase", "alzheimer's", "alzheimer"])

const ofDementia: Meanings = new Map<string, ReadonlyArray<StageName>>([
  ["early", ["mci", "mild"]],
  ["prodromal", ["mci"]],
  ["preclinical", ["preclinical"]],
  ["late", ["severe"]],
  ["advanced", ["severe"]],
  ["end", ["severe"]],
  ["final", ["severe"]],
  ["terminal", ["severe"]],
  ["middle", ["moderate"]],
  ["stable", ["stable"]],
])

const ofOthers: Meanings = new Map<string, ReadonlyArray<StageName>>([
  ["borderline", ["borderline"]],
  ["adjuvant", ["resected"]],
  ...[
    "postoperative",
    "post op",
    "postop",
    "after surgery",
    "after operation",
    "operated",
    "removed",
    "surgically removed",
  ].map((word) => [word, ["resected"]] as const),
  ...["preoperative", "pre op", "preop", "before surgery"].map((word) => [word, ["resectable"]] as const),
  ["new", ["new"]],
  ...["widespread", "disseminated"].map((word) => [word, ["metastatic"]] as const),
  ["stable", ["stable"]],
  ["terminal", ["advanced"]],
  ["final", ["advanced"]],
  ["late", ["advanced"]],
  ["maintenance", ["maintenance"]],
  ["early", ["early"]],
  ["extensive", ["extensive"]],
  ["limited", ["limited"]],
])

/** What a word means that is the whole of a profile's stage: "early", "late stage". Of a dementia it means something else. */
export const of = (words: ReadonlyArray<string>, isDementia: boolean): ReadonlyArray<StageName> | undefined =>
  (isDementia ? ofDementia : ofOthers).get(words.filter((word) => !unsaid.has(word)).join(" "))
