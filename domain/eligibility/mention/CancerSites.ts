import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import { pair } from "../matching/WordBeginnings.ts"
import { isWord } from "../text/Characters.ts"
import { isCancer, siteNames, siteOf, siteWords } from "./DiseaseWords.ts"

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
const anyWords: ReadonlyArray<string> = ["solid", "all", "any", "other", "advanced"]

/** The pairs of characters that a word may begin with which is looked at. */
const pairs = new Set([...siteWords, ...anyWords].map((word) => pair(word.charCodeAt(0), word.charCodeAt(1))))

const isBeginning = Uint8Array.from({ length: 128 * 128 }, (_, key) => Number(pairs.has(key)))

/** "Non-small cell": no denial. */
const kinds = /\bnon[- ](?=small|squamous|hodgkin)/g

const word = /[\p{L}\p{N}]+/gu

const ending = /[.;\n]/

/** So much of a text before and behind an organ is looked at, in characters. */
const near = 120

const wordsIn = (text: string): Words => text.match(word) ?? []

/** Where the cancer ends that begins with the organ at `at`; nothing where none is named. */
const endOf = (words: Words, at: number): number | undefined => {
  if (isTumor(words[at] ?? "")) return at
  for (let next = at + 1; next < words.length && next <= at + farthest; next++) {
    const word = words[next] ?? ""
    if (isTumor(word)) return next
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

/** The word of a folded text that begins at a place. */
const wordAt = (folded: string, at: number): string => {
  let end = at
  while (end < folded.length && isWord(folded.charCodeAt(end))) end++

  return folded.slice(at, end)
}

const namesAny = (folded: string, at: number, word: string): boolean => {
  ofAny.lastIndex = at

  return anyWords.includes(word) && ofAny.test(folded)
}

/** A text that names organs more often is not read to its end. Source: of 338 open studies none does more than 79 times. */
const mostOrgans = 400

/** Where the next word begins, from a place on, that may tell an organ or any; the end of the text where none does. */
const nextIn = (folded: string, from: number): number => {
  let isInside = from > 0 && isWord(folded.charCodeAt(from - 1))
  for (let at = from; at + 1 < folded.length; at++) {
    const here = folded.charCodeAt(at)
    if (!isInside && isBeginning[pair(here, folded.charCodeAt(at + 1))] === 1) return at
    isInside = isWord(here)
  }

  return folded.length
}

/** The cancers that a folded text names, in order. */
export const namedIn = (folded: string): ReadonlyArray<CancerSite> => {
  const found: Array<CancerSite> = []
  let organs = 0
  for (let at = nextIn(folded, 0); at < folded.length && organs < mostOrgans; at = nextIn(folded, at + 1)) {
    const word = wordAt(folded, at)
    const site = ambiguous.has(word) ? undefined : siteOf(word)
    if (site !== undefined) organs++
    if (site !== undefined && isOfCancer(folded, at)) found.push({ at, site })
    if (site === undefined && namesAny(folded, at, word)) found.push({ at, site: any })
  }

  return found
}

const packing = Packing.list(
  Packing.record<CancerSite>({ at: Packing.whole, site: Packing.oneOf([any, ...siteNames]) }),
)

/** The cancers that a text names, in order. */
export const of = AnnotatedText.layer(packing, (text) => namedIn(text.document().folded))

/** The one organ or tissue of the cancer that a condition is; nothing where it is no cancer, one of unknown site, or several. */
export const ofCondition = (condition: string): string | undefined => {
  const words = wordsIn(condition.toLowerCase())
  const sites = new Set(words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites

  return sites.size === 1 && words.some(isTumor) ? site : undefined
}
