import * as Questions from "../../domain/eligibility/Questions.ts"
import * as Reading from "../../domain/eligibility/Reading.ts"
import type { Profile } from "../../domain/Profile.ts"
import * as Markup from "../../infrastructure/clinicaltrials-gov/Markup.ts"
import { mean } from "../Mean.ts"
import * as Quantile from "../Quantile.ts"
import * as Labels from "./Labels.ts"
import type { Measured } from "./Table.ts"

const profiles: ReadonlyArray<readonly [name: string, asked: Profile]> = [
  [
    "pancreatic cancer",
    {
      condition: "pancreatic-cancer",
      stage: "Metastatic",
      biomarkers: ["KRAS G12C", "BRCA2 mutation", "MSI-H"],
      priorLines: 2,
    },
  ],
  [
    "glioblastoma",
    {
      condition: "glioblastoma",
      stage: "Recurrent",
      biomarkers: ["MGMT methylated", "IDH wild-type", "EGFRvIII"],
      priorLines: 1,
    },
  ],
  [
    "Alzheimer's disease",
    {
      condition: "alzheimers",
      stage: "Mild",
      biomarkers: ["Amyloid positive", "APOE4 carrier", "p-tau217 positive"],
      priorLines: 0,
    },
  ],
]

const microseconds = (run: () => unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < 5; time++) {
    const start = Bun.nanoseconds()
    run()
    best = Math.min(best, (Bun.nanoseconds() - start) / 1000)
  }

  return best
}

/** How many of the largest studies a match reads at most. */
const page = 200

/** What a match costs in the worst case: the texts of the largest studies, against a full profile. */
const largest = async (questions: ReadonlyArray<Questions.Question>): Promise<Measured> => {
  const texts = (await Labels.largest("real-records.jsonl.gz", page)).map(Markup.unescape)
  for (let warm = 0; warm < 20; warm++) for (const text of texts) Reading.read(text, questions)
  const time = mean(texts.map((text) => microseconds(() => Reading.read(text, questions))))

  return {
    even: "",
    odd: "",
    baseline: "",
    measure: `time to read a text, ${page} largest records, mean`,
    all: `${time.toFixed(1)} µs`,
    goal: "",
  }
}

const hostile: ReadonlyArray<string> = [
  "KRAS ",
  "ras",
  "not KRAS, ",
  "prior line ",
  "no prior ",
  "* a:\n",
  "“KRAS ",
  "exclusion criteria\n",
  "stage IV or ",
  "((((",
  "At least 1 prior line of therapy. ",
  "one of the following: a) one prior line. b) two prior lines. ",
]

const size = 100_000

/** How long one text takes against a full profile. */
export const measure = async (): Promise<ReadonlyArray<Measured>> => {
  const texts = (await Labels.criteria("real-records.jsonl.gz")).map(Markup.unescape)
  const blank = { even: "", odd: "", baseline: "" }
  const rows = profiles.map(([name, asked]): Measured => {
    const questions = Questions.of(asked)
    for (let warm = 0; warm < 3; warm++) for (const text of texts) Reading.read(text, questions)
    const times = texts.map((text) => microseconds(() => Reading.read(text, questions)))
    const all = `${Quantile.median(times).toFixed(1)} µs (p90 ${Quantile.of(times, 0.9).toFixed(0)})`

    return { ...blank, measure: `time to read a text, ${name}, median`, all, goal: "< 40 µs" }
  })
  const [first] = profiles
  const questions = Questions.of(first?.[1] ?? { condition: "", biomarkers: [] })
  const worst = Math.max(
    ...hostile.map((part) => {
      const text = part.repeat(Math.ceil(size / part.length)).slice(0, size)

      return microseconds(() => Reading.read(text, questions)) / 1000
    }),
  )

  return [
    ...rows,
    await largest(questions),
    {
      ...blank,
      measure: `hostile text of 100 KB, worst of ${hostile.length}`,
      all: `${worst.toFixed(1)} ms`,
      goal: "< 10 ms",
    },
  ]
}
