import { Either } from "effect"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as StudyPage from "../../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import * as Quantile from "../../Quantile.ts"
import * as Labels from "../Labels.ts"

type Json = { readonly [name: string]: unknown }

/** Real study records, where they stand beside the project. */
const files = ["real-records.jsonl.gz", "adapted-records.jsonl.gz"]

export const arePresent = (): boolean => files.every((file) => Labels.isThere("registry", file))

/** The modules of a record that a match asks for, and the fields of each. */
const asked: Readonly<Record<string, ReadonlyArray<string>>> = {
  identificationModule: ["nctId", "briefTitle", "officialTitle", "acronym"],
  statusModule: ["overallStatus", "startDateStruct", "lastUpdatePostDateStruct"],
  sponsorCollaboratorsModule: ["leadSponsor"],
  descriptionModule: ["briefSummary"],
  conditionsModule: ["conditions", "keywords"],
  designModule: ["studyType", "phases"],
  armsInterventionsModule: ["interventions"],
  eligibilityModule: ["eligibilityCriteria", "minimumAge", "maximumAge", "stdAges", "sex"],
  contactsLocationsModule: ["locations"],
}

const some = (fields: unknown, names: ReadonlyArray<string>): Json =>
  Object.fromEntries(Object.entries(fields ?? {}).filter(([name]) => names.includes(name)))

const isOption = (record: { readonly protocolSection: Json }): boolean =>
  /"studyType":"(?:INTERVENTIONAL|EXPANDED_ACCESS)"/.test(JSON.stringify(record.protocolSection["designModule"] ?? {}))

/** A record with nothing but what is asked for, and open, as the registry answers a match. */
const answered = ({
  derivedSection,
  protocolSection,
}: {
  readonly protocolSection: Json
  readonly derivedSection?: Json
}) => {
  const modules = Object.fromEntries(
    Object.entries(asked).map(([module, names]) => [module, some(protocolSection[module], names)]),
  )

  return {
    protocolSection: { ...modules, statusModule: { ...modules["statusModule"], overallStatus: "RECRUITING" } },
    derivedSection: some(derivedSection, ["conditionBrowseModule"]),
  }
}

const records = async (): Promise<ReadonlyArray<unknown>> => {
  const all = await Promise.all(files.map((file) => Labels.lines<Parameters<typeof answered>[0]>("registry", file)))

  return all.flat().filter(isOption).map(answered)
}

const profile: Profile = {
  condition: "pancreatic-cancer",
  stage: "metastatic",
  biomarkers: ["KRAS G12D", "BRCA2", "MSI-H"],
  priorLines: 1,
  age: 62,
  sex: "female",
}

/** How many options a match returns where its caller does not say. */
const usualLimit = 20

const rounds = 9

/** What pages of so many records cost: megabytes as sent and packed, and milliseconds from bytes to ranked options. */
export const costs = async (sizes: ReadonlyArray<number>) => {
  const all = await records()
  const step = 7

  return sizes.map((size) => {
    const studies = Array.from({ length: size }, (_, index) => all[(index * step) % all.length])
    const page = JSON.stringify({ totalCount: size, studies })
    const times = Array.from({ length: rounds }, () => {
      const started = performance.now()
      const scope = { types: ["interventional", "expanded_access"], phases: [] } as const
      const decoded = StudyPage.decode(JSON.parse(page), scope, size)
      const studies = Either.getOrThrow(decoded).studies.map((study) => Reading.annotated(study))
      Ranking.ranked(Criteria.of(profile, []), undefined, studies, usualLimit)

      return performance.now() - started
    })

    return {
      megabytes: page.length / 1e6,
      packed: Bun.gzipSync(page).length / 1e6,
      milliseconds: Quantile.median(times),
    }
  })
}
