import { Either } from "effect"
import type { Study } from "../../../demo/registry-stand-in/record/StoredStudy.ts"
import * as Fields from "../../../demo/registry-stand-in/request/Fields.ts"
import * as Criteria from "../../../domain/criteria/Criteria.ts"
import * as Reading from "../../../domain/eligibility/Reading.ts"
import type { Profile, Scope } from "../../../domain/Profile.ts"
import * as Ranking from "../../../domain/ranking/Ranking.ts"
import * as Steps from "../../../domain/Steps.ts"
import * as QueryUrl from "../../../infrastructure/clinicaltrials-gov/QueryUrl.ts"
import * as StudyPage from "../../../infrastructure/clinicaltrials-gov/StudyPage.ts"
import * as Quantile from "../../Quantile.ts"
import { at, set } from "../../speed/Fields.ts"
import * as Labels from "../Labels.ts"

/** Real study records, where they stand beside the project. */
const files = ["real-records.jsonl.gz", "adapted-records.jsonl.gz"]

export const arePresent = (): boolean => files.every((file) => Labels.isThere("registry", file))

const scope: Scope = { types: ["interventional", "expanded_access"], phases: [] }

/** The fields that a match asks for. */
const asked = (): Fields.Selection => {
  const condition = { _tag: "Words", words: "glioma" } as const
  const url = QueryUrl.search(
    new URL("https://registry.invalid/api/v2"),
    { ...scope, condition, location: undefined, basketGenes: [] },
    1,
  )

  return Either.getOrThrow(Fields.select(url.searchParams.get("fields")?.split(",") ?? [], []))
}

const isOption = (record: unknown): boolean =>
  scope.types.some((type) => at(record, "protocolSection.designModule.studyType") === type.toUpperCase())

/** Records with nothing but what is asked for, and open, as the registry answers a match. */
const records = async (): Promise<ReadonlyArray<unknown>> => {
  const all = await Promise.all(files.map((file) => Labels.lines<Study>("registry", file)))
  const selection = asked()

  return all
    .flat()
    .filter(isOption)
    .map((record) =>
      set(Fields.prune(record, selection), "protocolSection.statusModule.overallStatus", () => "RECRUITING"),
    )
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
      const decoded = Steps.whole(StudyPage.decode(JSON.parse(page), scope, size))
      const studies = Either.getOrThrow(decoded).studies.map((study) => Reading.annotated(study))
      Steps.whole(Ranking.ranked(Criteria.of(profile, []), undefined, studies, usualLimit))

      return performance.now() - started
    })

    return {
      megabytes: page.length / 1e6,
      packed: Bun.gzipSync(page).length / 1e6,
      milliseconds: Quantile.median(times),
    }
  })
}
