import { Either } from "effect"
import * as Json from "../record/Json.ts"
import * as Pieces from "../record/Pieces.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Areas from "./Areas.ts"

/** What the terms of an expression are compared with: words of weighted fields, or the values of one typed field. */
export type Target =
  | { readonly kind: "words"; readonly parts: ReadonlyArray<Areas.Part>; readonly hasSynonyms: boolean }
  | { readonly kind: "choice"; readonly piece: Pieces.Piece }
  | { readonly kind: "date" | "age" | "number" | "geo"; readonly piece: Pieces.Piece }
  | { readonly kind: "size"; readonly piece: Pieces.Piece }

export const ofArea = (area: Areas.SearchArea): Target => ({
  kind: "words",
  parts: area.parts,
  hasSynonyms: area.hasSynonyms,
})

const ofPiece = (piece: Pieces.Piece): Target | undefined => {
  switch (piece.kind) {
    case "branch":
      return undefined
    case "text":
    case "markup":
      return { kind: "words", parts: [{ piece, weight: 1 }], hasSynonyms: true }
    case "enum":
    case "boolean":
      return { kind: "choice", piece }
    default:
      return { kind: piece.kind, piece }
  }
}

/** What stands in `AREA[…]`: a search area, a field, or the length of a list (`Phase:size`). */
export const named = (name: string): Either.Either<Target, string> => {
  const area = Areas.named(name)
  if (area !== undefined) return Either.right(ofArea(area))
  const piece = Pieces.named(name.replace(/:size$/, ""))
  const target = piece === undefined ? undefined : name.endsWith(":size") ? sizeOf(piece) : ofPiece(piece)

  return Either.fromNullable(target, () => `Unknown area name: \`${name}\``)
}

const sizeOf = (piece: Pieces.Piece): Target => ({ kind: "size", piece })

/** The numbers, dates or ages that a range looks at. */
export const values = (target: Exclude<Target, { kind: "words" }>, study: Study): ReadonlyArray<Json.Json> => {
  const found = Json.at(study, target.piece.path)

  return target.kind === "size" ? [found.length] : found
}

export const isMissing = (target: Target, study: Study): boolean =>
  target.kind === "words"
    ? target.parts.every(({ piece }) => Json.at(study, piece.path).length === 0)
    : Json.at(study, target.piece.path).length === 0
