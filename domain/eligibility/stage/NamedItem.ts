import type { Span } from "../document/Span.ts"
import { normal, siteOf } from "../mention/DiseaseWords.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import * as NamedDisease from "../mention/NamedDisease.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"

const unfinished =
  /^(?:untreated|active|prior|previous|known|newly|locally|metastatic|recurrent|relapsed|refractory|progressive|unresectable|resectable|advanced|early|limited|extensive)$/

/**
 * Where the item of a stage begins that a comma sets apart from what is denied before it, and that says the study's disease by its own
 * name: "no prior therapy, [newly diagnosed glioblastoma]". "Metastatic disease" may be one more of what is denied.
 */
export const beginning = ({ document, first, last, segment, tokens: { words } }: Span): number | undefined => {
  if (segment.side !== "inclusion") return undefined
  const item = ItemOfItsOwn.of(words, first, last)
  if (item?.from !== first || unfinished.test(words[item.denied] ?? "")) return undefined
  const own = OwnDiseases.of(document)
  const noun = Noun.at(words, last)
  const isNamed = noun.some((word) => own.words.has(normal(word)) || siteOf(word) !== undefined)

  return isNamed && NamedDisease.of(noun, own) === "own" ? first : undefined
}
