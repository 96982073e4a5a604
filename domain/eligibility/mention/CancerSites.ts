import { isCancer, siteOf } from "./DiseaseWords.ts"

type Words = ReadonlyArray<string>

/** What may stand between the organ and the cancer: "head and neck squamous cell carcinoma", "biliary tract cancers". */
const between =
  /^(?:and|or|cell|cells|small|non|squamous|neck|ducts?|ductal|tracts?|tube|gland|junction|primary|peritoneal|adeno|clear|soft|tissue|germ|invasive|malignant|advanced|metastatic)$/

const farthest = 7

/** Behind such a word a cancer is none that somebody has now: "other than breast cancer", "non-melanoma". */
const taken = /^(?:except|excluding|than|non|no|not|without|history|prior|previous|previously|other|second)$/

const nearTaken = 3

/** Behind such a name it is a gene or a protein: "anaplastic lymphoma kinase", "breast cancer susceptibility gene". */
const named =
  /^(?:kinase|receptors?|susceptibility|antigens?|genes?|oncogenes?|viral|virus|associated|proteins?|predisposition|\d+)$/

const spread = /^(?:metasta|spread)/

/** Whether a word calls a tumour where it is, and not where it has gone. */
const isTumor = (word: string): boolean => isCancer(word) && !spread.test(word)

/** Millimetres, too. */
const ambiguous: ReadonlySet<string> = new Set(["mm"])

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

const anyCancer =
  /\b(?:solid (?:malignant )?(?:tumou?rs?|malignanc|neoplasm|cancers?)|(?:all|any|other) (?:tumou?r|cancer)s? types?|advanced cancers?\b)/

/** "Non-small cell": no denial. */
const kinds = /\bnon[- ](?=small|squamous|hodgkin)/g

const word = /[\p{L}\p{N}]+/gu

/** The organs and tissues whose cancers a text names; nothing where it names cancers of any, or none that tells. */
export const namedIn = (text: string): ReadonlySet<string> => {
  const lower = text.toLowerCase()
  const found = new Set<string>()
  if (anyCancer.test(lower)) return found
  const words = lower.replace(kinds, "").match(word) ?? []
  for (const [at, each] of words.entries()) {
    const site = ambiguous.has(each) ? undefined : siteOf(each)
    const end = site === undefined ? undefined : endOf(words, at)
    if (site === undefined || end === undefined || named.test(words[end + 1] ?? "")) continue
    if (words.slice(Math.max(0, at - nearTaken), at).some((before) => taken.test(before))) continue
    found.add(site)
  }

  return found
}

/** The one organ or tissue of the cancer that a condition is; nothing where it is no cancer, one of unknown site, or several. */
export const ofCondition = (condition: string): string | undefined => {
  const words = condition.toLowerCase().match(word) ?? []
  const sites = new Set(words.flatMap((each) => siteOf(each) ?? []))
  const [site] = sites

  return sites.size === 1 && words.some(isTumor) ? site : undefined
}
