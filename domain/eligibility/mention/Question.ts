import type { Profile } from "../../Profile.ts"
import type { Document } from "../document/Document.ts"
import type { Atoms } from "../matching/Atoms.ts"
import type { Finding } from "./Finding.ts"

/** What is asked of texts about one field of a profile, prepared once for all of them. */
export interface Question<Kind extends string = string> {
  readonly kind: Kind
  /** How what is asked is called to the caller. */
  readonly label: string
  /** Whether a text may mention it, for a small part of what finding out costs: where it may not, nothing is found. */
  readonly mayMention: (document: Document) => boolean
  readonly find: (document: Document) => ReadonlyArray<Finding>
}

/** Something that texts speak of and profiles may hold. `atoms`: what shows in a text that it may, if a list of letters does. */
export interface Topic<Kind extends string = string> {
  readonly atoms: ReadonlyArray<Atoms>
  /** What a profile asks; nothing where it leaves the field out. */
  readonly ask: (profile: Profile) => ReadonlyArray<Question<Kind>>
}
