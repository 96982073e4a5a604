import { remembering } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Span from "../document/Span.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as Literal from "../mention/Literal.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Measure } from "./Measure.ts"

/** Words of names that tell how something is counted, and not what: texts leave them out, or put others in their place. */
const counting = WordSet.of(
  "score scores scale index level levels value count counts number size rate percentage percent total a an the of in on at per for to by with from and or my",
)

/** Grades and times in a sentence are mostly of something else: "toxicity of grade 2 or more, except for alopecia", "100 cigarettes, and smokes daily". */
const ofOthers = WordSet.of(
  "grade class stage type group category any day days daily week weeks weekly month months monthly year years yearly hour hours night duration time",
)

/** A name of fewer words is found as it is written, or not at all. */
const fewest = 2

/** The words of a name, the longest first, by which a text is looked for. */
const soughtOf = remembering(({ name }: Measure) => {
  const words = [...new Set(Tokens.ofWritten(name).words.filter((word) => /\w/.test(word) && !counting.has(word)))]
  const [longest, ...others] = words.toSorted((one, other) => other.length - one.length)

  return longest === undefined || words.length < fewest || words.some((word) => ofOthers.has(word))
    ? undefined
    : { longest: Literal.of(longest), others, glances: others.map((word) => Literal.glanceFor(Pattern.compile(word))) }
})

const isAlike = (one: string, other: string): boolean => one === other || `${one}s` === other || one === `${other}s`

/** In tokens, from the longest word. */
const reach = 12

const nearest = ({ first, tokens: { words } }: Span.Span, sought: string): number | undefined =>
  Array.from({ length: 2 * reach + 1 }, (_, at) => first - reach + at)
    .filter((at) => isAlike(words[at] ?? "", sought))
    .toSorted((one, other) => Math.abs(one - first) - Math.abs(other - first))[0]

/** The words of a name in a sentence, with others between them and in any order: "moderate or vigorous physical activity". */
export const spans = (text: AnnotatedText, measure: Measure, most: number): ReadonlyArray<Span.Span> => {
  const sought = soughtOf(measure)
  if (sought === undefined) return []
  const { glances, longest, others } = sought
  if (!glances.every((glance) => glance.test(text.text))) return []

  return Literal.spans(text, longest, most).flatMap((span) => {
    const places = others.map((word) => nearest(span, word))

    return places.includes(undefined)
      ? []
      : [span, ...places.flatMap((at) => (at === undefined ? [] : Span.over(span, at, at + 1)))]
  })
}
