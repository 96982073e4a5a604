import type { Fault } from "../service/Outcome.ts"

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

/** The sentences of the service by the control that each is about, the first of each. */
export const byControl = (faults: ReadonlyArray<Fault>): ReadonlyMap<string, string> => {
  const told = new Map<string, string>()
  for (const { field, message } of faults) {
    const control = fields.find(([name]) => name.test(field))?.[1]
    if (control !== undefined && !told.has(control)) told.set(control, message)
  }

  return told
}
