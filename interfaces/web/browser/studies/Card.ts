import type { Option } from "../answer/Wire.ts"
import type { Ticking } from "../criteria/CriteriaList.ts"
import { criteriaOf } from "../criteria/CriteriaSection.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import { disclosure } from "../view/Disclosure.ts"
import { button, type Child, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { cardHead } from "./CardHead.ts"
import { comparison } from "./Comparison.ts"
import { contactList } from "./Contacts.ts"
import { details } from "./Details.ts"
import { type Asking, nearest, places } from "./Places.ts"
import { questionList } from "./QuestionList.ts"

/** What a card can ask of the page. */
export interface Hands extends Asking, Pick<Ticking, "ticks"> {
  /** What was asked for, and when. */
  readonly occasion: Occasion
  /** How many places of a study were asked first-hand, where their contents are not shown. */
  readonly seen: (nctId: string) => number
  readonly isChosen: (nctId: string) => boolean
  readonly choose: (nctId: string, isChosen: boolean) => void
  /** Goes to what can be done with those that are chosen. */
  readonly toTake: () => void
}

const contacts = ({ contacts = [], nct_id }: Option, words: Words): ReadonlyArray<Child> => [
  contacts.length === 0 ? element("p", {}, words.options.noContact) : contactList(contacts, nct_id, words),
  contacts.length > 0 && element("p", { class: "hint" }, words.options.callOrWrite),
]

const taking = ({ nct_id }: Option, words: Words, hands: Hands): ReadonlyArray<HTMLElement> => {
  const isChosen = hands.isChosen(nct_id)
  const onward = button(words.options.toTake, hands.toTake, { hidden: !isChosen, class: "plain" })
  const take = element("input", { type: "checkbox", checked: isChosen, "aria-label": words.options.takeNamed(nct_id) })
  take.addEventListener("change", () => {
    hands.choose(nct_id, take.checked)
    onward.hidden = !take.checked
  })

  return [element("label", { class: "choice" }, take, words.options.take), onward]
}

/** One study: what it is, how it compares, where it is; and what it opens in place. */
export const card = (option: Option, words: Words, hands: Hands): HTMLElement => {
  const { nct_id } = option
  const opens = (what: string, label: string, make: () => Child) => disclosure(`${nct_id}-${what}`, label, nct_id, make)
  const everywhere = opens("places", words.options.andMore(option.sites.length - 1), () => places(option, words, hands))
  const questions = opens("questions", words.questions.heading, () => questionList(option, hands.occasion, words))
  const ticking = { ticks: hands.ticks, ticked: questions.renew }
  const ways = [
    opens("contacts", words.options.contact, () => contacts(option, words)),
    questions,
    opens("criteria", words.criteria.go, () => criteriaOf(option, words, ticking)),
    opens("details", words.options.details, () => details(option, words)),
  ]

  return element(
    "article",
    { class: "card", "aria-labelledby": nct_id },
    cardHead(option, words),
    comparison(option, words),
    nearest(option, words, hands.seen(nct_id), everywhere.button),
    element(
      "div",
      { class: "ways" },
      ways.map(({ button }) => button),
      taking(option, words, hands),
    ),
    [everywhere, ...ways].map(({ panel }) => panel),
  )
}
