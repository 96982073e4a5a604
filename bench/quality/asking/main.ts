import type { Left } from "../../../domain/ask-next/Asking.ts"
import * as TurningPoints from "../../../domain/ask-next/TurningPoints.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import { mean } from "../../Mean.ts"
import * as Checks from "../Checks.ts"
import type { Row } from "../Rows.ts"
import * as Bootstrap from "../ranking/Bootstrap.ts"
import * as Graded from "../ranking/Graded.ts"
import * as Pools from "../ranking/Pools.ts"
import * as Answers from "./Answers.ts"
import * as Askers from "./Askers.ts"

/** So many options are returned where no limit is given. */
const shown = 20

interface Patient {
  readonly pool: Pools.Pool
  readonly studies: ReadonlyArray<Reading.AnnotatedStudy>
  /** All that is known before anything is asked. */
  readonly begins: Profile
  readonly returned: ReadonlyArray<Reading.AnnotatedStudy>
  readonly asked: ReadonlyArray<TurningPoints.Asked>
}

const ordered = (profile: Profile, studies: ReadonlyArray<Reading.AnnotatedStudy>) =>
  Steps.whole(Ranking.ranked(Criteria.of(profile, []), undefined, studies)).map(({ study }) => study)

const patientOf = (pool: Pools.Pool): Patient => {
  const studies = pool.studies.map((study) => Reading.annotated(study))
  const begins: Profile = { condition: pool.profile.condition, biomarkers: [] }
  const first = new Set(ordered(begins, studies).slice(0, shown))
  const returned = studies.filter(({ study }) => first.has(study))

  return { pool, studies, begins, returned, asked: Steps.whole(TurningPoints.of(begins, returned)) }
}

/** The state of the one check that an answer adds. */
const statesOf = (profile: Profile, returned: Patient["returned"]): ReadonlyArray<string> => {
  const checks = Checks.ofEach(profile, returned)

  return returned.map(({ study }) => Criteria.ofProfile(checks.get(study) ?? []).at(-1)?.state ?? "unknown")
}

/** The returned options that come to other states by the answers to a question. */
const toldApart = ({ begins, returned }: Patient, left: Left): ReadonlySet<number> => {
  const byAnswer = Answers.usual(begins, left).map((profile) => statesOf(profile, returned))

  return new Set(returned.flatMap((_, at) => (new Set(byAnswer.map((states) => states[at])).size > 1 ? [at] : [])))
}

interface Measured {
  /** The share of the returned options that come to other states by the answers to any of the questions. */
  readonly apart: number
  /** How many of the questions the judged profile answers. */
  readonly answered: number
  /** Of the order of all studies after these answers. */
  readonly ndcg: number
}

const measured = (patient: Patient, asked: ReadonlyArray<Left>): Measured => {
  const { begins, pool, returned, studies } = patient
  const apart = new Set(asked.flatMap((left) => [...toldApart(patient, left)]))
  const answers = asked.map((left) => Answers.truly(begins, left, pool.profile) !== begins)
  const known = asked.reduce((profile, left) => Answers.truly(profile, left, pool.profile), begins)
  const grades = Pools.gradesOf(pool, ordered(known, studies))

  return {
    apart: apart.size / returned.length,
    answered: answers.filter(Boolean).length,
    ndcg: Graded.measure(grades).ndcg,
  }
}

const meanOf = (several: ReadonlyArray<Measured>): Measured => ({
  apart: mean(several.map(({ apart }) => apart)),
  answered: mean(several.map(({ answered }) => answered)),
  ndcg: mean(several.map(({ ndcg }) => ndcg)),
})

const byPatient = (patients: ReadonlyArray<Patient>, { ask, rounds }: Askers.Asker): ReadonlyArray<Measured> => {
  const random = Askers.randomness()

  return patients.map((patient) =>
    meanOf(Array.from({ length: rounds }, () => measured(patient, ask(patient.asked, random)))),
  )
}

const heading: Row = [
  "asked after the condition",
  "options told apart",
  "answered, of three",
  "nDCG@10 then",
  "the first three − it, options told apart (95 %)",
]

/** Of the options that the questions count: how many the usual answers do tell apart. */
const countedRightly = (patients: ReadonlyArray<Patient>): Row => {
  const counts = patients.flatMap((patient) =>
    patient.asked.map((left) => [left.options, Math.min(left.options, toldApart(patient, left).size)] as const),
  )
  const [counted, apart] = [0, 1].map((at) => counts.reduce((sum, pair) => sum + (pair[at] ?? 0), 0))

  return ["all that is asked", `${apart} of ${counted}`]
}

/** What the questions are worth that are asked next, on patients whose studies were graded by reading. */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const patients = (await Graded.pools()).map(patientOf)
  const own = byPatient(patients, Askers.own)
  const row = (name: string, found: ReadonlyArray<Measured>): Row => {
    const { answered, apart, ndcg } = meanOf(found)
    const less = own.map((one, index) => one.apart - (found[index]?.apart ?? 0))

    return [
      name,
      `${(100 * apart).toFixed(0)} %`,
      answered.toFixed(2),
      ndcg.toFixed(3),
      found === own ? "" : Bootstrap.written(less),
    ]
  }

  return [
    heading,
    row(Askers.own.name, own),
    ...Askers.others.map((asker) => row(asker.name, byPatient(patients, asker))),
    countedRightly(patients),
  ]
}
