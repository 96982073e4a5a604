import * as Json from "../record/Json.ts"
import type { Piece } from "../record/Pieces.ts"
import type { Study } from "../record/StoredStudy.ts"
import * as Words from "./Words.ts"

/** The words of one piece of a record: apart for each value (`Condition` may have several), and all in one set. */
export interface Entry {
  readonly values: ReadonlyArray<ReadonlyArray<string>>
  readonly all: ReadonlySet<string>
}

const entries = new WeakMap<Study, Map<Piece, Entry>>()

const make = (study: Study, piece: Piece): Entry => {
  const values = Json.at(study, piece.path).flatMap((value) => (Json.isObject(value) ? [] : [Words.of(String(value))]))

  return { values, all: new Set(values.flat()) }
}

/** Read from the record on first use, then kept as long as the record lives. */
export const entry = (study: Study, piece: Piece): Entry => {
  const ofStudy = entries.get(study) ?? new Map<Piece, Entry>()
  entries.set(study, ofStudy)
  const known = ofStudy.get(piece) ?? make(study, piece)
  ofStudy.set(piece, known)

  return known
}
