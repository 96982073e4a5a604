import { antibodyWords } from "../markers/AntibodyWords.ts"
import { geneLike } from "../markers/GeneSymbol.ts"
import { variant } from "../markers/VariantNotation.ts"
import type { Tokens } from "../text/Tokens.ts"
import { therapyBetween, therapyLeads, therapyWords } from "./TherapyWords.ts"

/** What is said of a marker that only a therapy is called by. */
export const remark = "as part of a therapy's name"

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

const far = 16

const agents: ReadonlySet<string> = new Set(
  "agent agents drug drugs therapy therapies treatment treatments antibody antibodies compound compounds inhibitor inhibitors".split(
    " ",
  ),
)

const acting: ReadonlySet<string> = new Set(
  "target targets targeted targeting inhibit inhibits inhibiting block blocks blocking against directed".split(" "),
)

/** "Inhibitors active for BRAF alterations". */
const isActing = (words: ReadonlyArray<string>, at: number): boolean =>
  acting.has(words[at] ?? "") || (words[at] === "active" && words[at + 1] === "for")

/** "Agents that target EGFR or MET": the agent, what it does, and no end of the clause up to the marker. */
const describes = (words: ReadonlyArray<string>, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - far; at--) {
    if (/^[.;:]$/.test(words[at] ?? "")) return false
    if (isActing(words, at)) return words.slice(Math.max(0, at - 5), at).some((word) => agents.has(word))
  }

  return false
}

const isNumber = (word: string): boolean => /^\d$/.test(word)

const answers: ReadonlySet<string> = new Set(["sensitive", "sensitizing", "sensitising", "sensitivity", "resistant"])

/** "TKI-sensitive mutation": the change is told by the therapy that it answers to. */
const isAnswer = (words: ReadonlyArray<string>, at: number): boolean => {
  const answer = words[at] === "-" ? at + 1 : at

  return answers.has(words[answer] ?? "") && /^(?:mutat|alterat|variant)/.test(words[answer + 1] ?? "")
}

/** "KRAS G12C inhibitor": a therapy behind what tokens up to `last` name, and nothing between but what belongs to the name. */
const isFollowed = (text: string, tokens: Tokens, last: number): boolean => {
  const { words } = tokens
  const passes = (word: string, at: number): boolean =>
    therapyBetween.has(word) || variant(word) !== undefined || isNumber(word) || geneLike(text, tokens, at)
  for (let at = last; at < words.length && at < last + reach; at++) {
    const word = words[at] ?? ""
    if (therapyWords.has(word)) return !isAnswer(words, at + 1)
    if (!passes(word, at)) return false
  }

  return false
}

const ofAction = /^(?:inhibitor|antagonist|inhibition)/

/** "Checkpoint inhibitors, or MSS disease": what a drug is called leads to no target behind a mark or a joint. */
const isOver = (words: ReadonlyArray<string>, at: number): boolean =>
  ofAction.test(words[at] ?? "") && /^(?:,|or|and)$/.test(words[at + 1] ?? "")

/** "Anti-HER2": what leads to a target before token `first`, and nothing between but other targets. */
const isLed = (text: string, tokens: Tokens, first: number): boolean => {
  const { words } = tokens
  for (let at = first - 1; at >= 0 && at >= first - reach; at--) {
    const word = words[at] ?? ""
    if (therapyLeads.has(word)) return !isOver(words, at)
    if (!leads.has(word) && !isNumber(word) && !geneLike(text, tokens, at)) return false
  }

  return false
}

const given: ReadonlySet<string> = new Set("treatment treatments therapy therapies treated exposure".split(" "))

/** What stands between "treated with" and a checkpoint that it was with, before its name is told. */
const ofCheckpoint: ReadonlySet<string> = new Set(
  "any an a anti - ( ) / , or and programmed cell death protein receptor ligand 1 2 pd pd1 pdl1 l1 l2 ctla4 ctla 4".split(
    " ",
  ),
)

const checkpoint = /^(?:pd|pdl1|programmed|ctla4?)$/

/** "Prior treatment with (anti-)PD-1 or PD-L1": nobody is treated with a checkpoint but by what blocks it. */
const isGiven = ({ words }: Tokens, first: number): boolean => {
  if (!checkpoint.test(words[first] ?? "")) return false
  let at = first - 1
  while (at >= 0 && ofCheckpoint.has(words[at] ?? "")) at--

  return words[at] === "with" && given.has(words[at - 1] ?? "")
}

const joined = /^anti(?:pd|ctla|egfr|her2|cd\d)/

/** "AntiPD1/PD-L1", "post-PD1". */
const isJoined = ({ words }: Tokens, first: number): boolean => {
  let at = first - 1
  while (at > first - reach && ofCheckpoint.has(words[at] ?? "")) at--
  const word = words[at] ?? ""

  return checkpoint.test(words[first] ?? "") && (joined.test(word) || (word === "post" && words[at + 1] === "-"))
}

const result = /^(?:positive|negative|positivity|negativity|seropositive|seronegative)$/

const nearAntibody = 4

/** "Anti-Scl-70 antibody positive": an antibody of the patient's own, which was tested for. */
const isOwnAntibody = ({ words }: Tokens, last: number): boolean =>
  words
    .slice(last, last + nearAntibody)
    .some(
      (word, at, near) => antibodyWords.has(word) && result.test(near[near[at + 1] === "-" ? at + 2 : at + 1] ?? ""),
    )

/** Whether the marker that tokens `first` to `last` name stands there as the target of a therapy. */
export const names = (text: string, tokens: Tokens, first: number, last: number): boolean =>
  !isOwnAntibody(tokens, last) &&
  (isFollowed(text, tokens, last) ||
    isLed(text, tokens, first) ||
    isGiven(tokens, first) ||
    isJoined(tokens, first) ||
    describes(tokens.words, first))
