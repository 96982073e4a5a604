import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Governor from "../mention/Governor.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as BloodValues from "./BloodValues.ts"
import * as StageParts from "./StageParts.ts"

/** Whether metastases are those of patients: not what a therapy is for, nor what raises a value. */
const areMeant = (span: Span): boolean => Governor.of(span) === undefined && !BloodValues.areLimited(span)

/** More exact than what is said of any metastases, but where no more than a part is barred: "untreated brain metastases". */
const weightOf = (span: Span): number => (StageParts.told(span).has("narrowed") ? 1 : 3)

/** What a text says of metastases in the organs that a profile names, whatever tumour they are of. */
export const find = (text: AnnotatedText.AnnotatedText, named: Literal.Literal): ReadonlyArray<Finding.Finding> =>
  Literal.spans(text, named)
    .filter(areMeant)
    .map((span) => {
      const mention = Mention.of(span)

      return Finding.of(mention, mention.stand, weightOf(span))
    })
