import * as NumberedText from "./NumberedText.ts"
import * as Tokens from "./Tokens.ts"

/** The tokens of a published text between two places. Of a word that begins before the first or ends behind the last, they have a part. */
export const of = (text: NumberedText.NumberedText, from: number, to: number): Tokens.Tokens => {
  const { folded, numbers, starts, vocabulary } = text
  const first = NumberedText.firstFrom(text, from)
  const last = NumberedText.firstFrom(text, to)
  const tokens = Tokens.roomFor(Math.max(0, last - first))
  const behindPart = first === 0 ? from : Math.min(NumberedText.endOf(text, first - 1), to)
  if (behindPart > from) Tokens.addBetween(tokens, folded, from, behindPart)
  for (let at = first; at < last; at++) {
    const start = starts[at] ?? 0
    const word = vocabulary.wordOf(numbers[at] ?? 0)
    const end = start + word.length
    if (end <= to) Tokens.add(tokens, word, start, end)
    else Tokens.addBetween(tokens, folded, start, to)
  }

  return Tokens.gathered(tokens)
}
