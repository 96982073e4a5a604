import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import type * as Finding from "../mention/Finding.ts"
import * as Governor from "../mention/Governor.ts"
import * as Literal from "../mention/Literal.ts"
import * as BloodValues from "./BloodValues.ts"

/** Whether metastases are those of patients: not what a therapy is for, nor what raises a value. */
const areMeant = (span: Span): boolean => Governor.of(span) === undefined && !BloodValues.areLimited(span)

/** What a text says of metastases in the organs that a profile names, whatever tumour they are of. */
export const find = (text: AnnotatedText.AnnotatedText, named: Literal.Literal): ReadonlyArray<Finding.Finding> =>
  Literal.find(text, named, areMeant)
