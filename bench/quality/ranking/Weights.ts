import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Candidate } from "../../../domain/ranking/Candidate.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Score from "../../../domain/ranking/Score.ts"
import * as Steps from "../../../domain/Steps.ts"
import { mean } from "../../Mean.ts"
import type { Row } from "../Rows.ts"
import * as Bootstrap from "./Bootstrap.ts"
import * as Graded from "./Graded.ts"
import type { Pool } from "./Pools.ts"

type Weights = Readonly<Record<Score.PartName, number>>

/** A patient's studies with their grades and all that their order is made of, so that other weights can be tried. */
interface Patient {
  readonly candidates: ReadonlyArray<Candidate>
  readonly grades: ReadonlyMap<string, number>
}

const names = Object.keys(Score.weights) as ReadonlyArray<Score.PartName>

const weighed = (candidate: Candidate, weights: Weights): Candidate => {
  const parts = candidate.score.parts.map((part) => ({
    ...part,
    hundredths: Math.round(100 * weights[part.name] * part.amount),
  }))

  return { ...candidate, score: { parts, hundredths: parts.reduce((sum, { hundredths }) => sum + hundredths, 0) } }
}

const patientOf = ({ grades, profile, studies }: Pool): Patient => ({
  candidates: Steps.whole(
    Ranking.ranked(
      Criteria.of(profile, []),
      undefined,
      studies.map((study) => Reading.annotated(study)),
    ),
  ),
  grades,
})

const ndcg = ({ candidates, grades }: Patient, weights: Weights): number =>
  Graded.measure(
    candidates
      .map((candidate) => weighed(candidate, weights))
      .toSorted(Ranking.order)
      .map(({ study }) => grades.get(study.nctId) ?? 0),
  ).ndcg

/** The steps in which weights are sized. */
const steps = [0, 0.5, 1, 2]

/** A change of a weight has to be worth so much, or it stays as it is: less is noise among so few patients. */
const leastGain = 0.01

const signed = (name: Score.PartName, size: number): number => (Score.weights[name] < 0 ? -size : size)

/** The best weights for some patients, one weight after the other from those of the service, in two rounds. */
const chosen = (patients: ReadonlyArray<Patient>): Weights => {
  const meanOf = (weights: Weights): number => mean(patients.map((patient) => ndcg(patient, weights)))
  let best: Weights = Score.weights
  let most = meanOf(best)
  for (let round = 0; round < 2; round++) {
    for (const name of names) {
      for (const size of steps) {
        const tried: Weights = { ...best, [name]: signed(name, size) }
        const found = meanOf(tried)
        if (found > most + leastGain) {
          best = tried
          most = found
        }
      }
    }
  }

  return best
}

const figure = (value: number): string => value.toFixed(3)

const none = { stage: 0, biomarkers: 0, priorLines: 0, exclusion: 0, otherState: 0, otherMarker: 0 } as const

/**
 * What each part of the score is worth: the order without it, beside that with all. So, too, on the project's own patients, whose studies
 * were graded when the weights had been set. Last, each of the others in turn with weights that were chosen on all but that one: how much of the
 * order is tuning.
 */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const patients = (await Graded.pools()).map(patientOf)
  const own = (await Graded.own()).map(patientOf)
  const of = (some: ReadonlyArray<Patient>, weights: Weights) => some.map((patient) => ndcg(patient, weights))
  const [all, allOnOwn] = [of(patients, Score.weights), of(own, Score.weights)]
  const less = (base: ReadonlyArray<number>, found: ReadonlyArray<number>): string =>
    Bootstrap.written(found.map((one, index) => one - (base[index] ?? 0)))
  const row = (name: string, weight: string, weights: Weights): Row => {
    const [found, foundOnOwn] = [of(patients, weights), of(own, weights)]

    return [name, weight, figure(mean(found)), less(all, found), figure(mean(foundOnOwn)), less(allOnOwn, foundOnOwn)]
  }
  const left = patients.map((patient) => ndcg(patient, chosen(patients.filter((other) => other !== patient))))

  return [
    ["part of the score", "weight", "nDCG@10", "it − all parts (95 %)", "on own patients", "it − all parts (95 %)"],
    ["all parts", "", figure(mean(all)), "", figure(mean(allOnOwn)), ""],
    ...names.map((name) => row(`without ${name}`, String(Score.weights[name]), { ...Score.weights, [name]: 0 })),
    row("without any signpost", "", { ...Score.weights, ...none }),
    ["weights chosen on all patients but one", "", figure(mean(left)), less(all, left), "", ""],
  ]
}
