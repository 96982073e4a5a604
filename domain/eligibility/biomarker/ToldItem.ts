import type { Span } from "../document/Span.ts"
import { stateAt, stateBefore } from "../marker-status/StateMatcher.ts"
import type { Marker } from "../markers/Marker.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { variant } from "../markers/VariantNotation.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import { isNumber } from "../text/Tokens.ts"

type Words = ReadonlyArray<string>

const symbols: ReadonlySet<string> = new Set(
  tumorGenes.flatMap(({ exact, forms }) => [...exact, ...forms].map((name) => name.toLowerCase())),
)

/** Whether what ends with a token may share its noun or its state with what follows: "no EGFR-mutant, …", "no KRAS, …". */
const isUnfinished = (words: Words, at: number): boolean =>
  symbols.has(words[at] ?? "") || variant(words[at] ?? "") !== undefined || stateBefore(words, at)?.noun === false

/** Whether an item right behind the one that is denied, or the one before it, tells what must have been found, too. */
const goesOn = (words: Words, { denied, from }: ItemOfItsOwn.ItemOfItsOwn): boolean =>
  from === denied + 2 || stateBefore(words, from - 2)?.noun === false || isNumber(words[from - 2])

const sign = /^[≥≤<>=]$/

const nearSign = 3

const between: ReadonlySet<string> = new Set(["-", ")", "itd", "ihc"])

/** Whether the words right behind a marker tell what was found: "-positive", "G12C-mutated", "TPS ≥ 50 %". */
const isToldBehind = (words: Words, last: number): boolean => {
  let at = last
  while (at < last + nearSign && (between.has(words[at] ?? "") || variant(words[at] ?? "") !== undefined)) at++
  if (stateAt(words, at)?.noun === false) return true
  const bound = words.slice(at, at + nearSign).findIndex((word) => sign.test(word))

  return bound >= 0 && words.slice(at + bound, at + bound + nearSign).some(isNumber)
}

/**
 * Where the item of a marker begins that a comma sets apart from what is denied before it, and that tells what must have been found: "no
 * brain metastases, [HER2-positive]". An alteration may be one more of those that are denied: "no EGFR mutation, ALK fusion". Nothing of
 * viruses, which are denied in rows: "no active hepatitis, HBV-positive".
 */
export const beginning = (
  { document, first, last, segment, tokens: { words } }: Span,
  { virus }: Marker,
  { says }: Pick<Named, "says">,
): number | undefined => {
  if (virus === true || (segment.side === "exclusion" && document.forbids())) return undefined
  const item = ItemOfItsOwn.of(words, first, last)
  if (item === undefined || isUnfinished(words, item.denied) || !goesOn(words, item)) return undefined
  const isTold = says !== "name" || stateBefore(words, first - 1)?.noun === false || isToldBehind(words, last)

  return isTold ? item.from : undefined
}
