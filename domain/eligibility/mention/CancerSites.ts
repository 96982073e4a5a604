import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import * as ByWord from "../text/ByWord.ts"
import type { NumberedText } from "../text/NumberedText.ts"
import * as WordSet from "../text/WordSet.ts"
import { isCancer, siteNames, siteOf } from "./DiseaseWords.ts"

type Words = ReadonlyArray<string>

/** Where a text names a cancer: of which organ or tissue, or of `any`. */
export interface CancerSite {
  readonly at: number
  readonly site: string
}

export const any = "any"

/** What may stand between the organ and the cancer: "head and neck squamous cell carcinoma", "biliary tract cancers". */
const between =
  /^(?:and|or|cell|cells|small|non|squamous|neck|ducts?|ductal|tracts?|tube|gland|junction|primary|peritoneal|adeno|clear|soft|tissue|germ|invasive|malignant|advanced|metastatic)$/

const farthest = 7

/** Behind such a word a cancer is none that somebody has now: "other than breast cancer", "non-melanoma". */
const taken = /^(?:except|excluding|than|non|no|not|without|history|prior|previous|previously|other|second)$/

const nearTaken = 3

/** Behind such a name it is a gene or a protein: "anaplastic lymphoma kinase", "breast cancer susceptibility gene". */
const ofProteins =
  /^(?:kinase|receptors?|susceptibility|antigens?|genes?|oncogenes?|viral|virus|associated|proteins?|predisposition|\d+)$/

const spread = /^(?:metasta|spread)/

/** Whether a word calls a tumour where it began, and not where it has gone. */
const isTumor = (word: string): boolean => isCancer(word) && !spread.test(word)

/** Millimetres, too. */
const ambiguous: ReadonlySet<string> = new Set(["mm"])

/** "Solid tumors", "all tumor types", "advanced cancer". */
const ofAny =
  /(?:solid (?:malignant )?(?:tumou?rs?|malignanc|neoplasm|cancers?)|(?:all|any|other) (?:tumou?r|cancer)s? types?|advanced cancers?\b)/y

/** The words of which one begins what names any cancer. */
const anyWords = WordSet.of("solid all any other advanced")

/** "Non-small cell": no denial. */
const kinds = /\bnon[- ](?=small|squamous|hodgkin)/g

const word = /[\p{L}\p{N}]+/gu

const ending = /[.;\n]/

/** So much of a text before and behind an organ is looked at, in characters. */
const near = 120

const wordsIn = (text: string): Words => text.match(word) ?? []

/** "Colorectal cohort": those who have the cancer. */
const cohorts = WordSet.of("cohort cohorts arm arms")

/** Where the cancer ends that begins with the organ at `at`; nothing where none is named. */
const endOf = (words: Words, at: number): number | undefined => {
  if (isTumor(words[at] ?? "")) return at
  for (let next = at + 1; next < words.length && next <= at + farthest; next++) {
    const word = words[next] ?? ""
    if (isTumor(word) || cohorts.has(word)) return next
    if (!between.test(word) && siteOf(word) === undefined) return undefined
  }

  return undefined
}

/** Whether the organ at a place of a folded text is that of a cancer which those have of whom the text speaks. */
const isOfCancer = (folded: string, at: number): boolean => {
  const behind = wordsIn(folded.slice(at, at + near).split(ending, 1)[0] ?? "")
  const end = endOf(behind, 0)
  if (end === undefined || ofProteins.test(behind[end + 1] ?? "")) return false
  const before =
    folded
      .slice(Math.max(0, at - near), at)
      .split(ending)
      .at(-1) ?? ""

  return !wordsIn(before.replace(kinds, ""))
    .slice(-nearTaken)
    .some((word) => taken.test(word))
}

const namesAny = (folded: string, at: number): boolean => {
  ofAny.lastIndex = at

  return ofAny.test(folded)
}

/** What tells an organ, or may tell any, in a word, and where it begins. */
interface Telling {
  readonly offset: number
  readonly site: string | undefined
}

const none: ReadonlyArray<never> = []

const tellingIn = ByWord.of((text): ReadonlyArray<Telling> => {
  const found: Array<Telling> = []
  for (const { 0: part, index: offset } of text.matchAll(word)) {
    const site = ambiguous.has(part) ? undefined : siteOf(part)
    if (site !== undefined || anyWords.has(part)) found.push({ offset, site })
  }

  return found.length === 0 ? none : found
})

/** A text that names organs more often is not read to its end. Source: of 338 open studies none does more than 79 times. */
const mostOrgans = 400

/** What a word at a place names by an organ, or by what may tell any. */
const siteAt = (folded: string, at: number, site: string | undefined): string | undefined => {
  if (site === undefined) return namesAny(folded, at) ? any : undefined

  return isOfCancer(folded, at) ? site : undefined
}

/** The cancers that a text names, in order. */
export const namedIn = ({ folded, numbers, starts, vocabulary }: NumberedText): ReadonlyArray<CancerSite> => {
  const found: Array<CancerSite> = []
  let organs = 0
  for (let each = 0; each < numbers.length && organs < mostOrgans; each++) {
    for (const { offset, site } of tellingIn(vocabulary, numbers[each] ?? 0)) {
      const at = (starts[each] ?? 0) + offset
      if (site !== undefined) organs++
      const named = siteAt(folded, at, site)
      if (named !== undefined) found.push({ at, site: named })
    }
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
  const words = wordsIn(condition.toLowerCase())
  const sites = new Set(words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites

  return sites.size === 1 && words.some(isTumor) ? site : undefined
}
