import { dementiaWords } from "../../condition/DiseaseWords.ts"
import * as Denials from "../entry/Denials.ts"
import * as Entered from "../entry/Entered.ts"
import * as Uncertainty from "../entry/Uncertainty.ts"
import type * as Literal from "../mention/Literal.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import type * as NumberRange from "../numbers/NumberRange.ts"
import * as Runs from "../rules/Runs.ts"
import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"
import * as DescribedMetastases from "./DescribedMetastases.ts"
import * as EnteredStage from "./EnteredStage.ts"
import * as Grades from "./Grades.ts"
import * as Metastases from "./Metastases.ts"
import * as NervousSystem from "./NervousSystem.ts"
import * as NumberedStages from "./NumberedStages.ts"
import * as OtherStates from "./OtherStates.ts"
import * as PlainStages from "./PlainStages.ts"
import * as SoleSites from "./SoleSites.ts"
import type { StageName } from "./StagePhrase.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as StageScales from "./StageScales.ts"
import * as StatesInOtherWords from "./StatesInOtherWords.ts"
import * as TumorCategories from "./TumorCategories.ts"

/** A stage as a profile asks for it: by what it covers, by its number, or by its words as they are. */
export interface AskedStage {
  readonly covers: ReadonlyArray<StageName>
  readonly numbers: ReadonlyArray<string>
  /** The words of a disease that is no tumor, whose stage has these numbers: they are sought only where a study is about it. */
  readonly stagedDisease?: ReadonlyArray<string>
  /** Numbers of stages that go by the names that it covers. */
  readonly implied: ReadonlyArray<string>
  /** Its words as they are, where nothing else is known of it. */
  readonly literal?: Literal.Literal | undefined
  /** The organs to which it says that a cancer has spread. */
  readonly organs: ReadonlyArray<string>
  /** How it says that the metastases there are. */
  readonly qualities: ReadonlyArray<DescribedMetastases.Quality>
  readonly grades: ReadonlyArray<NumberRange.NumberRange>
  /** Other words for metastases in these, or those of a state with its severity, or of its group of risk. */
  readonly placed?: Literal.Literal | undefined
  /** The words for a disease that is in one place alone. */
  readonly sole?: Literal.Literal
  /** Its value on a scale that goes by a name of its own. */
  readonly scale: StageScales.Asked | undefined
  /** The values that a dementia of this stage has on scales of its own, of which a text may tell that calls no stage by its name. */
  readonly rated: ReadonlyArray<StageScales.Asked>
  /** What it is defined by, of which a text may tell that calls no severity by its name. */
  readonly measured: ReadonlyArray<Grades.Bounds>
  /** What it is said not to be. */
  readonly denied?: AskedStage
  /** Of a cancer that is asked for by its answer to castration, whether it has spread, where that is told. */
  readonly isMetastatic: boolean | undefined
  /** Whether what was entered leaves open what it is, or holds what is not understood and may turn it. */
  readonly isOpen: boolean
}

const nothing: AskedStage = {
  covers: [],
  numbers: [],
  implied: [],
  organs: [],
  qualities: [],
  grades: [],
  scale: undefined,
  rated: [],
  measured: [],
  isMetastatic: undefined,
  isOpen: false,
}

/** The numbers of stages that go by names, too. */
const numbersOf: Partial<Record<StageName, ReadonlyArray<string>>> = { metastatic: ["4"], early: ["1", "2"] }

/** What a stage means besides where a disease is of a kind: a glioma's maintenance follows radiation. */
const besides: ReadonlyArray<readonly [name: StageName, of: RegExp, means: StageName]> = [
  ["maintenance", PlainStages.glioma, "after radiation"],
  ["extensive", PlainStages.smallCell, "metastatic"],
]

/** What tells more of a disease than how far it has spread: of "mCRPC" the one is asked for. */
const kindsOfCourse: ReadonlySet<StageName> = new Set(["castration-resistant", "castration-sensitive"])

/** Whether a stage is one of dementia: a grade without its disease ("mild") is where the condition is. */
const isOfDementia = (words: ReadonlyArray<string>, condition: string): boolean =>
  PlainStages.dementia.test(fold(condition)) || words.some((word) => dementiaWords.has(word))

/** The stages that are named. */
const coveredBy = (
  text: string,
  words: ReadonlyArray<string>,
  condition: string,
  isOfDementia: boolean,
): ReadonlyArray<StageName> => {
  const named = new Set(StagePhrases.said(text, isOfDementia))
  if (EnteredStage.spreadOf(words).isTold) named.add("metastatic")
  const telling = [...named].filter((name) => kindsOfCourse.has(name))
  const meant = besides.flatMap(([name, of, means]) => (named.has(name) && of.test(fold(condition)) ? [means] : []))

  return telling.length > 0 ? telling : [...named, ...meant]
}

/** Whether it is known what a stage is, and not only what it is not. */
export const isUnderstood = ({ covers, numbers, scale }: Pick<AskedStage, "covers" | "numbers" | "scale">): boolean =>
  covers.length > 0 || numbers.length > 0 || scale !== undefined

/** Whether what was entered leaves open what the stage is, "possibly metastatic", or may turn it by words of another language. */
const isDoubted = (written: string): boolean => {
  const { tokens } = Entered.of(written)

  return Uncertainty.isOpen(Runs.ofWritten(tokens)) || Denials.areAmong(tokens.words)
}

/** Other words for metastases in organs than those that `PlacedMetastases` reads. */
const otherwise = (text: string): ReadonlyArray<string> =>
  StatesInOtherWords.known(text).filter((each) => !Metastases.isOfOrgans(Tokens.ofWritten(each).words))

/** What words say that a stage is. */
const saidBy = (text: string, condition: string): AskedStage => {
  const tokens = Tokens.ofWritten(text)
  const { words } = tokens
  const ofDementia = isOfDementia(words, condition)
  const sole = SoleSites.inEntry(text)
  // "Liver-limited disease" has no limited stage
  const covers = coveredBy(text, words, condition, ofDementia).filter(
    (name) => sole === undefined || name !== "limited",
  )
  const scale = StageScales.inStage(tokens)
  const { numbers, of } = EnteredStage.numbersOf(tokens)
  const isSpread = of === undefined && NumberedStages.areCalledSpread(numbers, OwnDiseases.from([condition]).sites)
  const spread = EnteredStage.spreadOf(words)
  const organs = NervousSystem.enteredIn(tokens) === undefined ? spread.organs : [...spread.organs, NervousSystem.organ]
  const placed = StatesInOtherWords.found(
    organs.length === 0 && !numbers.includes("0") ? [] : otherwise(text),
    StatesInOtherWords.graded(text),
    covers.includes("localized") ? StatesInOtherWords.riskOf(text) : [],
  )

  return {
    ...nothing,
    covers: isSpread ? [...covers, "metastatic"] : covers,
    numbers,
    ...(of === undefined ? {} : { stagedDisease: of }),
    implied: covers.flatMap((name) => numbersOf[name] ?? []),
    organs,
    qualities: numbers.length === 0 ? DescribedMetastases.entered(tokens) : [],
    grades: StageScales.gradesIn(Runs.ofWritten(tokens), words),
    placed,
    ...(sole === undefined ? {} : { sole }),
    scale,
    rated: ofDementia && scale === undefined ? StageScales.ofStages(covers) : [],
    measured: Grades.measuredAs(covers, condition),
  }
}

/**
 * What is not metastatic goes by the name of what has not spread. Of metastases in an organ that are denied, no more than those are: there
 * may be others.
 */
const notThat = (denied: AskedStage): AskedStage =>
  denied.placed === undefined && denied.organs.length === 0
    ? { ...nothing, covers: denied.covers.includes("metastatic") ? ["localized"] : [], denied }
    : { ...nothing, denied: { ...denied, covers: [], implied: [] } }

/** What the words of a stage ask for. What they deny counts where they say nothing else that is understood. */
const inWords = (text: string, condition: string): AskedStage => {
  const usual = PlainStages.inUsualWords(text, condition)
  const { affirmed, denied } = EnteredStage.of(usual)
  const said = saidBy(affirmed, condition)
  const isMetastatic = said.covers.some((name) => kindsOfCourse.has(name)) ? OtherStates.spreadIn(usual) : undefined
  if (isUnderstood(said)) return { ...said, isMetastatic, isOpen: isDoubted(usual) }
  const other = denied === "" ? undefined : saidBy(denied, condition)

  return other !== undefined && isUnderstood(other)
    ? notThat(other)
    : { ...said, literal: StatesInOtherWords.found(StatesInOtherWords.alike(usual, condition)) }
}

/** What a profile's stage asks for. "T1 N0" is asked for by its number, too, and "cT2a" by itself. */
export const ask = (written: string, condition: string): AskedStage => {
  const text = written.trim()
  const said = inWords(text, condition)
  if (said.numbers.length > 0) return said
  const { categories, nodal, numbers } = TumorCategories.inEntry(EnteredStage.of(text).affirmed, condition)
  const alone = isUnderstood(said) || categories.length === 0 ? numbers : categories
  const coded = nodal.length > 0 && !said.covers.includes("metastatic") ? nodal : alone

  if (coded.length === 0) return said
  const { literal, ...known } = said

  return { ...known, numbers: coded, isOpen: isDoubted(text) }
}
