import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"

/** What a profile holds in one field or item, as it was entered, with its words. */
export interface Entered {
  readonly text: string
  readonly tokens: Tokens.Tokens
}

/** What leads from a name to its result in a report: "MGMT promoter: unmethylated", "KRAS=WT". It is no part of a name, as in "A*02:01", nor of a bound, ">=". */
const leading = /[:;](?=[\s=]|$)|(?<![<>])=/g

export const of = (written: string): Entered => {
  const text = written.replace(leading, " ").trim()
  const folded = fold(text)

  return { text, tokens: Tokens.of(folded, 0, folded.length) }
}

/** The same without some of its tokens. */
export const without = (entry: Entered, isLeftOut: (at: number) => boolean): Entered => {
  const { text, tokens } = entry
  let kept = ""
  let from = 0
  tokens.starts.forEach((start, at) => {
    if (!isLeftOut(at)) return
    kept += text.slice(from, start)
    from = tokens.ends[at] ?? start
  })

  return from === 0 ? entry : of(kept + text.slice(from))
}
