import * as KindInBrackets from "../condition/KindInBrackets.ts"
import * as ShortNames from "../condition/ShortNames.ts"
import * as AskedMarker from "../eligibility/biomarker/AskedMarker.ts"
import * as EnteredStage from "../eligibility/stage/EnteredStage.ts"
import * as PlainStages from "../eligibility/stage/PlainStages.ts"
import * as FreeText from "../FreeText.ts"
import type { Profile } from "../Profile.ts"

/** The profile in words that titles hold, with `markers` that are told elsewhere, without what it denies, or says in words that are not understood: that speaks for no study. */
export const of = (profile: Profile, markers: ReadonlyArray<string> = []): Profile => {
  const { biomarkers, condition, stage } = profile
  const affirmed = [biomarkers, markers]
    .flatMap(AskedMarker.all)
    .flatMap(({ parts }) => parts)
    .filter(({ isAffirmed }) => isAffirmed)
  const said = {
    ...profile,
    condition: KindInBrackets.read(ShortNames.inFull(condition)),
    biomarkers: affirmed.map(({ written }) => written),
  }

  return stage === undefined
    ? said
    : { ...said, stage: EnteredStage.of(PlainStages.inUsualWords(FreeText.visible(stage), condition)).affirmed }
}
