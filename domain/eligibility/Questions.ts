import * as Biomarker from "./biomarker/Biomarker.ts"
import * as Stage from "./stage/Stage.ts"

/** What a profile asks of a text, prepared once for all the texts of a request. */
export interface Questions {
  readonly stage?: Stage.Stage
  readonly biomarkers: ReadonlyArray<Biomarker.Biomarker>
  readonly priorLines?: number
}

export interface Asked {
  readonly condition?: string
  readonly stage?: string
  readonly biomarkers: ReadonlyArray<string>
  readonly priorLines?: number
}

/** Looks everything up that a profile names. `condition` tells what a stage such as "mild" is a stage of. */
export const prepare = ({ biomarkers, condition, priorLines, stage }: Asked): Questions => ({
  ...(stage === undefined ? {} : { stage: Stage.ask(stage, condition ?? "") }),
  biomarkers: biomarkers.map(Biomarker.ask),
  ...(priorLines === undefined ? {} : { priorLines }),
})
