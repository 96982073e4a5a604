import { mostBiomarkers } from "../../../domain/Profile.ts"

/** What was read of a field, or not used, where it stands, and in a sentence. Nothing of the patient stands in the sentence. */
export interface Told {
  readonly sentence: string
  readonly expressions: ReadonlyArray<string>
}

/** Why a record cannot be read: a sentence, and the resources at fault. */
export interface Refusal {
  readonly sentence: string
  readonly expressions: ReadonlyArray<string>
}

/** What a field came to, and what was not used on the way. */
export interface Field<Value> {
  readonly value: Value | undefined
  readonly told: ReadonlyArray<Told>
}

export const told = (sentence: string, ...expressions: ReadonlyArray<string>): Told => ({ sentence, expressions })

/** Why something of a record is not used, as the end of the sentence that tells it. */
export const reasons = {
  ofAnotherSubject: "it is of another subject",
  ofAnotherPerson: "it is about another person",
  ofAnotherDisease: "it belongs to another condition, or to one that is not in the record",
  ofTherapy: "it is about a therapy, a plan or an implication, and not a finding",
  refuted: "it is refuted or entered in error",
  unconfirmed: "it is not confirmed",
  over: "it is resolved or inactive",
  abated: "it has abated",
  earlier: "it is an earlier disease",
  ofNoDisease: "its code names no disease that the patient has",
  mistaken: "it is cancelled or entered in error",
  notFinal: "it is not a result yet",
  missing: "its result is missing",
  future: "its date is in the future",
  open: "its result is open",
  range: "its value is a range or a bound",
  unreadable: "its value cannot be read",
  harmless: "the change is benign, or nobody knows what it does",
  irrelevant: "its value counts for other diseases",
  unknown: "it tells no stage, biomarker or score that is read",
  tooManyMarkers: `a profile has at most ${mostBiomarkers} biomarkers`,
  tooManyDiagnoses: "the record has more diagnoses than are read",
  tooManyTitles: "the record has more kinds of results than are read",
  ofOtherType: "resources of this type are not read",
  contradictory: "it contradicts another one of the same date",
  unlinked: "another stage is linked to the disease, and this one is not",
} as const

export const notUsed = (what: string, why: string, ...expressions: ReadonlyArray<string>): Told =>
  told(`${what} not used: ${why}.`, ...expressions)

export const found = <Value>(value: Value, ...of: ReadonlyArray<Told>): Field<Value> => ({ value, told: of })

export const none = <Value>(...of: ReadonlyArray<Told>): Field<Value> => ({ value: undefined, told: of })
