/** How many characters of a free text are read. A name stands in far fewer, whatever stands around it. */
export const mostCharacters = 1000

const half = /[\uD800-\uDBFF]$/

/** The beginning of a text: no more than so many UTF-16 units, and no half of a character at its end. */
export const beginning = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(half, "")

const invisible = /\p{DI}+/gu

const softHyphen = "\u00ad"

/** The end of a line at which a soft hyphen parts a word. */
const parted = /(?<=\p{L})\u00ad[ \r]{0,9}\n[ \t]{0,9}(?=\p{L})/gu

/** Few texts hold a soft hyphen, and every text that comes in is looked through. */
const inOne = (text: string): string => (text.includes(softHyphen) ? text.replace(parted, "") : text)

/** A text without characters that nobody sees, which join what stands around them: soft hyphens, joiners and spaces of no width. */
export const visible = (text: string): string => inOne(text).replace(invisible, "")

/**
 * What is read of a free text, however long it is: all that is made of it is bounded by this, and so is what that costs. Of a text
 * that is longer, reading begins with its first letter or digit.
 */
export const read = (text: string): string => {
  const seen = visible(text)
  if (seen.length <= mostCharacters) return seen
  const first = seen.search(/[\p{L}\p{N}]/u)

  return beginning(seen.slice(Math.max(0, first)), mostCharacters)
}

/** What few texts hold: white space that is no single blank, and control characters. */
const uneven = /[^\S ]| {2}|\p{Cc}/u

const gaps = /[\s\p{Cc}]+/gu

/** A text in one line, where it is told among lines of ours: it cannot pass for one of them, and works nothing in a terminal. */
export const inOneLine = (text: string): string =>
  (uneven.test(text) ? text.replaceAll(gaps, " ") : text).trim().toWellFormed()

/** So many characters of a caller's words stand in a sentence of ours. */
const mostInSentence = 60

/** The words of a caller as they are named within a sentence of ours: in one line, and no more than a few. */
export const short = (text: string): string => {
  const line = inOneLine(visible(text))

  return line.length <= mostInSentence ? line : `${beginning(line, mostInSentence).trimEnd()}…`
}
