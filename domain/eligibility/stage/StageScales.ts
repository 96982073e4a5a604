import { remembering } from "../../Memo.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as TokenPhrases from "../matching/TokenPhrases.ts"
import * as ClassNumbers from "../measurement/ClassNumbers.ts"
import type { Measure } from "../measurement/Measure.ts"
import * as PublishedValues from "../measurement/PublishedValues.ts"
import * as Finding from "../mention/Finding.ts"
import * as NumberRange from "../numbers/NumberRange.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { Run } from "../rules/Run.ts"
import type * as Tokens from "../text/Tokens.ts"
import * as NamedStage from "./NamedStage.ts"
import * as ScaleLexicon from "./ScaleLexicon.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StagePhrase.ts"

type Words = ReadonlyArray<string>

/** What a profile asks of a scale. */
export interface Asked {
  readonly scale: ScaleLexicon.Scale
  readonly value: NumberRange.NumberRange
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

const top = 7

/** A scale as a measure, whose values are classes; the lower ones are the better ones. */
const measureOf = remembering(
  ({ names }: ScaleLexicon.Scale): Measure => ({
    name: names[0]?.toUpperCase() ?? "",
    forms: names,
    scales: [{ units: [], values: [0, top] }],
    better: "low",
    ofFewValues: true,
    ofClasses: "numbers",
    source: "ScaleLexicon.ts",
  }),
)

const anyName = TokenPhrases.beginning(ScaleLexicon.scales.flatMap(({ names }) => names))

const nameOf = remembering(({ names }: ScaleLexicon.Scale) => TokenPhrases.beginning(names))

/** Where words name a scale, and what their sentence tells of it. */
const published = (words: Words, run: () => Run, scale: ScaleLexicon.Scale) => {
  const { notBefore, notBehind } = scale
  const nameAt = nameOf(scale)
  const named = words.flatMap((_, first) => {
    const last = first + (nameAt(words, first)?.length ?? 0)
    const isNamed =
      last > first && !notBehind.includes(words[first - 1] ?? "") && !notBefore.includes(words[last] ?? "")

    return isNamed ? [{ first, last }] : []
  })

  return named.length === 0 ? undefined : PublishedValues.of(run(), measureOf(scale), named)
}

/** The value that a profile has on a scale; nothing where its stage is on none. */
export const inStage = (tokens: Tokens.Tokens): Asked | undefined => {
  if (tokens.words.every((_, at) => anyName(tokens.words, at) === undefined)) return undefined
  for (const scale of ScaleLexicon.scales) {
    const told = published(tokens.words, () => KnownNumbers.ofWritten(tokens), scale)
    const value = told?.flatMap(({ values }) => values?.ranges ?? [])[0]
    if (value === undefined) continue
    const called = scale.called[value.low.number]

    return { scale, value: ClassNumbers.withParts(value), called: called === undefined ? [] : [called] }
  }

  return undefined
}

/** Scales by whose values texts call a dementia that name none of its stages; "FAST" is a word of much else. */
const rating = ScaleLexicon.ofOthers.filter(({ names }) => !names.includes("fast"))

/** The values on scales of dementia that some of its stages have. */
export const ofStages = (stages: ReadonlyArray<StageName>): ReadonlyArray<Asked> =>
  rating.flatMap((scale) =>
    Object.entries(scale.called).flatMap(([value, name]) => {
      const range = NumberRange.between(Number(value), Number(value))

      return stages.includes(name) ? [{ scale, value: ClassNumbers.withParts(range), called: [] }] : []
    }),
  )

/** What the sentences of a text tell that name a scale. */
const sentences = ({ document }: AnnotatedText.AnnotatedText, scale: ScaleLexicon.Scale) => {
  const { folded, mayHold } = document()
  const named = scale.names.map((name) => name.split(" "))
  const held = named.filter(
    (name) => name.every((word) => mayHold(word)) && name.every((word) => folded.includes(word)),
  )

  return NamedStage.sentencesWith(document(), [...new Set(held.map(([first = ""]) => first))]).flatMap((sentence) => {
    const { tokens } = sentence
    const told = published(tokens.words, () => KnownNumbers.ofPublished(tokens), scale)

    return told === undefined ? [] : [{ sentence, told }]
  })
}

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { scale }: Asked): boolean =>
  sentences(text, scale).length > 0

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, { scale, value }: Asked): ReadonlyArray<Finding.Finding> =>
  sentences(text, scale).flatMap(({ sentence, told }) =>
    told.flatMap(({ first, last, values }) => {
      const isTold = values?.ranges.some(
        (range) => NumberRange.both(ClassNumbers.withParts(range), value) !== undefined,
      )
      const found =
        isTold === true &&
        StageMention.of(Span.over(sentence, first, last), { says: [], need: scale.need, absent: false })

      return found ? [Finding.mentioned(found.mention, true)] : []
    }),
  )
