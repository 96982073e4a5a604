import type { Span } from "../document/Span.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const describing = WordSet.of(
  "the a their first time of disease cancer tumor tumour local biochemical or / and documented",
)

const links = WordSet.of("at after following since upon")

/** Who is at such a point: what is said then is said of them, "patients at relapse". */
const who = WordSet.of(
  "patients subjects participants individuals those who is are were be disease cancer leukemia leukaemia lymphoma aml all or , ( : -",
)

/** The word that makes a mention a point in time: "at recurrence", "since the first relapse". Nothing where it tells of patients. */
const linkBefore = (words: Words, first: number): number | undefined => {
  let at = first - 1
  while (describing.has(words[at] ?? "")) at--
  while (links.has(words[at - 1] ?? "") || (words[at - 1] === "or" && links.has(words[at - 2] ?? ""))) at--
  const before = words[at - 1]

  return links.has(words[at] ?? "") && before !== undefined && !who.has(before) ? at : undefined
}

const denials = WordSet.of("no not without never cannot")

const near = 14

const isDenied = (words: Words, link: number): boolean =>
  Nearby.clauseBefore(words, link, near).some((word) => denials.has(word))

const course = /^(?:recurrence|relapse|progression)$/

/**
 * Whether a course of disease is but the point in time of what is kept out: "no transformation at recurrence", and among the exclusions
 * "radiation after relapse". Who has come to that point may well take part.
 */
export const isKeptOutOf = ({ first, last, segment, tokens: { words } }: Span): boolean => {
  const link = course.test(words[last - 1] ?? "") ? linkBefore(words, first) : undefined

  return link !== undefined && (segment.side === "exclusion" || isDenied(words, link))
}
