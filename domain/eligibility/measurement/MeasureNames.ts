import * as RuleTable from "../rules/RuleTable.ts"
import * as Tokens from "../text/Tokens.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"

const patternOf = (form: string): string =>
  Tokens.ofWritten(form)
    .words.map((word) => (word === "-" ? "-?" : /^[\p{L}\d']+$/u.test(word) ? word : `"${word}"`))
    .join(" ")

/** The names of all measures, by those that they are of. */
export const table = RuleTable.of<ReadonlyArray<string>>({
  name: "names of measures",
  rows: [
    ...Map.groupBy(
      measures.flatMap(({ forms, name }) => forms.map((form) => ({ form, name }))),
      ({ form }) => patternOf(form),
    ),
  ].map(([pattern, called]) => ({
    pattern,
    means: [...new Set(called.map(({ name }) => name))],
    example: called[0]?.form ?? "",
  })),
})

const byName = new Map(measures.map((measure) => [measure.name, measure]))

/** Whether one number may be told of both: "FVC and DLCO ≥ 50 %". Points are of each scale by itself. */
export const areAlike = ({ scales: [{ units }] }: Measure, name: string): boolean =>
  !units.includes("points") && byName.get(name)?.scales[0].units[0] === units[0]
