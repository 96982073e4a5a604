import * as Tokens from "../text/Tokens.ts"
import type { Measure } from "./Measure.ts"
import { measures } from "./MeasureLexicon.ts"

type Words = ReadonlyArray<string>

interface Name {
  readonly measure: Measure
  readonly words: Words
}

const wordsOf = (name: string): Words => Tokens.ofWritten(name).words.filter((word) => word !== "-")

/** By their first words, the longest first. */
const names: ReadonlyMap<string, ReadonlyArray<Name>> = Map.groupBy(
  measures
    .flatMap((measure) =>
      [...measure.forms, ...(measure.entered ?? [])].map((form): Name => ({ measure, words: wordsOf(form) })),
    )
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words: [first = ""] }) => first,
)

/** Behind a name that begins at a token, with hyphens between its words or without; nothing where it does not. */
const behind = (words: Words, at: number, name: Words): number | undefined => {
  let next = at
  for (const word of name) {
    if (next > at && words[next] === "-") next++
    if (words[next] !== word) return undefined
    next++
  }

  return next
}

/**
 * The measures whose names begin at a token of an entry, and where each name ends. What goes by the same name as another, a performance
 * status, is told by the values that it can have.
 */
export const at = (words: Words, at: number): ReadonlyArray<{ readonly measure: Measure; readonly end: number }> =>
  (names.get(words[at] ?? "") ?? []).flatMap(({ measure, words: name }) => {
    const end = behind(words, at, name)

    return end === undefined ? [] : [{ measure, end }]
  })

/** The measure that an entry names and says no more of: "HbA1c", "left ventricular ejection fraction". */
export const alone = (written: string): Measure | undefined => {
  const { words } = Tokens.ofWritten(written)

  return at(words, 0).find(({ end }) => end === words.length)?.measure
}

const symbols = measures.flatMap(({ forms }) => forms.filter((form) => /^[a-z]+$/i.test(form)))

const glued = new RegExp(`\\b(${symbols.join("|")})(?=\\d)`, "gi")

/** The fraction of a number in other languages: "CDR 0,5", "EDSS 6,5". */
const comma = /(\b(?:CDR|CDR-?SO?B|sum of boxes|EDSS|TMB)\b[^\d,;]{0,24}\d{1,2}),(?=\d(?![\d,]))/gi

/** The repeats of both alleles: "CAG 17/44", "41/17 CAG repeats". */
const alleles = /(?<=\bCAG\b[^\d;]{0,20})(\d{2,3}) ?(?:[/,&]|and) ?(\d{2,3})\b|\b(\d{2,3}) ?[/&] ?(\d{2,3})(?= CAG\b)/gi

/** The longer allele is what is asked for. */
const longer = (_: string, ...lengths: ReadonlyArray<string | undefined>): string =>
  String(Math.max(...lengths.slice(0, 4).map((length) => Number(length ?? 0))))

/** "MMSE22" as "MMSE 22", a fraction behind a point, and the allele of two that is expanded. */
export const apart = (written: string): string =>
  written.replace(glued, "$1 ").replace(comma, "$1.").replace(alleles, longer)
