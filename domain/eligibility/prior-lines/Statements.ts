import * as Packing from "../../annotation/Packing.ts"
import { isCancer } from "../../condition/DiseaseWords.ts"
import * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Groups from "../document/Groups.ts"
import * as OtherPersons from "../document/OtherPersons.ts"
import type { Segment } from "../document/Segment.ts"
import * as Sentences from "../document/Sentences.ts"
import * as Span from "../document/Span.ts"
import * as Claim from "../line-claims/Claim.ts"
import * as Demands from "../line-claims/Demands.ts"
import * as OpenCounts from "../line-claims/OpenCounts.ts"
import * as Mention from "../mention/Mention.ts"
import * as OtherCancers from "../mention/OtherCancers.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as Level from "../rules/Level.ts"
import * as Runs from "../rules/Runs.ts"
import * as Allowances from "./Allowances.ts"
import * as Asides from "./Asides.ts"
import type * as ClaimRun from "./ClaimRun.ts"
import * as ClaimStand from "./ClaimStand.ts"
import * as Claims from "./Claims.ts"
import * as JoinedClaims from "./JoinedClaims.ts"
import * as ListedTreatment from "./ListedTreatment.ts"
import * as OneKind from "./OneKind.ts"
import * as OtherNumbers from "./OtherNumbers.ts"
import * as Restrictions from "./Restrictions.ts"
import * as StatedTogether from "./StatedTogether.ts"

/** What a text says of earlier treatment in one place, whoever asks: a range of lines, how it stands, and for whom. */
export interface Statement extends Mention.Mention {
  readonly claim: Claim.Claim
  readonly group: Groups.Group
  /** Whether another statement of the same sentence is enough as well: "untreated or at most two prior lines". */
  readonly orNext: boolean
  /** Whether it asks for earlier treatment, in whatever words, and does not only let it in or limit it. */
  readonly asks: boolean
}

/** Where a turned claim asks for nothing, but lets in those who have had none: "patients with no prior chemotherapy are eligible". */
const noneAsked = (
  side: Segment["side"],
  allowance: string | undefined,
  claim: Claim.Claim,
  stand: Stand.Stand,
  group: Groups.Group,
): Claim.Claim | undefined => {
  if (!stand.turned) return undefined
  const none: Claim.Claim = { ...claim, low: 0, high: 0, beyond: "silent" }
  if (allowance === "without") return none
  if (side === "exclusion") return undefined
  if (allowance === "taken in" && group !== "everyone") return { ...none, exact: true }

  return allowance === "let in" && !claim.oneWay ? { ...none, exact: true, beyond: "not meant" } : undefined
}

/** "No prior taxane", of which an exclusion part hardly means that there must be one. */
const isDeniedAtOnce = (words: ReadonlyArray<string>, { first }: Claim.Claim): boolean =>
  first === 1 && words[0] === "no"

/** Whether it shows a line that a treatment failed, or was a narrower one: not where that is barred, or only let in. */
const showsLine = (
  words: ReadonlyArray<string>,
  claim: Claim.Claim,
  { outcome, remark, turned }: Stand.Stand,
  isExcluded: boolean,
): boolean =>
  outcome !== "exclusion" &&
  !(isExcluded && turned && (remark === "as an exception" || isDeniedAtOnce(words, claim))) &&
  (claim.exact || remark !== "allowing it")

/** Whether a claim asks for treatment, and does not only let it in. */
const asksFor = (
  { beyond, low }: Claim.Claim,
  { outcome, remark }: Stand.Stand,
  allowance: string | undefined,
): boolean =>
  low > 0 && outcome === "inclusion" && !(beyond === "silent" && (allowance !== undefined || remark === "allowing it"))

/** What a claim says where it stands, which is `span`. */
const state = (
  span: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim.Claim,
  group: Groups.Group,
  [orBefore, orNext]: readonly [boolean, boolean],
): Statement | undefined => {
  const stand = ClaimStand.of(span, sentence, claim)
  const allowance = Allowances.of(sentence).get(claim)
  const none = noneAsked(span.segment.side, allowance, claim, stand, group)
  if (none !== undefined) return { ...Mention.of(span, Stand.wanted), claim: none, group, orNext, asks: false }
  const isExcluded = span.segment.side === "exclusion"
  if (claim.oneWay && !showsLine(sentence.words, claim, stand, isExcluded)) return undefined
  const restriction = isExcluded ? Restrictions.of(sentence).get(claim) : undefined
  if (stand.turned && restriction === "on condition") return undefined
  if (allowance === "of an earlier state" || (!claim.exact && restriction === "of something else")) return undefined
  const told = OtherNumbers.of(span, sentence, claim, stand, { isAlternative: orBefore || orNext, group })
  if (told === undefined) return undefined
  const isOfAll = group !== "everyone" || !Restrictions.isForSome(span, sentence, claim)
  const asks = asksFor(told, stand, allowance)

  return { ...Mention.of(span, stand), claim: told, group: isOfAll ? group : "some", orNext, asks }
}

const none: ReadonlyArray<never> = []

/** Whether what is barred is of something else, all that a sentence claims. */
const areOfElse = (sentence: ClaimRun.Claiming): boolean => {
  const restrictions = Restrictions.of(sentence)

  return sentence.claims.every((claim) => restrictions.get(claim) === "of something else")
}

/** What a sentence claims; where it bars nothing else, a treatment that it bars by its name. */
const claimsIn = (span: Span.Span, mayTellBy: Claims.MayTell): ReadonlyArray<Claim.Claim> => {
  const { document, segment, tokens } = span
  const { words } = tokens
  const claims = Claims.of(words, mayTellBy)
  if (segment.side !== "exclusion" || !mayTellBy(ListedTreatment.table)) return claims
  if (claims.length > 0 && !areOfElse({ claims, words })) return claims
  const item = ListedTreatment.barred(document, span)

  return item === undefined ? claims : [item]
}

const nearTumor = 3

/** What one sentence says of earlier treatment; `span` is any place in it. */
const statedIn = (span: Span.Span, claims: ReadonlyArray<Claim.Claim>): ReadonlyArray<Statement> => {
  const { document, segment, tokens } = span
  const { words } = tokens
  const isExcluded = segment.side === "exclusion"
  const group = Groups.of(document, segment, span.sentence)
  const isElsewhere = ListedTreatment.isElsewhere(document, span)
  const own = JoinedClaims.withExceptions(words, claims)
  const told = ListedTreatment.isException(document, span)
    ? own.filter(({ exact }) => exact).map((claim): Claim.Claim => ({ ...claim, beyond: "silent" }))
    : own
  const sentence = { claims: told, words }
  /** "Untreated thymoma", where the study is of no cancer. */
  const isOfTumor = ({ high, last }: Claim.Claim): boolean =>
    high === 0 && words.slice(last, last + nearTumor).some(isCancer) && !OwnDiseases.of(document).ofCancer
  const isOfOther = (claim: Claim.Claim, place: Span.Span): boolean =>
    isElsewhere ||
    (isExcluded &&
      Restrictions.of(sentence).get(claim) !== "for any cancer" &&
      (isOfTumor(claim) || OtherCancers.around(place, OwnDiseases.of(document))))

  return told.flatMap((claim, index) => {
    const place = Span.over(span, claim.first, claim.last)
    const isOfNone = claim.high === 0 || Claim.isAnyNumber(claim)
    if (
      ((!claim.exact || isOfNone) && isOfOther(claim, place)) ||
      OneKind.isOfPart(words, claim, told) ||
      OneKind.isBarBesideLine(place, claim, group === "everyone") ||
      Asides.isTitleOnly(words, claim, isExcluded)
    )
      return none
    const before = told[index - 1]
    const orBefore = before !== undefined && JoinedClaims.areAlternatives(sentence, before, claim)
    const orNext = JoinedClaims.areAlternatives(sentence, claim, told[index + 1])

    return state(place, sentence, claim, group, [orBefore, orNext]) ?? none
  })
}

/** "Received chemotherapy ≤ 1 line" is a limit as a whole. */
const isApart = (one: Mention.Mention, other: Mention.Mention): boolean =>
  one.end + 1 < other.start || other.end + 1 < one.start

/** What a sentence asks for beside what it states, where none of that asks for anything. */
const demandsIn = (
  span: Span.Span,
  stated: ReadonlyArray<Statement>,
  mayTellBy: Claims.MayTell,
): ReadonlyArray<Statement> => {
  const { document, segment, sentence, tokens } = span
  if (segment.side !== "inclusion" || stated.some(({ asks }) => asks) || !mayTellBy(Demands.table)) return none
  const group = Groups.of(document, segment, sentence)

  return Demands.of(tokens.words).flatMap((claim) => {
    const mention = Mention.of(Span.over(span, claim.first, claim.last), Stand.wanted)

    return stated.every((one) => one.claim.low > 0 || isApart(one, mention))
      ? { ...mention, claim, group, orNext: false, asks: true }
      : none
  })
}

/** What a sentence says of earlier treatment, and the next one of those of another part. */
const statedFrom = (span: Span.Span, mayTellBy: Claims.MayTell): ReadonlyArray<Statement> => {
  const { document, segment } = span
  const own = statedIn(span, claimsIn(span, mayTellBy))
  const stated = [...own, ...demandsIn(span, own, mayTellBy)]
  if (!stated.some(({ claim }) => claim.exact)) return stated
  const begin = document.folded.slice(span.sentence.end, segment.end).search(/[a-z]/) + span.sentence.end
  const next = begin < span.sentence.end ? undefined : Span.at(document, begin, begin + 1)
  if (next === undefined) return stated
  const { words } = next.tokens
  const nextClaims = Claim.claimed(OpenCounts.ofPartBehind, Level.plain(Runs.ofWords(words)))
  const sentence = { claims: nextClaims, words }
  const group = Groups.of(document, next.segment, next.sentence)
  const stateNext = (claim: Claim.Claim): ReadonlyArray<Statement> | Statement =>
    state(Span.over(next, claim.first, claim.last), sentence, claim, group, [false, false]) ?? none

  return [...stated, ...nextClaims.flatMap(stateNext)]
}

/** At most about this many words of a text are read for earlier treatment. */
const mostWords = 2000

/** With so many statements a text is not read further. Source: the criteria of studies that were looked at make 27 at most. */
const mostStatements = 80

/** The tables by which a stretch of a text may tell of earlier treatment, that of what is barred by name only where something is barred, and that of what is asked for only where something is wanted; nothing where none may: in most, as their words show. */
const mayTell = (
  { words }: Document,
  side: Segment["side"],
  { end, start }: Sentences.Sentence,
): Claims.MayTell | undefined => {
  const mayTellBy = Claims.gate(Runs.between(words, start, end))

  return Claims.tables.some(mayTellBy) ||
    (side === "exclusion" && mayTellBy(ListedTreatment.table)) ||
    (side === "inclusion" && mayTellBy(Demands.table))
    ? mayTellBy
    : undefined
}

const isWhole = ({ end, start }: Segment, sentence: Sentences.Sentence): boolean =>
  sentence.start === start && sentence.end === end

interface Reading {
  readonly stated: Array<Statement>
  /** How many words were read. */
  words: number
}

const isEnough = ({ stated, words }: Reading): boolean => words >= mostWords || stated.length >= mostStatements

const readLine = (document: Document, segment: Segment, around: Claims.MayTell, reading: Reading): void => {
  for (const sentence of Sentences.within(document, segment)) {
    const may = isWhole(segment, sentence) ? around : mayTell(document, segment.side, sentence)
    if (may === undefined) continue
    const span = Span.within(document, { segment, sentence }, sentence.start, sentence.start + 1)
    reading.stated.push(...statedFrom(span, may))
    reading.words += span.tokens.words.length
    if (isEnough(reading)) return
  }
}

/** No line is divided into sentences whose words show that none of them tells of earlier treatment. */
const read = (document: Document): ReadonlyArray<Statement> => {
  const isOfOthers = OtherPersons.isOf(document)
  const reading: Reading = { stated: [], words: 0 }
  for (const segment of document.segments()) {
    if (isEnough(reading)) break
    const around = mayTell(document, segment.side, segment)
    if (around !== undefined && !isOfOthers(segment)) readLine(document, segment, around, reading)
  }

  return StatedTogether.of(document, reading.stated)
}

const packing = Packing.list(
  Packing.record<Statement>({
    ...Mention.packings,
    claim: Claim.packing,
    group: Packing.oneOf(Groups.groups),
    orNext: Packing.flag,
    asks: Packing.flag,
  }),
)

/** All that a text says of earlier treatment. */
export const of = AnnotatedText.layer(packing, (text) => read(text.document()))
