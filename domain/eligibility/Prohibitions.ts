const deontic: ReadonlySet<string> = new Set(["must", "may", "should", "shall"])

const being: ReadonlySet<string> = new Set(["is", "are", "was", "were"])

/** Whether the words before a place say what must not be, in whatever part they stand: "must not have …", "were not to have …". */
export const before = (words: ReadonlyArray<string>, place: number): boolean => {
  for (let at = 1; at < place; at++) {
    if (words[at] !== "not") continue
    const earlier = words[at - 1] ?? ""
    if (deontic.has(earlier) || (being.has(earlier) && words[at + 1] === "to")) return true
  }

  return false
}

/** Whether the words begin with none: "No evidence of …", "None of the following". */
export const leads = (words: ReadonlyArray<string>): boolean => {
  const first = words.find((word) => lettered.test(word))

  return first === "no" || first === "none"
}

const lettered = /[a-z]/
