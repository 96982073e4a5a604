import * as Checks from "../answer/Checks.ts"
import * as Signposts from "../answer/Signposts.ts"
import type { Check, Option } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import { asked } from "../view/Asked.ts"
import { type Child, element, original } from "../view/Element.ts"
import { ofService } from "../view/OfService.ts"
import * as Quoted from "../view/Quoted.ts"
import { sign } from "../view/Sign.ts"
import type { Words } from "../words/English.ts"
import { addressPicture } from "./AddressPicture.ts"
import type { Occasion } from "./Occasion.ts"
import { fits, type Room, rooms, shortened } from "./Room.ts"
import { siteTable } from "./SiteTable.ts"

const told = (quote: Checks.Quote, words: Words, room: Room): Child => [
  " – ",
  Quoted.place(quote, words),
  ": ",
  Quoted.inline(shortened(quote.text, room.quote)),
]

/** A line for each thing that the criteria speak of, with its sentences if it speaks of who can join: what keeps out or is left open has its sentence in a question. What no sentence speaks of stands together. */
const compared = (option: Option, words: Words, room: Room): Child => {
  const { directions, others } = Signposts.of(option)
  const named = (checks: ReadonlyArray<Check>) => checks.map((check) => Checks.toldOf(check, words)).join(", ")
  const lines = [
    ...directions.flatMap(({ signposts, standing }) =>
      signposts.map(({ checks, quotes }, index) => ({
        standing,
        line: [
          named(checks),
          standing === "mentioned_inclusion" &&
            index < room.quotes &&
            quotes.slice(0, room.sentences).map((quote) => told(quote, words, room)),
        ],
      })),
    ),
    ...others.map(({ checks, standing }) => ({ standing, line: named(checks) })),
  ]

  return (
    lines.length > 0 &&
    element(
      "ul",
      { class: "lines" },
      lines
        .slice(0, room.named)
        .map(({ line, standing }) =>
          element("li", {}, sign(standing), element("strong", {}, `${words.checks.states[standing]}: `), line),
        ),
      lines.length > room.named && element("li", {}, `(+${lines.length - room.named})`),
    )
  )
}

const line = (name: string, ...value: ReadonlyArray<Child>): HTMLElement =>
  element("p", {}, element("strong", {}, `${name}: `), value)

/** What study it is, and where its record stands: in words, and to be read by a camera. */
const head = (option: Option, words: Words, room: Room): HTMLElement => {
  const given = option.interventions.slice(0, room.interventions).map(({ name }) => shortened(name, room.quote))

  return element(
    "div",
    { class: "head" },
    element(
      "div",
      {},
      element("h2", { lang: "en" }, shortened(option.title, room.title)),
      element("p", {}, StudyLine.of(option, words)),
      given.length > 0 && line(words.options.given, original(given.join(", "))),
      line(words.columns.link, original(option.registry_url)),
    ),
    addressPicture(option.registry_url),
  )
}

const study = (option: Option, occasion: Occasion, words: Words, room: Room): HTMLElement => {
  const own = SiteQuestions.own(option, occasion, words).slice(0, room.questions)
  const { contacts, sites } = option
  const near = sites.slice(0, room.places)
  const whom = ContactLine.ofAll(contacts, words).slice(0, room.contacts)

  return element(
    "article",
    {},
    head(option, words, room),
    compared(option, words, room),
    near.length > 0 && siteTable(near, words),
    line(words.options.contact, whom.length === 0 ? words.take.noContact : whom.join("; ")),
    own.length > 0 && [
      element("h3", {}, words.questions.own),
      element(
        "ol",
        {},
        own.map((each) => asked(each, words, (text) => shortened(text, room.quote))),
      ),
    ],
    element("div", { class: "notes" }, element("p", {}, words.take.notes), element("p", {})),
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
  Array.from(sheet.querySelectorAll("h1, h2, h3, p, li, tr"), ({ textContent }) => textContent ?? "")

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
