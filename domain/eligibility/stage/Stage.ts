import type { Document } from "../document/Document.ts"
import type * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import type { Topic } from "../mention/Question.ts"
import { fold } from "../text/Folding.ts"
import { of as tokensOf } from "../text/Tokens.ts"
import * as DementiaGrades from "./DementiaGrades.ts"
import * as NumberedStages from "./NumberedStages.ts"
import { grades, loneWords, nearWords, type StageName, shortNames } from "./StageLexicon.ts"
import * as StageNumerals from "./StageNumerals.ts"
import * as StagePhrases from "./StagePhrases.ts"

/** A stage as a profile asks for it: by what it covers, by its number, or by its words as they are. */
export interface Stage {
  readonly covers: ReadonlyArray<StageName>
  readonly numbers: ReadonlyArray<string>
  readonly sought: StagePhrases.Sought
  readonly literal: Literal.Literal | undefined
  /** Whether it is a grade of dementia. */
  readonly graded: boolean
}

const isDementia = (condition: string): boolean => /alzheimer|dement|cogniti/.test(fold(condition))

/** What a stage's name may hold or leave out. */
const unsaid: ReadonlySet<string> = new Set(["-", "stage", "disease", "setting", "phase", "alzheimer's", "alzheimer"])

/** What a profile's stage asks for. A grade without its disease ("mild") is one of dementia where the condition is. */
export const ask = (written: string, condition: string): Stage => {
  const text = written.trim()
  const folded = fold(text)
  const { words } = tokensOf(folded, 0, folded.length)
  const dementia = isDementia(condition) || words.some((word) => nearWords.dementia.has(word))
  const phrased = StagePhrases.covered(text)
  const graded = dementia && !phrased.includes("mci") ? DementiaGrades.ranged(DementiaGrades.named(words)) : []
  const word = words.filter((each) => !unsaid.has(each)).join(" ")
  const lone = dementia ? loneWords.get(word) : shortNames.get(word)
  const numbers = StageNumerals.inStage(words)
  const covers = [...new Set([...(lone ?? phrased), ...graded])]
  if (covers.length === 0 && numbers.length === 0) {
    return { covers, numbers, sought: StagePhrases.speakingOf(covers), literal: Literal.of(text), graded: false }
  }
  const fourth = numbers.some((number) => number.startsWith("4"))
  const wanted = fourth ? [...covers, "metastatic" as const] : covers

  return {
    covers: wanted,
    numbers: covers.includes("metastatic") ? [...numbers, "4"] : numbers,
    sought: StagePhrases.speakingOf(wanted),
    literal: undefined,
    graded: covers.some((name) => grades.includes(name)),
  }
}

/** Whether a text may speak of the stage at all: there is no mention where it does not. */
export const mayFind = (document: Document, { graded, literal, numbers, sought }: Stage): boolean =>
  (numbers.length > 0 && NumberedStages.mayFind(document, numbers)) ||
  (graded && DementiaGrades.mayFind(document)) ||
  StagePhrases.mayFind(document, sought) ||
  (literal !== undefined && Literal.mayFind(document, literal))

/** What a text says of the stage, mention by mention. */
export const find = (
  document: Document,
  { covers, graded, literal, numbers, sought }: Stage,
): ReadonlyArray<Finding.Finding> => [
  ...(literal === undefined ? StagePhrases.find(document, sought, covers) : Literal.find(document, literal)),
  ...(graded ? DementiaGrades.find(document, covers) : []),
  ...(numbers.length > 0 ? NumberedStages.find(document, numbers) : []),
]

export const topic: Topic<"stage"> = {
  atoms: [],
  ask: ({ condition, stage }) => {
    if (stage === undefined) return []
    const asked = ask(stage, condition)

    return [
      {
        kind: "stage",
        label: `Stage: ${stage}`,
        mayMention: (document) => mayFind(document, asked),
        isGlanceCheap: true,
        find: (document) => find(document, asked),
      },
    ]
  },
}
