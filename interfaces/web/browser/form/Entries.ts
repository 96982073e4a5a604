import type { Words } from "../words/English.ts"

/** What a list offers: each entry is its value and its label. */
export type Entries = ReadonlyArray<readonly [value: string, label: string]>

/** Where the answer may be left open: that comes first. */
const orUnknown = (entries: Entries, { form }: Words): Entries => [["", form.unknown], ...entries]

/** Stages or test results that are suggested. */
export const suggestions = (values: ReadonlyArray<string>, words: Words): Entries =>
  orUnknown(
    values.map((value) => [value, words.suggested[value] ?? value]),
    words,
  )

export const lines = (words: Words): Entries =>
  orUnknown(
    words.lineNumbers.map((label, number) => [String(number), label]),
    words,
  )

export const sexes = (words: Words): Entries => orUnknown(Object.entries(words.form.sexes), words)
