import { permissions } from "../classes/Participants.ts"

const verdicts: ReadonlySet<string> = new Set([...permissions, "excluded", "prohibited", "ineligible"])

const references: ReadonlySet<string> = new Set(["following", "those"])

/** Whether the words before a colon introduce what follows it: "any of the following is excluded: …", "allowed: …". */
const introducing = (words: ReadonlyArray<string>, colon: number): boolean =>
  verdicts.has(words[colon - 1] ?? "") ||
  words.slice(Math.max(0, colon - 8), colon).some((word) => references.has(word))

const isStop = (word: string | undefined): boolean => word === "." || word === ";"

const inwards = (word: string | undefined): number => (word === ")" ? 1 : word === "(" ? -1 : 0)

/** The last colon before a mention in its clause, not within brackets that close before it; -1 if there is none. */
const colonBefore = (words: ReadonlyArray<string>, mention: number): number => {
  let depth = 0
  for (let at = mention - 1; at >= 0; at--) {
    depth += inwards(words[at])
    if (depth > 0) continue
    if (isStop(words[at])) return -1
    if (words[at] === ":") return at
  }

  return -1
}

/** Where the clause that ends with a colon begins: behind the end of another, or with the bracket around it. */
const clauseStart = (words: ReadonlyArray<string>, colon: number): number => {
  let depth = 0
  for (let at = colon - 1; at >= 0; at--) {
    depth += inwards(words[at])
    if (isStop(words[at]) || (words[at] === "(" && depth < 0)) return at + 1
  }

  return 0
}

/** The words that introduce a mention within its sentence, if any do. */
export const before = (words: ReadonlyArray<string>, mention: number): ReadonlyArray<string> | undefined => {
  if (mention < 2 || words.lastIndexOf(":", mention - 1) < 0) return undefined
  const colon = colonBefore(words, mention)

  return colon < 0 || !introducing(words, colon) ? undefined : words.slice(clauseStart(words, colon), colon)
}

/** The words of a line that speak of what it introduces: of several sentences the last, "No other therapy. [The following are allowed]". */
export const ofList = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const last = words.slice(words.findLastIndex(isStop) + 1)

  return last.some((word) => references.has(word)) ? last : words
}
