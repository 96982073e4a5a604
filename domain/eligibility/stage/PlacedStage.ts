import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import * as WordSet from "../text/WordSet.ts"
import type { StageName, StagePhrase } from "./StagePhrase.ts"

/** What a text says of a stage, in its place. */
export interface PlacedStage extends Span, StagePhrase {}

/** A span that is known to speak of some stages, or of none by its name. */
export type Saying = Span & Pick<StagePhrase, "says">

/** The level of the tables that tell about a stage in its place, `@stage`. */
export const level = MarkedRun.level(["stage"])

/** Stages that an earlier treatment may have been for: it tells nothing of the patient of today. */
export const ofEarlier = WordSet.of("early localized resectable borderline resected new limited")

/** Words by which there were several. */
export const ordinals = WordSet.of("first prior previous initial earlier last")

/** Words for places away from where a tumour began. */
export const afar = WordSet.of("distant other organs remote")

/** What a stage begins with that tells what the disease did. */
export const verbs = WordSet.of("progressed recurred relapsed")

/** With such a word a stage is complete: what follows it is no noun that it belongs to. */
const endsComplete = WordSet.matching(
  "recurrence recurrences relapse relapses progression metastasis metastases remission response resection disease spread recurred progressed " +
    "metastasized ~ectomy ~surgery ~removal",
)

/** What a stage begins with that tells of spread. */
export const spreading = /^metasta(?:t|sized$)/

/** What is known of a stage by what it says. */
const ofNames = remembering(
  (says: ReadonlyArray<StageName>): Readonly<Record<string, boolean>> => ({
    ...Object.fromEntries(says.map((name) => [name, true])),
    course: says.includes("recurrent") || says.includes("relapsed"),
    operability: says.includes("resectable") || says.includes("unresectable"),
    earlier: says.every((one) => ofEarlier.has(one) && one !== "resected"),
  }),
)

/**
 * What is known of a stage, as rows call it. It is `.wanted` and `.barred` under the inclusion and the exclusion criteria, `.noun` as metastases,
 * `.course` where it tells how the disease went, `.operability` whether it can be taken out,
 * `.point` where it ends with the name of such a course, `.earlier` where an earlier treatment may have been for it, `.resection`,
 * `.untreated`, `.after`, `.first`, `.named`, `.graded`, `.code` and `.distant` by its words, and `.lower` as a number below four. It is `.spreading` where it begins
 * with what tells of spread, `.verb` with what the disease did, `.nothing` with what denies it, `.spread` where it ends so, `.placed` as metastases that may be in one place, `.complete` with a noun of its own, and
 * `.participle` as what may be one.
 */
export const attributesOf = ({ first, last, says, segment, tokens: { words } }: Saying): ReadonlyArray<string> => {
  const [begins = "", ends = ""] = [words[first], words[last - 1]]
  const isNumbered = /^stages?$/.test(begins)
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
    lower: isNumbered && !own.some((word) => /^(?:iv|4)/.test(word)),
    graded: [words[first - 1] ?? "", ...own].some((word) => /^grades?$/.test(word)),
    code: /^[cp]?m1[abcd]?$/.test(begins),
    spreading: spreading.test(begins),
    spread: spreading.test(ends),
    placed: ends.startsWith("metastas") && !own.some((word) => afar.has(word)),
    complete: endsComplete(ends),
    participle: !/^(?:advanced|locali[sz]ed)$/.test(ends),
    distant: ends === "distant" || ends === "other",
    verb: verbs.has(begins),
    nothing: /^(?:no|ned)$/.test(begins),
  })
}

/** The sentence of a mention, in which it is a mark, and so is each word of the study's own disease, `@own`. */
export const besideOwn = (
  { first, last, tokens }: Span,
  mention: Pick<MarkedRun.Mark<undefined>, "attributes"> & { readonly name: string },
  own: Pick<MarkedRun.Mark<undefined>, "attributes"> & { readonly has: (word: string) => boolean },
): ChunkedRun<undefined> => {
  const number = Chunk.numberOf("own", own.attributes)
  const marks = tokens.words.flatMap((word, at) =>
    (at < first || at >= last) && own.has(word) ? [{ first: at, last: at + 1, number, value: undefined }] : [],
  )
  const mark = { first, last, number: Chunk.numberOf(mention.name, mention.attributes), value: undefined }

  return Level.chunked<never, undefined>(
    Level.plain(KnownNumbers.ofPublished(tokens)),
    [...marks, mark].toSorted((one, other) => one.first - other.first),
  )
}
