const longest = 12

/** Behind the bracket that begins at a token and says more of the stage before it, "mild (CDR 1)", or the token itself. */
export const behind = (words: ReadonlyArray<string>, at: number): number => {
  const close = words[at] === "(" ? words.indexOf(")", at) : -1

  return close < 0 || close > at + longest ? at : close + 1
}
