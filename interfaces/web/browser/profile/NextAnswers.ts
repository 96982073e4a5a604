import type { Area } from "../answer/Wire.ts"
import type { Draft } from "./Draft.ts"
import * as TestResults from "./TestResults.ts"

/** Whether a result names a marker: "MGMT methylated" names MGMT. */
export const mentions = (result: string, term: string): boolean => result.toLowerCase().includes(term.toLowerCase())

/** The answer as it is sent: "methylated" to a question about MGMT is "MGMT methylated". */
export const resultOf = (term: string | undefined, answer: string): string =>
  term === undefined || answer === "" || mentions(answer, term) ? answer : `${term} ${answer}`

/** A draft with the answers in it. */
export const answered = (
  draft: Draft,
  area: Area | undefined,
  answers: Readonly<Record<string, string>>,
  markers: ReadonlyArray<string>,
): Draft => {
  const given = markers.filter((marker) => marker !== "")
  const { others, suggested } = TestResults.bySuggestion(given, area)

  return {
    ...draft,
    ...Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== "")),
    ticked: [...draft.ticked, ...suggested],
    results: [...TestResults.listed(draft.results), ...others].join("\n"),
  }
}
