import type { Measured } from "./Result.ts"

/** Units by which 0.55 are 55 %. */
const fraction = /^(?:1|fraction|ratio|proportion)$/i

/** The percentage that a share is; nothing where its unit leaves open whether it is one, or is of something else. */
export const percent = ({ unit, value }: Measured): number | undefined => {
  if (/^%|percent/i.test(unit)) return value
  if (fraction.test(unit)) return value < 1 ? Number((value * 100).toPrecision(12)) : undefined

  return unit === "" && (value === 0 || value >= 1) ? value : undefined
}
