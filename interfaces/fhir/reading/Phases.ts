import { phases as known, type Phase } from "../../../domain/study/Study.ts"
import * as Parameter from "./Parameter.ts"
import type { Resources } from "./Resources.ts"
import { type Field, found, none, notUsed, told } from "./Told.ts"

/** How phases are written: "phase-2", "Phase 2", "II", "phase-1-phase-2", "EARLY_PHASE1", "Early Phase 1, Phase 2". */
const early = /early[ _-]*(?:phase)?[ _-]*(?:1|i)?(?![a-z0-9])/i

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

const phasesIn = (written: string): ReadonlyArray<Phase> => [
  ...(early.test(written) ? ["EARLY_PHASE1" as const] : []),
  ...(
    written
      .replace(early, " ")
      .toLowerCase()
      .match(/(?<![a-z0-9])(?:[1-4]|i{1,3}|iv)(?![a-z0-9])|(?<=phase)[1-4]/g) ?? []
  ).flatMap((each) => numbers.get(each) ?? []),
]

/** The phases that a caller asks for. */
export const of = (resources: Resources): Field<ReadonlyArray<Phase>> => {
  const asked = Parameter.given(resources, "phase")
  if (asked.length === 0) return none()
  const at = Parameter.at("phase")
  const written = asked.flatMap((element) => {
    const { codes, words } = Parameter.conceptOf(element)

    return [...codes.map(({ code }) => code), ...words]
  })
  const phases = known.filter((phase) => written.some((each) => phasesIn(each).includes(phase)))

  return phases.length === 0
    ? none(notUsed("phase", "it takes phases such as phase-2", at))
    : found(phases, told(`phases: ${phases.join(", ")}`, at))
}
