import type { Tokens } from "../text/Tokens.ts"

const symbol = /^[A-Z][A-Z0-9]{1,7}$/

/** Genes that go by the number of their reading frame: "C9orf72". */
const openFrame = /^C\d{1,2}orf\d{1,4}$/

const roman = /^[IVX]+$/

/** Whether a token looks like another marker of a list: "EGFR, ALK or ROS1". */
export const geneLike = (text: string, { ends, starts, words }: Tokens, at: number): boolean => {
  const { length } = words[at] ?? ""
  if (length < 2 || length > 8) return false
  const written = text.slice(starts[at], ends[at])

  return (
    (openFrame.test(written) || symbol.test(written)) &&
    !roman.test(written) &&
    written !== "OR" &&
    written !== "AND" &&
    written !== "NOT"
  )
}
