import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import { central, isCancer, organs, others, siteOf } from "./DiseaseWords.ts"
import * as Noun from "./Noun.ts"
import * as OtherCancers from "./OtherCancers.ts"
import * as OwnDiseases from "./OwnDiseases.ts"

/** What disease a word of stage or course is said of. `unsaid`: nothing near it tells. */
export type Subject = OwnDiseases.NamedDisease | "unsaid"

type Words = ReadonlyArray<string>

/** With such a word a mention is complete: what follows it is no noun that it belongs to. */
const nouns = WordSet.of(
  "recurrence recurrences relapse relapses progression metastasis metastases remission response resection disease spread recurred progressed metastasized",
)

const operations = /(?:ectomy|surgery|removal)$/

/** Before a participle that no noun follows: "must have relapsed". */
const having = WordSet.of("have has had having been become")

/** Adjectives that look like one: "have advanced disease". */
const noParticiples = WordSet.of("advanced localized localised")

const sentenceEnds = WordSet.of(". ; :")

const back = 8

/** "Non-CNS": what a tumour is not of. */
const isDenied = (words: Words, at: number): boolean => words[at - 1] === "-" && words[at - 2] === "non"

/** Words that tell of something else only right behind a mention: "advanced age", and not "age of 18 years". */
const onlyBehind = WordSet.of("age")

/** Before what a word is of no organ: "vascular endothelial growth factor", "endocrine therapy". */
const treatments: ReadonlyMap<string, RegExp> = new Map([
  ["vascular", /^endothelial$/],
  [
    "endocrine",
    /^(?:therap(?:y|ies)|treatments?|agents?|drugs?|based|monotherapy|resistan(?:ce|t)|refractory|sensitive)$/,
  ],
])

/** Whether a word that may speak of another disease or organ tells a kind of treatment. */
const isOfTreatment = (words: Words, at: number): boolean =>
  treatments.get(words[at] ?? "")?.test(words[words[at + 1] === "-" ? at + 2 : at + 1] ?? "") ?? false

/** What the words before a place speak of, the nearest first. */
const before = (
  words: Words,
  first: number,
  own: OwnDiseases.OwnDiseases,
  isMetastatic: boolean,
): OwnDiseases.NamedDisease | undefined => {
  for (let at = first - 1; at >= 0 && at >= first - back; at--) {
    const word = words[at] ?? ""
    if (sentenceEnds.has(word) || OtherCancers.endsItemMark(words, at)) return undefined
    if (Noun.passed.has(word) || onlyBehind.has(word) || isDenied(words, at) || isOfTreatment(words, at)) continue
    if (OwnDiseases.namedBy([word], own, isMetastatic) === undefined) continue
    const told = OwnDiseases.namedBy(
      words
        .slice(Math.max(0, at - 2), at + 1)
        .filter(
          (one, near) => !Noun.passed.has(one) && !Noun.ends.has(one) && !isDenied(words, Math.max(0, at - 2) + near),
        ),
      own,
      isMetastatic,
    )
    if (told !== undefined) return told
  }

  return undefined
}

const determiners = WordSet.of("the their a an any initial primary disease his her this")

const afterOf = (words: Words, last: number): number => {
  let at = last + 1
  while (determiners.has(words[at] ?? "") && words[at] !== "disease") at++

  return at
}

/** So near behind an adjective a numbered stage tells that it is of a cancer. */
const staged = 4

/** "Metastasis in the midbrain". */
const placing = WordSet.of("in to of involving")

const afar = WordSet.of("distant other organs remote")

/** "Metastases of colorectal cancer": from where they come. */
const isOfPrimary = (words: Words, last: number): boolean =>
  words[last] === "of" && Noun.at(words, afterOf(words, last)).some(isCancer)

/** Whether metastases are told with the one place that they are in. */
const isPlaced = (words: Words, first: number, last: number): boolean =>
  words[last - 1]?.startsWith("metastas") === true &&
  placing.has(words[last] ?? "") &&
  !isOfPrimary(words, last) &&
  !words.slice(first, last + 7).some((word) => afar.has(word))

const courses = WordSet.of("relapsed refractory recurrent relapse recurrence metastatic resistant persistent")

/** Whether two words of course stand together, which is only said of diseases as such: "relapsed or refractory". */
const isPaired = ({ first, last, tokens: { words } }: Span): boolean =>
  [...words.slice(Math.max(0, first - 2), first), ...words.slice(last, last + 2)].some((word) => courses.has(word))

/** Whether words name another disease, or an organ that the study's is not of. */
const isOfOthers = (words: Words, own: OwnDiseases.OwnDiseases): boolean =>
  words.some((word, at) => {
    const site = siteOf(word)
    if (central.has(word)) return site === undefined || !own.sites.has(site)

    return others.has(word) && site === undefined && !onlyBehind.has(word) && !isOfTreatment(words, at)
  })

/** Whether the sentence of a mention names no other disease or organ than those of the study. */
export const isAlone = (span: Span): boolean =>
  isPaired(span) || !isOfOthers(span.tokens.words, OwnDiseases.of(span.document))

const isMetastatic = (word: string | undefined): boolean =>
  word?.startsWith("metastat") === true || word === "metastasized"

/** "Recurrence of ≥ 6 months": how long ago, and not of what. */
const isMeasure = (word = ""): boolean => /^[<>≤≥=\d]/.test(word)

const comingBack = WordSet.of("relapse recurrence")

/** "A refractory relapse": what a mention tells of is said by what comes back. */
const comesBack = (words: Words, last: number): boolean => comingBack.has(words[last] ?? "")

/** "Metastatic disease or regional lymph node involvement". */
const isDiseaseAlone = (words: Words, last: number): boolean =>
  words[last] === "disease" && /^(?:or|and)$/.test(words[last + 1] ?? "")

/** "Metastatic or peritoneal disease". */
const isBesideOrgan = (words: Words, last: number): boolean =>
  isMetastatic(words[last - 1]) && words[last] === "or" && organs.has(words[last + 1] ?? "")

/** The noun that a mention is said of: behind its "of", or behind an adjective. Empty where it is complete by itself. */
const nounOf = ({ first, last, tokens: { words } }: Span, own: OwnDiseases.OwnDiseases): Words => {
  if (comesBack(words, last)) return words[last + 1] === "of" ? Noun.at(words, afterOf(words, last + 1)) : []
  if (isDiseaseAlone(words, last)) return words.slice(last, last + 1)
  if (words[last] === "of") return isMeasure(words[last + 1]) ? [] : Noun.at(words, afterOf(words, last))
  const word = words[last - 1] ?? ""
  const isHad =
    having.has(words[first - 1] ?? "") &&
    !noParticiples.has(word) &&
    OwnDiseases.namedBy(Noun.at(words, last), own) === undefined
  const isComplete = nouns.has(word) || operations.test(word) || isHad || isBesideOrgan(words, last)

  return isComplete ? [] : Noun.at(words, last)
}

const widestAside = 4

/** Behind what is put in brackets between a mention and its noun: "advanced (severe) infections"; the place itself where that is a disease, or no noun follows. */
const behindAside = (words: Words, last: number): number => {
  if (words[last] !== "(") return last
  const close = last + words.slice(last, last + widestAside + 1).indexOf(")")
  const next = words[close + 1] ?? ""
  const isAside = close > last && /^[a-z]{3}/.test(next) && !Noun.ends.has(next)

  return isAside && !words.slice(last, close).some(isCancer) ? close + 1 : last
}

/** Whether a mark parts a mention from what follows it. The end of its own brackets does not: "secondary (metastatic) neoplasm". */
const isApart = (words: Words, last: number, [noun = ""]: Words): boolean =>
  (words[last] !== ")" || words[last + 1] !== noun) &&
  words.slice(last, words.indexOf(noun, last)).some((word) => word === "," || word === "(" || word === ")")

const toCenter = 5

/** "Metastatic melanoma to the brain". */
const isToCenter = (words: Words, last: number): boolean => {
  const to = words.slice(last, last + toCenter).indexOf("to")

  return to >= 0 && words.slice(last + to + 1, last + to + 3).some((word) => central.has(word))
}

/** "CNS", "central nervous system". */
const endsCenter = (words: Words, at: number): boolean =>
  central.has(words[at] ?? "") || (words[at] === "system" && words[at - 1] === "nervous")

/** "CNS metastatic disease", "metastasis in the midbrain". */
const isOfOrgan = ({ first, last, tokens: { words } }: Span): boolean =>
  (isMetastatic(words[first]) && (endsCenter(words, first - 1) || isToCenter(words, last))) ||
  isPlaced(words, first, last)

const isStaged = ({ last, tokens: { words } }: Span): boolean =>
  words.slice(last, last + staged).some((word) => word === "stage" || word === "stages")

/** The noun that a mention is said of, and behind what place it begins. */
const nounBehind = (span: Span, own: OwnDiseases.OwnDiseases): { readonly noun: Words; readonly behind: number } => {
  const { last, tokens } = span
  const noun = nounOf(span, own)
  const behind = noun.length === 0 ? last : behindAside(tokens.words, last)

  return { noun: behind === last ? noun : Noun.at(tokens.words, behind), behind }
}

/** What disease a mention is of. */
export const of = (span: Span): Subject => {
  const { document, first, last, tokens } = span
  const { words } = tokens
  const own = OwnDiseases.of(document)
  if (OtherCancers.around(span, own)) return "another cancer"
  if (isOfOrgan(span)) return "metastases"
  const { behind, noun } = nounBehind(span, own)
  const told = OwnDiseases.namedBy(noun, own, isMetastatic(words[first]))
  if (told === "own" || (told !== undefined && !isApart(words, behind, noun))) return told
  if (noun.length === 0 && isStaged(span)) return "own"
  if (noun.length > 0 && words[last] === "of") return "another disease"
  const isName = span.segment.side === "exclusion" ? /^[a-z]{3}/ : /^[a-z]{4}/
  const isOther = isName.test(noun[0] ?? "") && !isApart(words, behind, noun)

  return before(words, first, own, isMetastatic(words[first])) ?? (isOther ? "another disease" : "unsaid")
}
