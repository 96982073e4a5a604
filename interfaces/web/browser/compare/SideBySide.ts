import * as Checks from "../answer/Checks.ts"
import * as Signposts from "../answer/Signposts.ts"
import type { Standing } from "../answer/Standing.ts"
import type { Option } from "../answer/Wire.ts"
import * as ContactLine from "../lines/ContactLine.ts"
import * as SiteLine from "../lines/SiteLine.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import { type Child, element, original } from "../view/Element.ts"
import * as Quoted from "../view/Quoted.ts"
import type { Words } from "../words/English.ts"

/** What is held against each other: what it is called, and what a study says to it, a line each. */
interface Row {
  readonly name: string
  readonly of: (option: Option) => ReadonlyArray<Child>
}

/** So many places and contacts of each study are shown. */
const most = 3

/** What speaks in one direction, each with its first sentence. */
const speaking =
  (words: Words, ...standings: ReadonlyArray<Standing>) =>
  (option: Option): ReadonlyArray<Child> =>
    Signposts.of(option)
      .directions.filter(({ standing }) => standings.includes(standing))
      .flatMap(({ signposts }) => signposts)
      .map(({ checks, quotes: [quote] }) => [
        element("strong", {}, checks.map((check) => Checks.nameOf(check, words)).join(", ")),
        quote !== undefined && [" ", Quoted.inline(quote.text)],
      ])

/** What is of one standing and no sentence speaks of. */
const named =
  (words: Words, standing: Standing) =>
  (option: Option): ReadonlyArray<Child> =>
    Signposts.of(option)
      .others.filter((other) => other.standing === standing)
      .flatMap(({ checks }) => checks)
      .map((check) => Checks.briefOf(check, words))

const rowsOf = (words: Words): ReadonlyArray<Row> => [
  { name: words.columns.status, of: (option) => [StudyLine.statusOf(option, words)] },
  {
    name: words.columns.phase,
    of: ({ phases, study_type }) => [
      ...phases.map((phase) => words.phases[phase] ?? phase),
      words.kinds[study_type] ?? study_type,
    ],
  },
  { name: words.columns.given, of: ({ interventions }) => interventions.map(({ name }) => original(name)) },
  {
    name: words.compare.against,
    of: speaking(words, "not_matched", "mentioned_exclusion"),
  },
  { name: words.compare.for, of: speaking(words, "mentioned_inclusion") },
  { name: words.checks.states.unclear, of: speaking(words, "unclear") },
  {
    name: words.checks.states.matched,
    of: named(words, "matched"),
  },
  {
    name: words.checks.states.unmentioned,
    of: named(words, "unmentioned"),
  },
  {
    name: words.compare.places,
    of: ({ sites }) => sites.slice(0, most).map((site) => SiteLine.of({ ...site, contacts: [] }, words)),
  },
  { name: words.columns.contact, of: ({ contacts }) => ContactLine.ofAll(contacts, words).slice(0, most) },
]

const cell = (told: ReadonlyArray<Child>, words: Words): HTMLElement =>
  element(
    "td",
    {},
    told.length < 2
      ? (told[0] ?? words.compare.nothing)
      : element(
          "ul",
          {},
          told.map((line) => element("li", {}, line)),
        ),
  )

/** Studies side by side, a row for each thing that tells them apart; a row in which nobody says anything is left out. */
export const sideBySide = (options: ReadonlyArray<Option>, words: Words): HTMLElement => {
  const rows = rowsOf(words)
    .map(({ name, of }) => ({ name, cells: options.map(of) }))
    .filter(({ cells }) => cells.some((told) => told.length > 0))

  return element(
    "div",
    { class: "beside", role: "region", tabindex: 0, "aria-label": words.compare.heading },
    element(
      "table",
      {},
      element("caption", {}, words.compare.heading),
      element(
        "thead",
        {},
        element(
          "tr",
          {},
          element("td", {}),
          options.map(({ nct_id, title }) => element("th", { scope: "col" }, original(title), " ", nct_id)),
        ),
      ),
      element(
        "tbody",
        {},
        rows.map(({ cells, name }) =>
          element(
            "tr",
            {},
            element("th", { scope: "row" }, name),
            cells.map((told) => cell(told, words)),
          ),
        ),
      ),
    ),
  )
}
