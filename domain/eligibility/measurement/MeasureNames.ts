import { matches } from "../matching/TokenPhrases.ts"
import type { Stretch } from "../rules/ChunkedRun.ts"
import { asOne } from "../text/Spellings.ts"
import * as Tokens from "../text/Tokens.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"

interface Form {
  readonly measure: Measure
  readonly words: Tokens.Words
  readonly isEntered: boolean
}

const wordsOf = (name: string): Tokens.Words =>
  Tokens.ofWritten(name)
    .words.filter((word) => word !== "-")
    .map(asOne)

/** By their first words, the longest first. */
const formsOf = (measures: ReadonlyArray<Measure>): ReadonlyMap<string, ReadonlyArray<Form>> =>
  Map.groupBy(
    measures
      .flatMap((measure) => [
        ...measure.forms.map((form): Form => ({ measure, words: wordsOf(form), isEntered: false })),
        ...(measure.entered ?? []).map((form): Form => ({ measure, words: wordsOf(form), isEntered: true })),
      ])
      .toSorted((one, other) => other.words.length - one.words.length),
    ({ words: [first = ""] }) => first,
  )

/** Behind a name that begins at a token, with hyphens between its words or without; nothing where it does not. */
const behind = (words: Tokens.Words, at: number, name: Tokens.Words): number | undefined => {
  let next = at
  for (const word of name) {
    if (next > at && words[next] === "-") next++
    if (words[next] !== word) return undefined
    next++
  }

  return next
}

/** The name of a measure, from one token to before another. */
interface Named extends Stretch {
  readonly measure: Measure
}

const none: ReadonlyArray<never> = []

/** Which of some measures have names that begin at a token, the longest name first; `isEntry`: in what a profile enters. */
export const among = (measures: ReadonlyArray<Measure>) => {
  const forms = formsOf(measures)

  return (words: Tokens.Words, first: number, isEntry = false): ReadonlyArray<Named> =>
    forms.get(words[first] ?? "")?.flatMap(({ isEntered, measure, words: name }) => {
      const last = isEntered && !isEntry ? undefined : behind(words, first, name)

      return last === undefined ? [] : [{ measure, first, last }]
    }) ?? none
}

export const at = among(measures)

/** What makes of any measure how far it lies from the mean of others: "[BMI] z-score". */
const deviations = ["z", "- z", "sds", "- sds", "standard deviation"].map((phrase) => phrase.split(" "))

/** Whether a phrase is a number with which the text ends, and so a value: "HAM-D [24]". */
const isLastNumber = ([word = "", ...more]: ReadonlyArray<string>, place: number, words: Tokens.Words): boolean =>
  more.length === 0 && Tokens.isNumber(word) && place + 1 === words.length

/** Whether a name is a part of that of another measure: "telephone [MoCA]", "[CDR] memory box", "anti-[IgE]". */
export const isPart = ({ first, last, measure: { notBefore, notBehind } }: Named, words: Tokens.Words): boolean => {
  const before = words[/^[-"]$/.test(words[first - 1] ?? "") ? first - 2 : first - 1] ?? ""
  const isNext = (phrase: Tokens.Words): boolean => matches(words, last, phrase) && !isLastNumber(phrase, last, words)

  return (
    before === "anti" || notBehind?.has(before) === true || deviations.some(isNext) || notBefore?.some(isNext) === true
  )
}

/** All names in a text, the longest of those that begin together; `isEntry`: in what a profile enters. */
export const within = (words: Tokens.Words, isEntry = false): ReadonlyArray<Named> => {
  const found: Array<Named> = []
  for (let place = 0; place < words.length; ) {
    const named = at(words, place, isEntry)
    const last = named[0]?.last
    for (const one of named) if (one.last === last) found.push(one)
    place = last ?? place + 1
  }

  return found
}

/** Whether both are told by how often they are above what is normal: "ALT and bilirubin ≤ 1.5 × ULN". */
export const areLimited = (one: Measure, other: Measure): boolean =>
  [one, other].every(({ scales }) => scales.some(({ units }) => units.includes("ULN")))

/** Whether one number may be told of both: "FVC and DLCO ≥ 50 %". Points are of each scale by itself. */
export const areAlike = ({ scales: [one] }: Measure, { scales: [other] }: Measure): boolean =>
  !one.units.includes("points") && one.units[0] === other.units[0]
