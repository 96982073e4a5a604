import * as Analyzer from "../../condition/Analyzer.ts"
import { commonWords, courseWords, sharedWords } from "../../condition/DiseaseLexicon.ts"
import { central, common, isCancer, normal, organs, others, siteOf } from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as WordTests from "../rules/WordTests.ts"
import { isNumber, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

/** The diseases that a study is about, as far as its conditions, keywords and title tell. */
export interface OwnDiseases {
  /** The words that tell them apart, one form for each, and their initials. */
  readonly words: ReadonlySet<string>
  /** The organs and tissues of its cancers. Empty where it is for cancers of any. */
  readonly sites: ReadonlySet<string>
  /** Whether it is for people with cancer, as far as is known. */
  readonly ofCancer: boolean
}

/** So many entries are read, and so many characters of each. */
const mostEntries = 60

const longest = 400

/** Words of titles and keywords that no disease is called by. */
const ofStudies = WordSet.of(
  "study trial phase safety efficacy tolerability patient participant subject people adult child combination combined versus " +
    "therapy treatment treated untreated evaluate evaluation assessment open label randomized first line alone plus using with in for to " +
    "from on by or previously positive negative mutation mutated high low risk clinical dose response care surgery support health life quality " +
    "molecular genetic genomic anomaly profile profiling",
)

const isTumor = WordTests.matching("cancer cancers malignan~ neoplasm~ tumor~ tumour~")

const extents = WordSet.of("advanced metastatic")

/** "Solid tumors", "metastatic cancer": of whatever organ. */
const areAnywhere = (words: ReadonlyArray<string>): boolean => {
  const named = words.slice(extents.has(words[0] ?? "") ? 1 : 0)

  return (
    words.some((word, at) => word === "solid" && isTumor(words[at + 1] ?? "")) ||
    (named.length > 0 && named.every(isTumor))
  )
}

const tellingNothing = ofStudies.union(commonWords).union(courseWords).union(sharedWords)

const telling = (word: string): boolean => word.length > 1 && !isNumber(word) && !tellingNothing.has(word)

const longestShort = 8

const possessive = /['’]s\b/g

/** "Chronic lymphocytic leukemia": CLL. */
const initials = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.length < 2 || words.length > longestShort ? [] : [words.map((word) => word[0]).join("")]

/** "Oral paclitaxel": how a drug is taken, and not "oral cancer". */
const isTaken = (words: ReadonlyArray<string>, at: number): boolean => {
  const next = words[at + 1] ?? ""

  return (
    words[at] === "oral" && !isCancer(next) && siteOf(next) === undefined && !/^(?:cavity|squamous|mucos)/.test(next)
  )
}

/**
 * "Pulmonary metastases", "pulmonary recurrence of osteosarcoma": where a cancer has gone, and not where it began. What is said of the
 * brain in a study of its metastases is said of its disease.
 */
const isReached = (words: ReadonlyArray<string>, at: number): boolean => {
  const word = words[at] ?? ""

  return /^(?:metasta|recurrence)/.test(words[at + 1] ?? "") && !isCancer(word) && siteOf(word) !== "brain"
}

const nothing: OwnDiseases = { words: new Set(), sites: new Set(), ofCancer: true }

export const from = (about: ReadonlyArray<string>): OwnDiseases => {
  if (about.length === 0) return nothing
  const entries = about.slice(0, mostEntries).map((entry) => entry.slice(0, longest).toLowerCase())
  const pieces = entries.map((entry) => entry.replace(possessive, "").match(/[\p{L}\p{N}]+/gu) ?? [])
  const plain = pieces.flat()
  const words = new Set(
    [...entries.flatMap((entry) => Analyzer.of(entry)), ...pieces.flatMap(initials)].filter(
      (word) => telling(word) && !isCancer(word),
    ),
  )
  const sites = new Set<string>()
  const addSite = (word: string, at: number): void => {
    const site = siteOf(word)
    if (site !== undefined && !isTaken(plain, at) && !isReached(plain, at)) sites.add(site)
  }
  if (!pieces.some(areAnywhere)) plain.forEach(addSite)

  return { words, sites, ofCancer: plain.some(isCancer) }
}

/** The diseases of the study that a text belongs to. */
export const of = remembering((document: Document): OwnDiseases => from(document.about))

/** Whose disease words name: the study's own, another cancer, another disease, or metastases in one organ, which are a condition of their own. */
export type NamedDisease = "own" | "another cancer" | "another disease" | "metastases"

/** What diseases besides the study's are called where no more is said of them: "a progressive fatal disease". */
const ofAnother = WordSet.of("fatal intercurrent concomitant coexisting underlying")

/** Whose a cancer is that a noun calls: another's, where it is of an organ that is none of the study's. */
const ofCancer = (sites: ReadonlyArray<string>, isOwn: boolean, own: OwnDiseases): NamedDisease => {
  const isForeign = own.sites.size > 0 && sites.length > 0 && !sites.some((site) => own.sites.has(site))

  return isForeign && !isOwn ? "another cancer" : "own"
}

/** What a noun names that calls no disease by its name. */
const unnamed = (noun: Words): NamedDisease | undefined => {
  if (noun.some((word) => others.has(word) || ofAnother.has(word))) return "another disease"
  if (!noun.some((word) => common.has(word))) return undefined

  return noun.some((word) => organs.has(word)) ? "metastases" : "own"
}

const shortestInitials = 3

/** "pLGG": a letter before the initials of the study's disease tells a kind of it. */
const isKindOf = (own: OwnDiseases, word: string): boolean =>
  word.length > shortestInitials && word.length < 7 && own.words.has(word.slice(1)) && !/[aeiou]/.test(word)

const infections = WordSet.of("infection infections")

/** What the words of a noun name; nothing where they are of no use. */
export const namedBy = (noun: Words, own: OwnDiseases, isMetastatic = false): NamedDisease | undefined => {
  if (own.ofCancer && noun.some((word) => infections.has(word))) return "another disease"
  const isOwn = noun.some((word) => (own.words.has(normal(word)) && !common.has(word)) || isKindOf(own, word))
  const sites = noun.flatMap((word) => siteOf(word) ?? [])
  if (noun.some((word) => organs.has(word)) && noun.some((word) => word.startsWith("metasta"))) return "metastases"
  if (isMetastatic && noun.some((word) => central.has(word))) return "metastases"
  if (noun.some(isCancer)) return ofCancer(sites, isOwn, own)
  if (isOwn || sites.some((site) => own.sites.has(site))) return "own"

  return unnamed(noun)
}
