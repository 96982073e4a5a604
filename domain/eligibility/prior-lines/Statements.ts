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
import * as OpenCounts from "../line-claims/OpenCounts.ts"
import * as Mention from "../mention/Mention.ts"
import * as OtherCancers from "../mention/OtherCancers.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import * as Stand from "../mention/Stand.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as Level from "../rules/Level.ts"
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
}

/** Where a turned claim asks for nothing, but lets in those who have had none. */
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
  const isOfSome = group !== "everyone" && side !== "exclusion"

  return isOfSome && allowance === "taken in" ? { ...none, exact: true } : undefined
}

const state = (
  around: Span.Span,
  sentence: ClaimRun.Claiming,
  claim: Claim.Claim,
  group: Groups.Group,
  [orBefore, orNext]: readonly [boolean, boolean],
): Statement | undefined => {
  const span = Span.over(around, claim.first, claim.last)
  const stand = ClaimStand.of(span, sentence, claim)
  const restriction = Restrictions.of(sentence).get(claim)
  const none = noneAsked(span.segment.side, Allowances.of(sentence).get(claim), claim, stand, group)
  if (none !== undefined) return { ...Mention.of(span, Stand.wanted), claim: none, group, orNext }
  const isExcepted = span.segment.side === "exclusion" && stand.turned && stand.remark === "as an exception"
  const isAllowedFailure = !claim.exact && stand.remark === "allowing it"
  if (claim.oneWay && (stand.outcome === "exclusion" || isExcepted || isAllowedFailure)) return undefined
  if (span.segment.side === "exclusion" && stand.turned && restriction === "on condition") return undefined
  if (Allowances.of(sentence).get(claim) === "of an earlier state") return undefined
  if (span.segment.side === "exclusion" && !claim.exact && restriction === "of something else") return undefined
  const told = OtherNumbers.of(span, sentence, claim, stand, orBefore || orNext)
  if (told === undefined) return undefined
  const isOfAll = group !== "everyone" || !Restrictions.isForSome(span, sentence, claim)

  return {
    ...Mention.of(span, stand),
    claim: told,
    group: isOfAll ? group : "some",
    orNext,
  }
}

const nearTumor = 3

/** What one sentence says of earlier treatment; `span` is any place in it. */
const statedIn = (document: Document, span: Span.Span, mayTellBy: Claims.MayTell): ReadonlyArray<Statement> => {
  const { words } = span.tokens
  const found = Claims.of(words, mayTellBy)
  const mayBeBarred = found.length === 0 && span.segment.side === "exclusion" && mayTellBy(ListedTreatment.table)
  const item = mayBeBarred ? ListedTreatment.barred(document, span) : undefined
  const claims = item === undefined ? found : [item]
  if (claims.length === 0) return []
  const group = Groups.of(document, span.segment, span.sentence)
  const isElsewhere = ListedTreatment.isElsewhere(document, span)
  const isException = ListedTreatment.isException(document, span)
  const told = JoinedClaims.withExceptions(words, claims).flatMap(
    (claim): ReadonlyArray<Claim.Claim> =>
      isException ? (claim.exact ? [{ ...claim, beyond: "silent" }] : []) : [claim],
  )
  const sentence = { claims: told, words }
  /** "Untreated thymoma", where the study is of no cancer. */
  const isOfTumor = ({ high, last }: Claim.Claim): boolean =>
    high === 0 && words.slice(last, last + nearTumor).some(isCancer) && !OwnDiseases.of(document).ofCancer
  const isOfOther = (claim: Claim.Claim): boolean =>
    isElsewhere ||
    (span.segment.side === "exclusion" &&
      Restrictions.of(sentence).get(claim) !== "for any cancer" &&
      (isOfTumor(claim) || OtherCancers.around(Span.over(span, claim.first, claim.last), OwnDiseases.of(document))))

  return told.flatMap((claim, index, claims) => {
    const isOfNone = claim.high === 0 || Claim.isAnyNumber(claim)
    if ((!claim.exact || isOfNone) && isOfOther(claim)) return []
    if (
      OneKind.isOfPart(words, claim, claims) ||
      OneKind.isBarBesideLine(Span.over(span, claim.first, claim.last), claim, group === "everyone")
    )
      return []
    if (Asides.isTitleOnly(words, claim, span.segment.side === "exclusion")) return []
    const before = claims[index - 1]
    const orBefore = before !== undefined && JoinedClaims.areAlternatives(sentence, before, claim)

    return (
      state(span, sentence, claim, group, [
        orBefore,
        JoinedClaims.areAlternatives(sentence, claim, claims[index + 1]),
      ]) ?? []
    )
  })
}

/** What a sentence says of earlier treatment, and the next one of those of another part. */
const statedFrom = (document: Document, span: Span.Span, mayTellBy: Claims.MayTell): ReadonlyArray<Statement> => {
  const stated = statedIn(document, span, mayTellBy)
  if (!stated.some(({ claim }) => claim.exact)) return stated
  const begin = document.folded.slice(span.sentence.end, span.segment.end).search(/[a-z]/) + span.sentence.end
  const next = begin < span.sentence.end ? undefined : Span.at(document, begin, begin + 1)
  if (next === undefined) return stated
  const { words } = next.tokens
  const claims = Claim.claimed(OpenCounts.ofPartBehind, Level.plain(KnownNumbers.ofWords(words)))
  const group = Groups.of(document, next.segment, next.sentence)

  return [...stated, ...claims.flatMap((claim) => state(next, { claims, words }, claim, group, [false, false]) ?? [])]
}

/** At most about this many words of a text are read for earlier treatment. */
const mostWords = 2000

/** With so many statements a text is not read further. Source: the criteria of studies that were looked at make 27 at most. */
const mostStatements = 80

/** The tables by which a stretch of a text may tell of earlier treatment, that of what is barred by name only where something is barred; nothing where none may: in most, as their words show. */
const mayTell = (
  { words }: Document,
  side: Segment["side"],
  { end, start }: Sentences.Sentence,
): Claims.MayTell | undefined => {
  const mayTellBy = Claims.gate(KnownNumbers.between(words, start, end))

  return Claims.tables.some(mayTellBy) || (side === "exclusion" && mayTellBy(ListedTreatment.table))
    ? mayTellBy
    : undefined
}

const isWhole = ({ end, start }: Segment, sentence: Sentences.Sentence): boolean =>
  sentence.start === start && sentence.end === end

/** The sentences of a text that may tell of it, and by which tables: no line is divided whose words show that none does. */
function* telling(document: Document): Generator<readonly [Span.Span, Claims.MayTell]> {
  const isOfOthers = OtherPersons.isOf(document)
  for (const segment of document.segments()) {
    const around = mayTell(document, segment.side, segment)
    if (around === undefined || isOfOthers(segment)) continue
    for (const sentence of Sentences.within(document, segment)) {
      const may = isWhole(segment, sentence) ? around : mayTell(document, segment.side, sentence)
      if (may !== undefined)
        yield [Span.within(document, { segment, sentence }, sentence.start, sentence.start + 1), may]
    }
  }
}

const read = (document: Document): ReadonlyArray<Statement> => {
  const stated: Array<Statement> = []
  let words = 0
  for (const [span, mayTellBy] of telling(document)) {
    stated.push(...statedFrom(document, span, mayTellBy))
    words += span.tokens.words.length
    if (words >= mostWords || stated.length >= mostStatements) break
  }

  return StatedTogether.of(document, stated)
}

const packing = Packing.list(
  Packing.record<Statement>({
    ...Mention.packings,
    claim: Claim.packing,
    group: Packing.oneOf(Groups.groups),
    orNext: Packing.flag,
  }),
)

/** All that a text says of earlier treatment. */
export const of = AnnotatedText.layer(packing, (text) => read(text.document()))
