import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import { matches } from "../matching/TokenPhrases.ts"
import { dementiaWords } from "./DementiaWords.ts"

type Words = ReadonlyArray<string>

/** Words that leave a stage open. */
const open: ReadonlyArray<Words> = (
  "unknown|unclear|uncertain|unsure|undetermined|indeterminate|equivocal|questionable|suspected|suspicion|suspicious|pending|maybe|perhaps|?|" +
  "possible|possibly|probable|probably|likely|unlikely|presumed|presumably|presumptive|risk of|risk for|concern for|concerning for|" +
  "not ruled out|not yet ruled out|not been ruled out|cannot be ruled out|rule out|r / o|versus|vs|to be confirmed|not confirmed|unconfirmed|not yet"
)
  .split("|")
  .map((phrase) => phrase.split(" "))

/** "Probable Alzheimer's disease", "at risk for it": how sure its diagnosis is by the criteria for it, and the name of a stage. */
const ofDementia = /^(?:probable|possible|risk)$/

const near = 4

const isOpenAt = (words: Words, at: number): boolean =>
  open.some((phrase) => matches(words, at, phrase)) &&
  !(ofDementia.test(words[at] ?? "") && words.slice(at, at + near).some((word) => dementiaWords.has(word)))

/** Whether what was entered leaves open what the stage is, "possibly metastatic", or may turn it by words of another language. */
export const isOne = (written: string): boolean => {
  const { words } = Entered.of(written).tokens

  return words.some((_, at) => isOpenAt(words, at)) || Denials.areAmong(words)
}
