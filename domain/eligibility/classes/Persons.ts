import type { WordClasses } from "../rules/WordTests.ts"

/** Those who help somebody who takes part, or tell of them. */
const helpers =
  "caregiver caregivers caregiver's carer carers carer's caretaker caretakers informant informants informant's companion companions"

export const classes: WordClasses = {
  helper: helpers,
  partnership: "care caring study support communication",
  partner: "partner partners partner's",
  donor: "donor donors donor's",
  kin: "relatives parents siblings spouses guardians",
  relative: "relative parent sibling spouse guardian",
  /** Those of a family, by blood or not. */
  family:
    "relative relatives parent parents sibling siblings mother father brother brothers sister sisters grandparent grandparents spouse spouses spouse's guardian guardians proband",
  professionals: "physicians clinicians providers nurses oncologists professionals workers staff",
  professional: "physician clinician provider nurse oncologist professional worker",
  healthy: "healthy normal unaffected",
  control: "control controls volunteer volunteers",
  controls: "controls",
  group: "group groups cohort cohorts population",
}
