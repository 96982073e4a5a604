import type { Option } from "../answer/Wire.ts"
import { type Child, element, original, outward } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import * as Whys from "../words/Whys.ts"

const part = (heading: string, ...children: ReadonlyArray<Child>): ReadonlyArray<Child> => [
  element("h4", {}, heading),
  ...children,
]

const about = ({ summary }: Option, words: Words): ReadonlyArray<Child> =>
  summary === null ? [] : part(words.options.about, element("p", { class: "text", lang: "en" }, summary))

const given = ({ interventions }: Option, words: Words): ReadonlyArray<Child> =>
  interventions.length === 0
    ? []
    : part(
        words.options.given,
        element(
          "ul",
          {},
          interventions.map(({ name, type }) =>
            element(
              "li",
              {},
              original(name),
              type === null ? "" : ` (${words.interventions[type] ?? type.toLowerCase()})`,
            ),
          ),
        ),
      )

const conditions = ({ conditions }: Option, words: Words): ReadonlyArray<Child> =>
  conditions.length === 0 ? [] : part(words.options.conditions, element("p", {}, original(conditions.join(", "))))

/** Items of a list, which the registry writes with asterisks. */
const asterisks = /^ {0,9}\* /gm

const criteria = ({ eligibility_text }: Option, words: Words): ReadonlyArray<Child> =>
  part(
    words.options.criteria,
    explain(words.glossary.criteria, words),
    eligibility_text === null
      ? element("p", {}, words.options.noCriteria)
      : element("p", { class: "text", lang: "en" }, eligibility_text.replaceAll(asterisks, "• ")),
  )

const why = (option: Option, words: Words): ReadonlyArray<Child> => {
  const reasons = Whys.of(option, words.whys)

  return reasons.length === 0
    ? []
    : part(
        words.options.why,
        element(
          "ul",
          {},
          reasons.map(({ isEnglish, text }) => element("li", {}, isEnglish ? original(text) : text)),
        ),
      )
}

const record = ({ last_update_posted, registry_url, sponsor }: Option, words: Words): HTMLElement =>
  element(
    "p",
    { class: "hint" },
    sponsor !== null && [`${words.options.sponsor} `, original(sponsor), ". "],
    last_update_posted !== null && `${words.options.updated(Dates.day(last_update_posted, words))}. `,
    outward(words.options.registry, registry_url, words.newTab),
  )

/** What a card has no room for. */
export const details = (option: Option, words: Words): ReadonlyArray<Child> => [
  about(option, words),
  given(option, words),
  conditions(option, words),
  why(option, words),
  criteria(option, words),
  record(option, words),
]
