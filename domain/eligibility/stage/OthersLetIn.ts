import * as Non from "../assertion/Non.ts"
import { permissions } from "../assertion/Permission.ts"
import type { Span } from "../document/Span.ts"

type Words = ReadonlyArray<string>

const ends: ReadonlySet<string> = new Set([".", ";", ":", ","])

const far = 8

const may: ReadonlySet<string> = new Set(["may", "can"])

const joining: ReadonlySet<string> = new Set([
  ...permissions,
  ..."join enter participate enroll enrol enrolled included".split(" "),
])

const nearJoining = 3

const being: ReadonlySet<string> = new Set(["are", "is"])

/** "May join", "can be included", "are eligible". */
const letsIn = (words: Words, at: number): boolean => {
  const behind = words.slice(at + 1, at + 1 + nearJoining)
  if (may.has(words[at] ?? "")) return behind[0] !== "not" && behind.some((word) => joining.has(word))

  return being.has(words[at] ?? "") && permissions.has(behind[0] ?? "")
}

/** "Non-ambulatory boys may join Part B": to let in those without it says nothing of those who have it. */
export const areDenied = ({ first, last, tokens: { words } }: Span): boolean => {
  if (!Non.isBefore(words, first)) return false
  const behind = words.slice(last, last + far)
  const end = behind.findIndex((word) => ends.has(word))
  const clause = end < 0 ? behind : behind.slice(0, end)

  return clause.some((_, at) => letsIn(words, last + at))
}
