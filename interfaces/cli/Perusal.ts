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

type Measure = ReadSentence["measures"][number]["measure"]

/** A range as mathematicians write it. */
const interval = ({
  high,
  low,
  unit = "",
}: Pick<Ranges[number]["range"], "high" | "low"> & { readonly unit?: string }): string =>
  `${low.isIncluded ? "[" : "("}${low.number}, ${high.number}${high.isIncluded ? "]" : ")"} ${unit}`.trimEnd()

/** What a measure is told to be, any of several ranges. */
const values = ({ ranges, unit }: Measure): ReadonlyArray<string> => ranges.map((range) => interval({ ...range, unit }))

/** Where in the source everything is decided that no row of a table tells. */
const folders: Readonly<Record<ReadAnswer["kind"], string>> = {
  stage: "domain/eligibility/stage/",
  biomarker: "domain/eligibility/biomarker/",
  priorLines: "domain/eligibility/prior-lines/",
}

/** The same for scripts; an end without a number is null. */
export const record = ({ answers, sections }: Perusal) => ({
  sections: sections.map(({ sentences, ...section }) => ({
    ...section,
    sentences: sentences.map(({ measures, ranges, text }) => ({
      text,
      ranges: ranges.map(({ range, words }) => ({ words, interval: interval(range), form: range.form })),
      measures: measures.map(({ measure, words }) => ({
        words,
        name: measure.name,
        intervals: values(measure),
        rows: measure.rows,
      })),
    })),
  })),
  answers: answers.map(({ kind, ...answer }) => ({ ...answer, folder: folders[kind] })),
})

const indented = (text: string): string => text.replace(/^/gm, "  ")

const row = ({ means, pattern, table, words }: FoundRow): string =>
  `- ${table}: ${pattern}\n    tells “${words}” (${means})`

const measured = ({ measure, words }: ReadSentence["measures"][number]): ReadonlyArray<string> => [
  `    “${FreeText.inOneLine(words)}” is of ${measure.name}: ${values(measure).join(" or ") || "no value that is understood"}`,
  ...measure.rows.map((each) => indented(indented(indented(row(each))))),
]

const sentence = ({ measures, ranges, text }: ReadSentence): ReadonlyArray<string> => [
  `- ${FreeText.inOneLine(text)}`,
  ...ranges.map(({ range, words }) => `    “${FreeText.inOneLine(words)}” is ${interval(range)} (${range.form})`),
  ...measures.flatMap(measured),
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

const answer = ({ asked, findings, kind, rows, state }: ReadAnswer): string =>
  [
    `${asked}: ${state}`,
    ...findings.map(({ evidence, isDecisive, outcome }) =>
      indented(`${isDecisive ? "*" : "-"} ${outcome}: ${FreeText.inOneLine(evidence)}`),
    ),
    ...(rows.length === 0 ? [] : [indented("rows that were found:")]),
    ...new Set(rows.map((each) => indented(indented(row(each))))),
    indented(`what no row tells is decided in ${folders[kind]}`),
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
