import * as Analyzer from "../../../../domain/condition/Analyzer.ts"
import type { Area } from "../answer/Wire.ts"
import { languages } from "../words/Languages.ts"
import * as Labels from "./Labels.ts"

/** The longest stage that is suggested for an area and stands in the words for an illness: "Recurrent" in "recurrent glioblastoma". */
export const stageWithin = (condition: string, { stages }: Area): string | undefined => {
  const words = Analyzer.of(condition)
  const within = stages.filter((stage) =>
    [stage, ...languages.flatMap(({ suggested }) => Labels.forms(suggested[stage] ?? stage))].some((name) =>
      Analyzer.hold(words, Analyzer.of(name)),
    ),
  )

  return within.toSorted((one, other) => other.length - one.length)[0]
}
