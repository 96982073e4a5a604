import type { Span } from "../document/Span.ts"

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "))

/** What may follow a noun that is all that its item names. */
const following = set("confined limited beyond outside at . ; , ( or and")

/** "Metastasis to regional nodes or distant organs". */
const farthest = 8

const joints = set("or and / ,")

const near = 5

const recurrence = /^(?:recurren|relaps)/

/** Whether a noun is not told of what or where: "Metastasis beyond the pelvis", "recurrence of cancer or metastasis". */
export const isOne = ({ first, last, tokens: { words } }: Span): boolean => {
  const next = words[last] ?? "."
  if (first === 0)
    return following.has(next) || (next === "to" && words.slice(last, last + farthest).includes("distant"))

  return (
    joints.has(words[first - 1] ?? "") &&
    words.slice(Math.max(0, first - near), first).some((word) => recurrence.test(word))
  )
}
