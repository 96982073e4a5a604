import { countWhile } from "../../Bisection.ts"
import type { Document } from "../document/Document.ts"
import type { Segment } from "../document/Segment.ts"
import type { Span } from "../document/Span.ts"
import { geneLike } from "../markers/GeneSymbol.ts"
import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

const besideNames = WordSet.of("( ) . , / & : * • · - – or and gene genes family")

const longestRow = 600

/** In so many words of a row one may be no name that looks like that of a gene: "CtIP". */
const rarest = 10

/** Whether a line is a row of genes: "ATM, CHEK2, PALB2". */
const isRow = (document: Document, { end, start }: Segment): boolean => {
  if (end - start > longestRow) return false
  const tokens = document.tokens(start, end)
  const { words } = tokens
  const others = words.filter((word, at) => !besideNames.has(word) && !geneLike(document.text, tokens, at))

  return others.length * rarest <= words.length
}

const pointers = WordSet.of("below following")

/** Where a line points to what stands below it: "the genes listed below", "one of these genes"; -1 where it does not. */
const pointerOf = (words: Words): number => {
  const pointer = words.findIndex((word) => pointers.has(word))
  const last = words[words.at(-1) === "." ? words.length - 2 : words.length - 1]

  return pointer < 0 && (last === ":" || last === "genes") ? words.length : pointer
}

const denials = WordSet.of("no not non none never nor without lack absence absent negative cannot")

const mostRows = 12

const longestLine = 1000

/**
 * The words, up to what points to it, of the line above a row of genes that the mention stands in: "a mutation in one of the genes listed
 * below". Nothing where it denies something.
 */
export const of = ({ document, segment }: Span): Words | undefined => {
  const segments = document.segments()
  let at = countWhile(segments, ({ start }) => start <= segment.start) - 1
  const first = at - mostRows
  for (let row = segments[at]; row !== undefined && at > first && isRow(document, row); ) row = segments[--at]
  const line = segments[at]
  if (line === undefined || line.end > segment.start || line.side !== segment.side) return undefined
  if (line.end - line.start > longestLine) return undefined
  const { words } = document.tokens(line.start, line.end)
  const told = words.slice(0, Math.max(0, pointerOf(words)))

  return told.length === 0 || told.some((word) => denials.has(word)) ? undefined : told
}
