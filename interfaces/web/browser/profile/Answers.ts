import type { Area } from "../answer/Wire.ts"
import { type Draft, listed } from "./Draft.ts"

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
  const suggested = new Set(area?.biomarkers)
  const given = markers.filter((marker) => marker !== "")

  return {
    ...draft,
    ...Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer.trim() !== "")),
    ticked: [...draft.ticked, ...given.filter((marker) => suggested.has(marker))],
    results: [...listed(draft.results), ...given.filter((marker) => !suggested.has(marker))].join("\n"),
  }
}
