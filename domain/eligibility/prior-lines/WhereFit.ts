import { local, people, sentenceEnds } from "../treatment/LineLexicon.ts"

type Words = ReadonlyArray<string>

const conditional: ReadonlySet<string> = new Set(["if", "when", "where", "unless", "as"])

/** What may stand between: "if they are not", "where it was medically". */
const between: ReadonlySet<string> = new Set([
  ...people,
  ..."they he she it are is was were the a such this that these therapy therapies treatment treatments clinically medically locally otherwise deemed considered not".split(
    " ",
  ),
])

const fit =
  /^(?:eligible|indicated|available|appropriate|applicable|tolerated|tolerable|candidates?|suitable|feasible|fit|accessible)$/

const unfit = /^(?:ineligible|unavailable|inappropriate|unsuitable|unfit|contraindicated)$/

const widestBetween = 6

/** Words by which something else is joined on: "and archival tissue if available". */
const joining: ReadonlySet<string> = new Set(
  "with and : by including include includes containing such which that".split(" "),
)

const farthest = 10

/** What somebody is fit for that is no line: "if eligible for surgery". */
const isOfOther = (words: Words, from: number): boolean =>
  words[from] === "for" && words.slice(from, from + 4).some((word) => local.has(word) || word.startsWith("transplant"))

/** "If eligible", "where it is available", "unless contraindicated"; not "one line if unfit", which is asked of them. */
const isCondition = (words: Words, at: number): boolean => {
  if (!conditional.has(words[at] ?? "")) return false
  let next = at + 1
  while (next < at + widestBetween && between.has(words[next] ?? "")) next++
  const word = words[next] ?? ""
  const isDenied = words.slice(at, next).includes("not")
  const isOfFit = isDenied ? unfit.test(word) : fit.test(word)
  const isOfUnfit = isDenied ? fit.test(word) : unfit.test(word)

  return (words[at] === "unless" ? isOfUnfit : isOfFit) && !isOfOther(words, next + 1)
}

/** "(Must have received standard therapy) if they are eligible for it", "where available": who was not, or where there was none, has had none. */
export const isBehind = (words: Words, last: number): boolean => {
  for (let at = last; at < words.length && at < last + farthest; at++) {
    const word = words[at] ?? ""
    if (isCondition(words, at)) return true
    if (sentenceEnds.has(word) || joining.has(word)) return false
  }

  return false
}
