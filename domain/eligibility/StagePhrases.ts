import * as Finding from "./Finding.ts"
import { fold } from "./Folding.ts"
import * as Form from "./Form.ts"
import * as Names from "./Names.ts"
import type { Page, Spot } from "./Page.ts"
import { spot } from "./Page.ts"
import { nearWords, type StageName, type StagePhrase, stagePhrases } from "./vocabulary/Stages.ts"

/** Phrases to look for; nothing is meant by a longer one that hides a shorter: "borderline resectable" is not "resectable". */
export type Sought = Names.Names<StagePhrase | undefined>

/** At most this many mentions of a stage are read in a text. */
export const most = 40

const compiled = stagePhrases.map((phrase) => ({ form: Form.compile(phrase.phrase, phrase.exact), phrase }))

const inAnyCase = Names.index(
  compiled.map(({ form, phrase }) => ({ form: { ...form, exact: undefined }, means: phrase })),
)

const overlap = <A>(a: ReadonlyArray<A>, b: ReadonlyArray<A>): boolean => a.some((one) => b.includes(one))

/** What the phrases in a profile's stage cover; those inside of a longer one do not count. */
export const covered = (written: string): ReadonlyArray<StageName> => {
  const folded = fold(written)
  const whole = Form.wholeWord(folded)
  const found = Names.find(inAnyCase, { text: written, folded }, most, (place, phrase) => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  }).sort((a, b) => b.end - b.start - (a.end - a.start))

  return found
    .filter(({ end, start }, index) =>
      found.slice(0, index).every((longer) => start >= longer.end || end <= longer.start),
    )
    .flatMap(({ phrase }) => phrase.covers)
}

const covering = (stages: ReadonlyArray<StageName>): Sought => {
  const asked = compiled.filter(({ phrase }) => overlap(phrase.covers, stages))
  const hiding = compiled.filter(
    ({ phrase }) =>
      !overlap(phrase.covers, stages) && asked.some((other) => phrase.phrase.includes(other.phrase.phrase)),
  )

  return Names.forTexts([
    ...asked.map(({ form, phrase }) => ({ form, means: phrase })),
    ...hiding.map(({ form }) => ({ form, means: undefined })),
  ])
}

const known = new Map<string, Sought>()

/** The phrases that speak of any of the stages, in whole or in part; worked out once for each choice of stages. */
export const speakingOf = (stages: ReadonlyArray<StageName>): Sought => {
  const key = stages.join()
  const sought = known.get(key) ?? covering(stages)
  known.set(key, sought)

  return sought
}

/** The words of a stage that no vocabulary knows, as they are. */
export const literally = (written: string): Sought =>
  Names.index([
    {
      form: Form.compile(written, written.length <= 4),
      means: { phrase: written, covers: [], exact: false, near: undefined, notNear: [], source: "" },
    },
  ])

const reach = 5

const isNear = (words: ReadonlyArray<string>, first: number, last: number, near: ReadonlySet<string>): boolean =>
  words.slice(Math.max(0, first - reach), first).some((word) => near.has(word)) ||
  words.slice(last, last + reach).some((word) => near.has(word))

const speaksOf = ({ first, last, tokens: { words } }: Spot, phrase: StagePhrase): boolean => {
  if (phrase.near !== undefined && !isNear(words, first, last, nearWords[phrase.near])) return false

  return !words.slice(Math.max(0, first - 1), last + 3).some((word) => phrase.notNear.includes(word))
}

/** Whether a text holds any of the phrases that speak of the stages. */
export const mayFind = (page: Page, sought: Sought): boolean => {
  const whole = Form.wholeWord(page.folded)

  return (
    Names.find(sought, page, most, (place, phrase) => (phrase === undefined ? undefined : whole(place)), 1).length > 0
  )
}

/** What the phrases in a text tell of the stages. */
export const find = (page: Page, sought: Sought, stages: ReadonlyArray<StageName>): ReadonlyArray<Finding.Finding> => {
  const whole = Form.wholeWord(page.folded)
  const found = Names.find(sought, page, most, (place, phrase) => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  })
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let covered = -1

  return found.slice(0, most).flatMap(({ end, phrase, start }) => {
    if (start < covered) return []
    covered = end
    const where = phrase === undefined ? undefined : spot(page, start, end)
    if (phrase === undefined || where === undefined || !speaksOf(where, phrase)) return []

    return [
      Finding.at(
        page,
        where,
        start,
        end,
        phrase.covers.every((name) => stages.includes(name)),
      ),
    ]
  })
}
