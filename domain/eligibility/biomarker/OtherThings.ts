import { once } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import * as AnyResult from "../marker-status/AnyResult.ts"
import type * as MarkerRun from "../marker-status/MarkerRun.ts"
import type { MarkerStatus } from "../marker-status/MarkerStatus.ts"
import * as LongerNames from "../markers/LongerNames.ts"
import type { Marker } from "../markers/Marker.ts"
import { englishWords, lookAlikes, namedCancers } from "../markers/MarkerLexicon.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { tumorGenes } from "../markers/TumorGenes.ts"
import { matches } from "../matching/TokenPhrases.ts"
import { fold } from "../text/Folding.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as NamesakeThings from "./NamesakeThings.ts"
import { therapyWords } from "./TherapyTarget.ts"

type Words = ReadonlyArray<string>

const symbols = once(
  (): ReadonlySet<string> =>
    new Set(
      tumorGenes
        .flatMap(({ exact, family, forms, name }) => [name, ...forms, ...exact, ...(family?.names ?? [])])
        .map(fold),
    ),
)

/** So far before a change its gene is looked for. */
const farthest = 24

/** "EGFR-TKI": a therapy, of which no change is told. */
const isTherapy = (words: Words, at: number, first: number): boolean =>
  words.slice(at + 1, Math.min(at + 4, first)).some((word) => therapyWords.has(word))

const marks: ReadonlySet<string> = new Set(["-", "p", ".", "(", ":"])

const plainWord = /^[A-Z]?[a-z]+$|^[^\p{L}\p{N}]$/u

/** Whether what stands right before a change may be a gene that nobody knows. */
const isBehindName = (text: string, { ends, starts, words }: Tokens, first: number): boolean => {
  let at = first - 1
  while (marks.has(words[at] ?? "")) at--

  return at >= 0 && !plainWord.test(text.slice(starts[at], ends[at]))
}

/** "A TKI for T790M": what a therapy is for. */
const isAim = (words: Words, first: number): boolean =>
  /^(?:for|against|targeting)$/.test(words[first - 1] ?? "") &&
  words.slice(Math.max(0, first - 5), first).some((each) => therapyWords.has(each))

/** Whether a gene is named before the name of a change: then that tells of it, if it is its own, and not the change by itself. */
const isToldByGene = (text: string, tokens: Tokens, first: number, { change }: Pick<Named, "change">): boolean => {
  if (change === undefined) return false
  const { words } = tokens
  if (isBehindName(text, tokens, first) || isAim(words, first)) return true
  for (let at = first - 1; at >= 0 && at > first - farthest && words[at] !== ";"; at--)
    if (symbols().has(words[at] ?? "") && !isTherapy(words, at, first)) return true

  return false
}

/** Whether the mention, or a part of it, belongs to another thing's name. What stands beside it makes it no other thing. */
const isPartOf = (
  names: typeof lookAlikes,
  marker: Marker,
  words: ReadonlyArray<string>,
  first: number,
  last: number,
): boolean =>
  names.get(marker.name)?.some((phrase) => {
    for (let at = Math.max(0, first - phrase.length + 1); at < last; at++) if (matches(words, at, phrase)) return true

    return false
  }) ?? false

const nearGene = 4

const lowerCase = /[a-z]/

/** Between others of a list nothing is a word. */
const isListed = (text: string, start: number, end: number): boolean =>
  /[,/(] ?$/.test(text.slice(Math.max(0, start - 2), start)) && /^ ?[,/)]/.test(text.slice(end, end + 2))

const shouted = (text: string, start: number, end: number): boolean => {
  if (isListed(text, start, end)) return false
  const around = text.slice(Math.max(0, start - 20), end + 14)

  return around.length > 24 && !lowerCase.test(around)
}

/** Whether the name may as well be another word's abbreviation. */
const isAmbiguous = ({ ambiguous, exact, implied }: Marker, written: string): boolean =>
  ambiguous === true && (exact.includes(written) || implied?.exact.includes(written) === true)

/** Whether a place that looks like the marker names another thing. */
export const isNamed = ({ segment }: Span, place: MarkerRun.Place, marker: Marker, named: Named): boolean => {
  const { first, last, text, tokens } = place

  return (
    isPartOf(lookAlikes, marker, tokens.words, first, last) ||
    (segment.side === "exclusion" && isPartOf(namedCancers, marker, tokens.words, first, last)) ||
    LongerNames.cover(marker, tokens.words, first, last) ||
    isToldByGene(text, tokens, first, named) ||
    NamesakeThings.isMeant(text.slice(named.start, named.end), place)
  )
}

/** "A mismatch repair gene variant": what is inherited, or is in one of these genes, tells nothing of the tumour's microsatellites. */
export const isOfGene = (
  { last, tokens: { words } }: Span,
  { name }: Marker,
  { says }: Named,
  { kinds }: MarkerStatus,
): boolean =>
  name === "MSI" &&
  says === "name" &&
  kinds.includes("mutation") &&
  words.slice(last, last + nearGene).some((word) => word === "gene" || word === "genes")

/** Whether a name is as well a word, or a word's abbreviation, and nothing is said of it that is said of markers. */
export const isWord = (
  place: MarkerRun.Place,
  marker: Marker,
  { end, start }: Named,
  told: MarkerStatus,
  headed: MarkerStatus,
): boolean => {
  const { text } = place
  const isWordlike = told.state === "bare" || englishWords.has(marker.name)
  if (isWordlike && marker.exact.length > 0 && shouted(text, start, end)) return true

  return (
    headed.state === "bare" &&
    isAmbiguous(marker, text.slice(start, end)) &&
    !AnyResult.of(place, headed, place.first).has("any")
  )
}
