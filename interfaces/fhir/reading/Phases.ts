import { phases as known, type Phase } from "../../../domain/study/Study.ts"
import * as Concept from "./Concept.ts"
import { text } from "./Element.ts"
import type { Resources } from "./Resources.ts"
import { type Field, found, none, told } from "./Told.ts"

/** How phases are written: "phase-2", "Phase 2", "II", "phase-1-phase-2", "EARLY_PHASE1". */
const early = /early/i

const numbers: ReadonlyMap<string, Phase> = new Map([
  ["1", "PHASE1"],
  ["i", "PHASE1"],
  ["2", "PHASE2"],
  ["ii", "PHASE2"],
  ["3", "PHASE3"],
  ["iii", "PHASE3"],
  ["4", "PHASE4"],
  ["iv", "PHASE4"],
])

const phasesIn = (written: string): ReadonlyArray<Phase> =>
  early.test(written)
    ? ["EARLY_PHASE1"]
    : (written.toLowerCase().match(/(?<![a-z0-9])(?:[1-4]|i{1,3}|iv)(?![a-z0-9])|(?<=phase)[1-4]/g) ?? []).flatMap(
        (each) => numbers.get(each) ?? [],
      )

/** The phases that a caller asks for. */
export const of = ({ parameters }: Resources): Field<ReadonlyArray<Phase>> => {
  const asked = parameters.filter(({ name }) => name === "phase").map(({ element }) => element)
  if (asked.length === 0) return none()
  const at = "Parameters.parameter.where(name = 'phase')"
  const written = asked.flatMap((element) => [
    ...["valueString", "valueCode"].flatMap((name) => text(element, name) ?? []),
    ...["valueCoding", "valueCodeableConcept"].flatMap((name) => {
      const { codes, words } = Concept.named(element, name)

      return [...codes.map(({ code }) => code), ...words].slice(0, 1)
    }),
  ])
  const phases = known.filter((phase) => written.some((each) => phasesIn(each).includes(phase)))

  return phases.length === 0
    ? none(told("phase is left aside: it takes phases such as phase-2.", at))
    : found(phases, told(`phases: ${phases.join(", ")}`, at))
}
