import * as Claim from "./Claim.ts"
import type { Tokens } from "./Tokens.ts"
import { therapyBetween, therapyLeads, therapyWords } from "./vocabulary/States.ts"

const leads: ReadonlySet<string> = new Set([
  "of",
  "the",
  "to",
  "at",
  "-",
  "against",
  "mutant",
  "a",
  "/",
  "and",
  "or",
  ",",
])

const reach = 8

/** Whether the marker that tokens `first` to `last` name stands there as the target of a therapy: "KRAS G12C inhibitor", "anti-HER2". */
export const names = (text: string, tokens: Tokens, first: number, last: number): boolean => {
  const { words } = tokens
  for (let at = last; at < words.length && at < last + reach; at++) {
    const word = words[at] ?? ""
    if (therapyWords.has(word)) return true
    const passes =
      therapyBetween.has(word) ||
      Claim.variant(word) !== undefined ||
      /^\d$/.test(word) ||
      Claim.geneLike(text, tokens, at)
    if (!passes) break
  }
  for (let at = first - 1; at >= 0 && at >= first - reach; at--) {
    const word = words[at] ?? ""
    if (therapyLeads.has(word)) return true
    if (!leads.has(word) && !Claim.geneLike(text, tokens, at) && !/^\d$/.test(word)) break
  }

  return false
}
