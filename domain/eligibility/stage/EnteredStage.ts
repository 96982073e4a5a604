import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import * as StagePhrases from "./StagePhrases.ts"

/** What a profile's stage says of a disease, and what it says that the disease is not. */
export interface EnteredStage {
  readonly affirmed: string
  readonly denied: string
}

const clauseEnd: ReadonlySet<string> = new Set([",", ";", ".", "(", ")", "but"])

const word = /[\p{L}\d]/u

/** The one word that is written together with what denies it. */
const glued = /\bnon(?=metasta)/gi

interface Denial extends Denials.Denial {
  /** Where ends what it denies: of "non-metastatic CRPC" the one word. */
  readonly stop: number
}

/** Where denials stand that are no part of what is said: "not resectable" and "non-small cell" are names. */
const denialsIn = ({ text, tokens: { starts, words } }: Entered.Entered): ReadonlyArray<Denial> => {
  const names = StagePhrases.places(text).filter(({ phrase }) => !phrase.absent)

  return Denials.of(words).flatMap(({ first, last }) => {
    const at = starts[first] ?? 0
    const next = starts[words[last] === "-" ? last + 1 : last]
    if (words[first] !== "non")
      return names.some(({ end, start }) => start <= at && at < end) ? [] : [{ first, last, stop: words.length }]
    const name = names.find(({ start }) => start === next)

    return name === undefined ? [] : [{ first, last, stop: starts.filter((start) => start < name.end).length }]
  })
}

const anyMetastases =
  /^(?:known |distant )?(?:metastas[ei]s|mets|spread)(?: (?:found|detected|seen|present|anywhere|elsewhere))?$/i

const endMarks = /[^\p{L}\d]{1,9}$/u

/** Metastases by themselves, which are those of an organ otherwise. */
const named = (piece: string): string => {
  const words = piece.replace(endMarks, "")

  return anyMetastases.test(words) ? "any metastases" : words
}

/** Behind what denies the words before it: "metastases excluded [by] CT", "metastases not [seen] on CT". */
const answered =
  /^(?:by|on|in|at|via|per|with|using|after|through|present|seen|found|detected|identified|visible|evident)$/

/** Puts what one clause says to what was told before it. A denial denies what stands behind it, or what it ends: "metastases: none". */
const withClause = (
  told: EnteredStage,
  { text, tokens: { ends, starts, words } }: Entered.Entered,
  [from, to]: readonly [from: number, to: number],
  denial: Denial | undefined,
): EnteredStage => {
  const piece = (first: number, last: number): string => text.slice(starts[first] ?? text.length, ends[last - 1] ?? 0)
  if (denial === undefined) return { ...told, affirmed: `${told.affirmed} ${piece(from, to)}`.trim() }
  const before = denial.first > from ? piece(from, denial.first) : ""
  const stop = Math.min(to, denial.stop)
  const isAnswer = before !== "" && answered.test(words[denial.last] ?? "")
  const behind = denial.last < stop && !isAnswer ? piece(denial.last, stop) : ""
  const rest = stop < to ? ` ${piece(stop, to)}` : ""

  return word.test(behind)
    ? { affirmed: `${told.affirmed} ${before}${rest}`.trim(), denied: `${told.denied} ${named(behind)}`.trim() }
    : { ...told, denied: `${told.denied} ${named(before)}`.trim() }
}

/** What is said and what is denied, clause by clause: "locally advanced, no metastases". */
export const of = (written: string): EnteredStage => {
  const entered = Entered.of(written.replace(glued, "non "))
  const denials = denialsIn(entered)
  if (denials.length === 0) return { affirmed: written, denied: "" }
  const { words } = entered.tokens
  let told: EnteredStage = { affirmed: "", denied: "" }
  for (let from = 0, at = 0; at <= words.length; at++) {
    if (at < words.length && !clauseEnd.has(words[at] ?? "")) continue
    const denial = denials.find(({ first }) => first >= from && first < at)
    if (at > from) told = withClause(told, entered, [from, at], denial)
    from = at + 1
  }

  return told
}
