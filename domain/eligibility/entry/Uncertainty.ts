import * as Relatives from "../classes/Relatives.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import { listed } from "../text/WordSet.ts"

/** What is said of a text where what was entered leaves open what the patient has. */
export const remark = "which state was entered is not clear"

/** Words by which a report or a patient says that a result is not there yet, or does not tell; and those for relatives. */
const uncertainAt = TokenPhrases.beginning([
  ...listed`
  unknown, undetermined, indeterminate, indeterminable, inconclusive, equivocal, uncertain, unclear, unsure, ambiguous, pending, awaited,
  awaiting, untested, unavailable, insufficient, possible, possibly, probable, probably, maybe, perhaps, suspected, suspicion, suspicious,
  presumed, vus, likely, unlikely, doubtful, questionable, borderline, might, benign, polymorphism, previously, formerly, historically,
  used to, n / a, na, nd, tbd, ?, failed, not evaluable, unevaluable, invalid, discordant, unspecified
`,
  ...`family son sons ${Relatives.relatives} ${Relatives.having}`.split(" "),
])

/** What only looks like them: how sure a variant is harmful, and when a result was found or a therapy given. */
const certainAt = TokenPhrases.beginning(listed`
  likely pathogenic, likely deleterious, likely oncogenic, likely damaging, previously treated, previously reported, previously identified,
  previously detected, previously confirmed, previously documented, previously found, previously known, previously tested
`)

/** Whether the words of an entry leave open what was found: "MGMT indeterminate", "BRCA2 VUS"; or tell of a relative. */
export const isTold = (words: ReadonlyArray<string>): boolean =>
  words.some((_, at) => uncertainAt(words, at) !== undefined && certainAt(words, at) === undefined)
