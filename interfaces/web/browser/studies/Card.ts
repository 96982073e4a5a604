import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import { button, type Child, element, folded, original, outward } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import { ofService } from "../view/OfService.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import { checkList } from "./CheckList.ts"
import { contactList } from "./Contacts.ts"
import { type Asking, nearest, places } from "./Places.ts"
import { questionList } from "./QuestionList.ts"

/** What a card can ask of the page. */
export interface Hands extends Asking {
  /** What was asked for, and when. */
  readonly occasion: Occasion
  /** How many places of a study were asked first-hand, where their contents are not shown. */
  readonly seen: (nctId: string) => number
  readonly isChosen: (nctId: string) => boolean
  readonly choose: (nctId: string, isChosen: boolean) => void
  /** Goes to what can be done with those that are chosen. */
  readonly toTake: () => void
}

/** So many places stand on the card itself. */
const few = 3

const part = (heading: string, ...children: ReadonlyArray<Child>): ReadonlyArray<Child> => [
  element("h4", {}, heading),
  ...children,
]

const facts = (option: Option, words: Words): HTMLElement =>
  element(
    "ul",
    { class: "facts" },
    element("li", { class: "status" }, StudyLine.statusOf(option, words)),
    option.phases.map((phase) => element("li", {}, explain(words.glossary.phase, words, words.phases[phase] ?? phase))),
    option.study_type === "expanded_access" &&
      element("li", {}, explain(words.glossary.expandedAccess, words, words.kinds[option.study_type])),
    element("li", {}, option.nct_id),
  )

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

const where = ({ nct_id, sites }: Option, words: Words, { seen }: Hands): ReadonlyArray<Child> =>
  part(
    SiteLine.heading(sites, words),
    sites.length === 0 ? element("p", {}, words.options.noPlaces) : nearest(sites.slice(0, few), words),
    sites.length > few && element("p", { class: "hint" }, words.options.andMore(sites.length - few)),
    seen(nct_id) > 0 && element("p", { class: "hint" }, words.options.seen(seen(nct_id))),
  )

const who = ({ contacts = [], nct_id }: Option, words: Words): ReadonlyArray<Child> =>
  part(
    words.options.contact,
    contacts.length === 0 ? element("p", {}, words.options.noContact) : contactList(contacts, nct_id, words),
    contacts.length > 0 && element("p", { class: "hint" }, words.options.callOrWrite),
  )

const compared = (option: Option, words: Words): ReadonlyArray<Child> =>
  Checks.ofProfile(option).length === 0 ? [] : part(words.options.checks, checkList(option, words))

const about = (option: Option, words: Words): ReadonlyArray<Child> => [
  option.summary !== null && folded(words.options.about, element("p", { class: "text", lang: "en" }, option.summary)),
  folded(
    words.options.criteria,
    explain(words.glossary.criteria, words),
    option.eligibility_text === null
      ? element("p", {}, words.options.noCriteria)
      : element("p", { class: "text", lang: "en" }, option.eligibility_text),
  ),
]

const why = ({ why = [] }: Option, words: Words): Child =>
  why.length > 0 &&
  folded(
    words.options.why,
    element(
      "ul",
      {},
      why.map((reason) => element("li", {}, ofService(reason, words))),
    ),
  )

const record = (option: Option, words: Words): HTMLElement => {
  const { last_update_posted, sponsor } = option

  return element(
    "p",
    { class: "hint" },
    sponsor !== null && [`${words.options.sponsor} `, original(sponsor), ". "],
    last_update_posted !== null && `${words.options.updated(Dates.day(last_update_posted, words))}. `,
    outward(words.options.registry, option.registry_url, words.newTab),
  )
}

const taking = ({ nct_id }: Option, words: Words, hands: Hands): HTMLElement => {
  const isChosen = hands.isChosen(nct_id)
  const onward = button(words.options.toTake, hands.toTake, { hidden: !isChosen })
  const take = element("input", { type: "checkbox", checked: isChosen, "aria-label": words.options.takeNamed(nct_id) })
  take.addEventListener("change", () => {
    hands.choose(nct_id, take.checked)
    onward.hidden = !take.checked
  })

  return element("div", { class: "actions" }, element("label", { class: "choice" }, take, words.options.take), onward)
}

/** One study. */
export const card = (option: Option, words: Words, hands: Hands): HTMLElement =>
  element(
    "article",
    { class: "card", "aria-labelledby": option.nct_id },
    element("h3", { id: option.nct_id, lang: "en" }, option.title),
    facts(option, words),
    option.conditions.length > 0 &&
      element("p", {}, `${words.options.conditions}: `, original(option.conditions.join(", "))),
    compared(option, words),
    given(option, words),
    where(option, words, hands),
    who(option, words),
    element(
      "div",
      { class: "folds" },
      questionList(option, hands.occasion, words),
      places(option, words, hands),
      about(option, words),
      why(option, words),
    ),
    record(option, words),
    taking(option, words, hands),
  )
