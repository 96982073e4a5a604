/** The words of a line, one space apart, to be looked up. */
export const of = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** The words and phrases of a text, with commas and line breaks between them: listed`stage, clinical stage`. */
export const listed = ([phrases = ""]: TemplateStringsArray): ReadonlyArray<string> =>
  phrases.split(",").map((phrase) => phrase.trim())
