import * as Json from "./Json.ts"

/** A study record as the registry's API v2 answers with: `{protocolSection, derivedSection?, hasResults?}`. */
export type Study = Json.JsonObject

const text = (study: Study, path: ReadonlyArray<string>): string | undefined => {
  const [value] = Json.at(study, path)

  return typeof value === "string" ? value : undefined
}

export const nctId = (study: Study): string => text(study, ["protocolSection", "identificationModule", "nctId"]) ?? ""

/** The older numbers under which the study is still known. */
export const aliases = (study: Study): ReadonlyArray<string> =>
  Json.at(study, ["protocolSection", "identificationModule", "nctIdAliases"]).filter(
    (alias) => typeof alias === "string",
  )

export const lastUpdate = (study: Study): string =>
  text(study, ["protocolSection", "statusModule", "lastUpdatePostDateStruct", "date"]) ?? ""

const sitesOf = new WeakMap<Study, ReadonlyArray<Study>>()

/** One record for each site that holds nothing but this site: what `SEARCH[Location]` looks at. */
export const sites = (study: Study): ReadonlyArray<Study> => {
  const known = sitesOf.get(study)
  if (known !== undefined) return known
  const apart = Json.at(study, ["protocolSection", "contactsLocationsModule", "locations"]).map((site) => ({
    protocolSection: { contactsLocationsModule: { locations: [site] } },
  }))
  sitesOf.set(study, apart)

  return apart
}
