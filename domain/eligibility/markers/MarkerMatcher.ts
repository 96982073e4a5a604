import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import { isWord } from "../text/Characters.ts"
import * as GluedStates from "./GluedStates.ts"
import type { Marker } from "./Marker.ts"
import { allele } from "./VariantNotation.ts"

/** What a name of a marker says by itself: "MSI-H" is positive, "MSS" negative. */
export type Says = "name" | "positive" | "negative" | "fusion" | "heterozygous" | "homozygous" | "each"

export interface Spelling {
  readonly says: Says
  readonly family: boolean
  /** It says so of other markers, too: "triple negative". */
  readonly withOthers: boolean
  /** The change of the marker that its name is: "T790M". */
  readonly change?: string
}

/** A place where a marker is named. `rest` is what is glued to the name: "KRASG12C". */
export interface Named extends Pattern.Place {
  readonly says: Says
  readonly withOthers: boolean
  readonly change?: string | undefined
  readonly rest: string
}

/** At most this many mentions of one marker are read in a text. */
export const most = 40

const plain: Spelling = { says: "name", family: false, withOthers: false }

/** Names that count in texts alone. */
const spelledInTexts = ({
  implied,
  negativeWithOthers,
  shared,
}: Marker): ReadonlyArray<TargetMatcher.Spelled<Spelling>> => [
  ...(shared ?? []).map((written) => ({ pattern: Pattern.compile(written), means: plain })),
  ...(implied?.forms ?? []).map((written) => ({ pattern: Pattern.compile(written), means: plain })),
  ...(implied?.exact ?? []).map((written) => ({ pattern: Pattern.compile(written, true), means: plain })),
  ...(negativeWithOthers ?? []).map((written) => ({
    pattern: Pattern.compile(written),
    means: { says: "negative", family: false, withOthers: true } as const,
  })),
]

/** The names of a marker. `inTexts`: short symbols only as they are written, and the names of what tells of it. */
export const spelled = (marker: Marker, inTexts: boolean): ReadonlyArray<TargetMatcher.Spelled<Spelling>> => {
  const short = (written: string): boolean => inTexts && written.length < 5 && written === written.toUpperCase()

  return [
    ...marker.forms.map((written) => ({ pattern: Pattern.compile(written), means: plain })),
    ...marker.exact.map((written) => ({ pattern: Pattern.compile(written, inTexts), means: plain })),
    ...(marker.family?.names ?? []).map((written) => ({
      pattern: Pattern.compile(written, inTexts && written.length < 4),
      means: { ...plain, family: true },
    })),
    ...(["positive", "negative", "heterozygous", "homozygous", "each"] as const).flatMap((says) =>
      (marker[says] ?? []).map((written) => ({
        pattern: Pattern.compile(written, short(written)),
        means: { ...plain, says },
      })),
    ),
    ...(marker.fusions ?? []).map((written) => ({
      pattern: Pattern.compile(written),
      means: { ...plain, says: "fusion" } as const,
    })),
    ...(marker.changes ?? []).map(([written, change]) => ({
      pattern: Pattern.compile(written),
      means: { ...plain, change },
    })),
    ...(inTexts ? spelledInTexts(marker) : []),
  ]
}

const longestGlued = 16

const wordEnd = (folded: string, from: number): number => {
  let end = from
  while (end < from + longestGlued && isWord(folded.charCodeAt(end))) end++

  return end
}

const digit = /\d/

/** The numbers from one to another: "1-3". */
const ranged = (from: string, to: string): string => {
  let numbers = ""
  for (let number = Number(from) + 1; number < Number(to); number++) numbers += number

  return numbers
}

/** Behind the numbers by which a family names its members: "1", "1/2", "1 or 2", "1, 2 and 3", "1-3". */
const membersOf = (folded: string, from: number): { readonly end: number; readonly numbers: string } => {
  let numbers = ""
  let end = from
  const joint = /[ /,&-]{0,3}(?:(?:and\/or|and|or) )?-?/y
  for (let at = from; numbers.length < 6; ) {
    joint.lastIndex = at
    const joined = joint.exec(folded)?.[0] ?? ""
    const next = at + joined.length
    const character = folded[next] ?? ""
    if (!digit.test(character) || digit.test(folded[next + 1] ?? "")) break
    if (numbers !== "" && joined.trim() === "-") numbers += ranged(numbers.slice(-1), character)
    numbers += character
    at = next + 1
    end = at
  }

  return { end, numbers }
}

const beginsWord = (marker: Marker, folded: string, start: number): boolean => {
  if (start === 0 || !isWord(folded.charCodeAt(start - 1))) return true
  const glued = marker.prefixes?.includes(folded[start - 1] ?? "") ?? false

  return glued && (start === 1 || !isWord(folded.charCodeAt(start - 2)))
}

export const namedAt = (
  marker: Marker,
  { change, family, says, withOthers }: Spelling,
  folded: string,
  { end: nameEnd, start }: Pattern.Place,
): Named | undefined => {
  if (!beginsWord(marker, folded, start)) return undefined
  const members = family ? membersOf(folded, nameEnd) : { end: nameEnd, numbers: "" }
  const number = marker.family?.number ?? ""
  if (members.numbers !== "" && number !== "" && !members.numbers.includes(number)) return undefined
  const end = members.end
  const rest = folded.slice(end, wordEnd(folded, end))
  const isAllele = marker.alleles === true && allele(rest) !== undefined
  if (rest !== "" && !isAllele && !GluedStates.isKnown(rest)) return undefined

  return { start, end, says, withOthers, change, rest }
}

/** Every place where a text names the marker, the longest name where several begin together. */
export const named = (
  marker: Marker,
  names: TargetMatcher.Targets<Spelling>,
  source: TargetMatcher.Source,
): ReadonlyArray<Named> => {
  const found = TargetMatcher.find(names, source, most, (place, spelling) =>
    namedAt(marker, spelling, source.folded, place),
  )
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  let covered = -1

  return found.filter(({ end, start }) => {
    const free = start >= covered
    if (free) covered = end

    return free
  })
}
