import * as Checks from "../answer/Checks.ts"
import type { Check, Option } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"

/** A question to a site; `{quote}` in its words stands for the sentence of the criteria. */
export interface Question {
  readonly words: string
  readonly quote?: string
}

/** A question in one line. */
export const inOneLine = ({ quote, words }: Question): string =>
  quote === undefined ? words : words.replace("{quote}", () => `“${quote}”`)

/** One for each thing that keeps out, that is left open, or that the record does not tell. */
const ofCheck = (check: Check, words: Words): ReadonlyArray<Question> => {
  const said = words.questions
  const [first] = Checks.quotesOf(check)
  const subject = Checks.nameOf(check, words)
  switch (Checks.standingOf(check)) {
    case "mentioned_exclusion":
      if (first === undefined) return [{ words: said.unknown(subject) }]

      return [
        {
          words: first.side === "exclusion" && first.remark === "" ? said.exclusion : said.keepsOut,
          quote: first.text,
        },
      ]
    case "unclear":
      return first === undefined ? [] : [{ words: said.unclear(subject), quote: first.text }]
    case "unknown":
      return [{ words: said.unknown(subject) }]
    case "not_matched":
      return [{ words: said.misfit(subject, Checks.published(check, words) ?? check.evidence) }]
    default:
      return []
  }
}

const same = ({ quote, words }: Question): string => `${words} ${quote}`

/** What to ask about this study and what was entered. Two checks that a sentence speaks of at once are asked about once. */
export const own = (option: Option, words: Words): ReadonlyArray<Question> => {
  const questions = Checks.ofProfile(option).flatMap((check) => ofCheck(check, words))

  return [...new Map(questions.map((question) => [same(question), question])).values()]
}

/** What patients' guides advise to ask about any study. */
export const general = ({ phases, study_type }: Option, words: Words): ReadonlyArray<Question> => {
  const said = words.questions
  const isExpanded = study_type === "expanded_access"
  const named = phases.filter((phase) => phase !== "NA").map((phase) => words.phases[phase] ?? phase)
  const isEarly = phases.some((phase) => phase === "EARLY_PHASE1" || phase === "PHASE1")

  return [
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
