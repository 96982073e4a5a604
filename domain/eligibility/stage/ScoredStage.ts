import type { HeldMeasure } from "../measurement/HeldMeasure.ts"
import * as HeldMeasures from "../measurement/HeldMeasures.ts"
import { isCancer } from "../mention/DiseaseWords.ts"
import * as Tokens from "../text/Tokens.ts"
import * as AskedStage from "./AskedStage.ts"
import { dementiaWords } from "./DementiaWords.ts"

/** A stage as a profile enters it: its measures, and what it asks for besides; nothing where that is all. */
export interface ScoredStage {
  readonly measures: ReadonlyArray<HeldMeasure>
  readonly asked?: AskedStage.AskedStage
}

/** What is read as a stage on a scale of its own. */
const ofScales: ReadonlySet<string> = new Set(["CDR"])

const isOfDisease = (word: string): boolean =>
  dementiaWords.has(word) || isCancer(word) || /^(?:disease|of|the|due|to|with|[^a-z]+)$/.test(word)

/** Whether words only call the disease, which is no stage of itself. */
const onlyName = (text: string): boolean => Tokens.ofWritten(text).words.every(isOfDisease)

export const ask = (written: string, condition: string): ScoredStage => {
  const { rest, measures } = HeldMeasures.of(written, ofScales)
  const asked = AskedStage.ask(rest, condition)
  const isNone = measures.length > 0 && !AskedStage.isUnderstood(asked) && onlyName(rest)

  return isNone ? { measures } : { measures, asked }
}
