import { remembering } from "../Memo.ts"
import type { Eligibility } from "../study/Study.ts"
import * as Biomarker from "./biomarker/Biomarker.ts"
import * as Document from "./document/Document.ts"
import * as Evidence from "./mention/Evidence.ts"
import type { Finding } from "./mention/Finding.ts"
import * as PriorLines from "./prior-lines/PriorLines.ts"
import type { Questions } from "./Questions.ts"
import type { Signpost } from "./Signpost.ts"
import * as Stage from "./stage/Stage.ts"

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
const signpost = (page: Document.Page, findings: ReadonlyArray<Finding>): Signpost => {
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

/** A text that is ready to be read; nothing where the registry publishes none. */
export type Opened = Document.Page | undefined

/** What is asked of a text about one field of a profile. */
export interface Question {
  /** Whether the text may speak of it, for a small part of what finding out costs: where it may not, nothing is found. */
  readonly mayFind: (page: Document.Page) => boolean
  /** Whether that costs so little that it is found out of all such questions at once. */
  readonly isCheap: boolean
  readonly find: (page: Document.Page) => ReadonlyArray<Finding>
}

export const open = (text: string | null): Opened =>
  text === null || text.trim() === "" ? undefined : Document.make(text)

/** A study's text, opened when it is first asked for. */
export const opened = remembering((eligibility: Eligibility): Opened => open(eligibility.text))

export const ofStage = (stage: Stage.Stage): Question => ({
  mayFind: (page) => Stage.mayFind(page, stage),
  isCheap: true,
  find: (page) => Stage.find(page, stage),
})

export const ofBiomarker = (biomarker: Biomarker.Biomarker): Question => ({
  mayFind: (page) => Biomarker.mayFind(page, biomarker),
  isCheap: true,
  find: (page) => Biomarker.find(page, biomarker),
})

export const ofPriorLines = (lines: number): Question => ({
  mayFind: PriorLines.mayFind,
  isCheap: false,
  find: (page) => PriorLines.find(page, lines),
})

/** What a text answers at a glance, which is that it does not speak of it; nothing where it may. */
export const glance = (opened: Opened, { mayFind }: Question): Signpost | undefined =>
  opened === undefined ? withoutText : mayFind(opened) ? undefined : unmentioned

/** What a text answers to one question. */
export const answer = (opened: Opened, { find }: Question): Signpost =>
  opened === undefined ? withoutText : signpost(opened, find(opened))

/** What a study's criteria text says of each field that a profile holds, in the order asked. */
export const read = (text: string | null, { biomarkers, priorLines, stage }: Questions): Reading => {
  const opened = open(text)

  return {
    ...(stage === undefined ? {} : { stage: answer(opened, ofStage(stage)) }),
    biomarkers: biomarkers.map((biomarker) => answer(opened, ofBiomarker(biomarker))),
    ...(priorLines === undefined ? {} : { priorLines: answer(opened, ofPriorLines(priorLines)) }),
  }
}
