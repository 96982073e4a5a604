import { remembering } from "../../Memo.ts"
import type { Span } from "../document/Span.ts"
import * as Chunk from "../rules/Chunk.ts"
import type { ChunkedRun } from "../rules/ChunkedRun.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import type { RuleTable } from "../rules/RuleTable.ts"
import type { Need, StageName } from "./StagePhrase.ts"

/** A word of stage, extent or course as a text says it: what it says, and how it must be understood. */
export interface Said {
  readonly says: ReadonlyArray<StageName>
  readonly need: Need
  readonly absent: boolean
}

/** The same in its place. */
export interface PlacedStage extends Span, Said {}

/** A span that is known to speak of some stages, or of none by its name. */
export type Saying = Span & Pick<Said, "says">

/** The level of the tables that tell about a stage in its place, `@stage`. */
export const level = MarkedRun.level(["stage"])

/** Stages that an earlier treatment may have been for: it tells nothing of the patient of today. */
export const ofEarlier: ReadonlySet<StageName> = new Set([
  "early",
  "localized",
  "resectable",
  "borderline",
  "resected",
  "new",
  "limited",
])

/** Stages that rows call by their names. */
const named: ReadonlyArray<StageName> = [
  "mci",
  "maintenance",
  "progressive",
  "remission",
  "refractory",
  "early",
  "advanced",
  "unresectable",
]

/** Words by which there were several. */
export const ordinals: ReadonlySet<string> = new Set(["first", "prior", "previous", "initial", "earlier", "last"])

/**
 * What is known of a stage, as rows call it. It is `.wanted` and `.barred` under the inclusion and the exclusion criteria, `.noun` as metastases,
 * `.course` where it tells how the disease went,
 * `.point` where it ends with the name of such a course, `.earlier` where an earlier treatment may have been for it, `.resection`,
 * `.untreated`, `.after`, `.first` and `.numbered` by its words.
 */
const attributesOf = ({ first, last, says, segment, tokens: { words } }: Saying): ReadonlyArray<string> => {
  const [begins = "", ends = ""] = [words[first], words[last - 1]]

  return Chunk.attributesOf({
    ...Object.fromEntries(named.map((name) => [name, says.includes(name)])),
    barred: segment.side === "exclusion",
    wanted: segment.side === "inclusion",
    noun: last === first + 1 && begins.startsWith("metastas"),
    course: says.includes("recurrent") || says.includes("relapsed"),
    point: /^(?:recurrence|relapse|progression)$/.test(ends),
    earlier: says.every((one) => ofEarlier.has(one) && one !== "resected"),
    resection: ends === "resection",
    untreated: begins === "untreated",
    after: /^(?:after|following|since|post)$/.test(begins),
    first: ordinals.has(begins),
    named: !/^stages?$/.test(begins),
  })
}

/** The sentence of a stage, in which the stage itself is a mark. */
const run = remembering(
  (stage: Saying): ChunkedRun<undefined> =>
    MarkedRun.of(KnownNumbers.ofPublished(stage.tokens), stage, "stage", attributesOf(stage)),
)

/** What the rows of a table tell of a stage in its place, each with the first token of its sentence by which it does. */
export const asked = <Meaning>(table: RuleTable<Meaning>): ((stage: Saying) => ReadonlyMap<Meaning, number>) =>
  remembering(
    (stage) => new Map(table.find(run(stage)).map(({ first, row }) => [row.means, run(stage).tokens[first] ?? 0])),
  )
