import * as Analyzer from "../../../../domain/condition/Analyzer.ts"
import type { Area } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"
import { languages } from "../words/Languages.ts"
import { areaOf, kinOf } from "./AreaOf.ts"
import type { Draft } from "./Draft.ts"
import * as Labels from "./Labels.ts"

/** What a stage is called, in all languages of the page. */
const namesOf = (stage: string): ReadonlyArray<string> => [
  stage,
  ...languages.flatMap(({ suggested }) => Labels.forms(suggested[stage] ?? stage)),
]

/** The longest stage that is suggested for an area and stands in the words for an illness: "Recurrent" in "recurrent glioblastoma". */
export const stageWithin = (condition: string, { stages }: Area): string | undefined => {
  const words = Analyzer.of(condition)
  const within = stages.filter((stage) => namesOf(stage).some((name) => Analyzer.hold(words, Analyzer.of(name))))

  return within.toSorted((one, other) => other.length - one.length)[0]
}

/** The stage that words for an illness of an area begin with, and the rest of them: "recurrent gliob". */
export const stageBefore = (typed: string, { stages }: Area) => {
  const written = typed.trimStart().toLowerCase()
  const before = stages
    .flatMap((stage) => namesOf(stage).map((name) => ({ stage, name: `${name.toLowerCase()} ` })))
    .filter(({ name }) => written.startsWith(name))
    .toSorted((one, other) => other.name.length - one.name.length)[0]

  return before === undefined ? undefined : { stage: before.stage, rest: written.slice(before.name.length) }
}

/** A draft whose illness is named with its stage, "metastatic pancreatic cancer", with the two apart; others as they are. */
export const stageApart = (draft: Draft, areas: ReadonlyArray<Area>, words: Words): Draft => {
  const { condition } = draft
  const area = kinOf(condition, areas)?.area
  if (draft.stage !== "" || area === undefined || areaOf(condition, areas) !== undefined) return draft
  const stage = stageWithin(condition, area)
  if (stage === undefined) return draft
  const isWhole = namesOf(stage).some(
    (name) => areaOf(condition.toLowerCase().replace(name.toLowerCase(), " ").trim(), areas) === area,
  )

  return isWhole ? { ...draft, condition: words.areas[area.slug] ?? area.name, stage } : draft
}
