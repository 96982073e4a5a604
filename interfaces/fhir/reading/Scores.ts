import * as EnteredNames from "../../../domain/eligibility/scores/EnteredNames.ts"
import { type Score, scores } from "../../../domain/eligibility/scores/ScoreLexicon.ts"
import * as Tokens from "../../../domain/eligibility/text/Tokens.ts"
import * as Concept from "./Concept.ts"
import * as Loinc from "./Loinc.ts"
import type { Result } from "./Result.ts"

/** A laboratory's value that only some diseases turn on. */
interface Measure {
  readonly name: string
  readonly codes: ReadonlyArray<string>
  readonly title: RegExp
  readonly range: readonly [number, number]
  readonly unit?: string
  /** The diseases that it is read for. */
  readonly of: RegExp
}

const measures: ReadonlyArray<Measure> = [
  {
    name: "PSA",
    codes: ["2857-1", "19195-7", "35741-8"],
    title: /\bPSA\b(?! density| doubling)|\bprostate[ -]specific (?:Ag|antigen)\b/i,
    range: [0, 100_000],
    of: /prostate/i,
  },
  {
    name: "CA 19-9",
    codes: ["24108-3"],
    title: /\bCA ?19[.-]9\b|\bcancer (?:Ag|antigen) 19-9\b/i,
    range: [0, 1_000_000],
    of: /pancrea|bil(?:e|iary)|cholangio|gallbladder/i,
  },
  {
    name: "HbA1c",
    codes: ["4548-4", "17856-6", "59261-8"],
    title: /\bhemoglobin a1c\b|\bhba1c\b/i,
    range: [3, 20],
    unit: "%",
    of: /diabet/i,
  },
  {
    name: "FEV1",
    codes: ["20150-9", "19926-5"],
    title: /\bFEV1?\b(?!\/|\.FVC| ?\/ ?FVC)/i,
    range: [5, 150],
    unit: "%",
    of: /cystic fibrosis|pulmonary|asthma|lung disease/i,
  },
  {
    name: "LVEF",
    codes: ["10230-1", "8806-2"],
    title: /\bLVEF\b|\bejection fraction\b/i,
    range: [5, 90],
    unit: "%",
    of: /heart|cardiomyopathy|amyloid/i,
  },
]

/** The names of scores by the codes that records leave without words. */
const coded = ({ codes }: Concept.Concept): string | undefined =>
  codes.map(({ code }) => Loinc.names.get(code)).find((name) => name !== undefined)

const scoresIn = (title: string): ReadonlyArray<Score> => {
  const { words } = Tokens.ofWritten(title)

  return words.flatMap((_, at) => EnteredNames.at(words, at).map(({ score }) => score))
}

const scoreOf = (title: Concept.Concept): Score | undefined => {
  const code = coded(title)

  return scores.find(({ name }) => name === code) ?? title.words.flatMap(scoresIn)[0]
}

/** What of a score is asked for one question alone. */
const ofPart = /\b(?:item|question|subscore|part|domain|memory|orientation|judgment)\b/i

/** The grades of the answer lists of LOINC, ECOG's and Karnofsky's. */
const grades: ReadonlyMap<string, number> = new Map([
  ...["LA9622-7", "LA9623-5", "LA9624-3", "LA9625-0", "LA9626-8"].map((code, grade) => [code, grade] as const),
  ...[
    "LA29175-9",
    "LA29176-7",
    "LA29177-5",
    "LA29178-3",
    "LA29179-1",
    "LA29180-9",
    "LA29181-7",
    "LA29182-5",
    "LA29183-3",
    "LA29184-1",
  ].map((code, at) => [code, 100 - 10 * at] as const),
])

const firstNumber = /^(?:[\p{L} ()-]*?(?:score|grade|status|ECOG|KPS|PS|stage)?[ :=-]*)(\d{1,3}(?:\.\d+)?)(?![\d/])/iu

/** The number of a result, measured or in words or codes. */
const numberOf = ({ interpretation, measured, value }: Result): number | undefined => {
  if (measured !== undefined) return measured.value
  const graded = [...value.codes, ...interpretation.codes]
    .map(({ code }) => grades.get(code) ?? (/^\d{1,3}$/.test(code) ? Number(code) : undefined))
    .find((grade) => grade !== undefined)
  if (graded !== undefined) return graded
  const written = value.words.map((words) => firstNumber.exec(words)?.[1]).find((each) => each !== undefined)

  return written === undefined ? undefined : Number(written)
}

/** A value on its scale: a whole one, where the scale has no halves; nothing where it lies outside. */
const onScale = (value: number, { name, step, values: [least, most] }: Score): number | undefined => {
  if (value < least || value > most) return undefined
  const whole = name === "TMB" || (step !== undefined && step < 1)

  return whole ? value : Math.round(value)
}

/** What is said of one score or value. */
export interface Scored {
  readonly name: string
  readonly entry: string
}

/** A score, or a value that a disease turns on. */
export const said = (result: Result, disease: string): Scored | undefined => {
  const { title } = result
  const value = numberOf(result)
  if (value === undefined || title.words.some((words) => ofPart.test(words))) return undefined
  const score = scoreOf(title)
  if (score !== undefined) {
    const told = onScale(value, score)

    return told === undefined ? undefined : { name: score.name, entry: `${score.name} ${told}` }
  }
  const measure = measures.find(
    ({ codes, of, title: written }) =>
      of.test(disease) && (Concept.hasCode(title, new Set(codes)) || title.words.some((words) => written.test(words))),
  )
  if (measure === undefined || value < measure.range[0] || value > measure.range[1]) return undefined

  return { name: measure.name, entry: `${measure.name} ${value}${measure.unit ?? ""}` }
}
