import type { Kind } from "../markers/Marker.ts"
import { namedChanges, variant } from "../markers/VariantNotation.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Introductions from "./Introductions.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import { stateAt } from "./StateMatcher.ts"
import { addKind, further } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

/** What leads from an alteration to the changes that it must be: "mutation, which must be one of the following: …". */
const links = WordSet.of(
  ": , ( - must should shall has to be being is are that which defined as i . e ie namely specifically limited restricted consisting of " +
    "comprising meaning viz only either one of these the following types type kinds kind for this protocol study trial purposes means mean gene",
)

const articles = WordSet.of("a an the of in")

const longestLink = 12

const isOfChange = (words: Words, at: number): boolean =>
  variant(words[at] ?? "") !== undefined || isNumber(words[at]) || stateAt(words, at) !== undefined

const isChange = (words: Words, at: number): boolean =>
  variant(words[at] ?? "") !== undefined ||
  namedChanges.has(words[at] ?? "") ||
  (words[at] === "internal" && words[at + 1] === "tandem") ||
  (words[at] === "exon" && isNumber(words[at + 1]))

/** Whether a change is told at a token, be it by a noun before it: "exon 19 deletion", "deletion in exon 19". */
const isToldAt = (words: Words, at: number): boolean => {
  if (isChange(words, at)) return true
  const noun = stateAt(words, at)
  if (noun?.noun !== true) return false
  let behind = at + noun.words.length
  while (articles.has(words[behind] ?? "")) behind++

  return isChange(words, behind)
}

const longestList = 30

const ofList = WordSet.of("a an the of in at , / ( ) and or & p . exon exons codon point")

const others: ReadonlySet<string> = new Set([...further, "another", "others", "any", "etc", "not", "except"])

/** Behind the name of the marker that ends before `last`, where it is told again at a token, or the token itself. */
export const overName = (words: Words, last: number, at: number): number => {
  if (words[at] !== words[last - 1]) return at

  return words[at + 1] === "-" || words[at + 1] === "gene" ? at + 2 : at + 1
}

/** Whether a list of changes goes on with what leaves room for more: "L858R or another activating mutation". */
const isLeftOpen = (words: Words, last: number, from: number): boolean => {
  let at = from
  while (
    at < from + longestList &&
    (ofList.has(words[at] ?? "") || isOfChange(words, at) || overName(words, last, at) > at)
  )
    at++

  return others.has(words[at] ?? "")
}

/** "(EGFRm)": what is short for the alteration, in brackets right behind it. */
const overAbbreviation = (words: Words, at: number): number =>
  words[at] === "(" && words[at + 2] === ")" ? at + 3 : at

const weak: ReadonlySet<string> = new Set([...articles, ",", "-"])

/** Whether the words between two tokens say that what follows is all that is meant, and do not only join the next item of a list. */
export const isTelling = (words: Words, from: number, end: number): boolean =>
  words.slice(from, end).some((word) => !weak.has(word))

/** Behind what leads from an alteration, which ends before the token at `behind`, to what it is said to be; the place itself where nothing does. */
export const behindLinks = (words: Words, behind: number): number => {
  let at = overAbbreviation(words, behind)
  while (at < behind + longestLink && (links.has(words[at] ?? "") || articles.has(words[at] ?? ""))) at++

  return at
}

/**
 * Where the changes begin that an alteration, which ends before the token at `behind`, is said to be: "EGFR mutation: L858R", "must be an
 * exon 19 deletion", "namely EGFR L858R". The marker's name ends before `last`. Nothing where they are no more than some of it.
 */
export const beginning = (
  { run, tokens: { words } }: MarkerRun.Sentence,
  last: number,
  behind: number,
): number | undefined => {
  const linked = behindLinks(words, behind)
  const at = isTelling(words, behind, linked) ? overName(words, last, linked) : linked
  const isTold = at > behind && isToldAt(words, at)

  return isTold && !isLeftOpen(words, last, at) && !Introductions.isTakenOutAmong(run, at, at + 1) ? at : undefined
}

const between = WordSet.of(", / ; and or and/or - a an gene exon exons skipping activating point high level")

const widest = 24

/** What behind a comma tells how something was found, and no more of what it is. */
const howFound = WordSet.of(
  "found shown detected identified confirmed documented proven determined measured tested assessed as by per",
)

const isPassed = (word: string): boolean => between.has(word) || isNumber(word) || variant(word) !== undefined

/**
 * The kinds of alterations that are listed from the token at `from` to before `end`, be the marker named again that ends before `last`;
 * nothing where anything else stands there.
 */
const listed = (words: Words, last: number, from: number, end: number): ReadonlyArray<Kind> | undefined => {
  const kinds = new Set<Kind>()
  for (let at = from; at < end && (at === from || !howFound.has(words[at] ?? "")); ) {
    const state = stateAt(words, at)
    const isOther = state === undefined ? !isPassed(words[at] ?? "") : state.claim !== "present" || state.kind === "any"
    if (isOther && overName(words, last, at) === at) return undefined
    if (state !== undefined) addKind({ kinds }, state)
    at += state?.words.length ?? 1
  }

  return kinds.size === 0 ? undefined : [...kinds]
}

const nearNoun = 4

/** Where it begins to be told, in brackets, behind a colon or in so many words, what alterations are meant. */
const opening = (words: Words, last: number): number | undefined => {
  for (let at = last; at < last + nearNoun; at++) {
    const state = stateAt(words, at)
    if (state?.noun !== true || state.kind !== "alteration") continue
    const behind = at + state.words.length
    const linked = behindLinks(words, behind)

    return isTelling(words, behind, linked) ? linked : undefined
  }

  return undefined
}

/** Where what is told from a token on ends: with the bracket around it, or its clause. */
const endOf = (words: Words, from: number): number => {
  const stop = words[from - 1] === "(" ? /^\)$/ : /^[.;)]$/
  const end = words.findIndex((word, at) => at >= from && stop.test(word))

  return end < 0 ? words.length : end
}

/** "FGFR2 alterations (mutation or amplification)", "alterations, namely an FGFR2 fusion": these kinds of them, and no others. `last` is behind the marker's name. */
export const kindsOf = (status: MarkerStatus, words: Words, last: number): MarkerStatus => {
  if (!status.kinds.includes("alteration")) return status
  const from = opening(words, last)
  if (from === undefined) return status
  const end = endOf(words, from)
  const kinds = end > from + widest ? undefined : listed(words, last, from, end)

  return kinds === undefined || kinds.includes("alteration") ? status : { ...status, kinds }
}
