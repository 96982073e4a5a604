import * as NumberWords from "../classes/NumberWords.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Counting from "../numbers/Counts.ts"
import * as WordSet from "../text/WordSet.ts"
import * as EnteredScores from "./EnteredScores.ts"

/** How many copies of a gene somebody has. */
export interface GeneCopies {
  readonly literal: Literal.Literal
  readonly count: number
}

const name = "(?<name>[a-z][a-z0-9]{2,9})"

const count = "(?<count>\\d|one|two|three|four|five|six)"

/** "3 copies of SMN2", "3 SMN2 copies", "SMN2 copy number: 3", "SMN2 3 copies", "SMN2 x3". */
const entered = [
  `${count} cop(?:y|ies)(?: of)?(?: the)? ${name}(?: gene)?`,
  `${count} ${name} cop(?:y|ies)`,
  `${name}(?: gene)?,? (?:cop(?:y|ies)|copy number)(?: of|:| =)? ?${count}`,
  `${name}(?: gene)?[:,]? ?(?:x ?)?${count} cop(?:y|ies)`,
  `${name} ?[x×] ?${count}`,
].map((form) => new RegExp(`^${form}$`, "i"))

/** The copies of a gene that are all that a profile tells; nothing where it tells something else. */
export const of = (written: string): GeneCopies | undefined => {
  const found = entered.map((form) => form.exec(written.trim())?.groups).find((groups) => groups !== undefined)
  const told = found?.["count"]?.toLowerCase() ?? ""

  return found?.["name"] === undefined
    ? undefined
    : { literal: Literal.of(found["name"]), count: NumberWords.values.get(told) ?? Number(told) }
}

const copies = WordSet.of("copy copies")

const linking = WordSet.of("copy copies number numbers gene genes of the : = is are was ( ) -")

/** "Two or three copies of SMN2", "no more than 3 SMN2 copies", "SMN2 copy number of at least 2". */
const countBeside = ({ first, last, tokens: { words } }: Span): Counting.Count | undefined =>
  [...Counting.of(words).values()].find((count) => {
    const between = count.last <= first ? words.slice(count.last, first) : words.slice(last, count.first)

    return (
      between.every((word) => linking.has(word)) &&
      [...between, words[last] ?? "", count.unit ?? ""].some((word) => copies.has(word))
    )
  })

/** What a text tells of those with so many copies. */
export const find = (
  text: AnnotatedText,
  { count, literal }: GeneCopies,
  most: number,
): ReadonlyArray<Finding.Finding> =>
  Literal.spans(text, literal, most).map((span) => {
    const found = Finding.mentioned(Mention.of(span), true)
    const range = countBeside(span)
    if (range === undefined) return Finding.untold(found, EnteredScores.remark)

    return range.low <= count && count <= range.high ? found : Finding.untold(found, StatusComparison.remarks.other)
  })
