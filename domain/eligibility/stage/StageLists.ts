import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling, type Wording } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as StageNumber from "./StageNumber.ts"

export type Stages = ReadonlyArray<string>

/** What is known of a chunk: which bound it is, or which stages it lists. */
export interface Piece {
  readonly bound?: Bound
  readonly named?: Stages
}

/** Which stages are meant besides one that is told: it and those above it, those above it alone, … */
export type Bound = "up" | "down" | "above" | "below"

type Side = Bound | "orUp" | "orDown"

/** How texts say so before a stage, and behind one: `orUp`. */
const wordings: Readonly<Record<Side, ReadonlyArray<Wording>>> = {
  up: [
    ["( ≥ | > = | at least | minimum of? )", "[at least] stage II"],
    ["{worse} {advanced}? than or equal to", "[greater than or equal to] stage II"],
    ["no|not {milder} {advanced}? than", "[not less severe than] moderate"],
  ],
  down: [
    ["( ≤ | < = | at most | up to | maximum of? )", "[up to] stage II"],
    ["{milder} {advanced}? than or equal to", "[less than or equal to] stage II"],
    ["no|not {worse} {advanced}? than", "[no worse than] moderate"],
  ],
  above: [
    [">|above|beyond", "[beyond] stage II"],
    ["{worse} {advanced}? than", "[more advanced than] stage II"],
  ],
  below: [
    ["<|below", "[below] stage II"],
    ["{milder} {advanced}? than", "[milder than] severe"],
  ],
  orUp: [["or|and {upwards} {advanced}?", "stage II [or higher]"]],
  orDown: [["or|and {downwards} {advanced}?", "moderate [or less severe]"]],
}

export const boundClasses = {
  worse: "greater higher more worse later",
  milder: "less lower milder",
  advanced: "severe advanced",
  upwards: "higher greater above more later worse beyond over",
  downwards: "lower less below earlier under",
}

const sides = Object.keys(wordings) as ReadonlyArray<Side>

export const boundTable = RuleTable.of<Side>({
  name: "bounds of stages",
  classes: boundClasses,
  rows: sides.map((side) => telling(side, wordings[side])),
})

/** The same as parts of patterns: `<up>`, `<orUp>`. */
export const boundParts: Readonly<Record<string, string>> = Object.fromEntries(
  sides.map((side) => [side, `( ${wordings[side].map(([pattern]) => pattern).join(" | ")} )`]),
)

/** Bounds as chunks of the words of a sentence, `@bound`; those that stand behind what they widen are `@wider`. */
export const bounds = Level.of<Side, Piece, Piece>(
  boundTable,
  (means) => (means === "orUp" || means === "orDown" ? "wider" : "bound"),
  ({ row: { means } }) => ({ value: { bound: means === "orUp" ? "up" : means === "orDown" ? "down" : means } }),
)

const highest = 4

const above = (stage: string): Stages => [
  ...StageNumber.within(stage, `${highest}`),
  ...(Number(stage[0]) < highest ? [`${highest}`] : []),
]

const below = (stage: string): Stages => ["1", ...StageNumber.within("1", stage)].filter((one) => one !== stage[0])

/** All that a bound takes in. */
export const takenBy = (stage: string, bound: Bound): Stages => [
  ...(bound === "down" || bound === "below" ? below(stage) : []),
  ...(bound === "up" || bound === "down" ? [stage] : []),
  ...(bound === "up" || bound === "above" ? above(stage) : []),
]

const spanning = "- ~ to through thru until"

const joining = `${spanning} and / or , & +`

/** Besides what joins numbers: how much of the tumor there is, and whether it can be taken out. */
const amid = `${joining} non un nonbulky bulky select selected resectable operable unresectable inoperable potentially clinical pathologic pathological either`

export const between = WordSet.of(`${amid} ( ) [`)

const ranges = WordSet.of(spanning)

const joiners = WordSet.of(joining)

const plain = /^(?:i{1,3}[abc]\d?|ii|iii|iv[abc]?)$/

const isDigit = (word: string): boolean => /^[0-4]/.test(word)

export const stage = (word: string): boolean => StageNumber.gluedTo(word) === ""

/** The number of a stage and those behind it, or a part by its letter alone: "IIIB/C", "I (A or B)". */
const listOf = (first: string, next: string): string =>
  `${first} ( ${next} | {between}{0,3} b|c|d | {between}{0,2} "(" a | a ){0,8}`

const romans = "{between}{0,4} ( <inside> )? {roman}|0"

const digits = "{amid}{0,4} {digit}|0"

const both = "{between}{0,4} {roman}|{digit}"

/** What stands between a stage and one that is told so again: "stage III to [stage IV]". Of two scripts there may be two scales. */
const again = "{between}{1,3} ( <inside> )? {stage} {between}{0,2}"

/** The same behind the word "stage", which may come again. */
const staged = (number: string, next: string): string =>
  `{stage} :|of? {between}{0,3} [ ${listOf(number, `${next} | ${again} ${number} | or {stage} {roman}|{digit}`)} ]`

/** What is told of one stage before the next number: "IIIB (T3N2) or". */
const aside = "( !.|;|:|, | , !{stage} ){1,12} or|and|,|to|through"

/** No time or amount stands behind the last number: "stage 3, 1 to 2 weeks". */
const uncounted = "( !{counted}|{range} | {range} !{digit} | {range} {digit} !{counted} | $ )"

/** Numbers as words, which are those of stages right behind the word "stage" alone. */
const spelled: ReadonlyArray<string> = "zero one two three four".split(" ")

const inDigits = (word: string): string => (spelled.includes(word) ? `${spelled.indexOf(word)}` : word)

/** Lists of numbers, Roman numerals or digits. */
export const table = RuleTable.of({
  name: "lists of stages",
  over: bounds,
  classes: {
    between,
    range: ranges,
    stage,
    roman: (word) => !isDigit(word) && word !== "ie" && StageNumber.of(word) !== undefined,
    digit: (word) => /^[1-4]/.test(word) && StageNumber.of(word) !== undefined,
    glued: (word) => StageNumber.of(StageNumber.gluedTo(word)) !== undefined,
    amid,
    plain: (word) => plain.test(word),
    spelled: new Set(spelled),
    excepting: "excluding except but not no without unless",
    resuming: "disease cancer ) . , ;",
    counted:
      "year years yr yrs months month mo week weeks wk wks day days hour hours h minutes times time x % cm mm mg kg ml g dl " +
      "cycle cycles dose doses line lines prior previous more fewer less points courses regimens lesions sites metastases",
  },
  parts: {
    /** What is told of one stage in brackets, and of which others are none. */
    inside: '"("|"[" !")"|"]"|{roman}|{excepting}{1,9} ")"|"]" {between}{0,3}',
  },
  rows: [
    telling("numbers", [
      [listOf("{roman}", romans), "[IIIB/C or IV] disease"],
      [`[ ${listOf("{digit}", digits)} ] ${uncounted}`, "[3, 4] disease", "4 weeks"],
      [listOf("0", both), "[0 to III]"],
      [listOf("{glued}", both), "[StageIIIB or IV] disease"],
      [staged("{roman}", romans), "stage [III to stage IV]"],
      [`${staged("{digit}", digits)} ${uncounted}`, "stage [3 or stage 4] disease"],
      [
        `{stage} [ ie ( {range}|/|or|and|& {between}{0,3} ${listOf("{roman}", romans)} )? ] ( !,|:|. | $ )`,
        "stage [IE or IIE] lymphoma",
        "any stage (ie III)",
        "any stage ie, III",
      ],
      [`{stage} [ {spelled} ( {between}{1,3} {stage}? {spelled} ){0,4} ] ${uncounted}`, "stage [one or two]"],
      [`[ {roman} ${aside} {plain} ] ( {resuming} | $ )`, "stage [IIIB with effusion or IV] disease"],
      [`{roman} ${aside} {plain} , {between}{0,3} {roman}`, "stage [II with bulk, III, or IV] bulky disease"],
    ]),
  ],
})

/** A part by its letter alone: "IIIB/C", "IVa-b", "I (A or B)", "II A". */
const partAt = (word: string, before: string, last: string | undefined): string | undefined => {
  if (last === undefined || !/^[abcd]$/.test(word)) return undefined
  const isPart = before === "(" || StageNumber.of(before) !== undefined || (word !== "a" && between.has(before))

  return isPart ? `${last[0]}${word}` : undefined
}

const isTold = (word: string): boolean => word !== "ie" && (StageNumber.of(word) !== undefined || /^[abcd]$/.test(word))

/** Words without what is in brackets, but for stages and their parts: "IIA to [ie, N2] IIIB". */
const withoutAsides = (words: Stages): Stages => {
  const kept: Array<string> = []
  let opened = -1
  for (const word of words) {
    if (word === "(" || word === "[") opened = kept.length
    kept.push(word)
    if (word !== ")" && word !== "]") continue
    if (opened >= 0 && !kept.slice(opened).some(isTold)) kept.length = opened
    opened = -1
  }

  return kept
}

/** The stages that some words list, with what ranges take in. Of Roman numerals and digits those count that stand first. */
export const listed = (words: ReadonlyArray<string>): Stages => {
  const named: Array<string> = []
  let first = "0"
  let joint = ""
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ""
    if (joiners.has(word)) joint = word
    const isOther = word !== "0" && first !== "0" && isDigit(word) !== isDigit(first) && !before.startsWith("stage")
    const stage = partAt(word, before, named.at(-1)) ?? (isOther ? undefined : StageNumber.of(word))
    if (stage === undefined) continue
    const last = named.at(-1)
    if (last !== undefined && ranges.has(joint)) named.push(...StageNumber.within(last, stage))
    if (named.length === 0) first = word
    named.push(stage)
    joint = ""
  }

  return named
}

/** The bound among some places. */
export const boundIn = ({ chunks }: ChunkedRun.ChunkedRun<Piece>, from: number, to: number): Bound | undefined =>
  chunks.slice(from, to).flatMap((chunk) => chunk?.value.bound ?? [])[0]

/** What a list takes in whose last number is a bound, or none is. */
export const taken = (named: Stages, bound: Bound | undefined): Stages => {
  const last = named.at(-1)

  return bound === undefined || last === undefined ? named : [...named.slice(0, -1), ...takenBy(last, bound)]
}

/** Lists as chunks: of one number, begun by the word "stage" or a Roman numeral, by one that can be nothing else, and whether any is a digit alone. */
export const level = Level.of<string, Piece, Piece>(
  table,
  () => "list",
  (found, run) => {
    const [begins = "", ...words] = ChunkedRun.wordsOf(run, found).map(inDigits)
    const glued = StageNumber.gluedTo(begins)
    const named = listed(withoutAsides([glued ?? begins, ...words]))

    return {
      attributes: Chunk.attributesOf({
        one: named.length === 1,
        glued: glued !== undefined,
        roman: glued === undefined && !isDigit(begins),
        plain: plain.test(begins),
        digits: [begins, ...words].some((word) => /^[0-4]$/.test(word)),
      }),
      value: { named },
    }
  },
  bounds,
)
