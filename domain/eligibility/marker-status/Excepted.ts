import { variant, withExons } from "../markers/VariantNotation.ts"
import { beginning, ending } from "../matching/TokenPhrases.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

/** What takes something out of what stands before it: "alterations other than …". */
const phrases: ReadonlyArray<string> = [
  "other than",
  "except",
  "except for",
  "except in",
  "excepting",
  "excluding",
  "excludes",
  "excl",
  "excl .",
  "apart from",
  "aside from",
  "besides",
  "beside",
  "the exception of",
  "with the exception of",
  "with exception of",
  "exception",
  "exceptions",
  "the exclusion of",
  "with the exclusion of",
  "with exclusion of",
  "not including",
  "not counting",
  "save for",
  "save",
  "barring",
  "bar",
  "minus",
  "outside",
  "outside of",
  "rather than",
  "instead of",
  "as opposed to",
  "but no",
  "but non",
  "but without",
  "all but",
  "any but",
  "anything but",
]

const phraseAt = beginning(phrases)

const denials: ReadonlySet<string> = new Set(["not", "non", "cannot", "never", "no", "without", "less"])

/** What may stand between a denial and the change that it is of: "must not be the G12C variant", "not located in exon 20". */
const beforeChange = WordSet.of("be have carry harbor harbour include a an the of in at located found - p . (")

/** Whether a token names a change, or begins with "exon" or "codon" to tell its place. */
const isChange = (words: Words, at: number): boolean =>
  variant(words[at] ?? "") !== undefined || (/^(?:exon|codon)s?$/.test(words[at] ?? "") && isNumber(words[at + 1]))

/** Whether the token at `at` denies a change, be it by one more word: "that is not V600E", "must not be G12C", "(not G12C)". */
const deniesChange = (words: Words, at: number): boolean => {
  if (!denials.has(words[at] ?? "")) return false
  let next = at + 1
  while (beforeChange.has(words[next] ?? "") && next < at + longestDenial) next++

  return isChange(words, next)
}

const longestDenial = 5

/** Behind the words at `at` that say what is meant to be another one: "other activating mutation than". */
const behindOther = (words: Words, at: number): number | undefined => {
  if (words[at] !== "other") return undefined
  const than = words.slice(at, at + longestOther).indexOf("than")

  return than < 0 ? undefined : at + than + 1
}

const longestOther = 5

const nearGene = 6

/** "All mutations but G12C", "any KRAS mutation but KRAS G12C": the gene may be named again, and nothing else stands between. */
const isButChange = (words: Words, at: number): boolean =>
  words[at] === "but" &&
  (isChange(words, at + 1) ||
    (isChange(words, at + 2) && words.slice(Math.max(0, at - nearGene), at).includes(words[at + 1] ?? "")))

/** Behind the words at `at` that take out what follows them: "except", "that is not V600E", "must not be G12C", and not "but not limited to". */
const behindIntroduction = (words: Words, at: number): number | undefined => {
  const found = phraseAt(words, at)
  if (found !== undefined) return at + found.length
  if (words[at] === "but" && words[at + 1] === "not" && words[at + 2] !== "limited") return at + 2
  if (isButChange(words, at)) return at + 1

  return behindOther(words, at) ?? (deniesChange(words, at) ? at + 1 : undefined)
}

/** What may stand between the changes of a list, and between them and what is said of all of them. */
const besideChange = WordSet.of(
  ", / and or exon exons codon mutation mutations variant variants insertion insertions deletion deletions is are being be",
)

const isPassed = (word: string): boolean => isNumber(word) || letter.test(word) || besideChange.has(word)

const letter = /^[a-z]$/

const verdict = /^(?:excluded|excepted|exempted|ineligible|disallowed|prohibited|forbidden|barred)$/

const letIn = /^(?:eligible|allowed|permitted|included|acceptable|accepted|enrolled|considered|admitted)$/

/** What may stand between changes and the verdict on those who have them: "T790M-positive tumours are". */
const beforeVerdictWords = WordSet.of(
  "- positive mutated mutant tumor tumors tumour tumours cancer cancers patients participants subjects disease is are was were will would shall should can may be being",
)

const longestBeforeVerdict = 6

/** Whether the token at `at` begins what keeps somebody out: "are excluded", "will not be accepted", "tumours cannot be enrolled". */
const isVerdict = (words: Words, at: number): boolean => {
  let next = at
  while (next < at + longestBeforeVerdict && beforeVerdictWords.has(words[next] ?? "")) next++
  if (verdict.test(words[next] ?? "")) return true
  if (!/^(?:not|cannot|never)$/.test(words[next] ?? "")) return false

  return letIn.test(words[words[next + 1] === "be" ? next + 2 : next + 1] ?? "")
}

const longestList = 12

const settingApart = WordSet.of(", ( ; with where whereas but though")

/** Before the verdict that keeps out the changes that begin at a token and are set apart: "(G12C excluded)", ", V600 mutations are not eligible". */
const beforeVerdict = (words: Words, first: number): number | undefined => {
  const before = words[first - 1] === "." && words[first - 2] === "p" ? first - 3 : first - 1
  if (!settingApart.has(words[before] ?? "") || !isChange(words, first)) return undefined
  let at = first
  while (at < first + longestList && (isChange(words, at) || isPassed(words[at] ?? ""))) at++
  if (words[at - 1] === ",") return undefined

  return isVerdict(words, at) ? at : undefined
}

/** Whether the token at `at` begins what says that a change is not meant: "not G12C", "G12C excluded". */
export const isOfChange = (words: Words, at: number): boolean =>
  deniesChange(words, at) || beforeVerdict(words, at) !== undefined

/** Whether something is taken out by the words from `from` to before `end`. */
export const isAmong = (words: Words, from: number, end: number): boolean => {
  for (let at = from; at < end; at++)
    if (behindIntroduction(words, at) !== undefined || isOfChange(words, at)) return true

  return false
}

const farthest = 12

const mostWords = 14

const none: Words = []

/** What ends the clause of a marker, and what begins another one: what is excepted there is excepted from treatment. */
const ends = WordSet.of(". ; : treatment treated therapy therapies chemotherapy prior previous previously")

const endsList = WordSet.of("; : ) but if unless")

const isEnd = (words: Words, at: number): boolean =>
  ends.has(words[at] ?? ".") && !(words[at] === "." && words[at - 1] === "p")

/** The words of what is taken out behind a marker that ends before `last`, with exons as changes are called: "other than exon 20". */
export const behind = (words: Words, last: number): Words => {
  for (let at = last; at < last + farthest && !isEnd(words, at); at++) {
    const kept = beforeVerdict(words, at)
    if (kept !== undefined) return withExons(words.slice(at, kept))
    const from = behindIntroduction(words, at)
    if (from === undefined) continue
    const list = words.slice(from, from + mostWords)
    const end = list.findIndex((word) => endsList.has(word))

    return withExons(end < 0 ? list : list.slice(0, end))
  }

  return none
}

/** Where changes begin that are kept out by a verdict behind them, which is none on the marker that ends before `last`: "KRAS mutation with G12C excluded". */
export const verdictFrom = (words: Words, last: number): number | undefined => {
  for (let at = last; at < last + farthest && !isEnd(words, at); at++)
    if (at > last && beforeVerdict(words, at) !== undefined) return at

  return undefined
}

const introductionAt = ending(phrases)

/** Before the words, ending with the token at `last`, that take what follows out of a class: "alterations other than". */
export const introductionBefore = (words: Words, last: number): number | undefined => {
  const found = introductionAt(words, last)
  if (found === undefined) return undefined
  const before = last - found.length

  return words[before] === "," ? before - 1 : before
}
