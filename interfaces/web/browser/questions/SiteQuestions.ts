import * as Checks from "../answer/Checks.ts"
import type { Standing } from "../answer/Standing.ts"
import type { Check, Option } from "../answer/Wire.ts"
import type { Doubts } from "../criteria/Ticks.ts"
import type { Request } from "../profile/Draft.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import type { Words } from "../words/English.ts"

/** A question to a site; in its words `{quote}` stands for the sentence of the criteria, and `{where}` for where that stands. */
export interface Question {
  readonly words: string
  readonly quote?: Checks.Quote
}

/** A question in one line. */
export const inOneLine =
  (words: Words) =>
  ({ quote, words: worded }: Question): string =>
    quote === undefined
      ? worded
      : worded.replace(/\{(where|quote)\}/g, (_, name) =>
          name === "where" ? Checks.placeOf(quote, words) : `“${quote.text}”`,
        )

/** A sentence of the criteria inside of one of ours: without the stop at its end. */
const within = (quote: Checks.Quote): Checks.Quote => ({ ...quote, text: quote.text.replace(/[.;,:]$/, "") })

/** What was entered where a check does not repeat it. */
const entered = (request: Request, { kind, value }: Checks.Topic, words: Words): string => {
  const lines = request["prior_lines"]
  switch (kind) {
    case "age":
      return String(request["age"] ?? "")
    case "prior_lines":
      return typeof lines === "number" ? (words.lineNumbers[lines] ?? String(lines)).toLowerCase() : ""
    default:
      return words.suggested[value] ?? value
  }
}

/** What was entered, with its name where it would not be understood alone. */
const mine = (check: Check, request: Request, words: Words): string => {
  const topic = Checks.topicOf(check)
  const name = Checks.nameOf(check, words)

  return topic.value === "" ? `${name}: ${entered(request, topic, words)}` : name
}

const unknown = (check: Check, request: Request, words: Words): Question => {
  const topic = Checks.topicOf(check)
  const told = entered(request, topic, words)
  const { unknown, unmentioned } = words.questions
  if (topic.kind === "biomarker") return { words: unmentioned([told]) }

  return { words: (topic.kind === "status" ? unknown.other : unknown[topic.kind])(told) }
}

/** Where a sentence stands need not be said of one that plainly is an exclusion. */
const keepsOut = (quote: Checks.Quote, { questions }: Words): Question => ({
  words:
    quote.side === "exclusion" && quote.remarks.length === 0 && quote.heading === ""
      ? questions.exclusion
      : questions.keepsOut,
  quote: within(quote),
})

const misfit = (check: Check, words: Words): Question => ({
  words: words.questions.misfit(Checks.nameOf(check, words), Checks.published(check, words) ?? check.evidence),
})

/** One for each thing that keeps out, that is left open, or that the record does not tell. */
const ofCheck = (check: Check, request: Request, words: Words): ReadonlyArray<Question> => {
  const [first] = Checks.quotesOf(check)
  switch (check.state) {
    case "mentioned_exclusion":
      return [first === undefined ? unknown(check, request, words) : keepsOut(first, words)]
    case "unknown":
      return [
        first === undefined
          ? unknown(check, request, words)
          : { words: words.questions.unclear(mine(check, request, words)), quote: within(first) },
      ]
    case "not_matched":
      return [misfit(check, words)]
    default:
      return []
  }
}

const isUnmentioned = (check: Check): boolean =>
  check.state === "unknown" && Checks.topicOf(check).kind === "biomarker" && Checks.quotesOf(check).length === 0

/** Of a report's many results that no criteria hold, all in one question. */
const ofUnmentioned = (checks: ReadonlyArray<Check>, words: Words): ReadonlyArray<Question> =>
  checks.length === 0
    ? []
    : [{ words: words.questions.unmentioned(checks.map((check) => Checks.briefOf(check, words))) }]

const same = ({ quote, words }: Question): string => JSON.stringify([words, quote])

/** What may keep somebody out is asked first, then what is left open, last what is not published. */
const order: ReadonlyArray<Standing> = [
  "not_matched",
  "mentioned_exclusion",
  "unclear",
  "unmentioned",
  "not_understood",
  "unknown",
]

/** A criterion that was ticked, as a question; one that keeps out by what was read needs no second. */
const ofDoubts = ({ against, unsure }: Doubts, words: Words): ReadonlyArray<Question> => [
  ...against.map((quote) => keepsOut(quote, words)),
  ...unsure.map((quote) => ({ words: words.questions.unsure, quote: within(quote) })),
]

/** What to ask about this study, what was entered, and what was ticked. Two checks that a sentence speaks of at once are asked about once. */
export const own = (
  option: Option,
  { doubts, request }: Pick<Occasion, "doubts" | "request">,
  words: Words,
): ReadonlyArray<Question> => {
  const all = Checks.ofProfile(option)
  const checks = all.filter((check) => !isUnmentioned(check))
  const questions = order.flatMap((standing) =>
    checks.filter((check) => Checks.standingOf(check) === standing).flatMap((check) => ofCheck(check, request, words)),
  )

  return [
    ...new Map(
      [...questions, ...ofUnmentioned(all.filter(isUnmentioned), words), ...ofDoubts(doubts(option.nct_id), words)].map(
        (question) => [same(question), question],
      ),
    ).values(),
  ]
}

/** What patients' guides advise to ask about any study. */
export const general = ({ overall_status, phases, study_type }: Option, words: Words): ReadonlyArray<Question> => {
  const said = words.questions
  const isExpanded = study_type === "expanded_access"
  const named = phases.filter((phase) => phase !== "NA").map((phase) => words.phases[phase] ?? phase)
  const isEarly = phases.some((phase) => phase === "EARLY_PHASE1" || phase === "PHASE1")

  return [
    ...(overall_status === "NOT_YET_RECRUITING" ? [said.opening] : []),
    isExpanded ? said.purposeExpanded : said.purpose,
    ...(named.length === 0 ? [] : [said.phase(named.join(", "))]),
    ...(isEarly ? [said.first] : []),
    ...(isExpanded ? [] : [said.compared]),
    said.risks,
    said.pause,
    said.visits,
    said.pays,
    said.call,
    said.leave,
  ].map((words) => ({ words }))
}
