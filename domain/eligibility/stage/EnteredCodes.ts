import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as EnteredStage from "./EnteredStage.ts"
import * as TnmStages from "./TnmStages.ts"

/** "cT1b N0 M0", "T2N0", and not one with spread or after treatment. */
const code =
  /(?<![\p{L}\p{N}])[cp]?t([0-4])([a-d]|mi)?[ ,;/-]{0,2}[cp]?n0(?:[ ,;/-]{0,2}[cp]?m[0x])?(?![\p{L}\p{N}(]|[ ,;/-]{0,2}[cp]?m[1+])/iu

/**
 * The numbers of the stage that a profile enters by the codes of a tumour without spread, in the organ of its condition. "T2 N0" of the
 * lung tells none: it is of the first stage or of the second.
 */
export const numbersOf = (written: string, condition: string): ReadonlyArray<string> => {
  const [, size, letter = ""] = code.exec(EnteredStage.of(written).affirmed) ?? []
  if (size === undefined) return []
  const { sites } = OwnDiseases.from([condition])
  const numbers = TnmStages.numbersOf([`${size}${letter.toLowerCase()}`], sites)

  return numbers.every((number) => number[0] === numbers[0]?.[0]) ? numbers : []
}
