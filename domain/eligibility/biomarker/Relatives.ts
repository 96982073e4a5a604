import * as Nearby from "../treatment/Nearby.ts"

type Words = ReadonlyArray<string>

const relatives: ReadonlySet<string> = new Set(
  "relative relatives parent parents sibling siblings mother father brother sister".split(" "),
)

const children: ReadonlySet<string> = new Set("child children son sons daughter daughters".split(" "))

const having: ReadonlySet<string> = new Set(["have", "has", "having"])

const nearHaving = 5

/** Whether the word at `at` is for one of the family: of children, only those that somebody has are. */
const isOfFamily = (words: Words, at: number): boolean => {
  const word = words[at] ?? ""
  if (relatives.has(word)) return true

  return children.has(word) && words.slice(Math.max(0, at - nearHaving), at).some((each) => having.has(each))
}

const widestRemark = 12

/** "A relative of", "a relative (parent, sibling) of". `at` is the "of". */
const isOfRelated = (words: Words, at: number): boolean => {
  const open = words[at - 1] === ")" ? Nearby.lastBefore(words, at, widestRemark, (word) => word === "(") : -1

  return words[at] === "of" && /^relatives?$/.test(words[(open < 0 ? at : open) - 1] ?? "")
}

/** "A family history or the presence of": what stands behind the joint is the patient's own. `at` is behind the joint. */
const isJoined = (words: Words, at: number): boolean => {
  const joint = words[at - 1] === "the" ? at - 2 : at - 1

  return /^(?:or|and|\/)$/.test(words[joint] ?? "")
}

const nearRelative = 10

/** Whether the marker at token `first` is a relative's: "a family history of …", "a first-degree relative with …", "a relative of a carrier of …". */
export const isNamed = (words: Words, first: number): boolean => {
  for (let at = first - 1; at >= 0 && at >= first - nearRelative && !/^[.,;:]$/.test(words[at] ?? ""); at--) {
    if (isOfRelated(words, at)) return true
    if (words[at] === "presence" && isJoined(words, at)) return false
    if (words[at] === "history" && words[at - 1] === "family") return words[at - 2] !== "or" && words[at - 2] !== "/"
    if (isOfFamily(words, at)) return /^(?:with|who|ha[sd]|have|carr(?:y|ies|ied))$/.test(words[at + 1] ?? "")
  }

  return false
}
