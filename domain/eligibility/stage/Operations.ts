import type { Span } from "../document/Span.ts"
import { isCancer, normal } from "../mention/DiseaseWords.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Nearby from "../treatment/Nearby.ts"

const doing: ReadonlySet<string> = new Set(
  "undergone underwent had after following post status received completed completion recovered prior previous".split(
    " ",
  ),
)

/** What stands between the words that tell that an operation was done and its name. */
export const ofOperation: ReadonlySet<string> = new Set(
  "a an the their of from complete total partial radical or primary interval initial maximal optimal curative definitive gross r0 r1 or d2 including surgery - / s".split(
    " ",
  ),
)

/** Words by which an operation is planned, of whatever it is said. */
export const plans: ReadonlyArray<string> =
  "eligible plan plans planned planning scheduled candidate candidates amenable suitable intended".split(" ")

const planning: ReadonlySet<string> = new Set([
  ...plans,
  ..."intend undergo undergoing can could cannot able".split(" "),
])

const past = /^(?:performed|completed|done)$/

const clean: ReadonlySet<string> = new Set(["clear", "negative", "free", "r0"])

const toCome: ReadonlySet<string> = new Set(["planned", "scheduled", "will", "to", "is", "expected"])

const nearPast = 7

/** Where the clause behind a place ends. */
const clauseBehind = (words: ReadonlyArray<string>, last: number): ReadonlyArray<string> => {
  const behind = words.slice(last, last + nearPast)
  const end = behind.findIndex((word) => /^[.;:]$/.test(word))

  return end < 0 ? behind : behind.slice(0, end)
}

const nearPlanBefore = 5

const isMargin = (word: string): boolean => /^margins?$/.test(word)

/** "Mastectomy performed within a year", "lobectomy with clear margins". */
const isDoneBehind = ({ first, last, tokens: { words } }: Span): boolean => {
  const behind = clauseBehind(words, last)
  const isToCome =
    behind.some((word) => toCome.has(word)) ||
    words.slice(Math.max(0, first - nearPlanBefore), first).some((word) => planning.has(word) || word === "for")

  return (
    !isToCome &&
    words[first - 1] !== "if" &&
    behind.some(
      (word, at) =>
        past.test(word) ||
        (word === "evidence" && behind[at - 1] === "no") ||
        (clean.has(word) && behind.slice(at, at + 3).some(isMargin)),
    )
  )
}

/** Whether an operation was done: "underwent a radical prostatectomy", and not one that is planned. */
export const isDone = (span: Span): boolean => {
  const { first, tokens } = span
  const { words } = tokens
  const at = Nearby.lastOther(words, first, 5, ofOperation)

  return doing.has(words[at] ?? "") || /^r[01]$/.test(words[first - 1] ?? "") || isDoneBehind(span)
}

/** The organs that operations take, where a cancer may sit that they take out. */
const organs: ReadonlyArray<readonly [operation: RegExp, sites: ReadonlyArray<string>]> = [
  [/^nephrectomy$/, ["kidney", "bladder"]],
  [/^prostatectomy$/, ["prostate"]],
  [/^cystectomy$/, ["bladder", "prostate"]],
  [/^(?:gastrectomy|o?esophagectomy)$/, ["stomach"]],
  [/^hysterectomy$/, ["womb", "cervix", "ovary"]],
  [/^(?:mastectomy|lumpectomy)$/, ["breast"]],
  [
    /^(?:pancreatectomy|pancreatic|pancreat(?:ic)?oduodenectomy|duodenopancreatectomy|whipple)$/,
    ["pancreas", "liver", "bowel", "stomach"],
  ],
  [/^(?:hepatectomy|liver|hepatic)$/, ["liver", "bowel"]],
  [/^(?:colectomy|hemicolectomy|anterior|mesorectal|colorectal|colon|rectal)$/, ["bowel"]],
  [/^(?:lobectomy|pneumonectomy|lung|pulmonary)$/, ["lung"]],
  [/^segmentectomy$/, ["lung", "liver", "breast"]],
  [/^thyroidectomy$/, ["thyroid", "head"]],
  [/^laryngectomy$/, ["head"]],
]

/** Whether an operation takes an organ that the study's cancer may sit in. In a study of any cancer, who had one may take part. */
export const isOfOwnOrgan = ({ document, first, last, segment, tokens: { words } }: Span): boolean => {
  const named = words.slice(first, last)
  const taken = organs.find(([operation]) => named.some((word) => operation.test(word)))
  const { sites } = OwnDiseases.of(document)
  if (taken === undefined) return true

  return sites.size === 0 ? segment.side === "inclusion" : taken[1].some((site) => sites.has(site))
}

const nearDisease = 6

const others: ReadonlySet<string> = new Set(["benign", "other", "another"])

/** "Surgery for breast cancer", and not "surgery for benign disease": whether an operation that tells what it is for is for the study's disease. */
export const isForOwn = ({ document, last, tokens: { words } }: Span): boolean => {
  if (words[last - 1] !== "for") return true
  const own = OwnDiseases.of(document).words
  const behind = words.slice(last, last + nearDisease)

  return behind.some((word) => isCancer(word) || own.has(normal(word))) && !behind.some((word) => others.has(word))
}

const nearTime = 10

/** Whether it must not have been of late: "undergone surgery within four weeks" keeps out for a while, whoever had it. */
export const isRecent = ({ last, tokens: { words } }: Span): boolean =>
  words.slice(last, last + nearTime).includes("within")

const nearPlan = 4

const behindPlan = 3

const doubtful = /^(?:unlikely|planned|possible|impossible|feasible|scheduled|cannot|can|could)$/

/** "Eligible for complete resection", "in which curative resection is unlikely": what was not done yet. */
export const isAhead = ({ first, last, tokens: { words } }: Span): boolean =>
  words[last - 1] === "resection" &&
  (words.slice(Math.max(0, first - nearPlan), first).some((word) => planning.has(word)) ||
    words.slice(last, last + behindPlan).some((word) => doubtful.test(word)))

const one: ReadonlySet<string> = new Set("one 1 more target brain cns index".split(" "))

const nearLesion = 12

const nearOne = 3

/** "At least one lesion that is amenable to resection", "brain lesions not eligible for resection": what one of several lesions allows. */
export const isOfLesion = ({ first, tokens: { words } }: Span): boolean => {
  const before = words.slice(Math.max(0, first - nearLesion), first)
  const lesion = before.findLastIndex((word) => /^(?:lesions?|metastas[ei]s)$/.test(word))

  return lesion >= 0 && before.slice(Math.max(0, lesion - nearOne), lesion).some((word) => one.has(word))
}
