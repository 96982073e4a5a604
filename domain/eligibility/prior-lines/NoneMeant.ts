import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Span } from "../document/Span.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import type { Stand } from "../mention/Stand.ts"
import * as Androgens from "../treatment/Androgens.ts"
import * as Allowances from "./Allowances.ts"
import type { Claiming } from "./ClaimRun.ts"

type Words = ReadonlyArray<string>

const nothing: ReadonlySet<string> = new Set(["0", "zero", "none"])

/** "0-2 lines", "none or one". */
const tellsNone = (words: Words, { exact, first, last, low }: Claim): boolean =>
  exact && low === 0 && words.slice(first, last).some((word) => nothing.has(word))

const withstood = /\b(?:platinum|endocrine|chemo\w*|treatment|therapy)[ -](?:resist|refract|recurr)|\bproc\b/

const isPretreated = (text: string): boolean => withstood.test(text) || Androgens.resistance.test(text)

/** Whether a text is of a disease that withstood a treatment. */
const isOfPretreated = remembering(
  ({ about, folded }: Document): boolean =>
    isPretreated(folded) || about.some((each) => isPretreated(each.toLowerCase())),
)

/** "Relapsed disease, with no limit to the number of lines". */
const isRelapsed = (words: Words, first: number): boolean =>
  words.slice(0, first).some((word) => /^(?:relaps|recurren|refractor|progress)/.test(word))

/** "No minimum", "untreated (or treated)". */
const ofNone: ReadonlySet<string> = new Set(["minimum", "untreated", "naive"])

/** Whether a claim of any number of lines is of who may have had none as well. */
const isOfUntreated = ({ document, tokens: { words } }: Span, { first, high, last, low }: Claim): boolean =>
  low === 0 &&
  high === unbounded &&
  (words.slice(first, last).some((word) => ofNone.has(word)) ||
    (!isRelapsed(words, first) && !isOfPretreated(document)))

/** Whether none is one of the numbers that a claim means, and not only left open by a limit. */
export const of = (span: Span, sentence: Claiming, claim: Claim, { outcome }: Stand): Partial<Claim> =>
  outcome === "inclusion" && Allowances.of(sentence).get(claim) === "no duty"
    ? { low: 0, none: true }
    : { none: tellsNone(sentence.words, claim) || isOfUntreated(span, claim) }
