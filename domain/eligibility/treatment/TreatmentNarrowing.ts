import * as DiseaseWords from "../mention/DiseaseWords.ts"
import {
  breaks,
  clauseEnds,
  drug,
  joints,
  local,
  narrow,
  narrowing,
  notNarrowing,
  sentenceEnds,
  spread,
  systemic,
  units,
} from "./LineLexicon.ts"

type Words = ReadonlyArray<string>

const widestBrackets = 8

/** Behind what stands in brackets: "prior treatment (at any time) with …". */
const behindBrackets = (words: Words, at: number): number => {
  const closed = words[at] === "(" ? words.indexOf(")", at) : -1

  return closed < 0 || closed > at + widestBrackets ? at : closed + 1
}

const isOfClass = (word: string): boolean => drug.test(word) || narrow.has(word)

const farthestClass = 12

/** "Lines of prior cyclin-dependent kinase inhibitor": of what is told before anything systemic is. */
const isOfClassFrom = (words: Words, from: number): boolean => {
  const begin = words[from] === "systemic" ? from + 1 : from
  for (const word of words.slice(begin, begin + farthestClass)) {
    if (isOfClass(word)) return true
    if (systemic.has(word) || units.has(word) || clauseEnds.has(word)) return false
  }

  return false
}

const chemotherapy = /^chemo(?:therap(?:y|ies))?$/

const reach = 4

/** "Neurotoxic", "cardiotoxic": some of the drugs. */
const harming = /^(?!cyto)[a-z]{4,}toxic$/

/** "Any of (the following)", "neurotoxic chemotherapy". */
const isOfSome = (words: Words, from: number): boolean =>
  (words[from] === "any" && words[from + 1] === "of") || harming.test(words[from] ?? "")

const widestList = 14

const besides: ReadonlySet<string> = new Set(["any", "other", "another", "further"])

/** Behind "or any other", where it stands. */
const behindBesides = (words: Words, from: number): number => {
  let at = from
  while (besides.has(words[at] ?? "")) at++

  return at
}

/** "Or chemotherapy", "or any other systemic therapy", at a place behind the "or": where it ends; nothing where something else stands. */
const systemicEnd = (words: Words, from: number): number | undefined => {
  const isSystemic = words[from] === "systemic" || /^anti-?cancer$/.test(words[from] ?? "")
  const at = isSystemic ? from + 1 : from
  if (chemotherapy.test(words[at] ?? "")) return at + 1

  return isSystemic && /^(?:therap|treatment|agents?$|drugs?$|anticancer|anti$)/.test(words[at] ?? "")
    ? at + 1
    : undefined
}

/** "(With) hormones, an antibody or chemotherapy", which is more than one class; not "… or chemotherapy with a taxane". */
const isOrSystemic = (words: Words, from: number): boolean => {
  for (let at = from; at < from + widestList && !sentenceEnds.has(words[at] ?? "."); at++) {
    const end = words[at] === "or" ? systemicEnd(words, behindBesides(words, at + 1)) : undefined
    if (end !== undefined) return !narrowing.has(words[end] ?? "") && !narrowing.has(words[end + 1] ?? "")
  }

  return false
}

/** "(A PARP inhibitor,) chemotherapy or any other systemic therapy": whether a list from a place on ends with all there is besides. */
export const isOrAllOther = (words: Words, from: number): boolean => {
  const other = words.slice(from, from + widestList).indexOf("other") + from

  return other >= from && isOrSystemic(words, from) && systemicEnd(words, other + 1) !== undefined
}

/** Whether what a treatment was given with is less than systemic treatment: "with an anti-PD-1 antibody". */
const isNarrowerWith = (words: Words, from: number): boolean => {
  if (isOfSome(words, from)) return true
  if (isOrSystemic(words, from)) return false
  if (words[from] === "only" || (words[from] === "no" && words[from + 1] === "more"))
    return isOfClassFrom(words, from + 2)
  for (let at = from; at < from + reach; at++) {
    const word = words[at] ?? ""
    if (isOfClass(word) || word === "anti" || local.has(word)) return true
    if (systemic.has(word)) return word === "systemic" && isOfClass(words[at + 1] ?? "")
  }

  return !notNarrowing.has(words[from] ?? "")
}

const holding = /^(?:includ|contain)/

const nearHolding = 3

const holdingBefore: ReadonlySet<string> = new Set(["must", "should", "may", "might", "could", "can"])

/** "Prior treatment must have included an antibody": no more is asked for than that class; not "who had prior treatment may be included". */
const mustHold = (words: Words, at: number): boolean => {
  if (!holdingBefore.has(words[at] ?? "")) return false
  const held = words.slice(at + 1, at + 1 + nearHolding).findIndex((word) => holding.test(word))
  const isIncluded = words[at + held] === "be"

  return held >= 0 && !isIncluded && isNarrowerWith(words, at + held + 2)
}

const articles: ReadonlySet<string> = new Set(["a", "an", "any", "the"])

/** "(With) an anti-PD-1 antibody". */
const isClass = (words: Words, from: number): boolean => {
  const at = articles.has(words[from] ?? "") ? from + 1 : from

  return isOfClass(words[at] ?? "") || (words[at] === "anti" && words[at + 1] === "-")
}

const ofTumor =
  /^(?:[≥%]|tps|cps|negativ|risk|high|low|disease|progress|mutat|positiv|alter|fusion|rearrang|express|overexpress|amplifi|deletion)/

const farthestWith = 10

const links: ReadonlySet<string> = new Set(["with", "using", "targeting", "against"])

const otherEnds: ReadonlySet<string> = new Set(
  ". ; , ( and or who that which patients subjects unless except including having".split(" "),
)

/** Whether something else begins there; "or" does not begin it in "locally advanced or metastatic". */
const isOtherEnd = (words: Words, at: number): boolean =>
  otherEnds.has(words[at] ?? "") && !(/^(?:or|and)$/.test(words[at] ?? "") && spread.has(words[at + 1] ?? ""))

const widestTarget = 2

/** "(With) any PI3K, AKT, or mTOR inhibitor": a list of targets, which a class of drugs ends. */
const isOfTargets = (words: Words, from: number): boolean => {
  let target = 0
  for (let at = from; at < from + widestList; at++) {
    const word = words[at] ?? ""
    if (isOfClass(word)) return !isOrSystemic(words, from)
    if (systemic.has(word) || units.has(word)) return false
    target = joints.has(word) || articles.has(word) ? 0 : target + 1
    if (target > widestTarget) return false
  }

  return false
}

/** "For ovarian cancer with an antibody", "in the metastatic setting using a taxane"; not "for cancer with an EGFR mutation". */
const isWithClassBehind = (words: Words, from: number): boolean => {
  for (let at = from; at < from + farthestWith && at < words.length && !isOtherEnd(words, at); at++) {
    if (!links.has(words[at] ?? "")) continue
    const behind = words.slice(at + 1, at + 1 + farthestWith)
    const isNarrow = isClass(words, at + 1) || isOfClassFrom(words, at + 1) || isOfTargets(words, at + 1)

    return isNarrow && !behind.some((word) => ofTumor.test(word))
  }

  return false
}

const placing: ReadonlySet<string> = new Set(["for", "in", "at", "of"])

/** "Treatments that contain a taxane", "that target it"; not "that are available", "that improve survival". */
const ofWhatItIs =
  /^(?:contain|consist|includ|involv|target|direct|us|block|inhibit|suppress|bind|must|may|would|could)/

const widestDisease = 5

/** "Directed at the lymphoma", "targeting this cancer"; not "targeting tumour antigens". */
const isAtDisease = (words: Words, at: number): boolean => {
  if (words[at] !== "directed" && words[at] !== "targeting") return false
  const disease = words.slice(at + 1, at + 1 + widestDisease).findIndex((word) => DiseaseWords.isCancer(word))

  return disease >= 0 && breaks.has(words[at + disease + 2] ?? ".") && !words.slice(at, at + disease).includes("of")
}

/** "Based on the investigator's assessment"; not "based on platinum". */
const isOfFinding = (words: Words, at: number): boolean =>
  words[at] === "based" && words[at + 1] === "on" && !isClass(words, at + 2)

const isOfNoClass = (words: Words, at: number): boolean => isAtDisease(words, at) || isOfFinding(words, at)

/** Whether the words from a place on narrow the treatment before them to a drug or to a class of drugs. */
export const isAt = (words: Words, from: number): boolean => {
  const behind = behindBrackets(words, from)
  const at = (words[behind] ?? "").endsWith("ly") ? behind + 1 : behind
  const word = words[at] ?? ""
  const next = words[at + 1] ?? ""
  if (word === "-") return next === "based" || next === "containing"
  if (word === "of") return isOfClassFrom(words, at + 1)
  if (placing.has(word) && isWithClassBehind(words, at + 1)) return true
  if (mustHold(words, at) || (articles.has(word) && isClass(words, at))) return true

  if (isOfNoClass(words, at)) return false

  if (word === "that") return ofWhatItIs.test(next)

  return word === "with" ? isNarrowerWith(words, at + 1) : narrowing.has(word)
}
