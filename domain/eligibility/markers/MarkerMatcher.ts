import { eachOnce, remembering } from "../../Memo.ts"
import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import { isWord } from "../text/Characters.ts"
import { fold } from "../text/Folding.ts"
import { asOne } from "../text/Spellings.ts"
import type { Marker } from "./Marker.ts"
import { markers } from "./MarkerLexicon.ts"
import { mayBeGlued } from "./StatusLexicon.ts"
import { allele, isResidue } from "./VariantNotation.ts"

/** What a name of a marker says by itself: "MSI-H" is positive, "MSS" negative. */
export type Says = "name" | "positive" | "negative" | "fusion" | "heterozygous" | "homozygous" | "each"

export interface Spelling {
  readonly marker: Marker
  readonly says: Says
  readonly family: boolean
  /** It says so of other markers, too: "triple negative". */
  readonly withOthers: boolean
  /** The change of the marker that its name is: "T790M". */
  readonly change?: string | undefined
}

/** A place where a marker is named. `rest` is what is glued to the name: "KRASG12C". */
export interface Named extends Pattern.Place, Pick<Spelling, "says" | "withOthers" | "change"> {
  readonly rest: string
}

/** At most this many mentions of one marker are read in a text. */
const most = 40

type Spelled = ReadonlyArray<TargetMatcher.Spelled<Spelling>>

const compiled = (written: string, exact: boolean): Pattern.Pattern => {
  const pattern = Pattern.compile(written, exact)

  return { ...pattern, runs: pattern.runs.map(asOne) }
}

/** The patterns of names, for entries and for texts the same. */
const patterns = {
  exact: eachOnce((written: string) => compiled(written, true)),
  inAnyCase: eachOnce((written: string) => compiled(written, false)),
}

/** Names that mean the same. A vocabulary has thousands, so that all of them share what they mean. */
const meaning = (
  marker: Marker,
  names: ReadonlyArray<string> = [],
  told: Partial<Spelling> = {},
  isExact: (name: string) => boolean = () => false,
): Spelled => {
  const means: Spelling = { marker, says: "name", family: false, withOthers: false, ...told }

  return names.map((written) => ({ pattern: patterns[isExact(written) ? "exact" : "inAnyCase"](written), means }))
}

/** The names of a marker. `inTexts`: short symbols only as they are written, and those that it shares. */
export const spelled = (marker: Marker, inTexts: boolean): Spelled => {
  const isShort = (written: string): boolean => inTexts && written.length < 5 && written === written.toUpperCase()

  return [
    ...meaning(marker, marker.forms),
    ...meaning(marker, marker.exact, {}, () => inTexts),
    ...meaning(marker, marker.family?.names, { family: true }, ({ length }) => inTexts && length < 4),
    ...(["positive", "negative", "heterozygous", "homozygous", "each"] as const).flatMap((says) =>
      meaning(marker, marker[says], { says }, isShort),
    ),
    ...meaning(marker, marker.fusions, { says: "fusion" }),
    ...(marker.changes ?? []).flatMap(([written, change]) => meaning(marker, [written], { change })),
    ...(inTexts ? meaning(marker, marker.shared) : []),
  ]
}

/** The names of other markers that tell of one in texts. */
const spelledByOthers = (marker: Marker): Spelled => [
  ...meaning(marker, marker.implied?.forms),
  ...meaning(marker, marker.implied?.exact, {}, () => true),
  ...meaning(marker, marker.negativeWithOthers, { says: "negative", withOthers: true }),
]

const longestGlued = 16

const wordEnd = (folded: string, from: number): number => {
  let end = from
  while (end < from + longestGlued && isWord(folded.charCodeAt(end))) end++

  return end
}

const digit = /\d/

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

const beginsWord = ({ prefixes = [] }: Marker, folded: string, start: number): boolean =>
  !isWord(folded.charCodeAt(start - 1)) ||
  (prefixes.includes(folded[start - 1] ?? "") && !isWord(folded.charCodeAt(start - 2)))

export const namedAt = (
  { change, family, marker, says, withOthers }: Spelling,
  folded: string,
  { end: nameEnd, start }: Pattern.Place,
): Named | undefined => {
  if (!beginsWord(marker, folded, start)) return undefined
  const members = family ? membersOf(folded, nameEnd) : { end: nameEnd, numbers: "" }
  const number = marker.family?.number ?? ""
  if (members.numbers !== "" && !members.numbers.includes(number)) return undefined
  const end = members.end
  const rest = folded.slice(end, wordEnd(folded, end))
  if (rest !== "" && isResidue(folded.slice(start, end + rest.length))) return undefined
  const isAllele = marker.alleles === true && allele(rest) !== undefined
  if (rest !== "" && !isAllele && !mayBeGlued(rest)) return undefined

  return { start, end, says, withOthers, change, rest }
}

/** In order, of names that overlap the first, and of those that begin together the longest; of equals the one that comes first. */
export const outermost = <A extends Pattern.Place>(names: ReadonlyArray<A>): ReadonlyArray<A> => {
  let covered = -1

  return names
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end, start }) => {
      const isFree = start >= covered
      if (isFree) covered = end

      return isFree
    })
}

/** Worked out once for each marker that anybody asks for. */
const inTexts = remembering((marker: Marker) =>
  TargetMatcher.index([...spelled(marker, true), ...spelledByOthers(marker)]),
)

/** Every place where a text has one of the names of a marker, the longest where several begin together. */
export const named = (marker: Marker, source: TargetMatcher.Source): ReadonlyArray<Named> =>
  outermost(
    TargetMatcher.find(inTexts(marker), source, most, (place, spelling) => namedAt(spelling, source.folded, place)),
  ).slice(0, most)

export interface Recognised {
  readonly marker: Marker
  readonly name: Named
}

/** Where a name ends, with what is glued to it. */
export const endOf = ({ name }: Recognised): number => name.end + name.rest.length

/** Names in order, those together of which each reaches into one before it. */
export const overlapping = (names: ReadonlyArray<Recognised>): ReadonlyArray<ReadonlyArray<Recognised>> => {
  const clusters: Array<Array<Recognised>> = []
  let end = -1
  for (const one of names.toSorted((a, b) => a.name.start - b.name.start || endOf(b) - endOf(a))) {
    if (one.name.start < end) clusters.at(-1)?.push(one)
    else clusters.push([one])
    end = Math.max(end, endOf(one))
  }

  return clusters
}

const inProfiles = TargetMatcher.standingIn(TargetMatcher.index(markers.flatMap((marker) => spelled(marker, false))))

/** A symbol with another letter before it: "eGFR" is not "EGFR". */
const otherCase = /^[a-z][A-Z]+$/

/** Every marker that a profile names in whatever way, in no order. */
export const all = (text: string): ReadonlyArray<Recognised> => {
  const folded = fold(text)

  return TargetMatcher.find(inProfiles(folded), { text, folded }, most, (place, spelling) => {
    const { marker } = spelling
    const name = namedAt(spelling, folded, place)
    const written = text.slice(place.start, place.end)
    const other = otherCase.test(written) && marker.exact.includes(written.toUpperCase())

    return name === undefined || other ? undefined : { marker, name }
  })
}

/** The marker that a profile names: the longest of the names that it holds. `names`: all of these. */
export const recognise = (text: string, names = all(text)): Recognised | undefined => {
  const reach = ({ name }: Recognised): number => name.end - name.start
  const general = ({ marker }: Recognised): number => (marker.family?.number === "" ? 1 : 0)
  const changed = ({ name }: Recognised): number => (name.change === undefined ? 0 : 1)
  const numbered = ({ name }: Recognised): boolean => /^\D*\d\D*$/.test(text.slice(name.start, name.end))

  return names.toSorted(
    (a, b) =>
      changed(a) - changed(b) ||
      reach(b) - reach(a) ||
      a.name.start - b.name.start ||
      (numbered(a) ? general(a) - general(b) : general(b) - general(a)),
  )[0]
}
