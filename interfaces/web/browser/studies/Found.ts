import { mostOptions } from "../../../wire/Limits.ts"
import * as Checks from "../answer/Checks.ts"
import type { Answer } from "../answer/Wire.ts"
import type { Words } from "../words/English.ts"

/** How many studies were found, and how many of those shown are open, open later, and do not fit. */
export const headingOf = ({ options, total_found }: Answer, { nothing, searched }: Words): string => {
  if (options.length === 0) return nothing.heading
  const now = options.filter(Checks.isOpenNow).length
  const unfit = options.filter((option) => !Checks.mayFit(option)).length

  return searched.found(options.length, total_found, now, unfit)
}

/** Whether another search brings more of them. */
export const areMore = ({ options, total_found }: Answer): boolean =>
  total_found > options.length && options.length < mostOptions
