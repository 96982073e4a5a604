import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as MeaningTable from "./MeaningTable.ts"

const controls =
  /\bcontrols\b|\bcontrol (?:group|cohort|subjects?|participants?)\b|\bhealthy (?:volunteers?|subjects?|participants?|individuals|adults|elderly)\b/

/** Whether words are of those who do not have the disease, and are compared with those who do. */
export const areControls = (words: string): boolean => controls.test(words)

/** Whether what is measured at some tokens is somebody else's: "the caregiver's [CDR]". */
export const isOne = (tokens: Tokens, first: number, last: number): boolean => {
  const run = MarkedRun.of(KnownNumbers.ofPublished(tokens), { first, last }, "measure", [])

  return MeaningTable.table.find(run).some(({ row }) => row.means === "of others")
}
