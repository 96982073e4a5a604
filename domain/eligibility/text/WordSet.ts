/** The words of a line, one space apart, to be looked up. */
export const of = (words: string): ReadonlySet<string> => new Set(words.split(" "))
