import * as Finding from "./Finding.ts"
import { isWordly } from "./Folding.ts"
import * as Numerals from "./Numerals.ts"
import type { Page } from "./Page.ts"
import { spot } from "./Page.ts"
import { otherStaged } from "./vocabulary/Stages.ts"

/** At most this many mentions of a stage are read in a text. */
const most = 40

const staged = "stage"

/** Behind the word "stage" or "stages" that begins at a place; -1 where it is but a part of a word. */
const behindWord = (folded: string, at: number): number => {
  if (isWordly(folded.charCodeAt(at - 1))) return -1
  const end = at + staged.length
  const plural = folded.charCodeAt(end) === 115 ? end + 1 : end

  return isWordly(folded.charCodeAt(plural)) ? -1 : plural
}

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
export const find = (page: Page, numbers: ReadonlyArray<string>): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  let read = 0
  for (let at = page.folded.indexOf(staged); at >= 0 && read < most; at = page.folded.indexOf(staged, at + 5)) {
    const end = behindWord(page.folded, at)
    if (end < 0) continue
    read++
    const where = spot(page, at, end)
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
    found.push(Finding.at(page, { ...where, last }, at, tokens.ends[last - 1] ?? at + staged.length, exact))
  }

  return found
}
