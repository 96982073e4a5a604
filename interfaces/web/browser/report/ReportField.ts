import { mostBiomarkers } from "../../../../domain/Profile.ts"
import type * as LaboratoryReport from "../../../../domain/report/LaboratoryReport.ts"
import type { TakenResult } from "../../../../domain/report/TakenResult.ts"
import { lazily } from "../service/Lazily.ts"
import { button, type Child, element, folded, original } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** What reads a laboratory's report, with all its words. */
const reportReader = lazily<typeof LaboratoryReport>("report.js")

/** The name of what is found in a report and ticked: it belongs to what stands in the form before it is put into the field. */
export const fromReport = "reported"

export interface ReportField {
  readonly element: HTMLElement
  /** Shows a report that was pasted elsewhere. */
  readonly take: (report: string) => void
}

/** Lines in one, with what sets them apart. */
const inOne = (lines: string): string => lines.replaceAll("\n", " / ").replaceAll(/\s+/g, " ")

const toTick = ({ entry }: TakenResult, checked: boolean): HTMLElement =>
  element(
    "label",
    { class: "choice" },
    element("input", { type: "checkbox", name: fromReport, value: entry, checked }),
    original(entry),
  )

/** The results, those of one line together, so that it stands there once. */
const found = (taken: ReadonlyArray<TakenResult>, words: Words): HTMLElement => {
  const searchable = new Set(taken.slice(0, mostBiomarkers))

  return element(
    "ul",
    { class: "found" },
    Array.from(
      Map.groupBy(taken, ({ line }) => inOne(line)),
      ([line, results]) =>
        element(
          "li",
          {},
          element(
            "div",
            { class: "few" },
            results.map((result) => toTick(result, searchable.has(result))),
          ),
          element("span", { class: "hint" }, words.report.line(line)),
        ),
    ),
  )
}

const leftOut = ({ leftOut }: LaboratoryReport.ReadReport, { report }: Words): ReadonlyArray<Child> => {
  const kinds = Object.keys(report.kinds) as ReadonlyArray<keyof typeof report.kinds>
  const told = kinds.filter((kind) => leftOut[kind] > 0).map((kind) => report.kinds[kind](leftOut[kind]))

  return told.length === 0 ? [] : [element("p", { class: "hint" }, `${report.leftOut}: ${told.join("; ")}.`)]
}

/** A field for a whole report: it is read in the browser, and what is found is shown, each with its line, before any of it is used. */
export const reportField = (words: Words, use: (entries: ReadonlyArray<string>) => void): ReportField => {
  const said = words.report
  const status = element("p", { role: "status" })
  const done = element("p", { role: "status" })
  const shown = element("div", {})
  const text = element("textarea", {
    id: "report",
    rows: 6,
    autocomplete: "off",
    spellcheck: "false",
    "aria-describedby": "report-hint",
  })
  const taken = () => {
    const ticked = [...shown.querySelectorAll<HTMLInputElement>("input:checked")].map(({ value }) => value)
    text.value = ""
    shown.replaceChildren()
    fold.open = false
    use(ticked)
    status.textContent = ""
    done.textContent = said.used(ticked.length)
  }
  const show = (read: LaboratoryReport.ReadReport) => {
    const { length } = read.taken
    status.textContent = length === 0 ? said.nothing : said.found(length)
    shown.replaceChildren(
      element(
        "div",
        {},
        length > mostBiomarkers && element("p", {}, said.tooMany),
        length > 0 && found(read.taken, words),
        leftOut(read, words),
        length > 0 && button(said.use, taken),
      ),
    )
  }
  const read = async () => {
    if (text.value.trim() === "") return shown.replaceChildren()
    try {
      const { read } = await reportReader.load()
      show(read(text.value))
    } catch {
      status.textContent = said.failed
    }
  }
  const load = () => {
    if (text.value === "") status.textContent = said.loading
    reportReader.load().then(
      () => {
        if (status.textContent === said.loading) status.textContent = ""
      },
      () => {
        status.textContent = said.failed
      },
    )
  }
  text.addEventListener("focus", load)
  text.addEventListener("input", () => void read())
  const fold = folded(
    said.open,
    element("label", { for: "report" }, said.label),
    element("p", { id: "report-hint", class: "hint" }, said.hint),
    text,
    status,
    shown,
  )

  return {
    element: element("div", { class: "field report" }, fold, done),
    take: (report) => {
      fold.open = true
      text.value = report
      text.focus()
      void read()
    },
  }
}
