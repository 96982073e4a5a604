import type { Option } from "../answer/Wire.ts"
import { lazily } from "../service/Lazily.ts"
import { type Child, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import type { Ticking } from "./CriteriaList.ts"

/** What divides a text into its criteria, as the service does, and shows them one by one. */
const reader = lazily<typeof import("./CriteriaList.ts")>("criteria.js")

/** The criteria of a study, once what divides them is there; as they are published where it cannot be had. */
export const criteriaOf = (option: Option, words: Words, ticking: Ticking): Child => {
  const { eligibility_text: text } = option
  if (text === null) return element("p", {}, words.options.noCriteria)
  const made = element("div", {}, element("p", { role: "status" }, words.criteria.loading))
  const asPublished = () => made.replaceChildren(element("p", { class: "text", lang: "en" }, text))
  reader.load().then(({ list }) => {
    made.replaceChildren(element("div", {}, list({ ...option, eligibility_text: text }, words, ticking)))
  }, asPublished)

  return made
}
