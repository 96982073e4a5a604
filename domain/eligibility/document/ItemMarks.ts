const number = /^\d{1,2}$/

/** Whether the token at `close` ends the number of an item, "(2)", of those that stand in one sentence. */
export const endsAt = (words: ReadonlyArray<string>, close: number): boolean =>
  words[close] === ")" && words[close - 2] === "(" && number.test(words[close - 1] ?? "")

const mark = /\((\d{1,2})\)/g

/** Where the item begins, of those that a passage numbers, "(1) … (2) …", in which its end stands. The first may have lost its number. */
export const startIn = (passage: string): number => {
  const marks = [...passage.matchAll(mark)]
  const last = marks.findLast(([, told], at) => (marks[at - 1]?.[1] ?? "1") === `${Number(told) - 1}`)

  return last === undefined || passage.endsWith("two ", last.index) ? 0 : last.index
}
