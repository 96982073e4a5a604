import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import type { HeldMeasure } from "../measurement/HeldMeasure.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import { measures } from "../measurement/MeasureLexicon.ts"
import { dementiaWords, normal } from "../mention/DiseaseWords.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { fold } from "../text/Folding.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Dementia from "./Dementia.ts"
import * as GradeSpans from "./GradeSpans.ts"
import { byName, type NamedStage } from "./NamedStage.ts"
import * as NamePlaces from "./NamePlaces.ts"
import type { StageName } from "./StagePhrase.ts"

/** Letters without which nothing is graded. */
const stems = ["mild", "moderate", "severe", "severit"]

/** What a grade of something else is a grade of, though a disease is named beside it. */
const vague = WordSet.of("impairment cognitive physical activity exercise")

type Meaning = "of a scale" | "beside values" | "of the mind" | "of a disease"

/**
 * What is told right beside grades: values of a scale, "MMSE 21-26 for mild", where it is named in the sentence, "MMSE: mild 21-26", or is not,
 * an impairment of the mind, or a disease of which nothing else is said.
 */
export const table = RuleTable.of<Meaning>({
  name: "what grades are told of",
  over: GradeSpans.level,
  classes: { vague, number: (word) => /^\d+$/.test(word) },
  rows: [
    telling("of a scale", [["{number} for [ @grade ] ( !{vague} | $ )", "10-19 for [moderate] dementia"]]),
    telling("beside values", [
      ['{number} "(" [ @grade ] ")"', "MMSE 21-26 ([mild])"],
      ["[ @grade ] (|:|,? {number} - _ ( ,|;|.|)|and|or | $ )", "MMSE: [mild] 21-26, moderate 10-20"],
    ]),
    telling("of the mind", [
      ["[ @grade.more ] cognitive impairment|decline|deficit|deficits|dysfunction", "[moderate] cognitive impairment"],
    ]),
    telling("of a disease", [["[ @grade ] disease ( .|,|;|(|) | $ )", "patients with [mild to moderate] disease"]]),
  ],
})

const fillers = WordSet.of(
  "- stage congenital inherited hereditary probable possible clinical late onset the of form forms type to due stages senile cognitive active chronic " +
    "plaque major terminal intermittent persistent eosinophilic allergic",
)

const ofGrade = WordSet.of("severity stage degree")

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

const shared = 7

/** Words of one stem: "depressive disorder" is a depression. */
const isKin = (own: ReadonlySet<string>, word: string): boolean =>
  word.length > shared && [...own].some((one) => one.length > shared && one.slice(0, shared) === word.slice(0, shared))

const longestBracket = 24

const farthestDisease = 14

/**
 * Whether the grades are those of a dementia or of the study's disease: it follows them, "a severe form of the disease", too, or it stands
 * before them and they are all that is said of it.
 */
const areOfDisease = ({ document, first, last: end, tokens: { words } }: Span.Span): boolean => {
  const bracket = words[end] === "(" ? words.slice(end, end + longestBracket).indexOf(")") + 1 : 0
  const last = end + bracket
  const { ofCancer, words: own } = OwnDiseases.of(document)
  const isOf = (word: string): boolean =>
    (dementiaWords.has(word) || own.has(normal(word)) || isKin(own, word)) &&
    !vague.has(word) &&
    !(symptom.test(word) && !isAboutSymptom(document, word))
  let behind = last
  while (behind < last + farthestDisease && fillers.has(words[behind] ?? "")) behind++
  if (ofCancer && failing.test(words[behind + 1] ?? "")) return false
  if (isOf(words[behind] ?? "") || (words[behind] === "disease" && words[behind - 1] === "the")) return true
  const ends = ofGrade.has(words[last] ?? "") || last >= words.length || /^[,;.)]$/.test(words[last] ?? "")

  return ends && words.slice(Math.max(0, first - 5), first).some(isOf)
}

/** Who is kept out for a dementia of another cause may have the grade of it that he has. */
const standOf = (span: Span.Span): Stand.Stand => {
  const stand = Stand.of(span)

  return stand.outcome === "exclusion" && Dementia.isOfOtherCause(span) ? Stand.ofPart : stand
}

/** Whether grades are those of the disease that the study is about. What is told of a scale, or of the mind, is so in a study of dementia. */
const areMeant = (span: Span.Span, told: Meaning | undefined, { outcome, turned }: Stand.Stand): boolean => {
  if (areOfDisease(span)) return true
  if (told === "of a disease") return outcome === "inclusion" && !turned

  return told !== undefined && Dementia.isOfDementia(span.document)
}

const inSentence = (sentence: Span.Span): ReadonlyArray<NamedStage> => {
  const reading = GradeSpans.level.of(KnownNumbers.ofPublished(sentence.tokens))
  const told = new Map(table.find(reading).map(({ first, row }) => [first, row.means]))

  return reading.chunks.flatMap((chunk, place) => {
    const spanned = chunk?.value.spanned
    if (chunk === undefined || spanned === undefined) return []
    const span = Span.over(sentence, chunk.first, chunk.last)
    const read = () => {
      const stand = standOf(span)

      return areMeant(span, told.get(place), stand)
        ? byName({ mention: Mention.of(span, stand), isByNameOnly: false })
        : undefined
    }

    return [{ says: spanned, read }]
  })
}

export const finds: ReadonlyArray<StageName> = [...GradeSpans.grades, Dementia.ofAnyGrade]

/**
 * Grades of dementia, or of the disease that the study is about: "mild to moderate Alzheimer's disease", "dementia of moderate severity".
 * Who keeps out a dementia without a grade keeps out each of them.
 */
export const named = (document: Document): ReadonlyArray<NamedStage> => [
  ...NamePlaces.sentences(document, stems).flatMap(inSentence),
  ...Dementia.barred(document).map((mention) => ({
    says: [Dementia.ofAnyGrade],
    read: () => byName({ mention, isByNameOnly: false }),
  })),
]

/** A severity that is defined by what is measured: its least value and its greatest. */
interface Severity {
  readonly of: RegExp
  readonly grade: StageName
  readonly measure: string
  readonly values: readonly [least: number, most: number]
}

/** Source: ISTH (White 2001): below 1 % of the factor's activity, 1 to 5, above 5 and below 40. */
const severities: ReadonlyArray<Severity> = ["factor VIII activity", "factor IX activity"].flatMap((measure) => [
  { of: /ha?emophilia/, grade: "severe", measure, values: [0, 0.9] },
  { of: /ha?emophilia/, grade: "moderate", measure, values: [1, 5] },
  { of: /ha?emophilia/, grade: "mild", measure, values: [5.1, 39] },
])

/** The least and the greatest value that somebody of a severity has. */
export type Bounds = readonly [least: HeldMeasure, most: HeldMeasure]

/** What some stages of a disease are defined by. */
export const measuredAs = (stages: ReadonlyArray<StageName>, condition: string): ReadonlyArray<Bounds> =>
  severities
    .filter(({ grade, of: disease }) => stages.length === 1 && stages.includes(grade) && disease.test(fold(condition)))
    .flatMap(({ measure: name, values: [least, most] }) => {
      const measure = measures.find((each) => each.name === name)
      if (measure === undefined) return []
      const held = (value: number): HeldMeasure => ({ measure, scale: 0, value, shown: String(value) })

      return [[held(least), held(most)] as const]
    })

const outcomeOf = (findings: ReadonlyArray<Finding.Finding>): Finding.Finding["outcome"] =>
  Finding.leading(Finding.decisive(findings))?.outcome ?? "unknown"

/** What a text tells of all who have the severity, and not only of a part of them. */
export const findMeasured = (
  text: AnnotatedText.AnnotatedText,
  bounds: ReadonlyArray<Bounds>,
): ReadonlyArray<Finding.Finding> =>
  bounds.flatMap(([least, most]) => {
    const [found, others] = [MeasureFindings.find(text, least), MeasureFindings.find(text, most)]
    const outcome = outcomeOf(found)

    return outcome !== "unknown" && outcome === outcomeOf(others)
      ? found
          .filter((each) => each.outcome === outcome)
          .map((each) => ({ ...each, remark: "" as const, number: undefined }))
      : []
  })
