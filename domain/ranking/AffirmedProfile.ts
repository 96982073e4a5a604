import * as AskedMarker from "../eligibility/biomarker/AskedMarker.ts"
import * as EnteredStage from "../eligibility/stage/EnteredStage.ts"
import type { Profile } from "../Profile.ts"

/** The profile without what it denies, or says in words that are not understood: that speaks for no study. */
export const of = (profile: Profile): Profile => {
  const { biomarkers, stage } = profile
  const affirmed = AskedMarker.all(biomarkers)
    .flatMap(({ parts }) => parts)
    .filter(({ isAffirmed }) => isAffirmed)
  const said = { ...profile, biomarkers: affirmed.map(({ written }) => written) }

  return stage === undefined ? said : { ...said, stage: EnteredStage.of(stage).affirmed }
}
