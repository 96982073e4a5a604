import type { Span } from "../document/Span.ts"
import type { Marker } from "../markers/Marker.ts"

const far = 300

const matching = /\b(?:donors?|mismatch(?:es|ed)?)\b/

const people = /\b(?:recipients?|patients?|participants?|subjects?)\b/

/** Whether a tissue type tells no more than how a donor is matched: "a donor with a mismatch of one allele, such as …". */
export const isMatched = ({ document: { folded }, segment, start }: Span, { alleles }: Marker): boolean => {
  if (alleles !== true) return false
  const before = folded.slice(Math.max(segment.start, start - far), start)

  return matching.test(before) && !people.test(before)
}
