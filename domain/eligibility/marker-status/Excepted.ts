import type { Marker } from "../markers/Marker.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { isVariant, variant } from "../markers/VariantNotation.ts"
import { isNumber, type Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import * as GeneChanges from "./GeneChanges.ts"
import * as Introductions from "./Introductions.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import { type MarkerStatus, particularChanges } from "./MarkerStatus.ts"
import * as StatusComparison from "./StatusComparison.ts"

const none: Words = []

/** The token that ends what goes on from another one: one of some words, but the point of "p.G12C", or so many tokens on. */
const upTo = (words: Words, from: number, most: number, ends: ReadonlySet<string>): number => {
  let at = from
  while (at < words.length && at < from + most && (!ends.has(words[at] ?? "") || words[at - 1] === "p")) at++

  return at
}

/** What begins another clause than a marker's: what is excepted there is excepted from treatment. */
const ofTreatment = WordSet.of("treatment treated therapy therapies chemotherapy prior previous previously")

const endsClause = new Set([...". ; :".split(" "), ...ofTreatment])

const farthest = 12

/** What is taken out behind a marker, in order, as far as its clause goes. A verdict may be the next clause: "KRAS mutation. G12C does not count". */
const takenOutBehind = ({ last, run, tokens: { words } }: MarkerRun.Place) => {
  const end = upTo(words, last, farthest, endsClause)
  const endOfVerdicts = upTo(words, last, farthest, ofTreatment)

  return Introductions.inRun(run).filter(
    (each) =>
      each.first >= last &&
      each.first < (each.means === "changes kept out" ? endOfVerdicts : end) &&
      !Introductions.isOfExamples(each),
  )
}

const mostWords = 14

const endsList = WordSet.of(". ; : ) but if unless")

/** The words of what is taken out behind a marker, with exons as changes are called: "other than exon 20". */
export const behind = (place: MarkerRun.Place): Words => {
  const [found] = takenOutBehind(place)
  if (found === undefined) return none
  const { first, last, means } = found
  if (means === "changes kept out") return GeneChanges.withChanges(place, first, last)

  return GeneChanges.withChanges(place, last, upTo(place.tokens.words, last, mostWords, endsList))
}

/** Where changes begin that are kept out by a verdict behind them, which is none on the marker: "KRAS mutation with G12C excluded". */
export const verdictFrom = (place: MarkerRun.Place): number | undefined =>
  takenOutBehind(place).find(({ first, means }) => means === "changes kept out" && first > place.last)?.first

/** Whether what names a marker is among changes that are kept out by a verdict behind them: "TTR mutation (V30M excluded)". */
export const isKeptOut = ({ first, run }: MarkerRun.Place): boolean =>
  Introductions.inRun(run).some((each) => each.means === "changes kept out" && each.first <= first && first < each.last)

/** How far behind a marker its examples may begin: "EGFR mutation known to go with sensitivity to a kinase inhibitor (including …". */
const farthestExamples = 20

const longestList = 24

/** What ends a list of examples, or takes something out of it. */
const endsExamples = WordSet.of(". ; : ) other except excepting excluding not no without but")

/** The words of the changes that are named as examples behind a marker: "EGFR mutation (including L858R or exon 19 deletion)". */
export const examplesBehind = (place: MarkerRun.Place): Words => {
  const { last, run, tokens } = place
  const { words } = tokens
  const found = Introductions.inRun(run).find(
    (each) => Introductions.isOfExamples(each) && each.last > last && each.last <= last + farthestExamples,
  )
  if (found === undefined) return none
  const from = words[found.last] === "," ? found.last + 1 : found.last

  return GeneChanges.withChanges(place, from, upTo(words, from, longestList, endsExamples))
}

const fillers = WordSet.of(
  "for if those that than which is are it ihc a an the of with score tumors - gene any high level",
)

/** Where the words of an exception tell something else than these. */
const beginning = (excepted: Words, own: Words = none): number =>
  excepted.findIndex((word) => !fillers.has(word) && !own.includes(word))

/** The state or the change of the marker that the words of an exception begin with: "any status except 3+", "… other than wild type". */
export const stateOf = ({ name }: Pick<Marker, "name">, excepted: Words): MarkerStatus | undefined => {
  const first = beginning(excepted, name.toLowerCase().split("-"))
  const change = variant(excepted[first] ?? "")
  if (change !== undefined) return { state: "present", kinds: [], variants: [change], isDenied: false }
  const state = stateAt(excepted, first)
  if (state === undefined || state.noun) return undefined
  const { claim, kind } = state

  return { state: claim, kinds: kind === "any" ? [] : [kind], variants: [], isDenied: false }
}

/** Whether a word names a change, or its place: "G12C", "exon 20", "a position other than 816", "an exon other than 17". */
const isNamedBy = (word: string, change: string): boolean =>
  isNumber(word)
    ? word === StatusComparison.positionOf(change) || `exon${word}` === change
    : word === change || ((isVariant(word) || word.startsWith("residue")) && StatusComparison.sameVariant(word, change))

/** Whether what a profile has is taken out of what is said of a marker: one of its changes, or all of their kind, "alterations other than amplification". */
export const takesOut = (
  excepted: Words,
  said: MarkerStatus,
  { exons = [], kinds, residues = [], variants }: StatusComparison.AskedStatus,
): boolean => {
  if (excepted.length === 0) return false
  const isNamed = (change: string): boolean => excepted.some((word) => isNamedBy(word, change))
  if (residues.some(isNamed)) return true
  if (variants.length > 0)
    return [...variants, ...exons].some(isNamed) && !variants.some((change) => said.variants.includes(change))
  const [kind, another] = kinds
  const isOfKind = kind !== undefined && another === undefined && particularChanges.includes(kind)
  const state = stateAt(excepted, beginning(excepted))

  return isOfKind && !said.kinds.includes(kind) && state?.noun === true && state.kind === kind
}
