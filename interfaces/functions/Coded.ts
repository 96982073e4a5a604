import type { Coded } from "../../domain/Saying.ts"
import * as ProfileFields from "../wire/ProfileFields.ts"

/** Values by the names that they have on the wire. */
const onWire = (values: Coded["values"]): Coded["values"] => {
  const { priorLines, ...others } = values

  return priorLines === undefined ? values : { ...others, [ProfileFields.names.priorLines]: priorLines }
}

/** What is said, without its sentence: `values` only where something is named. */
export const of = ({ code, values }: Coded): { readonly code: string; readonly values?: Coded["values"] } =>
  Object.keys(values).length === 0 ? { code } : { code, values: onWire(values) }
