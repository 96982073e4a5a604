import { existsSync } from "node:fs"
import { join } from "node:path"
import * as Records from "../../../demo/registry-stand-in/record/Records.ts"
import { madeUpStudies } from "../../../demo/studies/MadeUpStudies.ts"
import { at, type Json, set } from "../Fields.ts"

const realRecords = join(import.meta.dir, "../../../../shared/registry/real-records.jsonl.gz")

/** Whether the studies are real records, which stand beside the project, or made up and grown to their size. */
export const isReal = existsSync(realRecords)

/** Median length of the eligibility text, and of sites, among large real records: what generated ones are grown to. */
const textLength = 5_000
const siteCount = 40

const grown = (list: ReadonlyArray<Json>, length: number): ReadonlyArray<Json> =>
  list.length === 0 ? list : Array.from({ length }, (_, index) => list[index % list.length] ?? null)

/** Makes any record one that the measured query finds: open, interventional, about pancreatic cancer, a number of its own. */
const findable = (record: unknown, index: number): object => {
  const changed = [
    ["protocolSection.identificationModule.nctId", () => `NCT99${String(900_000 + index).slice(-6)}`],
    ["protocolSection.identificationModule.nctIdAliases", () => []],
    ["protocolSection.statusModule.overallStatus", () => "RECRUITING"],
    ["protocolSection.designModule.studyType", () => "INTERVENTIONAL"],
    [
      "protocolSection.conditionsModule.conditions",
      (value: Json | undefined) => [...(Array.isArray(value) ? value : []), "Pancreatic Cancer"],
    ],
  ] as const

  return changed.reduce<Json>((whole, [path, change]) => set(whole, path, change), record as Json) as object
}

const withText = (record: unknown, length: number): Json =>
  set(record, "protocolSection.eligibilityModule.eligibilityCriteria", (text) =>
    typeof text === "string" && text !== ""
      ? `${text}\n`.repeat(Math.ceil(length / (text.length + 1))).slice(0, length)
      : "",
  )

const withSites = (record: unknown, count: number): Json =>
  set(record, "protocolSection.contactsLocationsModule.locations", (sites) =>
    grown(Array.isArray(sites) ? sites : [], count),
  )

/** What the studies of a measurement are made to have in common; what is left out stays as it is. */
export interface Shape {
  /** Characters of the eligibility text. */
  readonly text?: number
  readonly sites?: number
  /** What stands behind the eligibility text. */
  readonly mark?: string
}

const withMark = (record: unknown, mark: string): Json =>
  set(record, "protocolSection.eligibilityModule.eligibilityCriteria", (text) =>
    typeof text === "string" ? `${text}\n\n${mark}` : mark,
  )

/** A record with what its study is made to have. */
export const shaped = (record: unknown, { mark, sites, text }: Shape): unknown => {
  const cut = text === undefined ? record : withText(record, text)
  const placed = sites === undefined ? cut : withSites(cut, sites)

  return mark === undefined ? placed : withMark(placed, mark)
}

const sizeOf = (record: unknown): number => JSON.stringify(record).length

/** The largest studies there are, real ones where they are at hand, made ready to be found by one query. */
export const large = async (count: number, shape: Shape = {}): Promise<ReadonlyArray<object>> => {
  const records: ReadonlyArray<unknown> = isReal
    ? (await Records.fromJsonLines(realRecords)).toSorted((first, second) => sizeOf(second) - sizeOf(first))
    : madeUpStudies.map((record) => shaped(record, { text: textLength, sites: siteCount }))

  return Array.from({ length: count }, (_, index) =>
    findable(shaped(records[index % Math.min(records.length, 200)], shape), index),
  )
}

/** The facilities of a record, as the registry names them. */
export const facilities = (record: unknown): ReadonlyArray<string> => {
  const sites = at(record, "protocolSection.contactsLocationsModule.locations")

  return Array.isArray(sites)
    ? sites.map((site) => at(site, "facility")).filter((name) => typeof name === "string")
    : []
}
