import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import type * as Finding from "../mention/Finding.ts"
import { isDecisive } from "../mention/Stand.ts"
import { fold } from "../text/Folding.ts"
import * as BareNouns from "./BareNouns.ts"
import * as DeniedCure from "./DeniedCure.ts"
import * as OwnSpread from "./OwnSpread.ts"
import * as PlacedSpread from "./PlacedSpread.ts"
import * as RecurrenceCounts from "./RecurrenceCounts.ts"
import * as StageAnswer from "./StageAnswer.ts"
import { stageCodes } from "./StageCodes.ts"
import { stagePhrases } from "./StageLexicon.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StageName.ts"
import type { StagePhrase } from "./StagePhrase.ts"

/** At most this many mentions of what was asked are read in a text. */
const most = 40

/** At most this many phrases are read in a text, whatever they say. */
const mostRead = 200

/** At most this many places of phrases that share a stem are noted in a text, whichever of them is asked for. */
const mostPlaces = 200

const compiled = stagePhrases.map((phrase) => ({ pattern: Pattern.compile(phrase.phrase, phrase.exact), phrase }))

const inAnyCase = TargetMatcher.standingIn(
  TargetMatcher.index(
    compiled.map(({ pattern, phrase }) => ({ pattern: { ...pattern, exact: undefined }, means: phrase })),
  ),
)

/** A phrase as it stands somewhere. */
interface Placed extends Pattern.Place {
  readonly phrase: StagePhrase
}

/** In their order, without those inside of a longer one: "borderline resectable" is not "resectable". An operation is done or planned. */
const outermost = <One extends Placed>(found: ReadonlyArray<One>): ReadonlyArray<One> => {
  let last: One | undefined

  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const isOther = one.start === last?.start && one.phrase.need !== last.phrase.need
      if (last !== undefined && (one.end < last.end || (one.end === last.end && !isOther))) return false
      last = one

      return true
    })
}

/** Whether a phrase says nothing where it stands in something short: "no metastasis", "early detection", "brain metastases". */
const isPartOfNames = ({ absent, need }: StagePhrase): boolean => absent || /^(?:noun|bare|planned|denied)$/.test(need)

/** The phrases in something short, such as a profile's stage or a title. */
export const places = (written: string): ReadonlyArray<Placed> => {
  const folded = fold(written)
  const whole = Pattern.wholeWord(folded)
  const source = { text: written, folded }
  const found = TargetMatcher.find(inAnyCase(folded), source, most, (place, phrase): Placed | undefined => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  })

  return outermost(found)
}

/** What the phrases in something short say; some of them do so of a dementia alone. */
export const said = (written: string, isOfDementia: boolean): ReadonlyArray<StageName> => [
  ...new Set(
    places(written).flatMap(({ phrase }) =>
      isPartOfNames(phrase) || (phrase.need === "dementia" && !isOfDementia) ? [] : phrase.says,
    ),
  ),
]

const inTexts = TargetMatcher.forTexts(compiled.map(({ pattern, phrase }) => ({ pattern, means: phrase })))

/** What a text is to look out for, so that its phrases are found. */
export const atoms = TargetMatcher.atomsOf(inTexts)

/** Where the word begins that ends at a place. */
const lastWord = (folded: string, start: number, end: number): number => {
  let at = end
  while (at > start && /[a-z]/.test(folded[at - 1] ?? "")) at--

  return at
}

const read = (document: Document, { end, phrase, start }: Placed): StageMention.StageMention | undefined => {
  const found = Span.at(document, phrase.tail ? lastWord(document.folded, start, end) : start, end)
  const span = found !== undefined && phrase.need === "denied" ? DeniedCure.whole(found) : found

  return span === undefined ? undefined : StageMention.of(span, phrase)
}

/** So far behind a code what belongs to it is looked for: "N0, M0". */
const widestBehind = 6

/** So far before a code what belongs to it is looked for: "pT2aN0". */
const widestCode = 12

const codes = stageCodes.map(({ before, behind, ...phrase }) => ({ before, behind, phrase }))

/** Where the codes stand: "T2, N0, M0", "TxNxM1a". */
const codesIn = ({ folded, text }: Document): ReadonlyArray<Placed> =>
  codes.flatMap(({ before, behind, phrase }) => {
    const found: Array<Placed> = []
    for (
      let at = folded.indexOf(phrase.phrase);
      at >= 0 && found.length < most;
      at = folded.indexOf(phrase.phrase, at + 1)
    ) {
      const end = at + phrase.phrase.length
      const isCode =
        (text[at] !== folded[at] || phrase.phrase === "r/r") &&
        before.test(text.slice(Math.max(0, at - widestCode), at))
      const letter = isCode ? behind.exec(text.slice(end, end + widestBehind)) : null
      if (letter !== null) found.push({ start: at, end: end + letter[0].length, phrase })
    }

    return found
  })

/** Whether a noun that texts are full of is no mention, as a glance tells. */
const isIdle = (document: Document, { start }: Pattern.Place, { need }: StagePhrase): boolean =>
  (need === "bare" &&
    !BareNouns.mayBeOne(document.folded, start) &&
    !PlacedSpread.mayBeOne(document.folded, start) &&
    !OwnSpread.isToldOf(document)) ||
  (need === "denied" && !DeniedCure.mayBeOne(document.folded, start))

/** The phrases and codes of a text, in order. */
const placedIn = remembering((document: Document): ReadonlyArray<Placed> => {
  const whole = Pattern.wholeWord(document.folded)
  const source = { ...document, noted: document.placesOf }
  const places = TargetMatcher.find(inTexts, source, mostPlaces, (place, phrase): Placed | undefined => {
    const accepted = isIdle(document, place, phrase) ? undefined : whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  })

  return outermost([...places, ...codesIn(document)])
    .slice(0, mostRead)
    .map((placed) => RecurrenceCounts.of(document, placed))
})

/** Phrases that say the same, and where texts speak of a disease by them. */
interface Alike {
  readonly says: ReadonlyArray<StageName>
  readonly mentions: AnnotatedText.Layer<ReadonlyArray<StageMention.StageMention>>
}

const packing = Packing.list(StageMention.packing)

const mentionsOf = (phrases: ReadonlySet<StagePhrase>): Alike["mentions"] =>
  AnnotatedText.layer(packing, (text) => {
    const document = text.document()

    return placedIn(document)
      .filter(({ phrase }) => phrases.has(phrase))
      .slice(0, most)
      .flatMap((placed) => read(document, placed) ?? [])
  })

/** Phrases that say the same, in groups. */
const alike = [
  ...Map.groupBy(
    [...stagePhrases, ...codes.map(({ phrase }) => phrase), ...RecurrenceCounts.phrases].filter(
      ({ says }) => says.length > 0,
    ),
    ({ says }) => says.join(),
  ).values(),
]

const sayingAlike: ReadonlyArray<Alike> = alike.map((phrases) => ({
  says: phrases[0]?.says ?? [],
  mentions: mentionsOf(new Set(phrases)),
}))

/** The number of its group, by phrase. */
const kindOf: ReadonlyMap<StagePhrase, number> = new Map(
  alike.flatMap((phrases, number) => phrases.map((phrase) => [phrase, number] as const)),
)

/** What the phrases of a text say, by the numbers of their groups. */
const kindsOf = AnnotatedText.layer(Packing.list(Packing.whole), (text) => [
  ...new Set(placedIn(text.document()).flatMap(({ phrase }) => kindOf.get(phrase) ?? [])),
])

/** Whether any stage is asked for or kept out by its name. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean => {
  const document = text.document()

  return placedIn(document).some((placed) => isDecisive(read(document, placed)?.mention.stand))
}

/** What the phrases in a text tell of the stages. */
export const find = (
  text: AnnotatedText.AnnotatedText,
  asked: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> =>
  asked.length === 0
    ? []
    : kindsOf(text)
        .flatMap((number) => sayingAlike[number] ?? [])
        .filter(({ says }) => StageAnswer.tells(says, asked))
        .flatMap(({ mentions, says }) => StageAnswer.of(mentions(text), says, asked))
        .toSorted((one, other) => one.start - other.start)
