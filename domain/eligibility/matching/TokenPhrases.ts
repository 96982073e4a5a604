/** Whether a phrase stands at a word. */
export const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < phrase.length; index++) if (words[at + index] !== phrase[index]) return false

  return true
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

/** Whether "non" or "non-" stands right before the token at `at`. */
export const isBehindNon = (words: ReadonlyArray<string>, at: number): boolean =>
  (words[at - 1] === "-" ? words[at - 2] : words[at - 1]) === "non"
