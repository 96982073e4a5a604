import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, isBar, isLimit, isOfAny } from "../line-claims/Claim.ts"
import type { Stand } from "../mention/Stand.ts"
import * as Counting from "../numbers/Counts.ts"
import type { Words } from "../text/Tokens.ts"
import { joints, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as AtLarge from "./AtLarge.ts"

const isOf = ({ about }: Document, organ: string): boolean => about.some((each) => each.toLowerCase().includes(organ))

/** Whether the disease is a prostate cancer that resists castration. */
const resistsCastration = (document: Document): boolean =>
  isOf(document, "prostat") && AtLarge.isOf(document, "resists castration")

/** Whether the disease is treated with hormones first: prostate cancer that resists castration, breast cancer with hormone receptors. */
const wereGiven = (document: Document): boolean =>
  resistsCastration(document) ||
  (isOf(document, "breast") &&
    (AtLarge.tells(document, "hormones for spread") || AtLarge.isNamed(document, "has receptors of hormones")))

/** Whether a text asks for drugs that act on hormones, of which a treatment is made that is a line: of everyone, or of some. */
const areAskedFor = (document: Document, ofEveryone: boolean): boolean =>
  AtLarge.asks(document, "hormones are asked for") ||
  (!ofEveryone && AtLarge.asks(document, "hormones are asked of some"))

const chemotherapy = /^chemo(?:therap(?:y|ies)|therapeutic)?$/

/** Whether a text speaks of lines of another treatment than chemotherapy; not where it says that those of hormones are none. */
const countsOtherKinds = (document: Document): boolean =>
  AtLarge.tells(document, "lines of another kind") && !AtLarge.tells(document, "hormones are no lines")

const widestWith = 4

/** Behind "(treatment) with cytotoxic chemotherapy"; the place itself where it is no chemotherapy. */
const behindWith = (words: Words, at: number): number => {
  if (words[at] !== "with") return at
  const drugs = words.slice(at, at + widestWith).findIndex((word) => chemotherapy.test(word))

  return drugs < 0 ? at : at + drugs + 1
}

/** The words of what is counted, which may stand before the count and behind it: "chemotherapy ≤ 1 line", "1 treatment with chemotherapy". */
const nameOf = (words: Words, { first, last }: Claim): Words =>
  words.slice(units.has(words[first - 1] ?? "") ? first - 1 : first, behindWith(words, last))

/** Whether what is counted is chemotherapy alone: not "systemic chemotherapy", "chemotherapy or hormones". */
const countsChemotherapy = (words: Words, claim: Claim): boolean => {
  const name = nameOf(words, claim)

  return (
    claim.exact &&
    name.some((word) => chemotherapy.test(word)) &&
    (!name.includes("systemic") || name.includes("cytotoxic")) &&
    !name.some((word) => /^(?:endocrine|hormon)/.test(word))
  )
}

/** "More than three systemic regimens or more than one of chemotherapy": the limit of a part beside that of the whole. */
export const isOfPart = (words: Words, claim: Claim, all: ReadonlyArray<Claim>): boolean =>
  all.length > 1 &&
  countsChemotherapy(words, claim) &&
  all.some((other) => other.exact && nameOf(words, other).includes("systemic") && isBar(other) === isBar(claim))

/** "(Not more than one chemotherapy) and not more than two lines of hormones": a limit of each kind, and none of all lines. */
const isBesideOtherKind = (words: Words, claim: Claim): boolean => {
  const from = TreatmentPhrase.behindJoints(words, claim.last)
  const other = from > claim.last ? Counting.at(words, from) : undefined
  if (other === undefined || !(isBar(claim) ? isBar : isLimit)(other)) return false
  const treatment = TreatmentPhrase.at(words, other.last)

  return treatment?.kind === "class" && !(words[treatment.last - 1] ?? "").startsWith("transplant")
}

/** "More than two lines of chemotherapy", "no more than one", in a text that speaks of lines of other treatment, too. */
export const isBoundOfOne = (
  { document, tokens: { words } }: Span.Span,
  claim: Claim,
  outcome: Stand["outcome"],
): boolean =>
  (outcome === "exclusion" ? isBar(claim) : isLimit(claim)) &&
  claim.high > 0 &&
  countsChemotherapy(words, claim) &&
  (isBesideOtherKind(words, claim) ||
    resistsCastration(document) ||
    AtLarge.tells(document, "lines are asked for") ||
    countsOtherKinds(document))

const farConjugate = 8

/** "(Chemotherapy) or use of antibody-drug conjugates", which are chemotherapy as well. */
const isWithConjugates = (words: Words, joint: number): boolean => {
  const conjugate = words.slice(joint, joint + farConjugate).findIndex((word) => /^(?:conjugates?|adcs?)$/.test(word))

  return conjugate > 0 && !joints.has(words[joint + conjugate + 1] ?? "")
}

/** Whether chemotherapy alone is barred where the disease is treated with hormones first. */
export const isBarOfOneKind = ({ document, tokens: { words } }: Span.Span, claim: Claim): boolean => {
  if (!isOfAny(claim)) return false
  const behind = behindWith(words, claim.last)
  const name = words.slice(claim.first, behind)
  const isWithOther = joints.has(words[behind] ?? "") && !isWithConjugates(words, behind)
  const isOfMore = isWithOther || name.some((word) => joints.has(word))

  return name.slice(-2).some((word) => chemotherapy.test(word)) && !isOfMore && wereGiven(document)
}

/** Whether chemotherapy alone is barred where everyone had another line, or a cohort if the bar is not for everyone. */
export const isBarBesideLine = (span: Span.Span, claim: Claim, isForEveryone: boolean): boolean =>
  span.segment.side === "exclusion" && isBarOfOneKind(span, claim) && areAskedFor(span.document, isForEveryone)
