type Words = ReadonlyArray<string>

const compared = /^(?:score|of|is|[<>≤≥=]|less|lower|than|or|equal|to|-|\d{1,2})$/

const mostCompared = 8

/** "CPS ≤ 7 (Child-Pugh A)". */
const isExplained = (words: Words, last: number): boolean => {
  let at = last
  while (compared.test(words[at] ?? "") && at < last + mostCompared) at++

  return words[at] === "(" && words[at + 1] === "child"
}

const nearPugh = 5

/** "Child-Pugh class A (CPS 5-6)". */
const isExplaining = (words: Words, first: number): boolean =>
  words[first - 1] === "(" && words.slice(Math.max(0, first - nearPugh), first).includes("pugh")

const behindClass = /^(?:[-/.,;)]|or|and|to|\d{1,2}|cirrho[a-z]+|liver)$/

/** "CPS class A", "CPS B7". */
const isClass = (words: Words, last: number): boolean =>
  words[last] === "class" || (/^[abc]\d?$/.test(words[last] ?? "") && behindClass.test(words[last + 1] ?? "."))

/** Whether a name is the Child-Pugh score of a liver, and not the combined positive score of PD-L1, which is as short. */
export const isMeant = (words: Words, first: number, last: number): boolean =>
  words[first] === "cps" && (isExplained(words, last) || isExplaining(words, first) || isClass(words, last))
