type Words = ReadonlyArray<string>

/** Words with which an exception begins. */
const excepting: ReadonlySet<string> = new Set("except excepting excluding unless but".split(" "))

/** Where brackets stand in which something is excepted: "or other drugs (except for hormones) within 4 weeks"; -1 if nowhere. */
const excepted = (words: Words, from: number): number => {
  const open = words.indexOf("(", from)
  const isExcepted =
    excepting.has(words[open + 1] ?? "") || (words[open + 1] === "with" && words[open + 3] === "exception")

  return open >= 0 && isExcepted && words.includes(")", open) ? open : -1
}

const mostExceptions = 3

/** A sentence without the brackets behind a place in which something is excepted. */
export const leftOut = (words: Words, from: number): Words => {
  let told = words
  for (let found = 0; found < mostExceptions; found++) {
    const open = excepted(told, from)
    if (open < 0) break
    told = told.toSpliced(open, told.indexOf(")", open) + 1 - open)
  }

  return told
}
