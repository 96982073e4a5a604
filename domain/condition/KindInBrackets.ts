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

/** The names of a disease, and of all that it is a kind of. */
const namesUpwards = (disease: DiseaseNames.Disease): ReadonlyArray<string> => {
  const found = new Map([[disease.number, disease]])
  for (const { broader } of found.values())
    for (const number of broader) {
      const above = found.has(number) ? undefined : DiseaseNames.numbered(number)
      if (above !== undefined) found.set(number, above)
    }

  return [...found.values()].flatMap(({ names }) => names)
}

/** A short name, which stands in brackets behind a name for the same or for a kind of it. */
const short = /^(?:[a-z]{0,2}[A-Z]){2}[A-Za-z0-9-]{0,6}$/

/**
 * Whether a disease may be a kind of what is called by a broad name, where the ontology does not say so: its name shares a telling word with
 * that, or the end of one ("polyneuropathy"). Where it is written short, both may be cancers as well, or what it is a kind of may share the word.
 */
const areAkin = (one: DiseaseNames.Disease, inside: string, broad: string): boolean => {
  const words = Analyzer.of(broad)
  const telling = words.filter(isTelling)
  const areOfCancer = [words, one.names.flatMap(Analyzer.of)].map((each) => each.some(isOfCancer))
  if (areOfCancer[0] !== areOfCancer[1]) return false
  const isShort = short.test(inside)
  const own = isShort ? namesUpwards(one).flatMap(Analyzer.of) : Analyzer.of(inside)

  return (isShort && areOfCancer[0] === true) || own.some((word) => telling.some((each) => word.endsWith(each)))
}

const kindOf = (inside: string, broad: string): string | undefined => {
  const outer = new Set(DiseaseNames.named(broad).map(({ number }) => number))
  const inner = DiseaseNames.named(inside).filter(({ number }) => !outer.has(number))
  if (inner.length === 0 || DiseaseFamily.isKindOf(broad, inside)) return undefined
  const isKind = DiseaseFamily.isKindOf(inside, broad)

  return inner.find((disease) => isKind || areAkin(disease, inside, broad))?.names[0]
}

/** What holds all words of the broad name, and more: "primary progressive multiple sclerosis". */
const longerThan = (inside: string, broad: string): string | undefined => {
  const [words, others] = [Analyzer.of(inside), Analyzer.of(broad)]

  return words.length > others.length && Analyzer.hold(words, others) ? inside : undefined
}

/**
 * A condition as the kind that its brackets name of a broader disease before them: "leukemia (CLL)" is the chronic lymphocytic one. As it is
 * where they say the same again, or something else.
 */
export const read = (condition: string): string => {
  const [broad = "", inside = ""] = bracketed(condition.trim()) ?? []
  if (broad === "") return condition

  return kindOf(inside, broad) ?? kindOf(`${inside} ${broad}`, broad) ?? longerThan(inside, broad) ?? condition
}
