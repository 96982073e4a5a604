import { isCancer, namesOfSeat, seatOf, siteOf } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as PlacedStage from "./PlacedStage.ts"

/** Where metastases sit that are no condition of their own, as those of the brain are. */
const organs = ["liver", "lung", "bone", "peritoneum", "adrenal", "pleura"].flatMap(namesOfSeat)

/** "Liver and lung metastases", "bone-only metastases". */
const placed = "( {organ} {joint} ){0,8} [ {organ} ] only? @stage.noun"

const described = "{number}|{described}{0,9}"

/** The same of those who are wanted, where no more is told of them than that they are there: not "bone metastases are not measurable". */
const wanted = `${described} ${placed}.wanted ( !{ruling} | $ )`

/**
 * Whether metastases are no more than named, "metastasis beyond the pelvis", or told of by where they sit, as wanted or as barred; and where
 * those that are meant do not sit.
 */
export const table = RuleTable.of({
  name: "metastases by name and place",
  over: PlacedStage.level,
  classes: {
    organ: new Set(organs),
    joint: "and or / , only",
    number: "one two three 1 2 3 multiple synchronous metachronous unresectable resectable solitary isolated",
    described:
      "at least or more measurable evaluable known documented confirmed initially potentially radiographic radiological histologically biopsy - proven",
    ruling:
      "is are was were must should may will can if unless who which that not have has alone only ≤ < ≥ > or and as",
    count: "1 2 3 4 5 6 7 8 9 10 one two three four five six ten several",
    counted:
      "radiographic radiographically radiological measurable visible detectable evaluable documented confirmed separate untreated extracranial extra - cranial more or",
    following: "confined limited beyond outside at . ; , ( or and",
    seen: "documented found seen proven confirmed detected identified visible evident shown",
    ofBrain: "brain cranial intracranial head cns any all the a",
    cancer: isCancer,
    site: (word) => siteOf(word) !== undefined,
    opening:
      "known any presence evidence of history patients subjects participants with have has the clinically significant extensive untreated active symptomatic uncontrolled severe diffuse current existing",
    denying: "no without absence lack",
    value:
      "uln unl upper ast alt asat alat sgot sgpt got gpt alp transaminase transaminases aminotransferase aminotransferases bilirubin phosphatase albumin",
    article: "of the a an in",
    limiting: "limited confined restricted",
    place:
      "lung lungs pulmonary liver hepatic peritoneum peritoneal intraperitoneal abdominal abdomen abdominopelvic pelvic ovary ovaries bone bones osseous brain",
    outside:
      "extrahepatic extrapancreatic extraabdominal extraperitoneal extrapulmonary extrapelvic extraosseous nonhepatic nonabdominal nonperitoneal nonpulmonary nonpelvic nonosseous",
  },
  parts: { of: "( from|of | due|secondary to )" },
  rows: [
    telling("named", [
      ["^ @stage ( {following} | $ )", "@stage beyond the pelvis", "@stage to the brain", "no @stage"],
      ["^ @stage {seen}? ( on|by|at !{ofBrain} )", "@stage documented by PET", "@stage seen on cranial imaging"],
      ["^ @stage to ...6 distant", "@stage to regional nodes or distant organs"],
      ["recurren~|relaps~ ...3 or|and|/|, @stage", "recurrence of cancer or @stage"],
      ["any type|location or|and|/? type|location|number? of @stage.wanted", "any type or location of @stage.wanted"],
      ["{count} {counted}{0,4} @stage.wanted", "two measurable @stage.wanted", "two measurable @stage"],
    ]),
    telling("placed", [
      [`^ ${described} {number} ${wanted}`, "at least one [liver] @stage.noun.wanted", "[bone] @stage.noun.wanted"],
      [`^ ${described} evidence|presence|diagnosis of ${wanted}`, "evidence of [bone] @stage.noun.wanted"],
      [
        "( {cancer} that|which|who? has|have | {site} ) [ @stage.placed.wanted ] to|in the? {organ}",
        "tumours that have @stage.placed.wanted to the liver",
        "brain @stage.placed.wanted to",
      ],
      [
        "( {organ} @stage.noun.wanted | @stage.placed.wanted to the? {organ} ) <of> ...2 {cancer}",
        "peritoneal @stage.noun.wanted due to colorectal cancer",
        "liver @stage.noun.wanted in patients with colorectal cancer",
      ],
      [`{cancer} with|and ${wanted}`, "PDAC with [liver] @stage.noun.wanted", "PDAC with bone @stage.noun.wanted are"],
      [`{cancer} ...3 {site} with|and ${wanted}`, "adenocarcinoma of the prostate with [bone] @stage.noun.wanted"],
      [
        `^ {denying}? {opening}{0,9} ${placed}.barred`,
        "known [lung] @stage.noun.barred",
        "new bone @stage.noun.barred",
      ],
      [`^ {denying} {opening}{0,9} ${placed}`, "no evidence of [bone] @stage.noun", "evidence of bone @stage.noun"],
    ]),
    telling("elsewhere", [
      ["@stage ...3 ( outside | other than | not {limiting} to ) {article}{0,4} [ {place} ]", "@stage outside [lungs]"],
      ["( extra -? | non - ) [ {place} ] _? @stage", "non-[peritoneal] @stage", "peritoneal @stage"],
      ["[ {outside} ] _? @stage", "[extrahepatic] @stage"],
    ]),
    /** Which they may raise, and which is nobody's stage. */
    telling("of a value", [["{value}", "[AST] up to five times the limit where there are @stage"]]),
  ],
})

/** What stands between organs, or between one and its metastases: "lungs and the pleura", "bone-only metastases", "lung and nodal metastases". */
const joining = WordSet.of(
  "and or / , & - ( ) the my both only central system lymph lymphatic node nodes nodal local regional locoregional visceral parenchymal subdural dural epidural",
)

/** What leads from metastases to their organ: "metastatic malignant neoplasm to the brain". */
const leading = WordSet.of("in to into of disease malignant neoplasm carcinoma")

/** Where the organs stand that are one beside the other from a word on, in one direction. */
const organsFrom = (words: ReadonlyArray<string>, from: number, step: 1 | -1): ReadonlyArray<number> => {
  const found: Array<number> = []
  for (let at = from; at >= 0 && at < words.length; at += step) {
    if (seatOf(words[at] ?? "") !== undefined) found.push(at)
    else if (!joining.has(words[at] ?? "")) break
  }

  return found
}

const inOrgan = WordSet.of("disease lesion lesions involvement deposits")

/** Where the organs stand between "metastatic" and what is in them: "metastatic liver disease". */
const describedAt = (words: ReadonlyArray<string>, at: number): ReadonlyArray<number> => {
  const organs = words[at] === "metastatic" ? organsFrom(words, at + 1, 1) : []

  return inOrgan.has(words[(organs.at(-1) ?? at) + 1] ?? "") ? organs : []
}

const apart = WordSet.of("and or / , (")

/** A word for metastases with the nearest organ that it is said of, and all these organs. */
export interface Seated {
  readonly first: number
  readonly last: number
  readonly organs: ReadonlyArray<string>
}

/** The metastases of which a word tells with their organs: "brain metastases", "metastases to the brain", and not where the cancer that they are of is named. */
export const seatedAt = (words: ReadonlyArray<string>, at: number): Seated => {
  const before = apart.has(words[at - 1] ?? "") ? [] : organsFrom(words, at - 1, -1)
  let from = at + 1
  while (leading.has(words[from] ?? "")) from++
  const led = words.slice(at + 1, from).join(" ")
  const reached = /^(?:disease )?of\b|\b(?:in|to|into)(?: the)?$/.test(led)
    ? organsFrom(words, from, 1)
    : describedAt(words, at)
  const behind = isCancer(words[(reached.at(-1) ?? 0) + 1] ?? "") ? [] : reached

  return {
    first: before.find((place) => words[place - 1] !== "(") ?? at,
    last: (behind.at(-1) ?? at) + 1,
    organs: [...before, ...behind].flatMap((place) => seatOf(words[place] ?? "") ?? []),
  }
}

/** Whether a word tells that something has spread. */
export const isSpread = (word: string): boolean =>
  /^(?:metastas[ei]s|metastasi[sz]ed|mets|spread|metastatic)$/.test(word)

/** What stands for the organs of visceral metastases of which no more is entered. */
export const viscera = "viscera"

/** The organs of all metastases that words name. */
export const organsIn = (words: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(words.flatMap((word, at) => (isSpread(word) ? seatedAt(words, at).organs : []))),
]

/** Whether words name metastases, and of all that they name the organs. */
export const isOfOrgans = (words: ReadonlyArray<string>): boolean => {
  const named = words.flatMap((word, at) => (isSpread(word) ? [seatedAt(words, at).organs] : []))

  return named.length > 0 && named.every((organs) => organs.length > 0)
}

const mostEntries = 60

const longest = 200

/** The organs whose metastases a study is about, as its conditions, keywords and title tell. */
const ofStudy = remembering(
  ({ about }: Document): ReadonlyArray<string> =>
    about.slice(0, mostEntries).flatMap((entry) => organsIn(Tokens.ofWritten(entry.slice(0, longest)).words)),
)

/** Whether a study is about metastases in one of some organs. */
export const areStudied = (document: Document, organs: ReadonlyArray<string>): boolean =>
  organs.some((organ) => ofStudy(document).includes(organ))

/** Whether metastases in an organ are those that the study is about: who has them is metastatic. */
export const areOwn = ({ document, last, segment, tokens: { words } }: PlacedStage.PlacedStage): boolean => {
  if (segment.side !== "inclusion" || words[last - 1]?.startsWith("metastas") !== true) return false
  return areStudied(document, seatedAt(words, last - 1).organs)
}

/** Whether metastases sit where the study's cancer spreads to first: who bars those of the bones bars a prostate cancer that has spread. */
export const areFirst = ({ document, last, tokens: { words } }: PlacedStage.PlacedStage): boolean => {
  const [site, ...others] = OwnDiseases.of(document).sites

  return site === "prostate" && others.length === 0 && seatedAt(words, last - 1).organs.includes("bone")
}
