/** A report in the style of a laboratory, written for the project about nobody, and what a careful reader takes from it. */
export interface JudgedReport {
  readonly style: string
  readonly text: string
  /** Every result that it tells of the patient, in no order. What is of uncertain significance, or could not be told, is none. */
  readonly reader: ReadonlyArray<string>
}
