import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as OfOthers from "../measurement/OfOthers.ts"
import * as Finding from "../mention/Finding.ts"
import * as Interval from "../quantities/Interval.ts"
import { isWord } from "../text/Characters.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as ScaleLexicon from "./ScaleLexicon.ts"
import * as ScaleValues from "./ScaleValues.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

/** What a profile asks of a scale. */
export interface Asked {
  readonly names: ReadonlyArray<ScaleLexicon.Scale>
  readonly value: ScaleValues.Range
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

/** Whether some words name a scale of diseases that are no tumours: "NYHA". */
export const isOfOther = (words: Words): boolean =>
  ScaleLexicon.ofOthers.some((names) => names.some(({ name }) => words.some((_, at) => matches(words, at, name))))

const staging = /^(?:stages?|scores?|class(?:es)?|grades?|levels?)$/

/** In tokens. */
const farthestBefore = 8

/** Where what stands before the name of a scale ends: "a score of 0.5 on the CDR", "stage 4 (GDS)". */
const endBefore = (words: Words, at: number): number => {
  if (words[at - 1] === "(") return at - 1

  return words[at - 2] === "on" && words[at - 1] === "the" ? at - 2 : at
}

/** The values that end right before the name of a scale, which begins at a token: "stage 4 or 5 CKD". */
const valuesBefore = (words: Words, at: number): ScaleValues.Listed | undefined => {
  const end = endBefore(words, at)
  const stage = words.slice(0, end).findLastIndex((word) => staging.test(word))
  if (stage < 0 || stage < end - farthestBefore) return undefined
  const listed = ScaleValues.behind(words, stage + 1)

  return listed.last === end ? listed : undefined
}

/** The values that stand with the name of a scale, from token `at` to before `end`, and where all of that ends. */
const valuesAt = (words: Words, at: number, end: number): ScaleValues.Listed => {
  const behind = ScaleValues.behind(words, end)

  return behind.ranges.length > 0 ? behind : { ranges: valuesBefore(words, at)?.ranges ?? [], last: end }
}

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (words: Words): Asked | undefined => {
  for (const names of ScaleLexicon.scales)
    for (const { name } of names) {
      const at = words.findIndex((_, from) => matches(words, from, name))
      const [value] = at < 0 ? [] : valuesAt(words, at, at + name.length).ranges
      if (value === undefined) continue
      const called = ScaleLexicon.called(names, value[0])

      return { names, value, called: called === undefined ? [] : [called] }
    }

  return undefined
}

/** The values on scales of dementia that some of its stages have. */
export const ofStages = (stages: ReadonlyArray<StageName>): ReadonlyArray<Asked> =>
  ScaleLexicon.ratedAs(stages).map(({ names, value }) => ({ names, value: ScaleValues.ofTenths(value), called: [] }))

/** Whether all words of a name stand somewhere in a text: "clinical" alone stands in most. */
const mayName = ({ folded, mayHold }: Document, name: Words): boolean =>
  name.every((word) => mayHold(word)) && name.every((word) => folded.includes(word))

/** The first words of the names of a scale in a text. */
const spansOf = (document: Document, { name, notBefore, notBehind }: ScaleLexicon.Scale): ReadonlyArray<Span.Span> => {
  const [first = ""] = name
  if (!mayName(document, name)) return []
  const isWhole = (start: number, end: number): boolean =>
    !isWord(document.folded.charCodeAt(start - 1)) && !isWord(document.folded.charCodeAt(end))

  return NamePlaces.of(document, first, isWhole)
    .flatMap((start) => Span.at(document, start, start + first.length) ?? [])
    .filter(
      ({ first: at, tokens: { words } }) =>
        matches(words, at, name) &&
        !notBehind.has(words[at - 1] ?? "") &&
        !notBefore.has(words[at + name.length] ?? ""),
    )
}

/** What a place tells where the name of a scale stands. */
const findAt = (span: Span.Span, { name, need }: ScaleLexicon.Scale, asked: ScaleValues.Range) => {
  const { first, tokens } = span
  const end = first + name.length
  const { last, ranges } = valuesAt(tokens.words, first, end)
  if (!ranges.some((range) => Interval.overlap(range, asked))) return []
  if (OfOthers.isOne(tokens, first, last)) return []
  const found = StageMention.of(Span.upTo(span, last), { says: [], need, absent: false })

  return found === undefined ? [] : [Finding.mentioned(found.mention, true)]
}

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { names }: Asked): boolean =>
  names.some((scale) => spansOf(text.document(), scale).length > 0)

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, { names, value }: Asked): ReadonlyArray<Finding.Finding> =>
  names.flatMap((scale) => spansOf(text.document(), scale).flatMap((span) => findAt(span, scale, value)))
