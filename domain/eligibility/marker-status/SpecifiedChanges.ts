import type { Kind } from "../markers/Marker.ts"
import { type ChunkedRun, wordAt } from "../rules/ChunkedRun.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Introductions from "./Introductions.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"
import { addKind, further } from "./StatusCues.ts"

type Words = ReadonlyArray<string>

type Reading = ChunkedRun<MarkerParts.Part>

/** What leads from an alteration to the changes that it must be: "mutation, which must be one of the following: …". */
const links = WordSet.of(
  ": , ( - must should shall has to be being is are that which defined as i . e ie namely specifically limited restricted consisting of " +
    "comprising meaning viz only either one of these the following types type kinds kind for this protocol study trial purposes means mean gene",
)

const articles = WordSet.of("a an the of in")

const longestLink = 12

/** Whether a change is told at a place by itself, and not by the residues that it is of. */
const isChange = (run: Reading, at: number): boolean => {
  const part = run.chunks[at]?.value

  return part?.is === "change" && part.changes.some((change) => !/^residue|^\*/.test(change))
}

/** Whether a change is told at a place, be it by a noun before it: "exon 19 deletion", "deletion in exon 19". */
const isToldAt = (run: Reading, at: number): boolean => {
  if (!MarkerParts.isNoun(run, at)) return isChange(run, at)
  let behind = at + 1
  while (articles.has(wordAt(run, behind))) behind++

  return isChange(run, behind)
}

const longestList = 30

const ofList = WordSet.of("a an the of in at , / ( ) and or & p . exon exons codon point")

const others: ReadonlySet<string> = new Set([...further, "another", "others", "any", "etc", "not"])

/** Behind the name of the marker where it is told again at a place, or the place itself. */
export const overName = (run: Reading, at: number): number => {
  if (!MarkerParts.isMarkerAgain(run, at)) return at
  const next = wordAt(run, at + 1)

  return next === "-" || next === "gene" ? at + 2 : at + 1
}

/** Whether a list of changes goes on with what leaves room for more: "L858R or another activating mutation". */
const isLeftOpen = (run: Reading, from: number): boolean => {
  const isListed = (at: number): boolean => {
    const word = wordAt(run, at)
    const part = run.chunks[at]?.value

    return ofList.has(word) || isNumber(word) || part !== undefined || MarkerParts.isMarkerAgain(run, at)
  }
  let at = from
  while (at < from + longestList && isListed(at)) at++

  return others.has(wordAt(run, at)) || MarkerParts.isException(run, at)
}

const weak: ReadonlySet<string> = new Set([...articles, ",", "-"])

/** Whether what stands from one place to another says that what follows is all that is meant, and does not only join the next item of a list. */
const isTelling = (run: Reading, from: number, end: number): boolean => {
  for (let at = from; at < end; at++) if (!weak.has(wordAt(run, at))) return true

  return false
}

/** Behind what leads from an alteration, which ends before a place, to what it is said to be, be it behind its abbreviation, "(EGFRm)". */
const behindLinks = (run: Reading, words: Words, behind: number): number => {
  const isLink = (at: number): boolean =>
    (run.chunks[at] === undefined || MarkerParts.isExamples(run, at)) &&
    words.slice(run.tokens[at], run.tokens[at + 1]).every((word) => links.has(word) || articles.has(word))
  let at = wordAt(run, behind) === "(" && wordAt(run, behind + 2) === ")" ? behind + 3 : behind
  while (at < run.to && at < behind + longestLink && isLink(at)) at++

  return at
}

/**
 * Where the changes begin that an alteration, which ends before a place, is said to be: "EGFR mutation: L858R", "must be an exon 19
 * deletion", "namely EGFR L858R". Nothing where they are no more than some of it.
 */
export const beginning = (run: Reading, sentence: MarkerRun.Sentence, behind: number): number | undefined => {
  const linked = behindLinks(run, sentence.tokens.words, behind)
  const at = isTelling(run, behind, linked) ? overName(run, linked) : linked
  if (at === behind || !isToldAt(run, at) || isLeftOpen(run, at)) return undefined
  const token = run.tokens[at] ?? 0

  return Introductions.isTakenOutAmong(sentence.run, token, token + 1) ? undefined : at
}

const between = WordSet.of(", / ; and or and/or - a an gene skipping activating point high level")

const widest = 24

/** What behind a comma tells how something was found, and no more of what it is. */
const howFound = WordSet.of(
  "found shown detected identified confirmed documented proven determined measured tested assessed as by per",
)

/** The kinds of alterations that are listed from one place to before another, be the marker named again; nothing where anything else stands there. */
const listed = (run: Reading, from: number, end: number): ReadonlyArray<Kind> | undefined => {
  const kinds = new Set<Kind>()
  for (let at = from; at < end && (at === from || !howFound.has(wordAt(run, at))); at++) {
    const state = MarkerParts.stateIn(run, at)
    const word = wordAt(run, at)
    const isPassed = between.has(word) || isNumber(word) || isChange(run, at) || MarkerParts.isMarkerAgain(run, at)
    if (state === undefined ? !isPassed : state.claim !== "present" || state.kind === "any") return undefined
    if (state !== undefined) addKind({ kinds }, state)
  }

  return kinds.size === 0 ? undefined : [...kinds]
}

const nearNoun = 4

/** Where it begins to be told, in brackets, behind a colon or in so many words, what alterations are meant. */
const opening = (run: Reading, words: Words, from: number): number | undefined => {
  for (let at = from; at < from + nearNoun; at++) {
    const state = MarkerParts.stateIn(run, at)
    if (state?.noun !== true || state.kind !== "alteration") continue
    const linked = behindLinks(run, words, at + 1)

    return isTelling(run, at + 1, linked) ? linked : undefined
  }

  return undefined
}

/** Where what is told from a place on ends: with the bracket around it, or its clause. */
const endOf = (run: Reading, from: number): number => {
  const stop = wordAt(run, from - 1) === "(" ? /^\)$/ : /^[.;)]$/
  let end = from
  while (end < run.to && !stop.test(wordAt(run, end))) end++

  return end
}

/** "FGFR2 alterations (mutation or amplification)", "alterations, namely an FGFR2 fusion": these kinds of them, and no others. */
export const kindsOf = (status: MarkerStatus, place: MarkerRun.Place): MarkerStatus => {
  if (!status.kinds.includes("alteration")) return status
  const run = MarkerParts.around(place)
  const from = opening(run, place.tokens.words, MarkerParts.markerIn(run) + 1)
  if (from === undefined) return status
  const end = endOf(run, from)
  const kinds = end > from + widest ? undefined : listed(run, from, end)

  return kinds === undefined || kinds.includes("alteration") ? status : { ...status, kinds }
}
