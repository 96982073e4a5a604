import type { Span } from "../document/Span.ts"
import type { Marker } from "../markers/Marker.ts"

/** So far before a marker a donor is looked for, in characters. */
const far = 300

const matching = /\b(?:donors?|mismatch(?:es|ed)?)\b/

/** A sentence that begins so belongs to the one before it. */
const example = /^\W*(?:for example|e\.g|i\.e|such as)/

const people = /\b(?:recipients?|patients?|participants?|subjects?)\b/

/** Whether a tissue type tells no more than how a donor is matched: "a donor with a mismatch of one allele, such as …". */
export const isMatched = ({ document: { folded }, segment, sentence, start }: Span, { alleles }: Marker): boolean => {
  if (alleles !== true) return false
  const from = example.test(folded.slice(sentence.start, start)) ? segment.start : sentence.start
  const before = folded.slice(Math.max(from, start - far), start)

  return matching.test(before) && !people.test(before)
}
