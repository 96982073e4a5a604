import * as Pattern from "../matching/Pattern.ts"
import * as TargetMatcher from "../matching/TargetMatcher.ts"
import { isWord } from "../text/Characters.ts"
import type { Marker } from "./MarkerLexicon.ts"
import * as VariantNotation from "./VariantNotation.ts"

/** What a name of a marker says by itself: "MSI-H" is positive, "MSS" negative. */
export type Says = "name" | "positive" | "negative" | "homozygous"

export interface Spelling {
  readonly says: Says
  readonly family: boolean
}

/** A place where a marker is named. `rest` is what is glued to the name: "KRASG12C". */
export interface Named extends Pattern.Place {
  readonly says: Says
  readonly rest: string
}

/** At most this many mentions of one marker are read in a text. */
export const most = 40

/** The names of a marker. `exactly`: short symbols only as they are written. */
export const spelled = (marker: Marker, exactly: boolean): ReadonlyArray<TargetMatcher.Spelled<Spelling>> => {
  const name: Spelling = { says: "name", family: false }
  const short = (written: string): boolean => exactly && written.length < 5 && written === written.toUpperCase()

  return [
    ...marker.forms.map((written) => ({ pattern: Pattern.compile(written), means: name })),
    ...marker.exact.map((written) => ({ pattern: Pattern.compile(written, exactly), means: name })),
    ...(marker.family?.names ?? []).map((written) => ({
      pattern: Pattern.compile(written, exactly && written.length < 4),
      means: { says: "name", family: true } as const,
    })),
    ...(["positive", "negative", "homozygous"] as const).flatMap((says) =>
      (marker[says] ?? []).map((written) => ({
        pattern: Pattern.compile(written, short(written)),
        means: { says, family: false },
      })),
    ),
  ]
}

const wordEnd = (folded: string, from: number): number => {
  let end = from
  while (end < from + 12 && isWord(folded.charCodeAt(end))) end++

  return end
}

const digit = /\d/

/** Behind the numbers by which a family names its members: "1", "1/2", "1 or 2", "1, 2 and 3". */
const membersOf = (folded: string, from: number): { readonly end: number; readonly numbers: string } => {
  let numbers = ""
  let end = from
  const joint = /[ /,&-]{0,3}(?:(?:and\/or|and|or) )?-?/y
  for (let at = from; numbers.length < 6; ) {
    joint.lastIndex = at
    const next = at + (joint.exec(folded)?.[0].length ?? 0)
    const character = folded[next] ?? ""
    if (!digit.test(character) || digit.test(folded[next + 1] ?? "")) break
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
  { family, says }: Spelling,
  folded: string,
  { end: nameEnd, start }: Pattern.Place,
): Named | undefined => {
  if (!beginsWord(marker, folded, start)) return undefined
  const members = family ? membersOf(folded, nameEnd) : { end: nameEnd, numbers: "" }
  const number = marker.family?.number ?? ""
  if (members.numbers !== "" && number !== "" && !members.numbers.includes(number)) return undefined
  const end = members.end
  const rest = folded.slice(end, wordEnd(folded, end))
  if (rest !== "" && !VariantNotation.mayBeGlued(rest)) return undefined

  return { start, end, says, rest }
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
