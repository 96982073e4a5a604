type Words = ReadonlyArray<string>

const denials: ReadonlySet<string> = new Set(["no", "not", "without", "never", "none", "nor", "neither", "excluding"])

/**
 * Where an item begins that a comma sets apart from something that is denied before it: "no heart failure, [at least two lines]". 0 if none
 * does, or if what stands before introduces a list.
 */
export const itemBehind = (words: Words, first: number): number => {
  const comma = words[first - 1] === "and" ? first - 2 : first - 1
  const before = words[comma] === "," ? words.slice(0, comma) : []

  return before.some((word) => denials.has(word)) && !before.includes(":") ? first : 0
}
