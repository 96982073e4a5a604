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
  /** It is denied with other ways to cure. */
  | "denied"
  /** It tells of a treatment that all who are let in have had. */
  | "treatment"
  /** It tells of a treatment that all who are let in have completed. */
  | "completed"

/** A phrase by which stages are told, and what it needs to tell them. */
export interface StagePhrase {
  readonly phrase: string
  readonly says: ReadonlyArray<StageName>
  readonly exact: boolean
  readonly need: Need
  /** Whether it says that the stage is not there: "M0". */
  readonly absent: boolean
  /** Whether only its last word is the mention, and what stands before it turns it or not: "without metastases". */
  readonly tail: boolean
  readonly source: string
}

/** Phrases that say the same, and need the same for it. */
export const phrases = (
  says: ReadonlyArray<StageName>,
  written: ReadonlyArray<string>,
  source: string,
  more: { readonly need?: Need; readonly exact?: true; readonly absent?: true; readonly tail?: true } = {},
): ReadonlyArray<StagePhrase> =>
  written.map((phrase) => ({
    phrase,
    says,
    exact: more.exact ?? false,
    need: more.need ?? "always",
    absent: more.absent ?? false,
    tail: more.tail ?? false,
    source,
  }))

/** Each of the first words with each of the second; a bar stands between them. */
export const each = (firsts: string, seconds: string): ReadonlyArray<string> =>
  firsts.split("|").flatMap((first) => seconds.split("|").map((second) => `${first} ${second}`))
