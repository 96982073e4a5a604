import * as DystrophinExons from "../../condition/DystrophinExons.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type * as Span from "../document/Span.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { denials } from "../markers/StatusLexicon.ts"
import * as HeldMeasure from "../measurement/HeldMeasure.ts"
import * as HeldMeasures from "../measurement/HeldMeasures.ts"
import type { Measure } from "../measurement/Measure.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Ranges from "../numbers/Ranges.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as JudgedMention from "./JudgedMention.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

/** What a profile names that is no marker of a vocabulary: its words are sought as they are. */
export interface SoughtWords {
  readonly marker: undefined
  readonly asked?: undefined
  readonly name: string
  readonly literal: Literal.Literal
  /** The name of what a number was entered of: "SMN2 3 copies". */
  readonly numbered?: Literal.Literal | undefined
  /** The number with its name, where it is compared with those of a text: "XYZ score 12". */
  readonly held?: HeldMeasure.HeldMeasure | undefined
  /** The measure that is named, and no more said of it: "HbA1c". */
  readonly measure?: Measure | undefined
  /** The measure that is named with what is not understood of it: "HbA1c ?", "KPS 60-70". */
  readonly unclear?: Measure | undefined
}

/** Digits as a number, with its unit: "3 copies", "≥ 20%", and neither "two" nor "19-9" nor the "2+" of a stain. */
const digits = /^(?!.*(?:\d-\d|\+$)).*\d/

const before = /(?:^|[\s:=])$/

/** What ends it, behind the most that there may be: "14/30". */
const behind = /^(?:\/\d{1,9})?(?=$|[\s,;)])/

/** Where the last number stands that does so by itself, and is no part of a name as in "Ki-67". */
const lastNumberIn = (text: string): readonly [start: number, end: number] | undefined => {
  const tokens = Tokens.ofWritten(text)

  return Ranges.of(Runs.ofWritten(tokens))
    .flatMap(({ first, last }) => {
      const [start = 0, end = 0] = [tokens.starts[first], tokens.ends[last - 1]]
      const most = behind.exec(text.slice(end))?.[0].length
      const isAlone = digits.test(text.slice(start, end)) && before.test(text.slice(0, start))

      return isAlone && most !== undefined ? [[start, end + most] as const] : []
    })
    .at(-1)
}

const marks = /^[:=,;]{1,3}|[:=,;]{1,3}$/g

/** What stands between a name and its number, or behind both. */
const joining = WordSet.of("of copies copy number repeat repeats score level value length")

/** A name is no shorter than three characters, unless it is a symbol of two: "LH", "G8". */
const longEnough = /^(?:.{3,}|[A-Z][A-Z\d])$/s

/** The name of what a number was entered of, without the last where there are several: "SMN2 3 copies", "3 copies of SMN2". */
export const numberedName = (text: string): string | undefined => {
  const number = lastNumberIn(text)
  if (number === undefined) return undefined
  const words = `${text.slice(0, number[0])} ${text.slice(number[1])}`
    .split(/\s+/)
    .map((word) => word.replace(marks, ""))
    .filter((word) => word !== "")
  const begin = words.findIndex((word) => word.toLowerCase() !== "of")
  const last = words.findLastIndex((word) => !joining.has(word.toLowerCase()))
  const name = words.slice(Math.max(0, begin), last + 1).join(" ")

  return longEnough.test(name) && /\p{L}/u.test(name) ? name : undefined
}

export const of = (text: string): SoughtWords => {
  const name = numberedName(text)
  const known = name === undefined ? undefined : HeldMeasures.nameAlone(name)
  const held = name === undefined ? undefined : HeldMeasure.literal(text, name)
  // "ASA 81 mg" is no class of the ASA, nor "CAG 42 or 43" one length
  const isOfOther = known !== undefined && held?.measure.scales[0].units.includes("points") !== true

  return {
    marker: undefined,
    name: text,
    literal: Literal.of(text),
    // No scale of a known measure has the number: "KPS 600"
    ...(name === undefined || isOfOther
      ? {}
      : { numbered: Literal.of(name), held: known === undefined ? held : undefined }),
    measure: HeldMeasures.nameAlone(text),
    unclear: isOfOther ? undefined : HeldMeasures.named(text),
  }
}

/** "Exon 51 skippable", "amenable to exon 51 skipping", "skipping of exon 51". */
const skipped = /\bexon[ -]?(\d{1,2})[ -]skip|\bskipping (?:of )?exon[ -]?(\d{1,2})\b/i

const exons = String.raw`(?:exons?|ex\.?) ?(\d{1,2})(?: ?(?:-|to|through) ?(\d{1,2}))?`

/** "Exon 45 deletion", "deletion of exons 48-50", "del ex48-50". */
const deleted = new RegExp(
  String.raw`\bdel(?:etions?|eted)? ?(?:(?:of|in) )?${exons}\b|\b${exons} ?del(?:etions?|eted)?\b`,
  "i",
)

const ofDystrophin = /\bDMD\b|\bdystrophin\b/i

/** A gene other than that of dystrophin: its exon is skipped by itself, and by no drug. */
const otherGene = /\b(?!DMD\b)[A-Z][A-Z0-9]{2,}\b/

/** Genes of cancers of which exons are told without their names have fewer. */
const manyExons = 30

const namesOfSkipping = (exon: number | string): ReadonlyArray<string> => [
  `exon ${exon} skipping`,
  `exon ${exon} skip`,
  `exon ${exon} skippable`,
  `skipping of exon ${exon}`,
  `skipping exon ${exon}`,
]

/** What texts may call a deletion in dystrophin, and the exons that a drug may skip for it; nothing where an entry tells none. */
const namesOfDeletion = (written: string): ReadonlyArray<string> => {
  const [, ...found] = deleted.exec(written) ?? []
  const [first, last = first] = found.filter((exon) => exon !== undefined).map(Number)
  if (first === undefined || last === undefined || last < first) return []
  if (first < manyExons && !ofDystrophin.test(written)) return []
  const missing = first === last ? `exon ${first}` : `exons ${first}-${last}`

  return [
    ...DystrophinExons.restoring(first, last).flatMap(namesOfSkipping),
    `${missing} deletion`,
    `deletion of ${missing}`,
    `deletion in ${missing}`,
  ]
}

/** How texts tell that a drug may skip the exon that a profile names for that, or one beside those that are missing; nothing where it tells neither. */
export const ofSkippedExon = (written: string): SoughtWords | undefined => {
  if (otherGene.test(written)) return undefined
  const found = skipped.exec(written)
  const exon = found?.[1] ?? found?.[2]
  const names = exon === undefined ? namesOfDeletion(written) : namesOfSkipping(exon)

  return names.length === 0 ? undefined : { marker: undefined, name: written, literal: Literal.of(...names) }
}

/** Who enters a name alone has what it names: where it was not found, or a test of it was negative, that is another state. */
const notFound = (span: Span.Span, name: string): Finding.Finding | undefined => {
  if (!span.tokens.words.some((word) => denials.has(word))) return undefined
  const marker = UnknownMarker.named(name)
  const mention = UnknownMarker.at(span, marker)
  const isNotFound = mention?.status?.state === "absent" || mention?.status?.state === "status"

  return isNotFound ? JudgedMention.of(mention, { marker, asked: UnknownMarker.there }) : undefined
}

const mentioned = (span: Span.Span, name: string): Finding.Finding => {
  const mention = Mention.of(span)

  return TherapyTarget.isNamed(MarkerRun.published(span))
    ? Finding.untold(mention, TherapyTarget.remark)
    : (notFound(span, name) ?? Finding.mentioned(mention, true))
}

/** What a text tells of words that no vocabulary knows; of a number that it does not hold, where it names what it is of. */
export const find = (
  text: AnnotatedText,
  { held, literal, measure, name, numbered, unclear }: SoughtWords,
  most: number,
): ReadonlyArray<Finding.Finding> => {
  // "KPS ?" would be found where "KPS" is named
  const isOpen = unclear !== undefined && name.endsWith("?")
  const places =
    measure === undefined
      ? Literal.spans(text, literal, isOpen ? 0 : most)
      : MeasureStatements.places(text, measure, most)
  if (places.length > 0) return places.map((span) => mentioned(span, name))
  const numbers =
    numbered === undefined || held !== undefined
      ? []
      : Literal.spans(text, numbered, most).map((span) => Finding.untold(Mention.of(span), MeasureFindings.unread))
  const told = held === undefined ? numbers : MeasureFindings.alone(text, held, most)
  if (told.length > 0 || unclear === undefined) return told
  const remark = /\d/.test(name.replace(/^\S+/, "")) ? MeasureFindings.unread : Uncertainty.remark

  return MeasureStatements.places(text, unclear, most).map((span) => Finding.untold(Mention.of(span), remark))
}
