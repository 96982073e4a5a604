import * as AskedMarker from "../eligibility/biomarker/AskedMarker.ts"
import * as EnteredStage from "../eligibility/stage/EnteredStage.ts"
import type { Profile } from "../Profile.ts"

/** What the biomarkers of a profile affirm, one by one. */
const affirmedBy = ({ biomarkers }: Profile): ReadonlyArray<AskedMarker.Part> =>
  AskedMarker.all(biomarkers)
    .flatMap(({ parts }) => parts)
    .filter(({ isAffirmed }) => isAffirmed)

/** The profile without what it denies, or says in words that are not understood: that speaks for no study. */
export const of = (profile: Profile): Profile => {
  const { stage } = profile
  const said = { ...profile, biomarkers: affirmedBy(profile).map(({ written }) => written) }

  return stage === undefined ? said : { ...said, stage: EnteredStage.of(stage).affirmed }
}

/** The biomarkers that a profile affirms and our vocabulary lacks, as they are written: texts can be searched for their words alone. */
export const beyondVocabulary = (profile: Profile): ReadonlyArray<string> =>
  affirmedBy(profile).flatMap(({ asked, written }) =>
    asked.marker === undefined || asked.literal !== undefined ? [written] : [],
  )
