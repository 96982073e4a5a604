import * as Biomarker from "./Biomarker.ts"
import * as Evidence from "./Evidence.ts"
import type { Finding } from "./Finding.ts"
import * as Page from "./Page.ts"
import * as PriorLines from "./PriorLines.ts"
import type { Questions } from "./Questions.ts"
import type { Signpost } from "./Signpost.ts"
import * as Stage from "./Stage.ts"

export interface Reading {
  readonly stage?: Signpost
  readonly biomarkers: ReadonlyArray<Signpost>
  readonly priorLines?: Signpost
}

const withoutText: Signpost = { state: "unknown", evidence: "The registry publishes no criteria text." }

const unmentioned: Signpost = { state: "unknown", evidence: "The published criteria do not mention it." }

const heaviest = (findings: ReadonlyArray<Finding>): Finding | undefined =>
  findings.reduce<Finding | undefined>(
    (best, one) => (best === undefined || one.weight > best.weight ? one : best),
    undefined,
  )

/**
 * The state that a coordinator would point at first: what speaks most exactly of what was asked; of equals, what stands on the
 * inclusion side. The other side is quoted beside it.
 */
const signpost = (page: Page.Page, findings: ReadonlyArray<Finding>): Signpost => {
  const inclusion = heaviest(findings.filter(({ outcome }) => outcome === "inclusion"))
  const exclusion = heaviest(findings.filter(({ outcome }) => outcome === "exclusion"))
  if (inclusion !== undefined && (exclusion === undefined || inclusion.weight >= exclusion.weight)) {
    const both = exclusion === undefined ? [inclusion] : [inclusion, exclusion]

    return { state: "mentioned_inclusion", evidence: Evidence.of(page, both) }
  }
  if (exclusion !== undefined) {
    const both = inclusion === undefined ? [exclusion] : [exclusion, inclusion]

    return { state: "mentioned_exclusion", evidence: Evidence.of(page, both) }
  }
  const unsure = heaviest(findings)

  return unsure === undefined ? unmentioned : { state: "unknown", evidence: Evidence.of(page, [unsure]) }
}

/** What a study's criteria text says of each field that a profile holds, in the order asked. */
export const read = (text: string | null, { biomarkers, priorLines, stage }: Questions): Reading => {
  const page = text === null || text.trim() === "" ? undefined : Page.make(text)
  const told = (find: (page: Page.Page) => ReadonlyArray<Finding>): Signpost =>
    page === undefined ? withoutText : signpost(page, find(page))

  return {
    ...(stage === undefined ? {} : { stage: told((page) => Stage.find(page, stage)) }),
    biomarkers: biomarkers.map((biomarker) => told((page) => Biomarker.find(page, biomarker))),
    ...(priorLines === undefined ? {} : { priorLines: told((page) => PriorLines.find(page, priorLines)) }),
  }
}
