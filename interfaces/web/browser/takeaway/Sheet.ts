import * as Checks from "../answer/Checks.ts"
import type { Standing } from "../answer/Standing.ts"
import type { Check, Option } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import { asked } from "../view/Asked.ts"
import { type Child, element, original } from "../view/Element.ts"
import { ofService } from "../view/OfService.ts"
import * as Quoted from "../view/Quoted.ts"
import type { Words } from "../words/English.ts"
import type { Occasion } from "./Occasion.ts"
import { fits, type Room, rooms, shortened } from "./Room.ts"

/** What matters most comes first. */
const order: ReadonlyArray<Standing> = [
  "not_matched",
  "mentioned_exclusion",
  "unclear",
  "mentioned_inclusion",
  "matched",
  "unmentioned",
  "not_understood",
  "unknown",
]

const told = (quote: Checks.Quote, words: Words, room: Room): Child => [
  " – ",
  Quoted.place(quote, words),
  ": ",
  Quoted.inline(shortened(quote.text, room.quote)),
]

/**
 * What checks of one standing are of, with the sentences of those that speak of who can join; what keeps out or is left open has its
 * sentence in a question.
 */
const named = (checks: ReadonlyArray<Check>, words: Words, room: Room): ReadonlyArray<Child> => [
  checks.slice(0, room.named).map((check, index) => {
    const quotes = check.state === "mentioned_inclusion" && index < room.quotes ? Checks.quotesOf(check) : []

    return [Checks.nameOf(check, words), quotes.slice(0, room.sentences).map((quote) => told(quote, words, room)), ". "]
  }),
  checks.length > room.named && `(+${checks.length - room.named})`,
]

/** Checks of one standing in one line. */
const compared = (option: Option, words: Words, room: Room): ReadonlyArray<Child> => {
  const checks = Checks.ofProfile(option)

  return order.map((standing) => {
    const some = checks.filter((check) => Checks.standingOf(check) === standing)

    return some.length > 0 && line(words.checks.states[standing], named(some, words, room))
  })
}

const line = (name: string, ...value: ReadonlyArray<Child>): HTMLElement =>
  element("p", {}, element("strong", {}, `${name}: `), value)

const study = (option: Option, occasion: Occasion, words: Words, room: Room): HTMLElement => {
  const own = SiteQuestions.own(option, occasion, words).slice(0, room.questions)
  const { contacts, interventions, sites, title } = option
  const given = interventions.slice(0, room.interventions).map(({ name }) => shortened(name, room.quote))
  const near = sites.slice(0, room.places).map((site) => SiteLine.of(site, words))
  const whom = ContactLine.ofAll(contacts, words).slice(0, room.contacts)

  return element(
    "article",
    {},
    element("h2", { lang: "en" }, shortened(title, room.title)),
    element("p", {}, StudyLine.of(option, words)),
    given.length > 0 && line(words.options.given, original(given.join(", "))),
    compared(option, words, room),
    near.length > 0 && line(SiteLine.heading(sites, words), near.join("; ")),
    line(words.options.contact, whom.length === 0 ? words.take.noContact : whom.join("; ")),
    own.length > 0 && [
      element("h3", {}, words.questions.own),
      element(
        "ol",
        {},
        own.map((each) => asked(each, words, (text) => shortened(text, room.quote))),
      ),
    ],
  )
}

/** Questions that are the same for several studies stand once, with the numbers of the studies where they are not of all. */
const general = (options: ReadonlyArray<Option>, words: Words): HTMLElement => {
  const studies = new Map<string, ReadonlyArray<string>>()
  for (const option of options) {
    for (const question of SiteQuestions.general(option, words).map(SiteQuestions.inOneLine(words)))
      studies.set(question, [...(studies.get(question) ?? []), option.nct_id])
  }

  return element(
    "ul",
    { class: "columns" },
    Array.from(studies, ([question, of]) =>
      element("li", {}, of.length === options.length ? question : `${of.join(", ")}: ${question}`),
    ),
  )
}

/** So much of a query tells where it went and what it began with; it may be longer than a page. */
const longestQuery = 160

const entered = ({ entries }: Occasion, { quote }: Room): string =>
  shortened(entries.map(([name, value]) => `${name}: ${value}`).join("; "), 3 * quote)

const filled = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words, room: Room): HTMLElement =>
  element(
    "section",
    { class: "sheet" },
    element("h1", {}, words.take.sheetTitle),
    element("p", {}, `${occasion.date}. `, entered(occasion, room)),
    element("p", { class: "disclaimer" }, ofService(occasion.disclaimer, words)),
    options.map((option) => study(option, occasion, words, room)),
    element("h2", {}, words.questions.general),
    general(options, words),
    element("p", { class: "source" }, `${words.take.query}: `, original(shortened(occasion.queryUrl, longestQuery))),
  )

const paragraphsOf = (sheet: HTMLElement): ReadonlyArray<string> =>
  Array.from(sheet.querySelectorAll("h1, h2, h3, p, li"), ({ textContent }) => textContent ?? "")

/** What is printed: studies on as little paper as can be read, two pages for three of them. */
export const sheet = (options: ReadonlyArray<Option>, occasion: Occasion, words: Words): HTMLElement => {
  const [plenty, ...less] = rooms
  let made = filled(options, occasion, words, plenty)
  for (const room of less) {
    if (fits(paragraphsOf(made), options.length)) return made
    made = filled(options, occasion, words, room)
  }

  return made
}
