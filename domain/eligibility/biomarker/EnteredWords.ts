import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import { besideResults } from "../classes/LanguageWords.ts"
import * as Denials from "../entry/Denials.ts"
import type { Entered } from "../entry/Entered.ts"
import { betweenWords, itemWords, knowingWords, leadingWords, statusWords } from "../marker-status/MarkerWords.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import { statesIn } from "../markers/StatusLexicon.ts"
import { geneLike, isVariant } from "../markers/VariantNotation.ts"
import * as WordSet from "../text/WordSet.ts"

const numbered = /\d/

const mark = /^[^\p{L}]$/u

const ofList: ReadonlySet<string> = new Set(["-", "/", ":"])

/** Whether a word names a cancer, or where one sits. */
export const isOfCancer = (word: string): boolean =>
  DiseaseWords.isCancer(word) || DiseaseWords.siteOf(word) !== undefined || DiseaseWords.seatOf(word) !== undefined

/** Whether a word tells no marker: it stands beside one in reports. */
export const isToldOf = (word: string): boolean =>
  [betweenWords, leadingWords, itemWords, statusWords, knowingWords, besideResults].some((words) => words.has(word)) ||
  isOfCancer(word)

/** The partner of a fusion, or another gene: "KIF5B-RET", "TMPRSS2-ERG". Letters alone must be joined to something. */
const isGene = ({ text, tokens }: Entered, at: number): boolean =>
  geneLike(text, tokens, at) &&
  !isVariant(tokens.words[at]) &&
  (ofList.has(tokens.words[at + 1] ?? "") || ofList.has(tokens.words[at - 1] ?? ""))

/** The markers that an entry names in whatever way, in no order; they are asked for several times in turn. */
export const namesIn = remembering(({ text }: Entered) => MarkerMatcher.all(text))

/** The places of the words of an entry that are no part of a marker's name. */
export const outsideNames = remembering((entry: Entered): ReadonlySet<number> => {
  const names = namesIn(entry).map(({ name }) => name)
  const isOutside = (place: number): boolean =>
    !names.some(({ end, rest, start }) => start <= place && place < end + rest.length)

  return new Set(entry.tokens.starts.keys().filter((at) => isOutside(entry.tokens.starts[at] ?? 0)))
})

/** Whether a word of an entry is a mark or a number, or is known to stand beside markers. */
export const isUnderstood = (entry: Entered, at: number): boolean => {
  const word = entry.tokens.words[at] ?? ""

  return mark.test(word) || numbered.test(word) || isToldOf(word) || isGene(entry, at)
}

export const ofStates = (words: ReadonlyArray<string>): ReadonlySet<number> =>
  new Set(statesIn(words).flatMap(({ at, state }) => state.words.map((_, behind) => at + behind)))

/** The states that an entry tells outside of names. */
export const statesBeside = (entry: Entered) => {
  const outside = outsideNames(entry)

  return statesIn(entry.tokens.words).filter(({ at }) => outside.has(at))
}

export const tellState = (words: ReadonlyArray<string>): boolean => words.some(isVariant) || statesIn(words).length > 0

const english = /^[ -~]*$/

/** What is left of a word that is turned by how it begins, where more than a space parts it: "un/methylated". */
const turning = WordSet.of("un hypo")

/**
 * Whether no word of an entry may turn what stands beside it, as one does that is not understood: "KRAS nicht mutiert", "MGMT umethylated".
 * Beside a state that is told in English, other English words are only more that a report says: "EML4-ALK fusion transcript".
 */
export const areUnderstood = (entry: Entered, isChangeTold: boolean): boolean => {
  const { words } = entry.tokens
  const states = ofStates(words)
  const isClear = (at: number): boolean =>
    ((isChangeTold || states.size > 0) && english.test(words[at] ?? "") && !turning.has(words[at] ?? "")) ||
    isUnderstood(entry, at)

  return (
    !Denials.areAmong(words) &&
    outsideNames(entry)
      .values()
      .every((at) => states.has(at) || isClear(at))
  )
}
