import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type { HeldScore } from "./HeldScore.ts"
import * as ScoreFindings from "./ScoreFindings.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** What a text tells of a score that was entered. */
interface Told {
  readonly held: HeldScore
  /** Those that decide, of which one leads. */
  readonly findings: Findings
  readonly leading: Finding.Finding
}

const toldOf = (text: AnnotatedText, held: HeldScore): ReadonlyArray<Told> => {
  const findings = Finding.decisive(ScoreFindings.find(text, held))
  const leading = Finding.leading(findings)

  return leading === undefined ? [] : [{ held, findings, leading }]
}

/**
 * What a text tells of somebody who has scores, and of whom else it tells `own`, if anything else was entered: who is kept out for one of
 * them is kept out, and who does not lie in what is asked for is let in for nothing else. How fit somebody is lets in for nothing else.
 */
export const of = (text: AnnotatedText, held: ReadonlyArray<HeldScore>, own: Findings | undefined): Findings => {
  if (held.length === 0) return own ?? []
  const ownOutcome = Finding.leading(Finding.decisive(own ?? []))?.outcome
  if (own !== undefined && ownOutcome === "exclusion") return own
  const told = held.flatMap((one) => toldOf(text, one))
  const deciding =
    told.find(({ leading }) => leading.outcome === "exclusion") ??
    told.find(({ leading }) => ScoreFindings.isLacking(leading))
  if (deciding !== undefined) return deciding.findings
  if (own !== undefined && ownOutcome !== undefined) return own
  const telling = told.filter(({ held: { score } }) => own === undefined || score.ofFitness !== true)
  const letting = telling.find(({ leading }) => leading.outcome === "inclusion")

  return (letting ?? telling[0])?.findings ?? []
}

/** What a question that asks for some scores, and for something else or nothing, says of itself. */
export const saying = (held: ReadonlyArray<HeldScore>, isAlone: boolean): { readonly ofFitness?: true } =>
  isAlone && held.length > 0 && held.every(({ score }) => score.ofFitness === true) ? { ofFitness: true } : {}
