import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import { people } from "../classes/Participants.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as LineLexicon from "./LineLexicon.ts"

const {
  castration,
  drug,
  earlier,
  early,
  grouping,
  isAgent,
  joints,
  local,
  narrow,
  plain,
  supporting,
  systemic,
  units,
} = LineLexicon

/** What several words are within the name of a treatment. */
export type Part = "others" | "target" | "anticancer" | "directed" | "disease" | "base" | "share" | "code" | "drugs"

const kinds = ["any", "class", "early", "other"] as const

/** Any systemic treatment; some class of drugs, which is narrower than a line; one around an operation; one of a place or of another disease. */
export type Kind = (typeof kinds)[number]

/** What the words by which a treatment is called tell of it. */
export interface TreatmentName {
  /** Whether it is one: not with too many words that are not known. */
  readonly isKnown: boolean
  readonly isSystemic: boolean
  readonly isGrouped: boolean
  readonly isPrior: boolean
  readonly isPortion: boolean
  /** Whether it is for other ends than to hold the disease. */
  readonly isOther: boolean
  /** Of which kind it is, if what stands beside it does not say otherwise. */
  readonly kind: Kind
  /** Whether what stands beside it may say that it is of some class. */
  readonly mayBeNarrowed: boolean
  /** The number of the chunk that it is while it is asked what stands beside it (`BesideNames.level`). */
  readonly beside: number
  /** What else holds of the chunk that it is as a treatment (`numberOf`). */
  readonly marks: ReadonlyArray<string>
  /** Whether it says itself that it is around an operation. */
  readonly isCalledEarly: boolean
}

const numbered = ({ isCalledEarly, marks }: TreatmentName, kind: Kind, prior: boolean): number =>
  Chunk.numberOf("treatment", [
    kind,
    ...Chunk.attributesOf({ around: kind === "early" && !isCalledEarly, prior }),
    ...marks,
  ])

/** By kind the number for one of today and that for an earlier one, 0 until it is asked for. */
const numbers = remembering((_: TreatmentName) => new Int32Array(2 * kinds.length))

/** The number of the chunk that it is as a treatment of some kind. */
export const numberOf = (name: TreatmentName, kind: Kind, isPrior: boolean): number => {
  const known = numbers(name)
  const place = 2 * kinds.indexOf(kind) + Number(isPrior)
  known[place] ||= numbered(name, kind, isPrior)

  return known[place] ?? 0
}

const ofSupport: ReadonlySet<string> = new Set([...supporting].flatMap((word) => [word, `${word}s`]))

export const isSupporting = (word: string): boolean => ofSupport.has(word)

/** "Ongoing chemotherapy": some of what there was, and all of it beside "prior". */
export const ofToday = WordSet.of("current ongoing")

/** Whether a word calls a treatment by itself. */
export const isEnd = (word: string): boolean => units.has(word) || isAgent(word)

const known = new Set([...plain, ...systemic, ...local, ...early, ...narrow, ...earlier, ...ofSupport, ...ofToday])

/** Whether it may stand in the name of one. */
export const isKnown = (word: string): boolean => known.has(word) || drug.test(word)

const notNamed: ReadonlySet<string> = new Set([
  ...LineLexicon.asides,
  ...LineLexicon.besideNames,
  ...LineLexicon.determiners,
  ...LineLexicon.failing,
  ...LineLexicon.otherwise,
  ...people,
  ...LineLexicon.receiving,
  ...LineLexicon.stops,
  ...LineLexicon.times,
  ...NumberWords.values.keys(),
])

/** A word that is not known: mostly a drug or a target. */
export const isStranger = (word: string): boolean =>
  /^[a-z][a-z0-9+-]+$/.test(word) && !isKnown(word) && !notNamed.has(word) && !isEnd(word)

/** Of words that are not known, more than this are no name. */
const mostStrangers = 3

/** "Neurotoxic", "cardiotoxic": some of the drugs. */
const isHarming = (word: string): boolean => /^(?!cyto)[a-z]{4,}toxic$/.test(word)

/** How a drug is given, of which none tells of another treatment: "systemic or intravesical mitomycin". */
const giving = /^(?:systemic|topical|intra[a-z]{4,}|oral|local|regional|inhaled)$/

/** "Chemotherapy or endocrine therapy": two treatments are joined, and not two ways to give one. */
const areSeveral = (name: Words): boolean =>
  name.some((word, at) => joints.has(word) && !(giving.test(name[at - 1] ?? "") && giving.test(name[at + 1] ?? "")))

/** What is a line whatever drugs it is made of. */
const combined = WordSet.of("immunochemotherapy chemoimmunotherapy")

/** "Topical chemotherapy": where a drug stays that is put there. */
const routes = /^(?:topical|intra(?!venous$)[a-z]{4,})$/

const isByRoute = (name: Words): boolean =>
  name.some((word) => routes.test(word)) && !name.some((word) => joints.has(word))

/** "Adjuvant or systemic therapy", "neoadjuvant or palliative chemotherapy": of any time. */
const isEarlyOrLater = (name: Words): boolean =>
  name.includes("palliative") || name.some((word, at) => word === "systemic" && joints.has(name[at - 1] ?? ""))

/** "Definitive treatment", which is of a place; not "definitive chemotherapy". */
const isDefinitive = (words: Words): boolean =>
  words.some((word, at) => word === "definitive" && /^(?:treatments?|therap(?:y|ies))$/.test(words[at + 1] ?? ""))

/** "Systemic adjuvant or neoadjuvant chemotherapy": nothing else stands between that and what calls the treatment. */
const isAllBehind = (words: Words, at: number): boolean =>
  !joints.has(words[at - 1] ?? "") &&
  words.slice(at, -1).every((word) => early.has(word) || joints.has(word)) &&
  !words.slice(0, at).some((word) => grouping.has(word))

const isEarly = (words: Words): boolean => {
  const first = words.findIndex((word) => systemic.has(word))
  const isOwn = (at: number): boolean =>
    first < 0 ||
    at < first ||
    systemic.has(words[at - 1] ?? "") ||
    (words[at - 1] === "of" && grouping.has(words[at - 2] ?? "")) ||
    isAllBehind(words, at)

  return isDefinitive(words) || words.some((word, at) => early.has(word) && words[at - 1] !== "non" && isOwn(at))
}

const isDrugTreatment = (words: Words): boolean =>
  words.some((word, at) => word === "drug" && /^(?:treatment|therap)/.test(words[at + 1] ?? ""))

/** Whether a word says that a treatment is some class of drugs. */
const isNarrow = (word: string): boolean =>
  isStranger(word) ||
  (word !== "" && !isSupporting(word) && (narrow.has(word) || drug.test(word)) && !local.has(word) && !early.has(word))

/** "Standard therapy", "available treatment". */
export const standards = WordSet.of("standard available approved established soc")

/** "Local salvage therapy" is none that is systemic. */
const systemicAnywhere = systemic.difference(WordSet.of("salvage"))

/** How a treatment is called, rather than its drug alone. */
const treating = /therap|treatment|inhibitor|antibod|platin/

const further = WordSet.of("any other another further")

/** "Surgical or medical treatment": of a place, or of the whole body. */
const orMedical = /\bmedical (?:or|and|\/) |(?:or|and|\/) medical\b/

/** "Any other systemic therapy", "chemotherapy", "anti-cancer agents": no drug stands before what makes it one for the disease. */
const beginsSystemic = (name: Words): boolean => {
  const begin = name.find((word) => !further.has(word)) ?? ""

  return systemic.has(begin) || (begin === "anti" && name.includes("cancer"))
}

const orChemotherapy = /\bor (?:any |other |systemic |anti-?cancer )*chemo/

/** What the first word of a name tells that tells of what reach it is. */
const reachOf = (name: Words): string => {
  const isOfDrug = (word: string): boolean => narrow.has(word) || drug.test(word)
  /** "Systemic JAK inhibitors". */
  const next = name.slice(1).find((word) => isOfDrug(word) || systemic.has(word) || units.has(word)) ?? ""
  if (name[0] === "systemic" && isOfDrug(next)) return "narrow"
  if (LineLexicon.notNarrowing.has(name[0] ?? "")) return "systemic"
  for (const word of name) {
    if (local.has(word)) return "local"
    if (isOfDrug(word) || word === "anti" || isHarming(word)) return "narrow"
    if (systemic.has(word)) return "systemic"
  }

  return "plain"
}

/** "Immunosuppressive therapy", "asthma treatment". */
const isForOtherEnds = (words: Words, parts: ReadonlyArray<Part | undefined>): boolean =>
  parts.includes("others") ||
  words.some(
    (word, at) =>
      isSupporting(word) || (DiseaseWords.others.has(word) && isStranger(word) && units.has(words[at + 1] ?? "")),
  )

/** Parts that tell a drug or its target. */
const based: ReadonlySet<Part | undefined> = new Set(["base", "target"])

/** "Chemoradiotherapy", "radiation and temozolomide". */
const isChemoradiation = (called: Words, parts: ReadonlyArray<Part | undefined>): boolean =>
  LineLexicon.withRadiation.has(called.at(-1) ?? "") ||
  (parts.includes("target") && called.some((word) => word.startsWith("radi")))

/** `called`: all words of a name; `words`: the same without those of its parts. */
export const of = (called: Words, words: Words, parts: ReadonlyArray<Part | undefined>): TreatmentName => {
  const has = (set: ReadonlySet<string>): boolean => words.some((word) => set.has(word))
  const isOf = (set: ReadonlySet<string>): boolean => called.some((word) => set.has(word))
  const text = called.join(" ")
  const isOfDrugs = isDrugTreatment(words)
  const isLocal = has(local)
  const isSystemic =
    has(isLocal ? systemicAnywhere : systemic) || parts.includes("anticancer") || isOfDrugs || orMedical.test(text)
  const isGrouped = has(grouping)
  const isPortion = parts.includes("share")
  const isAround = isEarly(words)
  const isBased = parts.some((part) => based.has(part))
  const isOfClass =
    has(LineLexicon.withRadiation) ||
    (has(ofToday) && !has(earlier)) ||
    isBased ||
    words.some((word) => isNarrow(word) && !(word === "drug" && isOfDrugs))
  const isCombined = combined.has(called.at(-1) ?? "")

  const kindOf = (): Kind => {
    if (isAround && !isEarlyOrLater(called)) return "early"
    /** "Radiotherapy and temozolomide". */
    if (isLocal && drug.test(called.at(-1) ?? "") && called.includes("and")) return "class"
    if (isLocal && (!isSystemic || isByRoute(called))) return "other"

    return isCombined || !isOfClass || (isSystemic && areSeveral(called)) ? "any" : "class"
  }

  const kind = kindOf()

  return {
    isKnown: words.filter(isStranger).length <= mostStrangers,
    isSystemic,
    isGrouped,
    isPrior: has(earlier),
    isPortion,
    isOther: isForOtherEnds(words, parts),
    kind,
    mayBeNarrowed: kind === "any" && !isCombined,
    beside: Chunk.numberOf(
      "name",
      Chunk.attributesOf({
        [isGrouped ? "grouped" : "single"]: true,
        [(isLocal && kind === "class") || isBased ? "narrow" : reachOf(called)]: true,
        chemo: beginsSystemic(called),
        containing: /^(?:targeting|directed|containing)$/.test(called[0] ?? ""),
        early: isAround,
        mixed: orChemotherapy.test(text),
        place: isLocal && !isSystemic && kind !== "class",
      }),
    ),
    isCalledEarly: isOf(early),
    marks: Chunk.attributesOf({
      countable: called.some((word) => grouping.has(word) || (units.has(word) && word.endsWith("s"))),
      dated: earlier.has(called[0] ?? ""),
      grouped: isGrouped,
      lines: isGrouped && isSystemic && called.some((word) => units.has(word) && !grouping.has(word)),
      local: isLocal,
      numbered: called.some((word) => LineLexicon.ordinals.has(word)),
      portion: isPortion,
      radiation: isChemoradiation(called, parts),
      standard: isOf(standards),
      systemic: isSystemic,
      therapy: treating.test(text) && !isOf(castration),
    }),
  }
}
