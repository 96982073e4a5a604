import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type * as TargetMatcher from "../matching/TargetMatcher.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import type { Tokens } from "../text/Tokens.ts"
import { englishWords, lookAlikes, type Marker } from "./MarkerLexicon.ts"
import * as MarkerMatcher from "./MarkerMatcher.ts"
import * as MarkerStatus from "./MarkerStatus.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as VariantNotation from "./VariantNotation.ts"

/** What a text says of a marker in one place, whoever asks. */
export interface MarkerMention extends Mention.Mention {
  /** Nothing where it is not to be told what is said of it. */
  readonly status: MarkerStatus.MarkerStatus | undefined
  /** The words of what is taken out: "any KRAS mutation other than G12C". */
  readonly excepted: ReadonlyArray<string>
}

/** Where a list of markers begins, so that what is said of the list is said of each: "no EGFR, ALK or ROS1 alteration". */
const listStart = (text: string, tokens: Tokens, first: number): number => {
  let start = first
  for (let at = first - 1; at >= 0 && at > first - 16; at--) {
    const word = tokens.words[at] ?? ""
    if (VariantNotation.geneLike(text, tokens, at) || /^\d$/.test(word)) start = at
    else if (!/^(?:,|\/|and|or|&|-)$/.test(word)) break
  }

  return start
}

/** Whether the mention, or a part of it, belongs to another thing's name. What stands beside it makes it no other thing. */
const isLookAlike = (marker: Marker, words: ReadonlyArray<string>, first: number, last: number): boolean =>
  lookAlikes.get(marker.name)?.some((phrase) => {
    for (let at = Math.max(0, first - phrase.length + 1); at < last; at++) if (matches(words, at, phrase)) return true

    return false
  }) ?? false

const lowerCase = /[a-z]/

const shouted = (text: string, start: number, end: number): boolean => {
  const around = text.slice(Math.max(0, start - 20), end + 14)

  return around.length > 24 && !lowerCase.test(around)
}

/** What takes a variant out of what was just named. */
const exceptions: ReadonlySet<string> = new Set(["other", "except", "excepting", "excluding", "but"])

const exceptedBehind = (words: ReadonlyArray<string>, last: number): ReadonlyArray<string> => {
  for (let at = last; at < last + 4; at++) if (exceptions.has(words[at] ?? "")) return words.slice(at + 1, at + 7)

  return none
}

const none: ReadonlyArray<string> = []

const untold = (span: Span.Span, remark: string): MarkerMention => ({
  ...Mention.of(span, { outcome: "unknown", turned: false, remark }),
  status: undefined,
  excepted: none,
})

/** What a place that names the marker says; nothing where it is another thing. */
const read = (span: Span.Span, marker: Marker, named: MarkerMatcher.Named): MarkerMention | undefined => {
  const { document, first, last, tokens } = span
  const { text } = document
  if (isLookAlike(marker, tokens.words, first, last)) return undefined
  if (marker.measured !== true && TherapyTarget.names(text, tokens, first, last))
    return untold(span, "as part of a therapy's name")
  const status = MarkerStatus.of(marker, named, text, tokens, first, last)
  const wordlike = status.state === "bare" || englishWords.has(marker.name)
  if (wordlike && marker.exact.length > 0 && shouted(text, named.start, named.end)) return undefined
  const from = listStart(text, tokens, first)
  const stand = Stand.of({ ...span, first: from })
  if (stand.turned && tokens.words[from - 1] === "and") return untold(span, "which way is not clear")

  return { ...Mention.of(span, stand), status, excepted: exceptedBehind(tokens.words, last) }
}

/** Every mention of the marker in a text. */
export const of = (
  document: Document,
  marker: Marker,
  names: TargetMatcher.Targets<MarkerMatcher.Spelling>,
): ReadonlyArray<MarkerMention> =>
  MarkerMatcher.named(marker, names, document)
    .slice(0, MarkerMatcher.most)
    .flatMap((named) => {
      const span = Span.at(document, named.start, named.end)
      const mention = span === undefined ? undefined : read(span, marker, named)

      return mention === undefined ? [] : [{ ...mention, end: named.end + named.rest.length }]
    })
