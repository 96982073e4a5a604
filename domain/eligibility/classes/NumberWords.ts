import type { WordClasses } from "../rules/WordTests.ts"

const inOrder = (words: string, first: number, step: number): ReadonlyArray<readonly [word: string, number: number]> =>
  words.split(" ").map((word, place) => [word, first + place * step])

const ones = inOrder("zero one two three four five six seven eight nine", 0, 1)

const teens = inOrder("ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 10, 1)

const tens = inOrder("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10)

const ordinals = inOrder("first second third fourth fifth sixth seventh eighth ninth tenth", 1, 1)

const words = (numbers: ReadonlyArray<readonly [word: string, number: number]>): ReadonlySet<string> =>
  new Set(numbers.map(([word]) => word))

/** The numbers that are one word, and the ordinal ones among them: "third" is 3. */
export const values: ReadonlyMap<string, number> = new Map([...ones, ...teens, ...tens, ...ordinals])

/** Whether a word is a number, in letters or digits. */
export const isNumber = (word: string): boolean => /^\d+$/.test(word) || values.has(word)

export const classes: WordClasses = {
  ones: words(ones),
  teens: words(teens),
  tens: words(tens),
  numberWord: words([...ones, ...teens, ...tens]),
  ordinalWord: words(ordinals),
  digits: (word) => /^\d+$/.test(word),
  upToThreeDigits: (word) => /^[1-9]\d{0,2}$/.test(word),
  upToTen: (word) => /^(?:\d|10)$/.test(word),
  threeDigits: (word) => /^\d{3}$/.test(word),
  oneOrTwoDigits: (word) => /^\d{1,2}$/.test(word),
  /** "10⁹", and the same without its raised digit, as many records have it. */
  powerOfTen: (word) => /^10(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|e?[3-9]|e?1[0-2])$/.test(word),
  /** "10E9" and "x10E9", and "x10⁹", also without its raised digit. */
  writtenPower: (word) => /^(?:[x×]?10e\d{1,2}|[x×]10(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|[3-9]|1[0-2]))$/.test(word),
  /** "75x" of "75x 10⁹". */
  gluedTimes: (word) => /^\d+[x×]$/.test(word),
  /** "5x10" of "1.5x10^9", and the same with its power. */
  gluedPower: (word) => /^\d+[x×]10(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|e?[3-9]|e?1[0-2])?$/.test(word),
  /** "50x109". */
  gluedWithPower: (word) => /^\d+[x×]10(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]+|e?[3-9]|e?1[0-2])$/.test(word),
  /** "1st", "22nd". */
  ordinalDigits: (word) => /^\d+(?:st|nd|rd|th)$/.test(word),
}
