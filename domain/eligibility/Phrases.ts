/** Whether a phrase stands at a word. */
export const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean =>
  phrase.every((word, index) => words[at + index] === word)
