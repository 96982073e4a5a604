import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

/** What a stage's name may hold or leave out. */
const unsaid: ReadonlySet<string> = new Set(["-", "stage", "disease", "setting", "phase", "alzheimer's", "alzheimer"])

const meaning = (rows: ReadonlyArray<readonly [words: string, means: StageName]>): ReadonlyMap<string, StageName> =>
  new Map(rows.flatMap(([words, means]) => words.split("|").map((word) => [word, means] as const)))

const ofDementia = meaning([
  ["prodromal", "mci"],
  ["preclinical", "preclinical"],
  ["middle", "moderate"],
  ["late|advanced|end|final|terminal", "severe"],
  ["stable", "stable"],
])

const ofOthers = meaning([
  ["borderline", "borderline"],
  [
    "adjuvant|postoperative|post op|postop|after surgery|after operation|operated|removed|surgically removed",
    "resected",
  ],
  ["preoperative|pre op|preop|before surgery", "resectable"],
  ["new", "new"],
  ["widespread|disseminated", "metastatic"],
  ["stable", "stable"],
  ["late|final|terminal", "advanced"],
  ["maintenance", "maintenance"],
  ["early", "early"],
  ["extensive", "extensive"],
  ["limited", "limited"],
])

/** What words mean that are the whole of a profile's stage: "early", "late stage". Of a dementia they mean something else. */
export const alone = (words: Words, isDementia: boolean): ReadonlyArray<StageName> | undefined => {
  const told = words.filter((word) => !unsaid.has(word)).join(" ")
  if (isDementia && told === "early") return ["mci", "mild"]
  const means = (isDementia ? ofDementia : ofOthers).get(told)

  return means && [means]
}

/** Words for the same that no vocabulary of stages holds: how somebody gets about, when a disease began, how far it goes, and that it was not treated. */
const same: ReadonlyArray<Words> = [
  "ambulatory|ambulant|able to walk|able to ambulate|ability to walk|ability to ambulate|capable of walking|independently walking|" +
    "continued ambulation|retained ambulation|maintained ambulation|preserved ambulation|independent ambulation|still walking",
  "non-ambulatory|non-ambulant|unable to walk|unable to ambulate|inability to walk|inability to ambulate|loss of ambulation|lost ambulation|" +
    "wheelchair bound|wheelchair dependent|wheelchair users|wheelchair user",
  "late-onset|later-onset",
  "treatment-naive|therapy-naive|previously untreated",
  "pre-symptomatic|pre-manifest",
  "generalized|generalised|gMG",
].map((words) => words.split("|"))

/** What may be glued to a word, and stand apart from it as well: "nonambulatory", "premanifest". */
const glued = /\b(non|pre)(?=\p{L}{5})/giu

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** The words of a stage in all their spellings, with those that mean the same. */
export const alike = (text: string): Words => {
  const written = text.replace(glued, "$1-")

  return same.find((words) => words.some((each) => plain(each) === plain(written))) ?? [written]
}
