import * as Checks from "../answer/Checks.ts"
import type { Standing } from "../answer/Standing.ts"
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

/** A check in a line, with its sentences if it speaks of who can join; what keeps out or is left open has its sentence in a question. */
const checkLine = (check: Check, index: number, words: Words, room: Room): HTMLElement => {
  const quotes = check.state === "mentioned_inclusion" && index < room.quotes ? Checks.quotesOf(check) : []
  const published = Checks.published(check, words)
  const standing = Checks.standingOf(check)

  return element(
    "li",
    {},
    sign(standing),
    element("strong", {}, `${words.checks.states[standing]}: `),
    Checks.nameOf(check, words),
    published !== undefined && ` (${published})`,
    quotes.slice(0, room.sentences).map((quote) => told(quote, words, room)),
  )
}

/** A line for each check, what matters most first. */
const compared = (option: Option, words: Words, room: Room): Child => {
  const checks = order.flatMap((standing) =>
    Checks.ofProfile(option).filter((check) => Checks.standingOf(check) === standing),
  )

  return (
    checks.length > 0 &&
    element(
      "ul",
      { class: "lines" },
      checks.slice(0, room.named).map((check, index) => checkLine(check, index, words, room)),
      checks.length > room.named && element("li", {}, `(+${checks.length - room.named})`),
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
