import { remembering } from "../../Memo.ts"
import { people } from "../classes/Participants.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { earlier, negators, obligations, ordinals, otherwise, units } from "../treatment/LineLexicon.ts"

/** Words by which a treatment is not told as one that was given: "not received for 4 weeks" is how long ago it was. */
export const notGiven: ReadonlySet<string> = new Set([
  ...negators,
  ..."off free stopped discontinued elapsed are is".split(" "),
])

/** Words by which a treatment has ended. */
export const over = WordSet.of(
  "complete completed completion finish finished finishing stopped stopping discontinued ended ceased concluded",
)

const ofSome = WordSet.of("who if with")

/** "Prior treatment with", with which a sentence begins. */
const isOfTreatment = (words: Words, at: number): boolean =>
  words[at] === "with" &&
  /^(?:treatment|therapy)$/.test(words[at - 1] ?? "") &&
  words.slice(0, at - 1).every((word) => earlier.has(word))

/** "Patients who have received two lines are eligible": it is said of whom something holds, and not what they must have had. */
export const isOfThose = (words: Words, { first }: Claim): boolean => {
  let isOfSome = people.has(words[first - 1] ?? "")
  for (let at = 0; at < first; at++) {
    const word = words[at] ?? ""
    if (obligations.has(word)) return false
    isOfSome ||= (ofSome.has(word) && !isOfTreatment(words, at)) || (word === "that" && people.has(words[at - 1] ?? ""))
  }

  return isOfSome
}

/** Whether one of some words stands between two places. */
const holds = (words: Words, from: number, to: number, some: Pick<ReadonlySet<string>, "has">): boolean => {
  for (let at = Math.max(0, from); at < to; at++) if (some.has(words[at] ?? "")) return true

  return false
}

/** So far before a claim it is told that it is asked for. */
const nearDuty = 6

const isNowhereAskedFor = (words: Words, first: number): boolean =>
  !holds(words, first - nearDuty, first + 2, obligations)

const whole = WordSet.of("all any")

/** "All prior therapy": of all that there was before. */
const isOfAll = (words: Words, { first, last }: Claim): boolean => holds(words, first - 2, last, whole)

const given = WordSet.of("received undergone")

/** "Received", and not "not received". */
const isGiven = (words: Words, { first, last }: Claim): boolean =>
  holds(words, first, last, given) && !holds(words, 0, last, notGiven)

const either = WordSet.of("or")

/** What is known of a claim, as rows call it: what it counts, and by which words. */
const attributesOf = (words: Words, claim: Claim): ReadonlyArray<string> => {
  const { exact, first, high, last, low, oneWay } = claim
  const begin = words[first] ?? ""
  const has = (some: Pick<ReadonlySet<string>, "has">): boolean => holds(words, first, last, some)
  const isEarlier = !exact && holds(words, first - 1, last, earlier)
  const isUnasked = isNowhereAskedFor(words, first)

  return Chunk.attributesOf({
    exact,
    some: !exact,
    failed: !exact && oneWay,
    plain: !exact && !oneWay,
    none: high === 0,
    had: high !== 0,
    endless: high === unbounded,
    limited: exact && (high !== unbounded || oneWay),
    reached: !exact && low > 0,
    least: exact && low > 0,
    more: exact && low > 1 && high === unbounded,
    unasked: isUnasked && !(exact && high === 0),
    vacant: isUnasked && exact && high === 0,
    whose: isOfThose(words, claim),
    earlier: isEarlier,
    titled: earlier.has(begin),
    all: isEarlier && isOfAll(words, claim),
    over: has(over),
    lines: has(units),
    given: isGiven(words, claim),
    numbered: has(ordinals),
    newly: begin === "newly",
    either: has(either) && has(otherwise),
  })
}

/** What stands in a sentence is its claims, each a chunk, and the words around them. */
export const level = MarkedRun.level<Claim>(["claim"])

export type ClaimRun = ChunkedRun<Claim | undefined>

/** A sentence, and what it claims of earlier treatment. */
export interface Claiming {
  readonly words: Words
  readonly claims: ReadonlyArray<Claim>
}

/** The words of a sentence with a chunk for each of its claims. */
export const of = remembering(({ claims, words }: Claiming): ClaimRun => {
  let end = 0
  const marks = claims.flatMap((claim) => {
    const first = Math.max(claim.first, end)
    if (first >= claim.last) return []
    end = claim.last

    return [{ first, last: claim.last, name: "claim", attributes: attributesOf(words, claim), value: claim }]
  })

  return MarkedRun.marking(Runs.ofWords(words), marks)
})

/** What a table tells of the claims of a sentence; `over` puts the level that it reads over them. */
export const telling = <Meaning>(
  table: RuleTable.RuleTable<Meaning | "nothing">,
  over = (run: ClaimRun): ClaimRun => run,
): ((sentence: Claiming) => ReadonlyMap<Claim, Meaning>) =>
  remembering((sentence) => RuleTable.ofChunks(table, over(of(sentence))))
