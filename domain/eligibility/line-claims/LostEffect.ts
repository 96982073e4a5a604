import * as DiseaseWords from "../mention/DiseaseWords.ts"
import { sentenceEnds, supporting, units } from "../treatment/LineLexicon.ts"
import * as Nearby from "../treatment/Nearby.ts"
import { type Claim, failedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** What did not help begins with a treatment, with "measures", or with the "care" that is standard. */
export const tried: ReadonlyArray<string> = [...units, "measures", "care", "soc"]

const qualities: ReadonlySet<string> = new Set(
  "standard curative palliative effective available established approved conventional care soc".split(" "),
)

const nearQuality = 4

const farEffect = 14

const widestEffect = 4

/** Words behind "no longer" by which there was an effect; "provides" and its like only with the benefit that is called behind them. */
const effective: ReadonlySet<string> = new Set(["effective", "beneficial", "working", "works", "work", "benefit"])

const giving = /^(?:provid|confer|offer|giv|yield|of$)/

/** Behind "no longer effective", "no longer provides clinical benefit", from the word behind "no longer" on; nothing where something else is no longer. */
const behindLost = (words: Words, from: number): number | undefined => {
  const isGiven = giving.test(words[from] ?? "")
  const effect = isGiven ? words.slice(from, from + widestEffect).indexOf("benefit") : 0
  const at = from + effect

  return effect >= 0 && effective.has(words[at] ?? "") ? at + 1 : undefined
}

/** Behind "has proven (to be) ineffective", "has been ineffective", "has stopped working", "is no longer effective", which stands at a place; nothing where it does not. */
const behindEffect = (words: Words, at: number): number | undefined => {
  const next = words[at + 1]
  switch (words[at]) {
    case "no":
      return next === "longer" ? behindLost(words, at + 2) : undefined
    case "stopped":
      return next === "working" ? at + 2 : undefined
    case "been":
      return next === "ineffective" ? at + 2 : undefined
    case "proven": {
      const told = next === "to" && words[at + 2] === "be" ? at + 3 : at + 1
      return words[told] === "ineffective" ? told + 1 : undefined
    }
    default:
      return undefined
  }
}

const nearAilment = 14

/** "Hypertension for which standard therapy is no longer effective", "standard antidepressant therapy". */
const isOfAilment = (words: Words, at: number): boolean =>
  Nearby.hasBefore(words, at, nearAilment, DiseaseWords.others) || Nearby.hasBefore(words, at, nearQuality, supporting)

const unavailable = /^(?:or|exists?|available|unavailable)$/

/** "Standard therapy has proven ineffective", "curative measures do not exist or are no longer effective", of which those who have had none may be. */
export const byEffect = (words: Words, at: number): Claim | undefined => {
  if (!Nearby.hasBefore(words, at, nearQuality, qualities) || isOfAilment(words, at)) return undefined
  for (let told = at + 1; told < at + farEffect && !sentenceEnds.has(words[told] ?? "."); told++) {
    const end = behindEffect(words, told)
    if (end === undefined) continue
    const mayBeMissing = words.slice(at, told).some((word) => unavailable.test(word))

    return { ...failedWith(at, end), beyond: mayBeMissing ? "silent" : "not meant" }
  }

  return undefined
}
