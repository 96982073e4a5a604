import * as ConditionQuery from "../../../domain/condition/ConditionQuery.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import * as Relevance from "../../../domain/ranking/Relevance.ts"
import * as StudyWords from "../../../domain/ranking/words/StudyWords.ts"
import { isOpenToday, type Study } from "../../../domain/study/Study.ts"
import * as Checks from "../Checks.ts"
import type { Pool } from "./Pools.ts"

/**
 * The order that the service had before it added evidence up: one rule after the other, each deciding only what those before it left
 * equal. Fewest firm mismatches, directness, most inclusion signposts, fewest unknowns, fewest exclusion signposts, open today, the
 * latest update.
 */
export const order = ({ profile, studies }: Pool): ReadonlyArray<Study> => {
  const annotated = studies.map((study) => Reading.annotated(study))
  const told = Checks.ofEach(profile, annotated)
  const condition = Relevance.subject(ConditionQuery.of(profile.condition))

  return annotated
    .map((each) => {
      const { study } = each
      const checks = Criteria.ofProfile(told.get(study) ?? [])
      const count = (state: string): number => checks.filter((check) => check.state === state).length

      const asksForBiomarker = checks.some(({ kind, state }) => kind === "biomarker" && state === "mentioned_inclusion")

      return {
        study,
        ranks: [
          count("not_matched"),
          -Relevance.levelOf(Relevance.of(each, StudyWords.of(each), condition), asksForBiomarker),
          -count("mentioned_inclusion"),
          count("unknown"),
          count("mentioned_exclusion"),
          -Number(isOpenToday(study)),
        ],
      }
    })
    .toSorted((one, other) => {
      const differing = one.ranks.findIndex((rank, index) => rank !== other.ranks[index])
      if (differing >= 0) return (one.ranks[differing] ?? 0) - (other.ranks[differing] ?? 0)
      const [newer, older] = [other.study.lastUpdatePosted ?? "", one.study.lastUpdatePosted ?? ""]

      return newer === older ? (one.study.nctId < other.study.nctId ? -1 : 1) : newer < older ? -1 : 1
    })
    .map(({ study }) => study)
}
