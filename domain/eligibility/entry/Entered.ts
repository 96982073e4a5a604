import * as Tokens from "../text/Tokens.ts"

/** What a profile holds in one field or item, as it was entered, with its words. */
export interface Entered {
  readonly text: string
  readonly tokens: Tokens.Tokens
}

/** What leads from a name to its result in a report: "MGMT promoter: unmethylated", "KRAS=WT", "BRCA2 | negative". It is no part of a name, as in "A*02:01", nor of a bound, ">=". */
const leading = /:(?=\s|$)|(?<![<>])=|[;|]/g

const cleared = (written: string): string => written.replace(leading, " ").trim()

const entered = (text: string): Entered => ({ text, tokens: Tokens.ofWritten(text) })

export const of = (written: string): Entered => entered(cleared(written))

/** The same without some of its tokens; the very entry where nothing is left out. */
export const without = (entry: Entered, isLeftOut: (at: number) => boolean): Entered => {
  const { text, tokens } = entry
  let kept = ""
  let from = 0
  tokens.starts.forEach((start, at) => {
    if (!isLeftOut(at)) return
    kept += text.slice(from, start)
    from = tokens.ends[at] ?? start
  })

  const rest = cleared(kept + text.slice(from))

  return rest === text ? entry : entered(rest)
}
