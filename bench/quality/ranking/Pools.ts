import type { Profile } from "../../../domain/Profile.ts"
import type { Study } from "../../../domain/study/Study.ts"
import type { LabelledPatient, Labels } from "./Labels.ts"
import * as Trials from "./Trials.ts"

/** A patient with every judged trial whose text is there. What was not judged is absent. */
export interface Pool {
  readonly patient: string
  readonly set: string
  readonly profile: Profile
  readonly studies: ReadonlyArray<Study>
  readonly grades: ReadonlyMap<string, number>
}

const sets: ReadonlyMap<string, string> = new Map([
  ["pm2017", "TREC PM"],
  ["pm2018", "TREC PM"],
  ["pm2019", "TREC PM"],
  ["sigir", "SIGIR 2016"],
  ["trec_2021", "TREC CT 2021"],
  ["trec_2022", "TREC CT 2022"],
])

/** A note's condition is its first keyword, without what stands in brackets. */
const conditionOf = ({ condition, kw_gpt4 }: LabelledPatient): string =>
  condition ?? (kw_gpt4?.[0] ?? "").replace(/\s*\([^)]*\)/g, "")

const sexes: ReadonlyMap<string | null, "female" | "male"> = new Map([
  ["F", "female"],
  ["M", "male"],
])

const profileOf = (patient: LabelledPatient): Profile => {
  const sex = sexes.get(patient.sex)

  return {
    condition: conditionOf(patient),
    biomarkers: patient.biomarkers ?? [],
    ...(patient.age === null ? {} : { age: Math.floor(patient.age) }),
    ...(sex === undefined ? {} : { sex }),
  }
}

/** The grades of a pool's studies in the order in which they are given. What was not judged is of no use. */
export const gradesOf = ({ grades }: Pool, studies: ReadonlyArray<Study>): ReadonlyArray<number> =>
  studies.map(({ nctId }) => grades.get(nctId) ?? 0)

const count = ({ grades }: Pool, grade: number) => [...grades.values()].filter((one) => one === grade).length

/** Pools that can tell rankings apart: at least four eligible trials and eight that are not relevant. */
export const isTelling = (pool: Pool): boolean => count(pool, 2) >= 4 && count(pool, 0) >= 8

/** Pools with at least something to find among something else: too few eligible trials to tell rankings apart one by one. */
export const hasSomethingToFind = (pool: Pool): boolean => count(pool, 1) + count(pool, 2) > 0 && count(pool, 0) >= 8

export const collection = ({ trials }: Labels): ReadonlyMap<string, Study> =>
  new Map(trials.map((trial) => [trial.nct, Trials.study(trial)]))

/** One pool a patient, in the order of the labels. */
export const of = ({ judgements, patients }: Labels, studies: ReadonlyMap<string, Study>): ReadonlyArray<Pool> =>
  patients.map((patient) => {
    const judged = judgements.filter((judgement) => judgement.patient === patient.id && studies.has(judgement.trial))
    const grades = new Map(judged.map(({ grade, trial }) => [trial, grade]))

    return {
      patient: patient.id,
      set: sets.get(patient.set) ?? patient.set,
      profile: profileOf(patient),
      studies: [...grades.keys()].flatMap((trial) => studies.get(trial) ?? []),
      grades,
    }
  })
