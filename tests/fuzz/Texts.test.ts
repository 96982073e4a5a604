import { describe, expect, test } from "bun:test"
import * as TurningPoints from "../../domain/ask-next/TurningPoints.ts"
import * as ConditionQuery from "../../domain/condition/ConditionQuery.ts"
import * as Criteria from "../../domain/criteria/Criteria.ts"
import * as Questions from "../../domain/eligibility/Questions.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import * as Ranking from "../../domain/ranking/Ranking.ts"
import * as Relevance from "../../domain/ranking/Relevance.ts"
import * as StudyWords from "../../domain/ranking/words/StudyWords.ts"
import * as Steps from "../../domain/Steps.ts"
import * as SiteName from "../../domain/study/SiteName.ts"
import * as LargeTexts from "../support/largeTexts.ts"
import { stepsOf } from "../support/steps.ts"
import { study } from "../support/study.ts"

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
  "Past therapy. ",
  "Have not received systemic therapy. ",
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
  "ras",
  "not KRAS, ",
  "Inclusion Criteria: ",
  "inclusion criteria ",
  "stage IV or ",
  "exclusion criteria\n",
  "1.",
  "patients will be excluded if:\n",
  "“KRAS ",
  "KRAS”",
  "BRCA1/2 or ",
  "G12C,",
  "KRAS, EGFR, ALK/",
  "except ",
  "* ",
  "mismatch repair ",
  "𝒳KRAS ",
  "who must not have any of the following:\n  * ",
  "at least at least ",
  "mis",
  "1-",
  "no prior therapy or progressed on first-line therapy, ",
  "mild to moderate AD, ",
  "BRCA1, ",
]

const times = (count: number, piece: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => piece(at)).join("")

const texts = (size: number): ReadonlyArray<readonly [what: string, text: string]> => [
  ...LargeTexts.all(size),
  ...pieces.map((piece) => [JSON.stringify(piece), piece.repeat(Math.ceil(size / piece.length))] as const),
  ["lines that are indented ever more", times(Math.sqrt(2 * size), (depth) => `${" ".repeat(depth)}KRAS:\n`)],
  ["words that are ever longer", times(Math.sqrt(2 * size), (length) => `${"a".repeat(length)} `)],
  ["one mention in a long sentence", `${"a ".repeat(size / 4)}KRAS${" a".repeat(size / 4)}`],
  ["one mention in many brackets", `${"(".repeat(size / 2)}KRAS${")".repeat(size / 2)}`],
  ["one word behind a heading", `inclusion criteria ${"a".repeat(size)}`],
  ["brackets behind a heading", `exclusion criteria ${"(".repeat(size)}`],
  ["spaces inside of a name", `KRAS${" ".repeat(size)}G12C`],
  ["a mention at each end", `KRAS G12C${"x ".repeat(size / 2)}KRAS G12C`],
  ["names between long words", `${"a".repeat(size / 4)} cancer `.repeat(4)],
]

const questions = Questions.of({
  condition: "alzheimers",
  stage: "mild to moderate",
  biomarkers: ["KRAS G12C", "HER2 positive", "MSI-H", "something unheard of", "e e e e e e", "AB"],
  priorLines: 2,
}).concat(Questions.of({ condition: "pancreatic cancer", stage: "stage IIIB metastatic", biomarkers: [] }))
const conditions = ["pancreatic cancer", "melanoma of the skin (MS)", "a".repeat(900), "aaa aab aac e of a b c"].map(
  (condition) => Relevance.subject(ConditionQuery.of(condition)),
)

const relevance = (facts: Parameters<typeof study>[0]) => {
  const annotated = Reading.annotated(study(facts))
  const words = StudyWords.of(annotated)

  return conditions.map((condition) => Relevance.levelOf(Relevance.of(annotated, words, condition), true))
}

/** Twenty times the beginning of a text, up to the end of a word. */
const parts = (text: string): ReadonlyArray<string> => {
  const beginning = text.slice(0, Math.ceil(text.length / 20))
  const end = beginning.lastIndexOf(" ")

  return Array.from({ length: 20 }, () => (end < 0 ? beginning : beginning.slice(0, end)))
}

const site = (facility: string) => ({ facility, city: facility, state: null, country: null })

/** What is read of a study, and how. */
const reading: Readonly<Record<string, (text: string) => unknown>> = {
  "criteria are read for all questions": (text) => Reading.read(text, questions),
  "criteria are looked through for names of conditions": (text) => relevance({ eligibility: { text } }),
  "criteria are looked through for what they turn on": (text) =>
    Steps.whole(
      TurningPoints.of({ condition: "melanoma", biomarkers: [] }, [
        Reading.annotated(study({ eligibility: { text } })),
      ]),
    ),
  "a summary is looked through for them": (text) => relevance({ summary: text }),
  "a title is": (text) => relevance({ title: text }),
  "twenty conditions are": (text) => relevance({ conditions: parts(text) }),
  "sites are told apart": (text) => SiteName.means(site(text), site(`${text} x`)),
}

const short = 3000

const factor = 4

const mostGrowth = 1.25 * factor

const longer = new Map(texts(factor * short))

/** More characters than are kept of the words of studies: with them, all that were met before are forgotten. */
const forgetWords = () => {
  for (const title of ["z".repeat(300_000), "a"]) StudyWords.of(Reading.annotated(study({ title })))
}

describe.each(Object.entries(reading))("Work grows with the size of a text, and no faster, when %s", (_, read) => {
  test.each(texts(short))("%s", async (what, text) => {
    const growth = async () => {
      const steps = await stepsOf(() => read(text))

      return (await stepsOf(() => read(longer.get(what) ?? ""))) / steps
    }
    const first = await growth()
    // The words of the short text may have been known from before, and forgotten ahead of the long one: then both are read as new.
    if (first >= mostGrowth) forgetWords()

    expect(first < mostGrowth ? first : await growth()).toBeLessThan(mostGrowth)
  })
})

const asking = Criteria.of(
  {
    condition: "alzheimers",
    stage: "mild to moderate",
    biomarkers: ["KRAS G12C", "HER2 positive", "MSI-H", "something unheard of", "e e e e e e", "AB"],
    priorLines: 2,
  },
  [],
)

/** The most that one step of a match looks at, over one study whose criteria are a text. */
const dearestStep = async (text: string): Promise<number> => {
  const steps = Ranking.ranked(asking, undefined, [Reading.annotated(study({ eligibility: { text } }))])
  let most = 0
  for (let isDone = false; !isDone; )
    most = Math.max(
      most,
      await stepsOf(() => {
        isDone = steps.next().done === true
      }),
    )

  return most
}

describe("No step of a match looks at more than so much for each character of a text", () => {
  test.each(texts(factor * short))("%s", async (_, text) => {
    const most = 150 * text.length
    const first = await dearestStep(text)

    // Rows that were looked for the first time were read from their tables then, which no text does again.
    expect(first < most ? first : await dearestStep(text)).toBeLessThan(most)
  })
})
