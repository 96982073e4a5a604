import { bareRows, isThere, lines, rows } from "../Labels.ts"

/** A patient of a labeled set: structured (`condition`, `biomarkers`) or a note with keywords that were drawn from it. */
export interface LabelledPatient {
  readonly id: string
  readonly set: string
  readonly age: number | null
  readonly sex: string | null
  readonly condition?: string
  readonly biomarkers?: ReadonlyArray<string>
  readonly kw_gpt4?: ReadonlyArray<string>
}

/** What could be had of a judged trial's record. */
export interface LabelledTrial {
  readonly nct: string
  readonly title?: string
  readonly conditions?: ReadonlyArray<string>
  readonly description?: string
  readonly eligibility?: string
  readonly inclusion?: string
  readonly exclusion?: string
  readonly min_age?: string
  readonly max_age?: string
  readonly sex?: string
}

/** Grade 2: eligible; 1: the right disease, but excluded or in doubt; 0: not relevant. */
export interface Judgement {
  readonly patient: string
  readonly trial: string
  readonly grade: number
}

const files = {
  patients: "ranking-patients.jsonl.gz",
  trials: "ranking-trials.jsonl.gz",
  judgements: "ranking-qrels.tsv.gz",
  titles: "ranking-titles.tsv.gz",
}

/** Whether the labeled sets stand beside the project. */
export const arePresent = (): boolean => Object.values(files).every((file) => isThere("labels", file))

/** The older registry's words for the sexes that a trial admits. */
const sexes: Readonly<Record<string, string>> = { Both: "ALL", Female: "FEMALE", Male: "MALE" }

/** No bound is published where the older registry says so. */
const bounds = (ages: Readonly<Record<"min_age" | "max_age", string>>): Partial<typeof ages> =>
  Object.fromEntries(Object.entries(ages).filter(([, age]) => age !== "" && age !== "N/A"))

const judgement = ([, patient = "", trial = "", grade = ""]: ReadonlyArray<string>): Judgement => ({
  patient,
  trial,
  grade: Number(grade),
})

/** Titles of trials that came without one, with the ages and the sex that the registry has for them. */
const titled = async (): Promise<(trial: LabelledTrial) => LabelledTrial> => {
  const facts = new Map(
    (await rows("labels", files.titles)).map(([nct = "", title = "", named = "", min_age = "", max_age = ""]) => {
      const sex = sexes[named]

      return [nct, { title, ...bounds({ min_age, max_age }), ...(sex === undefined ? {} : { sex }) }]
    }),
  )

  return (trial) => ({ ...facts.get(trial.nct), ...trial })
}

/** All patients, trials with text and judgements. */
export const read = async () => ({
  patients: await lines<LabelledPatient>("labels", files.patients),
  trials: (await lines<LabelledTrial>("labels", files.trials)).map(await titled()),
  judgements: (await bareRows("labels", files.judgements))
    .map(judgement)
    .filter(({ grade }) => Number.isInteger(grade)),
})

export type Labels = Awaited<ReturnType<typeof read>>
