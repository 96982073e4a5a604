import * as Packing from "../../annotation/Packing.ts"
import * as Mention from "../mention/Mention.ts"
import type * as StageMention from "./StageMention.ts"
import * as StageNumber from "./StageNumber.ts"

/** Stages of the study's disease as a text speaks of them, whoever asks. */
export interface ToldStage extends StageMention.StageMention {
  /** Those that are told by number. */
  readonly numbers: ReadonlyArray<string>
  /** Those of them that go by what such a stage is called besides: of some organs the fourth stage need not have spread. */
  readonly called: ReadonlyArray<string>
}

const numbers = Packing.list(Packing.mostly(StageNumber.usual))

export const packing: Packing.Packing<ToldStage> = Packing.record<ToldStage>({
  mention: Mention.packing,
  isByNameOnly: Packing.flag,
  numbers,
  called: numbers,
})

const none: ReadonlyArray<string> = []

/** A mention of stages that are told by their names. */
export const byName = (mention: StageMention.StageMention): ToldStage => ({ ...mention, numbers: none, called: none })

/** A place in a text where stages are named. */
export interface NamedStage {
  /** Their names, or the digits of their numbers. */
  readonly says: ReadonlyArray<string>
  /** How they stand there; nothing where the words are said of something else. */
  readonly read: () => ToldStage | undefined
}
