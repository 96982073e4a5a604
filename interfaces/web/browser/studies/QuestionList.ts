import type { Option } from "../answer/Wire.ts"
import * as SiteQuestions from "../questions/SiteQuestions.ts"
import type { Occasion } from "../takeaway/Occasion.ts"
import * as PlainText from "../takeaway/PlainText.ts"
import { asked } from "../view/Asked.ts"
import { copyButton } from "../view/Copy.ts"
import { type Child, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

const list = (questions: ReadonlyArray<SiteQuestions.Question>, words: Words) =>
  element(
    "ol",
    {},
    questions.map((question) => asked(question, words)),
  )

/** What to ask the site of a study; to copy or send. */
export const questionList = (option: Option, occasion: Occasion, words: Words): ReadonlyArray<Child> => {
  const said = words.questions
  const own = SiteQuestions.own(option, occasion, words)
  const text = () => PlainText.questionsOf(option, occasion, words)
  const href = `mailto:?subject=${encodeURIComponent(option.nct_id)}&body=${encodeURIComponent(text())}`

  return [
    element("p", { class: "hint" }, said.text),
    own.length > 0 && [element("h4", {}, said.own), list(own, words)],
    element("h4", {}, said.general),
    list(SiteQuestions.general(option, words), words),
    element(
      "div",
      { class: "actions" },
      copyButton(said.copy, text, words),
      element("a", { class: "button", href }, said.email),
    ),
  ]
}
