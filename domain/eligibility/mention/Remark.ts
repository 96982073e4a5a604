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

/**
 * What a reader of a quoted sentence should know of it, and its code, by why no side is told where that is remarked of a mention without one.
 * "*" stands for the number that was asked.
 */
const byReason = {
  no_side: {
    "which way is not clear": "unclear",
    "ruling it out": "ruled_out",
    "allowing it": "allowed",
    "as an exception": "as_exception",
    "as a requirement": "as_requirement",
    "where it is missing": "where_missing",
    "its state is not said": "state_not_said",
    "ruling it out; its state is not said": "ruled_out_state_not_said",
    "allowing it; its state is not said": "allowed_state_not_said",
    "as an exception; its state is not said": "as_exception_state_not_said",
    "where it is missing; its state is not said": "where_missing_state_not_said",
    "whatever its state": "any_state",
    "allowing it; whatever its state": "allowed_any_state",
    "how far it has spread is not said": "spread_not_said",
    "asked of those who have it": "asked_of_holders",
    "of a part of it": "of_part",
    "of a treatment": "of_treatment",
    "of a relative": "of_relative",
    "of a donor": "of_donor",
    "of somebody else": "of_somebody_else",
    "besides what is named": "besides_named",
    "together with others": "together_with_others",
    "as part of a therapy's name": "in_therapy_name",
    "it says nothing of *": "nothing_of_number",
  },
  both_sides: {
    "either way is accepted": "either_way",
    "with an exception for it": "with_exception_for_it",
  },
  other_state: {
    "another state of it": "other_state",
    "ruling out another state of it": "other_state_ruled_out",
    "allowing another state of it": "other_state_allowed",
    "another state of it, as an exception": "other_state_as_exception",
    "where another state of it is missing": "other_state_where_missing",
    "another form of it": "other_form",
    "ruling out another form of it": "other_form_ruled_out",
    "allowing another form of it": "other_form_allowed",
    "another form of it, as an exception": "other_form_as_exception",
    "where another form of it is missing": "other_form_where_missing",
    "* is fewer than it asks for": "fewer_than_asked",
    "* is more than it lets in": "more_than_let_in",
    "* is lower than it asks for": "lower_than_asked",
    "* is higher than it lets in": "higher_than_let_in",
    "it rules out other numbers than *": "other_numbers_ruled_out",
  },
  not_understood: {
    "which state was entered is not clear": "entry_unclear",
  },
  value_not_comparable: {
    "a number to be compared": "number_to_compare",
  },
} as const satisfies { readonly [Why in Reason]?: Readonly<Record<string, string>> }

type Told = (typeof byReason)[keyof typeof byReason]

type Words = Told extends infer Each ? (Each extends unknown ? keyof Each : never) : never

type RowCode = Told extends infer Each ? (Each extends unknown ? Each[keyof Each] : never) : never

interface Row {
  readonly code: RowCode
  readonly reason: Reason
}

const rows = new Map(
  Object.entries(byReason).flatMap(([reason, told]) =>
    Object.entries(told).map(([words, code]) => [words, { code, reason }] as [Remark, Row]),
  ),
)

/** Of whom a sentence is said, where that is not everyone who is let in. */
const groups = {
  "for some of the patients": "some_patients",
  "one of several alternatives": "one_of_alternatives",
} as const

/** A remark, or none. */
export type Remark = Words | ""

export type Group = keyof typeof groups

/** What is remarked of a mention. `number`: the number that was asked, as it was entered, where the remark speaks of it. */
export interface Remarked {
  readonly remark: Remark
  readonly group?: Group | undefined
  readonly number?: string | undefined
}

export const remarks: ReadonlyArray<Remark> = [...rows.keys()]

export const groupsOfPatients = Object.keys(groups) as ReadonlyArray<Group>

export type Code = RowCode | (typeof groups)[Group]

export const codes: ReadonlyArray<Code> = [
  ...rows.values().map(({ code }) => code),
  ...groupsOfPatients.map((group) => groups[group]),
]

/** In words, one remark behind the other; empty where nothing is remarked. */
export const inWords = ({ group, number, remark }: Remarked): string =>
  [group ?? "", remark.replace("*", () => number ?? "")].filter((words) => words !== "").join("; ")

/** The same as data, in the same order. */
export const coded = ({ group, number, remark }: Remarked): ReadonlyArray<Coded<Code>> => {
  const code = rows.get(remark)?.code

  return [
    ...(group === undefined ? [] : [{ code: groups[group], values: {} }]),
    ...(code === undefined ? [] : [{ code, values: number === undefined ? {} : { number } }]),
  ]
}

/** Why a mention without a side has none. */
export const reasonOf = ({ remark }: Remarked): Reason => rows.get(remark)?.reason ?? "no_side"
