import * as LaunchArea from "../../../domain/condition/LaunchArea.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import { mean } from "../../Mean.ts"
import type { Row } from "../Rows.ts"
import * as Graded from "./Graded.ts"
import type { Pool } from "./Pools.ts"

/** A field of a profile that people also write into its condition. */
interface Written {
  readonly name: string
  readonly wordsOf: (profile: Profile) => string
  readonly without: (profile: Profile) => Profile
}

const written: ReadonlyArray<Written> = [
  {
    name: "stage",
    wordsOf: ({ stage = "" }) => stage,
    without: ({ stage: _, ...rest }) => rest,
  },
  {
    name: "biomarkers",
    wordsOf: ({ biomarkers }) => biomarkers.join(" "),
    without: (profile) => ({ ...profile, biomarkers: [] }),
  },
]

const inCondition = ({ without, wordsOf }: Written, profile: Profile): Profile => {
  const { condition } = profile

  return { ...without(profile), condition: `${wordsOf(profile)} ${LaunchArea.find(condition)?.name ?? condition}` }
}

const ndcg = ({ grades, studies }: Pool, profile: Profile): number =>
  Graded.measure(
    Steps.whole(
      Ranking.ranked(
        Criteria.of(profile, []),
        undefined,
        studies.map((study) => Reading.annotated(study)),
      ),
    ).map(({ study }) => grades.get(study.nctId) ?? 0),
  ).ndcg

const heading: Row = ["field", "patients with it", "left out", "in the words of the condition", "as a field"]

/** What the order of graded studies loses where a field of the profile stands in the words of its condition instead (nDCG@10). */
export const rows = async (): Promise<ReadonlyArray<Row>> => {
  const sets = [
    ["beside the project", await Graded.pools()],
    ["the project's own", await Graded.own()],
  ] as const

  return [
    heading,
    ...written.flatMap((field) =>
      sets.map(([set, pools]) => {
        const told = pools.filter(({ profile }) => field.wordsOf(profile) !== "")
        const meanOf = (said: (profile: Profile) => Profile): string =>
          mean(told.map((pool) => ndcg(pool, said(pool.profile)))).toFixed(3)

        return [
          `${field.name}, ${set}`,
          String(told.length),
          meanOf(field.without),
          meanOf((profile) => inCondition(field, profile)),
          meanOf((profile) => profile),
        ]
      }),
    ),
  ]
}
