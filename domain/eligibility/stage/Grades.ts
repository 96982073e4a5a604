import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import { normal } from "../mention/DiseaseWords.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as BarredDementia from "./BarredDementia.ts"
import * as DementiaStudies from "./DementiaStudies.ts"
import { dementiaWords } from "./DementiaWords.ts"
import * as GradeSpans from "./GradeSpans.ts"
import { grades } from "./GradeSpans.ts"
import * as OtherCause from "./OtherCause.ts"
import * as ShortBrackets from "./ShortBrackets.ts"
import { type StageName, stageNames } from "./StageName.ts"

const grade =
  /\b(?:(?:mild|moderate|severe)(?:ly)?|(?:any|all|every) (?:(?:degrees?|levels?|grades?) of )?severit(?:y|ies)|(?:regardless|irrespective) of (?:disease |the )?severity)\b/g

/** At most this many grades are judged in a text, and this many kept. */
const tries = 200

const most = 40

const fillers: ReadonlySet<string> = new Set(
  "- stage congenital inherited hereditary probable possible clinical late onset the of form forms type to due stages senile cognitive active chronic plaque major terminal intermittent persistent eosinophilic allergic".split(
    " ",
  ),
)

/** Whether a text names any grade. */
const mayGrade = ({ folded, mayHold }: Document): boolean =>
  [...grades, "severity", "severities"].some((name) => mayHold(name) && folded.includes(name))

const ofGrade: ReadonlySet<string> = new Set(["severity", "stage", "degree"])

/** What a grade of something else is a grade of, though a disease is named beside it. */
const vague: ReadonlySet<string> = new Set(["impairment", "cognitive", "physical", "activity", "exercise"])

/** "Severe renal insufficiency", in a study of kidney cancer: what an organ does, and not what grows in it. */
const failing = /^(?:insufficien|dysfunction|impair|failure|injury|function|toxicit)/

const symptom =
  /^(?:irritab|agitat|apath|aggress|anxi|pain|fatigue|nausea|spastic|chorea|itch|prurit|insomnia|dyskines|drool|sialorr|cramp)/

/** Whether a symptom is what the study names first of what it is about, and no dementia that it is a symptom of. */
const isAboutSymptom = ({ about: [first = "", ...further] }: Document, word: string): boolean => {
  const told = [first, ...further]
    .join(" ")
    .toLowerCase()
    .split(/[^a-z']+/)

  return first.toLowerCase().includes(word) && !told.some((one) => dementiaWords.has(one))
}

const farthestDisease = 14

/** "A severe form of the disease". */
const isOfTheDisease = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at] === "disease" && words[at - 1] === "the"

const shared = 7

/** Words of one stem: "depressive disorder" is a depression. */
const isKin = (own: ReadonlySet<string>, word: string): boolean =>
  word.length > shared && [...own].some((one) => one.length > shared && one.slice(0, shared) === word.slice(0, shared))

/** More than a mild impairment of the mind, in a study of dementia, goes by the name of its grade. */
const isImpairedMind = ({ document, last, tokens: { words } }: Span.Span, spanned: ReadonlyArray<StageName>): boolean =>
  words[last] === "cognitive" &&
  /^(?:impairment|decline|deficits?|dysfunction)$/.test(words[last + 1] ?? "") &&
  spanned.some((name) => name !== "mild") &&
  DementiaStudies.isOne(document)

/** "Patients with mild to moderate disease": that of the study, where nothing else is said of it. */
const isPlainDisease = ({ last, tokens: { words } }: Span.Span): boolean =>
  words[last] === "disease" && /^[.,;()]$/.test(words[last + 1] ?? ".")

const scales: ReadonlySet<string> = new Set(["mmse", "moca", "cdr", "mini"])

const number = /^\d+$/

const beforeRange = /^[(:,]$/

const behindRange = /^(?:[,;.)]|and|or)$/

/**
 * "MMSE 21-26 for mild", "MMSE: mild 21-26", "10-19 for moderate" behind it: in a study of dementia, a grade that is told with the values of
 * a scale is one of it.
 */
const areOfScale = ({ document, first, last, tokens: { words } }: Span.Span): boolean => {
  const isOfNumber = number.test(words[first - 2] ?? "")
  const isBehind = words[first - 1] === "for" && isOfNumber && !vague.has(words[last] ?? "")
  const isInBrackets = words[first - 1] === "(" && isOfNumber && words[last] === ")"
  const range = beforeRange.test(words[last] ?? "") ? last + 1 : last
  const isBefore =
    number.test(words[range] ?? "") && words[range + 1] === "-" && behindRange.test(words[range + 3] ?? ".")
  const isToldOfScale = isBehind || ((isInBrackets || isBefore) && words.some((word) => scales.has(word)))

  return isToldOfScale && DementiaStudies.isOne(document)
}

/**
 * Whether the grades are those of a dementia or of the study's disease: it follows them, or it stands before them and they are all that
 * is said of it.
 */
const areOfDisease = ({ document, first, last: end, tokens: { words } }: Span.Span): boolean => {
  const last = ShortBrackets.behind(words, end)
  const { ofCancer, words: own } = OwnDiseases.of(document)
  const isOf = (word: string): boolean =>
    (dementiaWords.has(word) || own.has(normal(word)) || isKin(own, word)) &&
    !vague.has(word) &&
    !(symptom.test(word) && !isAboutSymptom(document, word))
  let behind = last
  while (behind < last + farthestDisease && fillers.has(words[behind] ?? "")) behind++
  if (ofCancer && failing.test(words[behind + 1] ?? "")) return false
  if (isOf(words[behind] ?? "") || isOfTheDisease(words, behind)) return true
  const ends = ofGrade.has(words[last] ?? "") || last >= words.length || /^[,;.)]$/.test(words[last] ?? "")

  return ends && words.slice(Math.max(0, first - 5), first).some(isOf)
}

/** Grades that a text names together, whoever asks: all of them from the lowest to the highest. */
interface Graded {
  readonly spanned: ReadonlyArray<StageName>
  readonly mention: Mention.Mention
}

/** Who is kept out for a dementia of another cause may have the grade of it that he has. */
const standOf = (span: Span.Span): Stand.Stand => {
  const stand = Stand.of(span)

  return stand.outcome === "exclusion" && OtherCause.isMeant(span) ? Stand.ofPart : stand
}

/** In the order of the text. */
const gradesIn = (document: Document): ReadonlyArray<Graded> => {
  const graded: Array<Graded> = []
  let covered = -1
  for (const { 0: name, index } of document.folded.matchAll(grade).take(tries)) {
    const where = index < covered ? undefined : Span.at(document, index, index + name.length)
    if (where === undefined) continue
    const { first, tokens } = where
    const { last, spanned } = name.includes("severit")
      ? { last: where.last, spanned: grades }
      : GradeSpans.from(tokens.words, first)
    const span = Span.upTo(where, last)
    covered = span.end
    const stand = standOf(span)
    const isOfDisease =
      areOfDisease(span) ||
      areOfScale(span) ||
      isImpairedMind(span, spanned) ||
      (isPlainDisease(span) && stand.outcome === "inclusion" && !stand.turned)
    if (isOfDisease) graded.push({ spanned, mention: Mention.of(span, stand) })
  }

  return graded
}

const packing = Packing.record<Graded>({ spanned: Packing.list(Packing.oneOf(stageNames)), mention: Mention.packing })

const gradesOf = AnnotatedText.layer(Packing.list(packing), (text) => {
  const document = text.document()

  return mayGrade(document) ? gradesIn(document) : []
})

/** Whether a text calls a grade of the disease by its name. */
export const areNamed = (text: AnnotatedText.AnnotatedText): boolean => gradesOf(text).length > 0

/** Whether a grade of the disease is asked for or kept out. */
export const decide = (text: AnnotatedText.AnnotatedText): boolean =>
  gradesOf(text).some(({ mention }) => Stand.isDecisive(mention.stand))

/** What keeps out a dementia of any grade, where no lesser stage is asked for with it. */
const findBarred = (
  text: AnnotatedText.AnnotatedText,
  stages: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> =>
  stages.includes("mci") ? [] : BarredDementia.mentions(text).map((mention) => Finding.mentioned(mention, false))

/** Grades of dementia, or of the disease that the study is about: "mild to moderate Alzheimer's disease", "dementia of moderate severity". */
export const find = (
  text: AnnotatedText.AnnotatedText,
  stages: ReadonlyArray<StageName>,
): ReadonlyArray<Finding.Finding> => [
  ...gradesOf(text)
    .filter(({ spanned }) => spanned.some((name) => stages.includes(name)))
    .slice(0, most)
    .map(({ mention, spanned }) =>
      Finding.mentioned(
        mention,
        spanned.every((name) => stages.includes(name)),
      ),
    ),
  ...findBarred(text, stages),
]
