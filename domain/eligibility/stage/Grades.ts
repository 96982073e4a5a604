import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { normal } from "../mention/DiseaseWords.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { dementiaWords, grades, type StageName } from "./StageLexicon.ts"

/** "Moderately" grades as "moderate" does. */
const gradeOf = (word: string): StageName | undefined => grades.find((grade) => word === grade || word === `${grade}ly`)

/** The grades among words. */
export const named = (words: ReadonlyArray<string>): ReadonlyArray<StageName> => {
  const found = words.map(gradeOf)

  return grades.filter((grade) => found.includes(grade))
}

/** All the grades between the outermost: mild to severe covers moderate. */
export const ranged = (named: ReadonlyArray<StageName>): ReadonlyArray<StageName> => {
  const positions = named.map((grade) => grades.indexOf(grade))

  return positions.length === 0 ? [] : grades.slice(Math.min(...positions), Math.max(...positions) + 1)
}

const grade = /\b(?:mild|moderate|severe)(?:ly)?\b/g

/** At most this many grades are judged in a text, and this many kept. */
const tries = 200

const most = 40

const rangeWords: ReadonlySet<string> = new Set(["to", "-", "or", "and", "/", "through", "very", ","])

const fillers: ReadonlySet<string> = new Set(
  "- stage probable possible clinical late onset the of form forms type to due stages senile cognitive active chronic plaque".split(
    " ",
  ),
)

/** Whether a text names any grade. */
export const mayFind = ({ folded, mayHold }: Document): boolean =>
  grades.some((name) => mayHold(name) && folded.includes(name))

/** Behind the grades and what joins them: "mild to moderate". */
const endOfGrades = (words: ReadonlyArray<string>, first: number): number => {
  let last = first
  while (gradeOf(words[last] ?? "") !== undefined || rangeWords.has(words[last] ?? "")) last++
  while (rangeWords.has(words[last - 1] ?? "")) last--

  return last
}

const ofGrade: ReadonlySet<string> = new Set(["severity", "stage", "degree"])

/** What a grade of something else is a grade of, though a disease is named beside it. */
const vague: ReadonlySet<string> = new Set(["impairment", "cognitive"])

/**
 * Whether the grades are those of a dementia or of the study's disease: it follows them, or it stands before them and they are all that
 * is said of it.
 */
const areOfDisease = ({ document, first, last, tokens: { words } }: Span.Span): boolean => {
  const own = OwnDiseases.of(document).words
  const isOf = (word: string): boolean => (dementiaWords.has(word) || own.has(normal(word))) && !vague.has(word)
  let behind = last
  while (behind < last + 4 && fillers.has(words[behind] ?? "")) behind++
  if (isOf(words[behind] ?? "")) return true
  const ends = ofGrade.has(words[last] ?? "") || last >= words.length || /^[,;.)]$/.test(words[last] ?? "")

  return ends && words.slice(Math.max(0, first - 5), first).some(isOf)
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
    if (areOfDisease(span)) yield { spanned: ranged(named(tokens.words.slice(first, last))), span }
  }
}

/** Grades of dementia, or of the disease that the study is about: "mild to moderate Alzheimer's disease", "dementia of moderate severity". */
export const find = (document: Document, stages: ReadonlyArray<StageName>): ReadonlyArray<Finding.Finding> =>
  gradesIn(document)
    .filter(({ spanned }) => spanned.some((name) => stages.includes(name)))
    .take(most)
    .map(({ span, spanned }) => {
      const isExact = spanned.every((name) => stages.includes(name))

      return Finding.mentioned(Mention.of(span), isExact)
    })
    .toArray()
