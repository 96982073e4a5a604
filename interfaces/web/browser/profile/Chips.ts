import type { Area } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"
import { areaOf } from "./AreaOf.ts"
import type { Draft } from "./Draft.ts"
import * as Labels from "./Labels.ts"
import * as TestResults from "./TestResults.ts"

/** The parts of the form, each of which can be shown alone. */
export type Part = "illness" | "stage" | "results" | "lines" | "age" | "sex" | "place" | "more"

/** One thing of the profile, in brief. */
export interface Chip {
  readonly part: Part
  /** What it is. */
  readonly name: string
  readonly value: string
  /** The profile without it; nothing where it cannot be left out. */
  readonly without: Draft | undefined
}

const named = (term: string, words: Words): string => words.suggested[Labels.termOf(term)] ?? term

const results = (draft: Draft, words: Words): ReadonlyArray<Omit<Chip, "name" | "part">> => {
  const written = TestResults.listed(draft.results)

  return [
    ...draft.ticked.map((term) => ({
      value: named(term, words),
      without: { ...draft, ticked: draft.ticked.filter((each) => each !== term) },
    })),
    ...written.map((term) => ({
      value: named(term, words),
      without: { ...draft, results: written.filter((each) => each !== term).join("\n") },
    })),
  ]
}

const placeOf = ({ place, point, radius }: Draft, words: Words): string =>
  point === null ? place.trim() : words.searched.around(Number(radius), place.trim())

/** What a profile holds, a chip for each, in the order of the form. */
export const chipsOf = (draft: Draft, areas: ReadonlyArray<Area>, words: Words): ReadonlyArray<Chip> => {
  const said = words.searched
  const area = areaOf(draft.condition, areas)
  const one = (part: Part, name: string, value: string, without: Partial<Draft> | undefined): Chip => ({
    part,
    name,
    value,
    without: without === undefined ? undefined : { ...draft, ...without },
  })
  const condition = area === undefined ? draft.condition.trim() : (words.areas[area.slug] ?? area.name)
  const lines = draft.lines === "" ? "" : said.soFar(Number(draft.lines), words.lineNumbers.length - 1)
  const age = /^\s*\d+\s*$/.test(draft.age) ? words.checks.ages.years(draft.age.trim()) : draft.age.trim()
  const chips: ReadonlyArray<Chip> = [
    one("illness", said.illness, condition, undefined),
    one("stage", said.stage, named(draft.stage.trim(), words), { stage: "" }),
    ...results(draft, words).map((each) => ({ part: "results" as const, name: said.markers, ...each })),
    one("lines", said.lines, lines, { lines: "" }),
    one("age", said.age, age, { age: "" }),
    one("sex", said.sex, words.form.sexes[draft.sex] ?? "", { sex: "" }),
    one("place", said.place, placeOf(draft, words), { place: "", point: null }),
    one("more", said.kinds, draft.kinds.map((kind) => words.kinds[kind] ?? kind).join(", "), { kinds: [] }),
    one("more", said.phases, draft.phases.map((phase) => words.phases[phase] ?? phase).join(", "), { phases: [] }),
  ]

  return chips.filter(({ value }) => value !== "")
}
