import * as Packing from "../../annotation/Packing.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as StageNumber from "./StageNumber.ts"

/** Stages of the study's disease as a text speaks of them, whoever asks. */
export interface ToldStage {
  readonly mention: Mention.Mention
  /** Whether it counts only where it is asked for by its name: it is said of a treatment, or other words tell what it means. */
  readonly isByNameOnly: boolean
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
export const byName = (mention: Mention.Mention, isByNameOnly = false): ToldStage => ({
  mention,
  isByNameOnly,
  numbers: none,
  called: none,
})

/** A place in a text where stages are named. */
export interface NamedStage {
  /** Their names, or the digits of their numbers. */
  readonly says: ReadonlyArray<string>
  /** How they stand there; nothing where the words are said of something else. */
  readonly read: () => ToldStage | undefined
}

/** At most this many places of the same letters are read in a text. */
const most = 40

/** Where some letters stand in a text, as far as it is read. */
const placesOf = ({ folded, mayHold }: Document, letters: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  let at = mayHold(letters) ? folded.indexOf(letters) : -1
  for (; at >= 0 && found.length < most; at = folded.indexOf(letters, at + letters.length)) found.push(at)

  return found
}

/** The sentences in which any of some letters stand, each with the first place of them. */
export const sentencesWith = (document: Document, letters: ReadonlyArray<string>): ReadonlyArray<Span.Span> => {
  const bySentence = new Map<number, Span.Span>()
  for (const at of letters.flatMap((each) => placesOf(document, each))) {
    const span = Span.at(document, at, at + 1)
    if (span !== undefined && !bySentence.has(span.sentence.start)) bySentence.set(span.sentence.start, span)
  }

  return [...bySentence.values()]
}
