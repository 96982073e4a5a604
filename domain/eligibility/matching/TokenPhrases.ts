/** Whether a phrase stands at a word. */
export const matches = (words: ReadonlyArray<string>, at: number, phrase: ReadonlyArray<string>): boolean => {
  for (let index = 0; index < phrase.length; index++) if (words[at + index] !== phrase[index]) return false

  return true
}
