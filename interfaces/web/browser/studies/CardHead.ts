import * as Checks from "../answer/Checks.ts"
import * as FirstSentence from "../answer/FirstSentence.ts"
import type { Option } from "../answer/Wire.ts"
import * as StudyLine from "../lines/StudyLine.ts"
import { type Child, element } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import type { Words } from "../words/English.ts"

type Tone = "open" | "later" | "misfit"

const toneOf = (option: Option): Tone => {
  if (!Checks.mayFit(option)) return "misfit"

  return Checks.isOpenNow(option) ? "open" : "later"
}

/** What does not fit, in a word: "Does not fit by age". */
const misfit = (option: Option, words: Words): string | undefined => {
  const names = Checks.misfits(option).map((check) => Checks.nameOf(check, words).toLowerCase())

  return names.length === 0 ? undefined : words.options.misfit(new Intl.ListFormat(words.locale).format(names))
}

const phases = ({ phases }: Option, words: Words): ReadonlyArray<Child> =>
  phases.map((phase) => element("li", {}, explain(words.glossary.phase, words, words.phases[phase] ?? phase)))

const kind = ({ study_type }: Option, words: Words): Child => {
  const name = words.kinds[study_type] ?? study_type

  return element(
    "li",
    {},
    study_type === "expanded_access" ? explain(words.glossary.expandedAccess, words, name) : name,
  )
}

/** What a study is: whether it is open, its phase, kind and number, its title, and the first sentence on it. */
export const cardHead = (option: Option, words: Words): ReadonlyArray<Child> => {
  const status = StudyLine.statusOf(option, words)
  const against = misfit(option, words)

  return [
    element("h3", { id: option.nct_id, lang: "en" }, option.title),
    element(
      "ul",
      { class: "facts" },
      element("li", { class: `status ${toneOf(option)}` }, against ?? status),
      against !== undefined && element("li", {}, status),
      phases(option, words),
      kind(option, words),
      element("li", {}, option.nct_id),
    ),
    option.summary !== null && element("p", { class: "brief", lang: "en" }, FirstSentence.of(option.summary)),
  ]
}
