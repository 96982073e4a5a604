import type { Words } from "../words/English.ts"
import { orAsItIs } from "../words/OfService.ts"
import type { Check, Option } from "./Wire.ts"

export type Kind = "status" | "age" | "sex" | "phase" | "stage" | "biomarker" | "prior_lines" | "other"

/** What a check is of, and what it repeats of the profile. */
export interface Topic {
  readonly kind: Kind
  readonly value: string
}

const fixed: Readonly<Record<string, Kind>> = {
  "Study open to new participants": "status",
  "Age within published bounds": "age",
  Sex: "sex",
  Phase: "phase",
  "Prior lines of therapy": "prior_lines",
}

/** By the wording of `criterion`, which is fixed; stage and biomarkers repeat the caller's text behind the colon. */
export const topicOf = ({ criterion }: Check): Topic => {
  const kind = fixed[criterion]
  if (kind !== undefined) return { kind, value: "" }
  const [, label, value = ""] = /^(Stage|Biomarker): (.*)$/s.exec(criterion) ?? []

  return label === undefined
    ? { kind: "other", value: criterion }
    : { kind: label === "Stage" ? "stage" : "biomarker", value }
}

/** What a check is of, in a word: "KRAS G12D", or "Treatments so far" where nothing of the profile is repeated. */
export const briefOf = (check: Check, words: Words): string => {
  const { kind, value } = topicOf(check)

  return value === "" ? (words.checks.names[kind] ?? "") : (words.suggested[value] ?? value)
}

/** What a check is of, in words: "Test result: KRAS G12D". */
export const nameOf = (check: Check, words: Words): string => {
  const { kind, value } = topicOf(check)
  const name = words.checks.names[kind] ?? ""
  const told = words.suggested[value] ?? value

  return name === "" || told === "" ? `${name}${told}` : `${name}: ${told}`
}

/** A sentence of the criteria, and where it stands. */
export interface Quote {
  readonly side: "inclusion" | "exclusion" | "criteria"
  /** The heading that it stands under, in the words of the criteria. */
  readonly heading: string
  /** How the service reads it, in its own words: "negated", "allowing it". */
  readonly remark: string
  readonly text: string
}

const sides: ReadonlyArray<readonly [prefix: string, side: Quote["side"]]> = [
  ["Inclusion criteria", "inclusion"],
  ["Exclusion criteria", "exclusion"],
  ["Criteria text", "criteria"],
]

/** The last bracket is the remark: others before it are of the heading, "under Stratum C (all others) (allowing it)". */
const headed = (label: string): RegExpExecArray | null =>
  /^(?:, under (.*))? \(([^()]*)\)$/s.exec(label) ?? /^(?:, under (.*?))?(?: \((.*)\))?$/s.exec(label)

/** The quoted sentences of a signpost's evidence: what stands between “ and ”, and what is said before it. A line's end is a space. */
export const quotesOf = ({ evidence }: Check): ReadonlyArray<Quote> => {
  const pieces = evidence.split(/[“”]/)

  return Array.from({ length: Math.floor((pieces.length - 1) / 2) }, (_, index) => {
    const label = (pieces[2 * index] ?? "").trim().replace(/:$/, "")
    const [prefix, side] = sides.find(([start]) => label.startsWith(start)) ?? ["", "criteria" as const]
    const [, heading = "", remark = ""] = headed(label.slice(prefix.length)) ?? []

    return { side, heading, remark, text: (pieces[2 * index + 1] ?? "").replaceAll(/\s+/g, " ") }
  })
}

/** Where a sentence stands and how the service reads it, as it is said before the sentence: "Under who cannot join (allowing it)". */
export const placeOf = ({ heading, remark, side }: Quote, words: Words): string =>
  `${words.checks[side]}${heading === "" ? "" : `, ${heading}`}${remark === "" ? "" : ` (${orAsItIs(remark, words)})`}`

export type Standing = Check["state"] | "unclear" | "unmentioned"

const sought: ReadonlySet<Kind> = new Set(["stage", "biomarker"])

/** Whether what was entered is not found in criteria that are published. */
const isUnmentioned = (check: Check): boolean =>
  sought.has(topicOf(check).kind) && check.evidence === "The published criteria do not mention it."

/** The state, with what is not published told from what a quoted sentence leaves open, and from words that no criteria hold. */
export const standingOf = (check: Check): Standing => {
  if (check.state !== "unknown") return check.state
  if (quotesOf(check).length > 0) return "unclear"

  return isUnmentioned(check) ? "unmentioned" : "unknown"
}

/** The checks of what was entered: all but the first, which is of the study itself. */
export const ofProfile = ({ criteria_checks }: Option): ReadonlyArray<Check> => criteria_checks.slice(1)

/** What published fields say against the profile. */
export const misfits = (option: Option): ReadonlyArray<Check> =>
  ofProfile(option).filter(({ state }) => state === "not_matched")

/** Whether no published field rules the study out. */
export const mayFit = (option: Option): boolean => misfits(option).length === 0

/** Whether a study is open, and not only planned to open. */
export const isOpenNow = ({ overall_status }: Option): boolean => overall_status !== "NOT_YET_RECRUITING"

const field = (evidence: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|; )${name}: ([^;]*)`).exec(evidence)?.[1]

  return value === "not published" ? undefined : value
}

/** `18 Years` in words; other units stay as the registry writes them. */
const age = (text: string, words: Words): string => {
  const [, years] = /^(\d+) Years?$/.exec(text) ?? []

  return years === undefined ? text.toLowerCase() : words.checks.ages.years(years)
}

const listed = (names: ReadonlyArray<string>, table: Readonly<Record<string, string>>): string =>
  names.map((name) => table[name] ?? name).join(", ")

const ages = (evidence: string, words: Words): string | undefined => {
  const from = field(evidence, "minimumAge")
  const to = field(evidence, "maximumAge")
  const groups = field(evidence, "stdAges")
  if (groups !== undefined) return listed(groups.split(", "), words.checks.groups)
  if (from === undefined) return to === undefined ? undefined : words.checks.ages.upTo(age(to, words))

  return to === undefined
    ? words.checks.ages.from(age(from, words))
    : words.checks.ages.between(age(from, words), age(to, words))
}

/** What the registry's own field says, in words; nothing where it says nothing, or where sentences are quoted instead. */
export const published = (check: Check, words: Words): string | undefined => {
  const { evidence } = check
  switch (topicOf(check).kind) {
    case "age":
      return ages(evidence, words)
    case "sex": {
      const sex = field(evidence, "sex")

      return sex === undefined ? undefined : (words.checks.sexes[sex] ?? sex)
    }
    case "phase": {
      const phases = field(evidence, "phases")

      return phases === undefined ? undefined : listed(phases.split(", "), words.phases)
    }
    default:
      return undefined
  }
}

/** The day on which a study that is not open yet is planned to open, as the registry writes it. */
export const plannedStart = ({ criteria_checks: [first] }: Option): string | undefined =>
  first === undefined ? undefined : field(first.evidence, "startDate")
