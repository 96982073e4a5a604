/** Whether a phrase stands at a word. */
export const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < phrase.length; index++) if (words[at + index] !== phrase[index]) return false

  return true
}

type Phrase = ReadonlyArray<string>

/** Phrases by the word that they begin with. */
export const byFirst = (phrases: ReadonlyArray<Phrase>): ReadonlyMap<string, ReadonlyArray<Phrase>> =>
  Map.groupBy(phrases, ([first]) => first ?? "")

/** Whether any of the phrases stands at a word. */
export const anyAt = (
  phrases: ReadonlyMap<string, ReadonlyArray<Phrase>>,
  words: ReadonlyArray<string>,
  at: number,
): boolean => phrases.get(words[at] ?? "")?.some((phrase) => matches(words, at, phrase)) ?? false
