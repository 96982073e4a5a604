import { Context, Data, type Effect } from "effect"
import type { Location, Scope } from "../../domain/Profile.ts"
import type { NctId } from "../../domain/study/NctId.ts"
import type { Study } from "../../domain/study/Study.ts"

/** What the studies are searched by: an expression of ours in the registry's own language, or a caller's words. */
export type ConditionSearch =
  | { readonly _tag: "Expression"; readonly expression: string }
  | { readonly _tag: "Words"; readonly words: string }

export interface Search extends Scope {
  readonly condition: ConditionSearch
  readonly location: Location | undefined
  /** Symbols of genes: studies of solid tumors in general that name one of them are sought beside those of the condition. */
  readonly basketGenes: ReadonlyArray<string>
}

/** Where an answer came from: the exact URL that was asked, and when its answer had arrived (epoch milliseconds). */
export interface Provenance {
  readonly queryUrl: string
  readonly retrievedAt: number
}

export interface SearchPage {
  /** In the registry's order of relevance. */
  readonly studies: ReadonlyArray<Study>
  /** How many studies the registry counts for this search, on all its pages. */
  readonly total: number
  readonly provenance: Provenance
}

export class StudyIsUnknown extends Data.TaggedError("StudyIsUnknown")<{ readonly nctId: NctId }> {}

/** The registry gave no answer that may be shown. `retryAfter` is in whole seconds. */
export class RegistryIsUnavailable extends Data.TaggedError("RegistryIsUnavailable")<{
  readonly reason: "unreachable" | "too slow" | "overloaded" | "refused" | "blocked" | "failing" | "malformed"
  readonly retryAfter: number
  readonly cause?: unknown
}> {
  readonly isServiceFault = true
}

/** More callers wait for the registry than can be served in time. `retryAfter` is in whole seconds. */
export class RegistryIsBusy extends Data.TaggedError("RegistryIsBusy")<{ readonly retryAfter: number }> {
  readonly isServiceFault = true
}

/**
 * The public trial registry, asked live. An implementer
 * - asks once for each call and answers from that very answer; nothing it keeps ever stands in for one;
 * - may search without the genes, where the registry would not take or has refused a search with them; then it asks once more;
 * - returns only studies of the asked types and phases that are open, whatever the registry answers;
 * - asks for those of the place, and leaves it to the registry which these are;
 * - returns each study once, and of a page no more than it asked for;
 * - reads a caller's words as words, whatever they hold, and never searches without a condition;
 * - fails with `RegistryIsUnavailable` rather than return a part, a guess or an older answer;
 * - names the exact URL it asked, and rejects the answer to a search that comes from another URL;
 * - tells of the study that was asked for and of no other; a number is a former one (an alias) only where the registry itself
 *   leads from it to the study;
 * - fails with `StudyIsUnknown` for a number that the registry does not know or whose study is neither interventional nor
 *   expanded access.
 */
export class Registry extends Context.Tag("application/Registry")<
  Registry,
  {
    readonly search: (search: Search) => Effect.Effect<SearchPage, RegistryIsUnavailable | RegistryIsBusy>
    readonly study: (
      nctId: NctId,
    ) => Effect.Effect<
      { readonly study: Study; readonly provenance: Provenance },
      StudyIsUnknown | RegistryIsUnavailable | RegistryIsBusy
    >
  }
>() {}
