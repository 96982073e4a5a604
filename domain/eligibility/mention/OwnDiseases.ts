import * as Analyzer from "../../condition/Analyzer.ts"
import { commonWords, courseWords, sharedWords } from "../../condition/DiseaseLexicon.ts"
import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import { isNumber } from "../text/Tokens.ts"
import { isCancer, siteOf } from "./DiseaseWords.ts"

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

const longest = 200

/** Words of titles and keywords that no disease is called by. */
const ofStudies: ReadonlySet<string> = new Set(
  (
    "study trial phase safety efficacy tolerability patient participant subject people adult child combination combined versus " +
    "therapy treatment treated untreated evaluate evaluation assessment open label randomized first line alone plus using with in for to " +
    "from on by or previously positive negative mutation mutated high low risk clinical dose response care surgery support health life quality " +
    "molecular genetic genomic anomaly profile profiling"
  ).split(" "),
)

const anyTumor =
  /\bsolid (?:tumou?r|neoplasm|malignan)|^(?:advanced |metastatic )?(?:cancer|malignan\S*|neoplasms?|tumou?rs?)$/

const telling = (word: string): boolean =>
  word.length > 1 &&
  !isNumber(word) &&
  ![ofStudies, commonWords, courseWords, sharedWords].some((words) => words.has(word))

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
  const anywhere = entries.some((entry) => anyTumor.test(entry))

  return {
    words,
    sites: new Set(
      anywhere
        ? []
        : plain.flatMap((word, at) => (isTaken(plain, at) || isReached(plain, at) ? [] : (siteOf(word) ?? []))),
    ),
    ofCancer: plain.some(isCancer),
  }
}

/** The diseases of the study that a text belongs to. */
export const of = remembering((document: Document): OwnDiseases => from(document.about))
