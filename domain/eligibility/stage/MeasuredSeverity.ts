import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { HeldMeasure } from "../measurement/HeldMeasure.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import { measures } from "../measurement/MeasureLexicon.ts"
import * as Finding from "../mention/Finding.ts"
import { fold } from "../text/Folding.ts"
import type { StageName } from "./StageName.ts"

/** A severity that is defined by what is measured: its least value and its greatest. */
interface Severity {
  readonly of: RegExp
  readonly grade: StageName
  readonly measure: string
  readonly values: readonly [least: number, most: number]
}

/** Source: ISTH (White 2001): below 1 % of the factor's activity, 1 to 5, above 5 and below 40. */
const severities: ReadonlyArray<Severity> = ["factor VIII activity", "factor IX activity"].flatMap((measure) => [
  { of: /ha?emophilia/, grade: "severe", measure, values: [0, 0.9] },
  { of: /ha?emophilia/, grade: "moderate", measure, values: [1, 5] },
  { of: /ha?emophilia/, grade: "mild", measure, values: [5.1, 39] },
])

/** The least and the greatest value that somebody of a severity has. */
export type Bounds = readonly [least: HeldMeasure, most: HeldMeasure]

/** What some stages of a disease are defined by. */
export const of = (stages: ReadonlyArray<StageName>, condition: string): ReadonlyArray<Bounds> =>
  severities
    .filter(({ grade, of: disease }) => stages.length === 1 && stages.includes(grade) && disease.test(fold(condition)))
    .flatMap(({ measure: name, values: [least, most] }) => {
      const measure = measures.find((each) => each.name === name)
      if (measure === undefined) return []
      const held = (value: number): HeldMeasure => ({ measure, scale: 0, value, shown: String(value) })

      return [[held(least), held(most)] as const]
    })

const outcomeOf = (findings: ReadonlyArray<Finding.Finding>): Finding.Finding["outcome"] =>
  Finding.leading(Finding.decisive(findings))?.outcome ?? "unknown"

/** What a text tells of all who have the severity, and not only of a part of them. */
export const find = (text: AnnotatedText, bounds: ReadonlyArray<Bounds>): ReadonlyArray<Finding.Finding> =>
  bounds.flatMap(([least, most]) => {
    const [found, others] = [MeasureFindings.find(text, least), MeasureFindings.find(text, most)]
    const outcome = outcomeOf(found)

    return outcome !== "unknown" && outcome === outcomeOf(others)
      ? found
          .filter((each) => each.outcome === outcome)
          .map((each) => ({ ...each, remark: "" as const, number: undefined }))
      : []
  })
