import type { Fault } from "../service/Outcome.ts"

const controls: ReadonlyArray<readonly [field: RegExp, control: string]> = [
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

/** The sentences of the service by the control that each is about; those about none are left over. */
export const byControl = (
  faults: ReadonlyArray<Fault>,
): { readonly told: ReadonlyMap<string, string>; readonly others: ReadonlyArray<string> } => {
  const told = new Map<string, string>()
  const others: Array<string> = []
  for (const { field, message } of faults) {
    const control = controls.find(([name]) => name.test(field))?.[1]
    if (control === undefined) others.push(message)
    else if (!told.has(control)) told.set(control, message)
  }

  return { told, others }
}
