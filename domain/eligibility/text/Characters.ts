/** What a character is, by its code. One meaning for all rooms that look at characters one by one. */

export const isDigit = (code: number): boolean => code >= 48 && code <= 57

/** A letter of ASCII. */
export const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/** A letter or a digit of ASCII. */
export const isAlphanumeric = (code: number): boolean => isLetter(code) || isDigit(code)

/** A space, a tab, the end of a line or another character that shows nothing. */
export const isSpace = (code: number): boolean => code <= 32 || code === 0xa0

const lettersAndDigits = /[\p{L}\p{N}]/u

/** Of each character beyond ASCII that was met, whether it belongs to a word: 1 if not, 2 if it does. */
const met = new Uint8Array(0x10000)

const meet = (code: number): number => {
  const found = lettersAndDigits.test(String.fromCharCode(code)) ? 2 : 1
  met[code] = found

  return found
}

/** Whether a character belongs to a word: a letter or a digit of any script. An underscore stands between words. */
export const isWord = (code: number): boolean => isAlphanumeric(code) || (code > 127 && (met[code] || meet(code)) === 2)
