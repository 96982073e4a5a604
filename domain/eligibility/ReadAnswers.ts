import type { AnnotatedText } from "./document/AnnotatedText.ts"
import * as Evidence from "./mention/Evidence.ts"
import * as Finding from "./mention/Finding.ts"
import type { Kind, Question } from "./Questions.ts"
import * as FoundRows from "./rules/FoundRows.ts"
import * as Signpost from "./Signpost.ts"

/** What a text answers to a question, and what that follows from. */
export interface ReadAnswer {
  readonly kind: Kind
  readonly asked: string
  readonly state: Signpost.Signpost["state"]
  readonly findings: ReadonlyArray<{
    readonly outcome: Finding.Finding["outcome"]
    readonly evidence: string
    readonly isDecisive: boolean
  }>
  /** The rows of tables that were found on the way. */
  readonly rows: ReadonlyArray<FoundRows.FoundRow>
}

/** `opened`: a text about which nothing is known yet, so that it is read for this question. */
export const of = (opened: AnnotatedText, { find, kind, label }: Question): ReadAnswer => {
  const { done: findings, rows } = FoundRows.during(() => find(opened))
  const decisive = Finding.decisive(findings)

  return {
    kind,
    asked: label,
    state: Signpost.of(opened.text, findings).state,
    findings: findings.map((finding) => ({
      outcome: finding.outcome,
      evidence: Evidence.inWords(Evidence.quotesOf(opened.text, [finding])),
      isDecisive: decisive.includes(finding),
    })),
    rows,
  }
}
