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

const judgement = (line: string): Judgement => {
  const [, patient = "", trial = "", grade = ""] = line.split("\t")

  return { patient, trial, grade: Number(grade) }
}

/** All patients, trials with text and judgements. */
export const read = async () => ({
  patients: await records<LabelledPatient>(files.patients),
  trials: await records<LabelledTrial>(files.trials),
  judgements: (await lines(files.judgements)).map(judgement).filter(({ grade }) => Number.isInteger(grade)),
})

export type Labels = Awaited<ReturnType<typeof read>>
