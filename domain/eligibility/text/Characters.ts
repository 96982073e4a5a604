/** What a character is, by its code. One meaning for all rooms that look at characters one by one. */

export const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A letter of ASCII. */
export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** A letter or a digit of ASCII. */
export const isAlphanumeric = (code: number): boolean => isLetter(code) || isDigit(code)

/** A space, a tab, the end of a line or another character that shows nothing. */
export const isSpace = (code: number): boolean => code <= 32 || code === 0xa0

const lettersAndDigits = /[\p{L}\p{N}]/u

/** By the code of each character, whether it belongs to a word. A table, since every character of every text is looked up. */
const words = Uint8Array.from({ length: 0x10000 }, (_, code) =>
  Number(isAlphanumeric(code) || (code > 127 && lettersAndDigits.test(String.fromCharCode(code)))),
)

/** Whether a character belongs to a word: a letter or a digit of any script. An underscore stands between words. */
export const isWord = (code: number): boolean => words[code] === 1
