import type { Check, Option } from "./Wire.ts"

type Values = NonNullable<Check["values"]> | NonNullable<NonNullable<Option["why_codes"]>[number]["values"]>

/** A text that a code names; nothing where none is published. */
export const textOf = (values: Values | undefined, name: string): string | undefined => {
  const value = values?.[name]

  return typeof value === "string" ? value : undefined
}

export const numberOf = (values: Values | undefined, name: string): number | undefined => {
  const value = values?.[name]

  return typeof value === "number" ? value : undefined
}

/** The texts that a code names; none where none are published. */
export const textsOf = (values: Values | undefined, name: string): ReadonlyArray<string> => {
  const value = values?.[name]

  return typeof value === "object" && value !== null ? value : []
}
