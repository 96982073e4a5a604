import type { Span } from "../document/Span.ts"
import { normal, siteOf } from "../mention/DiseaseWords.ts"
import * as ItemOfItsOwn from "../mention/ItemOfItsOwn.ts"
import * as NamedDisease from "../mention/NamedDisease.ts"
import * as Noun from "../mention/Noun.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"

const ofStage =
  /^(?:untreated|active|prior|previous|known|newly|locally|metastatic|recurrent|relapsed|refractory|progressive|unresectable|resectable|advanced|early|limited|extensive|stages?)$/

/** What is denied in rows: "no evidence of peritoneal disease, metastatic disease", "no stage IIIA, …". */
const inRows = /^(?:evidence|history|signs?|stages?)$/

const joints = /^(?:or|and|\/)$/

/**
 * Where the item of a stage begins that a comma sets apart from what is denied before it, and that says the study's disease by its own
 * name: "no prior therapy, [newly diagnosed glioblastoma]". "Metastatic disease" may be one more of what is denied.
 */
export const beginning = ({ document, first, last, segment, tokens: { words } }: Span): number | undefined => {
  if (segment.side !== "inclusion") return undefined
  const item = ItemOfItsOwn.of(words, first, last)
  if (item === undefined || ofStage.test(words[item.denied] ?? "") || inRows.test(words[item.first] ?? ""))
    return undefined
  if (!words.slice(item.from, first).every((word) => ofStage.test(word) || joints.test(word))) return undefined
  const own = OwnDiseases.of(document)
  const noun = [...words.slice(first, last), ...Noun.at(words, last)]
  const isNamed = noun.some((word) => own.words.has(normal(word)) || siteOf(word) !== undefined)

  return isNamed && NamedDisease.of(noun, own) === "own" ? item.from : undefined
}
