import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import * as Mention from "../mention/Mention.ts"
import * as Stand from "../mention/Stand.ts"
import * as Asides from "./Asides.ts"
import { type Claim, having, unbounded } from "./Claim.ts"
import * as Claims from "./Claims.ts"
import { negators, obligations, permissions, systemic } from "./LineLexicon.ts"
import * as Prefilter from "./Prefilter.ts"
import * as TreatmentPhrase from "./TreatmentPhrase.ts"

/** What a text says of earlier treatment in one place, whoever asks: a range of lines, how it stands, and for whom. */
export interface Statement extends Mention.Mention {
  readonly claim: Claim
  readonly group: Groups.Group
  /** Whether another statement of the same sentence is enough as well: "untreated or at most two prior lines". */
  readonly orNext: boolean
}

const near = 6

const may: ReadonlySet<string> = new Set(["may", "could", "can", "might"])

const ends: ReadonlySet<string> = new Set([".", ";"])

/** Whether what a claim tells is let in and not asked for: "may have received …", "… is allowed", "who had … must be …". */
const isPermitted = (words: ReadonlyArray<string>, { first, last }: Claim): boolean => {
  const before = words.slice(Math.max(0, first - near), first + 2)
  if (before.some((word) => may.has(word))) return true
  if (before.some((word) => obligations.has(word))) return false
  let depth = 0
  for (let at = last; at < words.length && at < last + 24; at++) {
    const word = words[at] ?? ""
    if (ends.has(word)) break
    if (word === "(") depth++
    if (word === ")") depth--
    if (depth > 0) continue
    if (permissions.has(word) && !["for", "to"].includes(words[at + 1] ?? "")) return true
    if (word === "as" && words[at + 1] === "long") return true
    if (word === "provided") return true
    if (
      obligations.has(word) &&
      words.slice(0, first).some((one) => one === "who" || one === "if" || one === "with") &&
      !words.slice(0, first).some((one) => obligations.has(one))
    )
      return true
  }

  return words.slice(Math.max(0, first - 12), first).includes("if")
}

const otherwise: ReadonlySet<string> = new Set(
  "for no not ineligible unsuitable unfit inappropriate unable are is who when without lack whose cannot have decline standard".split(
    " ",
  ),
)

/** Whether something else than treatment is enough as well: "progressed, or for whom there is no standard therapy". */
const isEitherWay = (words: ReadonlyArray<string>, { first, last }: Claim): boolean => {
  for (let at = last; at < words.length && at < last + 16; at++) {
    if (ends.has(words[at] ?? "")) break
    if (
      words[at] === "or" &&
      words[at - 1] !== "with" &&
      otherwise.has(words[at + 1] ?? "") &&
      words[at + 1] !== "have"
    )
      return true
  }
  for (let at = first - 1; at >= 0 && at > first - 9; at--) {
    if (ends.has(words[at] ?? "") || words[at] === ")") break
    if (words[at] !== "or") continue
    return words
      .slice(Math.max(0, at - 14), at)
      .some((word) => /^(?:ineligible|eligible|unable|exists?|available|unsuitable|candidates?|declined?)$/.test(word))
  }

  return false
}

/** "Must have had no more than two prior lines" is a requirement in an exclusion part, too; "no more than two" is where others are. */
const requires = ({ document, tokens: { words } }: Span.Span, { first, low, high }: Claim): boolean => {
  const before = words.slice(Math.max(0, first - near), first)
  const obliges = before.some((word) => obligations.has(word) || (high === 0 && word === "may"))
  const told = obliges && !before.some((word) => negators.has(word))

  return told || (first === 0 && low === 0 && high !== unbounded && document.forbids())
}

/** "No more than two prior lines", alone in an exclusion part: hardly those are shut out, but that is not for us to tell. */
const limits = ({ tokens: { words } }: Span.Span, { first, high }: Claim): boolean =>
  high > 0 && high !== unbounded && negators.has(words[first] ?? "")

const standing = (span: Span.Span, claim: Claim): Stand.Stand => {
  const stand = Stand.of(span)
  if (span.segment.side !== "exclusion" || stand.outcome !== "exclusion") return stand
  if (requires(span, claim)) return { ...stand, outcome: "inclusion" }

  return limits(span, claim) ? Stand.unclear : stand
}

const state = (
  sentence: Span.Span,
  claim: Claim,
  group: Groups.Group,
  [orBefore, orNext]: readonly [boolean, boolean],
): Statement | undefined => {
  const span = Span.over(sentence, claim.first, claim.last)
  const { words } = sentence.tokens
  const stand = standing(span, claim)
  if (claim.oneWay && stand.outcome === "exclusion") return undefined
  const bounds = claim.exact && claim.high !== unbounded && (claim.high > 0 || orBefore || orNext)
  const allows = stand.outcome === "inclusion" && !stand.turned && !bounds && isPermitted(words, claim)
  const silent =
    allows || (stand.outcome === "inclusion" && isEitherWay(words, claim)) || stand.remark === "allowing it"
  const upTo =
    claim.exact &&
    claim.low > 0 &&
    claim.low === claim.high &&
    stand.outcome === "inclusion" &&
    isPermitted(words, claim)
  if (upTo) return { ...Mention.of(span, stand), claim: { ...claim, low: 0 }, group, orNext }
  const told: Claim = silent && !(bounds && claim.low === 0) ? { ...claim, beyond: "silent" } : claim

  return { ...Mention.of(span, stand), claim: told, group, orNext }
}

/** Whether one claim and the next are alternatives. */
const areAlternatives = (words: ReadonlyArray<string>, one: Claim, next: Claim | undefined): boolean => {
  if (next === undefined) return false
  const between = words.slice(one.last, next.first)

  return between.includes("or") && !between.some((word) => word === ";" || word === "." || word === "and")
}

const treating = /\b(?:prior|previous|previously|received|treated|treatment)\b/

const widestLead = 200

const isIntroduced = ({ folded, segments }: Document, { segment }: Span.Surroundings): boolean => {
  const lead = segments()[segment.lead]

  return lead !== undefined && treating.test(folded.slice(Math.max(lead.start, lead.end - widestLead), lead.end))
}

/** "Prior treatment with any of the following: * chemotherapy", "any systemic therapy for the disease": what bars who had it. */
const ofItem = (document: Document, span: Span.Span): Claim | undefined => {
  const { words } = span.tokens
  if (span.segment.side !== "exclusion") return undefined
  const from = words[0] === "any" ? 1 : 0
  if (!systemic.has(words[from] ?? "")) return undefined
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment?.kind !== "any") return undefined
  const claim = having(1, unbounded, 0, treatment.last)
  const told = words[treatment.last] === "for" || isIntroduced(document, span)

  return told && !Asides.isAside(words, claim) ? claim : undefined
}

/** At most about this many words of a text are read for earlier treatment. */
const mostWords = 2000

const elsewhere = /malignanc|second primary|other cancer|brain metas|cns |infection|contracep/

/** Whether the line that introduces a place speaks of another disease or of an organ of metastasis. */
const isElsewhere = ({ folded, segments }: Document, { segment }: Span.Surroundings): boolean => {
  const lead = segments()[segment.lead]

  return lead !== undefined && elsewhere.test(folded.slice(Math.max(lead.start, lead.end - widestLead), lead.end))
}

/** All that a text says of earlier treatment. */
export const of = remembering((document: Document): ReadonlyArray<Statement> => {
  const stated: Array<Statement> = []
  let read = 0
  let behind = 0
  for (const start of Prefilter.signs(document)) {
    const surroundings = start < behind ? undefined : Span.around(document, start, start + 1)
    if (surroundings === undefined) continue
    const { segment, sentence } = surroundings
    behind = Math.max(start + 1, sentence.end)
    const span = Span.within(document, surroundings, start, start + 1)
    const { words } = span.tokens
    const found = Claims.of(words)
    const item = found.length === 0 ? ofItem(document, span) : undefined
    const claims = item === undefined ? found : [item]
    if (claims.length > 0) {
      const group = Groups.of(document, segment, sentence)
      const elsewhere = isElsewhere(document, surroundings)
      claims.forEach((claim, index) => {
        if (elsewhere && !claim.exact) return
        const before = claims[index - 1]
        const orBefore = before !== undefined && areAlternatives(words, before, claim)
        const statement = state(span, claim, group, [orBefore, areAlternatives(words, claim, claims[index + 1])])
        if (statement !== undefined) stated.push(statement)
      })
    }
    read += words.length
    if (read >= mostWords) break
  }

  return stated
})
