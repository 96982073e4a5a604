import type { Coded } from "../../Saying.ts"

/**
 * Why a check is unknown: the record does not speak of it (`not_mentioned`); it does, and neither lets in nor keeps out (`no_side`), does
 * both (`both_sides`), or speaks of another state, form or number than the patient's (`other_state`); a number cannot be compared
 * (`value_not_comparable`); what was entered is not understood (`not_understood`), or what was
 * entered before it left no room for it (`not_read`); no criteria are published (`no_text`).
 */
export const reasons = [
  "not_mentioned",
  "no_side",
  "both_sides",
  "other_state",
  "value_not_comparable",
  "not_understood",
  "not_read",
  "no_text",
] as const

export type Reason = (typeof reasons)[number]

/** A code, and why no side is told where that is remarked of a mention without one. */
type Row = readonly [code: string, reason: Reason]

/** What a reader of a quoted sentence should know of it. "*" stands for the number that was asked. */
const rows = {
  "which way is not clear": ["unclear", "no_side"],
  "either way is accepted": ["either_way", "both_sides"],
  "ruling it out": ["ruled_out", "no_side"],
  "allowing it": ["allowed", "no_side"],
  "as an exception": ["as_exception", "no_side"],
  "as a requirement": ["as_requirement", "no_side"],
  "where it is missing": ["where_missing", "no_side"],
  "another state of it": ["other_state", "other_state"],
  "ruling out another state of it": ["other_state_ruled_out", "other_state"],
  "allowing another state of it": ["other_state_allowed", "other_state"],
  "another state of it, as an exception": ["other_state_as_exception", "other_state"],
  "where another state of it is missing": ["other_state_where_missing", "other_state"],
  "another form of it": ["other_form", "other_state"],
  "ruling out another form of it": ["other_form_ruled_out", "other_state"],
  "allowing another form of it": ["other_form_allowed", "other_state"],
  "another form of it, as an exception": ["other_form_as_exception", "other_state"],
  "where another form of it is missing": ["other_form_where_missing", "other_state"],
  "its state is not said": ["state_not_said", "no_side"],
  "ruling it out; its state is not said": ["ruled_out_state_not_said", "no_side"],
  "allowing it; its state is not said": ["allowed_state_not_said", "no_side"],
  "as an exception; its state is not said": ["as_exception_state_not_said", "no_side"],
  "where it is missing; its state is not said": ["where_missing_state_not_said", "no_side"],
  "whatever its state": ["any_state", "no_side"],
  "allowing it; whatever its state": ["allowed_any_state", "no_side"],
  "how far it has spread is not said": ["spread_not_said", "no_side"],
  "asked of those who have it": ["asked_of_holders", "no_side"],
  "of a part of it": ["of_part", "no_side"],
  "of a treatment": ["of_treatment", "no_side"],
  "of a relative": ["of_relative", "no_side"],
  "of a donor": ["of_donor", "no_side"],
  "of somebody else": ["of_somebody_else", "no_side"],
  "besides what is named": ["besides_named", "no_side"],
  "together with others": ["together_with_others", "no_side"],
  "as part of a therapy's name": ["in_therapy_name", "no_side"],
  "with an exception for it": ["with_exception_for_it", "both_sides"],
  "which state was entered is not clear": ["entry_unclear", "not_understood"],
  "a number to be compared": ["number_to_compare", "value_not_comparable"],
  "* is fewer than it asks for": ["fewer_than_asked", "other_state"],
  "* is more than it lets in": ["more_than_let_in", "other_state"],
  "* is lower than it asks for": ["lower_than_asked", "other_state"],
  "* is higher than it lets in": ["higher_than_let_in", "other_state"],
  "it says nothing of *": ["nothing_of_number", "no_side"],
  "it rules out other numbers than *": ["other_numbers_ruled_out", "other_state"],
} as const satisfies Readonly<Record<string, Row>>

/** Of whom a sentence is said, where that is not everyone who is let in. */
const groups = {
  "for some of the patients": "some_patients",
  "one of several alternatives": "one_of_alternatives",
} as const

/** A remark, or none. */
export type Remark = keyof typeof rows | ""

export type Group = keyof typeof groups

/** What is remarked of a mention. `number`: the number that was asked, as it was entered, where the remark speaks of it. */
export interface Remarked {
  readonly remark: Remark
  readonly group?: Group | undefined
  readonly number?: string | undefined
}

export const remarks = Object.keys(rows) as ReadonlyArray<Exclude<Remark, "">>

export const groupsOfPatients = Object.keys(groups) as ReadonlyArray<Group>

export type Code = (typeof rows)[keyof typeof rows][0] | (typeof groups)[Group]

export const codes: ReadonlyArray<Code> = [
  ...remarks.map((remark) => rows[remark][0]),
  ...groupsOfPatients.map((group) => groups[group]),
]

/** In words, one remark behind the other; empty where nothing is remarked. */
export const inWords = ({ group, number, remark }: Remarked): string =>
  [group ?? "", remark.replace("*", () => number ?? "")].filter((words) => words !== "").join("; ")

/** The same as data, in the same order. */
export const coded = ({ group, number, remark }: Remarked): ReadonlyArray<Coded<Code>> => [
  ...(group === undefined ? [] : [{ code: groups[group], values: {} }]),
  ...(remark === "" ? [] : [{ code: rows[remark][0], values: number === undefined ? {} : { number } }]),
]

/** Why a mention without a side has none. */
export const reasonOf = ({ remark }: Remarked): Reason => (remark === "" ? "no_side" : rows[remark][1])
