const verdicts: ReadonlySet<string> = new Set(
  "allowed permitted acceptable allowable eligible excluded prohibited ineligible".split(" "),
)

const references: ReadonlySet<string> = new Set(["following", "those"])

/** Whether the words before a colon introduce what follows it: "any of the following is excluded: …", "allowed: …". */
const introducing = (words: ReadonlyArray<string>, colon: number): boolean =>
  verdicts.has(words[colon - 1] ?? "") ||
  words.slice(Math.max(0, colon - 8), colon).some((word) => references.has(word))

/** The words that introduce a mention within its sentence, if any do. */
export const before = (words: ReadonlyArray<string>, mention: number): ReadonlyArray<string> | undefined => {
  if (mention < 2 || words.lastIndexOf(":", mention - 1) < 0) return undefined
  let depth = 0
  let colon = -1
  for (let at = mention - 1; at >= 0; at--) {
    const word = words[at] ?? ""
    if (word === ")") depth++
    else if (word === "(") depth--
    const opens = word === "(" && depth < 0
    if (colon >= 0 && (opens || word === "." || word === ";")) return words.slice(at + 1, colon)
    if (depth > 0 || colon >= 0) continue
    if (word === "." || word === ";") return undefined
    if (word === ":") {
      if (!introducing(words, at)) return undefined
      colon = at
      depth = 0
    }
  }

  return colon < 0 ? undefined : words.slice(0, colon)
}
