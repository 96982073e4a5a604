/** What was read of a field, or left aside, where it stands, and in a sentence. Nothing of the patient stands in the sentence. */
export interface Told {
  readonly sentence: string
  readonly expressions: ReadonlyArray<string>
}

/** Why a record cannot be read: a sentence, and the resources at fault. */
export interface Refusal {
  readonly sentence: string
  readonly expressions: ReadonlyArray<string>
}

/** What a field came to, and what was left aside on the way. */
export interface Field<Value> {
  readonly value: Value | undefined
  readonly told: ReadonlyArray<Told>
}

export const told = (sentence: string, ...expressions: ReadonlyArray<string>): Told => ({ sentence, expressions })

export const found = <Value>(value: Value, ...of: ReadonlyArray<Told>): Field<Value> => ({ value, told: of })

export const none = <Value>(...of: ReadonlyArray<Told>): Field<Value> => ({ value: undefined, told: of })
