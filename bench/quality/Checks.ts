import * as Criteria from "../../domain/criteria/Criteria.ts"
import type { CriterionCheck } from "../../domain/criteria/CriterionCheck.ts"
import type * as Reading from "../../domain/eligibility/Reading.ts"
import type { Profile } from "../../domain/Profile.ts"
import * as Ranking from "../../domain/ranking/Ranking.ts"
import * as Steps from "../../domain/Steps.ts"
import type { Study } from "../../domain/study/Study.ts"

/** What the service tells of each study, where all of them are returned. */
export const ofEach = (
  profile: Profile,
  studies: ReadonlyArray<Reading.AnnotatedStudy>,
): ReadonlyMap<Study, ReadonlyArray<CriterionCheck>> =>
  new Map(
    Steps.whole(Ranking.ranked(Criteria.of(profile, []), undefined, studies)).map(
      ({ checks, study }) => [study, checks] as const,
    ),
  )
