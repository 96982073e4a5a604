import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as StageBounds from "./StageBounds.ts"
import * as StageNumber from "./StageNumber.ts"

export type Stages = ReadonlyArray<string>

/** What is known of a chunk beside the word "stage": which bound it is, or which stages it lists. */
export interface Piece {
  readonly bound?: StageBounds.Bound
  readonly named?: Stages
}

const ranges: ReadonlySet<string> = new Set("- ~ to through thru until".split(" "))

const joiners: ReadonlySet<string> = new Set([", / or and & +".split(" "), [...ranges]].flat())

/** Besides what joins numbers: how much of the tumour there is, and whether it can be taken out. */
const amid = new Set([
  ...joiners,
  ..."non un nonbulky bulky select selected resectable operable unresectable inoperable potentially clinical pathologic".split(
    " ",
  ),
  ..."pathological either".split(" "),
])

export const between = new Set([...amid, "(", ")", "["])

/** Numbers beside a stage that count something else: "1 to 2 weeks". */
export const counted = RuleTable.of({
  name: "what is counted beside stages",
  over: StageBounds.level,
  classes: {
    range: ranges,
    counted:
      "year years yr yrs months month mo week weeks wk wks day days hour hours h minutes times time x % cm mm mg kg ml g dl " +
      "cycle cycles dose doses line lines prior previous more fewer less points courses regimens lesions sites metastases",
  },
  rows: [telling("counted", [["1|2|3|4 ( {range} 1|2|3|4 )? {counted}", "stage III, [4 weeks] after surgery"]])],
})

const counts = Level.of<string, Piece, Piece>(
  counted,
  ["counted"],
  () => ({ name: "counted", value: {} }),
  StageBounds.level,
)

/** A part by its letter alone: "IIIB/C", "I (A or B)". */
const part = '{between}{0,3} b|c|d | {between}{0,2} "(" a | a'

const romans = `{roman} ( {between}{0,4} {roman}|0 | ${part} ){0,8}`

/** What is told of one stage before the next number: "IIIB (T3N2) or". */
const aside = "( !.|;|: ){1,12} or|and|,|to|through"

const plain = /^(?:i{1,3}[abc]\d?|ii|iii|iv[abc]?)$/

/** Lists of numbers, Roman numerals or digits. */
export const table = RuleTable.of({
  name: "lists of stages",
  over: counts,
  classes: {
    between,
    roman: (word) => !/^\d/.test(word) && StageNumber.of(word) !== undefined,
    digit: (word) => /^[1-4]/.test(word) && StageNumber.of(word) !== undefined,
    amid,
    plain: (word) => plain.test(word),
    resuming: "disease cancer ) . , ;",
  },
  rows: [
    telling("numbers", [
      [romans, "stage [IIIB/C or IV] disease"],
      [`{digit} ( {amid}{0,4} {digit}|0 | ${part} ){0,8}`, "stage [3, 4] disease", "4 weeks"],
      ["0 ( {between}{0,4} {roman}|{digit} ){0,8}", "stages [0 to III]"],
      [`[ ${romans} ${aside} {plain} ] ( {resuming} | $ )`, "stage [IIIB with effusion or IV] disease"],
      [`${romans} ${aside} {plain} , {between}{0,3} {roman}`, "stage [II bulky (> 7 cm), III, or IV]"],
    ]),
  ],
})

/** A part by its letter alone: "IIIB/C", "IVa-b", "I (A or B)", "II A". */
const partAt = (word: string, before: string, last: string | undefined): string | undefined => {
  if (last === undefined || !/^[abcd]$/.test(word)) return undefined
  const isPart = before === "(" || StageNumber.of(before) !== undefined || (word !== "a" && between.has(before))

  return isPart ? `${last[0]}${word}` : undefined
}

const isDigit = (word: string): boolean => /^[1-4]/.test(word)

/** The stages that some words list, with what ranges take in. */
export const listed = (words: ReadonlyArray<string>): Stages => {
  const named: Array<string> = []
  let first = ""
  let joint = ""
  for (const [at, word] of words.entries()) {
    const before = words[at - 1] ?? ""
    if (joiners.has(word)) joint = word
    const isMixed = word !== "0" && first !== "0" && isDigit(word) !== isDigit(first)
    const isOther = first !== "" && isMixed && !before.startsWith("stage")
    const stage = partAt(word, before, named.at(-1)) ?? (isOther ? undefined : StageNumber.of(word))
    if (stage === undefined) continue
    const last = named.at(-1)
    if (last !== undefined && ranges.has(joint)) named.push(...StageNumber.within(last, stage))
    named.push(stage)
    first ||= word
    joint = ""
  }

  return named
}

/** Lists as chunks: of one number, begun by a Roman numeral, by one that can be nothing else, and whether any is a digit alone. */
export const level = Level.of<string, Piece, Piece>(
  table,
  ["list"],
  (found, run) => {
    const words = ChunkedRun.wordsOf(run, found)
    const named = listed(words)

    return {
      name: "list",
      attributes: Chunk.attributesOf({
        one: named.length === 1,
        roman: !/^\d/.test(words[0] ?? ""),
        plain: plain.test(words[0] ?? ""),
        digits: words.some((word) => /^[0-4]$/.test(word)),
      }),
      value: { named },
    }
  },
  counts,
)
