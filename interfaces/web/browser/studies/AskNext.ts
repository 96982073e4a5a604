import type { Area, NextQuestion } from "../answer/Wire.ts"
import * as Entries from "../form/Entries.ts"
import { list } from "../form/Field.ts"
import type { Draft } from "../profile/Draft.ts"
import { answered, mentions, resultOf } from "../profile/NextAnswers.ts"
import { element, folded } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** So many questions are asked at once: the studies come right after. */
const most = 3

/** Whether a value is asked for, as of a score, and no state: by the wording of `question`, which is fixed. */
const isMeasured = ({ question }: NextQuestion): boolean => question.endsWith("Has it been measured?")

const worded = (question: NextQuestion, { markers, next }: Words): string => {
  const { field, term } = question
  if (field !== "biomarkers") return next[field]

  return (isMeasured(question) ? next.measured : next.biomarker)(markers[term ?? ""] ?? term ?? "")
}

const control = (
  question: NextQuestion,
  words: Words,
  area: Area | undefined,
): HTMLInputElement | HTMLSelectElement => {
  switch (question.field) {
    case "sex":
      return list("sex", Entries.sexes(words), "")
    case "prior_lines":
      return list("lines", Entries.lines(words), "")
    case "age":
      return element("input", { type: "text", inputmode: "numeric", name: "age", autocomplete: "off", class: "short" })
    case "stage":
      return area === undefined
        ? element("input", { type: "text", name: "stage", autocomplete: "off" })
        : list("stage", Entries.suggestions(area.stages, words), "")
    case "biomarkers":
      return result(question.term ?? "", words, area)
  }
}

/** Results that are suggested for a marker, to choose from; its own words where none is. */
const result = (term: string, words: Words, area: Area | undefined): HTMLInputElement | HTMLSelectElement => {
  const suggested = (area?.biomarkers ?? []).filter((each) => mentions(each, term))

  return suggested.length === 0
    ? element("input", { type: "text", name: "marker", autocomplete: "off", "data-term": term })
    : list("marker", Entries.suggestions(suggested, words), "")
}

/** How many studies turn on it, and how an answer in one's own words is written. */
const hint = (question: NextQuestion, isInOwnWords: boolean, { next }: Words): string => {
  const studies = next.studies(question.options)
  if (question.field !== "biomarkers" || !isInOwnWords) return studies

  return `${studies}. ${isMeasured(question) ? next.value : next.result}`
}

/** Where answers are kept by their questions until they are searched with, and how that is done. */
export interface Answering {
  readonly answers: Map<string, string>
  readonly draft: () => Draft
  readonly search: (draft: Draft) => void
}

const row = (
  question: NextQuestion,
  id: string,
  words: Words,
  area: Area | undefined,
  answers: Answering["answers"],
): HTMLElement => {
  const input = control(question, words, area)
  const about = `${question.field} ${question.term}`
  input.id = id
  input.value = answers.get(about) ?? ""
  input.addEventListener("input", () => answers.set(about, input.value))
  input.setAttribute("aria-describedby", `${id}-hint`)

  return element(
    "div",
    { class: "field" },
    element("label", { for: id }, worded(question, words)),
    element("p", { class: "hint", id: `${id}-hint` }, hint(question, input.matches("input"), words)),
    input,
  )
}

/** The answers that stand in a form: those of fields by their names, and results of markers. */
const answersIn = (form: HTMLFormElement) => {
  const inputs = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input, select")]
  const markers = inputs.filter(({ name }) => name === "marker")
  const fields = inputs.filter(({ name }) => name !== "marker")

  return {
    markers: markers.map((input) => resultOf(input.dataset["term"], input.value.trim())),
    fields: Object.fromEntries(fields.map(({ name, value }) => [name, value.trim()])),
  }
}

/** Where there is room, the questions are open beside the studies; on a phone they would stand in front of them. */
const roomy = window.matchMedia("(min-width: 62rem)")

/** What the studies turn on and was left out. Answers go into the form, and it is asked again. */
export const askNext = (
  questions: ReadonlyArray<NextQuestion>,
  words: Words,
  area: Area | undefined,
  { answers, draft, search }: Answering,
): HTMLDetailsElement | undefined => {
  if (questions.length === 0) return undefined
  const asked = questions.slice(0, most)
  const made = element(
    "form",
    { novalidate: true, autocomplete: "off", "aria-labelledby": "next-heading" },
    element("p", {}, words.next.text),
    asked.map((question, index) => row(question, `next-${index}`, words, area, answers)),
    element("button", { type: "submit" }, words.next.submit),
  )
  made.addEventListener("submit", (event) => {
    event.preventDefault()
    const { fields, markers } = answersIn(made)
    search(answered(draft(), area, fields, markers))
  })

  const fold = folded(element("h3", { id: "next-heading" }, `${words.next.heading} (${asked.length})`), made)
  fold.className = "next"
  fold.open = roomy.matches
  roomy.onchange = () => {
    fold.open = roomy.matches
  }

  return fold
}
