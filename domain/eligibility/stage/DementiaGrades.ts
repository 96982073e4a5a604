import type { Page } from "../document/Document.ts"
import { spot } from "../document/Document.ts"
import * as Finding from "../mention/Finding.ts"
import { grades, nearWords, type StageName } from "./StageLexicon.ts"

/** The grades among words. */
export const named = (words: ReadonlyArray<string>): ReadonlyArray<StageName> =>
  grades.filter((grade) => words.includes(grade))

/** All the grades between the outermost: mild to severe covers moderate. */
export const ranged = (named: ReadonlyArray<StageName>): ReadonlyArray<StageName> => {
  const positions = named.map((grade) => grades.indexOf(grade))

  return positions.length === 0 ? [] : grades.slice(Math.min(...positions), Math.max(...positions) + 1)
}

const grade = /\b(?:mild|moderate|severe|moderately severe)\b/g

/** At most this many grades are judged in a text, and this many kept. */
const tries = 200

const most = 40

const rangeWords: ReadonlySet<string> = new Set(["to", "-", "or", "and", "/", "through", "moderately", "very", ","])

const fillers: ReadonlySet<string> = new Set(
  "- stage probable possible clinical late onset the of form forms type to due stages senile cognitive".split(" "),
)

/** Whether a text names any grade. */
export const mayFind = ({ folded, mayHold }: Page): boolean =>
  grades.some((name) => mayHold(name) && folded.includes(name))

/** Grades of dementia: "mild to moderate Alzheimer's disease", "dementia of moderate severity". */
export const find = (page: Page, stages: ReadonlyArray<StageName>): ReadonlyArray<Finding.Finding> => {
  const found: Array<Finding.Finding> = []
  let covered = -1
  let read = 0
  grade.lastIndex = 0
  for (
    let match = grade.exec(page.folded);
    match !== null && found.length < most && read++ < tries;
    match = grade.exec(page.folded)
  ) {
    if (match.index < covered) continue
    const where = spot(page, match.index, match.index + match[0].length)
    if (where === undefined) continue
    const { tokens } = where
    let last = where.first
    while (grades.includes(tokens.words[last] as StageName) || rangeWords.has(tokens.words[last] ?? "")) last++
    while (rangeWords.has(tokens.words[last - 1] ?? "")) last--
    const spanned = ranged(named(tokens.words.slice(where.first, last)))
    const end = tokens.ends[last - 1] ?? match.index
    covered = end
    let behind = last
    while (behind < last + 4 && fillers.has(tokens.words[behind] ?? "")) behind++
    const impaired = tokens.words[behind] === "impairment"
    const ahead = tokens.words.slice(Math.max(0, where.first - 5), where.first)
    const graded =
      tokens.words[last] === "severity" || tokens.words[last] === "stage" || tokens.words[last] === "degree"
    const dementia =
      (nearWords.dementia.has(tokens.words[behind] ?? "") && !impaired) ||
      ((graded || last >= tokens.words.length || /^[,;.)]$/.test(tokens.words[last] ?? "")) &&
        ahead.some((word) => nearWords.dementia.has(word) && word !== "impairment" && word !== "cognitive"))
    if (!dementia || !spanned.some((name) => stages.includes(name))) continue
    const exact = spanned.every((name) => stages.includes(name))
    found.push(Finding.at(page, { ...where, last }, match.index, end, exact))
  }

  return found
}
