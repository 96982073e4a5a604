import * as MarkerMatcher from "../eligibility/markers/MarkerMatcher.ts"
import type { Stretch } from "./ReportAsides.ts"
import * as ReportedState from "./ReportedState.ts"
import * as ReportLexer from "./ReportLexer.ts"
import * as ReportScales from "./ReportScales.ts"
import * as ReportScope from "./ReportScope.ts"
import * as ReportShorthand from "./ReportShorthand.ts"
import { hasNames, isWord, means, namesOf, type ReportedName, type ReportToken, type Tokens } from "./ReportToken.ts"

const bullet = /^\s*(?:[-•*·+>✓☑–]\s+|\d{1,2}[.)]\s+)/

/** Where a sentence ends, and not where a word is cut short, nor between what is said of the DNA and of the protein. */
const end =
  /(?<!\b(?:e\.g|i\.e|ex|incl|inkl|einschl|ca|vs|approx|abs|calc|est|quant|rearr|mut|cf|no(?=\.\s*\d)|dr|z\.B|p\.ej|p|c))(?<=[\p{L}\p{N})%"”*+-])[.](?=\s+[\p{Lu}\p{N}(“"]|\s*$)|;(?=\s+(?!\(?p\.))(?![^()]{0,200}\))|•/giu

/** Words of a state that say of which kind a change is. */
const ofKinds: ReadonlySet<string | undefined> = new Set([
  "amplified",
  "not amplified",
  "rearranged",
  "mutated",
  "methylated",
  "deleted",
])

/** Whether a sentence begins with what may be there of a gene, and tells whether it is: "amplification: present", "no duplication". */
const isOfKind = ([first, second]: Tokens, { polarity }: ReportedState.ReportedState): boolean => {
  const kind = means(first, "denial") ? second : first

  return kind?.is === "word" && polarity !== undefined && (means(kind, "kind") || ofKinds.has(kind.said))
}

/** A sentence that names nothing and tells a change, one of a kind, or what a test of copies found, is of what was named before it. */
const goesOn = (tokens: Tokens): boolean =>
  !hasNames(tokens) &&
  (tokens.some(({ is }) => is === "change") ||
    ReportedState.isOfCopies(tokens) ||
    isOfKind(tokens, ReportedState.of(tokens)))

const tokenOf = (name: ReportedName): ReportToken => ({ is: "names", start: 0, end: 0, text: name.name, names: [name] })

/** The marker whose change is called by its own name alone: CFTR of "F508del". */
const ownerOf = (tokens: Tokens): ReportToken | undefined => {
  for (const token of tokens) {
    const known = token.is === "change" ? MarkerMatcher.recognise(token.change) : undefined
    if (known?.name.change !== undefined) return tokenOf({ name: known.marker.name, marker: known.marker })
  }

  return undefined
}

/** A sentence, or a row, as far as it tells of this sample. */
export interface ReportSentence {
  readonly text: string
  /** Where it stands in its passage, with the sentence before it whose name it goes on with. */
  readonly stretch: Stretch
  /** Its pieces, behind the name that it goes on with. */
  readonly tokens: Tokens
  /** What it names where it speaks of something else. */
  readonly aside: ReadonlyArray<ReportedName>
  /** It speaks of something else, at least in part. */
  readonly isGeneral: boolean
  /** It goes on with the name above its passage. */
  readonly isOfTitle: boolean
  /** What follows behind a semicolon names nothing and denies: "KRAS G12D in 2019; not seen in this specimen". */
  readonly isTakenBack: boolean
}

/** What a sentence begins with that goes on with what the one before it speaks of. */
const refers = /^(?:it|its|they|these|this|that|he|she)$/i

/** The stretches of a passage that are sentences: none ends within a scale. */
const stretchesOf = (passage: string, scales: ReadonlyArray<Stretch>): ReadonlyArray<Stretch> => {
  const ends = [...passage.matchAll(end)].filter(
    ({ index }) => !scales.some((scale) => scale.start <= index && index < scale.end),
  )
  const starts = [0, ...ends.map(({ 0: sign, index }) => index + sign.length)]

  return starts.map((start, at) => ({ start, end: ends[at]?.index ?? passage.length }))
}

/** What stands in a stretch of a passage, in full and without scales. */
const textIn = (passage: string, { end, start }: Stretch, scales: ReadonlyArray<Stretch>): string => {
  const written = scales
    .filter((scale) => scale.start >= start && scale.end <= end)
    .reduceRight(
      (left, scale) => left.slice(0, scale.start - start) + left.slice(scale.end - start),
      passage.slice(start, end),
    )

  return ReportShorthand.inFull(written).replace(bullet, "")
}

const takesBack = (text: string): boolean => {
  const tokens = ReportLexer.of(text)

  return means(tokens[0], "absent") && tokens.flatMap(namesOf).length === 0
}

/** A sentence as far as it tells of this sample, by its pieces. `isAside`: the one before it speaks of something else. */
const ofSample = (text: string, stretch: Stretch, isAside: boolean): ReportSentence => {
  const all = ReportLexer.of(text)
  const tokens = isAside && isWord(all[0], refers) ? [] : ReportScope.ofSample(all)
  const left = all.filter((token) => !tokens.includes(token))

  return {
    text,
    stretch,
    tokens,
    aside: left.flatMap(namesOf),
    isGeneral: left.length > 0,
    isOfTitle: false,
    isTakenBack: false,
  }
}

/** A name, and where the sentence that tells it begins in the passage; nothing where it stands above that. */
interface Subject {
  readonly name: ReportToken
  readonly start?: number
}

/** A sentence behind the name that it goes on with. One of the name above begins with a change. */
const withSubject = (sentence: ReportSentence, subject: Subject | undefined): ReportSentence => {
  const { stretch, tokens } = sentence
  if (!goesOn(tokens)) return sentence
  const owner = ownerOf(tokens)
  if (owner !== undefined) return { ...sentence, tokens: [owner, ...tokens] }
  const isOfTitle = subject?.start === undefined
  if (subject === undefined || (isOfTitle && tokens.find(({ is }) => is !== "gap")?.is !== "change")) return sentence
  const start = subject.start ?? stretch.start

  return { ...sentence, tokens: [subject.name, ...tokens], stretch: { ...stretch, start }, isOfTitle }
}

/** The sentences of a passage. `title`: the name above it, of which are changes that a sentence begins with. */
export const of = (passage: string, title?: ReportedName): ReadonlyArray<ReportSentence> => {
  const scales = ReportScales.within(passage)
  let subject: Subject | undefined = title && { name: tokenOf(title) }
  let isAside = false

  const stretches = stretchesOf(passage, scales)

  return stretches.flatMap((stretch, at) => {
    const text = textIn(passage, stretch, scales)
    if (text.trim() === "") return []
    const sentence = ofSample(text, stretch, isAside)
    const { aside, isGeneral, tokens } = sentence
    isAside = isGeneral && tokens.length === 0
    const whole = withSubject(sentence, subject)
    const name = tokens.findLast(({ is }) => is === "names")
    if (name !== undefined) subject = { name, start: stretch.start }
    else if (aside.length > 0) subject = undefined

    const next = stretches[at + 1]
    const isTakenBack = passage[stretch.end] === ";" && next !== undefined && takesBack(textIn(passage, next, scales))

    return [{ ...whole, isTakenBack }]
  })
}
