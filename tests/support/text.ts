import type { AnnotatedText } from "../../domain/eligibility/document/AnnotatedText.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"

/** A text that nobody has asked about yet. */
export const text = (written: string): AnnotatedText => {
  const opened = Reading.open(written)
  if (opened === undefined) throw new Error("There is no text to ask.")

  return opened
}
