import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Candidate } from "../../../domain/ranking/Candidate.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Score from "../../../domain/ranking/Score.ts"
import * as Steps from "../../../domain/Steps.ts"
import { mean } from "../../Mean.ts"
import type { Row } from "../Rows.ts"
import * as Graded from "./Graded.ts"
import type { Pool } from "./Pools.ts"

/** A study of a graded patient that no published field rules out: what speaks for it, in points, which parts speak against it, and its grade. */
interface Judged {
  readonly inFavour: number
  readonly against: ReadonlyArray<Score.PartName>
  readonly grade: number
}

const judged = ({ score }: Candidate, grade: number): Judged => ({
  inFavour: score.parts.reduce((sum, { hundredths }) => sum + Math.max(0, hundredths), 0) / 100,
  against: score.parts.flatMap(({ hundredths, name }) => (hundredths < 0 ? [name] : [])),
  grade,
})

const judgedOf = ({ grades, profile, studies }: Pool): ReadonlyArray<Judged> =>
  Steps.whole(
    Ranking.ranked(
      Criteria.of(profile, []),
      undefined,
      studies.map((study) => Reading.annotated(study)),
    ),
  ).flatMap((candidate) =>
    candidate.mismatches > 0 ? [] : [judged(candidate, grades.get(candidate.study.nctId) ?? 0)],
  )

/** From this grade on a study is a good one. */
const good = 2

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** Points in favor are told in steps of so many: each holds studies enough. */
const step = 2

const shareOfGood = (studies: ReadonlyArray<Judged>): number => mean(studies.map(({ grade }) => Number(grade >= good)))

const stepOf = ({ inFavour }: Judged): number => Math.floor(inFavour / step)

/** How many of as many studies would be good, had they as much in favor and nothing against them. */
const expected = (studies: ReadonlyArray<Judged>, free: ReadonlyArray<Judged>): number => {
  const shares = new Map([...Map.groupBy(free, stepOf)].map(([key, found]) => [key, shareOfGood(found)]))

  return mean(studies.map((one) => shares.get(stepOf(one)) ?? 0))
}

/**
 * What it means that something speaks against a study: how many of those that have just that against them readers called good, and how many
 * of those with as much in favor and nothing against them.
 */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const studies = [...(await Graded.pools()), ...(await Graded.own())].flatMap(judgedOf)
  const free = studies.filter(({ against }) => against.length === 0)
  const share = (name: string, found: ReadonlyArray<Judged>): Row => [
    name,
    String(found.length),
    percent(shareOfGood(found)),
    "",
  ]
  const beside = (name: string, found: ReadonlyArray<Judged>): Row => [
    ...share(name, found).slice(0, -1),
    percent(expected(found, free)),
  ]
  const names = (Object.keys(Score.weights) as ReadonlyArray<Score.PartName>).filter((name) => Score.weights[name] < 0)

  return [
    [
      "what speaks against a study",
      "studies",
      "good ones (2, 3)",
      "of those with as much in favor, and nothing against",
    ],
    share("nothing", free),
    ...[...Map.groupBy(free, stepOf)]
      .toSorted(([one], [other]) => one - other)
      .map(([key, found]) => share(`nothing, and ${step * key} to ${step * (key + 1)} points in favor`, found)),
    ...names.map((name) =>
      beside(
        `${name} alone`,
        studies.filter(({ against: [first, ...others] }) => first === name && others.length === 0),
      ),
    ),
    beside(
      "several of these",
      studies.filter(({ against }) => against.length > 1),
    ),
  ]
}
