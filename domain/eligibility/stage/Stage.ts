import * as Packing from "../../annotation/Packing.ts"
import { common, dementiaWords, isCancer, normal } from "../../condition/DiseaseWords.ts"
import * as FreeText from "../../FreeText.ts"
import { remembering } from "../../Memo.ts"
import * as LatestValues from "../../report/LatestValues.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import type { Span } from "../document/Span.ts"
import * as Emptiness from "../entry/Emptiness.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import type * as HeldMeasure from "../measurement/HeldMeasure.ts"
import * as HeldMeasures from "../measurement/HeldMeasures.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as Noun from "../mention/Noun.ts"
import * as OtherCancers from "../mention/OtherCancers.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type { Topic, Unsought } from "../mention/Question.ts"
import * as Stand from "../mention/Stand.ts"
import * as WordTests from "../rules/WordTests.ts"
import * as Tokens from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as AroundStage from "./AroundStage.ts"
import * as AskedStage from "./AskedStage.ts"
import * as Dementia from "./Dementia.ts"
import * as Grades from "./Grades.ts"
import * as OtherStates from "./OtherStates.ts"
import * as PlacedMetastases from "./PlacedMetastases.ts"
import type * as PlacedStage from "./PlacedStage.ts"
import * as StageMentions from "./StageMentions.ts"
import * as StageScales from "./StageScales.ts"
import * as StatesInOtherWords from "./StatesInOtherWords.ts"

const ofRisk = /^(?:of|for|from)$/

/** A risk group, "high-risk", rather than a risk of something. */
const isNoRisk = ({ first, last, tokens: { words } }: Span): boolean =>
  (words[last - 1] !== "risk" || !ofRisk.test(words[last] ?? "")) &&
  (words[first - 2] !== "risk" || !ofRisk.test(words[first - 1] ?? ""))

/** "Vascular dementia", in a study of Alzheimer's disease. */
const isOtherDementia = (span: Span): boolean =>
  span.tokens.words[span.last - 1]?.startsWith("dementia") === true && Dementia.isOfOtherKind(span)

const instruments = WordSet.of("assessment category index inventory measure questionnaire rating scale score test")

/** Whether words are but a part of the name of something that is measured with: of "North Star Ambulatory Assessment" the third. */
const areOfInstrument = ({ document: { text }, first, last, tokens: { starts, words } }: Span): boolean =>
  first > 0 &&
  instruments.has(words[last] ?? "") &&
  [first - 1, first, last].every((at) => /\p{Lu}/u.test(text[starts[at] ?? text.length] ?? ""))

/** Words that are said of many diseases, of which a noun behind them tells the one. */
const ofAnyDisease = WordTests.matching(
  "active inactive chronic acute primary secondary persistent familial sporadic hereditary heritable idiopathic congenital acquired generalized generalised focal " +
    "partial ocular cardiac pulmonary bulbar uncontrolled controlled unstable classic classical typical atypical variant probable possible definite onset juvenile " +
    "transient intermittent episodic obstructive nonobstructive resistant dependent symptomatic asymptomatic inflammatory systemic cutaneous stable mild mildly moderate moderately severe severely progressive",
)

/** What a disease is called, where no more is said of it. */
const anyDisease = common.union(
  WordSet.of(
    "form forms type types course courses phase stage status state period symptoms symptom severity activity flare phenotype involvement muscle muscles weakness alone cases cause causes infants boys girls males females carriers",
  ),
)

/** The words by which the study's disease goes, whichever of its names a text has. */
const ownNames = remembering(
  ({ about }: Document): ReadonlySet<string> =>
    new Set(
      about
        .flatMap((each) => StatesInOtherWords.namesOf(each))
        .flatMap((name) => Tokens.ofWritten(name).words)
        .filter((word) => !anyDisease.has(word) && !ofAnyDisease(word)),
    ),
)

/** Words of an organ, of which any disease is another. */
const ofOrgan = WordSet.of("cardiac ocular pulmonary cutaneous systemic obstructive")

/** "Active tuberculosis", "familial hypercholesterolemia": words that stand before the name of another disease. */
const isOfAnother = ({ document, last, tokens: { words } }: Span): boolean => {
  const ends = words[last - 1] ?? ""
  if (!ofAnyDisease(ends)) return false
  const own = OwnDiseases.of(document)
  const nounIn = (some: Tokens.Words): Tokens.Words =>
    Noun.at(some, last).filter((word) => !ofAnyDisease(word) || ofOrgan.has(word))
  const isOwn = (word: string): boolean =>
    !ofOrgan.has(word) && (own.words.has(normal(word)) || own.words.has(word) || ownNames(document).has(word))
  const isAny = (word: string): boolean => anyDisease.has(word) && !(ofOrgan.has(ends) && common.has(word))
  const noun = nounIn(words)
  const aside = words.indexOf("(", last)
  if (noun.some(isOwn) || (aside < 0 ? noun : nounIn(words.slice(0, aside))).every(isAny)) return false

  return words[last] !== "," || OwnDiseases.namedBy(noun, own) === "another disease"
}

/** Words of which no stage is known, in their place. */
interface Named {
  readonly span: PlacedStage.Saying
  readonly mention: Mention.Mention
}

const namedIn = (text: AnnotatedText.AnnotatedText, named: Literal.Literal): ReadonlyArray<Named> =>
  Literal.spans(text, named).map((span) => ({ span: { ...span, says: [] }, mention: Mention.of(span) }))

const foundAt = ({ mention, span }: Named, weight: number): Finding.Finding =>
  Finding.of(mention, AroundStage.standOf(span, mention.stand), weight)

/** Whether words that no vocabulary knows speak of those who have what they say. */
const areMeant = ({ mention, span }: Named): boolean =>
  isNoRisk(span) &&
  !AroundStage.isOfTherapy(span) &&
  !areOfInstrument(span) &&
  !isOtherDementia(span) &&
  !isOfAnother(span) &&
  !AroundStage.told(span).has("others let in") &&
  !AroundStage.told(span).has("past") &&
  !(mention.stand.turned && OtherCancers.around(span, OwnDiseases.of(span.document)))

const findNamed = (text: AnnotatedText.AnnotatedText, named: Literal.Literal): ReadonlyArray<Finding.Finding> =>
  namedIn(text, named)
    .filter(areMeant)
    .map((one) => foundAt(one, 2))

/** What a text says of patients in words that tell more exactly than the stages that they are of. */
const findExact = (
  text: AnnotatedText.AnnotatedText,
  named: Literal.Literal,
  weightOf: (span: PlacedStage.Saying) => number,
): ReadonlyArray<Finding.Finding> =>
  namedIn(text, named)
    .filter(({ span }) => isNoRisk(span) && AroundStage.isOfPatients(span))
    .map((one) => foundAt(one, weightOf(one.span)))

/** A state with its severity, or in other words, of which no more than a part may be barred. */
const ofState = (span: PlacedStage.Saying): number => (AroundStage.isNarrowed(span) ? 1 : 3)

/** A disease that is in one place alone, which is more exact than metastases there. */
const ofSole = (): number => 4

/** Whether a text turns on the stage, whichever it is. */
export const decides = AnnotatedText.layer(Packing.flag, (text) => StageMentions.decide(text))

const spread: StageMentions.Asked = { covers: ["metastatic"], numbers: [], implied: [] }

/**
 * What a text says of a stage that is asked for by what it is. The numbers of a disease that is no tumor are sought only where the study is
 * about it, and what a value on a scale is called besides where the text does not name the scale. Who bars whatever has spread does so
 * however a cancer answers to castration; who wants it says nothing of symptomatic brain metastases.
 */
const findSaid = (text: AnnotatedText.AnnotatedText, asked: AskedStage.AskedStage): ReadonlyArray<Finding.Finding> => {
  const { grades, implied, isMetastatic, literal, organs, placed, qualities, scale, sole, stagedDisease } = asked
  const isStaged =
    stagedDisease === undefined || StageScales.isOfDisease(stagedDisease, OwnDiseases.of(text.document()))
  const called =
    scale === undefined || scale.called.length === 0 || StageScales.isNamed(text, scale) ? [] : scale.called
  const stages = {
    covers: [...asked.covers, ...called],
    numbers: isStaged ? asked.numbers : [],
    implied,
    isMetastatic,
    organs,
    grades,
  }
  const seated = organs.length === 0 ? [] : PlacedMetastases.find(text, organs, qualities)
  const isOfSome = qualities.length > 0 || seated.some(({ remark }) => remark === Stand.ofPart.remark)
  const told = OtherStates.together(text, OtherStates.weighed(text, StageMentions.find(text, stages), stages), stages)

  return [
    ...(literal === undefined ? [] : findNamed(text, literal)),
    ...seated,
    ...(placed === undefined ? [] : findExact(text, placed, ofState)),
    ...(sole === undefined ? [] : findExact(text, sole, ofSole)),
    ...(!isOfSome || told.every(({ outcome }) => outcome === "exclusion") ? told : []),
    ...(isMetastatic === true ? OtherStates.barredAtLarge(text, StageMentions.find(text, spread)) : []),
    ...(scale === undefined ? [] : StageScales.find(text, scale)),
  ]
}

const impairments: StageMentions.Asked = { covers: ["mci", "mild", "moderate", "severe"], numbers: [], implied: [] }

/** What a text that calls no severity, or no stage of dementia, by its name tells of the values that it has. */
const findRated = (
  text: AnnotatedText.AnnotatedText,
  { measured, rated }: AskedStage.AskedStage,
): ReadonlyArray<Finding.Finding> => {
  const found = [...Grades.findMeasured(text, measured), ...rated.flatMap((scale) => StageScales.find(text, scale))]

  return found.length === 0 || StageMentions.find(text, impairments).length > 0 ? [] : found
}

/** What a text says of the stage, mention by mention. */
export const find = (
  text: AnnotatedText.AnnotatedText,
  asked: AskedStage.AskedStage,
): ReadonlyArray<Finding.Finding> => {
  const said = findSaid(text, asked)
  const found = said.length > 0 ? said : findRated(text, asked)
  if (asked.isOpen) return found.map((one) => Finding.untold(one, Uncertainty.remark))

  const denied = asked.denied === undefined ? [] : findSaid(text, asked.denied).map(OtherStates.whereDenied)

  return [...found, ...denied].map(OtherStates.eitherWayIn)
}

/** What is read as a stage on a scale of its own. */
const ofScales: ReadonlySet<string> = new Set(["CDR"])

const isOfDisease = (word: string): boolean =>
  dementiaWords.has(word) || isCancer(word) || /^(?:disease|of|the|due|to|with|[^a-z]+)$/.test(word)

interface Entry {
  readonly measures: ReadonlyArray<HeldMeasure.HeldMeasure>
  readonly asked?: AskedStage.AskedStage
}

/** What a profile enters as a stage: its measures, and what it asks for besides; nothing where that says nothing, or only calls the disease beside them. */
const ask = (written: string, condition: string): Entry => {
  const { rest, measures } = HeldMeasures.of(LatestValues.of(written), ofScales)
  const asked = AskedStage.ask(rest, condition)
  const onlyCallsIt = measures.length > 0 && Tokens.ofWritten(rest).words.every(isOfDisease)
  const isKnown = AskedStage.isUnderstood(asked) || asked.denied !== undefined
  const isTold = isKnown || !(onlyCallsIt || Emptiness.is(rest))

  return { measures, ...(isTold ? { asked } : {}) }
}

/** Why an entry is sought in no text, if it is not. */
const unsought = ({ asked, measures }: Entry): { readonly unsought?: Unsought } =>
  asked === undefined && measures.length === 0 ? { unsought: "not_understood" } : {}

export const topic: Topic<"stage"> = {
  ask: ({ condition, stage }) => {
    if (stage === undefined) return []
    const entry = ask(FreeText.visible(stage), condition)
    const { asked, measures } = entry
    const site = CancerSites.ofCondition(condition)

    return [
      {
        kind: "stage",
        label: `Stage: ${stage}`,
        entered: FreeText.short(stage),
        asks: "stage",
        ...MeasureFindings.saying(measures, asked === undefined),
        ...unsought(entry),
        find: (text) =>
          MeasureFindings.beside(
            text,
            measures,
            asked === undefined ? undefined : OtherCohorts.marked(text, find(text, asked), site),
          ),
      },
    ]
  },
}
