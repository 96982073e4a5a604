import type { Left } from "../../../domain/ask-next/Asking.ts"
import * as MarkerHinges from "../../../domain/eligibility/biomarker/MarkerHinges.ts"
import type { Profile } from "../../../domain/Profile.ts"

const withMarker = (profile: Profile, written: string): Profile => ({
  ...profile,
  biomarkers: [...profile.biomarkers, written],
})

const stages = ["newly diagnosed", "recurrent", "early", "locally advanced", "metastatic", "mild"]

/** A profile with each of the usual answers to a question in turn. */
export const usual = (profile: Profile, { field, term }: Left): ReadonlyArray<Profile> => {
  switch (field) {
    case "biomarkers":
      return [`${term} positive`, `${term} negative`].map((written) => withMarker(profile, written))
    case "stage":
      return stages.map((stage) => ({ ...profile, stage }))
    case "priorLines":
      return [0, 1, 3].map((priorLines) => ({ ...profile, priorLines }))
    case "age":
      return [10, 45, 80].map((age) => ({ ...profile, age }))
    default:
      return (["female", "male"] as const).map((sex) => ({ ...profile, sex }))
  }
}

/** A profile with what a patient truly answers to a question; the same where the patient does not know. */
export const truly = (profile: Profile, { field, term }: Left, patient: Profile): Profile => {
  if (field === "biomarkers") {
    const known = patient.biomarkers.filter((written) => MarkerHinges.toldBy(written).includes(term ?? ""))

    return known.reduce(withMarker, profile)
  }

  return patient[field] === undefined ? profile : { ...profile, [field]: patient[field] }
}
