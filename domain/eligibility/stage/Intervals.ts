import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Nearby from "../treatment/Nearby.ts"

/** What may stand between the end of an interval and what it ends with. */
const describing = WordSet.of(
  "the a an first distant local locoregional metastatic disease tumor tumour documented subsequent their recurrence relapse progression or /",
)

const spans = WordSet.of("interval intervals time period duration elapsed gap")

const ends: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["to", WordSet.of("from since after")],
  ["until", WordSet.of("from since after")],
  ["and", WordSet.of("between")],
])

const farthest = 26

/**
 * "A disease-free interval from adjuvant therapy to recurrence of at least six months": whether a mention is what an interval ends with.
 * It has come about then, whatever the interval began with; how long it took tells a part of those who have it.
 */
export const isEndedBy = ({ first, tokens: { words } }: Span): boolean => {
  let at = first - 1
  while (describing.has(words[at] ?? "")) at--
  const begins = ends.get(words[at] ?? "")
  if (begins === undefined) return false
  let isBegun = false
  for (let from = at - 1; from >= 0 && from > at - farthest; from--) {
    const word = words[from] ?? ""
    if (/^[.;:]$/.test(word)) return false
    if (isBegun && spans.has(word)) return true
    isBegun ||= begins.has(word)
  }

  return false
}

const unit = /^(?:days?|weeks?|months?)$/

const nearUnit = 5

const nearTime = 8

/** Whether words tell of something that was no longer than some days, weeks or months before something else. */
const tellLate = (words: ReadonlyArray<string>): boolean => {
  const within = words.indexOf("within")

  return within >= 0 && words.slice(within, within + nearUnit).some((word) => unit.test(word))
}

/** "A relapse within 30 days before screening", "within six weeks after a vaccination … a relapse": those of earlier times are not barred. */
export const isOfLate = ({ first, last, tokens: { words } }: Span): boolean => {
  const before = Nearby.clauseBefore(words, first, farthest)

  return tellLate(before) || tellLate(words.slice(last, last + nearTime))
}
