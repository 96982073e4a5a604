import type { WordClasses } from "../rules/WordTests.ts"

/** Those who help somebody who takes part, or tell of them. */
export const helpers =
  "caregiver caregivers carer carers caretaker caretakers informant informants companion companions"

/** Those who give cells or organs. */
export const donors = "donor donors"

export const classes: WordClasses = {
  helper: helpers,
  partnership: "care caring study support",
  donor: donors,
  kin: "relatives parents siblings spouses guardians",
  relative: "relative parent sibling spouse guardian",
  professionals: "physicians clinicians providers nurses oncologists professionals workers staff",
  professional: "physician clinician provider nurse oncologist professional worker",
  healthy: "healthy normal unaffected",
  control: "control controls volunteer volunteers",
  controls: "controls",
  group: "group groups cohort cohorts population",
}
