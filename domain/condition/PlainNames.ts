import { mostCharacters } from "./ConditionLength.ts"
import * as ShortNames from "./ShortNames.ts"

/** What people call an organ or a disease in several words or in letters, and by what it is known. */
const rows: ReadonlyArray<readonly [written: RegExp, known: string]> = [
  [/\bgall[ -]bladder\b/gi, "gallbladder"],
  [/\bvoice[ -]?box\b/gi, "larynx"],
  [/\bfood[ -]?pipe\b/gi, "esophagus"],
  [/\bwind[ -]pipe\b/gi, "trachea"],
  [/\bneck of the womb\b/gi, "cervix"],
  [/\bback passage\b/gi, "anus"],
  // The illness by its cause
  [/\bdementia (?:due to|from|caused by|because of|secondary to|of|in|with) (?=alzheimer)/gi, ""],
  [/\blymph(?:atic)? (?:glands?|system)\b/gi, "lymph node"],
  [/\b(?:n?m)?CRPC\b/gi, "castration-resistant prostate cancer"],
  [/\b(?:n?m)?(?:HSPC|CSPC)\b/gi, "hormone-sensitive prostate cancer"],
]

/** A condition in the words by which diseases are known; the registry is asked for less than that. */
export const read = (condition: string): string => {
  if (condition.length > mostCharacters) return condition

  return ShortNames.inFull(rows.reduce((text, [pattern, known]) => text.replace(pattern, known), condition))
}
