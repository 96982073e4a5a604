/** Whether "non" or "non-" stands right before the token at `at`. */
export const isBefore = (words: ReadonlyArray<string>, at: number): boolean =>
  (words[at - 1] === "-" ? words[at - 2] : words[at - 1]) === "non"
