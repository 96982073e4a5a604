import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"
import { type Child, element, original } from "../view/Element.ts"
import type { Words } from "../words/English.ts"
import * as CriteriaItems from "./CriteriaItems.ts"
import * as Pieces from "./Pieces.ts"
import * as Ticks from "./Ticks.ts"

/** What the list needs of the page. */
export interface Ticking {
  readonly ticks: Ticks.Ticks
  /** Is told each time that something was ticked. */
  readonly ticked: () => void
}

const sideOf = ({ part }: CriteriaItems.CriteriaItem): Checks.Quote["side"] => (part === "neither" ? "criteria" : part)

const parts: ReadonlyArray<Checks.Quote["side"]> = ["inclusion", "exclusion", "criteria"]

/** What is said of a check where it quotes a sentence. */
const saidOf = ({ check, isBeside }: Pieces.Reading, words: Words): string =>
  `${Checks.briefOf(check, words)}: ${isBeside ? words.criteria.beside : words.checks.states[Checks.standingOf(check)]}`

/** What was read of the profile, at the words that it was read of. */
const marked = ({ readings, text }: Pieces.Piece, words: Words): Child => {
  const [first] = readings
  if (first === undefined) return text

  return [
    element("mark", { class: first.isBeside ? "unclear" : Checks.standingOf(first.check) }, text),
    element(
      "span",
      { class: "read", lang: words.code },
      ` (${readings.map((reading) => saidOf(reading, words)).join("; ")})`,
    ),
  ]
}

/** All criteria of a study with their text, to be gone through one by one for oneself. */
export const list = (
  option: Option & { readonly eligibility_text: string },
  words: Words,
  { ticked, ticks }: Ticking,
): Child => {
  const { eligibility_text: text, nct_id } = option
  const items = CriteriaItems.of(text)
  const quoted = Pieces.markedIn(option)
  const said = words.criteria
  const count = element("p", { role: "status" })
  const rules = items.filter(({ isTitle }) => !isTitle).length
  const told = () => {
    const { against, unsure } = Ticks.doubtsOf(ticks, nct_id)
    count.textContent = said.count(Ticks.tickedOf(ticks, nct_id).size, rules, against.length + unsure.length)
  }
  const choices = (item: CriteriaItems.CriteriaItem, id: string) => {
    const before = Ticks.tickedOf(ticks, nct_id).get(item.start)?.tick
    const quote: Checks.Quote = {
      side: sideOf(item),
      heading: item.group,
      remarks: [],
      text: text.slice(item.start, item.end).replaceAll(/\s+/g, " ").trim(),
    }
    const choose = (tick: Ticks.Tick) => () => {
      Ticks.tick(ticks, nct_id, item.start, { tick, quote })
      told()
      ticked()
    }

    return element(
      "div",
      { class: "ticks", role: "radiogroup", "aria-labelledby": id },
      Ticks.kinds.map((tick) =>
        element(
          "label",
          { class: "choice" },
          element("input", { type: "radio", name: id, checked: before === tick, onchange: choose(tick) }),
          said.ticks[tick],
        ),
      ),
    )
  }
  const line = (item: CriteriaItems.CriteriaItem): HTMLElement => {
    const id = `${nct_id}-rule-${item.start}`
    const pieces = Pieces.of(text, item, quoted).map((piece) => marked(piece, words))

    return item.isTitle
      ? element("li", { class: "title" }, original(text.slice(item.start, item.end)))
      : element(
          "li",
          {},
          element("div", { class: "rule" }, element("p", { id, lang: "en" }, pieces), choices(item, id)),
        )
  }
  told()

  return [
    element("p", { class: "hint" }, said.text),
    parts.map((part) => {
      const some = items.filter((item) => sideOf(item) === part)

      return some.length > 0 && [element("h4", {}, said.parts[part]), element("ol", { class: "rules" }, some.map(line))]
    }),
    count,
  ]
}
