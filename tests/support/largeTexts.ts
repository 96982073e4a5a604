/** The most bytes that a request may carry, but for some that go to what stands around a text. */
const most = 250_000

const letters = "abcdefghijklmnopqrstuvwxyz"

/** A text of its own for each number: letters, as few as needed. */
const name = (number: number): string =>
  number < letters.length
    ? letters.charAt(number)
    : name(Math.floor(number / letters.length)) + letters.charAt(number % letters.length)

const bytes = (text: string): number => Buffer.byteLength(JSON.stringify(text)) - 2

/** So many bytes of JSON, of one piece again and again. */
const filled = (piece: string, size: number): string => piece.repeat(Math.floor(size / bytes(piece)))

/** So many bytes of JSON, of pieces that are all different. */
const counted = (piece: (name: string) => string, size: number): string => {
  const pieces: Array<string> = []
  for (let number = 0, left = size; left > 0; number++) {
    const next = piece(name(number + 1000))
    pieces.push(next)
    left -= bytes(next)
  }

  return pieces.slice(0, -1).join("")
}

const pieces: Readonly<Record<string, string>> = {
  brackets: "(",
  "names in brackets, all the same": "(AB)",
  "brackets that never close": "(AB",
  commas: ",",
  quotes: '"',
  apostrophes: "'",
  possessives: "x's ",
  slashes: "/",
  backslashes: "\\",
  digits: "1",
  numbers: "1 ",
  "one long word": "a",
  "letters that are spelled in two ways": "ae",
  "words joined by hyphens": "a-",
  "words joined by points": "a.",
  "one word again and again": "tumours ",
  negations: "non-",
  "operators of the registry": "AREA[",
  "operators glued to letters": "AREA癌 ",
  "NCT numbers": "NCT01234567 ",
  "combining marks": "\u0301",
  "combining marks in the wrong order": "\u0301\u0316",
  "letters with marks": "e\u0301",
  "zero-width spaces": "\u200b",
  "zero-width joiners": "a\u200d",
  emoji: "🧠",
  "a family of emoji": "👩‍👩‍👧‍👦",
  "letters of another script": "癌",
  "full-width letters": "Ａ",
  "letters that fall into several": "ﷺ",
  "letters that grow": "İ",
  "letters by context": "Σ",
  spaces: " ",
  "lines of one letter": "a\n",
  "control characters": "\u0000",
  "halves of characters": "\ud800",
  "words of the field": "stage IV KRAS G12D (COPD) ",
}

/** Texts that ask for much work, or did once, each of a size in bytes of JSON: as large as a request may be where none is given. */
export const all = (size = most): ReadonlyArray<readonly [what: string, text: string]> => [
  ...Object.entries(pieces).map(([what, piece]) => [what, `a${filled(piece, size)}`] as const),
  ["short names in brackets, all different", counted((name) => `(${name.toUpperCase()})`, size)],
  ["a name, then others in brackets", `zzqx ${counted((name) => `(${name.toUpperCase()})`, size)}`],
  ["long names in brackets, all different", counted((name) => `(ZZZZ${name.toUpperCase()})`, size)],
  ["words, all different", counted((name) => `${name} `, size)],
  ["a name far behind marks", `${filled("[,] ", size)}melanoma`],
]
