import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import type { HeldMeasure } from "./HeldMeasure.ts"
import * as MeasureFindings from "./MeasureFindings.ts"

type Findings = ReadonlyArray<Finding.Finding>

/** What a text tells of a measure that was entered. */
interface Told {
  readonly held: HeldMeasure
  /** Those that decide, of which one leads. */
  readonly findings: Findings
  readonly leading: Finding.Finding
}

const toldOf = (text: AnnotatedText, held: HeldMeasure): ReadonlyArray<Told> => {
  const findings = Finding.decisive(MeasureFindings.find(text, held))
  const leading = Finding.leading(findings)

  return leading === undefined ? [] : [{ held, findings, leading }]
}

/**
 * What a text tells of somebody who has measures, and of whom else it tells `own`, if anything else was entered: who is kept out for one of
 * them is kept out, and who does not lie in what is asked for is let in for nothing else. How fit somebody is lets in for nothing else.
 */
export const of = (text: AnnotatedText, held: ReadonlyArray<HeldMeasure>, own: Findings | undefined): Findings => {
  if (held.length === 0) return own ?? []
  const ownOutcome = Finding.leading(Finding.decisive(own ?? []))?.outcome
  if (own !== undefined && ownOutcome === "exclusion") return own
  const told = held.flatMap((one) => toldOf(text, one))
  const deciding =
    told.find(({ leading }) => leading.outcome === "exclusion") ??
    told.find(({ leading }) => MeasureFindings.isLacking(leading))
  if (deciding !== undefined) return deciding.findings
  if (own !== undefined && ownOutcome !== undefined) return own
  const telling = told.filter(({ held: { measure } }) => own === undefined || measure.ofEveryone !== true)
  const letting = telling.find(({ leading }) => leading.outcome === "inclusion")

  return (letting ?? telling[0])?.findings ?? []
}

/** What a question that asks for some measures, and for something else or nothing, says of itself. */
export const saying = (held: ReadonlyArray<HeldMeasure>, isAlone: boolean): { readonly ofFitness?: true } =>
  isAlone && held.length > 0 && held.every(({ measure }) => measure.ofEveryone === true) ? { ofFitness: true } : {}
