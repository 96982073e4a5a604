import { once, remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import { fold } from "../text/Folding.ts"
import { nearWords, type StageName, type StagePhrase, stagePhrases } from "./StageLexicon.ts"

/** At most this many mentions of what was asked are read in a text. */
const most = 40

/** At most this many places of phrases that share a stem are noted in a text, whichever of them is asked for. */
const mostPlaces = 200

const compiled = stagePhrases.map((phrase) => ({ pattern: Pattern.compile(phrase.phrase, phrase.exact), phrase }))

const inAnyCase = TargetMatcher.index(
  compiled.map(({ pattern, phrase }) => ({ pattern: { ...pattern, exact: undefined }, means: phrase })),
)

const overlap = <A>(a: ReadonlyArray<A>, b: ReadonlyArray<A>): boolean => a.some((one) => b.includes(one))

/** What the phrases in a profile's stage cover; those inside of a longer one do not count. */
export const covered = (written: string): ReadonlyArray<StageName> => {
  const folded = fold(written)
  const whole = Pattern.wholeWord(folded)
  const found = TargetMatcher.find(inAnyCase, { text: written, folded }, most, (place, phrase) => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  }).sort((a, b) => b.end - b.start - (a.end - a.start))

  return found
    .filter(({ end, start }, index) =>
      found.slice(0, index).every((longer) => start >= longer.end || end <= longer.start),
    )
    .flatMap(({ phrase }) => phrase.covers)
}

/** Phrases to look for; nothing is meant by a longer one that hides a shorter: "borderline resectable" is not "resectable". */
export interface Sought {
  readonly asked: ReadonlySet<StagePhrase>
  readonly hiding: ReadonlySet<StagePhrase>
}

const holding = new Map(
  stagePhrases.map((shorter) => [shorter, stagePhrases.filter(({ phrase }) => phrase.includes(shorter.phrase))]),
)

/** The phrases that speak of any of the stages, in whole or in part, and whatever holds one of them. */
export const speakingOf = (stages: ReadonlyArray<StageName>): Sought => {
  const asked = stagePhrases.filter(({ covers }) => overlap(covers, stages))

  return { asked: new Set(asked), hiding: new Set(asked.flatMap((shorter) => holding.get(shorter) ?? [])) }
}

const reach = 5

const isNear = (words: ReadonlyArray<string>, first: number, last: number, near: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, first - reach), first).some((word) => near.has(word)) ||
  words.slice(last, last + reach).some((word) => near.has(word))

const speaksOf = ({ first, last, tokens: { words } }: Span.Span, phrase: StagePhrase): boolean => {
  if (phrase.near !== undefined && !isNear(words, first, last, nearWords[phrase.near])) return false

  return !words.slice(Math.max(0, first - 1), last + 3).some((word) => phrase.notNear.includes(word))
}

/** A phrase in a text, whoever asks. */
interface Phrased extends Pattern.Place {
  readonly phrase: StagePhrase
  /** How it stands there; nothing where it speaks of something else. */
  readonly read: () => Mention.Mention | undefined
}

const inTexts = TargetMatcher.forTexts(compiled.map(({ pattern, phrase }) => ({ pattern, means: phrase })))

const read = (document: Document, phrase: StagePhrase, { end, start }: Pattern.Place): Mention.Mention | undefined => {
  const span = Span.at(document, start, end)

  return span !== undefined && speaksOf(span, phrase) ? Mention.of(span) : undefined
}

/** In the order of the text, the longer first where two begin together. */
const mentions = remembering((document: Document): ReadonlyArray<Phrased> => {
  const whole = Pattern.wholeWord(document.folded)

  return TargetMatcher.find(inTexts, document, mostPlaces, (place, phrase): Phrased | undefined => {
    const accepted = whole(place)

    return accepted === undefined
      ? undefined
      : { ...accepted, phrase, read: once(() => read(document, phrase, accepted)) }
  }).sort((a, b) => a.start - b.start || b.end - a.end)
})

/** Whether a text holds any of the phrases that speak of the stages. */
export const mayFind = (document: Document, { asked }: Sought): boolean =>
  asked.size > 0 && mentions(document).some(({ phrase }) => asked.has(phrase))

/** What the phrases in a text tell of the stages. */
export const find = (
  document: Document,
  { asked, hiding }: Sought,
  stages: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> => {
  let covered = -1
  const open = mentions(document).filter(({ end, phrase, start }) => {
    const isFree = start >= covered && (asked.has(phrase) || hiding.has(phrase))
    if (isFree) covered = end

    return isFree && asked.has(phrase)
  })

  return open.slice(0, most).flatMap(({ phrase, read }) => {
    const mention = read()
    const isExact = phrase.covers.every((name) => stages.includes(name))

    return mention === undefined ? [] : [Finding.mentioned(mention, isExact)]
  })
}
