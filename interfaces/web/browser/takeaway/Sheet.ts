import * as Checks from "../answer/Checks.ts"
import type { Check, Option } from "../answer/Wire.ts"
import type { Request } from "../profile/Draft.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import { type Child, element, original } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { contactOf, kindOf, type Occasion, placeLineOf } from "./PlainText.ts"

/** So much of each kind has room where three studies fill two pages. */
const room = { interventions: 4, places: 2, contacts: 2, questions: 8, quote: 240 } as const

const shortened = (quote: string): string =>
  quote.length <= room.quote ? quote : `${quote.slice(0, quote.lastIndexOf(" ", room.quote))} …`

const quoted = (text: string): HTMLElement => element("q", { lang: "en" }, shortened(text))

/** What matters most comes first. */
const order: ReadonlyArray<Checks.Standing> = [
  "not_matched",
  "mentioned_exclusion",
  "unclear",
  "mentioned_inclusion",
  "matched",
  "unknown",
]

/** Checks of one standing in one line; those with a sentence that lets in have it beside them. */
const compared = (option: Option, words: Words): ReadonlyArray<Child> => {
  const checks = Checks.ofProfile(option)
  const standings = order.filter((standing) => checks.some((check) => Checks.standingOf(check) === standing))
  const named = (check: Check): Child => {
    const [first] = Checks.quotesOf(check)

    return check.state === "mentioned_inclusion" && first !== undefined
      ? [Checks.nameOf(check, words), " ", quoted(first.text), ". "]
      : `${Checks.nameOf(check, words)}. `
  }

  return standings.map((standing) =>
    element(
      "p",
      {},
      element("strong", {}, `${words.checks.states[standing]}: `),
      checks.filter((check) => Checks.standingOf(check) === standing).map(named),
    ),
  )
}

const question = ({ quote, words }: SiteQuestions.Question): HTMLElement => {
  const [before = "", after = ""] = words.split("{quote}")

  return element("li", {}, before, quote !== undefined && quoted(quote), after)
}

const line = (name: string, value: Child): HTMLElement => element("p", {}, element("strong", {}, `${name}: `), value)

const study = (option: Option, request: Request, words: Words): HTMLElement => {
  const own = SiteQuestions.own(option, request, words).slice(0, room.questions)
  const { contacts = [], interventions, nct_id, sites, title } = option

  return element(
    "article",
    {},
    element("h2", { lang: "en" }, title),
    element("p", {}, `${nct_id} · ${kindOf(option, words)}`),
    interventions.length > 0 &&
      line(
        words.options.given,
        original(
          interventions
            .slice(0, room.interventions)
            .map(({ name }) => name)
            .join(", "),
        ),
      ),
    compared(option, words),
    sites.length > 0 &&
      line(
        words.options.nearest,
        sites
          .slice(0, room.places)
          .map((site) => placeLineOf(site, words))
          .join("; "),
      ),
    line(
      words.options.contact,
      contacts.length === 0
        ? words.take.noContact
        : contacts
            .slice(0, room.contacts)
            .map((one) => contactOf(one, words))
            .join("; "),
    ),
    own.length > 0 && [element("h3", {}, words.questions.own), element("ol", {}, own.map(question))],
  )
}

/** Questions that are the same for all of the studies stand once. */
const general = (options: ReadonlyArray<Option>, words: Words): HTMLElement => {
  const all = options.flatMap((option) => SiteQuestions.general(option, words).map(SiteQuestions.inOneLine))

  return element(
    "ul",
    { class: "columns" },
    [...new Set(all)].map((each) => element("li", {}, each)),
  )
}

/** What is printed: studies on as little paper as can be read. */
export const sheet = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): HTMLElement =>
  element(
    "section",
    { class: "sheet" },
    element("h1", {}, words.take.sheetTitle),
    element("p", {}, `${occasion.date}. `, occasion.entries.map(([name, value]) => `${name}: ${value}`).join("; ")),
    element("p", { class: "disclaimer" }, original(occasion.disclaimer)),
    options.map((option) => study(option, occasion.request, words)),
    element("h2", {}, words.questions.general),
    general(options, words),
    element("p", { class: "source" }, `${words.take.query}: `, original(occasion.queryUrl)),
  )
