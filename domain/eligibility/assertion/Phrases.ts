/** Each of the first words with each of the second: "not due to", "not directly due to". */
export const each = (firsts: ReadonlyArray<string>, seconds: ReadonlyArray<string>): ReadonlyArray<string> =>
  firsts.flatMap((first) => seconds.map((second) => `${first} ${second}`))
