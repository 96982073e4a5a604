type Words = ReadonlyArray<string>

const everybody: ReadonlySet<string> = new Set(["unselected", "agnostic", "comers"])

const leading = /^(?:for|by|with|regarding|as|of)$/

const choices = /^(?:restrictions?|selections?|limits?|limitations?)$/

const nearChoice = 5

/** Whether nobody is chosen by the marker that begins at token `first`: "unselected for PD-L1", "no restriction on its level". */
const isBefore = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearChoice && !/^[.,;:(]$/.test(words[at] ?? ""); at--) {
    const word = words[at] ?? ""
    if (everybody.has(word)) return leading.test(words[at + 1] ?? "")
    if (choices.test(word)) return /^(?:no|without)$/.test(words[at - 1] ?? "")
  }

  return false
}

const passed: ReadonlySet<string> = new Set(["-", "expression", "status", "all"])

/** "PD-L1 all-comers", "HER2-unselected". */
const isBehind = (words: Words, last: number): boolean => {
  let at = last
  while (passed.has(words[at] ?? "")) at++

  return everybody.has(words[at] ?? "")
}

const several = /^(?:levels|scores|statuses)$/

/** "All PD-L1 levels", "all HER2 statuses". */
const isEach = (words: Words, first: number, last: number): boolean =>
  words[first - 1] === "all" && words.slice(last, last + 2).some((word) => several.test(word))

/** Whether a study takes everybody, whatever is found of the marker of tokens `first` to before `last`. */
export const isTold = (words: Words, first: number, last: number): boolean =>
  isBefore(words, first) || isBehind(words, last) || isEach(words, first, last)
