import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredNames from "./EnteredNames.ts"
import * as HeldScore from "./HeldScore.ts"

/** What an entry tells of scores, and what it tells besides. */
interface HeldScores {
  readonly scores: ReadonlyArray<HeldScore.HeldScore>
  readonly rest: string
}

/** Between a score and what an entry tells besides. */
const joints = WordSet.of("and with plus has have is was")

const separator = /^[,;()&|/.+-]$/

/** A mark that is glued to the word before it belongs to that: "HER2-". */
const signs = /^[)+-]$/

/** Whether a token only sets apart what stands beside it. */
const setsApart = ({ ends, starts, words }: Tokens.Tokens, at: number): boolean =>
  joints.has(words[at] ?? "") ||
  (separator.test(words[at] ?? "") && !(signs.test(words[at] ?? "") && starts[at] === ends[at - 1]))

/** What stands before a score and behind it, without what sets it apart. */
const without = (text: string, tokens: Tokens.Tokens, { first, last }: HeldScore.Found): string => {
  const { ends, starts, words } = tokens
  let end = first
  while (end > 0 && setsApart(tokens, end - 1)) end--
  let start = last
  while (start < words.length && (words[start] === ")" || setsApart(tokens, start))) start++

  return [text.slice(0, ends[end - 1] ?? 0), text.slice(starts[start] ?? text.length)]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ")
}

/** What tells when or how a score was found, and no more. */
const asides = WordSet.of(
  "my the a an on in at of by with from is was i me points point score scores total test tested exam last latest recent recently current currently today now this measured screening baseline visit doctor month months year years ago week weeks day days low high normal abnormal impaired fully active january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec status performance scale ps old",
)

const isAside = (text: string): boolean =>
  Tokens.ofWritten(text).words.every((word) => !/[a-z]/.test(word) || asides.has(word) || /^\d/.test(word))

/** So many scores of one entry are asked for. */
const most = 16

/**
 * The scores that an entry tells with their values, each taken out of what is left of it: "mild dementia, MMSE 22", "KPS 80". `left`: the
 * names of those that stay in it.
 */
export const of = (written: string, left: ReadonlySet<string> = new Set()): HeldScores => {
  const found: Array<HeldScore.HeldScore> = []
  const usual = EnteredNames.apart(written)
  let rest = usual
  for (let turn = 0; turn < most; turn++) {
    const tokens = Tokens.ofWritten(rest)
    const next = tokens.words
      .keys()
      .map((at) => HeldScore.at(tokens.words, at))
      .find((one) => one !== undefined && !left.has(one.score.name))
    if (next === undefined) break
    found.push({ score: next.score, value: next.value })
    rest = without(rest, tokens, next)
  }
  if (found.length === 0) return { scores: found, rest: usual }

  return { scores: found, rest: isAside(rest) ? "" : rest }
}
