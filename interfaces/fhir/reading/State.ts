import * as Concept from "./Concept.ts"
import type { Result } from "./Result.ts"

/** What a test found: that something is there, that it is not, or that it stays open. */
export type State = "positive" | "negative" | "open"

/** By SNOMED CT, the answer lists of LOINC, and the interpretations of FHIR; and by words that say nothing else. */
const rows: ReadonlyArray<readonly [state: State, codes: ReadonlyArray<string>, words: RegExp]> = [
  [
    "open",
    ["82334004", "LA11884-6", "LA9663-1", "42425007", "LA18198-4", "419984006", "IND", "E"],
    /\b(?:indeterminate|equivocal|inconclusive|pending|unknown|not (?:done|performed|tested|assessed|reported|evaluable)|insufficient|borderline|no call|uncertain significance)\b/i,
  ],
  [
    "negative",
    ["260385009", "LA6577-6", "LA9634-2", "2667000", "260415000", "LA11883-8", "NEG", "ND"],
    /^(?:(?:result|status)s?:? )?(?:negative|neg|absent|(?:none|not) (?:detected|found|identified|present|seen)|undetected|non-?reactive|no|-)\b/i,
  ],
  [
    "positive",
    ["10828004", "LA6576-8", "LA9633-4", "52101004", "260373001", "LA11882-0", "POS", "DET"],
    /^(?:(?:result|status)s?:? )?(?:weakly |strongly )?(?:positive|pos|present|detected|found|identified|reactive|yes|\+)(?!\w)/i,
  ],
]

const stateIn = (concept: Concept.Concept): State | undefined =>
  rows.find(
    ([, codes, words]) =>
      Concept.hasCode(concept, new Set(codes)) || concept.words.some((written) => words.test(written.trim())),
  )?.[0]

/** What a test found, by its value, else by how it was interpreted. */
export const of = ({ interpretation, value }: Pick<Result, "interpretation" | "value">): State | undefined =>
  stateIn(value) ?? stateIn(interpretation)
