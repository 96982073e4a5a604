import type { Coded } from "../../domain/Saying.ts"

/** What is said, without its sentence: `values` only where something is named. */
export const of = ({ code, values }: Coded): { readonly code: string; readonly values?: Coded["values"] } =>
  Object.keys(values).length === 0 ? { code } : { code, values }
