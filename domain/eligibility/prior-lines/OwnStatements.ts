import type * as AnnotatedText from "../document/AnnotatedText.ts"
import type { Stretch } from "../document/Segment.ts"
import * as Claim from "../line-claims/Claim.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import * as Stand from "../mention/Stand.ts"
import type { Statement } from "./Statements.ts"

type Statements = ReadonlyArray<Statement>

const orOthers = /\bor (?:for )?(?:patients|participants|subjects|those)\b/

/** Where what is said of others begins between two statements: "(at least one line), or patients with lymphoma and (two lines)". */
const turnTo = (text: string, one: Statement, next: Statement): number => {
  const at = text.slice(one.end, next.start).search(orOthers)

  return at < 0 ? next.start : one.end + at
}

/** Of a statement of which another of its sentence is enough as well: "≥ 2 lines for DLBCL, or a PTCL that relapsed". */
const besideOr = (text: string, all: Statements, at: number): Stretch | undefined => {
  const before = all[at - 1]
  const own = all[at]
  const next = all[at + 1]
  if (own === undefined || (before?.orNext !== true && !own.orNext)) return undefined
  const { end, start } = own.place.sentence

  return [before?.orNext ? before.end : start, own.orNext && next !== undefined ? turnTo(text, own, next) : end]
}

const isOfSentence = (one: Statement, other: Statement | undefined): other is Statement =>
  one.place.sentence.start === other?.place.sentence.start

/** Of one of several statements of a sentence: "myeloma (after three lines) and lymphoma (after two)", "three lines for myeloma, two for lymphoma". */
const inList = (named: ReadonlyArray<CancerSites.CancerSite>, all: Statements, at: number): Stretch | undefined => {
  const before = all[at - 1]
  const own = all[at]
  const next = all[at + 1]
  if (own === undefined || !(isOfSentence(own, before) || isOfSentence(own, next))) return undefined
  const { end, start } = own.place.sentence
  const first = all.find((one) => isOfSentence(own, one))?.start ?? start
  const isBehindName = named.some((one) => one.at >= start && one.at < first)
  if (isBehindName) return [isOfSentence(own, before) ? before.end : start, own.end]

  return [own.start, isOfSentence(own, next) ? next.start : end]
}

/** Whether it is among what is wanted and counts lines. */
const isCounted = ({ claim, place, stand }: Statement): boolean =>
  claim.exact && claim.low > 0 && place.side === "inclusion" && Stand.isDecisive(stand)

/** A statement, and of whom it speaks. */
interface Told extends OtherCohorts.Whose {
  readonly statement: Statement
}

const isOwn = ({ whose }: Told): boolean => whose === "own"

/** Whether something is said of some of the patients who may be others: of whom is not told, or it counts nothing and is of a wider kind. */
const mayBeOfOthers = ({ cohort, isExact, statement: { claim, group } }: Told): boolean =>
  group !== "everyone" && (cohort === undefined || (!claim.exact && isExact !== true))

const isExactCount = ({ isExact, statement: { claim, stand } }: Told): boolean =>
  isExact === true && claim.exact && Stand.isDecisive(stand)

/** What is told of how many lines the patient's own had decides, not what others may have been told. */
const decisive = (told: ReadonlyArray<Told>): ReadonlyArray<Told> =>
  told.some(isExactCount) ? told.filter((one) => !mayBeOfOthers(one)) : told

/** Whether what is asked of some is asked of one cohort only, which is the patient's. */
const isOneCohort = (told: ReadonlyArray<Told>): boolean => {
  const ofSome = told.filter(({ statement }) => statement.group !== "everyone")

  return new Set(ofSome.map(({ cohort }) => cohort)).size === 1 && ofSome.every(isOwn)
}

/** What a text says to those with a cancer of one organ or tissue, and to everybody. So many lines as it asks for in their only cohort it asks for of all of them. */
export const of = (text: AnnotatedText.AnnotatedText, stated: Statements, site: string): Statements => {
  const named = CancerSites.of(text)
  const tell = OtherCohorts.speakingOf(text, site)
  const whoseIs = ({ place }: Statement, part?: Stretch): OtherCohorts.Whose =>
    tell === undefined ? OtherCohorts.anyone : OtherCohorts.around(tell, text, place, part)
  const all = stated.filter((one) => !Claim.isOfNoNumber(one.claim))
  const demands = stated.filter((one) => Claim.isOfNoNumber(one.claim) && whoseIs(one).whose !== "others")
  const meant = all
    .map(
      (statement, at): Told => ({
        statement,
        ...whoseIs(statement, besideOr(text.document().folded, all, at) ?? inList(named, all, at)),
      }),
    )
    .filter(({ whose }) => whose !== "others")
  const told = meant.length < all.length ? decisive(meant) : meant
  const isForAll = isOneCohort(told) && (told.some(isExactCount) || named.every(({ site }) => CancerSites.isOne(site)))
  const own = told.map(({ statement }) =>
    isForAll && isCounted(statement) ? { ...statement, group: "everyone" as const } : statement,
  )

  return [...demands, ...own]
}
