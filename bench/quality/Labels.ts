import { existsSync } from "node:fs"
import { join } from "node:path"

const folder = join(import.meta.dir, "..", "..", "..", "shared")

/** Whether a file or a folder lies beside the project. */
export const isThere = (...path: ReadonlyArray<string>): boolean => existsSync(join(folder, ...path))

/** Whether the labeled data does. */
export const areThere = isThere("labels")

const unpacked = async (path: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const packed = await Bun.file(join(folder, ...path)).bytes()

  return new TextDecoder().decode(Bun.gunzipSync(packed)).trim().split("\n")
}

/** The records of a file beside the project, one a line. */
export const lines = async <A>(...path: ReadonlyArray<string>): Promise<ReadonlyArray<A>> =>
  (await unpacked(path)).map((line): A => JSON.parse(line))

/** The rows of a table beside the project that has no heading. */
export const bareRows = async (...path: ReadonlyArray<string>): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  (await unpacked(path)).map((line) => line.split("\t"))

/** The rows of a table beside the project, without its heading. */
export const rows = async (...path: ReadonlyArray<string>): Promise<ReadonlyArray<ReadonlyArray<string>>> =>
  (await bareRows(...path)).slice(1)

export interface LabelledText {
  readonly nct: string
  readonly gold: "hand" | "auto-unambiguous" | "auto-nci-style"
  readonly text: string
  readonly lines: ReadonlyArray<readonly [start: number, end: number, label: string]>
}

export interface LabelledMention {
  readonly nct: string
  readonly section: "inclusion" | "exclusion" | null
  readonly line: string
  readonly a: number
  readonly b: number
  readonly neg: boolean
  readonly cue: string | null
}

export interface LabelledCriteria {
  readonly nct: string
  readonly eligibility?: string
  readonly inclusion?: string
  readonly exclusion?: string
}

interface StudyRecord {
  readonly protocolSection: { readonly eligibilityModule?: { readonly eligibilityCriteria?: string } }
}

export const texts = () => lines<LabelledText>("labels", "sections-gold.jsonl.gz")

export const mentions = () => lines<LabelledMention>("labels", "polarity-gold.jsonl.gz")

export const trials = () => lines<LabelledCriteria>("labels", "ranking-trials.jsonl.gz")

/** The criteria texts of the study records that lie beside the labels, where there are any. */
export const criteria = async (file: string): Promise<ReadonlyArray<string>> => {
  if (!isThere("registry", file)) return []
  const records = await lines<StudyRecord>("registry", file)

  return records.flatMap(({ protocolSection }) => protocolSection.eligibilityModule?.eligibilityCriteria ?? [])
}

/** The criteria texts of the largest study records, by the size of the whole record. */
export const largest = async (file: string, count: number): Promise<ReadonlyArray<string>> => {
  if (!isThere("registry", file)) return []
  const records = await lines<StudyRecord>("registry", file)
  const sized = records.map((record) => ({ record, size: JSON.stringify(record).length }))

  return sized
    .toSorted((first, second) => second.size - first.size)
    .slice(0, count)
    .flatMap(({ record }) => record.protocolSection.eligibilityModule?.eligibilityCriteria ?? [])
}

/** Half of the data by the parity of the trial's number: even numbers were looked at while the rules were written. */
export const half = ({ nct }: { readonly nct: string }): "even" | "odd" =>
  Number(nct.slice(3)) % 2 === 0 ? "even" : "odd"
