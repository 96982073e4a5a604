import { eachOnce, remembering } from "../../Memo.ts"
import { mostMarkers, roomOfUnknownName } from "../../Profile.ts"
import * as LatestValues from "../../report/LatestValues.ts"
import * as Steps from "../../Steps.ts"
import * as Entered from "../entry/Entered.ts"
import * as LabShorthand from "../entry/LabShorthand.ts"
import * as SequenceChanges from "../entry/SequenceChanges.ts"
import * as FusionPartners from "../markers/FusionPartners.ts"
import type { Marker } from "../markers/Marker.ts"
import * as HeldMeasure from "../measurement/HeldMeasure.ts"
import * as HeldMeasures from "../measurement/HeldMeasures.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import type * as Literal from "../mention/Literal.ts"
import type { Unsought } from "../mention/Question.ts"
import * as EnteredState from "./EnteredState.ts"
import * as EntryParts from "./EntryParts.ts"
import * as SaidBeside from "./SaidBeside.ts"
import * as SoughtWords from "./SoughtWords.ts"
import type * as StatedMarker from "./StatedMarker.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

export type AskedMarker = StatedMarker.StatedMarker | SoughtWords.SoughtWords

/** One marker as a profile writes it, and what it asks for. */
export interface Part {
  readonly written: string
  readonly asked: AskedMarker
  /** Whether it speaks for what it names: nothing is denied, and all of it is understood. */
  readonly isAffirmed: boolean
}

/** The name that no vocabulary knows by which something is sought: that of what a number is of, where one was entered. */
export const unknownOf = (asked: AskedMarker): Literal.Literal | undefined =>
  asked.marker === undefined ? (asked.numbered ?? asked.literal) : asked.literal

/** A biomarker of a profile: one marker, or several that are entered together, and measures with their values. */
export interface Entry {
  readonly written: string
  /** Whether those before it left no room for it. */
  readonly isUnread?: true
  readonly parts: ReadonlyArray<Part>
  readonly measures: ReadonlyArray<HeldMeasure.HeldMeasure>
}

/** A concentration, a length or a pressure, which tells that what stands before it is measured, whatever it is: "progesterone 2 ng/mL". */
const ofLaboratory = /\/|^(?:mm|cm|mmHg)$/

const isOfLaboratory = (asked: AskedMarker): boolean =>
  asked.marker === undefined &&
  asked.held?.measure.scales[0].units.some((unit) => ofLaboratory.test(unit)) === true &&
  UnknownMarker.mayBeMeasured(asked.held.measure.name)

/** What is asked of one marker; nothing where no word of it could be a name. */
const partOf = (written: string): ReadonlyArray<Part> => {
  const entry = Entered.of(SequenceChanges.withDnaChanges(LabShorthand.inFull(written)))
  const denials = EnteredState.denialsIn(entry)
  const found = SoughtWords.ofSkippedExon(written) ?? EnteredState.of(entry, denials)
  const isKnown = found !== undefined && (found.marker === undefined || found.literal === undefined)
  const asked = found ?? SoughtWords.of(written.trim())
  if (!isKnown && !UnknownMarker.mayBeNamed(found?.marker?.name ?? written, found?.asked) && !isOfLaboratory(asked))
    return []

  return [{ written, asked, isAffirmed: denials.length === 0 && !("untold" in asked) }]
}

/** What is asked of which marker, alike in whatever words: a change by its own name is the same with and without "mutation". */
const identityOf = ({ asked: sought, written }: Part): string => {
  if (sought.marker === undefined) return written.trim().toLowerCase()
  const { kinds, score, state, variants } = sought.asked
  const shapes = kinds.filter((kind) => kind === "insertion" || kind === "deletion")
  const changes = variants.length > 0 ? [...variants, ...shapes] : kinds

  return JSON.stringify([sought.marker.name, state, changes, score, sought.untold, sought.partner])
}

/** An entry as a report would write it: in plain signs, and with the genes by which fusions drive. */
const plain = (written: string): string => FusionPartners.named(LabShorthand.plain(written))

/** Whether a marker is named for nothing but the amount of it that is told beside it: "amyloid PET 40 centiloids". */
const isMeasured = ({ asked: { asked, marker } }: Part, measures: Entry["measures"]): boolean =>
  asked?.state === "bare" && measures.some(({ measure }) => measure.amountOf === marker?.name)

const isInfected = ({ asked: { asked, marker } }: Part): boolean =>
  marker?.infection === true && asked?.state === "present"

/** How an infection is held: a virus of the liver leaves the blood, and HIV stays. */
const heldAs = ({ name }: Marker) => (name === "HIV" ? (["controlled"] as const) : (["controlled", "cleared"] as const))

/** The parts of an entry with what it tells elsewhere of what is there: the other gene of a fusion, and how an infection is held. */
const completed = (written: string, parts: ReadonlyArray<Part>): ReadonlyArray<Part> => {
  const held = SaidBeside.heldIn(written)
  const isAlone = parts.filter(isInfected).length === 1

  return parts.map((part) => {
    const { asked: sought } = part
    if (sought.marker === undefined || sought.asked.state !== "present") return part
    const partner = FusionPartners.of(LabShorthand.plain(written), sought.marker)
    const isHeld = isInfected(part) && (held.has(sought.marker.name) || (isAlone && held.has("any")))
    const asked = isHeld ? { ...sought.asked, kinds: heldAs(sought.marker) } : sought.asked

    return { ...part, asked: { ...sought, asked, partner } }
  })
}

/** On how many cells an antigen was found, where an entry tells nothing else of it: "CD33 50%", "MSLN IHC 50%". */
const shareOf = ({ asked: sought, written }: Part): ReadonlyArray<HeldMeasure.HeldMeasure> => {
  if (sought.marker === undefined) return []
  const { asked, marker, untold } = sought
  const isStained = marker.expressed === true && marker.graded !== true && asked.state === "bare"
  const isShare = isStained && untold === MeasureFindings.unread && /\d ?%/.test(written)
  const name = isShare ? SoughtWords.numberedName(written) : undefined
  const held = name === undefined ? undefined : HeldMeasure.literal(written, name)

  return held === undefined
    ? []
    : [{ ...held, measure: { ...held.measure, name: marker.name, forms: [...marker.forms, ...marker.exact] } }]
}

/**
 * Whether what is left of an entry is one word before its measure, which belongs to its name if nothing knows it:
 * "PROMIS pain intensity 2", "Folstein MMSE 22".
 */
const isBeforeMeasure = (rest: string, written: string): boolean =>
  !rest.includes(" ") && written.startsWith(`${rest} `)

/** Each part once, in whatever words it is said again. */
const entryOf = (written: string): Entry => {
  const usual = plain(LatestValues.of(written))
  const { rest, measures: known } = HeldMeasures.of(usual)
  const named = rest === "" ? [] : EntryParts.of(rest).flatMap(partOf)
  const isOfName = known.length > 0 && isBeforeMeasure(rest, usual)
  const read = isOfName ? named.filter(({ asked }) => asked.marker !== undefined) : named
  const shares = new Map(read.map((part) => [part, shareOf(part)]))
  const measures = [...known, ...[...shares.values()].flat()]
  const all = read.filter((part) => shares.get(part)?.length === 0)
  const parts = completed(
    written,
    all.filter((part) => !isMeasured(part, measures)),
  )
  const first = new Map(parts.toReversed().map((part) => [identityOf(part), part]))

  return { written, parts: parts.filter((part) => first.get(identityOf(part)) === part), measures }
}

/** What an entry asks, alike in whatever words and order. */
export const identityOfAll = ({ parts, measures }: Entry): string =>
  [...parts.map(identityOf), ...measures.map(({ measure: { name }, scale, value }) => `${name} ${scale} ${value}`)]
    .toSorted()
    .join("\n")

/** Why an entry is sought in no text, if it is not. */
export const unsought = ({ isUnread, parts, measures }: Entry): { readonly unsought?: Unsought } => {
  if (parts.length > 0 || measures.length > 0) return {}

  return { unsought: isUnread === true ? "not_read" : "not_understood" }
}

/** Whether an entry names only what somebody lacks: "EGFR wild-type, ALK negative". */
export const isLack = ({ parts, measures }: Entry): boolean =>
  parts.length > 0 && measures.length === 0 && parts.every(({ asked: sought }) => sought.asked?.state === "absent")

/** What one marker asks for, in whatever way it is written. */
export const ask = (written: string): AskedMarker => partOf(plain(written))[0]?.asked ?? SoughtWords.of(written)

const roomOf = ({ measures, parts }: Entry): number =>
  parts.reduce((sum, { asked: { literal } }) => sum + (literal === undefined ? 1 : roomOfUnknownName), measures.length)

/** Reads entries in their order once for all who ask about the same list, up to the first for which there is no room. Equal ones are one. */
const readingOf = remembering((_: ReadonlyArray<string>) => {
  let left = mostMarkers

  return eachOnce((written: string): Entry => {
    const entry = left > 0 ? entryOf(written) : undefined
    left -= entry === undefined ? 0 : roomOf(entry)

    return entry === undefined || left < 0 ? { written, isUnread: true, parts: [], measures: [] } : entry
  })
})

/** The biomarkers of a profile. */
export const all = remembering(
  (biomarkers: ReadonlyArray<string>): ReadonlyArray<Entry> => biomarkers.map(readingOf(biomarkers)),
)

export const ahead = (biomarkers: ReadonlyArray<string>): Steps.Steps<unknown> =>
  Steps.each(biomarkers, readingOf(biomarkers))

/** The names that no vocabulary knows by which some entries have to be sought, in their order, those of equal ones once. */
export const unknownIn = (entries: ReadonlyArray<Entry>): ReadonlyArray<Literal.Literal> =>
  [...new Set(entries)].flatMap(({ parts }) => parts.flatMap(({ asked }) => unknownOf(asked) ?? []))
