import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type * as Span from "../document/Span.ts"
import { type Claim, unbounded } from "../line-claims/Claim.ts"
import type { Stand } from "../mention/Stand.ts"
import * as Counting from "../numbers/Counts.ts"
import { androgenDrugs, androgenInhibitors, castrationResistance, joints, units } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"

type Words = ReadonlyArray<string>

const endocrineForSpread = /\b(?:endocrine|hormon\w+) (?:treatment|therap)[^.;\n]{0,60}\b(?:advanced|metastatic)\b/

const receptorPositive = /\b(?:hormone|o?estrogen)[ -]receptor[ -]positive|\b(?:hr|er)(?: ?\+|[ -]positive)/

const names = ({ about }: Document): ReadonlyArray<string> => about.map((each) => each.toLowerCase())

/** Whether the disease is a prostate cancer that resists castration. */
const resistsCastration = remembering((document: Document): boolean => {
  const named = names(document)

  return (
    named.some((each) => each.includes("prostat")) &&
    [document.folded, ...named].some((text) => castrationResistance.test(text))
  )
})

/** Whether the disease is treated with hormones first: prostate cancer that resists castration, breast cancer with hormone receptors. */
const wereGiven = remembering((document: Document): boolean => {
  const named = names(document)

  return (
    resistsCastration(document) ||
    (named.some((each) => each.includes("breast")) &&
      (endocrineForSpread.test(document.folded) || named.some((each) => receptorPositive.test(each))))
  )
})

const drugs = [...androgenInhibitors, ...androgenDrugs].join("|")

const hormonal = new RegExp(
  `\\b(?:progress\\w*|received|treated|failed|prior|previous(?:ly)?)\\b[^.;\\n]{0,90}\\b(?:(?:${drugs})\\b|androgen[ -]receptor|novel hormon\\w+|second[ -]generation|cdk ?4/6|aromatase)`,
)

/** Words before it by which it is not asked for. */
const unasked = /\b(?:allowed|permitted|may have|if|no|not|without|naive|planned|castration|current)\b/

/** Words by which it is asked of some only. */
const ofSome = /\b(?:cohorts?|arms?|parts?|groups?)\b/

/** Words behind it by which it is let in, and not asked for. */
const letIn = /^[^.;\n]{0,60}\b(?:allowed|permitted|acceptable)\b/

const widestDemand = 400

/** The words with which a line of the inclusion part asks for drugs that act on hormones; empty where it does not. */
const demandOf = (line: string): string => {
  const asked = hormonal.exec(line)
  if (asked === null) return ""
  const behind = asked.index + asked[0].length
  const told = line.slice(0, behind)

  return unasked.test(told) || letIn.test(line.slice(behind)) ? "" : told
}

/** How a text asks in its inclusion part for drugs that act on hormones, of which a treatment is made that is a line. */
const demandsOfHormones = remembering(
  ({ folded, segments }: Document): ReadonlyArray<string> =>
    segments().flatMap(({ end, side, start }) => {
      const demand = side === "inclusion" ? demandOf(folded.slice(start, Math.min(end, start + widestDemand))) : ""

      return demand === "" ? [] : [demand]
    }),
)

/** Whether a text asks for drugs that act on hormones, of everyone or of some. */
const areAskedFor = (document: Document, ofEveryone: boolean): boolean =>
  demandsOfHormones(document).some((demand) => !ofEveryone || !ofSome.test(demand))

const chemotherapy = /^chemo(?:therap(?:y|ies)|therapeutic)?$/

/** Not the title "Endocrine therapy", nor a hormone that is concurrent or a replacement. */
const otherKinds =
  /(?<!concurrent )\b(?!endocrine therapy:|(?<=\n)endocrine therapy\n)(?:endocrine|hormon\w+|antiestrogen|anti-estrogen)(?![ -]replacement)(?:-\w+)? (?:\w+ )?(?:therap|treatment)|\blines? of (?:[\w/-]+ ){0,4}(?:tkis?|inhibitors?|targeted)\b/

/** "Hormones are not counted as a line", so that lines are those of chemotherapy. */
const uncounted = /\b(?:endocrine|hormon)[^.;\n]{0,120}\bnot (?:be )?(?:count|consider)\w*[^.;\n]{0,40}\blines?\b/

/** Whether a text speaks of lines of another treatment than chemotherapy. */
const countsOtherKinds = remembering(
  ({ folded }: Document): boolean => otherKinds.test(folded) && !uncounted.test(folded),
)

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
  all.some(
    (other) =>
      other.exact &&
      nameOf(words, other).includes("systemic") &&
      (other.high === unbounded) === (claim.high === unbounded),
  )

/** "More than two", which may be barred. */
const isBar = ({ high, low }: Counting.Count): boolean => low > 0 && high === unbounded

/** "No more than two", which may be let in. */
const isLimit = ({ high, low }: Counting.Count): boolean => low === 0 && high !== unbounded

/** "(Not more than one chemotherapy) and not more than two lines of hormones": a limit of each kind, and none of all lines. */
const isBesideOtherKind = (words: Words, claim: Claim): boolean => {
  const from = TreatmentPhrase.behindJoints(words, claim.last)
  const other = from > claim.last ? Counting.at(words, from) : undefined
  if (other === undefined || isBar(other) !== isBar(claim) || isLimit(other) !== isLimit(claim)) return false
  const treatment = TreatmentPhrase.at(words, other.last)

  return treatment?.kind === "class" && !(words[treatment.last - 1] ?? "").startsWith("transplant")
}

const ofLines =
  /(?:\b(?:at least|minimum of|one or)|≥|>=) ?(?:one|two|more|[12])(?: (?:prior|previous|systemic|standard|anti-?cancer))* (?:(?:lines?|regimens?)(?: of(?: (?:prior|previous|systemic|standard|anti-?cancer))* (?:therapy|treatment))|(?:systemic|prior|previous|anti-?cancer) (?:therapy|treatment|therapies|treatments))\b(?! with| target| direct)/

/** Whether a text asks for lines of treatment at large. */
const asksForLines = remembering(({ folded }: Document): boolean => ofLines.test(folded))

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
    asksForLines(document) ||
    countsOtherKinds(document))

const farConjugate = 8

/** "(Chemotherapy) or use of antibody-drug conjugates", which are chemotherapy as well. */
const isWithConjugates = (words: Words, joint: number): boolean => {
  const conjugate = words.slice(joint, joint + farConjugate).findIndex((word) => /^(?:conjugates?|adcs?)$/.test(word))

  return conjugate > 0 && !joints.has(words[joint + conjugate + 1] ?? "")
}

/** Whether chemotherapy alone is barred where the disease is treated with hormones first. */
export const isBarOfOneKind = ({ document, tokens: { words } }: Span.Span, claim: Claim): boolean => {
  const { first, high, last, low, exact } = claim
  if (exact || low !== 1 || high !== unbounded) return false
  const behind = behindWith(words, last)
  const name = words.slice(first, behind)
  const isWithOther = joints.has(words[behind] ?? "") && !isWithConjugates(words, behind)
  const isOfMore = isWithOther || name.some((word) => joints.has(word))

  return name.slice(-2).some((word) => chemotherapy.test(word)) && !isOfMore && wereGiven(document)
}

/** Whether chemotherapy alone is barred where everyone had another line, or a cohort if the bar is not for everyone. */
export const isBarBesideLine = (span: Span.Span, claim: Claim, isForEveryone: boolean): boolean =>
  span.segment.side === "exclusion" && isBarOfOneKind(span, claim) && areAskedFor(span.document, isForEveryone)
