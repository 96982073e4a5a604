/** What a character is, by its code. One meaning for all rooms that look at characters one by one. */

export const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A letter of ASCII. */
export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** A space, a tab, the end of a line or another character that shows nothing. */
export const isSpace = (code: number): boolean => code <= 32 || code === 0xa0

const leftQuote = 0x201c

const rightQuote = 0x201d

const lettersAndDigits = /[\p{L}\p{N}]/u

/** Whether a character belongs to a word: a letter or a digit of any script. An underscore stands between words. */
export const isWord = (code: number): boolean =>
  isLetter(code) ||
  isDigit(code) ||
  (code > 127 && code !== leftQuote && code !== rightQuote && lettersAndDigits.test(String.fromCharCode(code)))
