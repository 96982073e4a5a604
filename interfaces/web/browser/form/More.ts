import type { Draft } from "../profile/Draft.ts"
import { element, folded } from "../view/Element.ts"
import { explain } from "../view/Glossary.ts"
import type { Words } from "../words/English.ts"
import { choice, field, group } from "./Field.ts"

const ticks = (name: "kinds" | "phases", table: Readonly<Record<string, string>>, chosen: ReadonlyArray<string>) =>
  element(
    "div",
    { class: "choices" },
    Object.entries(table).flatMap(([value, label]) =>
      value === "NA" ? [] : [choice("checkbox", name, value, label, chosen.includes(value))],
    ),
  )

/** What few need: kinds and phases of studies, and a key of one's own. It is open where something of it is filled in. */
export const more = (words: Words, draft: Draft, key: string) => {
  const said = words.form
  const { expandedAccess, phase } = words.glossary
  const fold = folded(
    said.more,
    group(
      { id: "kinds", label: said.kinds, hint: said.kindsHint, term: explain(expandedAccess, words) },
      ticks("kinds", words.kinds, draft.kinds),
    ),
    group(
      { id: "phases", label: said.phases, hint: said.phasesHint, term: explain(phase, words) },
      ticks("phases", words.phases, draft.phases),
    ),
    field(
      { id: "key", label: said.key, hint: said.keyHint },
      element("input", { type: "password", name: "key", value: key, autocomplete: "off", spellcheck: "false" }),
    ),
  )
  fold.className = "more"
  fold.open = key !== "" || draft.kinds.length > 0 || draft.phases.length > 0

  return fold
}
