import { isCancer } from "../../condition/DiseaseWords.ts"
import { people, permissions } from "../classes/Participants.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordSet from "../text/WordSet.ts"
import * as PlacedStage from "./PlacedStage.ts"
import * as StageLists from "./StageLists.ts"
import * as StageMention from "./StageMention.ts"
import { digits, digitsOf } from "./StageNumber.ts"
import type { StageName } from "./StagePhrase.ts"
import * as StageScales from "./StageScales.ts"
import * as StageSubject from "./StageSubject.ts"
import * as TumorCategories from "./TumorCategories.ts"

/** How stages are told: "any clinical or pathologic stage". */
const ways = "clinical pathologic pathological tumor tumour tnm figo ajcc ann arbor lugano or and / disease cancer"

const staged = "{stage} :|of? {between}{0,3}"

/** Nothing of what stands behind takes out any of them, nor tells which they are. */
const unexcepted =
  "( !{excepting}|@list{3} !{excepting}{5} | !{excepting}|@list{3} !{excepting}{0,4} $ | !{excepting}|@list{0,2} $ )"

/** Where numbers of stages stand beside the word "stage". */
export const table = RuleTable.of({
  name: "numbered stages",
  over: StageLists.level,
  classes: {
    between: StageLists.between,
    stage: StageLists.stage,
    noun: (word) => /^[a-z]{3,}$/.test(word),
    year: (word) => /^(?:19|20)\d\d$/.test(word),
    way: ways,
    cancer: isCancer,
    people,
    permission: permissions,
    excepting: "except excepting excluding other but not",
    partOfStudy: "cohort cohorts arm arms part parts study trial",
    entering: "enroll enrol enrolled enrolling enrollment enrolment enter entered entering entry",
    lasting: "start beginning end completion",
    nodes: "node nodal n t",
  },
  rows: [
    telling("numbers", [
      [`${staged} @list`, "[stage III to stage IV] disease"],
      ["staged as|at? @list.roman", "surgically [staged IIIC] disease", "staged 3 weeks ago"],
      ["@list.glued", "[StageIIIB or IV] disease"],
      ["{stage} @bound {between}{0,3} @list", "[stage ≥ II and III] disease"],
      ['{stage} "(" !")"{1,11} ")" :? @list', "[stage (AJCC, 8th edition) II]"],
      ['{stage} {noun}{1,3} "(" @list.plain', "advanced [stage lymphoma (III/IV])"],
      ['figo|arbor ( "("? {year} ")"? )? @list.roman', "[FIGO (2018) IB3-IVA]"],
    ]),
    telling("before", [["[ @list.roman {stage} ]", "[III or IV stage]"]]),
    telling("bounded", [
      [`@bound [ ${staged} @list.one ]`, "at least [stage II]"],
      ["{stage} @bound {between}{0,3} @list.one", "[stage ≥ II]"],
      [`${staged} @list @wider`, "[stage II or higher]"],
    ]),
    /** Of which nothing is said: it can be no disease but the study's. */
    telling("all", [
      ["^ [ all|any {way}{0,6} {stage} ] .? $", "[all Ann Arbor stages]"],
      ["^ {people} may|can have|be [ all|any {way}{0,6} {stage} ]", "Patients may have [any stage]"],
      ["^ [ all|any {way}{0,6} {stage} ] are|is {permission}", "[all stages] are eligible", "all stages are staged"],
      ["any grade|age|histology ,|or|and{1,2} [ any {way}{0,6} {stage} ]", "(any grade, [any stage])"],
    ]),
    telling("each", [
      [
        `( ^ | !at|for | {cancer}|, at|for ) [ all|any {way}{0,6} {stage} ] ${unexcepted}`,
        "[all stages] of breast cancer",
        "any stage except IV",
        "progression at any stage",
      ],
      ["[ regardless|irrespective|independent of {way}{0,6} {stage} ]", "cancer, [regardless of stage]"],
    ]),
    telling("of a study", [
      [`^ _? [ ${staged} @list.digits ] :`, "[stages 1 and 2]: measurable disease"],
      [`{entering} ..1 into|in|to [ ${staged} @list.digits ]`, "enrolling into [stage 1]", "lung cancer in stage 1"],
      [
        `recist ...9 in|for|during [ ${staged} @list.digits ]`,
        "measurable (RECIST 1.1) in [stage 1]",
        "RECIST, stage 3",
      ],
      [
        `( eligible in? for|to | {lasting} of ) [ ${staged} @list.digits ]`,
        "eligible for [stage 2]",
        "eligible if of stage 2",
      ],
      [`{partOfStudy} !:{0,3} [ ${staged} @list.digits ]`, "cohort 1 ([stage 1])", "part 1: stage 1 to 4 tumors"],
      [`[ ${staged} @list.digits ] of ..1 {partOfStudy}`, "[stage 1] of the trial"],
      [`{nodes} [ ${staged} @list ]`, "clinical node [stage 3]"],
    ]),
    telling("alone", [["^ [ @list.roman|@list.one ] $", "[IIIB/IV]"]]),
  ],
})

type Meaning = (typeof table.rows)[number]["means"]

/** Stages that are told by numbers: those that are meant, and where they stand, from the word "stage" to before another token. */
export interface Numerals {
  readonly means: Meaning
  /** Where the words begin that the row tells, which may be before the word "stage". */
  readonly from: number
  readonly first: number
  readonly last: number
  readonly named: StageLists.Stages
  /** Whether a bound takes in others than those that are told. */
  readonly isOpen: boolean
}

/** The numbered stages of a sentence, or of what was entered, in their order. */
export const of = (run: Run): ReadonlyArray<Numerals> => {
  const reading = StageLists.level.of(run)

  return table.find(reading).map((found) => {
    const {
      first,
      from,
      last,
      row: { means },
    } = found
    const bound = means === "bounded" ? StageLists.boundIn(reading, from, last) : undefined
    const named = reading.chunks.slice(first, last).flatMap((chunk) => chunk?.value.named ?? [])

    return {
      means,
      from: reading.tokens[first] ?? 0,
      first: reading.tokens[means === "before" || means === "each" || means === "all" ? last - 1 : first] ?? 0,
      last: reading.tokens[last] ?? 0,
      named: means === "each" || means === "all" ? digits : StageLists.taken(named, bound),
      isOpen: bound !== undefined,
    }
  })
}

/** Below the fourth a stage is one that earlier treatment may have been for. */
const saying = (named: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  digitsOf(named).includes("4") ? ["metastatic"] : ["early"]

/** The fourth stages that have not spread to other organs (AJCC/UICC, 8th edition). */
const unspread: Readonly<Record<string, string>> = {
  cervix: "4a",
  liver: "4a",
  prostate: "4a",
  stomach: "4a",
  womb: "4a",
  head: "4 4a 4b",
  thyroid: "4a 4b",
}

/** Without the fourth stages that are not called metastatic. */
const calledSpread = (named: ReadonlyArray<string>, sites: ReadonlySet<string>): ReadonlyArray<string> => {
  const [only = "", ...others] = sites
  const local = others.length === 0 ? unspread[only]?.split(" ") : undefined

  return local === undefined || (named.includes("1") && named.includes("4"))
    ? named
    : named.filter((number) => !local.includes(number))
}

/** Whether some numbers are of stages that are called metastatic, where a cancer of some organs has them. */
export const areCalledSpread = (named: ReadonlyArray<string>, sites: ReadonlySet<string>): boolean =>
  calledSpread(named, sites).some((number) => number.startsWith("4"))

const early = /^[12]/

/**
 * Whether the first stages among some tell that early disease is let in or kept out: not of "stage II to IV", which is mostly later, nor
 * where no more than one of them is barred.
 */
const areCalledEarly = (named: ReadonlyArray<string>, isBarred: boolean): boolean => {
  const told = digitsOf(named)

  return isBarred ? told.includes("1") && told.includes("2") : told.includes("1") || !told.includes("4")
}

const ofTumors = WordSet.of("ajcc uicc tnm figo chemotherapy checkpoint")

/** Whether the stages of a study, or those of a sentence of it, are a tumor's: of other diseases they go by no names besides. */
const areOfTumor = ({ tokens: { words } }: Span.Span, { ofCancer }: OwnDiseases.OwnDiseases): boolean =>
  ofCancer || words.some((word) => ofTumors.has(word) || isCancer(word))

const calledBy = (
  named: ReadonlyArray<string>,
  sites: ReadonlySet<string>,
  { stand }: Mention.Mention,
): ReadonlyArray<string> => {
  const called = calledSpread(named, sites)

  return areCalledEarly(named, stand.outcome === "exclusion") ? called : called.filter((number) => !early.test(number))
}

/** What numbers of stages tell where they stand; nothing where they are no stages of a disease. */
const toldBy = (span: Span.Span, { from, isOpen, last, means, named }: Numerals): PlacedStage.ToldStage | undefined => {
  const own = OwnDiseases.of(span.document)
  if (StageScales.areMeant(span, last, own)) return undefined
  if (means === "each" && StageSubject.of({ ...span, first: from, says: [] }) !== "own") return undefined
  const found = StageMention.of(span, { says: saying(named), need: "else", absent: false })
  if (found === undefined) return undefined
  const isCalled = !isOpen && areOfTumor(span, own)

  return { ...found, numbers: named, called: isCalled ? calledBy(named, own.sites, found.mention) : [] }
}

/** Letters without which no stage is numbered: those of the word, and by whom stages of tumors of women and of lymphomas are numbered. */
const staging = ["stage", "figo", "ann arbor"]

/** What says that its numbers are none of a disease, or stands where nobody says "stage". */
const silent: ReadonlySet<Numerals["means"]> = new Set(["of a study", "alone"])

const inSentence = (sentence: Span.Span): ReadonlyArray<PlacedStage.NamedStage> =>
  of(Runs.ofPublished(sentence.tokens))
    .filter(({ means }) => !silent.has(means))
    .map((numerals) => ({
      says: digitsOf(numerals.named),
      read: () => toldBy(Span.over(sentence, numerals.first, numerals.last), numerals),
    }))

export const finds = digits

/** The numbered stages of a text and their ranges, "stage IIIB/IV", and those that codes tell. */
export const named = (document: Document): ReadonlyArray<PlacedStage.NamedStage> => [
  ...PlacedStage.sentencesWith(document, staging).flatMap(inSentence),
  ...TumorCategories.numbered(document),
]
