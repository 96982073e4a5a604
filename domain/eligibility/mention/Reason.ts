/**
 * Why a check is unknown: the record does not speak of it (`not_mentioned`); it does, and neither lets in nor keeps out (`no_side`), does
 * both (`both_sides`), or speaks of another state, form or number than the patient's (`other_state`); a number cannot be compared
 * (`value_not_comparable`); what was entered is not understood (`not_understood`); no criteria are published (`no_text`).
 */
export const reasons = [
  "not_mentioned",
  "no_side",
  "both_sides",
  "other_state",
  "value_not_comparable",
  "not_understood",
  "no_text",
] as const

export type Reason = (typeof reasons)[number]
