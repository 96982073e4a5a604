import * as Finding from "./Finding.ts"
import { isWordly } from "./Folding.ts"
import * as Numerals from "./Numerals.ts"
import type { Page } from "./Page.ts"
import { spot } from "./Page.ts"
import { of as tokensOf } from "./Tokens.ts"
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

const among = (numbers: ReadonlyArray<string>, named: ReadonlyArray<string>): boolean =>
  numbers.some((asked) => named.some((name) => name.startsWith(asked) || asked.startsWith(name)))

/** How far a glance goes behind the word "stage". */
const glance = 48

/** Whether any of the numbers may follow at a place, as far as a glance tells. */
const mayFollow = (folded: string, at: number, numbers: ReadonlyArray<string>): boolean => {
  const { words } = tokensOf(folded, at, at + glance)
  const { last, named } = Numerals.behind(words, 0)
  const stop = words.findIndex((word, index) => index >= last && !Numerals.joins(word))
  const isSeen = stop >= 0 && stop < words.length - 1

  return !isSeen || among(numbers, named)
}

/** Whether a text may name any of the numbered stages. */
export const mayFind = ({ folded, mayHold }: Page, numbers: ReadonlyArray<string>): boolean => {
  if (!mayHold(staged)) return false
  let seen = 0
  for (let at = folded.indexOf(staged); at >= 0; at = folded.indexOf(staged, at + staged.length)) {
    const end = behindWord(folded, at)
    if (end >= 0 && (++seen > most || mayFollow(folded, end, numbers))) return true
  }

  return false
}

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
export const find = (page: Page, numbers: ReadonlyArray<string>): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  let read = 0
  for (let at = page.folded.indexOf(staged); at >= 0 && read < most; at = page.folded.indexOf(staged, at + 5)) {
    const end = behindWord(page.folded, at)
    if (end < 0) continue
    read++
    const where = mayFollow(page.folded, end, numbers) ? spot(page, at, end) : undefined
    if (where === undefined) continue
    const { tokens } = where
    const { last, named } = Numerals.behind(tokens.words, where.last)
    if (!among(numbers, named)) continue
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
