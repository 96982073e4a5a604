import { fold } from "./Folding.ts"

/** What a profile asks of a text, prepared once for all the texts of a request. */
export interface Questions {
  readonly stage?: string
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines?: number
}

export interface Asked {
  readonly condition?: string
  readonly stage?: string
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines?: number
}

export const prepare = ({ biomarkers, priorLines, stage }: Asked): Questions => ({
  ...(stage === undefined ? {} : { stage: fold(stage.trim()) }),
  biomarkers: biomarkers.map((biomarker) => fold(biomarker.trim())),
  ...(priorLines === undefined ? {} : { priorLines }),
})
