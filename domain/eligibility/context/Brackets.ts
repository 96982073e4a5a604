export const opens = (word: string | undefined): boolean => word === "(" || word === "["

export const closes = (word: string | undefined): boolean => word === ")" || word === "]"

/** The depth of brackets behind a token. */
export const deeper = (depth: number, word: string): number => depth + (opens(word) ? 1 : closes(word) ? -1 : 0)
