import type { Words } from "./English.ts"

/** What the service says in fixed sentences, in the language of the page; nothing where one of them is not known, so that all stay as they are. */
export const inWords = (text: string, { ofService }: Words): string | undefined => {
  const sentences = text.split(/(?<=\.) /).map((sentence) => ofService[sentence])

  return sentences.every((each) => each !== undefined) ? sentences.join(" ") : undefined
}

/** The same as a text that may be English. */
export const orAsItIs = (text: string, words: Words): string => inWords(text, words) ?? text
