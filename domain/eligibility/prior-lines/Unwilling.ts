import { local, systemic, units } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const unwilling: ReadonlySet<string> = new Set(["unwilling", "unwillingness", "reluctant"])

const doing: ReadonlySet<string> = new Set(["do", "does", "did"])

const wishing = /^(?:want|wish|accept|agree|consent|choose|desire|opt)$/

const choosing = /^(?:chose|chosen|chooses?|elect(?:s|ed)?|opt(?:s|ed)?|prefer(?:s|red)?|decide[sd]?)$/

const against: ReadonlySet<string> = new Set(["not", "out", "against"])

const taking =
  /^(?:to|receiv(?:e|ing)|tak(?:e|ing)|accept|have|undergo(?:ing)?|be|treated|pursue|start|begin|of|with|for)$/

/** Behind the words that somebody does not want something; nothing where they do not stand. */
const behind = (words: Words, at: number): number | undefined => {
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (unwilling.has(word)) return at + 1
  if (doing.has(word) && next === "not" && wishing.test(words[at + 2] ?? "")) return at + 3

  return choosing.test(word) && against.has(next) ? at + 2 : undefined
}

const meant: ReadonlySet<string> = new Set(
  "it them this these those such that any all current currently approved available standard established conventional soc".split(
    " ",
  ),
)

/** "Unwilling to receive it", "does not wish to have standard therapy", "opted out of it": not "unwilling to undergo surgery". */
export const isAt = (words: Words, at: number): boolean => {
  let from = behind(words, at)
  if (from === undefined) return false
  while (taking.test(words[from] ?? "")) from++
  const word = words[from] ?? ""
  const isMeant = meant.has(word) || units.has(word) || systemic.has(word)

  return isMeant && !words.slice(from, from + 3).some((each) => local.has(each))
}
