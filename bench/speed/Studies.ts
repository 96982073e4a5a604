import { existsSync } from "node:fs"
import { join } from "node:path"
import * as Records from "../../infrastructure/registry-stand-in/Records.ts"
import { madeUpStudies } from "../../infrastructure/registry-stand-in/studies/MadeUpStudies.ts"

type Json = null | boolean | number | string | ReadonlyArray<Json> | { readonly [name: string]: Json }

const realRecords = join(import.meta.dir, "../../../shared/registry/real-records.jsonl.gz")

/** Median length of the eligibility text, and of sites, among large real records: what generated ones are grown to. */
const textLength = 5_000
const siteCount = 40

const isObject = (value: unknown): value is { readonly [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const grown = (list: ReadonlyArray<Json>, length: number): ReadonlyArray<Json> =>
  list.length === 0 ? list : Array.from({ length }, (_, index) => list[index % list.length] ?? null)

/** A record with fields set by path, such as `protocolSection.statusModule.overallStatus`. */
const withField = (record: unknown, path: ReadonlyArray<string>, change: (value: Json | undefined) => Json): Json => {
  const [name, ...rest] = path
  const fields = isObject(record) ? record : {}
  if (name === undefined) return isObject(record) ? record : null
  const value = fields[name]

  return { ...fields, [name]: rest.length === 0 ? change(value) : withField(value ?? {}, rest, change) }
}

const set = (record: unknown, path: string, change: (value: Json | undefined) => Json): Json =>
  withField(record, path.split("."), change)

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

const generated = (record: unknown): Json => {
  const longer = set(record, "protocolSection.eligibilityModule.eligibilityCriteria", (text) =>
    typeof text === "string" ? text.repeat(Math.ceil(textLength / text.length)).slice(0, textLength) : "",
  )

  return set(longer, "protocolSection.contactsLocationsModule.locations", (sites) =>
    grown(Array.isArray(sites) ? sites : [], siteCount),
  )
}

const sizeOf = (record: unknown): number => JSON.stringify(record).length

/** The largest studies there are, real ones where they are at hand, made ready to be found by one query. */
export const large = async (
  count: number,
): Promise<{ readonly origin: string; readonly studies: ReadonlyArray<object> }> => {
  const isReal = existsSync(realRecords)
  const records: ReadonlyArray<unknown> = isReal
    ? (await Records.fromJsonLines(realRecords)).toSorted((first, second) => sizeOf(second) - sizeOf(first))
    : madeUpStudies.map(generated)
  const studies = Array.from({ length: count }, (_, index) =>
    findable(records[index % Math.min(records.length, 200)], index),
  )

  return { origin: isReal ? "real records" : "generated records", studies }
}

const at = (record: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (isObject(value) ? value[name] : undefined), record)

/** The facilities of a record, as the registry names them. */
export const facilities = (record: unknown): ReadonlyArray<string> => {
  const sites = at(record, "protocolSection.contactsLocationsModule.locations")

  return Array.isArray(sites)
    ? sites.map((site) => at(site, "facility")).filter((name) => typeof name === "string")
    : []
}
