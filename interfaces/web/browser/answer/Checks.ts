import type { Words } from "../words/English.ts"
import type { Standing } from "./Standing.ts"
import * as Values from "./Values.ts"
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
  /** How the service reads it, by codes. */
  readonly remarks: NonNullable<NonNullable<Check["quotes"]>[number]["remarks"]>
  readonly text: string
}

/** The quoted sentences of a signpost. A line's end is a space. */
export const quotesOf = ({ quotes = [] }: Check): ReadonlyArray<Quote> =>
  quotes.map(({ part, remarks = [], text, under = [] }) => ({
    side: part === "other" ? "criteria" : part,
    heading: under.join(", "),
    remarks,
    text: text.replaceAll(/\s+/g, " "),
  }))

/** How the service reads a sentence, in words: "allowing it"; empty where nothing is remarked. */
export const remarkOf = ({ remarks }: Quote, words: Words): string =>
  remarks
    .map(({ code, values }) => {
      const said = words.remarks[code as keyof typeof words.remarks] ?? code.replaceAll("_", " ")

      return said.replace("*", () => Values.textOf(values, "number") ?? "")
    })
    .join("; ")

/** Where a sentence stands and how the service reads it, as it is said before the sentence: "Under who cannot join (allowing it)". */
export const placeOf = (quote: Quote, words: Words): string => {
  const { heading, side } = quote
  const remark = remarkOf(quote, words)

  return `${words.checks[side]}${heading === "" ? "" : `, ${heading}`}${remark === "" ? "" : ` (${remark})`}`
}

/** What the texts of criteria are searched for. */
const sought: ReadonlySet<Kind> = new Set(["stage", "biomarker"])

const unknown: Readonly<Record<string, Standing>> = {
  not_mentioned: "unmentioned",
  not_understood: "not_understood",
  not_read: "not_read",
}

/** The state, with what is not published told from what a quoted sentence leaves open, and from words that no criteria hold. */
export const standingOf = (check: Check): Standing => {
  if (check.state !== "unknown") return check.state
  if (quotesOf(check).length > 0) return "unclear"

  return sought.has(topicOf(check).kind) ? (unknown[check.reason ?? ""] ?? "unknown") : "unknown"
}

const isOfStudy = (check: Check): boolean => topicOf(check).kind === "status"

/** The checks of what was entered: all but the one that is of the study itself. */
export const ofProfile = ({ criteria_checks }: Option): ReadonlyArray<Check> =>
  criteria_checks.filter((check) => !isOfStudy(check))

/** What published fields say against the profile. */
export const misfits = (option: Option): ReadonlyArray<Check> =>
  ofProfile(option).filter(({ state }) => state === "not_matched")

/** Whether no published field rules the study out. */
export const mayFit = (option: Option): boolean => misfits(option).length === 0

/** Whether a study is open, and not only planned to open. */
export const isOpenNow = ({ overall_status }: Option): boolean => overall_status !== "NOT_YET_RECRUITING"

/** `18 Years` in words; other units stay as the registry writes them. */
const age = (text: string, words: Words): string => {
  const [, years] = /^(\d+) Years?$/.exec(text) ?? []

  return years === undefined ? text.toLowerCase() : words.checks.ages.years(years)
}

const listed = (names: ReadonlyArray<string>, table: Readonly<Record<string, string>>): string | undefined =>
  names.length === 0 ? undefined : names.map((name) => table[name] ?? name).join(", ")

const bounds = (from: string | undefined, to: string | undefined, words: Words): string | undefined => {
  if (from === undefined) return to === undefined ? undefined : words.checks.ages.upTo(age(to, words))

  return to === undefined
    ? words.checks.ages.from(age(from, words))
    : words.checks.ages.between(age(from, words), age(to, words))
}

/** What the registry's own field says, in words; nothing where it says nothing, or where sentences are quoted instead. */
export const published = ({ code, values }: Check, words: Words): string | undefined => {
  switch (code) {
    case "age_bounds":
      return bounds(Values.textOf(values, "minimum"), Values.textOf(values, "maximum"), words)
    case "age_groups":
      return listed(Values.textsOf(values, "groups"), words.checks.groups)
    case "sex": {
      const sex = Values.textOf(values, "sex")

      return sex === undefined ? undefined : (words.checks.sexes[sex] ?? sex)
    }
    case "phases":
      return listed(Values.textsOf(values, "phases"), words.phases)
    default:
      return undefined
  }
}

/** What a check is of, with what the registry's own field says: "Age (from 18 years, no upper limit)". */
export const toldOf = (check: Check, words: Words): string => {
  const told = published(check, words)

  return `${briefOf(check, words)}${told === undefined ? "" : ` (${told})`}`
}

/** The day on which a study that is not open yet is planned to open, as the registry writes it. */
export const plannedStart = ({ criteria_checks }: Option): string | undefined =>
  Values.textOf(criteria_checks.find(isOfStudy)?.values, "start")
