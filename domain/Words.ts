/** A text as lower-case words without accents, possessives and plural endings: what names are compared by. */
export const of = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/['’]s?\b/gu, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => (word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word))

/** Whether the words of a phrase stand in a text one after the other. */
export const hold = (text: ReadonlyArray<string>, phrase: ReadonlyArray<string>): boolean =>
  phrase.length > 0 && text.some((_, start) => phrase.every((word, offset) => text[start + offset] === word))
