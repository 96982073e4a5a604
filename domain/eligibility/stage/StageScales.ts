import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { matches } from "../matching/TokenPhrases.ts"
import * as Finding from "../mention/Finding.ts"
import * as Interval from "../quantities/Interval.ts"
import { isWord } from "../text/Characters.ts"
import * as NamePlaces from "./NamePlaces.ts"
import * as OtherScales from "./OtherScales.ts"
import * as ScaleValues from "./ScaleValues.ts"
import * as StageMention from "./StageMention.ts"
import type { StageName } from "./StageName.ts"

type Words = ReadonlyArray<string>

/** A scale that goes by its own name: "BCLC stage C", "Hoehn and Yahr 2". */
interface Scale {
  readonly name: Words
  /** Behind these words the name is another's: "R-ISS". */
  readonly notBehind: ReadonlySet<string>
  /** Before these it tells of something else: "type B hepatitis". */
  readonly notBefore: ReadonlySet<string>
  /** Grades are told of much else than of tumours. */
  readonly need: StageMention.Said["need"]
}

const wordsIn = (words: string): ReadonlySet<string> => new Set(words === "" ? [] : words.split(" "))

const scale = (name: string, notBehind = "", need: Scale["need"] = "always", notBefore = ""): Scale => ({
  name: name.split(" "),
  notBehind: wordsIn(notBehind),
  notBefore: wordsIn(notBefore),
  need,
})

/** Several names of one scale stand together. Source: the scales' own papers and the guidelines that ask for them (EASL, iwCLL, IMWG, GOLD). */
const ofTumors: ReadonlyArray<ReadonlyArray<Scale>> = [
  [scale("bclc"), scale("barcelona clinic liver cancer")],
  [scale("cnlc"), scale("china liver cancer")],
  [scale("rai")],
  [scale("binet")],
  [scale("r - iss"), scale("riss")],
  [scale("iss", "-"), scale("international staging system", "revised")],
  [scale("dukes"), scale("dukes'")],
  [scale("masaoka"), scale("masaoka - koga")],
  [scale("grade group"), scale("isup")],
  [scale("grade", "", "disease"), scale("grades", "", "disease")],
]

const ofOthers: ReadonlyArray<ReadonlyArray<Scale>> = [
  ...OtherScales.names.map((names) => names.map((name) => scale(name))),
  [scale("nyha"), scale("new york heart association")],
  [scale("mgfa"), scale("myasthenia gravis foundation of america")],
  [scale("functional class"), scale("functional classes"), scale("who fc"), scale("who - fc")],
  [scale("who group"), scale("who groups")],
  [scale("gold")],
  [scale("metavir")],
  [scale("child - pugh"), scale("child pugh")],
  [scale("fast")],
  [scale("global deterioration scale"), scale("global deterioration")],
  [scale("cdr"), scale("clinical dementia rating")],
]

const ofDeterioration: ReadonlyMap<number, StageName> = new Map([
  [30, "mci"],
  [40, "mild"],
  [50, "moderate"],
  [70, "severe"],
])

/**
 * What a dementia of a value, in tenths, is called by the scales' own papers: Morris 1993 (CDR), Reisberg 1982 and 1988 (Global
 * Deterioration Scale, FAST). Between moderate and severe no word is the same everywhere.
 */
const called: ReadonlyMap<string, ReadonlyMap<number, StageName>> = new Map([
  [
    "cdr",
    new Map<number, StageName>([
      [0, "cognitively normal"],
      [5, "mci"],
      [10, "mild"],
      [20, "moderate"],
      [30, "severe"],
    ]),
  ],
  ["fast", ofDeterioration],
  ["global", ofDeterioration],
])

/** Diseases whose kinds are numbered. Source: SMA, Gaucher disease, von Willebrand disease, narcolepsy and others by their types. */
const ofTypes: ReadonlyArray<ReadonlyArray<Scale>> = [
  [scale("type", "", "else", "a b c d"), scale("types", "", "else", "a b c d")],
]

const scales = [...ofOthers, ...ofTumors, ...ofTypes]

/** What a profile asks of a scale. */
export interface Asked {
  readonly names: ReadonlyArray<Scale>
  readonly value: ScaleValues.Range
  /** What a disease of this value is called where a text does not name the scale. */
  readonly called: ReadonlyArray<StageName>
}

/** Whether some words name a scale of diseases that are no tumours: "NYHA". */
export const isOfOther = (words: Words): boolean =>
  ofOthers.some((names) => names.some(({ name }) => words.some((_, at) => matches(words, at, name))))

const staging = /^(?:stages?|scores?)$/

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
  for (const names of scales)
    for (const { name } of names) {
      const at = words.findIndex((_, from) => matches(words, from, name))
      const [value] = at < 0 ? [] : valuesAt(words, at, at + name.length).ranges
      if (value !== undefined) {
        const word = called.get(names[0]?.name[0] ?? "")?.get(value[0])

        return { names, value, called: word === undefined ? [] : [word] }
      }
    }

  return undefined
}

/** Where a name begins that is a word in a text. */
const placesOf = (document: Document, name: string): ReadonlyArray<number> =>
  NamePlaces.of(
    document,
    name,
    (start, end) => !isWord(document.folded.charCodeAt(start - 1)) && !isWord(document.folded.charCodeAt(end)),
  )

/** What a place tells where the name of a scale begins. */
const findAt = (document: Document, start: number, scale: Scale, asked: ScaleValues.Range) => {
  const span = Span.at(document, start, start + (scale.name[0] ?? "").length)
  if (span === undefined) return []
  const { first, tokens } = span
  const { words } = tokens
  const behind = first + scale.name.length
  if (!matches(words, first, scale.name) || scale.notBehind.has(words[first - 1] ?? "")) return []
  if (scale.notBefore.has(words[behind] ?? "")) return []
  const { last, ranges } = valuesAt(words, first, behind)
  if (!ranges.some((range) => Interval.overlap(range, asked))) return []
  const found = StageMention.of(Span.upTo(span, last), { says: [], need: scale.need, absent: false })

  return found === undefined ? [] : [Finding.mentioned(found.mention, true)]
}

/** Whether a text names the scale. */
export const isNamed = (text: AnnotatedText.AnnotatedText, { names }: Asked): boolean => {
  const document = text.document()

  return names.some(({ name }) =>
    placesOf(document, name[0] ?? "").some((start) => {
      const span = Span.at(document, start, start + (name[0] ?? "").length)

      return span !== undefined && matches(span.tokens.words, span.first, name)
    }),
  )
}

/** What a text tells of the value on its scale. */
export const find = (text: AnnotatedText.AnnotatedText, { names, value }: Asked): ReadonlyArray<Finding.Finding> => {
  const document = text.document()

  return names.flatMap((scale) =>
    placesOf(document, scale.name[0] ?? "").flatMap((start) => findAt(document, start, scale, value)),
  )
}
