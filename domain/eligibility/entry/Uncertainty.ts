import { matches } from "../matching/TokenPhrases.ts"

/** What is said of a text where what was entered leaves open what the patient has. */
export const remark = "which state was entered is not clear"

type Words = ReadonlyArray<string>

/** Words by which a report or a patient says that a result is not there yet, or does not tell. */
const uncertain: ReadonlyArray<Words> = (
  "unknown|undetermined|indeterminate|indeterminable|inconclusive|equivocal|uncertain|unclear|unsure|ambiguous|pending|awaited|awaiting|" +
  "untested|unavailable|insufficient|possible|possibly|probable|probably|maybe|perhaps|suspected|suspicion|suspicious|presumed|vus|" +
  "unknown significance|n / a|na|nd|tbd|?|failed|not evaluable|unevaluable|invalid|discordant|unspecified|" +
  "family|mother|father|sister|brother|parent|relative|relatives"
)
  .split("|")
  .map((phrase) => phrase.split(" "))

/** Whether the words of an entry leave open what was found: "MGMT indeterminate", "BRCA2 VUS"; or tell of a relative. */
export const isTold = (words: Words): boolean =>
  words.some((_, at) => uncertain.some((phrase) => matches(words, at, phrase)))
