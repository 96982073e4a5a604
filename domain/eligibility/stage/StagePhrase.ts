import type { Place } from "../matching/Pattern.ts"
import { type Row, telling, type Wording } from "../rules/Row.ts"
import type { StageName } from "./StageName.ts"

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
