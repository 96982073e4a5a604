import type { WordClasses } from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"

/** Words by which something or somebody is let in that is not asked for. */
export const permissions = WordSet.of("allowed permitted acceptable allowable permissible eligible")

/** Who takes part in a study, together. */
const groups = WordSet.of("patients subjects participants individuals persons cases men women children people")

/** The same, and each of them alone. */
export const people = groups.union(WordSet.of("patient subject participant individual person case"))

/** What taking part is called. */
export const participation = WordSet.of("participation enrollment enrolment inclusion")

/** What is taken part in. */
export const studies = WordSet.of("study trial protocol")

/** What is done with somebody who takes part. */
const taken = "entered enrolled included accepted admitted recruited randomized randomised"

/** What those are called of whom something is told apart from the others: "Cohort 1". */
export const parts = WordSet.of("cohort cohorts arm arms part parts group groups phase phases stratum stratums strata")

/** The numbers and letters by which parts of a study are called. */
export const isPartName = (word: string): boolean =>
  /^(?:\d+[a-z]?|[ivx]+[a-z]?|[a-h]\d?|one|two|three|four)$/.test(word)

/** The words with which it is told first what somebody does who takes part. */
export const joining = WordSet.of("participate enroll enrol take enter join be")

export const classes: WordClasses = { people, participation, study: studies, taken, part: parts }

/** Those who are kept out, as the verb names them that keeps them out. */
export const whom = "( a|the|any? {people} | them )"

/** The study, as its own criteria call it. */
export const thisStudy = "the|this {study}"

/** What somebody is kept from. */
export const taking = "( the? study|trial )? {participation}|entry|eligibility"

/** What somebody does who takes part. */
const takePart = `( participate|enroll|enrol | take part | enter|join ${thisStudy} | be {taken}|eligible )`

/** What is told of those who are kept out. */
export const cannotTakePart = `( cannot | can|may|must|should|shall not ) ${takePart}`

/** Why somebody is kept out. */
export const because =
  "( if ( they have|had | the|a {people} has | there is )? | in case|cases of | in the presence of | because of | due to )"
