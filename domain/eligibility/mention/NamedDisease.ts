import * as WordSet from "../text/WordSet.ts"
import { central, common, isCancer, normal, organs, others, siteOf } from "./DiseaseWords.ts"
import type * as OwnDiseases from "./OwnDiseases.ts"

/** Whose disease words name: the study's own, another cancer, another disease, or metastases in one organ, which are a condition of their own. */
export type NamedDisease = "own" | "another cancer" | "another disease" | "metastases"

type Words = ReadonlyArray<string>

/** What diseases besides the study's are called where no more is said of them: "a progressive fatal disease". */
const ofAnother = WordSet.of("fatal intercurrent concomitant coexisting underlying")

/** Whose a cancer is that a noun calls: another's, where it is of an organ that is none of the study's. */
const ofCancer = (sites: ReadonlyArray<string>, isOwn: boolean, own: OwnDiseases.OwnDiseases): NamedDisease => {
  const isForeign = own.sites.size > 0 && sites.length > 0 && !sites.some((site) => own.sites.has(site))

  return isForeign && !isOwn ? "another cancer" : "own"
}

/** What a noun names that calls no disease by its name. */
const unnamed = (noun: Words): NamedDisease | undefined => {
  if (noun.some((word) => others.has(word) || ofAnother.has(word))) return "another disease"
  if (!noun.some((word) => common.has(word))) return undefined

  return noun.some((word) => organs.has(word)) ? "metastases" : "own"
}

const shortest = 3

/** "pLGG": a letter before the initials of the study's disease tells a kind of it. */
const isKindOf = (own: OwnDiseases.OwnDiseases, word: string): boolean =>
  word.length > shortest && word.length < 7 && own.words.has(word.slice(1)) && !/[aeiou]/.test(word)

const infections = WordSet.of("infection infections")

/** What the words of a noun name; nothing where they are of no use. */
export const of = (noun: Words, own: OwnDiseases.OwnDiseases, isMetastatic = false): NamedDisease | undefined => {
  if (own.ofCancer && noun.some((word) => infections.has(word))) return "another disease"
  const isOwn = noun.some((word) => (own.words.has(normal(word)) && !common.has(word)) || isKindOf(own, word))
  const sites = noun.flatMap((word) => siteOf(word) ?? [])
  if (noun.some((word) => organs.has(word)) && noun.some((word) => word.startsWith("metasta"))) return "metastases"
  if (isMetastatic && noun.some((word) => central.has(word))) return "metastases"
  if (noun.some(isCancer)) return ofCancer(sites, isOwn, own)
  if (isOwn || sites.some((site) => own.sites.has(site))) return "own"

  return unnamed(noun)
}
