import { once, remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "../mention/Finding.ts"
import { fold } from "../text/Folding.ts"
import { alsoSpeaksOf, type StageName, type StagePhrase, stageCodes, stagePhrases } from "./StageLexicon.ts"
import * as StageMention from "./StageMention.ts"

/** At most this many mentions of what was asked are read in a text. */
const most = 40

/** At most this many places of phrases that share a stem are noted in a text, whichever of them is asked for. */
const mostPlaces = 200

const compiled = stagePhrases.map((phrase) => ({ pattern: Pattern.compile(phrase.phrase, phrase.exact), phrase }))

const inAnyCase = TargetMatcher.index(
  compiled.map(({ pattern, phrase }) => ({ pattern: { ...pattern, exact: undefined }, means: phrase })),
)

/** A phrase as it stands somewhere. */
interface Placed extends Pattern.Place {
  readonly phrase: StagePhrase
}

/** In their order, without those inside of a longer one: "borderline resectable" is not "resectable". */
const outermost = <One extends Placed>(found: ReadonlyArray<One>): ReadonlyArray<One> => {
  let covered = -1

  return found
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ end }) => {
      if (end <= covered) return false
      covered = end

      return true
    })
}

/** What the phrases in something short say, such as a profile's stage or a title. */
export const said = (written: string): ReadonlyArray<StageName> => {
  const folded = fold(written)
  const whole = Pattern.wholeWord(folded)
  const found = TargetMatcher.find(inAnyCase, { text: written, folded }, most, (place, phrase): Placed | undefined => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  })

  return [...new Set(outermost(found).flatMap(({ phrase }) => (phrase.absent ? [] : phrase.says)))]
}

/** A phrase in a text, whoever asks. */
export interface Phrased extends Placed {
  /** How it stands there; nothing where it speaks of something else. */
  readonly read: () => StageMention.StageMention | undefined
}

const inTexts = TargetMatcher.forTexts(compiled.map(({ pattern, phrase }) => ({ pattern, means: phrase })))

const read = (document: Document, { end, phrase, start }: Placed): StageMention.StageMention | undefined => {
  const span = Span.at(document, start, end)

  return span === undefined ? undefined : StageMention.of(span, phrase)
}

/** So far before a code what belongs to it is looked for: "pT2aN0". */
const widestCode = 12

/** Where the codes stand: "T2, N0, M0", "TxNxM1a". */
const codesIn = ({ folded, text }: Document): ReadonlyArray<Placed> =>
  stageCodes.flatMap(({ before, behind, ...phrase }) => {
    const found: Array<Placed> = []
    for (
      let at = folded.indexOf(phrase.phrase);
      at >= 0 && found.length < most;
      at = folded.indexOf(phrase.phrase, at + 1)
    ) {
      const end = at + phrase.phrase.length
      const isCode = text[at] !== folded[at] && before.test(text.slice(Math.max(0, at - widestCode), at))
      const letter = isCode ? behind.exec(text.slice(end, end + 2)) : null
      if (letter !== null) found.push({ start: at, end: end + letter[0].length, phrase })
    }

    return found
  })

/** The phrases and codes of a text, in order. */
export const mentions = remembering((document: Document): ReadonlyArray<Phrased> => {
  const whole = Pattern.wholeWord(document.folded)
  const places = TargetMatcher.find(inTexts, document, mostPlaces, (place, phrase): Placed | undefined => {
    const accepted = whole(place)

    return accepted === undefined ? undefined : { ...accepted, phrase }
  })

  return outermost([...places, ...codesIn(document)]).map((placed) => ({
    ...placed,
    read: once(() => read(document, placed)),
  }))
})

/** Whether who says the one stage speaks of one of those that are asked for, by its name or in effect. */
const speaksOf = (asked: ReadonlyArray<StageName>, said: StageName): boolean =>
  asked.includes(said) || (alsoSpeaksOf.get(said)?.some((other) => asked.includes(other)) ?? false)

const answers =
  (asked: ReadonlyArray<StageName>) =>
  ({ phrase }: Placed): boolean =>
    phrase.says.some((said) => speaksOf(asked, said))

/** Whether a text holds any of the phrases that speak of the stages. */
export const mayFind = (document: Document, asked: ReadonlyArray<StageName>): boolean =>
  asked.length > 0 && mentions(document).some(answers(asked))

/** What the phrases in a text tell of the stages. */
export const find = (document: Document, asked: ReadonlyArray<StageName>): ReadonlyArray<Finding.Finding> =>
  mentions(document)
    .filter(answers(asked))
    .slice(0, most)
    .flatMap(({ phrase, read }) => {
      const found = read()
      const isNamed = phrase.says.some((said) => asked.includes(said))
      if (found === undefined || (found.isOfTherapy && !isNamed)) return []

      return [
        Finding.mentioned(
          found.mention,
          phrase.says.every((said) => asked.includes(said)),
        ),
      ]
    })
