import { languageWords } from "../entry/LanguageWords.ts"
import { stateAt } from "../marker-status/StateMatcher.ts"
import * as Tokens from "../text/Tokens.ts"
import * as EnteredWords from "./EnteredWords.ts"

/** Two letters together, or a letter beside a digit; of scripts that need no more, one. */
const letters =
  /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sample that is a marker itself where nothing else is named. */
const ofSamples: ReadonlySet<string> = new Set(["ctdna", "cfdna"])

const mayBeName = (word: string): boolean =>
  ofSamples.has(word) || (letters.test(word) && !languageWords.has(word) && !EnteredWords.isToldOf(word))

/** Whether words hold any that could be the name of a marker, and are not all of the language, of states, single letters, numbers and signs. */
export const mayBeIn = (written: string): boolean => {
  const { words } = Tokens.ofWritten(written)
  const ofStates = new Set(words.flatMap((_, at) => (stateAt(words, at)?.words ?? []).map((__, behind) => at + behind)))

  return words.some((word, at) => !ofStates.has(at) && mayBeName(word))
}
