import type { Vocabulary } from "./Vocabulary.ts"

/** Works something out of each word of a vocabulary once. It is forgotten with the vocabulary, when the words of another are asked about. */
export const of = <Told extends object>(
  work: (word: string) => Told,
): ((vocabulary: Vocabulary, number: number) => Told) => {
  let last: Vocabulary | undefined
  let known: Array<Told | undefined> = []

  const learn = (vocabulary: Vocabulary, number: number): Told => {
    const told = work(vocabulary.wordOf(number))
    known[number] = told

    return told
  }

  return (vocabulary, number) => {
    if (last !== vocabulary) {
      last = vocabulary
      known = []
    }

    return known[number] ?? learn(vocabulary, number)
  }
}
