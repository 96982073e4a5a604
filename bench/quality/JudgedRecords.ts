import { Either } from "effect"
import type { Study } from "../../domain/study/Study.ts"
import * as StudyRecord from "../../infrastructure/clinicaltrials-gov/StudyRecord.ts"
import * as Labels from "./Labels.ts"

/** Studies by their NCT numbers. */
export type Studies = ReadonlyMap<string, Study>

const studiesOf = (records: ReadonlyArray<unknown>): Studies =>
  new Map(
    records.flatMap((record) => {
      const decoded = StudyRecord.decode(record)

      return Either.isRight(decoded) ? [[decoded.right.nctId, decoded.right] as const] : []
    }),
  )

/** Open studies of January 2026 whose criteria were judged by reading. Observational ones are no options, and left out. */
export const modern = async (): Promise<Studies> => studiesOf(await Labels.lines("labels", "judged-records.jsonl.gz"))

/** As if it were open, and for every age and sex: what was filled in contradicts the texts that the grades follow. */
const openToAll = (study: Study): Study => ({
  ...study,
  overallStatus: "RECRUITING",
  eligibility: { ...study.eligibility, minimumAge: null, maximumAge: null, ageGroups: [], sex: null },
})

/** Studies with real criteria in records whose other fields were filled in. */
export const adapted = async (): Promise<Studies> => {
  const files = await Promise.all(
    ["real-records.jsonl.gz", "adapted-records.jsonl.gz"].map((file) => Labels.lines<unknown>("registry", file)),
  )

  return new Map([...studiesOf(files.flat())].map(([number, study]) => [number, openToAll(study)]))
}
