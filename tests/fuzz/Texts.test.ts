import { describe, expect, test } from "bun:test"
import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as Questions from "../../domain/eligibility/Questions.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as Relevance from "../../domain/ranking/Relevance.ts"
import * as SiteName from "../../domain/study/SiteName.ts"
import * as LargeTexts from "../support/largeTexts.ts"
import { stepsOf } from "../support/steps.ts"
import { study } from "../support/study.ts"

/** Enough to tell work that grows with the square of a text. */
const size = 20_000

const pieces = [
  "KRAS ",
  "KRAS G12C, ",
  "KRAS/",
  "BRCA1/2 ",
  "EGFR, ALK or ROS1 ",
  "HER-",
  "(KRAS",
  "KRAS+",
  "wild-type ",
  "mutation ",
  "exon 19 ",
  "positive for ",
  "stage ",
  "stage I/",
  "IV ",
  "metastatic ",
  "mild to ",
  "1l",
  "1L ",
  "prior ",
  "prior line ",
  "no prior ",
  "first-, ",
  "at least two prior lines of therapy. ",
  "refractory to ",
  "no ",
  "not ",
  "without ",
  "other than ",
  "unless ",
  "is allowed ",
  "following: ",
  "none of the following ",
  "Inclusion Criteria:\n",
  "exclusion criteria ",
  "clusion criteria",
  "inclusion and exclusion criteria ",
  "Patients will be excluded if any of the following apply:\n",
  "a:\n",
  "* a:\n",
  "  * KRAS:\n",
  "1. ",
  "(i) ",
  "a. B",
  "e.g. ",
  "; ",
  ": ",
  "\n",
  "\r\n",
  "“",
  "“KRAS” ",
  "\\",
  "\\*",
  "cancer ",
  "cancer of the ",
  "pancreatic ",
  "solid tumor ",
  "non-cancer ",
  "MS ",
  "MSMS",
  "non-MS ",
]

const texts: ReadonlyArray<readonly [what: string, text: string]> = [
  ...LargeTexts.all(size),
  ...pieces.map((piece) => [JSON.stringify(piece), piece.repeat(Math.ceil(size / piece.length))] as const),
  [
    "lines that are indented ever more",
    Array.from({ length: 200 }, (_, depth) => `${" ".repeat(depth)}KRAS:\n`).join(""),
  ],
  ["words that are ever longer", Array.from({ length: 200 }, (_, length) => `${"a".repeat(length)} `).join("")],
  ["one mention in a long sentence", `${"a ".repeat(size / 4)}KRAS${" a".repeat(size / 4)}`],
  ["one mention in many brackets", `${"(".repeat(size / 2)}KRAS${")".repeat(size / 2)}`],
  ["one name between long words", `${"a".repeat(size / 4)} cancer `.repeat(4)],
]

const questions = Questions.of({
  condition: "alzheimers",
  stage: "mild to moderate",
  biomarkers: ["KRAS G12C", "HER2 positive", "MSI-H", "something unheard of", "e e e e e e", "AB"],
  priorLines: 2,
}).concat(Questions.of({ condition: "pancreatic cancer", stage: "stage IIIB metastatic", biomarkers: [] }))
const conditions = ["pancreatic cancer", "melanoma of the skin (MS)", "a".repeat(900), "aaa aab aac e of a b c"].map(
  ConditionQuery.of,
)

const relevance = (facts: Parameters<typeof study>[0]) =>
  conditions.map((condition) => Relevance.of(study(facts), condition, true))

/** A thousand short texts out of a long one. */
const parts = (text: string): ReadonlyArray<string> => {
  const length = Math.ceil(text.length / 1000)

  return Array.from({ length: 1000 }, (_, at) => text.slice(at * length, (at + 1) * length))
}

const site = (facility: string) => ({ facility, city: facility, state: null, country: null })

/** What is read of a study, with more steps for each of its characters than any text takes, of all questions or names together. */
const reading: ReadonlyArray<readonly [what: string, mostForCharacter: number, read: (text: string) => unknown]> = [
  ["criteria are read for all questions", 150, (text) => Reading.read(text, questions)],
  ["criteria are looked through for names of conditions", 150, (text) => relevance({ eligibility: { text } })],
  ["a summary is looked through for them", 150, (text) => relevance({ summary: text })],
  ["a title is", 150, (text) => relevance({ title: text })],
  ["a thousand conditions are", 1000, (text) => relevance({ conditions: parts(text) })],
  ["a thousand keywords are", 1000, (text) => relevance({ keywords: parts(text) })],
  ["sites are told apart", 150, (text) => SiteName.means(site(text), site(`${text} x`))],
]

describe.each(reading)("Work grows with the size of a text when %s", (_, mostForCharacter, read) => {
  test.each(texts)("%s", async (_, text) => {
    expect(await stepsOf(() => read(text))).toBeLessThan(mostForCharacter * text.length)
  })
})
