import { isCancer } from "../../condition/DiseaseWords.ts"
import type * as ChunkedRun from "../rules/ChunkedRun.ts"
import { type Found, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as StageBounds from "./StageBounds.ts"
import * as StageLists from "./StageLists.ts"
import { digits } from "./StageNumber.ts"

type Stages = StageLists.Stages

type Reading = ChunkedRun.ChunkedRun<StageLists.Piece>

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
    excepting: "except excepting excluding other but not",
    partOfStudy: "cohort cohorts arm arms part parts study trial",
    entering: "enroll enrol enrolled enrolling enrollment enrolment enter entered entering entry",
    lasting: "start beginning end completion",
    nodes: "node nodal n t",
  },
  rows: [
    telling("numbers", [
      [`${staged} @list`, "[stage III to stage IV] disease"],
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
      ["any grade|age|histology ,|or|and{1,2} [ any {way}{0,6} {stage} ]", "(any grade, [any stage])"],
    ]),
    telling("each", [
      [
        `( ^ | !at|for | {cancer}|, at|for ) [ all|any {way}{0,6} {stage} ] ${unexcepted}`,
        "[all stages] of breast cancer",
        "any stage except IV",
        "progression at any stage",
      ],
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
      [`{partOfStudy} ..3 [ ${staged} @list.digits ]`, "cohort 1 ([stage 1])"],
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
  readonly named: Stages
  /** Whether a bound takes in others than those that are told. */
  readonly isOpen: boolean
}

const boundOf = (reading: Reading, { first, last, row: { means } }: Found<Meaning>): StageBounds.Bound | undefined =>
  means === "bounded"
    ? reading.chunks.slice(Math.max(0, first - 1), last).flatMap((chunk) => chunk?.value.bound ?? [])[0]
    : undefined

const meant = (named: Stages, bound: StageBounds.Bound | undefined): Stages => {
  const last = named.at(-1)
  if (bound === undefined || last === undefined) return named

  return [...named.slice(0, -1), ...StageBounds.taken(last, bound)]
}

/** The numbered stages of a sentence, or of what was entered, in their order. */
export const of = (run: Run): ReadonlyArray<Numerals> => {
  const reading: Reading = StageLists.level.of(run)

  return table.find(reading).map((found) => {
    const {
      first,
      last,
      row: { means },
    } = found
    const bound = boundOf(reading, found)
    const named = reading.chunks.slice(first, last).flatMap((chunk) => chunk?.value.named ?? [])

    return {
      means,
      from: reading.tokens[first] ?? 0,
      first: reading.tokens[means === "before" || means === "each" || means === "all" ? last - 1 : first] ?? 0,
      last: reading.tokens[last] ?? 0,
      named: means === "each" || means === "all" ? digits : meant(named, bound),
      isOpen: bound !== undefined,
    }
  })
}
