import { dementiaWords, normal } from "../../condition/DiseaseWords.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import type { HeldMeasure } from "../measurement/HeldMeasure.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import { measures } from "../measurement/MeasureLexicon.ts"
import * as Finding from "../mention/Finding.ts"
import * as Mention from "../mention/Mention.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordTests from "../rules/WordTests.ts"
import { fold } from "../text/Folding.ts"
import * as WordSet from "../text/WordSet.ts"
import * as Dementia from "./Dementia.ts"
import { besideOwn, byName, type ToldStage } from "./PlacedStage.ts"
import type { StageName } from "./StagePhrase.ts"
import * as StatesInOtherWords from "./StatesInOtherWords.ts"

/** What a grade of something else is a grade of, though a disease is named beside it. */
const vague = WordSet.of("impairment cognitive physical activity exercise")

/** A bracket behind a grade, which may tell of a scale: "mild (CDR 1)". */
const aside = '( "(" !")"{0,22} ")" )?'

const filled = `[ @grade ] ${aside} {filler}{0,14}`

/**
 * What is told right beside grades: the study's disease, of which each word is `@own`, values of a scale, "MMSE 21-26 for mild", where it
 * is named in the sentence, "MMSE: mild 21-26", or is not, an impairment of the mind, or a disease of which nothing else is said.
 */
export const table = RuleTable.of({
  name: "what grades are told of",
  over: MarkedRun.level(["grade", "own"]),
  classes: {
    number: (word) => /^\d+$/.test(word),
    end: ". ; :",
    filler:
      "- stage congenital inherited hereditary probable possible clinical late onset the of form forms type to due stages senile cognitive active " +
      "chronic plaque major terminal intermittent persistent eosinophilic allergic non fistulizing penetrating stricturing uncontrolled",
    consequence: "infection infections complication complications reaction reactions event events toxicity toxicities",
    failing: "insufficien~ dysfunction~ impair~ failure~ injury~ function~ toxicit~",
    vague,
  },
  rows: [
    telling("of the study", [
      [`${filled} @own`, "a [@grade] form of @own"],
      ["[ @grade ] , {filler}{1,6} @own", "a [@grade], non-fistulizing @own"],
      [`${filled} the disease`, "a [@grade] form of the disease"],
      [
        "@own !{end}{0,14} ranked|rated|graded|classified|considered as? [ @grade ]",
        "@own symptoms that are rated as [@grade]",
      ],
      [`@own !@own{0,4} [ @grade ] ${aside} ( severity|stage|degree|,|;|.|")" | $ )`, "@own of [@grade] severity"],
    ]),
    // What an organ does, what comes of the disease, or a bout of it
    telling("of a part", [
      [`${filled} @own.grown {failing}`, "[@grade] @own.grown insufficiency"],
      [`acute ${filled} @own`, "acute [@grade] @own", "a @grade acute @own"],
      [`${filled} @own{1,3} ( -? related|associated|mediated|induced )? {consequence}`, "[@grade] @own-related events"],
    ]),
    telling("of the mind", [
      ["{number} for [ @grade ] ( !{vague} | $ )", "10-19 for [@grade] dementia"],
      ['{number} "(" [ @grade ] ")"', "MMSE 21-26 ([@grade])"],
      ["[ @grade ] (|:|,? {number} - _ ( ,|;|.|)|and|or | $ )", "MMSE: [@grade] 21-26, moderate 10-20"],
      ["[ @grade.more ] cognitive impairment|decline|deficit|deficits|dysfunction", "[@grade.more] cognitive decline"],
    ]),
    telling("of a disease", [["[ @grade ] disease ( .|,|;|(|) | $ )", "patients with [@grade] disease"]]),
  ],
})

type Meaning = (typeof table.rows)[number]["means"]

const callsSymptom = WordTests.matching(
  "irritab~ agitat~ apath~ aggress~ anxi~ pain~ fatigue~ nausea~ spastic~ chorea~ itch~ prurit~ insomnia~ dyskines~ drool~ sialorr~ cramp~",
)

/** Whether a word calls a symptom that is not what the study names first of what it is about, or one of a dementia. */
const isSymptom = (word: string, document: Document): boolean =>
  callsSymptom(word) && (Dementia.isOfDementia(document) || document.about[0]?.toLowerCase().includes(word) !== true)

const shared = 7

/** The beginnings of long words: "depressive disorder" is a depression. */
const stemsOf = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => word.length > shared).map((word) => word.slice(0, shared)))

/** Which words are those of the study's disease, or of a dementia. */
const ownWords = remembering((document: Document) => {
  const short = document.about.flatMap(StatesInOtherWords.namesOf).filter((name) => !name.includes(" "))
  const own = OwnDiseases.of(document).words.union(new Set(short.map((name) => name.toLowerCase())))
  const stems = stemsOf(own)

  return eachOnce(
    (word: string): boolean =>
      (dementiaWords.has(word) ||
        (word.length > shared && stems.has(word.slice(0, shared))) ||
        own.has(normal(word))) &&
      !vague.has(word) &&
      !isSymptom(word, document),
  )
})

/** What is told of grades in their sentence. */
const toldOf = (span: Span.Span, says: ReadonlyArray<StageName>): Meaning | undefined => {
  const run = besideOwn(
    span,
    { name: "grade", attributes: says.some((one) => one !== "mild") ? ["more"] : [] },
    { has: ownWords(span.document), attributes: OwnDiseases.of(span.document).ofCancer ? ["grown"] : [] },
  )

  return table.find(run)[0]?.row.means
}

/** How grades stand of which something is told; nothing where they are none of the disease that the study is about. */
const standOf = (span: Span.Span, told: Meaning | undefined): Stand.Stand | undefined => {
  if (told === undefined || told === "of a part") return undefined
  if (told === "of the mind" && !Dementia.isOfDementia(span.document)) return undefined
  const stand = Stand.of(span)
  if (told === "of a disease" && (stand.outcome !== "inclusion" || stand.turned)) return undefined

  return stand.outcome === "exclusion" && Dementia.isOfOtherCause(span) ? Stand.ofPart : stand
}

/**
 * Grades of dementia, or of the disease that the study is about, at a place: "mild to moderate Alzheimer's disease", "dementia of moderate
 * severity"; nothing where they are of something else.
 */
export const of = (span: Span.Span, says: ReadonlyArray<StageName>): ToldStage | undefined => {
  const stand = standOf(span, toldOf(span, says))

  return stand && byName(Mention.of(span, stand))
}

/** The least and the greatest value that somebody of a severity has. */
export type Bounds = readonly [least: HeldMeasure, most: HeldMeasure]

/** Source: ISTH (White 2001): below 1 % of the factor's activity, 1 to 5, above 5 and below 40. */
const activities: ReadonlyMap<StageName | undefined, readonly [least: number, most: number]> = new Map([
  ["severe", [0, 0.9]],
  ["moderate", [1, 5]],
  ["mild", [5.1, 39]],
])

/** What a severity of a haemophilia is defined by; nothing of any other disease, or of several severities. */
export const measuredAs = ([stage, ...others]: ReadonlyArray<StageName>, condition: string): ReadonlyArray<Bounds> => {
  const values = activities.get(stage)
  if (values === undefined || others.length > 0 || !/ha?emophilia/.test(fold(condition))) return []
  const [least, most] = values

  return measures
    .filter(({ name }) => /^factor (?:VIII|IX) activity$/.test(name))
    .map((measure) => {
      const held = (value: number): HeldMeasure => ({ measure, scale: 0, value, shown: String(value) })

      return [held(least), held(most)]
    })
}

/** What a text tells of all who have the severity, and not only of a part of them. */
export const findMeasured = (
  text: AnnotatedText.AnnotatedText,
  bounds: ReadonlyArray<Bounds>,
): ReadonlyArray<Finding.Finding> =>
  bounds.flatMap((ends) => {
    const [found = [], others = []] = ends.map((end) => MeasureFindings.find(text, end))
    const [outcome, other] = [found, others].map((each) => Finding.leading(Finding.decisive(each))?.outcome)

    return outcome !== "unknown" && outcome === other
      ? found
          .filter((each) => each.outcome === outcome)
          .map((each) => ({ ...each, remark: "" as const, number: undefined }))
      : []
  })
