import { mostOptions } from "../../../wire/Limits.ts"
import * as Checks from "../answer/Checks.ts"
import type { Answer } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"

/** How many studies were found, and of those shown, how many are open, how many open later, and how many do not fit: each is counted once. */
export const headingOf = ({ options, total_found }: Answer, { nothing, searched }: Words): string => {
  if (options.length === 0) return nothing.heading
  const fit = options.filter(Checks.mayFit)
  const now = fit.filter(Checks.isOpenNow).length

  return searched.found(options.length, total_found, now, options.length - fit.length)
}

/** Whether another search brings more of them. */
export const areMore = ({ options, total_found }: Answer): boolean =>
  total_found > options.length && options.length < mostOptions
