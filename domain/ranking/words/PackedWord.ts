/**
 * Words in fewer bytes than characters, to be compared and never read: each piece of a word is one half of a byte, or two. No two words
 * have the same.
 */

/** What is one half of a byte. */
const most = "eitanorscldm"

/** What is two of them: other characters, and letters that often stand together. */
const many =
  "p u h y f v b g w k x q z j 0 1 2 3 4 5 6 7 8 9 tion ing th ent olog pro ive ther pre ical able ance ate he ve log ur ph us ou age ment con in".split(
    " ",
  )

/** With this begins a character that is neither, as four halves; and with it ends what would end with half a byte. */
const other = 15

/** What can stand in a word, as the halves that it is. */
interface Piece {
  readonly text: string
  readonly halves: ReadonlyArray<number>
}

const none: ReadonlyArray<Piece> = []

/** Pieces by the code of their first character, the longest first. */
const pieces: ReadonlyArray<ReadonlyArray<Piece>> = (() => {
  const all: ReadonlyArray<Piece> = [
    ...Array.from(most, (text, index) => ({ text, halves: [index] })),
    ...many.map((text, index) => ({ text, halves: [most.length + (index >> 4), index & 15] })),
  ]
  const byFirst = Map.groupBy(
    all.toSorted((one, other) => other.text.length - one.text.length),
    ({ text }) => text.charCodeAt(0),
  )

  return Array.from({ length: Math.max(...byFirst.keys()) + 1 }, (_, code) => byFirst.get(code) ?? none)
})()

const unusual = (word: string, at: number): Piece => {
  const code = word.charCodeAt(at)

  return { text: word.charAt(at), halves: [other, code >> 12, (code >> 8) & 15, (code >> 4) & 15, code & 15] }
}

/** The longest piece that stands at a place of a word. */
const pieceAt = (word: string, at: number): Piece => {
  for (const piece of pieces[word.charCodeAt(at)] ?? none) if (word.startsWith(piece.text, at)) return piece

  return unusual(word, at)
}

export const of = (word: string): Uint8Array => {
  const halves: Array<number> = []
  for (let at = 0; at < word.length; ) {
    const piece = pieceAt(word, at)
    for (const half of piece.halves) halves.push(half)
    at += piece.text.length
  }
  const bytes = new Uint8Array((halves.length + 1) >> 1)
  for (let at = 0; at < bytes.length; at++) bytes[at] = ((halves[2 * at] ?? other) << 4) | (halves[2 * at + 1] ?? other)

  return bytes
}
