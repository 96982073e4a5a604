import { antibodyWords } from "../markers/Autoantibodies.ts"
import { variant } from "../markers/VariantNotation.ts"
import { isNumber, type Tokens } from "../text/Tokens.ts"
import * as BehindCues from "./BehindCues.ts"
import * as ChangeCues from "./ChangeCues.ts"
import { betweenWords, statusWords } from "./FillerWords.ts"
import * as MarkerNames from "./MarkerNames.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import * as StateBehindMarker from "./StateBehindMarker.ts"
import { end, further, type Gathered, joints, type Step, type Walk } from "./StatusCues.ts"

const negations: ReadonlySet<string> = new Set(["not", "non", "no", "without"])

const jointWords = /^(?:and|or|but|plus)$/

/** Whether a word stands behind the token at `at` that it may join: no mark, nor another joint. */
const leadsOn = (words: Tokens["words"], at: number): boolean => {
  const next = words[at + 1] ?? ""

  return /^[a-z0-9]/.test(next) && !jointWords.test(next)
}

/** A plus that stands by itself joins what stands on its two sides: "KRAS + TP53". One of a number, "(2+)", is a grade, and that of an antibody, "AChR-Ab+", its state. */
const plus: Step = ({ from, tokens: { ends, starts, words } }, at) => {
  const start = starts[at] ?? 0
  if (words[at] !== "+" || start === ends[from - 1] || words[at - 1] === "(") return undefined
  if (start === ends[at - 1] && antibodyWords.has(words[at - 1] ?? "")) return undefined

  return start === ends[at - 1] || leadsOn(words, at) ? at + 1 : undefined
}

/** The form of amyloid that goes to plaques, of which too little is in the fluid where it is in the brain. */
const isPlaqueForm = ({ from, tokens: { words } }: Walk): boolean => words[from - 1]?.endsWith("42") === true

const tooLittle = /^(?:[<≤]|below|under)$/

const enough = /^(?:[>≥]|above|over)$/

/** "CSF Aβ42 < 600 pg/mL", "below the cut-off". */
const inFluid: Step = (walk, at) => {
  const word = walk.tokens.words[at] ?? ""
  if (!isPlaqueForm(walk) || !(tooLittle.test(word) || enough.test(word))) return undefined
  if (tooLittle.test(word)) walk.gathered.adjectives.add("present")

  return end
}

/** "No del(17p), no TP53 mutation": what is negated begins with another marker. */
const negatesAnother = ({ text, tokens }: Walk, at: number): boolean =>
  joints.has(tokens.words[at - 1] ?? "") && MarkerNames.behind(text, tokens, at + 1) !== undefined

/** "EGFR L858R without any other EGFR mutations": what is negated is another change. */
const negatesOther = ({ tokens: { words } }: Walk, at: number): boolean =>
  further.has(words[words[at + 1] === "any" ? at + 2 : at + 1] ?? "")

/** "BRAF non-V600E mutation" is any other, and no mutation that is denied: the place of the change that a "non" takes out. */
const changeTakenOut = ({ tokens: { words } }: Walk, at: number): number | undefined => {
  const change = words[at + 1] === "-" ? at + 2 : at + 1

  return words[at] === "non" && variant(words[change] ?? "") !== undefined ? change : undefined
}

const negation: Step = (walk, at) => {
  const change = changeTakenOut(walk, at)
  if (change !== undefined) return change
  if (!negations.has(walk.tokens.words[at] ?? "")) return undefined
  if ((walk.isStated && walk.isJoined) || negatesAnother(walk, at) || negatesOther(walk, at)) return end
  walk.isNegated = true

  return at + 1
}

const methods: ReadonlySet<string> = new Set(["immunohistochemistry", "ihc", "staining", "immunostaining", "pcr"])

/** "BRAF V600E immunohistochemistry" is a test. */
const isTest = ({ gathered }: Walk, word: string, before: string): boolean =>
  statusWords.has(word) || (methods.has(word) && gathered.variants.length > 0 && variant(before) !== undefined)

const means: ReadonlySet<string> = new Set(["by", "via", "per", "through", "using"])

const nearMeans = 6

/** "Mutations of EGFR by genomic testing": how it was found. */
const isMeans = (words: Tokens["words"], from: number, at: number): boolean =>
  words.slice(Math.max(from, at - nearMeans), at).some((word) => means.has(word))

/** "MSI-H or unknown": who has it is told from those of whom nobody knows. */
const isUnknownBeside = ({ isNamedByState, tokens: { words } }: Walk, at: number): boolean =>
  isNamedByState && words[at] === "unknown" && joints.has(words[at - 1] ?? "")

/** What behind a status only asks for it: "MSI-H status is known", "dMMR status confirmation". */
const asking =
  /^(?:is|are|was|must|should|will|to|known|unknown|available|required|confirmation|test|tests|testing|assessment|determination|evaluation|analysis|results?|and)$/

/** "MSI-H status", "HbSS genotype": the name has said what it is. */
const isStatusBySelf = ({ from, isNamedByState, tokens: { words } }: Walk, at: number): boolean =>
  isNamedByState && at === from && /^(?:status|genotype)$/.test(words[at] ?? "") && !asking.test(words[at + 1] ?? "")

const status: Step = (walk, at) => {
  const { from, gathered, isStated, tokens } = walk
  const { words } = tokens
  if (isStated || !isTest(walk, words[at] ?? "", words[at - 1] ?? "")) return undefined
  if (isMeans(words, from, at) || isUnknownBeside(walk, at) || isStatusBySelf(walk, at)) return end
  gathered.status = true

  return at + 1
}

const joining: ReadonlySet<string> = new Set([...joints, "-", "(", ")"])

/** What leads from a joint to the next alteration: "gain or activating mutations". */
const ofAlterations: ReadonlySet<string> = new Set(["activating", "inactivating", "pathogenic", "deleterious", "gene"])

/** Behind a state only what is joined to it goes on: "mutation, amplification or fusion". */
const behindState: Step = (walk, at) => {
  if (!walk.isStated) return undefined
  const word = walk.tokens.words[at] ?? ""
  if (word === "unknown") walk.gathered.status = true
  const isOfFaintStain = word === "ihc" && walk.tokens.words[at + 1] === "1"
  if (walk.isJoined && (ofAlterations.has(word) || isOfFaintStain)) return at + 1
  if (word === ";" || !joining.has(word)) return end
  walk.isJoined = true

  return at + 1
}

/** What may stand between a marker and its state: the others of its list, and words that tell nothing. */
const between: Step = (walk, at) => {
  const { text, tokens } = walk
  const word = tokens.words[at] ?? ""
  if (word === ")" || betweenWords.has(word)) return at + 1
  const behindMarker = MarkerNames.behind(text, tokens, at) ?? MarkerNames.genesBehind(tokens.words, at)
  if (behindMarker !== undefined) {
    walk.isPastAnother = true

    return behindMarker
  }

  return isNumber(word) || (word !== ";" && joints.has(word)) ? at + 1 : end
}

const unit = /^(?:centiloids?|cl)$/

/** Whether a marker's name ends with the unit of amyloid. */
const isUnit = ({ from, tokens: { words } }: Walk): boolean =>
  words.slice(Math.max(0, from - 2), from).some((word) => unit.test(word))

const claims: Partial<Readonly<Record<BehindCues.Meaning, "present" | "absent">>> = {
  enough: "present",
  "too little": "absent",
  "much, if its unit is named": "present",
  "little, if its unit is named": "absent",
  "as the disease has it": "present",
  "unlike the disease": "absent",
}

const ofUnit: ReadonlySet<BehindCues.Meaning> = new Set(["much, if its unit is named", "little, if its unit is named"])

const ofDisease: ReadonlySet<BehindCues.Meaning> = new Set(["as the disease has it", "unlike the disease"])

/** What a cue says is found of the marker; nothing where it says so of none. */
const claimOf = (walk: Walk, means: BehindCues.Meaning): "present" | "absent" | undefined => {
  const claim = claims[means]
  if (ofUnit.has(means)) return isUnit(walk) ? claim : undefined
  if (!ofDisease.has(means)) return claim
  if (walk.isStated || walk.isPastAnother) return undefined

  return walk.isNegated === (claim === "absent") ? "present" : "absent"
}

/** Whether a cue is passed over where the walk is. */
const isPassed = ({ isNegated, isStated }: Walk, means: BehindCues.Meaning): boolean =>
  means === "passed" ||
  (means === "passed before a state" && !isStated) ||
  (means === "passed behind a noun" && isStated) ||
  (means === "passed behind a denial" && isNegated)

const cue: Step = (walk, at) => {
  const found = BehindCues.inRun(walk.run).get(at)
  if (found === undefined) return undefined
  const claim = claimOf(walk, found.means)
  if (claim !== undefined) walk.gathered.adjectives.add(claim)
  if (claim !== undefined || found.means === "the end" || walk.tokens.words[at] === "above") return end
  const isAskedFor = found.means === "asked for" && !walk.isStated
  if (isAskedFor) walk.gathered.status = true

  return isAskedFor || isPassed(walk, found.means) ? found.last : undefined
}

const steps: ReadonlyArray<Step> = [
  ...ChangeCues.steps,
  plus,
  inFluid,
  cue,
  StateBehindMarker.read,
  negation,
  status,
  ChangeCues.closedList,
  ChangeCues.placed,
  ChangeCues.specified,
  behindState,
  between,
]

const step = (walk: Walk, at: number): number => {
  for (const read of steps) {
    const next = read(walk, at)
    if (next !== undefined) return next
  }

  return end
}

/** A hyphen that waits for its other half: "IDH1- or IDH2-mutant". */
const suspended = /^[-−] (?:or|and|and\/or) \S{1,12}[-−][a-z]/i

const endsWord = /^[-−](?:$|[\s,;/).\]\\])/

/** "HER2 (-)". */
const inBrackets = /^ ?[([][-−][)\]]/

/** What a sign at the end of the marker's name says: "HER2+", "KRAS-". */
const sign = (text: string, nameEnd: number, gathered: Gathered): void => {
  const rest = text.slice(nameEnd, nameEnd + 40)
  if (rest.startsWith("+")) gathered.adjectives.add("present")
  else if ((endsWord.test(rest) && !suspended.test(rest)) || inBrackets.test(rest)) {
    gathered.adjectives.add("absent")
    gathered.isDenied = true
  }
}

const farthest = 60

/** Gathers what stands behind a marker, from token `from` on, past the others of its list: "KRAS, NRAS or BRAF mutation". `isNamedByState`: its own name says what it is. */
export const gather = (
  sentence: MarkerRun.Sentence,
  from: number,
  gathered: Gathered,
  isNamedByState = false,
): void => {
  const { text, tokens } = sentence
  sign(text, tokens.ends[from - 1] ?? 0, gathered)
  const walk = {
    ...sentence,
    from,
    gathered,
    isNamedByState,
    isNegated: false,
    isStated: false,
    isJoined: false,
    isSpecified: false,
    isPastAnother: false,
    isPastChange: false,
  }
  const stop = Math.min(tokens.words.length, from + farthest)
  for (let at = from; at < stop; ) at = step(walk, at)
}
