import * as HeldMeasure from "../eligibility/measurement/HeldMeasure.ts"
import * as HeldMeasures from "../eligibility/measurement/HeldMeasures.ts"
import * as Tokens from "../eligibility/text/Tokens.ts"

/** A score or a level with its value, as the report writes it. */
export interface ReportMeasure {
  readonly name: string
  readonly entry: string
  /** It is tested of everybody, and tells little of an illness. */
  readonly isRoutine: boolean
}

/** What is read with the markers, beside the words that laboratories put around it. */
const asMarkers: ReadonlySet<string> = new Set(["HRD score", "Ki-67", "TMB"])

/** Repeats that other genes have as well. */
const ofHuntingtin = "CAG repeats"

const otherRepeats = /\b(?:ATXN\d{1,2}|ATN1|AR|CACNA1A|TBP)\b/

/** Between the columns of a table, and between a label and what is told of it. */
const column = /\t|\||\s{2,}|\.{3,}/

const written = (text: string): string =>
  text
    .replaceAll(/[\s:=]+/g, " ")
    .replaceAll(/ (?=,)/g, "")
    .trim()

const measuresIn = (text: string): ReadonlyArray<ReportMeasure> => {
  const usual = HeldMeasures.apart(text)
  const tokens = Tokens.ofWritten(usual)
  const found: Array<ReportMeasure> = []
  for (let at = 0; at < tokens.words.length; ) {
    const held = HeldMeasure.at(tokens, at)
    at = held?.last ?? at + 1
    if (held === undefined || asMarkers.has(held.measure.name)) continue
    const { first, last, measure } = held
    found.push({
      name: measure.name,
      entry: written(usual.slice(tokens.starts[first], tokens.ends[last - 1])),
      isRoutine: measure.ofEveryone === true && measure.ofFitness !== true,
    })
  }

  return found
}

/** The measures that a sentence or a row tells with their values: beside their names, or in the first column behind a name that holds one. */
export const of = (sentence: string): ReadonlyArray<ReportMeasure> => {
  const [name = "", ...columns] = sentence.split(column).filter((cell) => cell.trim() !== "")
  const ofName = measuresIn(name)
  const inColumns = columns.map(measuresIn)
  const ofRow =
    ofName.length > 0 ? [] : columns.map((cell, at) => (inColumns[at]?.length ? [] : measuresIn(`${name} ${cell}`)))
  const found = [...ofName, ...(ofRow.find((measures) => measures.length > 0) ?? []), ...inColumns.flat()]

  return otherRepeats.test(sentence) ? found.filter((measure) => measure.name !== ofHuntingtin) : found
}
