import { existsSync } from "node:fs"
import { join } from "node:path"

/** A patient of a labelled set: structured (`condition`, `biomarkers`) or a note with keywords that were drawn from it. */
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

const folder = join(import.meta.dir, "../../../../shared/labels")

const files = {
  patients: join(folder, "ranking-patients.jsonl.gz"),
  trials: join(folder, "ranking-trials.jsonl.gz"),
  judgements: join(folder, "ranking-qrels.tsv.gz"),
  titles: join(folder, "ranking-titles.tsv.gz"),
}

/** Whether the labelled sets stand beside the project. */
export const arePresent = (): boolean => Object.values(files).every((file) => existsSync(file))

const lines = async (file: string): Promise<ReadonlyArray<string>> =>
  new TextDecoder()
    .decode(Bun.gunzipSync(await Bun.file(file).bytes()))
    .split("\n")
    .filter((line) => line !== "")

const records = async <A>(file: string): Promise<ReadonlyArray<A>> =>
  (await lines(file)).map((line): A => JSON.parse(line))

const sexes: ReadonlyMap<string, string> = new Map([
  ["Both", "ALL"],
  ["All", "ALL"],
  ["Female", "FEMALE"],
  ["Male", "MALE"],
])

/** No bound is published where the older registry says so. */
const bounds = (ages: Readonly<Record<"min_age" | "max_age", string>>): Partial<typeof ages> =>
  Object.fromEntries(Object.entries(ages).filter(([, age]) => age !== "" && age !== "N/A"))

const judgement = (line: string): Judgement => {
  const [, patient = "", trial = "", grade = ""] = line.split("\t")

  return { patient, trial, grade: Number(grade) }
}

/** Titles of trials that came without one, with the ages and the sex that the registry has for them. */
const titled = async (): Promise<(trial: LabelledTrial) => LabelledTrial> => {
  const rows = (await lines(files.titles)).slice(1).map((line) => line.split("\t"))
  const facts = new Map(
    rows.map(([nct = "", title = "", sex = "", min_age = "", max_age = ""]) => [
      nct,
      { title, ...bounds({ min_age, max_age }), ...(sexes.has(sex) ? { sex: sexes.get(sex) ?? "" } : {}) },
    ]),
  )

  return (trial) => ({ ...facts.get(trial.nct), ...trial })
}

/** All patients, trials with text and judgements. */
export const read = async () => ({
  patients: await records<LabelledPatient>(files.patients),
  trials: (await records<LabelledTrial>(files.trials)).map(await titled()),
  judgements: (await lines(files.judgements)).map(judgement).filter(({ grade }) => Number.isInteger(grade)),
})

export type Labels = Awaited<ReturnType<typeof read>>
