import * as LettersApart from "../../../functions/LettersApart.ts"
import type { Answer, Area } from "../answer/Wire.ts"
import { kinOf, speltOf } from "../profile/AreaOf.ts"
import type { Draft } from "../profile/Draft.ts"
import { stageWithin } from "../profile/StageWithin.ts"
import { button, element } from "../view/Element.ts"
import type { Words } from "../words/English.ts"

/** What else may be searched, and what of the profile it changes; or by what was searched, which changes nothing. */
interface Proposed {
  readonly says: string
  readonly label?: string
  readonly change?: Partial<Draft>
}

const ofCondition = (condition: string, words: Words): Proposed => ({
  says: words.proposal.spelt(condition),
  label: words.proposal.label(condition),
  change: { condition },
})

const ofPlace = (place: string, words: Words): Proposed => ({
  says: words.proposal.spelt(place),
  label: words.proposal.place(place),
  change: { place },
})

/** So many letters of a word are wrong where it is misspelt. */
const mostSlips = 2

/** Whether a name neither stands in what was typed nor is as near as a misspelling: it is the English one by which was sought. */
const isEnglishOf = (typed: string, name: string): boolean =>
  !typed.toLowerCase().includes(name.toLowerCase()) &&
  LettersApart.between(typed.toLowerCase(), name.toLowerCase()) > mostSlips * typed.trim().split(/\s+/).length

/** What was meant where something seems misspelt. */
const meant = (
  { condition }: Draft,
  { suggestions = [] }: Answer,
  areas: ReadonlyArray<Area>,
  words: Words,
): ReadonlyArray<Proposed> => {
  const valuesOf = (field: (typeof suggestions)[number]["field"]) =>
    suggestions.filter((each) => each.field === field).map(({ value }) => value)
  const conditions = valuesOf("condition")
  const spelt = conditions.length > 0 ? conditions : [speltOf(condition, areas) ?? []].flat()

  return [
    ...spelt.map((value) =>
      isEnglishOf(condition, value) ? { says: words.proposal.soughtAs(value) } : ofCondition(value, words),
    ),
    ...valuesOf("location.query").map((value) => ofPlace(value, words)),
  ]
}

/** The launch area that the illness is a part of, at the stage that it names. */
const whole = (draft: Draft, areas: ReadonlyArray<Area>, words: Words): ReadonlyArray<Proposed> => {
  const kin = kinOf(draft.condition, areas)
  if (kin === undefined || kin.isSame) return []
  const name = words.areas[kin.area.slug] ?? kin.area.name
  const stage = draft.stage === "" ? stageWithin(draft.condition, kin.area) : undefined
  const told = stage === undefined ? name : `${name}, ${words.suggested[stage] ?? stage}`

  return [
    {
      says: words.proposal.part(told),
      label: words.proposal.label(told),
      change: { condition: name, ...(stage === undefined ? {} : { stage }) },
    },
  ]
}

/** Each search once, whichever capitals its button has. */
const once = (proposed: ReadonlyArray<Proposed>): ReadonlyArray<Proposed> =>
  [...Map.groupBy(proposed, ({ label, says }) => (label ?? says).toLowerCase()).values()].flatMap(
    ([first]) => first ?? [],
  )

/** What else may be searched, each with one press. */
export const proposal = (
  draft: Draft,
  answer: Answer,
  areas: ReadonlyArray<Area>,
  words: Words,
  search: (change: Partial<Draft>) => void,
): ReadonlyArray<HTMLElement> =>
  once([...whole(draft, areas, words), ...meant(draft, answer, areas, words)]).map(({ change, label, says }) =>
    element(
      "div",
      { class: "few" },
      element("p", {}, says),
      label !== undefined && button(label, () => search(change ?? {})),
    ),
  )
