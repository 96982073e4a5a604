import * as HeldMeasure from "../eligibility/measurement/HeldMeasure.ts"
import * as HeldMeasures from "../eligibility/measurement/HeldMeasures.ts"
import * as MeasureNames from "../eligibility/measurement/MeasureNames.ts"
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

/** The gene, which is written as no report writes the filtration of the kidneys. */
const gene = /^EGFR\b/

const written = (text: string): string =>
  text
    .replaceAll(/[\s:=]+/g, " ")
    .replaceAll(/ (?=,)|(?<=\d),(?=\d{3}(?!\d))/g, "")
    .trim()

/** Where an item of a list ends. */
const itemEnd = /[,;]\s/

/** Names of measures whose values are told already: looking for a value takes far longer than for a name. */
type Known = ReadonlySet<string>

const inPiece = (text: string, known: Known): ReadonlyArray<ReportMeasure> => {
  const usual = HeldMeasures.apart(text)
  const tokens = Tokens.ofWritten(usual)
  const found: Array<ReportMeasure> = []
  for (let at = 0; at < tokens.words.length; ) {
    const named = MeasureNames.at(tokens.words, at, true)
    const isAsked = named.some(({ measure }) => !known.has(measure.name))
    const held = isAsked ? HeldMeasure.at(tokens, at) : undefined
    at = held?.last ?? at + 1
    if (held === undefined || asMarkers.has(held.measure.name)) continue
    const { first, last, measure } = held
    const entry = written(usual.slice(tokens.starts[first], tokens.ends[last - 1]))
    if (gene.test(entry)) continue
    found.push({
      name: measure.name,
      entry,
      isRoutine: measure.ofEveryone === true && measure.ofFitness !== true,
    })
  }

  return found
}

/** So much of a text is looked at together: a name and its value stand near, and looking takes longer than the text. */
const piece = /.{1,120}(?:\s|$)/g

const measuresIn = (text: string, known: Known): ReadonlyArray<ReportMeasure> =>
  text.split(itemEnd).flatMap((item) => (item.match(piece) ?? []).flatMap((each) => inPiece(each, known)))

/** A dilution, "1:1000", is no value. */
const titre = /^\s*\d{1,6}\s?:\s?\d/

/** A unit that has a column of its own: "18\tng/mL". */
const unit = /^[^\s\d(]{0,8}[/%][^\s(]{0,12}$/

const bracket = /\([^()]{0,60}\)/g

/** What of a measure is told behind a comma and is no part of its name: "TESTOSTERONE, TOTAL, LC/MS/MS", "Albumin, serum". */
const qualified = /,\s(?:total|serum|plasma|blood|s|p|quantitative|quant|random|fasting|lc\/ms(?:\/ms)?)\b.*$/i

/** What stands in a row of a table behind the name of a measure, each value with its unit. */
const ofRow = (name: string, columns: ReadonlyArray<string>, known: Known): ReadonlyArray<ReportMeasure> => {
  const called = name.replaceAll(bracket, " ").replace(qualified, "")
  for (const [at, cell] of columns.entries()) {
    const next = columns[at + 1]?.trim() ?? ""
    const found = titre.test(cell) ? [] : measuresIn(`${called} ${cell} ${unit.test(next) ? next : ""}`, known)
    if (found.length > 0) return found
  }

  return []
}

/** A label with more than the name of a measure in it: "Sweat chloride (pilocarpine), left arm: 104 mmol/L". */
const labelled = /^([^,:(]{3,60})[,(][^:]{0,60}:\s+(\d.*)/

/** The measures that a sentence or a row tells with their values: beside their names, or in a column behind a name. */
export const of = (sentence: string, known: Known = new Set()): ReadonlyArray<ReportMeasure> => {
  const [name = "", ...columns] = sentence.split(column).filter((cell) => cell.trim() !== "")
  const ofName = measuresIn(name, known)
  const own = columns.map((each) => measuresIn(each, known))
  const bare = columns.filter((_, at) => own[at]?.length === 0)
  const label = labelled.exec(name)
  const ofLabel = ofName.length > 0 || label === null ? ofName : ofRow(label[1] ?? "", [label[2] ?? ""], known)
  const found = [...(ofLabel.length > 0 ? ofLabel : ofRow(name, bare, known)), ...own.flat()]

  return otherRepeats.test(sentence) ? found.filter((measure) => measure.name !== ofHuntingtin) : found
}
