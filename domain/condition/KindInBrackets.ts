import * as Analyzer from "./Analyzer.ts"
import * as DiseaseFamily from "./DiseaseFamily.ts"
import { bloodCancers, commonWords, courseWords, sharedWords, tumorEndings } from "./DiseaseLexicon.ts"
import * as DiseaseNames from "./DiseaseNames.ts"

const brackets = /[()[\]]/

/** A name with another in brackets behind it, at the end: both of them; nothing where there are no brackets, or more. */
const bracketed = (text: string): readonly [broad: string, inside: string] | undefined => {
  const [broad = "", inside = "", end, ...more] = text.split(brackets)

  return end === "" && more.length === 0 && broad !== "" && inside !== "" ? [broad.trim(), inside] : undefined
}

const isTelling = (word: string): boolean =>
  word.length > 1 && ![sharedWords, commonWords, courseWords].some((words) => words.has(word))

const isOfCancer = (word: string): boolean =>
  word === "cancer" ||
  tumorEndings.some((ending) => word.endsWith(ending)) ||
  bloodCancers.some((beginning) => word.startsWith(beginning))

/** Whether two names may be of one illness and a kind of it, where the ontology does not say so: they share a telling word, or both are of cancers. */
const areAkin = (one: DiseaseNames.Disease, broad: string): boolean => {
  const words = new Set(Analyzer.of(broad))

  return one.names.some((name) => {
    const others = Analyzer.of(name)

    return (
      others.some((word) => isTelling(word) && words.has(word)) ||
      (others.some(isOfCancer) && [...words].some(isOfCancer))
    )
  })
}

const kindOf = (inside: string, broad: string): string | undefined => {
  const outer = new Set(DiseaseNames.named(broad).map(({ number }) => number))
  const inner = DiseaseNames.named(inside).filter(({ number }) => !outer.has(number))
  if (outer.size === 0 || inner.length === 0 || DiseaseFamily.isKindOf(broad, inside)) return undefined
  const isKind = DiseaseFamily.isKindOf(inside, broad)

  return inner.find((disease) => isKind || areAkin(disease, broad))?.names[0]
}

/**
 * A condition as the kind that its brackets name of a broader disease before them: "leukemia (CLL)" is the chronic lymphocytic one. As it is
 * where they say the same again, or something else.
 */
export const read = (condition: string): string => {
  const [broad = "", inside = ""] = bracketed(condition.trim()) ?? []
  if (broad === "") return condition

  return kindOf(inside, broad) ?? kindOf(`${inside} ${broad}`, broad) ?? condition
}
