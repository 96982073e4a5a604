import type { Place } from "../matching/Pattern.ts"
import { type Row, telling, type Wording } from "../rules/Row.ts"

/** What else follows for a text that says a stage. */
interface Relations<Name> {
  /** Stages that it is a part of, which are found by it, too: who bars the part does not bar the whole. */
  readonly partOf?: ReadonlyArray<Name>
  /** Others that a text speaks of that says it. */
  readonly meets?: ReadonlyArray<Name>
}

const naming = <const Name extends string>(stages: Readonly<Record<Name, Relations<NoInfer<Name>>>>) => stages

const ofRecurrence = { partOf: ["recurrent", "relapsed"] } as const

const ofRemission = { partOf: ["remission"] } as const

const ofChronicPhase = { partOf: ["chronic phase"] } as const

const ofSecondary = { partOf: ["secondary progressive"] } as const

/**
 * What a text or a profile may say of a stage, an extent or a course of disease. Who is there for a first recurrence, or for a later one, is so for a recurrence, which
 * may be any of them; extensive is stage IV. Nothing follows for "unresectable" from how far a disease has spread; a progression is no recurrence.
 */
const stages = naming({
  "cognitively normal": {},
  "subjective decline": {},
  preclinical: {},
  mci: {},
  mild: {},
  moderate: {},
  severe: {},
  "any dementia": { meets: ["mild", "moderate", "severe"] },
  new: {},
  recurrent: {
    meets: [
      "relapsed",
      "first recurrence",
      "second recurrence",
      "later recurrence",
      "early recurrence",
      "late recurrence",
    ],
  },
  relapsed: {
    meets: [
      "recurrent",
      "first recurrence",
      "second recurrence",
      "later recurrence",
      "early recurrence",
      "late recurrence",
    ],
  },
  "first recurrence": ofRecurrence,
  "second recurrence": ofRecurrence,
  "later recurrence": ofRecurrence,
  "early recurrence": ofRecurrence,
  "late recurrence": ofRecurrence,
  refractory: { meets: ["primary refractory", "platinum-refractory"] },
  "primary refractory": { partOf: ["refractory"], meets: ["platinum-refractory"] },
  progressive: {},
  oligoprogressive: { partOf: ["progressive"] },
  stable: {},
  remission: { meets: ["first remission", "second remission", "later remission"] },
  "first remission": ofRemission,
  "second remission": ofRemission,
  "later remission": ofRemission,
  maintenance: {},
  "after radiation": {},
  smoldering: {},
  "platinum-resistant": { meets: ["primary platinum-resistant", "platinum-refractory"] },
  "primary platinum-resistant": { partOf: ["platinum-resistant"], meets: ["platinum-refractory"] },
  "platinum-refractory": {
    partOf: ["platinum-resistant", "primary platinum-resistant"],
    meets: ["refractory", "primary refractory"],
  },
  "platinum-sensitive": {},
  early: { meets: ["localized"] },
  localized: {},
  resectable: {},
  borderline: {},
  unresectable: { meets: ["locally advanced"] },
  resected: {},
  "locally advanced": { partOf: ["advanced"] },
  advanced: { meets: ["metastatic", "locally advanced"] },
  metastatic: { partOf: ["advanced"], meets: ["oligometastatic"] },
  oligometastatic: { partOf: ["metastatic", "advanced"] },
  extensive: { meets: ["metastatic"] },
  limited: {},
  "castration-resistant": {},
  "castration-sensitive": {},
  "muscle-invasive": {},
  "not muscle-invasive": {},
  "chronic phase": { meets: ["first chronic phase", "later chronic phase"] },
  "first chronic phase": ofChronicPhase,
  "later chronic phase": ofChronicPhase,
  "accelerated phase": {},
  "blast phase": {},
  "relapsing-remitting": {},
  "primary progressive": {},
  "secondary progressive": { meets: ["active secondary progressive", "non-active secondary progressive"] },
  "active secondary progressive": ofSecondary,
  "non-active secondary progressive": ofSecondary,
  "treatment failed": { meets: ["refractory", "primary refractory", "platinum-refractory"] },
})

export type StageName = keyof typeof stages

export const stageNames = Object.keys(stages) as ReadonlyArray<StageName>

const related: ReadonlyMap<string, Relations<string>> = new Map(Object.entries(stages))

const none: ReadonlyArray<string> = []

/** The stages that one is a part of. */
export const wholesOf = (said: string): ReadonlyArray<string> => related.get(said)?.partOf ?? none

const met: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  Array.from(related, ([name, { meets = none, partOf = none }]) => [name, [...partOf, ...meets]] as const),
)

/** What else a text speaks of that says a stage. */
export const metBy = (said: string): ReadonlyArray<string> => met.get(said) ?? none

/** The parts of a course that together are all of it: its recurrences by their number or their time, its remissions, … */
export const series: ReadonlyArray<ReadonlyArray<string>> = [
  ["first recurrence", "second recurrence", "later recurrence"],
  ["early recurrence", "late recurrence"],
  ["first remission", "second remission", "later remission"],
  ["first chronic phase", "later chronic phase"],
] satisfies ReadonlyArray<ReadonlyArray<StageName>>

/** All that speak of a disease that has come back: which of its recurrences it is need not be told. */
export const recurring: ReadonlySet<string> = new Set([
  "recurrent",
  "relapsed",
  ...stageNames.filter((name) => wholesOf(name).includes("recurrent")),
])

/** A disease that withstood platinum, at once or within half a year; one that withstood treatment, from the first or later. */
export const withstanding: ReadonlyArray<ReadonlySet<string>> = [
  new Set<StageName>(["platinum-resistant", "platinum-refractory"]),
  new Set<StageName>(["refractory", "primary refractory", "platinum-refractory"]),
]

/** What must be so for a phrase to speak of a disease. */
export type Need =
  /** Nothing: it does so by itself. */
  | "always"
  /** Nothing stands with it of which it says something else. */
  | "else"
  /** A disease of the study stands with it, because the word is said of much else. */
  | "disease"
  /** The same right behind it: "early breast cancer". */
  | "noun"
  /** A tumor or who grades tumors stands near it, because side effects and much else have grades. */
  | "tumor"
  /** A dementia stands with it, or is what the study is about. */
  | "dementia"
  /** It grades the study's disease, or a dementia. */
  | "severity"
  /** Nothing but a recurrence stands before it. */
  | "bare"
  /** It was done. */
  | "done"
  /** It is planned for all who are let in. */
  | "planned"
  /** It tells of a treatment that all who are let in have had. */
  | "treatment"
  /** It tells of a treatment that all who are let in have completed. */
  | "completed"

/** What a wording says of the stage of a disease, and what it needs to say it. */
export interface StagePhrase {
  readonly says: ReadonlyArray<StageName>
  readonly need: Need
  /** Whether it says that the stage is not there: "M0". */
  readonly absent: boolean
  /** Whether a short name or a code is written as it must be: "PROC" is no "proc". */
  readonly isWritten?: (text: string) => boolean
}

/** A phrase as it stands somewhere. */
export interface Placed extends Place {
  readonly phrase: StagePhrase
}

/** What the rows of a group say: as many phrases as there are ways to take them, of which the place decides. */
export interface Meaning {
  readonly phrases: ReadonlyArray<StagePhrase>
  /** As the docs list it. */
  readonly toString: () => string
}

const shown = ({ absent, need, says }: StagePhrase): string =>
  `${absent ? "not " : ""}${says.length === 0 ? "nothing" : says.join(", ")}${need === "always" ? "" : `: ${need}`}`

const meaning = (phrases: ReadonlyArray<StagePhrase>): Meaning => ({
  phrases,
  toString: () => phrases.map(shown).join("; "),
})

type Phrases = ReadonlyArray<Row<Meaning>>

/** Wordings that say the same in as many ways. */
export const sayingEach = (phrases: ReadonlyArray<StagePhrase>, wordings: ReadonlyArray<Wording>): Phrases =>
  telling(meaning(phrases), wordings)

/** Wordings that say the same, and need the same for it. */
export const saying = (says: ReadonlyArray<StageName>, need: Need, wordings: ReadonlyArray<Wording>): Phrases =>
  sayingEach([{ says: [...new Set(says)], need, absent: false }], wordings)

/** A short name without its hyphens, which it may have or not. */
const plain = (name: string): string => name.replaceAll(/[- ]/g, "")

/** Short names, a space apart, which tell only as they are written here. */
export const inShort = (says: ReadonlyArray<StageName>, names: string, need: Need = "always"): Phrases => {
  const written = names.split(" ")
  const byPattern = new Map(written.map((name) => [name.toLowerCase().replaceAll("-", " "), name]))
  const known = new Set(written.map(plain))

  return sayingEach([{ says, need, absent: false, isWritten: (text) => known.has(plain(text)) }], [...byPattern])
}
