import { fold } from "../../../../domain/eligibility/text/Folding.ts"
import * as Tokens from "../../../../domain/eligibility/text/Tokens.ts"

/** A sentence whose mention is written as "KRAS". */
export interface Sentence {
  readonly words: ReadonlyArray<string>
  readonly first: number
  readonly last: number
}

export const of = (text: string): Sentence => {
  const { words } = Tokens.of(fold(text), 0, text.length)
  const first = words.indexOf("kras")
  if (first < 0) throw new Error(`“${text}” does not mention it.`)

  return { words, first, last: first + 1 }
}
