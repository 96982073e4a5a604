import { Data } from "effect"

export type Coverage = "FullMatch" | "StartsWith" | "EndsWith" | "Contains"
export type Document = "Study" | "Location"

export const coverages: ReadonlyArray<string> = [
  "FullMatch",
  "StartsWith",
  "EndsWith",
  "Contains",
] satisfies ReadonlyArray<Coverage>

export const documents: ReadonlyArray<string> = ["Study", "Location"] satisfies ReadonlyArray<Document>

/** An Essie expression as it was written. Names of fields and values are unchecked: what they mean is `Evaluation`'s matter. */
export type Expression = Data.TaggedEnum<{
  readonly Words: { readonly words: ReadonlyArray<string> }
  readonly Phrase: { readonly text: string }
  readonly Source: { readonly source: "ALL" | "MISSING" }
  readonly Range: { readonly from: string; readonly to: string }
  readonly Not: { readonly of: Expression }
  readonly And: { readonly all: ReadonlyArray<Expression> }
  readonly Or: { readonly any: ReadonlyArray<Expression> }
  readonly Area: { readonly name: string; readonly of: Expression }
  readonly Search: { readonly document: Document; readonly of: Expression }
  readonly Covering: { readonly coverage: Coverage; readonly of: Expression }
  readonly Tilted: { readonly field: string; readonly of: Expression }
}>

export const {
  And,
  Area,
  Covering,
  Not,
  Or,
  Phrase,
  Range,
  Search,
  Source,
  Tilted,
  Words,
  $match: match,
} = Data.taggedEnum<Expression>()
