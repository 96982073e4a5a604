import * as TargetMatcher from "../matching/TargetMatcher.ts"
import { fold } from "../text/Folding.ts"
import type { Marker } from "./Marker.ts"
import { markers } from "./MarkerLexicon.ts"
import * as MarkerMatcher from "./MarkerMatcher.ts"

/** A marker that a profile names, and how. */
export interface Recognised {
  readonly marker: Marker
  readonly name: MarkerMatcher.Named
}

const inTexts = new Map<string, TargetMatcher.Targets<MarkerMatcher.Spelling>>()

/** The names of a marker to look for in texts; worked out once for each marker that anybody asks for. */
export const namesOf = (marker: Marker): TargetMatcher.Targets<MarkerMatcher.Spelling> => {
  const known = inTexts.get(marker.name)
  if (known !== undefined) return known
  const names = TargetMatcher.index([...MarkerMatcher.spelled(marker, true), ...MarkerMatcher.spelledByOthers(marker)])
  inTexts.set(marker.name, names)

  return names
}

const inProfiles = TargetMatcher.standingIn(
  TargetMatcher.index(markers.flatMap((marker) => MarkerMatcher.spelled(marker, false))),
)

/** A symbol with another letter before it: "eGFR" is not "EGFR". */
const otherCase = /^[a-z][A-Z]+$/

/** Every marker that a profile names in whatever way, in no order. */
export const all = (text: string): ReadonlyArray<Recognised> => {
  const folded = fold(text)

  return TargetMatcher.find(inProfiles(folded), { text, folded }, MarkerMatcher.most, (place, spelling) => {
    const { marker } = spelling
    const name = MarkerMatcher.namedAt(spelling, folded, place)
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
