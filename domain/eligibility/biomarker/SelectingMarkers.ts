import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as MarkerHinges from "./MarkerHinges.ts"

/**
 * Whether a study selects its patients by markers of which a profile names none: its title names them, and its inclusion criteria ask
 * everyone for one. `told`: what the profile names, as `MarkerHinges.toldBy`. One that names none may not have been tested.
 */
export const areOthers = (title: string, text: AnnotatedText | undefined, told: ReadonlySet<string>): boolean => {
  if (told.size === 0 || text === undefined) return false
  const titled = MarkerHinges.namedIn(title)
  if (titled.length === 0 || titled.some((name) => told.has(name))) return false

  return MarkerHinges.askedOfAll(text).some((name) => titled.includes(name))
}
