import * as GluedStates from "./GluedStates.ts"
import { variant } from "./VariantNotation.ts"

/** Whether what is glued to a name is a state, a protein change or a part of the name. */
export const isKnown = (rest: string): boolean =>
  rest === "s" ||
  rest === "neu" ||
  GluedStates.of(rest) !== undefined ||
  GluedStates.leads(rest) ||
  variant(rest) !== undefined
