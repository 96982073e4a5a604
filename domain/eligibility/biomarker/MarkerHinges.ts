import * as Annotation from "../../annotation/Annotation.ts"
import * as Packing from "../../annotation/Packing.ts"
import { once } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type { Marker } from "../markers/Marker.ts"
import { generalOf, markers } from "../markers/MarkerLexicon.ts"
import * as MarkerMatcher from "../markers/MarkerMatcher.ts"
import type * as Pattern from "../matching/Pattern.ts"
import * as WordBeginnings from "../matching/WordBeginnings.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as JudgedMention from "./JudgedMention.ts"
import * as MarkerMentions from "./MarkerMentions.ts"

/** The markers that texts turn on: where one stands for its relatives, it alone. */
const general: ReadonlyArray<Marker> = [...new Set(markers.map(generalOf))]

/** A name with a letter glued before it: "gBRCA1". */
const glued = (letter: string, pattern: Pattern.Pattern): Pattern.Pattern => ({
  ...pattern,
  runs: pattern.runs.with(0, `${letter}${pattern.runs[0]}`),
  exact: pattern.exact?.with(0, `${letter}${pattern.exact[0]}`),
})

/** Without the names of other markers that tell of one, too: they count for those. */
const names = once(() =>
  WordBeginnings.of(
    general.flatMap((marker) =>
      MarkerMatcher.spelled(marker, true).flatMap(({ means, pattern }) =>
        [pattern, ...(marker.prefixes ?? []).map((letter) => glued(letter, pattern))].map((pattern) => ({
          pattern,
          means,
        })),
      ),
    ),
  ),
)

/** At most this many places where a text names any marker are looked at. */
const mostPlaces = 200

interface Place extends MarkerMatcher.Named {
  readonly marker: Marker
}

/** In order, each place for one marker: the longest name that stands there, of equals the first in the vocabulary. */
const placesIn = (source: WordBeginnings.Source): ReadonlyArray<Place> =>
  MarkerMatcher.outermost(
    WordBeginnings.find(names(), source, mostPlaces, (place, spelling): Place | undefined => {
      const named = MarkerMatcher.namedAt(spelling, source.words.folded, place)

      return named === undefined ? undefined : { ...named, marker: spelling.marker }
    }),
  )

const asksAll = ({ isOfAll, isOfAny, status }: MarkerMentions.MarkerMention): boolean =>
  isOfAll && !isOfAny && status !== undefined && status.state !== "absent" && status.state !== "either"

/** What is told of a marker where a text turns on it; nothing where it does not. */
const toldAt = (span: Span.Span | undefined, { marker, ...named }: Place): MarkerMentions.MarkerMention | undefined => {
  const mention = MarkerMentions.at(span, marker, named)

  return mention !== undefined && JudgedMention.decides(mention, marker) ? mention : undefined
}

const spanOf = (document: Document, { end, start }: Place): Span.Span | undefined => Span.at(document, start, end)

/** The markers, by their names, of which something holds at one of the places where a text names them. */
const namesWhere = (document: Document, holds: (place: Place) => boolean): ReadonlyArray<string> => {
  const found = new Set<string>()
  for (const place of placesIn(document))
    if (!found.has(place.marker.name) && holds(place)) found.add(place.marker.name)

  return [...found]
}

const hingesIn = (document: Document): ReadonlyArray<string> =>
  namesWhere(document, (place) => toldAt(spanOf(document, place), place) !== undefined)

/** Those of some markers that the inclusion criteria ask everyone for, and not for their absence. */
const askedOfAll = (document: Document, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  namesWhere(document, (place) => {
    if (!names.includes(place.marker.name)) return false
    const span = spanOf(document, place)
    const mention = span?.segment.side === "inclusion" ? toldAt(span, place) : undefined

    return mention !== undefined && asksAll(mention)
  })

/** All that a text may turn on, by their names in the vocabulary. */
export const terms: ReadonlyArray<string> = general.map(({ name }) => name)

const packing = Packing.list(Packing.oneOf(terms))

/** The markers that a text turns on, by their names: it asks for them or keeps them out, or their absence. */
export const of = AnnotatedText.layer(packing, (text) => hingesIn(text.document()))

/** The markers that a title names, by the same names. */
export const namedIn = (title: string): ReadonlyArray<string> => [
  ...new Set(placesIn({ text: title, words: NumberedText.of(title) }).map(({ marker }) => marker.name)),
]

/** What is known of others by knowing of one. */
const alsoKnown: Readonly<Record<string, ReadonlyArray<string>>> = {
  EGFR: ["EGFRvIII"],
  EGFRvIII: ["EGFR"],
  "Estrogen receptor": ["Hormone receptor"],
  "Progesterone receptor": ["Hormone receptor"],
  "Hormone receptor": ["Estrogen receptor", "Progesterone receptor"],
  "Triple negative": ["Estrogen receptor", "Progesterone receptor", "Hormone receptor", "HER2"],
  "Double-hit": ["MYC", "BCL2", "BCL6"],
}

const isInside = (one: MarkerMatcher.Named, other: MarkerMatcher.Named): boolean =>
  other.start <= one.start && other.end >= one.end && other.end - other.start > one.end - one.start

/** The markers that a profile tells of by one of its biomarkers, by the same names. */
export const toldBy = (written: string): ReadonlyArray<string> =>
  MarkerMatcher.all(written)
    .filter(({ name }, _, all) => !all.some((other) => isInside(name, other.name)))
    .map(({ marker }) => generalOf(marker).name)
    .flatMap((name) => [name, ...(alsoKnown[name] ?? [])])

/** Whether what is asked of a marker is its value: it has no state. */
export const isMeasured = (name: string): boolean =>
  markers.some((marker) => marker.name === name && marker.measured === true)

const titled = Annotation.part(packing)

const selecting = Annotation.part(packing)

/**
 * The markers by which a study selects its patients, where a profile names none of them: its title names them, and its inclusion criteria
 * ask everyone for one. `text`: its criteria. `told`: what the profile names, as `toldBy`. One that names none may not have been
 * tested.
 */
export const others = (
  title: string,
  text: AnnotatedText.AnnotatedText | undefined,
  told: ReadonlySet<string>,
): ReadonlyArray<string> => {
  if (told.size === 0 || text === undefined) return []
  const { annotation, document } = text
  const named = Annotation.recall(annotation, titled, () => namedIn(title))
  if (named.length === 0 || named.some((name) => told.has(name))) return []

  return Annotation.recall(annotation, selecting, () => askedOfAll(document(), named))
}
