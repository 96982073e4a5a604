import type { Profile } from "../../Profile.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Finding } from "./Finding.ts"

/** Nothing that was entered could be sought, or what stands before it in the profile left no room. */
export type Unsought = "not_understood" | "not_read"

/** What is asked of texts about one field of a profile, prepared once for all of them. */
export interface Question<Kind extends string = string> {
  readonly kind: Kind
  /** How what is asked is called to the caller. */
  readonly label: string
  /** What was entered: its words as they are named within a sentence, or the number of lines. */
  readonly entered: string | number
  /** What is asked, alike for questions that ask the same in other words. */
  readonly asks: string
  /** Whether it asks no more than how fit somebody is: to be let in so speaks for no study rather than another. */
  readonly ofFitness?: true
  /** Whether it asks for what somebody lacks, a change or a marker: most people lack it. */
  readonly ofLack?: true
  /** Why it is sought in no text. */
  readonly unsought?: Unsought
  readonly find: (text: AnnotatedText) => ReadonlyArray<Finding>
}

/** Something that texts speak of and profiles may hold. */
export interface Topic<Kind extends string = string> {
  /** What a profile asks; nothing where it leaves the field out. */
  readonly ask: (profile: Profile) => ReadonlyArray<Question<Kind>>
}
