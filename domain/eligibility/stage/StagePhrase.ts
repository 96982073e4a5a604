import type { Place } from "../matching/Pattern.ts"
import { type Row, telling, type Wording } from "../rules/Row.ts"

/** What a text or a profile may say of a stage, an extent or a course of disease. */
export const stageNames = [
  "cognitively normal",
  "subjective decline",
  "preclinical",
  "mci",
  "mild",
  "moderate",
  "severe",
  "any dementia",
  "new",
  "recurrent",
  "relapsed",
  "first recurrence",
  "second recurrence",
  "later recurrence",
  "refractory",
  "progressive",
  "oligoprogressive",
  "stable",
  "remission",
  "maintenance",
  "after radiation",
  "smoldering",
  "platinum-resistant",
  "platinum-refractory",
  "platinum-sensitive",
  "early",
  "localized",
  "resectable",
  "borderline",
  "unresectable",
  "resected",
  "locally advanced",
  "advanced",
  "metastatic",
  "oligometastatic",
  "extensive",
  "limited",
  "castration-resistant",
  "castration-sensitive",
  "muscle-invasive",
  "not muscle-invasive",
  "chronic phase",
  "accelerated phase",
  "blast phase",
  "relapsing-remitting",
  "primary progressive",
  "secondary progressive",
  "treatment failed",
] as const

export type StageName = (typeof stageNames)[number]

/** The recurrences of a disease, by their number. */
export const recurrences = ["first recurrence", "second recurrence", "later recurrence"] as const

/** All that speak of a disease that has come back: which of its recurrences it is need not be told. */
export const recurring: ReadonlySet<string> = new Set<StageName>(["recurrent", "relapsed", ...recurrences])

/** A disease that withstood platinum, at once or within half a year. */
export const withstanding: ReadonlySet<string> = new Set<StageName>(["platinum-resistant", "platinum-refractory"])

/**
 * What else a text speaks of that says the one: who is there for a first recurrence, or for a later one, is so for a recurrence, which
 * may be any of them; extensive is stage IV. Nothing follows for "unresectable" from how far a disease has spread; a progression is no recurrence.
 */
export const alsoSpeaksOf: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map<StageName, ReadonlyArray<StageName>>(
  [
    ["any dementia", ["mild", "moderate", "severe"]],
    ["recurrent", ["relapsed", ...recurrences]],
    ["relapsed", ["recurrent", ...recurrences]],
    ...recurrences.map((one) => [one, ["recurrent", "relapsed"]] as const),
    ["treatment failed", ["refractory"]],
    ["platinum-resistant", ["platinum-refractory"]],
    ["platinum-refractory", ["platinum-resistant"]],
    ["oligometastatic", ["metastatic", "advanced"]],
    ["oligoprogressive", ["progressive"]],
    ["extensive", ["metastatic"]],
    ["metastatic", ["oligometastatic", "advanced"]],
    ["locally advanced", ["advanced"]],
    ["unresectable", ["locally advanced"]],
    ["advanced", ["metastatic", "locally advanced"]],
    ["early", ["localized"]],
  ],
)

/** Stages that are a part of another by which they are found, too: who bars the part does not bar the whole. */
export const partOf: ReadonlyMap<string, ReadonlyArray<StageName>> = new Map<StageName, ReadonlyArray<StageName>>([
  ["metastatic", ["advanced"]],
  ["locally advanced", ["advanced"]],
  ["oligometastatic", ["metastatic", "advanced"]],
  ["oligoprogressive", ["progressive"]],
  ["platinum-refractory", ["platinum-resistant"]],
  ...recurrences.map((one) => [one, ["recurrent", "relapsed"]] as const),
])

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
  sayingEach([{ says, need, absent: false }], wordings)

/** A short name without its hyphens, which it may have or not. */
const plain = (name: string): string => name.replaceAll(/[- ]/g, "")

/** Short names, a space apart, which tell only as they are written here. */
export const inShort = (says: ReadonlyArray<StageName>, names: string, need: Need = "always"): Phrases => {
  const written = names.split(" ")
  const byPattern = new Map(written.map((name) => [name.toLowerCase().replaceAll("-", " "), name]))
  const known = new Set(written.map(plain))

  return sayingEach([{ says, need, absent: false, isWritten: (text) => known.has(plain(text)) }], [...byPattern])
}
