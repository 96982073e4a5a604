import { antibodyWords } from "../markers/Autoantibodies.ts"
import { isNumber } from "../text/Tokens.ts"
import * as BehindCues from "./BehindCues.ts"
import * as ChangesBehindMarker from "./ChangesBehindMarker.ts"
import * as MarkerParts from "./MarkerParts.ts"
import type * as MarkerRun from "./MarkerRun.ts"
import type { Gathered } from "./MarkerStatus.ts"
import { end, placeOf, type Step, tokenAt, type Walk, word } from "./MarkerWalk.ts"
import { betweenWords, further, joints, methods, statusWords } from "./MarkerWords.ts"
import * as StateBehindMarker from "./StateBehindMarker.ts"

/** A plus that stands by itself joins what stands on its two sides: "KRAS + TP53". One of a number, "(2+)", is a grade, and that of an antibody, "AChR-Ab+", its state. */
const plus: Step = (walk, at) => {
  if (word(walk, at) !== "+" || word(walk, at - 1) === "(") return undefined
  const { ends, starts, words } = walk.sentence.tokens
  const token = tokenAt(walk, at)
  const next = words[token + 1] ?? ""
  if (starts[token] !== ends[token - 1]) return /^(?!(?:and|or|but|plus)$)[a-z0-9]/.test(next) ? at + 1 : undefined

  return at === walk.from || antibodyWords.has(words[token - 1] ?? "") ? undefined : at + 1
}

/** "CSF Aβ42 < 600 pg/mL", "below the cut-off": the form of amyloid that goes to plaques, of which too little is in the fluid where it is in the brain. */
const inFluid: Step = (walk, at) => {
  const isTooLittle = /^(?:[<≤]|below|under)$/.test(word(walk, at))
  if (!isTooLittle && !/^(?:[>≥]|above|over)$/.test(word(walk, at))) return undefined
  if (walk.sentence.tokens.words[tokenAt(walk, walk.from) - 1]?.endsWith("42") !== true) return undefined
  if (isTooLittle) walk.gathered.adjectives.add("present")

  return end
}

const negations: ReadonlySet<string> = new Set(["not", "non", "no", "without"])

/** "No del(17p), no TP53 mutation", "EGFR L858R without any other EGFR mutations": another marker is negated, or another change. */
const negatesOther = (walk: Walk, at: number): boolean =>
  (joints.has(word(walk, at - 1)) && MarkerParts.isName(walk.run, at + 1)) ||
  further.has(word(walk, word(walk, at + 1) === "any" ? at + 2 : at + 1))

const negation: Step = (walk, at) => {
  if (!negations.has(word(walk, at))) return undefined
  if (negatesOther(walk, at)) return end
  walk.isNegated = true

  return at + 1
}

/** "BRAF V600E immunohistochemistry" is a test. */
const isTest = (walk: Walk, at: number): boolean => {
  const before = walk.run.chunks[at - 1]?.value

  return (
    statusWords.has(word(walk, at)) ||
    (methods.has(word(walk, at)) && before?.is === "change" && before.naming === "by itself")
  )
}

const means: ReadonlySet<string> = new Set(["by", "via", "per", "through", "using"])

const nearMeans = 6

/** "Mutations of EGFR by genomic testing": how it was found. */
const isMeans = (walk: Walk, at: number): boolean => {
  for (let before = at - 1; before >= Math.max(walk.from, at - nearMeans); before--)
    if (means.has(word(walk, before))) return true

  return false
}

/** What behind a status only asks for it: "MSI-H status is known", "dMMR status confirmation". */
const asking =
  /^(?:is|are|was|must|should|will|to|known|unknown|available|required|confirmation|test|tests|testing|assessment|determination|evaluation|analysis|results?|and)$/

/** "MSI-H status", "HbSS genotype", "HbSS (the genotype of sickle cell anemia)", "MSI-H or unknown": the name has said what it is. */
const isToldByName = (walk: Walk, at: number): boolean => {
  if (!walk.isNamedByState) return false
  if (word(walk, at) === "unknown") return joints.has(word(walk, at - 1))

  const isSaid = word(walk, at) === "genotype" || (word(walk, at) === "status" && at === walk.from)

  return isSaid && !asking.test(word(walk, at + 1))
}

const status: Step = (walk, at) => {
  if (walk.isStated || !isTest(walk, at)) return undefined
  if (isMeans(walk, at) || isToldByName(walk, at)) return end
  walk.gathered.status = true

  return at + 1
}

const joining: ReadonlySet<string> = new Set([...joints, "-", "(", ")"])

/** What leads from a joint to the next alteration: "gain or activating mutations". */
const ofAlterations: ReadonlySet<string> = new Set(["activating", "inactivating", "pathogenic", "deleterious", "gene"])

/** Behind a state only what is joined to it goes on: "mutation, amplification or fusion", and numbers where changes are listed: "(19del or 21 L858R)". */
const behindState: Step = (walk, at) => {
  if (!walk.isStated) return undefined
  if (word(walk, at) === "unknown") walk.gathered.status = true
  const isOfFaintStain = word(walk, at) === "ihc" && MarkerParts.stateIn(walk.run, at + 1)?.words[0] === "1"
  const isOfChange = walk.isSpecified && isNumber(word(walk, at))
  if (walk.isJoined && (ofAlterations.has(word(walk, at)) || isOfFaintStain || isOfChange)) return at + 1
  if (word(walk, at) === ";" || !joining.has(word(walk, at))) return end
  walk.isJoined = true

  return at + 1
}

/** What may stand between a marker and its state: the others of its list, and words that tell nothing. */
const between: Step = (walk, at) => {
  const isFiller = word(walk, at) === ")" || betweenWords.has(word(walk, at))
  if (!isFiller && MarkerParts.isName(walk.run, at)) {
    walk.isPastAnother = true

    return at + 1
  }

  return isFiller || isNumber(word(walk, at)) || (word(walk, at) !== ";" && joints.has(word(walk, at))) ? at + 1 : end
}

const claims: Partial<Readonly<Record<BehindCues.Meaning, "present" | "absent">>> = {
  enough: "present",
  "too little": "absent",
}

/** Whether a cue is passed over where the walk is. */
const isPassed = ({ isNegated, isStated }: Walk, means: BehindCues.Meaning): boolean =>
  means === "passed" ||
  (means === "passed before a state" && !isStated) ||
  (means === "passed behind a denial" && isNegated)

const cue: Step = (walk, at) => {
  const found = BehindCues.inRun(walk.sentence.run).get(tokenAt(walk, at))
  if (found === undefined) return undefined
  const claim = claims[found.means]
  if (claim !== undefined) walk.gathered.adjectives.add(claim)
  if (claim !== undefined || found.means === "the end") return end
  const isAskedFor = found.means === "asked for"
  if (isAskedFor) walk.gathered.status = true

  return isAskedFor || isPassed(walk, found.means) ? placeOf(walk, found.last, at) : undefined
}

const steps: ReadonlyArray<Step> = [
  ChangesBehindMarker.takenOut,
  ChangesBehindMarker.change,
  plus,
  inFluid,
  cue,
  StateBehindMarker.read,
  negation,
  status,
  ChangesBehindMarker.specified,
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

/** What a hyphen at the end of the marker's name says: "KRAS-". */
const sign = (text: string, nameEnd: number, gathered: Gathered): void => {
  const rest = text.slice(nameEnd, nameEnd + 40)
  if ((endsWord.test(rest) && !suspended.test(rest)) || inBrackets.test(rest)) {
    gathered.adjectives.add("absent")
    gathered.isDenied = true
  }
}

const farthest = 60

const walkFrom = (place: MarkerRun.Place, from: number, gathered: Gathered, isNamedByState: boolean): void => {
  const run = MarkerParts.around(place)
  const walk: Walk = {
    sentence: place,
    run,
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
  const last = tokenAt(walk, from) + farthest
  for (let at = from; at < run.to && tokenAt(walk, at) < last; ) at = step(walk, at)
}

const behindName = (place: MarkerRun.Place): number => MarkerParts.markerIn(MarkerParts.around(place)) + 1

/** Gathers what stands behind a marker, past the others of its list: "KRAS, NRAS or BRAF mutation". `isNamedByState`: its own name says what it is. */
export const gather = (place: MarkerRun.Place, gathered: Gathered, isNamedByState = false): void => {
  sign(place.text, place.tokens.ends[place.last - 1] ?? 0, gathered)
  walkFrom(place, behindName(place), gathered, isNamedByState)
}

/** "EGFRm must be L858R": gathers what the change is said to be that is glued to the name of a marker. */
export const gatherSpecified = (place: MarkerRun.Place, gathered: Gathered): void => {
  const behind = place.tokens.words[place.last] === ")" ? behindName(place) + 1 : behindName(place)
  const changes = ChangesBehindMarker.beginning(MarkerParts.around(place), behind)
  if (changes !== undefined) walkFrom(place, changes, gathered, false)
}
