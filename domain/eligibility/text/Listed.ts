/** The words and phrases of a text, with commas and line breaks between them: listed`stage, clinical stage`. */
export const listed = ([phrases = ""]: TemplateStringsArray): ReadonlyArray<string> =>
  phrases.split(",").map((phrase) => phrase.trim())
