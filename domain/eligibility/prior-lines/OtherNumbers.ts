import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import type { Document } from "../document/Document.ts"
import type * as Groups from "../document/Groups.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, isAnyNumber, isOfAny, unbounded } from "../line-claims/Claim.ts"
import { namesakes } from "../line-claims/SpentTreatments.ts"
import type * as Stand from "../mention/Stand.ts"
import type { Words } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"
import { conditions, failing, recurring } from "../treatment/LineLexicon.ts"
import * as Allowances from "./Allowances.ts"
import * as AtLarge from "./AtLarge.ts"
import * as ClaimRun from "./ClaimRun.ts"
import * as JoinedClaims from "./JoinedClaims.ts"
import * as NextSentence from "./NextSentence.ts"
import * as OneKind from "./OneKind.ts"
import * as OtherWays from "./OtherWays.ts"

const nothing: ReadonlySet<string> = new Set(["0", "zero", "none"])

/** "0-2 lines", "none or one". */
const tellsNone = (words: Words, { exact, first, last, low }: Claim): boolean =>
  exact && low === 0 && words.slice(first, last).some((word) => nothing.has(word))

/** Whether a text is of a disease that withstood a treatment. */
const isOfPretreated = (document: Document): boolean =>
  AtLarge.isOf(document, "resists castration") || AtLarge.isOf(document, "resists a treatment")

/** "Relapsed disease, with no limit to the number of lines". */
const isRelapsed = (words: Words, first: number): boolean =>
  words.slice(0, first).some((word) => failing.has(word) || recurring.has(word))

/** "No minimum", "untreated (or treated)". */
const ofNone: ReadonlySet<string> = new Set(["minimum", "untreated", "naive"])

/** Whether a claim of any number of lines is of who may have had none as well. */
const isOfUntreated = ({ document, tokens: { words } }: Span.Span, claim: Claim): boolean =>
  isAnyNumber(claim) &&
  (words.slice(claim.first, claim.last).some((word) => ofNone.has(word)) ||
    (!isRelapsed(words, claim.first) && !isOfPretreated(document)))

/** Whether none is one of the numbers that a claim means, and not only left open by a limit. */
const noneOf = (
  span: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim,
  { outcome }: Stand.Stand,
): Partial<Claim> =>
  outcome === "inclusion" && Allowances.of(sentence).get(claim) === "no duty"
    ? { low: 0, none: true }
    : { none: tellsNone(sentence.words, claim) || isOfUntreated(span, claim) }

/** So far around a claim other tumors are looked for, in characters. */
const widest = 300

const nearName = 4

const sitesOf = (words: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(words.flatMap((word) => DiseaseWords.siteOf(word) ?? []))

const wordsIn = (folded: string, from: number, to: number): ReadonlyArray<string> =>
  folded.slice(from, to).split(/[^a-z]+/)

/** What is no longer of a list of tumors: "with lesions in the liver or lung". */
const listEnds = WordSet.of("with in who whose that which must has have no not")

/** The words of a list of tumors that goes on. */
const listed = (words: Words): Words => {
  const end = words.findIndex((word) => listEnds.has(word))

  return end < 0 ? words : words.slice(0, end)
}

const enough = 2

/**
 * "Melanoma, lung cancer or platinum-resistant ovarian cancer": what stands before the name of one tumor of several is asked for in that one. Before the first of
 * them it may be said of all, but for a drug.
 */
const isOfOneTumor = (
  { document: { folded }, end, segment, start, tokens: { words } }: Span.Span,
  claim: Claim,
): boolean => {
  const name = words.slice(claim.last, claim.last + nearName)
  if (!claim.oneWay || claim.exact || !name.some(DiseaseWords.isCancer)) return false
  const own = sitesOf(name)
  const before = wordsIn(folded, Math.max(segment.start, start - widest), start)
  const behind = namesakes.has(words[claim.first] ?? "")
    ? listed(wordsIn(folded, end, Math.min(segment.end, end + widest)))
    : []
  const others = sitesOf([...before, ...behind])

  return others.difference(own).size >= enough
}

/** "1 to 3 lines are allowed", of which the lower bound is meant as well; not "may have had 1-3 lines". */
const isRange = (sentence: ClaimRun.Claiming, claim: Claim): boolean =>
  claim.low < claim.high &&
  /^(?:to|-)$/.test(sentence.words[claim.first + 1] ?? "") &&
  Allowances.of(sentence).get(claim) === "let in"

/** Where a claim stands: joined with another of its sentence by "or", and for whom. */
interface Around {
  readonly isAlternative: boolean
  readonly group: Groups.Group
}

/** "Patients who relapsed after induction are eligible", as one of several ways in, which asks for that. */
const isOwnWay = (words: Words, claim: Claim, { group }: Around): boolean =>
  group === "alternative" &&
  ClaimRun.isOfThose(words, claim) &&
  !words.slice(0, claim.first).some((word) => conditions.has(word))

/** Of a number that is let in, so are all that are lower; of lines of a class no more are let in than so many. */
const asPermitted = (sentence: ClaimRun.Claiming, claim: Claim): Claim | undefined => {
  if (!claim.exact || claim.low === 0) return undefined
  const isBetween = claim.high !== unbounded && !isRange(sentence, claim)
  if (isBetween && !ClaimRun.isOfThose(sentence.words, claim)) return { ...claim, low: 0 }

  return claim.oneWay ? { ...claim, high: claim.low, beyond: "silent" } : undefined
}

/**
 * What a claim says where it stands. What is only let in, and what is not the only way, says nothing of other numbers; of a number
 * that is let in, so are all that are lower.
 */
const asTold = (
  span: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim,
  stand: Stand.Stand,
  around: Around,
): Claim => {
  const { isAlternative } = around
  const { words } = span.tokens
  const admits = stand.outcome === "inclusion"
  const isPermitted = admits && Allowances.of(sentence).has(claim)
  const permitted = isPermitted ? asPermitted(sentence, claim) : undefined
  if (permitted !== undefined) return permitted
  const isBound = claim.exact && claim.high !== unbounded && (claim.high > 0 || isAlternative)
  const isSilent =
    (isPermitted && !stand.turned && !isBound && !isOwnWay(words, claim, around)) ||
    (admits &&
      (OtherWays.of(sentence).has(claim) ||
        NextSentence.letsInOthers(span) ||
        (!isAlternative && isOfOneTumor(span, claim)))) ||
    stand.remark === "allowing it" ||
    stand.remark === "as an exception"

  const isLimit = claim.low === 0 || words[claim.first - 1] === "or"

  return isSilent && !(isBound && isLimit) ? { ...claim, beyond: "silent" } : claim
}

/** "At least two lines, unless they were unsuitable for a second one": one is enough for some. */
const orOneFewer = (sentence: ClaimRun.Claiming, claim: Claim, { outcome }: Stand.Stand): Claim =>
  outcome === "inclusion" && claim.low === 2 && OtherWays.of(sentence).get(claim) === "they had a line fewer"
    ? { ...claim, low: 1 }
    : claim

/** "No prior salvage therapy", which is a line behind the first. */
const isOfLaterLine = (words: Words, claim: Claim): boolean =>
  isOfAny(claim) && words.slice(claim.first, claim.last).includes("salvage")

/** What a claim says of lines of other kinds than its own: nothing, where it is a limit or a bar of one kind. */
const ofKind = (span: Span.Span, sentence: ClaimRun.Claiming, claim: Claim, { outcome }: Stand.Stand): Claim => {
  if (OneKind.isBoundOfOne(span, claim, outcome) || JoinedClaims.isBesideOne(sentence.words, claim))
    return { ...claim, beyond: outcome === "exclusion" ? "not meant alone" : "silent above" }

  if (outcome === "exclusion" && isOfLaterLine(sentence.words, claim)) return { ...claim, low: 2, beyond: "silent" }

  return outcome === "exclusion" &&
    (OneKind.isBarOfOneKind(span, claim) || JoinedClaims.isWithoutRegimen(sentence.words, claim))
    ? { ...claim, beyond: "not meant alone" }
    : claim
}

/** "Resistant to JAK inhibitors, or not a candidate for them", "who progressed on pembrolizumab are eligible": of a class, and not the only way in. */
const isOneWayOfSome = (sentence: ClaimRun.Claiming, claim: Claim): boolean => {
  if (claim.beyond !== "only way") return false
  const way = OtherWays.of(sentence).get(claim)

  return way === undefined ? Allowances.of(sentence).has(claim) : way !== "they had none"
}

/** "Prior chemotherapy is required", where everyone is to have had it around an operation. */
const isOfEarly = ({ document }: Span.Span, claim: Claim, { outcome }: Stand.Stand): boolean =>
  outcome === "inclusion" && isOfAny(claim) && !claim.oneWay && AtLarge.asks(document, "early treatment is asked for")

/** What a claim says of its own numbers of lines and of others, where it stands; nothing where it says nothing of any. */
export const of = (
  span: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim,
  stand: Stand.Stand,
  around: Around,
): Claim | undefined => {
  if (isOfEarly(span, claim, stand)) return undefined
  const told = asTold(span, sentence, orOneFewer(sentence, claim, stand), stand, around)
  const isOfNoNumber =
    claim.beyond === "not meant alone" || claim.beyond === "no line" || isOneWayOfSome(sentence, claim)
  if (isOfNoNumber && told.beyond === "silent") return undefined

  return { ...ofKind(span, sentence, told, stand), ...noneOf(span, sentence, claim, stand) }
}
