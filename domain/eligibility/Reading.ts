import { fold } from "./Folding.ts"
import type { Questions } from "./Questions.ts"
import type { Signpost } from "./Signpost.ts"

export interface Reading {
  readonly stage?: Signpost
  readonly biomarkers: ReadonlyArray<Signpost>
  readonly priorLines?: Signpost
}

const unknown = (evidence: string): Signpost => ({ state: "unknown", evidence })

/** What a study's criteria text says of each field that a profile holds, in the order asked. */
export const read = (text: string | null, questions: Questions): Reading => {
  const folded = text === null ? null : fold(text)
  const line = (asked: string): Signpost => {
    if (text === null || folded === null || text.trim() === "") {
      return unknown("The registry publishes no criteria text.")
    }
    const at = folded.indexOf(asked)
    if (at < 0) return unknown("The published criteria do not mention it.")
    const from = Math.max(folded.lastIndexOf("\n", at), text.lastIndexOf("“", at), text.lastIndexOf("”", at)) + 1

    return unknown(`Criteria: “${text.slice(Math.max(from, at - 150), at + asked.length)}”`)
  }

  return {
    ...(questions.stage === undefined ? {} : { stage: line(questions.stage) }),
    biomarkers: questions.biomarkers.map(line),
    ...(questions.priorLines === undefined ? {} : { priorLines: line("prior") }),
  }
}
