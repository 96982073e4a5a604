import { isCancer } from "../mention/DiseaseWords.ts"
import type { HeldScore } from "../scores/HeldScore.ts"
import * as HeldScores from "../scores/HeldScores.ts"
import * as Tokens from "../text/Tokens.ts"
import * as AskedStage from "./AskedStage.ts"
import { dementiaWords } from "./DementiaWords.ts"

/** A stage as a profile enters it: its scores, and what it asks for besides; nothing where that is all. */
export interface ScoredStage {
  readonly scores: ReadonlyArray<HeldScore>
  readonly asked?: AskedStage.AskedStage
}

/** What is read as a stage on a scale of its own. */
const ofScales: ReadonlySet<string> = new Set(["CDR"])

const isOfDisease = (word: string): boolean =>
  dementiaWords.has(word) || isCancer(word) || /^(?:disease|of|the|due|to|with|[^a-z]+)$/.test(word)

/** Whether words only call the disease, which is no stage of itself. */
const onlyName = (text: string): boolean => Tokens.ofWritten(text).words.every(isOfDisease)

export const ask = (written: string, condition: string): ScoredStage => {
  const { rest, scores } = HeldScores.of(written, ofScales)
  const asked = AskedStage.ask(rest, condition)
  const isNone = scores.length > 0 && !AskedStage.isUnderstood(asked) && onlyName(rest)

  return isNone ? { scores } : { scores, asked }
}
