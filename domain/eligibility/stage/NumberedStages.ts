import { once, remembering } from "../../Memo.ts"
import type { Page } from "../document/Document.ts"
import { spot } from "../document/Document.ts"
import * as Finding from "../mention/Finding.ts"
import { isWord } from "../text/Characters.ts"
import { of as tokensOf } from "../text/Tokens.ts"
import { otherStaged } from "./StageLexicon.ts"
import * as StageNumerals from "./StageNumerals.ts"

/** Where a text says "stage", whoever asks. */
interface Mention {
  /** The numbers that follow, as far as a glance tells; nothing where it does not reach their end. */
  readonly glimpsed: ReadonlyArray<string> | undefined
  /** The numbers that follow in its sentence, and how they stand there; nothing where they are no stage of a disease. */
  readonly read: () => { readonly named: ReadonlyArray<string>; readonly finding: Finding.Finding } | undefined
}

/** At most this many mentions of a stage are read in a text. */
const most = 40

const staged = "stage"

/** Behind the word "stage" or "stages" that begins at a place; -1 where it is but a part of a word. */
const behindWord = (folded: string, at: number): number => {
  if (isWord(folded.charCodeAt(at - 1))) return -1
  const end = at + staged.length
  const plural = folded.charCodeAt(end) === 115 ? end + 1 : end

  return isWord(folded.charCodeAt(plural)) ? -1 : plural
}

/** How far a glance goes behind the word "stage". */
const glance = 48

const glimpse = (folded: string, at: number): Mention["glimpsed"] => {
  const { words } = tokensOf(folded, at, at + glance)
  const { last, named } = StageNumerals.behind(words, 0)
  const stop = words.findIndex((word, index) => index >= last && !StageNumerals.joins(word))

  return stop >= 0 && stop < words.length - 1 ? named : undefined
}

const read = (page: Page, at: number, end: number): ReturnType<Mention["read"]> => {
  const where = spot(page, at, end)
  if (where === undefined) return undefined
  const { words } = where.tokens
  const { last, named } = StageNumerals.behind(words, where.last)
  const near = [...words.slice(Math.max(0, where.first - 4), where.first), ...words.slice(last, last + 5)]
  if (near.some((word) => otherStaged.has(word))) return undefined
  const behind = where.tokens.ends[last - 1] ?? at + staged.length

  return { named, finding: Finding.at(page, { ...where, last }, at, behind, true) }
}

const mentions = remembering((page: Page): ReadonlyArray<Mention> => {
  const { folded, mayHold } = page
  const found: Array<Mention> = []
  let at = mayHold(staged) ? folded.indexOf(staged) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(staged, at + staged.length)) {
    const from = at
    const end = behindWord(folded, from)
    if (end >= 0) found.push({ glimpsed: glimpse(folded, end), read: once(() => read(page, from, end)) })
  }

  return found
})

const among = (numbers: ReadonlyArray<string>, named: ReadonlyArray<string>): boolean =>
  numbers.some((asked) => named.some((name) => name.startsWith(asked) || asked.startsWith(name)))

const mayName =
  (numbers: ReadonlyArray<string>) =>
  ({ glimpsed }: Mention): boolean =>
    glimpsed === undefined || among(numbers, glimpsed)

/** Whether a text may name any of the numbered stages. */
export const mayFind = (page: Page, numbers: ReadonlyArray<string>): boolean => mentions(page).some(mayName(numbers))

/** Numbered stages and their ranges: "stage IIIB/IV", "stages II to IV". */
export const find = (page: Page, numbers: ReadonlyArray<string>): ReadonlyArray<Finding.Finding> =>
  mentions(page)
    .filter(mayName(numbers))
    .flatMap((mention) => {
      const said = mention.read()
      if (said === undefined || !among(numbers, said.named)) return []
      const isExact = numbers.some((asked) => said.named.includes(asked))

      return [Finding.weighed(said.finding, isExact)]
    })
