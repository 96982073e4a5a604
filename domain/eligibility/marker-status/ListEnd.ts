import type { Tokens } from "../text/Tokens.ts"
import { isFiller, partBehind } from "./ListedDenial.ts"
import { joints } from "./StatusCues.ts"

const farthest = 80

const inwards = (word: string | undefined): number => (word === "(" ? 1 : word === ")" ? -1 : 0)

/**
 * Behind the last of the alterations that are named with the one that ends before token `last`: "EGFR, ALK or ROS1 alterations". What
 * has a state of its own, "EGFR-mutant and …", ends them, and so does the bracket around them.
 */
export const behind = (text: string, tokens: Tokens, last: number): number => {
  const { words } = tokens
  let end = last
  let depth = 0
  let isListed = false
  for (let at = last; at < words.length && at < last + farthest && words[at] !== ";"; ) {
    const word = words[at] ?? ""
    const part = partBehind(text, tokens, at)
    const step = inwards(word)
    if (part === undefined && step === 0 && !isFiller(word)) break
    depth += step
    if (depth < 0) return last
    isListed ||= depth === 0 && joints.has(word)
    at = part ?? at + 1
    if (part !== undefined && isListed && depth === 0) end = part
  }

  return end
}
