import { earlier, people } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

/** "First-line chemotherapy with A and B, or C and D, for metastatic disease": so long a treatment is named. */
const longest = 24

/** What does not belong to the name of a treatment: something else is told behind it. */
const ending: ReadonlySet<string> = new Set([
  ...earlier,
  ...people,
  ...(
    ". ; : who whose whom that which if unless until when while where after following before during since is are be being " +
    "may might can could will would shall not no never without but planned eligible refused ineligible"
  ).split(" "),
])

const helping: ReadonlySet<string> = new Set("must should has have had been was were either also".split(" "))

const done: ReadonlySet<string> = new Set("completed received given administered finished".split(" "))

/** Where the verb stands that ends what is told of a treatment from a place on; nothing if it is no such verb, or has an object of its own. */
const verbBehind = (words: Words, from: number): number | undefined => {
  let at = from
  while (at < from + longest && at < words.length && !helping.has(words[at] ?? "") && words[at] !== "failed") {
    if (ending.has(words[at] ?? "")) return undefined
    at++
  }
  if (words[at - 1] === ",") return undefined
  while (helping.has(words[at] ?? "")) at++

  return at
}

const endsClause = (word: string | undefined): boolean => word === undefined || /^[.,;)]$/.test(word)

/** "(First-line chemotherapy) with gemcitabine or a taxane must have failed". */
export const isFailed = (words: Words, from: number): boolean => {
  const verb = verbBehind(words, from)

  return verb !== undefined && words[verb] === "failed" && endsClause(words[verb + 1])
}

/** "(First-line chemotherapy) with gemcitabine or a taxane must have been completed". */
export const isDone = (words: Words, from: number): boolean => {
  const verb = verbBehind(words, from)

  return verb !== undefined && /^(?:been|was|were)$/.test(words[verb - 1] ?? "") && done.has(words[verb] ?? "")
}
