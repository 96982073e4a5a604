import * as Span from "../document/Span.ts"
import type * as Interval from "../quantities/Interval.ts"
import { isSpace } from "../text/Characters.ts"
import { grades } from "./GradeWords.ts"
import * as ScoreLevels from "./ScoreLevels.ts"
import type { Score } from "./ScoreLexicon.ts"

const joining = /^(?:for|in|if|\()$/

/** Where the next sentence begins behind the semicolon that ends one; nothing where something else does. */
const behindSemicolon = ({ document: { folded }, segment, sentence }: Span.Span): number | undefined => {
  if (folded[sentence.end] !== ";") return undefined
  let at = sentence.end + 1
  while (at < segment.end && isSpace(folded.charCodeAt(at))) at++

  return at < segment.end ? at : undefined
}

/** What a score may be besides for those of another grade, where a semicolon sets that apart: "MMSE ≥ 20 for mild; [10-19 for moderate]". */
export const of = (span: Span.Span, score: Score): ReadonlyArray<Interval.Interval> => {
  const at = behindSemicolon(span)
  const next = at === undefined ? undefined : Span.at(span.document, at, at + 1)
  if (next === undefined) return []
  const { words } = next.tokens
  const levels = ScoreLevels.at(words, next.first, score)
  const isOfGrade =
    levels !== undefined &&
    !levels.isLone &&
    joining.test(words[levels.last] ?? "") &&
    grades.has(words[levels.last + 1] ?? "")

  return isOfGrade ? levels.intervals : []
}
