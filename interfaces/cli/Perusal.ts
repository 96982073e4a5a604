import type { ReadAnswer } from "../../domain/eligibility/ReadAnswers.ts"
import type { ReadSection, ReadSentence } from "../../domain/eligibility/ReadSentences.ts"
import type { FoundRow } from "../../domain/eligibility/rules/FoundRows.ts"
import * as FreeText from "../../domain/FreeText.ts"

/** A text as it was read. */
export interface Perusal {
  readonly sections: ReadonlyArray<ReadSection>
  readonly answers: ReadonlyArray<ReadAnswer>
}

type Ranges = ReadSentence["ranges"]

/** A range as mathematicians write it. */
const interval = ({ high, low, unit = "" }: Ranges[number]["range"]): string =>
  `${low.isIncluded ? "[" : "("}${low.number}, ${high.number}${high.isIncluded ? "]" : ")"} ${unit}`.trimEnd()

/** The same for scripts; an end without a number is null. */
export const record = ({ answers, sections }: Perusal) => ({
  sections: sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: sentences.map(({ ranges, text }) => ({
      text,
      ranges: ranges.map(({ range, words }) => ({ words, interval: interval(range), form: range.form })),
    })),
  })),
  answers,
})

const indented = (text: string): string => text.replace(/^/gm, "  ")

const sentence = ({ ranges, text }: ReadSentence): ReadonlyArray<string> => [
  `- ${FreeText.inOneLine(text)}`,
  ...ranges.map(({ range, words }) => `    “${FreeText.inOneLine(words)}” is ${interval(range)} (${range.form})`),
]

const titleOf = ({ group, heading, side }: ReadSection): string =>
  [side, heading, group]
    .map((part) => FreeText.inOneLine(part))
    .filter((part) => part !== "")
    .join(" | ")

/** Sections that follow each other under one title stand under it together. */
const sections = (all: ReadonlyArray<ReadSection>): ReadonlyArray<string> =>
  all.flatMap((section, at) => {
    const before = all[at - 1]
    const title = titleOf(section)
    const lines = section.sentences.flatMap(sentence).map(indented)

    return before !== undefined && titleOf(before) === title ? lines : [title, ...lines]
  })

const row = ({ means, pattern, table, words }: FoundRow): string =>
  `- ${table}: ${pattern}\n    tells “${words}” (${means})`

const answer = ({ asked, findings, folder, rows, state }: ReadAnswer): string =>
  [
    `${asked}: ${state}`,
    ...findings.map(({ evidence, isDecisive, outcome }) =>
      indented(`${isDecisive ? "*" : "-"} ${outcome}: ${FreeText.inOneLine(evidence)}`),
    ),
    ...(rows.length === 0 ? [] : [indented("rows that were found:")]),
    ...new Set(rows.map((each) => indented(indented(row(each))))),
    indented(`what no row tells is decided in ${folder}`),
  ].join("\n")

/** How a text was read, for people. */
export const render = (perusal: Perusal): string =>
  [
    ...sections(perusal.sections),
    ...perusal.answers.map((each) => `\n${answer(each)}`),
    ...(perusal.answers.length === 0
      ? ["\nNothing is asked: --stage, --biomarker and --prior-lines ask."]
      : ["\nThose marked with a star decide."]),
  ].join("\n")
