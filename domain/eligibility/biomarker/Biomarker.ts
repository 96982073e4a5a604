import type { Page, Spot } from "../document/Document.ts"
import { spot } from "../document/Document.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import { fold } from "../text/Folding.ts"
import { type Tokens, of as tokensOf } from "../text/Tokens.ts"
import { englishWords, lookAlikes, type Marker } from "./MarkerLexicon.ts"
import * as MarkerMatcher from "./MarkerMatcher.ts"
import * as MarkerRecognition from "./MarkerRecognition.ts"
import * as MarkerStatus from "./MarkerStatus.ts"
import * as StatusComparison from "./StatusComparison.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as VariantNotation from "./VariantNotation.ts"

interface Known {
  readonly marker: Marker
  readonly asked: MarkerStatus.Claim
  readonly names: TargetMatcher.Names<MarkerMatcher.Spelling>
}

/** A biomarker as a profile asks for it. Without a marker, its words are sought as they are. */
export type Biomarker = Known | { readonly marker: undefined; readonly literal: Literal.Literal }

/** Whether a list of genotypes goes on with the opposite of what the name of its first says: "non-carriers, heterozygotes and …". */
const listsBoth = (says: MarkerMatcher.Says, { kinds, state }: MarkerStatus.Claim): boolean =>
  kinds.some((kind) => kind === "carrier" || kind === "homozygous") &&
  (state === "either" || state === (says === "negative" ? "present" : "absent"))

const said = (says: MarkerMatcher.Says, read: MarkerStatus.Claim): MarkerStatus.Claim => {
  if (says === "name" || read.state === "each") return read
  const kinds = says === "homozygous" ? [...read.kinds, "homozygous" as const] : read.kinds
  if (listsBoth(says, read)) return { ...read, kinds, state: MarkerStatus.together(kinds) }
  if (read.state === "either") return read
  if (says === "negative") return { ...read, state: "absent" }
  const turned = read.state === "absent" || read.state === "low" || (read.state === "status" && says !== "homozygous")

  return turned ? read : { ...read, kinds, state: "present" }
}

/** What a state means of a marker that is expressed, where no alteration is named. */
const meant = (marker: Marker, claim: MarkerStatus.Claim): MarkerStatus.Claim =>
  marker.expressed === true && claim.state === "present" && claim.kinds.length === 0 && claim.variants.length === 0
    ? { ...claim, kinds: ["expression", "amplification"] }
    : claim

const asWritten = (text: string): Biomarker => ({ marker: undefined, literal: Literal.of(text) })

/** What a profile's biomarker asks for, in whatever way it is written. */
export const ask = (written: string): Biomarker => {
  const text = written.trim()
  const recognised = MarkerRecognition.recognise(text)
  if (recognised === undefined) return asWritten(text)
  const { marker, name } = recognised
  const folded = fold(text)
  const tokens = tokensOf(folded, 0, folded.length)
  const first = tokens.ends.findIndex((end) => end > name.start)
  const after = tokens.starts.findIndex((start) => start >= name.end)
  const last = after < 0 ? tokens.words.length : after
  const asked = meant(marker, said(name.says, MarkerStatus.read(text, tokens, first, last, name.rest)))

  const furtherNamed = asked.state === "bare" && marker.measured !== true && /^-[a-z0-9]/.test(folded.slice(name.end))
  if (furtherNamed) return asWritten(text)

  return { marker, asked, names: MarkerRecognition.namesOf(marker) }
}

/** Where a list of markers begins, so that what is said of the list is said of each: "no EGFR, ALK or ROS1 alteration". */
const listStart = (text: string, tokens: Tokens, first: number): number => {
  let start = first
  for (let at = first - 1; at >= 0 && at > first - 16; at--) {
    const word = tokens.words[at] ?? ""
    if (VariantNotation.geneLike(text, tokens, at) || /^\d$/.test(word)) start = at
    else if (!/^(?:,|\/|and|or|&|-)$/.test(word)) break
  }

  return start
}

const isLookAlike = (marker: Marker, words: ReadonlyArray<string>, first: number, last: number): boolean => {
  const alike = lookAlikes.get(marker.name)
  if (alike === undefined) return false
  const around = ` ${words.slice(Math.max(0, first - 3), last + 4).join(" ")} `

  return alike.some((phrase) => around.includes(` ${phrase}`))
}

const lowerCase = /[a-z]/

const shouted = (text: string, start: number, end: number): boolean => {
  const around = text.slice(Math.max(0, start - 20), end + 14)

  return around.length > 24 && !lowerCase.test(around)
}

/** What takes a variant out of what was just named. */
const exceptions: ReadonlySet<string> = new Set(["other", "except", "excepting", "excluding", "but"])

/** "Any KRAS mutation other than G12C": the broader name does not mean the variant that is taken out of it. */
const takesOut = ({ words }: Tokens, last: number, variants: ReadonlyArray<string>): boolean => {
  const cue = words.slice(last, last + 4).findIndex((word) => exceptions.has(word))

  return cue >= 0 && words.slice(last + cue + 1, last + cue + 7).some((word) => variants.includes(word))
}

type Told = Pick<Finding.Finding, "outcome" | "remark" | "weight">

const told = (outcome: Finding.Outcome, remark: string, weight: number): Told => ({ outcome, remark, weight })

/** What a place that names the marker tells of what was asked; nothing where it is another thing. */
const tell = (
  page: Page,
  marker: Marker,
  asked: MarkerStatus.Claim,
  where: Spot,
  { end, rest, says, start }: MarkerMatcher.Named,
): Told | undefined => {
  const { first, last, segment, tokens } = where
  if (isLookAlike(marker, tokens.words, first, last)) return undefined
  const measured = marker.measured === true
  if (!measured && TherapyTarget.names(page.text, tokens, first, last))
    return told("unknown", "as part of a therapy's name", 0)
  const claim = meant(marker, said(says, MarkerStatus.read(page.text, tokens, first, last, rest)))
  const wordlike = claim.state === "bare" || englishWords.has(marker.name)
  if (wordlike && marker.exact.length > 0 && shouted(page.text, start, end)) return undefined
  const relation = measured ? "same" : StatusComparison.of(asked, claim)
  const from = listStart(page.text, tokens, first)
  const { outcome, remark, turned } = Finding.side(page, where, from, last)
  if (turned && tokens.words[from - 1] === "and") return told("unknown", "which way is not clear", 0)
  if (relation === "same") return told(outcome, remark, 2)
  if (relation === "broader")
    return takesOut(tokens, last, asked.variants)
      ? told("unknown", "with an exception for it", 1)
      : told(outcome, remark, 1)
  if (relation === "opposite" && turned && segment.side !== "neither") return told(segment.side, "", 1)

  return told("unknown", StatusComparison.remarks[relation], relation === "opposite" ? 1 : 0)
}

const mayFindKnown = (page: Page, { marker, names }: Known): boolean =>
  TargetMatcher.find(
    names,
    page,
    MarkerMatcher.most,
    (place, spelling) => MarkerMatcher.namedAt(marker, spelling, page.folded, place),
    1,
  ).length > 0

const findKnown = (page: Page, { asked, marker, names }: Known): ReadonlyArray<Finding.Finding> =>
  MarkerMatcher.named(marker, names, page)
    .slice(0, MarkerMatcher.most)
    .flatMap((name) => {
      const where = spot(page, name.start, name.end)
      const tells = where === undefined ? undefined : tell(page, marker, asked, where, name)
      if (where === undefined || tells === undefined) return []

      return [{ ...tells, place: Finding.placeOf(where), start: name.start, end: name.end + name.rest.length }]
    })

/** Whether a text names the biomarker at all: there is no mention where it does not. */
export const mayFind = (page: Page, biomarker: Biomarker): boolean =>
  biomarker.marker === undefined ? Literal.mayFind(page, biomarker.literal) : mayFindKnown(page, biomarker)

/** What a text says of the biomarker, mention by mention. */
export const find = (page: Page, biomarker: Biomarker): ReadonlyArray<Finding.Finding> =>
  biomarker.marker === undefined ? Literal.find(page, biomarker.literal) : findKnown(page, biomarker)
