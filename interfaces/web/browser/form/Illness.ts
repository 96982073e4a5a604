import type { Area } from "../answer/Wire.ts"
import { areaOf } from "../profile/AreaOf.ts"
import { illnessOffers } from "../profile/IllnessOffers.ts"
import * as IllnessText from "../profile/IllnessText.ts"
import { button, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import { combobox, mostOffers } from "./Combobox.ts"
import { field } from "./Field.ts"
import * as KnownNames from "./KnownNames.ts"

/**
 * The illness: the launch areas to choose from, and any other in words, with what they may be meant for. `changed` is told each time,
 * and the stage where one is chosen with the illness; `reported` a whole report that is pasted here, of which nothing is taken.
 */
export const illness = (
  words: Words,
  areas: ReadonlyArray<Area>,
  condition: string,
  changed: (condition: string, stage?: string) => void,
  reported: (report: string) => void,
): HTMLElement => {
  const input = element("input", {
    type: "text",
    name: "condition",
    value: condition,
    autocomplete: "off",
    autocapitalize: "off",
    "aria-required": "true",
    oninput: () => told(),
  })
  input.addEventListener("paste", (event) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? ""
    if (!IllnessText.isReport(pasted)) return
    event.preventDefault()
    reported(pasted)
  })
  const choices = areas.map(({ name, slug }) => {
    const label = words.areas[slug] ?? name

    const choice = button(
      label,
      () => {
        input.value = label
        told()
      },
      { "aria-pressed": "false" },
    )

    return { slug, choice }
  })
  const told = (stage?: string) => {
    const named = areaOf(input.value, areas)?.slug
    for (const { choice, slug } of choices) choice.setAttribute("aria-pressed", String(slug === named))
    changed(input.value, stage)
  }
  const offersFor = (typed: string) =>
    illnessOffers(typed, areas, KnownNames.known().illnesses, words, mostOffers).map(({ condition, label, stage }) => ({
      label,
      take: () => {
        input.value = condition
        told(stage)
      },
    }))
  const offers = combobox(input, words.form.illness, { load: KnownNames.load, offersFor })
  const common = element(
    "div",
    { role: "group", "aria-labelledby": "common", class: "often" },
    element("span", { class: "hint", id: "common" }, words.form.common),
    choices.map(({ choice }) => choice),
  )
  told()

  return element(
    "div",
    {},
    field({ id: "condition", label: words.form.illness, hint: words.form.illnessHint }, input, offers, common),
  )
}
