/** Whether a phrase stands at a word. */
export const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < phrase.length; index++) if (words[at + index] !== phrase[index]) return false

  return true
}

/** Finds the longest of some phrases that ends with a word; nothing where none does. */
export const ending = (phrases: ReadonlyArray<string>) => {
  const byLast = Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")).toSorted((one, other) => other.length - one.length),
    (phrase) => phrase.at(-1),
  )

  return (words: ReadonlyArray<string>, last: number): ReadonlyArray<string> | undefined =>
    byLast.get(words[last])?.find((phrase) => matches(words, last - phrase.length + 1, phrase))
}

/** Finds the longest of some phrases that begins with a word; nothing where none does. */
export const beginning = (phrases: ReadonlyArray<string>) => {
  const byFirst = Map.groupBy(
    phrases.map((phrase) => phrase.split(" ")).toSorted((one, other) => other.length - one.length),
    ([first]) => first,
  )

  return (words: ReadonlyArray<string>, first: number): ReadonlyArray<string> | undefined =>
    byFirst.get(words[first])?.find((phrase) => matches(words, first, phrase))
}
