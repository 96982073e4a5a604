import { join } from "node:path"
import { type Profile, sexes } from "../../../domain/Profile.ts"

const folder = join(import.meta.dir, "..", "gradings")

/** The rows of a table that the project holds, without its heading. */
const rows = async (file: string): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  (await Bun.file(join(folder, file)).text())
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split("\t"))

/** What a study is worth to a patient, from 3, a first choice, to 0, no option. */
export interface Grade {
  readonly nct: string
  readonly grade: number
}

/** Patient, study, grade and reason, a row each. */
export const grades = async (): Promise<ReadonlyArray<Grade & { readonly patient: string }>> =>
  (await rows("grades.tsv")).map(([patient = "", nct = "", grade]) => ({ patient, nct, grade: Number(grade) }))

/** Number, condition, stage, biomarkers with semicolons between them, earlier lines, age and sex, a row each. */
export const patients = async (): Promise<ReadonlyArray<{ readonly id: string; readonly profile: Profile }>> =>
  (await rows("patients.tsv")).map(([id = "", condition = "", stage = "", markers = "", lines, age, written]) => {
    const sex = sexes.find((each) => each === written)

    return {
      id,
      profile: {
        condition,
        stage,
        biomarkers: markers === "" ? [] : markers.split("; "),
        priorLines: Number(lines),
        age: Number(age),
        ...(sex === undefined ? {} : { sex }),
      },
    }
  })
