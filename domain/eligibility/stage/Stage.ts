import * as Packing from "../../annotation/Packing.ts"
import * as FreeText from "../../FreeText.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as BesideMeasures from "../measurement/BesideMeasures.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import type * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type { Topic } from "../mention/Question.ts"
import type * as AskedStage from "./AskedStage.ts"
import * as GradeSpans from "./GradeSpans.ts"
import * as Grades from "./Grades.ts"
import * as InstrumentNames from "./InstrumentNames.ts"
import * as MeasuredSeverity from "./MeasuredSeverity.ts"
import * as NumberedStages from "./NumberedStages.ts"
import * as OtherAnswer from "./OtherAnswer.ts"
import * as OtherCause from "./OtherCause.ts"
import * as OtherScales from "./OtherScales.ts"
import * as OtherStage from "./OtherStage.ts"
import * as OthersLetIn from "./OthersLetIn.ts"
import * as PartOfKinds from "./PartOfKinds.ts"
import * as PlacedMentions from "./PlacedMentions.ts"
import * as ScoredStage from "./ScoredStage.ts"
import * as SpreadOfCourse from "./SpreadOfCourse.ts"
import type { StageName } from "./StageName.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as StageScales from "./StageScales.ts"

/** Whether a text turns on the stage, whichever it is. */
export const decides = AnnotatedText.layer(Packing.flag, (text) =>
  [StagePhrases, NumberedStages, Grades].some(({ decide }) => decide(text)),
)

const ofSomething: ReadonlySet<string> = new Set(["of", "for", "from"])

/** A risk group, "high-risk", rather than a risk of something. */
const isNoRisk = ({ last, tokens: { words } }: Span): boolean =>
  words[last - 1] !== "risk" || !ofSomething.has(words[last] ?? "")

/** "Vascular dementia", in a study of Alzheimer's disease. */
const isOtherDementia = (span: Span): boolean =>
  span.tokens.words[span.last - 1]?.startsWith("dementia") === true && OtherCause.isOfKind(span)

/** Whether words that no vocabulary knows speak of those who have what they say. */
const isMeant = (span: Span): boolean =>
  isNoRisk(span) && !InstrumentNames.hold(span) && !OthersLetIn.areDenied(span) && !isOtherDementia(span)

/** What a text says by the words themselves: of a stage that is not known otherwise, or of metastases in an organ. */
const findWords = (
  text: AnnotatedText.AnnotatedText,
  { covers, literal }: AskedStage.AskedStage,
): ReadonlyArray<Finding.Finding> => {
  if (literal === undefined) return []

  return covers.length === 0 ? Literal.find(text, literal, Literal.most, isMeant) : PlacedMentions.find(text, literal)
}

/** The numbers to be sought in a text: those of a disease that is no tumour only where the study is about it. */
const numbersIn = (
  text: AnnotatedText.AnnotatedText,
  { numbers, stagedDisease }: AskedStage.AskedStage,
): ReadonlyArray<string> =>
  stagedDisease === undefined || OtherScales.isOfDisease(stagedDisease, OwnDiseases.of(text.document())) ? numbers : []

/** What a value on a scale is called besides, of which a text may speak that does not name the scale. */
const calledIn = (text: AnnotatedText.AnnotatedText, { scale }: AskedStage.AskedStage): ReadonlyArray<StageName> =>
  scale === undefined || scale.called.length === 0 || StageScales.isNamed(text, scale) ? [] : scale.called

/** What its phrases say. Of a cancer that is asked for by its answer to castration, it matters whether it has spread. */
const findPhrases = (
  text: AnnotatedText.AnnotatedText,
  covers: ReadonlyArray<StageName>,
  isMetastatic: boolean | undefined,
): ReadonlyArray<Finding.Finding> => {
  const found = PartOfKinds.weighed(StagePhrases.find(text, covers), covers, (some) => StagePhrases.find(text, some))
  if (isMetastatic === undefined) return OtherAnswer.weighed(text, found, covers)
  const spread = isMetastatic ? StagePhrases.find(text, ["metastatic"]) : []
  if (found.length === 0 && spread.length === 0) return found
  const { folded } = text.document()

  return [
    ...found.map((one) => SpreadOfCourse.weighed(one, folded, isMetastatic)),
    ...spread.filter((one) => SpreadOfCourse.isBarredAtLarge(one, folded)),
  ]
}

/** What a text says of a stage that is asked for by what it is. */
const findSaid = (text: AnnotatedText.AnnotatedText, asked: AskedStage.AskedStage): ReadonlyArray<Finding.Finding> => {
  const { graded, implied, scale } = asked
  const called = calledIn(text, asked)
  const covers = [...asked.covers, ...called]

  return [
    ...findWords(text, asked),
    ...findPhrases(text, covers, asked.isMetastatic),
    ...(scale === undefined ? [] : StageScales.find(text, scale)),
    ...(graded || called.some((name) => GradeSpans.grades.includes(name)) ? Grades.find(text, covers) : []),
    ...NumberedStages.find(text, numbersIn(text, asked), implied),
  ]
}

const impairments: ReadonlyArray<StageName> = ["mci", ...GradeSpans.grades]

/** Whether a text calls a stage of dementia by its name. */
const isCalled = (text: AnnotatedText.AnnotatedText): boolean =>
  Grades.areNamed(text) || StagePhrases.find(text, impairments).length > 0

/** What a text that calls no severity, or no stage of dementia, by its name tells of the values that it has. */
const findRated = (
  text: AnnotatedText.AnnotatedText,
  { measured, rated }: AskedStage.AskedStage,
): ReadonlyArray<Finding.Finding> => {
  if (measured.length > 0) return Grades.areNamed(text) ? [] : MeasuredSeverity.find(text, measured)
  const found = rated.flatMap((scale) => StageScales.find(text, scale))

  return found.length === 0 || isCalled(text) ? [] : found
}

/** What a text says of the stage, mention by mention. */
export const find = (
  text: AnnotatedText.AnnotatedText,
  asked: AskedStage.AskedStage,
): ReadonlyArray<Finding.Finding> => {
  const said = findSaid(text, asked)
  const found = said.length > 0 ? said : findRated(text, asked)
  if (asked.isOpen === true) return found.map(OtherStage.whereOpen)

  return asked.denied === undefined ? found : [...found, ...findSaid(text, asked.denied).map(OtherStage.whereDenied)]
}

export const topic: Topic<"stage"> = {
  atoms: [],
  ask: ({ condition, stage }) => {
    if (stage === undefined) return []
    const { asked, measures } = ScoredStage.ask(FreeText.visible(stage), condition)
    const site = CancerSites.ofCondition(condition)

    return [
      {
        kind: "stage",
        label: `Stage: ${stage}`,
        entered: FreeText.short(stage),
        asks: "stage",
        ...BesideMeasures.saying(measures, asked === undefined),
        find: (text) =>
          BesideMeasures.of(
            text,
            measures,
            asked === undefined ? undefined : OtherCohorts.marked(text, find(text, asked), site),
          ),
      },
    ]
  },
}
