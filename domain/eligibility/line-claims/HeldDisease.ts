import * as Nearby from "../treatment/Nearby.ts"
import { negations } from "./HoldingTreatment.ts"

type Words = ReadonlyArray<string>

const notHeld = /^(?:refractory|resistan[ct]e?|fail\w*|relaps\w*|recurr\w*|intoleran\w*)$/

const responded = /^(?:response|responses|responded|responding|sd|cr|pr)$/

const isProgression = (word: string): boolean => word.startsWith("progress")

const nearDenial = 5

/** Whether a progression is denied that stands at a place: "no evidence of progression"; not "no response, progression", "no response or progression". */
export const isDeniedProgression = (words: Words, at: number): boolean => {
  const before = Nearby.before(words, at, nearDenial)

  return (
    isProgression(words[at] ?? "") &&
    before.at(-1) !== "or" &&
    before.slice(before.lastIndexOf(",") + 1).some((word) => negations.has(word))
  )
}

/** Whether a word says that the treatment holds the disease: "stable disease", "a response", "without progression". */
const holds = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""
  if (word === "stable") return words[at + 1] === "disease"
  if (isProgression(word)) return Nearby.hasBefore(words, at, nearDenial, negations)

  return responded.test(word) && !Nearby.hasBefore(words, at, nearDenial, negations)
}

const isProgressed = (words: Words, at: number): boolean => isProgression(words[at] ?? "") && !holds(words, at)

/**
 * Whether a sentence tells that the treatment it speaks of still holds the disease, so that no other one can have followed:
 * "stable disease after first-line chemotherapy". Of one that goes on, "responding on first-line chemotherapy", readers do not agree.
 */
export const isAt = (words: Words): boolean =>
  words.some((_, at) => holds(words, at)) && !words.some((word, at) => notHeld.test(word) || isProgressed(words, at))
