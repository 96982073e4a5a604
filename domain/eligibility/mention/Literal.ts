import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "./Finding.ts"
import * as Mention from "./Mention.ts"

/** Words that no vocabulary knows, to be found as they are. */
export type Literal = TargetMatcher.Targets<undefined>

/** At most this many mentions are read in a text: the first on each side is all that is told of them. */
const most = 16

/** What is short counts only as it is written. */
const short = 4

export const of = (written: string): Literal =>
  TargetMatcher.index([{ pattern: Pattern.compile(written, written.length <= short), means: undefined }])

/** One search costs less than finding out whether it may be spared. */
const sourceOf = ({ folded, text }: Document): TargetMatcher.Source => ({ folded, text })

/** What a text tells of the words, mention by mention. It is looked for each time: they are the caller's, and nothing of them is kept. */
export const find = (document: Document, literal: Literal): ReadonlyArray<Finding.Finding> =>
  TargetMatcher.find(literal, sourceOf(document), most, Pattern.wholeWord(document.folded)).flatMap(
    ({ end, start }) => {
      const span = Span.at(document, start, end)

      return span === undefined ? [] : [Finding.mentioned(Mention.of(span), true)]
    },
  )
