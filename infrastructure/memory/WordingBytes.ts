import * as Wording from "../../domain/annotation/Wording.ts"
import type { Study } from "../../domain/study/Study.ts"

/** Stands between two pieces: it is in no UTF-8. */
const between = 0xff

/** What is written for half a character. */
const replacement = Buffer.from("\ufffd")

/** UTF-8 takes at most so many bytes for a unit of UTF-16. */
const widest = 3

let room = Buffer.allocUnsafe(64 * 1024)

/** With room for this many bytes it is not kept beyond the study that needed it. */
const usualRoom = 1024 * 1024

const roomFor = (pieces: ReadonlyArray<string>): Buffer => {
  const needed = pieces.reduce((sum, { length }) => sum + widest * length + 1, 0)
  if (needed <= room.length) return room
  const larger = Buffer.allocUnsafe(2 * needed)
  if (larger.length <= usualRoom) room = larger

  return larger
}

/**
 * The words of a study in bytes, to be compared with those of another: they are the same if and only if the bytes are. They are
 * good until the next study's are asked for. Nothing for words that cannot be told apart so: half a character that UTF-8 has no bytes for.
 */
export const of = (study: Study): Buffer | undefined => {
  const pieces = Wording.of(study)
  const bytes = roomFor(pieces)
  let end = 0
  for (const piece of pieces) {
    end += bytes.write(piece, end)
    bytes[end++] = between
  }
  const written = bytes.subarray(0, end)
  const mayBeIllFormed = written.includes(replacement)

  return mayBeIllFormed && !pieces.every((piece) => piece.isWellFormed()) ? undefined : written
}
