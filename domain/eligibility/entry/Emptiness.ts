import { functionWords, languageWords } from "../classes/LanguageWords.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** What a form holds in place of an answer, the names of what it asks for, and what stands between them. */
const ofForms = WordSet.of(
  "unknown unclear uncertain unsure undetermined indeterminate unspecified undefined untested pending null know known sure yes new other any all confirmed " +
    "determined tested specified stated given provided applicable available tbd stage stages staging staged grade status state setting disease illness " +
    "condition diagnosis diagnosed cancer tumor tumour patient value level be been is are was to do don't of in at the an it my his her we he she has",
)

/** Words of criteria that tell by themselves how a disease stands. */
const telling = WordSet.of(
  "active acute asymptomatic chronic controlled late mild recovered secondary severe stable symptomatic systemic transient treated uncontrolled underlying unstable",
)

/** A letter by itself, or none. */
const bare = /^(?:\p{L}|[^\p{L}]+)$/u

const isEmpty = (word: string): boolean => bare.test(word) || functionWords.has(word) || ofForms.has(word)

/** Whether words say nothing of a patient: "unknown", "not sure", "any stage"; or one word that stands in every text, "current", "other". */
export const is = (written: string): boolean => {
  const { words } = Tokens.ofWritten(written)
  const [first = "", ...others] = words

  return (others.length === 0 && languageWords.has(first) && !telling.has(first)) || words.every(isEmpty)
}
