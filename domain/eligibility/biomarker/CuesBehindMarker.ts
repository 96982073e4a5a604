import type { Tokens } from "../text/Tokens.ts"
import * as ChangeCues from "./ChangeCues.ts"
import { end, type Step, type Walk } from "./CueWalk.ts"
import * as MarkerNames from "./MarkerNames.ts"
import { stateAt, stateBefore } from "./StateMatcher.ts"
import { add, type Gathered, isNumber, joints } from "./StatusCues.ts"
import { betweenWords, type StateWord, statusWords } from "./StatusLexicon.ts"
import * as VariantNotation from "./VariantNotation.ts"

const negations: ReadonlySet<string> = new Set(["not", "non", "no", "without"])

/** A plus that stands by itself joins: "KRAS + TP53". */
const plus: Step = ({ from, tokens: { ends, starts, words } }, at) =>
  words[at] === "+" && (starts[at] ?? 0) > (ends[from - 1] ?? 0) && words[at - 1] !== "(" ? at + 1 : undefined

/** Behind a short remark in brackets: "mutation (gBRCAm) status". */
const behindBrackets = (words: ReadonlyArray<string>, at: number): number => {
  const close = words[at] === "(" ? words.indexOf(")", at) : -1

  return close >= 0 && close < at + 5 ? close + 1 : at
}

/** Letters are states only behind a hyphen: "MSI-H". */
const mayBeState = (word: string, words: ReadonlyArray<string>, at: number, from: number): boolean =>
  word.length !== 1 || word === "+" || words[at + 1] === "+" || (words[at - 1] === "-" && at === from + 1)

const amplified: ReadonlySet<string> = new Set(["positive", "+", "amplified"])

/** "IHC 1+ or 2+ with a positive FISH" is amplified, whatever is stained. */
const isAmplified = (words: ReadonlyArray<string>, at: number): boolean => {
  const hybridized = words.slice(at, at + 14).findIndex((word) => word === "fish" || word === "ish")

  return hybridized >= 0 && words.slice(at + hybridized, at + hybridized + 3).some((word) => amplified.has(word))
}

const finding = /^(?:assess|test|evaluat|determin|measur|analy[sz]|explor|examin)(?:ed)$/

/** "Expression will be assessed": nothing is asked but to look for it. */
const isYetToFind = (words: ReadonlyArray<string>, at: number): boolean =>
  /^(?:will|to|shall)$/.test(words[at] ?? "") &&
  words[at + 1] === "be" &&
  words.slice(at + 2, at + 4).some((word) => finding.test(word))

const plural = /[a-z]{4}s$/

/** What stands beside its opposite before a disease: "positive or negative NSCLC". */
const opposites: ReadonlySet<string> = new Set(["positive", "negative", "pos", "neg", "high", "low"])

/** Whether the token at `at` begins what is found of a marker that stands behind it: "expression of HER2". */
const isOfAnother = (text: string, tokens: Tokens, at: number): boolean => {
  const found = stateAt(tokens.words, at)
  const link = at + (found?.words.length ?? 0)

  return found?.noun === true && tokens.words[link] === "of" && MarkerNames.behind(text, tokens, link + 1) !== undefined
}

/**
 * An adjective that begins the next item: "TP53 mutation, unmutated IGHV", "EGFR mutation and negative ALK fusion", "ER and negative
 * expression of HER2".
 */
const leadsAnother = ({ isStated, text, tokens }: Walk, at: number, { noun, words }: StateWord): boolean => {
  const behind = at + words.length
  if (noun || !joints.has(tokens.words[at - 1] ?? "")) return false
  if (isOfAnother(text, tokens, behind)) return true
  if (!isStated) return false
  const mayBeOpposite = opposites.has(words[0] ?? "") && stateBefore(tokens.words, at - 2)?.noun !== true

  return !mayBeOpposite && MarkerNames.behind(text, tokens, behind) !== undefined
}

const linking: ReadonlySet<string> = new Set([":", "-", "is", "was", "of", "must", "be"])

/** What a status is said to be: "mutation status: positive". `at` is the word for the status. */
const statusFound = (words: ReadonlyArray<string>, at: number): StateWord | undefined => {
  let next = at + 1
  while (linking.has(words[next] ?? "")) next++
  const found = stateAt(words, next)

  return found?.noun === false && opposites.has(found.words[0] ?? "") ? found : undefined
}

/** Goes on behind a noun, of which a word behind it may ask no more than to look for it: "mutation status". */
const ofNoun = ({ gathered, tokens: { words } }: Walk, next: number): number => {
  if (statusWords.has(words[behindBrackets(words, next)] ?? "") || isYetToFind(words, next)) gathered.status = true

  return next
}

const state: Step = (walk, at) => {
  const { from, gathered, tokens } = walk
  const { words } = tokens
  const found = mayBeState(words[at] ?? "", words, at, from) ? stateAt(words, at) : undefined
  if (found === undefined) return undefined
  if (found.words[0] === "1" && isAmplified(words, at + 2)) return end
  if (leadsAnother(walk, at, found)) return end
  if (walk.isPastChange && !plural.test(words[at] ?? "")) return end
  add(gathered, found, walk.isNegated)
  walk.isNegated = false
  walk.isStated = true
  walk.isJoined = false
  const next = at + found.words.length
  if (!found.noun) return next
  const result = statusWords.has(words[next] ?? "") ? statusFound(words, next) : undefined
  if (result === undefined) return ofNoun(walk, next)
  add(gathered, result, false)

  return end
}

/** What is stained in fewer cells is called negative (ASCO/CAP for hormone receptors, of old and of 2020). */
const leastStained: ReadonlySet<string> = new Set(["1", "10"])

/** "PD-L1 ≥ 50 %": measured, and enough of it; "ER < 1 %": too little. */
const threshold: Step = ({ gathered, tokens: { words } }, at) => {
  const word = words[at] ?? ""
  const isBelow = /^[<≤]$/.test(word) && leastStained.has(words[at + 1] ?? "") && words[at + 2] === "%"
  if (word !== "≥" && word !== ">" && !isBelow) return undefined
  gathered.adjectives.add(isBelow ? "absent" : "present")

  return end
}

/** "No del(17p), no TP53 mutation": what is negated begins with another marker. */
const negatesAnother = ({ text, tokens }: Walk, at: number): boolean =>
  joints.has(tokens.words[at - 1] ?? "") && MarkerNames.behind(text, tokens, at + 1) !== undefined

const negation: Step = (walk, at) => {
  if (!negations.has(walk.tokens.words[at] ?? "")) return undefined
  if ((walk.isStated && walk.isJoined) || negatesAnother(walk, at)) return end
  walk.isNegated = true

  return at + 1
}

const methods: ReadonlySet<string> = new Set(["immunohistochemistry", "ihc", "staining", "immunostaining", "pcr"])

/** "BRAF V600E immunohistochemistry" is a test. */
const isTest = ({ gathered }: Walk, word: string, before: string): boolean =>
  statusWords.has(word) ||
  (methods.has(word) && gathered.variants.length > 0 && VariantNotation.variant(before) !== undefined)

const status: Step = (walk, at) => {
  const { gathered, isStated, tokens } = walk
  const { words } = tokens
  if (isStated || !isTest(walk, words[at] ?? "", words[at - 1] ?? "")) return undefined
  gathered.status = true

  return at + 1
}

const joining: ReadonlySet<string> = new Set([...joints, "-", "(", ")"])

/** What leads from a joint to the next alteration: "gain or activating mutations". */
const ofAlterations: ReadonlySet<string> = new Set(["activating", "inactivating", "pathogenic", "deleterious", "gene"])

/** Behind a state only what is joined to it goes on: "mutation, amplification or fusion". */
const behindState: Step = (walk, at) => {
  if (!walk.isStated) return undefined
  const word = walk.tokens.words[at] ?? ""
  if (word === "unknown") walk.gathered.status = true
  const isOfFaintStain = word === "ihc" && walk.tokens.words[at + 1] === "1"
  if (walk.isJoined && (ofAlterations.has(word) || isOfFaintStain)) return at + 1
  if (word === ";" || !joining.has(word)) return end
  walk.isJoined = true

  return at + 1
}

/** What may stand between a marker and its state: the others of its list, and words that tell nothing. */
const between: Step = (walk, at) => {
  const { text, tokens } = walk
  const word = tokens.words[at] ?? ""
  if (word === ")" || betweenWords.has(word)) return at + 1
  const behindMarker = MarkerNames.behind(text, tokens, at)
  if (behindMarker !== undefined) {
    walk.isPastAnother = true

    return behindMarker
  }

  return isNumber(word) || (word !== ";" && joints.has(word)) ? at + 1 : end
}

const steps: ReadonlyArray<Step> = [
  ...ChangeCues.steps,
  plus,
  state,
  threshold,
  negation,
  status,
  ChangeCues.closedList,
  ChangeCues.placed,
  behindState,
  between,
]

const step = (walk: Walk, at: number): number => {
  for (const read of steps) {
    const next = read(walk, at)
    if (next !== undefined) return next
  }

  return end
}

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

const endsWord = /^[-−](?:$|[\s,;/).\]\\])/

/** What a sign at the end of the marker's name says: "HER2+", "KRAS-". */
const sign = (text: string, nameEnd: number, gathered: Gathered): void => {
  const rest = text.slice(nameEnd, nameEnd + 40)
  if (rest.startsWith("+")) gathered.adjectives.add("present")
  else if (endsWord.test(rest) && !suspended.test(rest)) {
    gathered.adjectives.add("absent")
    gathered.isDenied = true
  }
}

const farthest = 60

/** Gathers what stands behind a marker, from token `from` on, past the others of its list: "KRAS, NRAS or BRAF mutation". */
export const gather = (text: string, tokens: Tokens, from: number, gathered: Gathered): void => {
  sign(text, tokens.ends[from - 1] ?? 0, gathered)
  const walk = {
    text,
    tokens,
    from,
    gathered,
    isNegated: false,
    isStated: false,
    isJoined: false,
    isPastAnother: false,
    isPastChange: false,
  }
  const stop = Math.min(tokens.words.length, from + farthest)
  for (let at = from; at < stop; ) at = step(walk, at)
}
