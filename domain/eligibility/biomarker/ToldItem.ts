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

const holdsState = (words: Words): boolean => words.some((_, at) => stateAt(words, at)?.noun === false)

/**
 * Whether what is denied may share its noun or its state with what follows, or be told like it: "no EGFR-mutant, …", "no KRAS, …", "no
 * EGFR-mutant lung cancer, …".
 */
const isAlike = (words: Words, { denied, first }: ItemOfItsOwn.ItemOfItsOwn): boolean => {
  const last = words[denied] ?? ""
  if (symbols.has(last) || variant(last) !== undefined) return true
  const open = words.indexOf("(", first)

  return holdsState(words.slice(first, open < 0 ? denied + 1 : Math.min(open, denied + 1)))
}

const stages =
  /^(?:stages?|metastatic|recurrent|relapsed|refractory|newly|unresectable|resectable|resected|early|advanced)$/

/** Whether an item is right behind the one that is denied, or the one before it is asked for, too: it tells a state, a stage or a number. */
const goesOn = (words: Words, { denied, from }: ItemOfItsOwn.ItemOfItsOwn): boolean => {
  const before = words.slice(Math.max(denied + 2, words.lastIndexOf(",", from - 2) + 1), from - 1)

  return before.length === 0 || holdsState(before) || before.some((word) => stages.test(word) || isNumber(word))
}

const sign = /^[≥≤<>=]$/

const nearSign = 3

/** "PD-L1 TPS 1-49 %". */
const nearShare = 5

const between: ReadonlySet<string> = new Set(["-", ")", "/", "or", "itd", "tkd", "ihc"])

const longestName = 6

/** Whether the words right behind a marker tell what was found: "-positive", "G12C-mutated", "TPS ≥ 50 %". */
const isToldBehind = (words: Words, last: number): boolean => {
  let at = last
  while (at < last + longestName && (between.has(words[at] ?? "") || variant(words[at] ?? "") !== undefined)) at++
  if (stateAt(words, at)?.noun === false) return true
  if (words.slice(at, at + nearShare).includes("%")) return true
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
  if (item === undefined || isAlike(words, item) || !goesOn(words, item)) return undefined
  const isTold = says !== "name" || stateBefore(words, first - 1)?.noun === false || isToldBehind(words, last)

  return isTold ? item.from : undefined
}
