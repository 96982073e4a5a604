import type { Outcome } from "../service/Outcome.ts"
import type { Words } from "../words/English.ts"

const fields: ReadonlyArray<readonly [field: RegExp, control: string]> = [
  [/^condition$/, "condition"],
  [/^stage$/, "stage"],
  [/^biomarkers/, "results"],
  [/^prior_lines$/, "lines"],
  [/^age$/, "age"],
  [/^sex$/, "sex"],
  [/^location\.radius_miles$/, "radius"],
  [/^location/, "place"],
  [/^include/, "kinds"],
  [/^phases/, "phases"],
]

/** All controls at which something may be wrong. */
export const controls: ReadonlyArray<string> = [...fields.map(([, control]) => control), "key"]

/** What is wrong, by the control that it is about, in the words of the page. */
export type Wrong = ReadonlyMap<string, string>

/** What the service found wrong with a request; nothing of it where that is about no control. */
export const ofOutcome = (outcome: Outcome<unknown>, { form, wrong }: Words): Wrong => {
  if (outcome._tag === "KeyIsRefused") return new Map([["key", wrong.key]])
  if (outcome._tag !== "Refused") return new Map()
  const said: Readonly<Record<string, string>> = {
    condition: form.illnessIsMissing,
    stage: wrong.stage,
    results: wrong.results,
    age: wrong.age,
  }

  return new Map(
    outcome.faults.flatMap(({ field }) => {
      const control = fields.find(([name]) => name.test(field))?.[1]

      return control === undefined ? [] : [[control, said[control] ?? wrong.other]]
    }),
  )
}
