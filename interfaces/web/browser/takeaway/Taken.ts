import * as Checks from "../answer/Checks.ts"
import type { Option } from "../answer/Wire.ts"

/** So many are taken along where none was chosen. */
const first = 3

/** The studies that were chosen; with none, the first of those that may fit, or of all where none does. */
export const taken = (options: ReadonlyArray<Option>, chosen: ReadonlySet<string>) => {
  const some = options.filter(({ nct_id }) => chosen.has(nct_id))
  if (some.length > 0) return { options: some, isChoice: true }
  const fit = options.filter(Checks.mayFit)

  return { options: (fit.length > 0 ? fit : options).slice(0, first), isChoice: false }
}
