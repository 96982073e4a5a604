import { existsSync } from "node:fs"
import { join } from "node:path"
import * as StoredRecords from "../../../demo/registry-stand-in/record/Records.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { at, set } from "../Fields.ts"
import * as Studies from "../large/Studies.ts"

const judgedRecords = join(import.meta.dir, "../../../../shared/labels/judged-records.jsonl.gz")

/** Whether the studies are open ones of January 2026, which stand beside the project, or made up with texts of the same lengths. */
export const areReal = existsSync(judgedRecords)

/** The lengths of the criteria of those studies, in characters: the middle of each tenth of them. */
const lengths = [572, 1292, 2087, 2791, 3677, 4426, 5795, 7247, 9045, 12_123]

const isInterventional = (record: unknown): boolean =>
  at(record, "protocolSection.designModule.studyType") === "INTERVENTIONAL"

const isOpen = (record: unknown): boolean => at(record, "protocolSection.statusModule.overallStatus") === "RECRUITING"

const madeUp = (): ReadonlyArray<unknown> => {
  const open = madeUpStudies.filter((record) => isInterventional(record) && isOpen(record))

  return open.flatMap((record, index) =>
    [0, 1].map((turn) => Studies.shaped(record, { sites: 0, text: lengths[(index + turn) % lengths.length] ?? 0 })),
  )
}

const records: ReadonlyArray<unknown> = areReal
  ? (await StoredRecords.fromJsonLines(judgedRecords)).filter(isInterventional)
  : madeUp()

/** How many studies there are. */
export const count = records.length

/** How the mark in each text of a study begins. The digits behind it make the text one that never came. */
export const mark = "Version "

export const digits = 6

/** The mark ends with the number of the study, so that no two share a text. */
const markOf = (index: number): string => `${mark}${"0".repeat(digits)}.${index}`

/** Puts a mark behind the line that holds the middle of a text. */
const inTheMiddle = (text: string, mark: string): string => {
  const end = text.indexOf("\n", text.length / 2)
  const place = end < 0 ? text.length : end

  return `${text.slice(0, place)}\n* ${mark} of this text.${text.slice(place)}`
}

const marked = (record: unknown, mark: string): unknown => {
  const texts = [
    ["identificationModule.briefTitle", (text: string) => `${text} (${mark})`],
    ["descriptionModule.briefSummary", (text: string) => inTheMiddle(text, mark)],
    ["eligibilityModule.eligibilityCriteria", (text: string) => inTheMiddle(text, mark)],
  ] as const

  return texts.reduce(
    (whole, [path, change]) =>
      set(whole, `protocolSection.${path}`, (text) => change(typeof text === "string" ? text : "")),
    record,
  )
}

/**
 * So many studies, each with a number of its own and the mark in its texts. Where more are asked for than there are, the others have
 * the same texts but for the mark.
 */
export const take = (most: number, shape: Studies.Shape = {}): ReadonlyArray<unknown> =>
  Array.from({ length: most }, (_, index) =>
    set(
      marked(Studies.shaped(records[index % count], shape), markOf(index)),
      "protocolSection.identificationModule.nctId",
      () => `NCT99${String(index).padStart(6, "0")}`,
    ),
  )
