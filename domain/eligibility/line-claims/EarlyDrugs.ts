import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as TreatmentPurpose from "../treatment/TreatmentPurpose.ts"

type Words = ReadonlyArray<string>

const mostJoined = 4

/** "(An antibody) or an inhibitor in the adjuvant setting": whether the drugs that are listed up to behind a place were given around an operation. */
export const areAt = (words: Words, from: number): boolean => {
  let last = from
  for (let item = 0; item < mostJoined && (words[last] === "or" || words[last] === "and"); item++)
    last = TreatmentPhrase.at(words, last + 1)?.last ?? last + 1

  return last > from && TreatmentPurpose.at(words, last) === "early"
}
