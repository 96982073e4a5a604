import { isAlphanumeric } from "../text/Characters.ts"

/** The words that an item begins with, and their capital is not that of a name. */
const openers =
  /(?:No|Not|None|Prior|Previous|Previously|Patients?|Participants?|Subjects?|Must|At least|Greater than|More than|Less than|Fewer than|See|Recovered|Concurrent|Has|Have|Able|Willing|Adequate|Measurable|Histologically|Cytologically|Recurrence|Evidence|History|Known|Active|Any|Uncontrolled|Pregnant|Signed|Written|Life expectancy|Documented|Presence) [A-Za-z0-9(]/y

/** "Endocrine therapy:", "Chemotherapy:", "Life expectancy:". */
const label = /[A-Z][a-z]{2,}(?: [a-z]{4,})?:/y

/** Words behind which a capital begins no item: "of Patients", "in Part:". */
const joining =
  /\b(?:a|an|all|and|any|are|as|at|between|both|by|each|for|from|in|is|no|not|of|on|or|our|per|than|that|the|these|this|those|to|under|with|without|phase|cohort|part|group|arm|stage|grade|step|schedule|module) ?[\d-]*$/

/** The mark of an item, which goes on behind it: "either 1) …, or 2) No prior treatment". */
const marking = /(?:^|[\s(])(?:\d{1,2}|[a-z])\)$/

/** So far before a capital the word before it is looked for, in characters. */
const reach = 14

const closing = ")".charCodeAt(0)

const matches = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at

  return pattern.test(text)
}

/** Whether an item may end with a character that is no mark. */
const mayClose = (code: number): boolean => isAlphanumeric(code) || code === closing

const isCapital = (code: number): boolean => code >= 65 && code <= 90

/** The item of the registry's old layout that points to another part. */
const pointing = "disease characteristics"

const longestWord = 40

/** Whether the word that ends before a place is written small, or is a number or a bracket. */
const isPlainBefore = (text: string, at: number): boolean => {
  let from = at - 1
  while (from > at - longestWord && isAlphanumeric(text.charCodeAt(from))) from--

  return !isCapital(text.charCodeAt(from + 1))
}

/** Whether an item may begin behind the space at a place, as a glance tells. */
export const mayBegin = (text: string, at: number): boolean => isCapital(text.charCodeAt(at + 1))

/** Whether an item that may begin behind the space at a place does, glued to the one before it without a mark: "… for metastatic disease No prior …". */
export const begins = (text: string, folded: string, at: number): boolean => {
  if (!mayClose(text.charCodeAt(at - 1))) return false
  if (!isPlainBefore(text, at) && !folded.endsWith(pointing, at)) return false
  if (!matches(openers, text, at + 1) && !matches(label, text, at + 1)) return false

  const before = folded.slice(Math.max(0, at - reach), at)

  return !joining.test(before) && !marking.test(before)
}
