const obliging: ReadonlySet<string> = new Set(["must", "should", "shall"])

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"])

/**
 * Whether the words before a negated place say what must not be, in whatever part they stand: "must not have …", "cannot have …",
 * "must be free of …", "were not to have …".
 */
export const before = (words: ReadonlyArray<string>, place: number): boolean => {
  for (let at = 0; at < place; at++) {
    const word = words[at] ?? ""
    if (obliging.has(word) || (word === "cannot" && words[at + 1] === "have")) return true
    if (word !== "not") continue
    const earlier = words[at - 1] ?? ""
    if (earlier === "may" || (being.has(earlier) && words[at + 1] === "to")) return true
  }

  return false
}

/** Whether the words begin with none: "No evidence of …", "None of the following". */
export const leads = (words: ReadonlyArray<string>): boolean => {
  const first = words.find((word) => lettered.test(word))

  return first === "no" || first === "none"
}

const lettered = /[a-z]/
