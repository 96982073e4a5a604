import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { type Found, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as StageBounds from "./StageBounds.ts"
import type { StageName } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** Grades, in order. */
export const grades: ReadonlyArray<StageName> = ["mild", "moderate", "severe"]

/** "Moderately" grades as "moderate" does. */
const gradeOf = (word: string): StageName | undefined => grades.find((grade) => word === grade || word === `${grade}ly`)

/** The grades among words. */
export const named = (words: Words): ReadonlyArray<StageName> => {
  const found = words.map(gradeOf)

  return grades.filter((grade) => found.includes(grade))
}

/** All the grades between the outermost, mild to severe covers moderate, and those that a bound takes in. */
export const ranged = (named: ReadonlyArray<StageName>, bound?: StageBounds.Bound): ReadonlyArray<StageName> => {
  const places = named.map((grade) => grades.indexOf(grade))

  return places.length === 0 ? [] : StageBounds.bounded(grades, Math.min(...places), Math.max(...places), bound)
}

const aside = '( "(" !")"{0,22} ")" )?'

const several = `{grade} ( ${aside} {joint}{0,3} {grade} ){0,5}`

const end = '( .|,|;|")" | $ )'

/** "Grades" are those that are named, and a bound takes in those on its side. */
type Meaning = "grades" | "bounded" | "any"

/** Where grades stand, and what bounds take in besides. */
export const table = RuleTable.of<Meaning>({
  name: "grades of diseases",
  over: StageBounds.level,
  classes: {
    grade: (word) => gradeOf(word) !== undefined,
    joint: "to - or and / through very , terminal",
    ofName: (word) => /^[a-z'-]+$/.test(word) && !/^(?:and|or|with|without|who|in|for|by|of|at|on|to)$/.test(word),
    degree: "degree degrees level levels grade grades",
  },
  rows: [
    telling("grades", [[several, "[mild (CDR 1) to severe] dementia"]]),
    telling("bounded", [
      [`@bound a|an|the? [ ${several} ]`, "beyond the [mild] stage"],
      [`${several} @wider`, "[moderate or more severe] dementia"],
      [`[ ${several} ] {ofName}{1,5} @wider ${end}`, "[mild] dementia or worse"],
    ]),
    telling("any", [
      ["any|all|every ( {degree} of )? severity|severities", "dementia of [any degree of severity]"],
      ["regardless|irrespective of disease|the? severity", "dementia [regardless of severity]"],
    ]),
  ],
})

/** A bound, or the grades that stand together, from the lowest that is meant to the highest. */
interface Piece {
  readonly bound?: StageBounds.Bound
  readonly spanned?: ReadonlyArray<StageName>
}

export type Reading = ChunkedRun.ChunkedRun<Piece>

/** At most so many words stand between grades and the bound before or behind them. */
const farthest = 6

const spannedBy = (reading: Reading, { first, last, row: { means } }: Found<Meaning>): ReadonlyArray<StageName> => {
  if (means === "any") return grades
  const near = means === "bounded" ? reading.chunks.slice(Math.max(0, first - 2), last + farthest) : []

  return ranged(
    named(ChunkedRun.wordsOf(reading, { first, last })),
    near.find((chunk) => chunk !== undefined)?.value.bound,
  )
}

/** Grades as chunks, `@grade`: `.more` where any beyond mild is meant. */
export const level = Level.of<Meaning, Piece, Piece>(
  table,
  ["grade"],
  (found, reading) => {
    const spanned = spannedBy(reading, found)

    return { name: "grade", attributes: spanned.some((one) => one !== "mild") ? ["more"] : [], value: { spanned } }
  },
  StageBounds.level,
)
