import * as Packing from "../../annotation/Packing.ts"
import { parts } from "../classes/Participants.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type * as NumberedText from "../text/NumberedText.ts"

/** A clause that begins with the name of a cohort: "Cohort 2 only: …". Those of one cohort have one number. `isOfThose`: whether it says who they are, and not who they are not. */
export interface Clause {
  readonly start: number
  readonly end: number
  readonly cohort: number
  readonly isOfThose: boolean
}

/** How the cohorts of a study are called by numbers and letters, where a clause begins with one. */
export const table = RuleTable.of<"cohort">({
  name: "names of cohorts",
  classes: {
    part: new Set([...parts].filter((part) => !part.startsWith("phase"))),
    name: (word) => /^(?:\d+[a-z]?|[ivx]+[a-z]?|[a-h]\d?|one|two|three|four)$/.test(word),
    people: "patients participants subjects",
    joint: "and or , / & - to through",
  },
  parts: { begin: "( ^ !{part}{0,4} | .|; ( for|in ( {people} in|of )? )? )" },
  rows: [
    telling("cohort", [
      [
        "<begin> [ {part} {name} ( {joint}{1,3} {part}? {name} ){0,6} ]",
        "for [cohorts 1 and 2] only: melanoma",
        "melanoma of stage II or III, part 1",
      ],
    ]),
  ],
})

const startOf = ({ starts }: NumberedText.NumberedText, token: number): number => starts[token] ?? 0

const clausesOf = (document: Document): ReadonlyArray<Clause> => {
  const names: Array<string> = []

  return document.segments().flatMap(({ end, side, start }) => {
    const run = KnownNumbers.between(document.words, start, end)
    const found = table.find(run)

    return found.map((one, at): Clause => {
      const name = ChunkedRun.wordsOf(run, one).join(" ")
      if (!names.includes(name)) names.push(name)
      const begin = at === 0 ? start : startOf(document.words, one.first)
      const next = found[at + 1]

      return {
        start: begin,
        end: next === undefined ? end : startOf(document.words, next.first),
        cohort: names.indexOf(name),
        isOfThose: side !== "exclusion",
      }
    })
  })
}

const packing = Packing.list(
  Packing.record<Clause>({ start: Packing.whole, end: Packing.whole, cohort: Packing.whole, isOfThose: Packing.flag }),
)

/** The clauses of a text that begin with the name of a cohort, in order. */
export const of = AnnotatedText.layer(packing, (text) => clausesOf(text.document()))
