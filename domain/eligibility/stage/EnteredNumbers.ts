import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as OtherScales from "./OtherScales.ts"
import * as StageNumber from "./StageNumber.ts"
import * as StageNumerals from "./StageNumerals.ts"
import * as StageScales from "./StageScales.ts"

type Words = ReadonlyArray<string>

/** The numbers of the stages that a profile enters. */
export interface EnteredNumbers {
  readonly numbers: ReadonlyArray<string>
  /** Words of the disease, no tumour, that they are told of; none where a scale tells that by its name. */
  readonly of?: Words
}

const joints: ReadonlySet<string> = new Set([",", "and", "with", "plus"])

/** Whether what is told of the next stage begins behind a word: "CKD 3, [stage IV]". */
const endsBefore = (word: string): boolean => OtherScales.isEnd(word) || StageNumber.of(word) !== undefined

const endsBehind = (word: string): boolean => OtherScales.isEnd(word) || joints.has(word)

/** Words of the disease, no tumour, of which a stage is told that begins with the token at `first` and ends before the one at `last`. */
const diseaseOf = (words: Words, first: number, last: number): Words | undefined => {
  const before = words.slice(words.slice(0, first).findLastIndex(endsBefore) + 1, first)
  const end = words.findIndex((word, at) => at >= last && endsBehind(word))
  const behind = words.slice(last, end < 0 ? undefined : end)

  return (
    OtherScales.diseaseOf(before) ?? OtherScales.diseaseOf(behind) ?? (StageScales.isOfOther(before) ? [] : undefined)
  )
}

/**
 * The numbers of the stage that a profile names: "Stage IIIB", "StageIV", "IV", "IIIB/IV". Those of a disease that is no tumour count
 * where it names no others: of "CKD stage 2, stage IV" the fourth.
 */
export const of = (entered: Tokens): EnteredNumbers => {
  const told = StageNumerals.of(KnownNumbers.ofWritten(entered)).map(({ first, last, named }) => {
    const disease = diseaseOf(entered.words, first, last)

    return { numbers: named, ...(disease === undefined ? {} : { of: disease }) }
  })

  return told.find(({ of }) => of === undefined) ?? told[0] ?? { numbers: [] }
}
