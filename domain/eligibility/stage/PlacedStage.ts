import * as Packing from "../../annotation/Packing.ts"
import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordTests from "../rules/WordTests.ts"
import * as WordSet from "../text/WordSet.ts"
import * as StageNumber from "./StageNumber.ts"
import { recurring, type StageName, type StagePhrase, wholesOf } from "./StagePhrase.ts"

/** What a text says of a stage, in its place. */
export interface PlacedStage extends Span.Span, StagePhrase {}

/** A span that is known to speak of some stages, or of none by its name. */
export type Saying = Span.Span & Pick<StagePhrase, "says">

/** The level of the tables that tell about a stage in its place, `@stage`. */
export const level = MarkedRun.level(["stage"])

/** Stages that an earlier treatment may have been for: it tells nothing of the patient of today. */
export const ofEarlier = WordSet.of("early localized resectable borderline resected new limited")

/** Stages that may have passed into a later one since a treatment for them. */
const outgrown: ReadonlySet<string> = new Set([...ofEarlier, "locally advanced", "smoldering"])

/** Words by which there were several. */
export const ordinals = WordSet.of("first prior previous initial earlier last")

/** Words for places away from where a tumor began. */
export const afar = WordSet.of("distant other organs remote")

/** What a stage begins with that tells what the disease did. */
export const verbs = WordSet.of("progressed recurred relapsed")

/** With such a word a stage is complete: what follows it is no noun that it belongs to. */
const endsComplete = WordTests.matching(
  "recurrence recurrences relapse relapses progression metastasis metastases remission response resection disease spread recurred progressed " +
    "metastasized ~ectomy ~surgery ~removal",
)

/** What a stage begins with that tells of spread. */
export const spreading = /^metasta(?:t|sized$)/

/** What is known of a stage by what it says. */
const ofNames = remembering(
  (says: ReadonlyArray<StageName>): Readonly<Record<string, boolean>> => ({
    ...Object.fromEntries(says.map((name) => [name, true])),
    course: says.some((name) => recurring.has(name)),
    remission: says.some((name) => name === "remission" || wholesOf(name).includes("remission")),
    returned: says.includes("later chronic phase"),
    operability: says.includes("resectable") || says.includes("unresectable"),
    outgrown: says.includes("castration-sensitive") || says.every((one) => outgrown.has(one)),
    earlier: says.every((one) => ofEarlier.has(one) && one !== "resected"),
  }),
)

/**
 * What is known of a stage, as rows call it. It is `.wanted` and `.barred` under the inclusion and the exclusion criteria, `.noun` as metastases,
 * `.course` where it tells how the disease went, `.returned` where an earlier phase has come back, `.operability` whether it can be taken out,
 * `.point` where it ends with the name of such a course, `.earlier` where an earlier treatment may have been for it, `.outgrown` where one that is let in may, `.resection`,
 * `.untreated`, `.after`, `.first`, `.named`, `.graded`, `.code` and `.distant` by its words, and `.lower` as a number below four. It is `.spreading` where it begins
 * with what tells of spread, `.verb` with what the disease did, `.nothing` with what denies it, `.spread` where it ends so, `.placed` as metastases that may be in one place, and `.complete` with a noun of its own.
 */
export const attributesOf = ({ first, last, says, segment, tokens: { words } }: Saying): ReadonlyArray<string> => {
  const [begins = "", ends = ""] = [words[first], words[last - 1]]
  const isNumbered = /^stage[ds]?$/.test(begins)
  const own = words.slice(first, last)

  return Chunk.attributesOf({
    ...ofNames(says),
    barred: segment.side === "exclusion",
    wanted: segment.side === "inclusion",
    noun: last === first + 1 && begins.startsWith("metastas"),
    point: /^(?:recurrence|relapse|progression)$/.test(ends),
    resection: ends === "resection" && says.includes("resected"),
    untreated: begins === "untreated",
    after: /^(?:after|following|since|post)$/.test(begins),
    first: ordinals.has(begins),
    named: !isNumbered,
    numbered: isNumbered,
    lower: isNumbered && !own.some((word) => /^(?:iv|4)/.test(word)),
    graded: [words[first - 1] ?? "", ...own].some((word) => /^grades?$/.test(word)),
    code: /^[cp]?m1[abcd]?$/.test(begins),
    spreading: spreading.test(begins),
    spread: spreading.test(ends),
    placed: ends.startsWith("metastas") && !own.some((word) => afar.has(word)),
    complete: endsComplete(ends),
    distant: ends === "distant" || ends === "other",
    verb: verbs.has(begins),
    nothing: /^(?:no|without|ned)$/.test(begins),
  })
}

/** The sentence of a mention, in which it is a mark, and so is each word of the study's own disease, `@own`. */
export const besideOwn = (
  { first, last, tokens }: Span.Span,
  mention: Pick<MarkedRun.Mark<undefined>, "attributes" | "name">,
  own: Pick<MarkedRun.Mark<undefined>, "attributes"> & { readonly has: (word: string) => boolean },
): ChunkedRun<undefined> => {
  const { attributes } = own
  const marks = tokens.words.flatMap((word, at) =>
    (at < first || at >= last) && own.has(word)
      ? [{ first: at, last: at + 1, name: "own", attributes, value: undefined }]
      : [],
  )

  return MarkedRun.marking(Runs.ofPublished(tokens), [...marks, { ...mention, first, last, value: undefined }])
}

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
const placesOf = ({ folded }: Document, letters: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  let at = folded.indexOf(letters)
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
