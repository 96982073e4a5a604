import type { Span } from "../document/Span.ts"
import { seatOf, siteOf } from "../mention/DiseaseWords.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as WordSet from "../text/WordSet.ts"

type Words = ReadonlyArray<string>

/** Where metastases sit that a study may let in while it bars those elsewhere. */
const places = WordSet.of(
  "lung lungs pulmonary liver hepatic peritoneum peritoneal intraperitoneal abdominal abdomen abdominopelvic pelvic ovary ovaries bone bones osseous brain",
)

const outside: ReadonlyArray<Words> = [
  "outside",
  "other than",
  "not limited to",
  "not confined to",
  "not restricted to",
].map((literal) => literal.split(" "))

const articles = WordSet.of("of the a an in")

const near = 4

const behindArticles = (words: Words, at: number): string => {
  let next = at
  while (articles.has(words[next] ?? "")) next++

  return words[next] ?? ""
}

/** The place that words behind a mention leave out: "outside of the lungs", "not limited to the peritoneum". */
const leftOutBehind = ({ last, tokens: { words } }: Span): string => {
  for (let at = last; at < last + near; at++) {
    const literal = outside.find((each) => each.every((word, index) => words[at + index] === word))
    if (literal !== undefined) return behindArticles(words, at + literal.length)
  }

  return ""
}

const prefixed = /^(?:extra|non)(hepatic|abdominal|peritoneal|pulmonary|pelvic|osseous)$/

/** The place that is left out before a mention, or at its beginning: "non-peritoneal", "extrahepatic". */
const leftOutBefore = ({ first, last, tokens: { words } }: Span): string => {
  for (let at = Math.min(first + 2, last - 1); at >= first - 2; at--) {
    const told = prefixed.exec(words[at] ?? "")?.[1]
    if (told !== undefined) return told
    if (words[at - 1] === "-" && /^(?:extra|non)$/.test(words[at - 2] ?? "")) return words[at] ?? ""
    if (words[at - 1] === "extra") return words[at] ?? ""
  }

  return ""
}

/**
 * Whether only those metastases are spoken of that sit elsewhere than in one place, which is not where the study's cancer begins: who
 * bars "metastases outside of the lungs" lets in those in the lungs.
 */
export const isMeant = (span: Span): boolean => {
  const place = leftOutBehind(span) || leftOutBefore(span)
  if (!places.has(place)) return false
  const { sites } = OwnDiseases.of(span.document)

  return sites.size > 0 && !sites.has(seatOf(place) ?? siteOf(place) ?? "")
}
