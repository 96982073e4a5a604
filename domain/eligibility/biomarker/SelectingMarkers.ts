import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as MarkerHinges from "./MarkerHinges.ts"

/**
 * The markers by which a study selects its patients, where a profile names none of them: its title names them, and its inclusion criteria
 * ask everyone for one. `told`: what the profile names, as `MarkerHinges.toldBy`. One that names none may not have been tested.
 */
export const others = (
  title: string,
  text: AnnotatedText | undefined,
  told: ReadonlySet<string>,
): ReadonlyArray<string> => {
  if (told.size === 0 || text === undefined) return []
  const titled = MarkerHinges.namedIn(title)
  if (titled.length === 0 || titled.some((name) => told.has(name))) return []

  return MarkerHinges.askedOfAll(text).filter((name) => titled.includes(name))
}
