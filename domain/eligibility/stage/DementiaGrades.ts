import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
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
export const mayFind = ({ folded, mayHold }: Document): boolean =>
  grades.some((name) => mayHold(name) && folded.includes(name))

/** Behind the grades and what joins them: "mild to moderate". */
const endOfGrades = (words: ReadonlyArray<string>, first: number): number => {
  let last = first
  while (grades.includes(words[last] as StageName) || rangeWords.has(words[last] ?? "")) last++
  while (rangeWords.has(words[last - 1] ?? "")) last--

  return last
}

const ofGrade: ReadonlySet<string> = new Set(["severity", "stage", "degree"])

/** Whether the grades are those of a dementia: it follows them, or it stands before them and they are all that is said of it. */
const areOfDementia = ({ first, last, tokens: { words } }: Span.Span): boolean => {
  let behind = last
  while (behind < last + 4 && fillers.has(words[behind] ?? "")) behind++
  if (nearWords.dementia.has(words[behind] ?? "") && words[behind] !== "impairment") return true
  const ends = ofGrade.has(words[last] ?? "") || last >= words.length || /^[,;.)]$/.test(words[last] ?? "")

  return (
    ends &&
    words
      .slice(Math.max(0, first - 5), first)
      .some((word) => nearWords.dementia.has(word) && word !== "impairment" && word !== "cognitive")
  )
}

/** Grades that a text names together, whoever asks: all of them from the lowest to the highest. */
interface Graded {
  readonly spanned: ReadonlyArray<StageName>
  readonly span: Span.Span
}

/** In the order of the text, read as they are asked for. */
function* gradesIn(document: Document): Generator<Graded> {
  let covered = -1
  let read = 0
  for (const { 0: name, index } of document.folded.matchAll(grade)) {
    if (read++ >= tries) return
    const where = index < covered ? undefined : Span.at(document, index, index + name.length)
    if (where === undefined) continue
    const { first, tokens } = where
    const last = endOfGrades(tokens.words, first)
    const span = Span.upTo(where, last)
    covered = span.end
    if (areOfDementia(span)) yield { spanned: ranged(named(tokens.words.slice(first, last))), span }
  }
}

/** Grades of dementia: "mild to moderate Alzheimer's disease", "dementia of moderate severity". */
export const find = (document: Document, stages: ReadonlyArray<StageName>): ReadonlyArray<Finding.Finding> =>
  gradesIn(document)
    .filter(({ spanned }) => spanned.some((name) => stages.includes(name)))
    .take(most)
    .map(({ span, spanned }) => {
      const isExact = spanned.every((name) => stages.includes(name))

      return Finding.mentioned(Mention.of(span), isExact)
    })
    .toArray()
