import { permissions } from "../classes/Participants.ts"
import { deeper } from "../context/Brackets.ts"
import type { Span } from "../document/Span.ts"
import * as Stand from "./Stand.ts"

type Words = ReadonlyArray<string>

const admitted: ReadonlySet<string> = new Set([...permissions, "included"])

const being: ReadonlySet<string> = new Set(["are", "is", "be", "remain"])

/** Whether the token at `at` lets somebody in: "are eligible", and not "are not eligible". */
const isAdmission = (words: Words, at: number): boolean =>
  admitted.has(words[at] ?? "") &&
  being.has(words[at - 1] ?? "") &&
  words[at - 2] !== "not" &&
  words[at - 2] !== "cannot"

const ending = /^(?:[.;:]|unless|except|but|however|although|if|not|no|cannot)$/

const farthest = 40

/** "Patients who had surgery for an early stage, which recurred later, are eligible". */
const isBehind = ({ last, tokens: { words } }: Span): boolean => {
  let depth = 0
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const word = words[at] ?? ""
    depth = deeper(depth, word)
    if (depth < 0 || (depth === 0 && ending.test(word))) return false
    if (depth === 0 && isAdmission(words, at)) return true
  }

  return false
}

const conditions: ReadonlySet<string> = new Set(["if", "with", "when", "where"])

const nearCondition = 3

/** "Earlier therapy is allowed if the marker is still expressed": what stands behind a condition is none of those kept out. */
const isBefore = ({ first, tokens: { words } }: Span): boolean => {
  for (let at = first - 1; at > 0 && at > first - farthest; at--) {
    if (/^[.;]$/.test(words[at] ?? "") || words[at] === "unless") return false
    if (isAdmission(words, at)) {
      const behind = words.slice(at + 1, first)

      return behind.includes("provided") || behind.slice(0, nearCondition).some((word) => conditions.has(word))
    }
  }

  return false
}

const denying = /^(?:no|not|none|neither)$/

const nearDenial = 8

/** What admits somebody around a place: a condition stands for those who are let in. */
const around = (span: Span): Stand.Stand | undefined => {
  const { first, tokens } = span
  if (tokens.words.slice(Math.max(0, first - nearDenial), first).some((word) => denying.test(word))) return undefined
  if (isBefore(span)) return Stand.asException

  return isBehind(span) ? Stand.unclear : undefined
}

/** How a mention stands that an exclusion seems to bar, though its sentence may let in whoever has it. */
export const weighed = (span: Span, stand: Stand.Stand): Stand.Stand => {
  const isBarred = span.segment.side === "exclusion" && stand.outcome === "exclusion" && !stand.turned

  return (isBarred ? around(span) : undefined) ?? stand
}
