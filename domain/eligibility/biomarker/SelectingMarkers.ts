import * as Annotation from "../../annotation/Annotation.ts"
import * as Packing from "../../annotation/Packing.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as MarkerHinges from "./MarkerHinges.ts"

/** The markers that a study's title names. */
const titled = Annotation.part(Packing.list(Packing.oneOf(MarkerHinges.terms)))

/**
 * The markers by which a study selects its patients, where a profile names none of them: its title names them, and its inclusion criteria
 * ask everyone for one. `text`: its criteria. `told`: what the profile names, as `MarkerHinges.toldBy`. One that names none may not have been
 * tested.
 */
export const others = (
  title: string,
  text: AnnotatedText | undefined,
  told: ReadonlySet<string>,
): ReadonlyArray<string> => {
  if (told.size === 0 || text === undefined) return []
  const named = Annotation.recall(text.annotation, titled, () => MarkerHinges.namedIn(title))
  if (named.length === 0 || named.some((name) => told.has(name))) return []

  return MarkerHinges.askedOfAll(text).filter((name) => named.includes(name))
}
