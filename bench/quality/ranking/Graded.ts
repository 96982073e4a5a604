import type { Profile } from "../../../domain/Profile.ts"
import * as JudgedRecords from "../JudgedRecords.ts"
import * as Labels from "../Labels.ts"
import * as Gradings from "./Gradings.ts"
import * as Measures from "./Measures.ts"
import type { Pool } from "./Pools.ts"

interface GradedPatient {
  readonly id: string
  readonly set: "modern" | "adapted"
  readonly profile: Omit<Profile, "biomarkers" | "priorLines"> & {
    readonly biomarkers?: ReadonlyArray<string>
    readonly prior_lines?: number
  }
}

const profileOf = ({ profile: { biomarkers = [], prior_lines, ...rest } }: GradedPatient): Profile => ({
  ...rest,
  biomarkers,
  ...(prior_lines === undefined ? {} : { priorLines: prior_lines }),
})

/** Grades 3 and 2, a first choice and a good one. */
const isGood = (grade: number): boolean => grade >= 2

/** Patients with fewer good studies than this tell orders apart by chance alone. */
const fewest = 2

type Grades = ReadonlyArray<Gradings.Grade>

const poolOf = (
  { id, profile, set }: { readonly id: string; readonly profile: Profile; readonly set: string },
  graded: Grades,
  studies: JudgedRecords.Studies,
): Pool => {
  const found = graded.flatMap(({ grade, nct }) => {
    const study = studies.get(nct)

    return study === undefined ? [] : [{ grade, study }]
  })

  return {
    patient: id,
    set,
    profile,
    studies: found.map(({ study }) => study),
    grades: new Map(found.map(({ grade, study }) => [study.nctId, grade])),
  }
}

const isTelling = ({ grades }: Pool): boolean => [...grades.values()].filter(isGood).length >= fewest

/**
 * Structured patients, each with the studies that were graded 0 to 3 by reading: 3 a first choice, 2 good, 1 of little use,
 * 0 no option. Set by set; patients with fewer than two good studies are left out.
 */
export const pools = async (): Promise<ReadonlyArray<Pool>> => {
  const studies = { modern: await JudgedRecords.modern(), adapted: await JudgedRecords.adapted() }
  const grades = (await Labels.rows("labels", "judged-grades.tsv.gz")).map(([set, patient, nct = "", grade]) => ({
    key: `${set} ${patient}`,
    nct,
    grade: Number(grade),
  }))
  const byPatient = Map.groupBy(grades, ({ key }) => key)
  const patients = await Labels.lines<GradedPatient>("labels", "judged-patients.jsonl.gz")

  return patients
    .map((patient) =>
      poolOf(
        { id: patient.id, profile: profileOf(patient), set: `judged, ${patient.set}` },
        byPatient.get(`${patient.set} ${patient.id}`) ?? [],
        studies[patient.set],
      ),
    )
    .filter(isTelling)
}

/** The same of the patients that the project holds, whose studies were graded when all weights had been set. */
export const own = async (): Promise<ReadonlyArray<Pool>> => {
  const studies = await JudgedRecords.modern()
  const grades = Map.groupBy(await Gradings.grades(), ({ patient }) => patient)

  return (await Gradings.patients())
    .map(({ id, profile }) => poolOf({ id, profile, set: "the project's own" }, grades.get(id) ?? [], studies))
    .filter(isTelling)
}

/** What is measured of an order of graded studies. */
export interface Measured {
  /** nDCG@10 with gains 7, 3, 1 and 0. */
  readonly ndcg: number
  /** The share of grades 3 and 2 among the first five. Many a patient has fewer than five of them. */
  readonly good: number
  /** The share of grade 0 among the first ten. */
  readonly useless: number
}

const share = (grades: ReadonlyArray<number>, most: number, counts: (grade: number) => boolean): number =>
  grades.slice(0, most).filter(counts).length / Math.min(most, grades.length)

/** Measures an order by the grades of its studies, best first. */
export const measure = (grades: ReadonlyArray<number>): Measured => {
  const gains = grades.map((grade) => 2 ** grade - 1)

  return {
    ndcg: Measures.ndcg(gains, gains),
    good: share(grades, 5, isGood),
    useless: share(grades, 10, (grade) => grade === 0),
  }
}
