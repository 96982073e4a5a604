import * as Finding from "./Finding.ts"
import * as Numerals from "./Numerals.ts"
import type { Page } from "./Page.ts"
import { spot } from "./Page.ts"
import { otherStaged } from "./vocabulary/Stages.ts"

/** At most this many mentions of a stage are read in a text. */
const most = 40

const staged = /\bstages?\b/g

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
export const find = (page: Page, numbers: ReadonlyArray<string>): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  staged.lastIndex = 0
  let read = 0
  for (let match = staged.exec(page.folded); match !== null && read < most; match = staged.exec(page.folded)) {
    read++
    const where = spot(page, match.index, match.index + match[0].length)
    if (where === undefined) continue
    const { tokens } = where
    const { last, named } = Numerals.behind(tokens.words, where.last)
    if (!numbers.some((asked) => named.some((name) => name.startsWith(asked) || asked.startsWith(name)))) continue
    const near = [
      ...tokens.words.slice(Math.max(0, where.first - 4), where.first),
      ...tokens.words.slice(last, last + 5),
    ]
    if (near.some((word) => otherStaged.has(word))) continue
    const exact = numbers.some((asked) => named.includes(asked))
    found.push(Finding.at(page, { ...where, last }, match.index, tokens.ends[last - 1] ?? match.index + 5, exact))
  }

  return found
}
