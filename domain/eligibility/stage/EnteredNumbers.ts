import * as GluedNumber from "./GluedNumber.ts"
import * as OtherScales from "./OtherScales.ts"
import * as StageLists from "./StageLists.ts"
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

const staged = (words: Words, at: number): EnteredNumbers => {
  const { last, named } = StageNumerals.behind(words, at + 1)
  const of = diseaseOf(words, at, last)

  return { numbers: named, ...(of === undefined ? {} : { of }) }
}

/** Numbers without the word "stage", which are all that was entered: "IV", "IIIB/IV". */
const bare = (words: Words): ReadonlyArray<string> => {
  const [only, ...others] = words
  const number = others.length === 0 ? StageNumber.of(only) : undefined
  if (number !== undefined) return [number]
  const isAll = words.every((word) => StageNumerals.roman.test(word) || StageLists.isJoint(word))

  return isAll ? StageLists.at(words, 0).named : []
}

/**
 * The numbers of the stage that a profile names: "Stage IIIB", "StageIV", "IV", "IIIB/IV". Those of a disease that is no tumour count
 * where it names no others: of "CKD stage 2, stage IV" the fourth.
 */
export const of = (entered: Words): EnteredNumbers => {
  const words = GluedNumber.inEntry(entered)
  const told = words.flatMap((word, at) => (/^stages?$/.test(word) ? [staged(words, at)] : []))

  return told.find(({ of }) => of === undefined) ?? told[0] ?? { numbers: bare(words) }
}
