import type { Answer, Option } from "../answer/Wire.ts"
import { type Child, element, original, outward } from "../view/Element.ts"
import * as Dates from "../words/Dates.ts"
import type { Words } from "../words/English.ts"
import * as Changes from "./Changes.ts"
import * as SavedFile from "./SavedFile.ts"

const named = ({ nct_id, registry_url, title }: Option, words: Words): ReadonlyArray<Child> => [
  original(title),
  ", ",
  outward(nct_id, registry_url, words.newTab),
]

const listed = (heading: string, items: ReadonlyArray<ReadonlyArray<Child>>): Child =>
  items.length > 0 && [
    element("h3", {}, `${heading} (${items.length})`),
    element(
      "ul",
      {},
      items.map((item) => element("li", {}, item)),
    ),
  ]

const changed = ({ option, updated, was }: Changes.Changed, words: Words): ReadonlyArray<Child> => {
  const said = words.since
  const status = (code: string): string => words.statuses[code] ?? code

  return [
    named(option, words),
    was !== undefined && ` – ${said.status(status(was), status(option.overall_status))}`,
    updated !== undefined && ` – ${words.options.updated(Dates.day(updated, words))}`,
  ]
}

/** What is new, closed and changed since a file was saved; a sentence where it is no such file. `tables`: the words of statuses, by language. */
export const whatIsNew = (
  file: string,
  answer: Answer,
  words: Words,
  tables: ReadonlyArray<Readonly<Record<string, string>>>,
): ReadonlyArray<Child> => {
  const said = words.since
  const saved = SavedFile.read(file, tables)
  if (saved === undefined) return [element("p", {}, said.noFile)]
  const { changed: others, fresh, gone, isWhole } = Changes.between(saved, answer)
  const isSame = fresh.length + others.length + gone.length === 0

  return [
    saved.day !== undefined && element("p", {}, said.savedOn(Dates.day(saved.day, words))),
    isSame && element("p", {}, said.same),
    listed(
      said.fresh,
      fresh.map((option) => named(option, words)),
    ),
    listed(
      said.changed,
      others.map((each) => changed(each, words)),
    ),
    listed(
      isWhole ? said.closed : said.gone,
      gone.map((nctId) => [outward(nctId, `https://clinicaltrials.gov/study/${nctId}`, words.newTab)]),
    ),
    !isWhole && element("p", { class: "hint" }, said.notAll(answer.options.length, answer.total_found)),
  ]
}
