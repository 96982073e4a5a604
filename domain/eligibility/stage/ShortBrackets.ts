const longest = 24

/** Behind the bracket that begins at a token and says more of the stage before it, "mild (CDR 1)", "severe (activity below 1 %)", or the token itself. */
export const behind = (words: ReadonlyArray<string>, at: number): number => {
  const length = words[at] === "(" ? words.slice(at, at + longest).indexOf(")") : -1

  return length < 0 ? at : at + length + 1
}
