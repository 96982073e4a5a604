import { permissions } from "../assertion/Permission.ts"
import * as Sentences from "../document/Sentences.ts"
import type { Span } from "../document/Span.ts"
import { isSpace } from "../text/Characters.ts"

type Words = ReadonlyArray<string>

const mostItems = 12

const being: ReadonlySet<string> = new Set(["is", "are", "be"])

const may: ReadonlySet<string> = new Set(["may", "can"])

const having = /^(?:receive|continue|take|use|get|given|treated)$/

const beforeHaving: ReadonlySet<string> = new Set(["also", "be", "still"])

const denial = /^(?:no|not|none|never|cannot|if|only|unless)$/

const nearDenial = 3

const isDenied = (words: Words, at: number): boolean =>
  words.slice(Math.max(0, at - nearDenial), at + 2).some((word) => denial.test(word))

/** "Are permitted standard drugs such as", "allowed are:", "may receive": what is let in is told behind the token at `at`. */
const permitsAt = (words: Words, at: number): boolean => {
  const next = words[at + 1] ?? ""
  if (may.has(words[at] ?? "")) return having.test(words[beforeHaving.has(next) ? at + 2 : at + 1] ?? "")
  if (!permissions.has(words[at] ?? "")) return false

  return next === ":" || being.has(next) || (being.has(words[at - 1] ?? "") && /^[a-z]/.test(next))
}

/** Whether the words before a semicolon begin a list of what is permitted: "Allowed are: letrozole". */
const permits = (words: Words): boolean => words.some((_, at) => permitsAt(words, at) && !isDenied(words, at))

/** The end of what stands before a semicolon that a sentence stands behind; nothing where it stands behind none. */
const endBefore = (text: string, start: number): number | undefined => {
  let at = start - 1
  while (at >= 0 && isSpace(text.charCodeAt(at))) at--

  return text[at] === ";" ? at : undefined
}

/** Whether a place is an item of a list, set apart by semicolons, of what is permitted: "allowed are: letrozole; trastuzumab for HER2 positive disease". */
export const isListed = ({ document, segment, sentence }: Span): boolean => {
  let start = sentence.start
  for (let items = 0; items < mostItems; items++) {
    const end = endBefore(document.text, start)
    if (end === undefined || end <= segment.start) return false
    const before = Sentences.around(document, segment, end - 1, end - 1)
    if (permits(document.tokens(before.start, Math.min(before.end, end)).words)) return true
    start = before.start
  }

  return false
}
