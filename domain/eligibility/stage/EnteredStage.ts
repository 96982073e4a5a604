import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import * as Runs from "../rules/Runs.ts"
import type * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Metastases from "./Metastases.ts"
import * as NumberedStages from "./NumberedStages.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as StageScales from "./StageScales.ts"

/** What a profile's stage says of a disease, and what it says that the disease is not. */
export interface EnteredStage {
  readonly affirmed: string
  readonly denied: string
}

const clauseEnd = WordSet.of(", ; . ( ) but")

const word = /[\p{L}\d]/u

/** The one word that is written together with what denies it. */
const glued = /\bnon(?=metasta)/gi

/** A denial, and where what it denies ends: of "non-metastatic CRPC" the one word. */
interface Denial extends Denials.Denial {
  readonly stop: number
}

/** Where denials stand that are no part of what is said: "not resectable" and "non-small cell" are names. */
const denialsIn = ({ text, tokens: { starts, words } }: Entered.Entered): ReadonlyArray<Denial> => {
  const names = StagePhrases.places(text).filter(({ phrase }) => !phrase.absent)

  return Denials.of(words).flatMap(({ first, last }) => {
    const at = starts[first] ?? 0
    if (words[first] !== "non")
      return names.some(({ end, start }) => start <= at && at < end) ? [] : [{ first, last, stop: words.length }]
    const next = starts[words[last] === "-" ? last + 1 : last]
    const name = names.find(({ start }) => start === next)

    return name === undefined ? [] : [{ first, last, stop: starts.filter((start) => start < name.end).length }]
  })
}

const endMarks = /[^\p{L}\d]{1,9}$/u

/** Behind what denies the words before it: "metastases excluded [by] CT", "metastases not [seen] on CT". */
const answered = WordSet.of(
  "by on in at via per with using after through present seen found detected identified visible evident",
)

const joined = (pieces: ReadonlyArray<string>): string => pieces.filter((piece) => piece !== "").join(" ")

/**
 * What is said and what is denied, clause by clause: "locally advanced, no metastases". A denial denies what stands behind it, or what
 * it ends: "metastases: none".
 */
export const of = (written: string): EnteredStage => {
  const entered = Entered.of(written.replace(glued, "non "))
  const { ends, starts, words } = entered.tokens
  const denials = denialsIn(entered)
  if (denials.length === 0) return { affirmed: written, denied: "" }
  const piece = (first: number, last: number): string =>
    first < last ? entered.text.slice(starts[first], ends[last - 1]) : ""
  const [affirmed, denied]: [Array<string>, Array<string>] = [[], []]
  for (let from = 0, at = 0; at <= words.length; at++) {
    if (at < words.length && !clauseEnd.has(words[at] ?? "")) continue
    const denial = denials.find(({ first }) => first >= from && first < at) ?? { first: at, last: at, stop: at }
    const stop = Math.min(at, denial.stop)
    const before = piece(from, denial.first)
    const isAnswer = before !== "" && answered.has(words[denial.last] ?? "")
    const behind = isAnswer ? "" : piece(denial.last, stop)
    if (denial.first === at || word.test(behind)) {
      affirmed.push(before, piece(stop, at))
      denied.push(behind.replace(endMarks, ""))
    } else denied.push(before.replace(endMarks, ""))
    from = at + 1
  }

  return { affirmed: joined(affirmed), denied: joined(denied) }
}

/** What has not left the place where it began, or no farther than to its nodes. */
const near = WordSet.of(
  "lymph lymphatic node nodes nodal local locally regional regionally locoregional nearby satellite through",
)

/**
 * What is entered of metastases, "mets", "liver metastases", "spread to the bones", and the organs that it names.
 * Those in nodes near the tumor are none.
 */
export const spreadOf = (words: Tokens.Words) => {
  const isSpread = words.some(Metastases.isSpread)
  const areVisceral =
    isSpread && words.some((word, at) => word === "visceral" && !/^(?:non|-)$/.test(words[at - 1] ?? ""))
  const organs = [...Metastases.organsIn(words), ...(areVisceral ? [Metastases.viscera] : [])]
  const isTold = isSpread && (organs.length > 0 || !words.some((word) => near.has(word)))

  return { isTold, organs }
}

/** The numbers of the stages that a profile enters. */
export interface EnteredNumbers {
  readonly numbers: ReadonlyArray<string>
  /** Words of the disease, no tumor, that they are told of; none where a scale tells that by its name. */
  readonly of?: Tokens.Words
}

const joints: ReadonlySet<string> = new Set([",", "and", "with", "plus"])

/**
 * The numbers of the stage that a profile names: "Stage IIIB", "StageIV", "IV", "IIIB/IV". Those of a disease that is no tumor count
 * where it names no others: of "CKD stage 2, stage IV" the fourth.
 */
export const numbersOf = (entered: Tokens.Tokens): EnteredNumbers => {
  const { words } = entered
  const run = Runs.ofWritten(entered)
  const begins = words.flatMap((word, at) => (word === "stage" && joints.has(words[at - 1] ?? "") ? [at] : []))
  const told = [0, ...begins]
    .flatMap((from, index) => NumberedStages.of({ ...run, from, to: begins[index] ?? run.to }))
    .map(({ first, last, named }) => {
      const of = StageScales.diseaseOf(StageScales.around(words, first, last))

      return { numbers: named, ...(of === undefined ? {} : { of }) }
    })

  return told.find(({ of }) => of === undefined) ?? told[0] ?? { numbers: [] }
}
