import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { languageWords } from "../classes/LanguageWords.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Span } from "../document/Span.ts"
import * as MarkerMeaning from "../marker-status/MarkerMeaning.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { type MarkerStatus, particularChanges } from "../marker-status/MarkerStatus.ts"
import { therapyWords } from "../marker-status/MarkerWords.ts"
import type * as StatusComparison from "../marker-status/StatusComparison.ts"
import { antibodyWords } from "../markers/Autoantibodies.ts"
import type { Marker } from "../markers/Marker.ts"
import type { Named } from "../markers/MarkerMatcher.ts"
import { type StateWord, stateAt, stateBefore } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as Literal from "../mention/Literal.ts"
import { fold } from "../text/Folding.ts"
import * as Tokens from "../text/Tokens.ts"
import * as LineLexicon from "../treatment/LineLexicon.ts"
import * as EnteredWords from "./EnteredWords.ts"
import * as MarkerMentions from "./MarkerMentions.ts"

/** A marker that no vocabulary knows, with a state that a profile says of it: "NF2 mutation". It is the caller's, and nothing of it is kept. */
export interface UnknownMarker {
  readonly marker: Marker
  readonly asked: MarkerStatus
  readonly literal: Literal.Literal
}

/** Words and marks that may stand between the name and its state. */
const between: ReadonlySet<string> = new Set([
  ..."- gene protein / + & ( ) , and p . pathogenic likely biallelic nonsense missense point".split(" "),
  ...antibodyWords,
])

/** Letters alone are states of markers that are known. */
const isTold = (state: StateWord | undefined): state is StateWord =>
  state !== undefined && (/[a-z]{2}/.test(state.words.join("")) || state.words[0] === "+")

/** Behind the states that a marker begins with, "mutant BTK", and behind what antibodies are against: "anti-CCP". */
const firstOf = (words: Tokens.Words): number => {
  let first = 0
  for (let state = stateAt(words, 0); isTold(state); state = stateAt(words, first)) first += state.words.length

  return words[first] === "anti" ? first + (words[first + 1] === "-" ? 2 : 1) : first
}

/** How much there is of what was found, or how it looks: "1:1280", "212 IU/mL", "80%", "dim". */
const amount =
  /^(?:[\d.,:/%<>≤≥-]+|[iukmnpµ]{0,2}[ugmlv]{1,2}|mol|dim|bright|weak|strong|partial|focal|diffuse|subset)$/

/** Before the bracket that ends an entry with how much was found: "ANA positive (1:1280)", "CD64 positive (partial)". */
const beforeAmount = (words: Tokens.Words): number => {
  const open = words.at(-1) === ")" ? words.lastIndexOf("(") : -1
  const isAmount = open > 0 && words.slice(open + 1, -1).every((word) => amount.test(word))

  return isAmount && stateBefore(words, open - 1) !== undefined ? open : words.length
}

/** Before the states and changes that a marker ends with: "LRRK2 G2019S mutation". */
const lastOf = (words: Tokens.Words, first: number): number => {
  let last = beforeAmount(words)
  while (last > first + 1) {
    const state = stateBefore(words, last - 1)
    if (isTold(state)) last -= state.words.length
    else if (isVariant(words[last - 1]) || between.has(words[last - 1] ?? "")) last--
    else break
  }

  return last
}

/** Whether what is told is of the patient's own antibodies: "CCP antibody positive", "anti-CCP negative". */
const isOfAntibodies = (words: Tokens.Words): boolean =>
  words.some((word) => word === "anti" || antibodyWords.has(word))

const glued = /^anti(?=\p{L}{4})/iu

/** The name of what antibodies bind to, with and without what may be glued to it: "anticentromere". */
const withAnti = (name: string): ReadonlyArray<string> => {
  const target = name.replace(glued, "")

  return [target, `anti${target}`]
}

/** Who asks for a lack of something asks for what its absence means. */
const ofLack = /\bdeficien|\bloss\b/

const nameAt = (start: number, end: number): Named => ({
  start,
  end,
  says: "name",
  withOthers: false,
  rest: "",
})

export const named = (name: string): Marker => ({ name, forms: [name], exact: [], source: "as a profile writes it" })

/** What is asked of a name alone: that it is there. */
export const there: StatusComparison.AskedStatus = { state: "present", kinds: [], variants: [], isDenied: false }

/** The marker that a profile names together with a state; nothing where it says none. */
export const of = (text: string): UnknownMarker | undefined => {
  const folded = fold(text)
  const tokens = Tokens.of(folded, 0, folded.length)
  const first = firstOf(tokens.words)
  const last = lastOf(tokens.words, first)
  const start = tokens.starts[first]
  const end = tokens.ends[last - 1]
  if (start === undefined || end === undefined || last - first === tokens.words.length) return undefined
  const name = text.slice(start, end)
  const isOwn = isOfAntibodies(tokens.words)
  const own = isOwn ? { autoantibody: true as const } : {}
  const lost = ofLack.test(folded) ? { lost: true as const } : {}
  const marker: Marker = { ...named(name), ...lost, ...own }
  const asked = MarkerMeaning.of(marker, nameAt(start, end), MarkerRun.written(text, tokens, first, last))
  const altered = asked.kinds.find((kind) => particularChanges.includes(kind))

  return {
    marker: { ...marker, ...(altered === undefined ? {} : { altered }) },
    asked,
    literal: Literal.of(...(isOwn ? withAnti(name) : [name])),
  }
}

/** Two letters together, or a letter beside a digit; of scripts that need no more, one. */
const letters =
  /\p{L}{2}|\p{L}\p{N}|\p{N}\p{L}|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A sample that is a marker itself where nothing else is named. */
const ofSamples: ReadonlySet<string> = new Set(["ctdna", "cfdna"])

const mayBeName = (word: string): boolean =>
  ofSamples.has(word) || (letters.test(word) && !languageWords.has(word) && !EnteredWords.isToldOf(word))

/** Whether words hold one that could name what is measured, as that of a tumor may: "tumor 3 cm". */
export const mayBeMeasured = (written: string): boolean =>
  Tokens.ofWritten(written).words.some((word) => mayBeName(word) || EnteredWords.isOfCancer(word))

/** What has no change of a gene: illnesses, parts of the body and treatments. */
const unchanged: ReadonlySet<string> = new Set([
  ...DiseaseWords.others,
  ...DiseaseWords.organs,
  ...DiseaseWords.dementiaWords,
  ...therapyWords,
  ...LineLexicon.systemic,
  ...LineLexicon.local,
])

const isUnchanged = (word: string): boolean => unchanged.has(word) || LineLexicon.isAgent(word)

/**
 * Whether words hold any that could be the name of a marker, and are not all of the language, of states, single letters, numbers and signs.
 * `asked`: what is told of it, "heart mutation".
 */
export const mayBeNamed = (written: string, asked?: MarkerStatus): boolean => {
  const { words } = Tokens.ofWritten(written)
  const states = EnteredWords.ofStates(words)
  const isOfChange = asked !== undefined && asked.kinds.length > 0

  return words.some((word, at) => !states.has(at) && mayBeName(word) && !(isOfChange && isUnchanged(word)))
}

export const at = (span: Span, marker: Marker): MarkerMentions.MarkerMention | undefined =>
  MarkerMentions.at(span, marker, nameAt(span.start, span.end))

export const find = (
  text: AnnotatedText,
  { literal, marker }: Pick<UnknownMarker, "literal" | "marker">,
  most: number,
): ReadonlyArray<MarkerMentions.MarkerMention> =>
  Literal.spans(text, literal, most).flatMap((span) => at(span, marker) ?? [])
