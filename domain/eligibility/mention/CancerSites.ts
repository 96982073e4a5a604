import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as ByWord from "../text/ByWord.ts"
import * as NumberedText from "../text/NumberedText.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { isCancer, siteNames, siteOf } from "./DiseaseWords.ts"

type Numbered = NumberedText.NumberedText

/** Where a text names a cancer: of which organ or tissue, or of `any`. */
export interface CancerSite {
  readonly at: number
  readonly site: string
}

export const any = "any"

/** What may stand between the organ and the cancer: "head and neck squamous cell carcinoma", "biliary tract cancers". */
const between = WordSet.of(
  "and or cell cells small non squamous neck duct ducts ductal tract tracts tube gland junction primary peritoneal adeno clear soft tissue germ invasive malignant advanced metastatic",
)

/** "Colorectal cohort": those who have the cancer. */
const cohorts = WordSet.of("cohort cohorts arm arms")

/** Behind such a word a cancer is none that somebody has now: "other than breast cancer", "non-melanoma". */
const taken = WordSet.of("except excluding than non no not without history prior previous previously other second")

/** Behind such a name it is a gene or a protein: "anaplastic lymphoma kinase", "breast cancer susceptibility gene". */
const ofProteins = WordSet.of(
  "kinase receptor receptors susceptibility antigen antigens gene genes oncogene oncogenes viral virus associated protein proteins predisposition",
)

/** Whether a word calls a tumour where it began, and not where it has gone. */
const isTumor = (word: string): boolean => isCancer(word) && !word.startsWith("metasta")

/** "Non-small cell": no denial. */
const isKind = (word: string): boolean =>
  word.startsWith("small") || word.startsWith("squamous") || word.startsWith("hodgkin")

/** The words of which one begins what names any cancer. */
const anyWords = WordSet.of("solid all any other advanced")

/** What a word is, as it may stand in or beside the name of a cancer. */
interface Facts {
  readonly isMark: boolean
  readonly endsSentence: boolean
  readonly site: string | undefined
  readonly isTumor: boolean
  readonly isCohort: boolean
  readonly isBetween: boolean
  readonly isTaken: boolean
  readonly isKind: boolean
  readonly isOfProteins: boolean
  readonly beginsAny: boolean
}

const lettersOrDigits = /[\p{L}\p{N}]/u

/** "Hodgkin's" names what "Hodgkin" does. Millimetres are written like a myeloma. */
const factsOf = ByWord.of((written): Facts => {
  const word = written.endsWith("'s") ? written.slice(0, -2) : written

  return {
    isMark: !lettersOrDigits.test(word),
    endsSentence: word === "." || word === ";",
    site: word === "mm" ? undefined : siteOf(word),
    isTumor: isTumor(word),
    isCohort: cohorts.has(word),
    isBetween: between.has(word),
    isTaken: taken.has(word),
    isKind: isKind(word),
    isOfProteins: ofProteins.has(word) || Tokens.isNumber(word),
    beginsAny: anyWords.has(word),
  }
})

const factsAt = ({ numbers, vocabulary }: Numbered, at: number): Facts => factsOf(vocabulary, numbers[at] ?? 0)

const wordAt = ({ numbers, vocabulary }: Numbered, at: number): string => vocabulary.wordOf(numbers[at] ?? 0)

/** Whether a line ends behind a token. */
const endsLine = (text: Numbered, at: number): boolean => {
  const next = text.starts[at + 1] ?? 0
  for (let place = NumberedText.endOf(text, at); place < next; place++) if (text.folded[place] === "\n") return true

  return false
}

/** So many tokens before and behind an organ are looked at. */
const near = 30

/** The next word of the same sentence behind a token, a `step` of 1, or before it, of -1; -1 where there is none near `from`. */
const neighbour = (text: Numbered, at: number, step: 1 | -1, from: number): number => {
  for (let next = at + step; next >= 0 && next < text.numbers.length && Math.abs(next - from) <= near; next += step) {
    const facts = factsAt(text, next)
    if (facts.endsSentence || endsLine(text, step > 0 ? next - 1 : next)) return -1
    if (!facts.isMark) return next
  }

  return -1
}

const farthest = 7

/** Where the cancer ends that begins with the organ at `at`; -1 where none is named. */
const endOfCancer = (text: Numbered, at: number): number => {
  if (factsAt(text, at).isTumor) return at
  let next = at
  for (let words = 0; words < farthest; words++) {
    next = neighbour(text, next, 1, at)
    if (next < 0) return -1
    const { isBetween, isCohort, isTumor, site } = factsAt(text, next)
    if (isTumor || isCohort) return next
    if (!isBetween && site === undefined) return -1
  }

  return -1
}

const nearTaken = 3

/** Whether the words before an organ tell that nobody has its cancer now. */
const isTakenOut = (text: Numbered, organ: number): boolean => {
  let at = organ
  for (let words = 0; words < nearTaken; ) {
    const behind = at
    at = neighbour(text, at, -1, organ)
    if (at < 0) return false
    const isOfKind = behind < organ && factsAt(text, behind).isKind && wordAt(text, at) === "non"
    if (isOfKind) continue
    if (factsAt(text, at).isTaken) return true
    words++
  }

  return false
}

/** Whether the organ at a token is that of a cancer which those have of whom the text speaks. */
const isOfCancer = (text: Numbered, at: number): boolean => {
  const end = endOfCancer(text, at)
  if (end < 0) return false
  const behind = neighbour(text, end, 1, end)

  return (behind < 0 || !factsAt(text, behind).isOfProteins) && !isTakenOut(text, at)
}

const solid = /^(?:tumou?r|malignanc|neoplasm|cancer)/

/** "Solid tumors", "all tumor types", "advanced cancer". */
const namesAny = (text: Numbered, at: number): boolean => {
  const next = wordAt(text, at + 1)
  switch (wordAt(text, at)) {
    case "solid":
      return solid.test(next)
    case "advanced":
      return next === "cancer"
    default:
      return /^(?:tumou?r|cancer)s?$/.test(next) && wordAt(text, at + 2).startsWith("type")
  }
}

/** A text that names organs more often is not read to its end. Source: of 338 open studies none does more than 79 times. */
const mostOrgans = 400

/** What a word at a place names by an organ, or by what may tell any. */
const siteAt = (text: Numbered, at: number, { beginsAny, site }: Facts): string | undefined => {
  if (site !== undefined) return isOfCancer(text, at) ? site : undefined

  return beginsAny && namesAny(text, at) ? any : undefined
}

/** The cancers that a text names, in order. */
export const namedIn = (text: Numbered): ReadonlyArray<CancerSite> => {
  const found: Array<CancerSite> = []
  let organs = 0
  for (let at = 0; at < text.numbers.length && organs < mostOrgans; at++) {
    const facts = factsAt(text, at)
    if (facts.site !== undefined) organs++
    const site = siteAt(text, at, facts)
    if (site !== undefined) found.push({ at: text.starts[at] ?? 0, site })
  }

  return found
}

const packing = Packing.list(
  Packing.record<CancerSite>({ at: Packing.whole, site: Packing.oneOf([any, ...siteNames]) }),
)

/** The cancers that a text names, in order. */
export const of = AnnotatedText.layer(packing, (text) => namedIn(text.document().words))

/** The one organ or tissue of the cancer that a condition is; nothing where it is no cancer, one of unknown site, or several. */
export const ofCondition = (condition: string): string | undefined => {
  const { words } = Tokens.ofWritten(condition)
  const sites = new Set(words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites

  return sites.size === 1 && words.some(isTumor) ? site : undefined
}
