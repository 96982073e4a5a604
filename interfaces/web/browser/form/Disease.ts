import type { Area } from "../answer/Wire.ts"
import type { Draft } from "../profile/Draft.ts"
import * as TestResults from "../profile/TestResults.ts"
import { reportField } from "../report/ReportField.ts"
import { type Child, element, folded } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import type { Words } from "../words/English.ts"
import * as Entries from "./Entries.ts"
import { choice, field, group, list, ownWords, part } from "./Field.ts"

/** What stands for a stage in words that are not suggested. */
export const otherStage = "other"

const stage = (words: Words, area: Area | undefined, draft: Draft): HTMLElement => {
  const labelled = {
    id: "stage",
    label: words.form.stage,
    hint: words.form.stageHint,
    term: explain(words.glossary.stage, words),
  }
  if (area === undefined) {
    return field(labelled, element("input", { type: "text", name: "stage", value: draft.stage, autocomplete: "off" }))
  }
  const isOther = draft.stage !== "" && !area.stages.includes(draft.stage)
  const own = ownWords("stage", "stageWords", words.form.stageWords, isOther ? draft.stage : "")
  own.hidden = !isOther
  const select = list(
    "stage",
    [...Entries.suggestions(area.stages, words), [otherStage, words.form.stageOther]],
    isOther ? otherStage : draft.stage,
  )
  select.addEventListener("change", () => {
    own.hidden = select.value !== otherStage
    if (!own.hidden) own.focus()
  })

  return field(labelled, select, own)
}

const markers = (words: Words, area: Area | undefined, draft: Draft) => {
  const results = element("textarea", { name: "results", rows: 3, autocomplete: "off", spellcheck: "false" })
  results.value = draft.results
  const report = reportField(words, (entries) => {
    results.value = TestResults.together(results.value, entries)
    results.focus()
  })
  results.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? ""
    if (!TestResults.isReport(pasted)) return
    event.preventDefault()
    report.take(pasted)
  })
  const term = explain(words.glossary.biomarker, words)
  const { markers, markersHint, markersHintPlain, markersMore } = words.form
  if (area === undefined) {
    const plain = field({ id: "results", label: markers, hint: markersHintPlain, term }, results)

    return { element: element("div", {}, plain, report.element), takeReport: report.take }
  }
  const ticked = new Set(draft.ticked)
  const ticks: ReadonlyArray<Child> = area.biomarkers.map((each) =>
    choice("checkbox", "ticked", each, words.suggested[each] ?? each, ticked.has(each)),
  )
  const fold = folded(words.form.markersShow, element("div", { class: "choices" }, ticks))
  fold.open = ticked.size > 0

  const whole = group(
    { id: "markers", label: markers, hint: markersHint, term },
    fold,
    field({ id: "results", label: markersMore }, results),
    report.element,
  )

  return { element: whole, takeReport: report.take }
}

export interface Disease {
  readonly parts: ReadonlyArray<HTMLElement>
  /** Shows a report that was pasted elsewhere. */
  readonly takeReport: (report: string) => void
}

/** What depends on the illness: its stage and its biomarkers, with suggestions for a launch area. */
export const disease = (words: Words, area: Area | undefined, draft: Draft): Disease => {
  const { element, takeReport } = markers(words, area, draft)

  return { parts: [part("stage", stage(words, area, draft)), part("results", element)], takeReport }
}
