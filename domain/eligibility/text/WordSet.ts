/** The words of a line, one space apart, to be looked up. */
export const of = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** Whether a word is one of a line, in which "relaps~" stands for all that begin so, and "~mab" for all that end so. */
export const matching = (words: string): ((word: string) => boolean) => {
  const pieces = words.split(" ")
  const whole = new Set(pieces)
  const beginnings = pieces.flatMap((piece) => (piece.endsWith("~") ? [piece.slice(0, -1)] : []))
  const endings = pieces.flatMap((piece) => (piece.startsWith("~") ? [piece.slice(1)] : []))

  return (word) =>
    whole.has(word) ||
    beginnings.some((beginning) => word.startsWith(beginning)) ||
    endings.some((ending) => word.endsWith(ending))
}

/** The words and phrases of a text, with commas and line breaks between them: listed`stage, clinical stage`. */
export const listed = ([phrases = ""]: TemplateStringsArray): ReadonlyArray<string> =>
  phrases.split(",").map((phrase) => phrase.trim())
