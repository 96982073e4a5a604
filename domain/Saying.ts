/** What is named in a sentence: of a text, its words; null where the registry publishes nothing. */
export type Value = string | number | null | ReadonlyArray<string>

/** What is said, for those who word it themselves: a code, and what it names. */
export interface Coded<Code extends string = string> {
  readonly code: Code
  readonly values: Readonly<Record<string, Value>>
}

/** The same with its English sentence. */
export interface Saying<Code extends string = string> extends Coded<Code> {
  readonly sentence: string
}

/** For each code, how its sentence is made of what it names. */
type Sentences<Named> = { readonly [Code in keyof Named]: (values: Named[Code]) => string }

/** Says things by a table of sentences, so that a code and its sentence come from one row. */
export const by =
  <Named extends { readonly [Code in keyof Named]: Coded["values"] }>(sentences: Sentences<Named>) =>
  <Code extends keyof Named & string>(code: Code, values: Named[Code]): Saying<Code> => ({
    code,
    values,
    sentence: sentences[code](values),
  })
