import { once, remembering } from "../../Memo.ts"
import type { Page, Spot } from "../document/Document.ts"
import { spot } from "../document/Document.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "../mention/Finding.ts"
import { fold } from "../text/Folding.ts"
import { nearWords, type StageName, type StagePhrase, stagePhrases } from "./StageLexicon.ts"

/** At most this many mentions of what was asked are read in a text. */
const most = 40

/** At most this many places of phrases that share a stem are noted in a text, whichever of them is asked for. */
const mostPlaces = 200

const compiled = stagePhrases.map((phrase) => ({ form: Pattern.compile(phrase.phrase, phrase.exact), phrase }))

const inAnyCase = TargetMatcher.index(
  compiled.map(({ form, phrase }) => ({ form: { ...form, exact: undefined }, means: phrase })),
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

const speaksOf = ({ first, last, tokens: { words } }: Spot, phrase: StagePhrase): boolean => {
  if (phrase.near !== undefined && !isNear(words, first, last, nearWords[phrase.near])) return false

  return !words.slice(Math.max(0, first - 1), last + 3).some((word) => phrase.notNear.includes(word))
}

/** A phrase in a text, whoever asks. */
interface Mention extends Pattern.Place {
  readonly phrase: StagePhrase
  /** How it stands there; nothing where it speaks of something else. */
  readonly read: () => Finding.Finding | undefined
}

const inTexts = TargetMatcher.forTexts(compiled.map(({ form, phrase }) => ({ form, means: phrase })))

const read = (page: Page, phrase: StagePhrase, { end, start }: Pattern.Place): Finding.Finding | undefined => {
  const where = spot(page, start, end)

  return where !== undefined && speaksOf(where, phrase) ? Finding.at(page, where, start, end, true) : undefined
}

/** In the order of the text, the longer first where two begin together. */
const mentions = remembering((page: Page): ReadonlyArray<Mention> => {
  const whole = Pattern.wholeWord(page.folded)

  return TargetMatcher.find(inTexts, page, mostPlaces, (place, phrase): Mention | undefined => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase, read: once(() => read(page, phrase, accepted)) }
  }).sort((a, b) => a.start - b.start || b.end - a.end)
})

/** Whether a text holds any of the phrases that speak of the stages. */
export const mayFind = (page: Page, { asked }: Sought): boolean =>
  asked.size > 0 && mentions(page).some(({ phrase }) => asked.has(phrase))

/** What the phrases in a text tell of the stages. */
export const find = (
  page: Page,
  { asked, hiding }: Sought,
  stages: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> => {
  let covered = -1
  const open = mentions(page).filter(({ end, phrase, start }) => {
    const isFree = start >= covered && (asked.has(phrase) || hiding.has(phrase))
    if (isFree) covered = end

    return isFree && asked.has(phrase)
  })

  return open.slice(0, most).flatMap(({ phrase, read }) => {
    const finding = read()
    const isExact = phrase.covers.every((name) => stages.includes(name))

    return finding === undefined ? [] : [Finding.weighed(finding, isExact)]
  })
}
