import type { ConditionSearch, Search } from "../../application/ports/Registry.ts"
import { type Location, type Scope, wholeEarthInMiles } from "../../domain/Profile.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import { openStatuses } from "../../domain/study/Study.ts"
import * as BasketLeg from "./BasketLeg.ts"
import * as Words from "./Words.ts"

const contact = (piece: string): ReadonlyArray<string> =>
  ["Name", "Role", "Phone", "PhoneExt", "EMail"].map((part) => `${piece}${part}`)

/** The pieces of a record that a `Study` is made of, but for the contacts of its sites. */
const fields = [
  "NCTId",
  "BriefTitle",
  "OfficialTitle",
  "Acronym",
  "StudyType",
  "OverallStatus",
  "StartDate",
  "LastUpdatePostDate",
  "Phase",
  "DesignPrimaryPurpose",
  "Condition",
  "Keyword",
  "ConditionMeshTerm",
  "InterventionType",
  "InterventionName",
  "InterventionDescription",
  "LeadSponsorName",
  "BriefSummary",
  "EligibilityCriteria",
  "MinimumAge",
  "MaximumAge",
  "StdAge",
  "Sex",
  "LocationFacility",
  "LocationCity",
  "LocationState",
  "LocationCountry",
  "LocationStatus",
  "LocationGeoPoint",
  ...contact("CentralContact"),
]

/** Those of one study that is asked for by its number: contacts of sites would be most of a page of studies. */
const fieldsOfOne = [...fields, ...contact("LocationContact")]

/** The finest step that is written. */
const step = 1e-7

/** The registry's pattern of a number has neither sign `+` nor exponent. */
const decimal = (value: number): string => {
  const written = value.toFixed(7).replace(/\.?0+$/, "")

  return written === "-0" ? "0" : written
}

const named = (condition: ConditionSearch): string =>
  condition._tag === "Expression" ? condition.expression : Words.expression(condition.words)

/** What a search is about, with the studies of its genes beside those of its condition where the registry takes as much. */
export const condition = ({ basketGenes, condition }: Pick<Search, "basketGenes" | "condition">): string => {
  const plain = named(condition)

  return BasketLeg.widened(plain, basketGenes) ?? plain
}

const place = (location: Location): readonly [name: string, value: string] => {
  if (location._tag === "Named") return ["query.locn", Words.expression(location.place)]

  const { latitude, longitude } = location.point
  const radius = Math.min(Math.max(location.radiusInMiles, step), wholeEarthInMiles)

  return ["filter.geo", `distance(${decimal(latitude)},${decimal(longitude)},${decimal(radius)}mi)`]
}

/** Phases narrow interventional studies only: an expanded-access record has none. */
const kinds = ({ phases, types }: Scope): string => {
  const interventional =
    phases.length === 0
      ? "AREA[StudyType]INTERVENTIONAL"
      : `AREA[StudyType]INTERVENTIONAL AND AREA[Phase](${[...new Set(phases)].join(" OR ")})`

  if (!types.includes("expanded_access")) return interventional
  if (!types.includes("interventional")) return "AREA[StudyType]EXPANDED_ACCESS"

  return `${phases.length === 0 ? interventional : `(${interventional})`} OR AREA[StudyType]EXPANDED_ACCESS`
}

const url = (baseUrl: URL, path: string, parameters: ReadonlyArray<readonly [name: string, value: string]>): URL => {
  const url = new URL(`${baseUrl.href.replace(/\/+$/, "")}/${path}`)
  for (const [name, value] of parameters) url.searchParams.append(name, value)

  return url
}

/** What the registry says of itself. */
export const version = (baseUrl: URL): URL => url(baseUrl, "version", [])

/** One page of the open studies that a search is about, the most relevant first. */
export const search = (baseUrl: URL, search: Search, pageSize: number): URL =>
  url(baseUrl, "studies", [
    ["query.cond", condition(search)],
    ...(search.location === undefined ? [] : [place(search.location)]),
    ["filter.overallStatus", [...new Set(search.types.flatMap((type) => openStatuses[type]))].join(",")],
    ["filter.advanced", kinds(search)],
    ["fields", fields.join(",")],
    ["sort", "@relevance"],
    ["countTotal", "true"],
    ["pageSize", String(pageSize)],
  ])

/** The number of the study that stands at an address; empty where none does. */
export const numberAt = ({ pathname }: URL): string => /\/studies\/(NCT\d{8})$/.exec(pathname)?.[1] ?? ""

/** One study, by its number. */
export const study = (baseUrl: URL, nctId: NctId): URL =>
  url(baseUrl, `studies/${nctId}`, [["fields", fieldsOfOne.join(",")]])
