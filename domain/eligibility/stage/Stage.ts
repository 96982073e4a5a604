import * as Packing from "../../annotation/Packing.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import type * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import type { Topic } from "../mention/Question.ts"
import { fold } from "../text/Folding.ts"
import { of as tokensOf } from "../text/Tokens.ts"
import { dementiaWords } from "./DementiaWords.ts"
import * as EnteredStage from "./EnteredStage.ts"
import * as GradeSpans from "./GradeSpans.ts"
import { grades } from "./GradeSpans.ts"
import * as Grades from "./Grades.ts"
import { loneWords, shortNames } from "./LoneWords.ts"
import * as NumberedStages from "./NumberedStages.ts"
import * as OtherStage from "./OtherStage.ts"
import type { StageName } from "./StageName.ts"
import * as StageNumerals from "./StageNumerals.ts"
import * as StagePhrases from "./StagePhrases.ts"
import * as StageScales from "./StageScales.ts"

/** A stage as a profile asks for it: by what it covers, by its number, or by its words as they are. */
export interface Stage {
  readonly covers: ReadonlyArray<StageName>
  readonly numbers: ReadonlyArray<string>
  /** Numbers of stages that go by the names that it covers. */
  readonly implied: ReadonlyArray<string>
  readonly literal: Literal.Literal | undefined
  /** Its value on a scale that goes by a name of its own. */
  readonly scale: StageScales.Asked | undefined
  /** Whether it is a grade: mild, moderate or severe. */
  readonly graded: boolean
  /** What it is said not to be. */
  readonly denied?: Stage
  /** Whether what was entered leaves open what it is, or holds what is not understood and may turn it. */
  readonly isOpen?: true
}

const isDementia = (condition: string): boolean => /alzheimer|dement|cogniti/.test(fold(condition))

/** What a stage's name may hold or leave out. */
const unsaid: ReadonlySet<string> = new Set(["-", "stage", "disease", "setting", "phase", "alzheimer's", "alzheimer"])

/** The numbers of stages that go by names, too. */
const numbersOf: ReadonlyMap<StageName, ReadonlyArray<string>> = new Map<StageName, ReadonlyArray<string>>([
  ["metastatic", ["4"]],
  ["early", ["1", "2"]],
])

/** What a stage means besides where a disease is of a kind: a glioma's maintenance follows radiation. */
const besides: ReadonlyArray<{
  readonly name: StageName
  readonly of: RegExp
  readonly means: StageName
}> = [
  { name: "maintenance", of: /gliom|gliobl|astrocyt|\bgbm\b/, means: "after radiation" },
  { name: "extensive", of: /^(?!.*\bnon[ -]?small)(?:.*small[ -]cell|.*\bsclc\b)/, means: "metastatic" },
]

const inSetting = (name: StageName, condition: string): ReadonlyArray<StageName> =>
  besides.flatMap(({ means, name: one, of }) => (one === name && of.test(fold(condition)) ? [means] : []))

/** What tells more of a disease than how far it has spread: of "mCRPC" the one is asked for. */
const kindsOfCourse: ReadonlySet<StageName> = new Set(["castration-resistant", "castration-sensitive"])

/** What is said of a stage. A grade without its disease ("mild") is one of dementia where the condition is. */
const affirmed = (text: string, condition: string): Stage => {
  const folded = fold(text)
  const { words } = tokensOf(folded, 0, folded.length)
  const dementia = isDementia(condition) || words.some((word) => dementiaWords.has(word))
  const phrased = StagePhrases.said(text)
  const graded = !phrased.includes("mci") ? GradeSpans.ranged(GradeSpans.named(words)) : []
  const word = words.filter((each) => !unsaid.has(each)).join(" ")
  const lone = dementia ? loneWords.get(word) : shortNames.get(word)
  const scale = StageScales.inStage(words)
  const numbers = StageNumerals.inStage(words)
  const named = [...new Set([...(lone ?? phrased), ...graded])]
  const telling = named.filter((name) => kindsOfCourse.has(name))
  const covers = telling.length > 0 ? telling : [...named, ...named.flatMap((name) => inSetting(name, condition))]
  if (covers.length === 0 && numbers.length === 0) {
    return {
      covers,
      numbers,
      implied: [],
      literal: scale === undefined ? Literal.of(text) : undefined,
      scale,
      graded: false,
    }
  }
  const isSpread = scale?.isOfTumors !== false && numbers.some((number) => number.startsWith("4"))

  return {
    covers: isSpread ? [...covers, "metastatic"] : covers,
    numbers,
    implied: covers.flatMap((name) => numbersOf.get(name) ?? []),
    literal: undefined,
    scale,
    graded: covers.some((name) => grades.includes(name)),
  }
}

const isUnderstood = ({ covers, numbers, scale }: Stage): boolean =>
  covers.length > 0 || numbers.length > 0 || scale !== undefined

/** What is not metastatic goes by the name of what has not spread. */
const instead: ReadonlyArray<readonly [denied: StageName, covers: StageName]> = [["metastatic", "localized"]]

const notThat = (denied: Stage): Stage => ({
  covers: instead.flatMap(([name, covers]) => (denied.covers.includes(name) ? [covers] : [])),
  numbers: [],
  implied: [],
  literal: undefined,
  scale: undefined,
  graded: false,
  denied,
})

/** What a profile's stage asks for. What it denies counts where it says nothing else that is understood. */
export const ask = (written: string, condition: string): Stage => {
  const text = written.trim()
  const entered = EnteredStage.of(text)
  const said = affirmed(entered.affirmed, condition)
  if (isUnderstood(said)) return EnteredStage.isOpen(text) ? { ...said, isOpen: true } : said
  const denied = entered.denied === "" ? undefined : affirmed(entered.denied, condition)

  return denied !== undefined && isUnderstood(denied) ? notThat(denied) : { ...said, literal: Literal.of(text) }
}

/** Whether a text turns on the stage, whichever it is. */
export const decides = AnnotatedText.layer(Packing.flag, (text) =>
  [StagePhrases, NumberedStages, Grades].some(({ decide }) => decide(text)),
)

const ofSomething: ReadonlySet<string> = new Set(["of", "for", "from"])

/** A risk group, "high-risk", rather than a risk of something. */
const isNoRisk = ({ last, tokens: { words } }: Span): boolean =>
  words[last - 1] !== "risk" || !ofSomething.has(words[last] ?? "")

/** What a text says of a stage that is asked for by what it is. */
const findSaid = (
  text: AnnotatedText.AnnotatedText,
  { covers, graded, implied, literal, numbers, scale }: Stage,
): ReadonlyArray<Finding.Finding> => [
  ...(literal === undefined ? StagePhrases.find(text, covers) : Literal.find(text, literal, isNoRisk)),
  ...(scale === undefined ? [] : StageScales.find(text, scale)),
  ...(graded ? Grades.find(text, covers) : []),
  ...NumberedStages.find(text, numbers, implied),
]

/** What a text says of the stage, mention by mention. */
export const find = (text: AnnotatedText.AnnotatedText, asked: Stage): ReadonlyArray<Finding.Finding> => {
  const found = findSaid(text, asked)
  if (asked.isOpen === true) return found.map(OtherStage.whereOpen)

  return asked.denied === undefined ? found : [...found, ...findSaid(text, asked.denied).map(OtherStage.whereDenied)]
}

export const topic: Topic<"stage"> = {
  atoms: StagePhrases.atoms,
  ask: ({ condition, stage }) => {
    if (stage === undefined) return []
    const asked = ask(stage, condition)

    return [{ kind: "stage", label: `Stage: ${stage}`, asks: "stage", find: (text) => find(text, asked) }]
  },
}
