import * as FreeText from "../../FreeText.ts"
import { eachOnce } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type * as Span from "../document/Span.ts"
import * as AlleleCounts from "../marker-status/AlleleCounts.ts"
import * as Excepted from "../marker-status/Excepted.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import type * as MarkerStatus from "../marker-status/MarkerStatus.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { denials } from "../markers/StatusLexicon.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as MeasureStatements from "../measurement/MeasureStatements.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import type { Topic } from "../mention/Question.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as AskedMarker from "./AskedMarker.ts"
import * as EnteredScores from "./EnteredScores.ts"
import * as FusionPartners from "./FusionPartners.ts"
import * as MarkerMentions from "./MarkerMentions.ts"
import * as ReceptorGroups from "./ReceptorGroups.ts"
import * as TherapyTarget from "./TherapyTarget.ts"
import * as Together from "./Together.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

interface Asked extends Pick<AskedMarker.Known, "marker" | "asked" | "partner"> {
  /** The text tells elsewhere that what it calls negative is not stained at all. */
  readonly isZeroMeant?: boolean
  /** The gene that the text joins it to. */
  readonly joined?: string | undefined
}

/** Whether the inclusion criteria let in whatever is found: "regardless of MSI status", "methylated or unmethylated". */
const isAccepted = ({ isOfAny, place, stand }: MarkerMentions.MarkerMention, { state }: MarkerStatus.MarkerStatus) => {
  if (place.side !== "inclusion") return false

  return stand.remark === Stand.eitherWay ? isOfAny : state === "either" && stand.outcome === "inclusion"
}

/** Whether what is asked for is an alteration that is denied by its own name: "HER2 amplification negative". */
const isDeniedByName = (status: MarkerStatus.MarkerStatus, asked: MarkerStatus.MarkerStatus): boolean =>
  status.kinds.includes("amplification") && asked.kinds.join() === "amplification"

/** Whether having it is ruled out by asking for its absence: "EGFR negative", of a gene that may be altered, or of an infection. */
const isRuledOut = (
  { stand }: MarkerMentions.MarkerMention,
  status: MarkerStatus.MarkerStatus,
  { asked, marker }: Asked,
  relation: StatusComparison.Comparison,
): boolean => {
  const mayBeAltered = (marker.tumorGene === true || marker.altered !== undefined) && marker.expressed !== true
  const isAltered = mayBeAltered || marker.infection === true || isDeniedByName(status, asked)
  const isOpposed = relation === "opposite" || (asked.state === "bare" && status.state === "absent")

  return isOpposed && status.isDenied && isAltered && stand.outcome === "inclusion"
}

/**
 * Whether who has no change at all has not the one that is named: "no EGFR mutation" beside "without EGFR T790M". A protein that is not
 * expressed tells nothing of its gene.
 */
const isNoneOfThem = (status: MarkerStatus.MarkerStatus, { asked, marker }: Asked): boolean =>
  (marker.expressed !== true || marker.types !== undefined) && StatusComparison.isChangeOfUnaltered(asked, status)

/** What a mention tells of something else than what was asked. */
const judgeOther = (
  mention: MarkerMentions.MarkerMention,
  status: MarkerStatus.MarkerStatus,
  known: Asked,
  relation: keyof typeof StatusComparison.remarks,
): Finding.Finding => {
  const { place, stand } = mention
  const { side } = place
  const isOpposite = relation === "opposite"
  const isAbsent = isOpposite || isNoneOfThem(status, known)
  // What is let in as an exception from a bar tells nothing of its opposite
  const isException = stand.remark === "as an exception"
  if (isAbsent && stand.turned && !isException && side !== "neither")
    return Finding.of(mention, { outcome: side, remark: "" }, 1)
  if (!isException && isRuledOut(mention, status, known, relation))
    return Finding.of(mention, { outcome: "exclusion", remark: "ruling it out" }, 1)
  const remark = remarkOn(StatusComparison.remarkOf(relation, known.asked, status), stand)
  const asksForOther = mention.isOfAll && StatusComparison.excludeEachOther(relation, known.asked, status)

  return { ...Finding.of(mention, { outcome: "unknown", remark }, isOpposite ? 1 : 0), asksForOther }
}

/** "Ph+" where a mutation of the fusion was asked for. */
const isOnlyFused = ({ kinds, variants }: MarkerStatus.MarkerStatus, { asked, marker }: Asked) =>
  marker.fused === true && asked.variants.length > 0 && variants.length === 0 && !kinds.includes("mutation")

const asExcepted = { outcome: "unknown", remark: "with an exception for it" } as const

/** How what was asked stands where whatever is found is let in, but for what is taken out of that: "any HER2 status except 3+". */
const accepted = ({ excepted }: MarkerMentions.MarkerMention, { asked, marker }: Asked) => {
  const takenOut = Excepted.stateOf(marker, excepted)
  switch (takenOut === undefined ? "other" : StatusComparison.of(asked, takenOut)) {
    case "same":
      return { outcome: "exclusion", remark: "ruling it out" } as const
    case "broader":
      return asExcepted
    default:
      return { outcome: "inclusion", remark: Stand.eitherWay } as const
  }
}

/** Whether those are meant who have one copy, or two, of what was asked without their number. The loss of a gene is mostly of both. */
const isOfCopies = ({ kinds, state, variants }: MarkerStatus.MarkerStatus, { asked }: Asked): boolean =>
  asked.state === "present" &&
  state === "present" &&
  (variants.length > 0 || !kinds.includes("deletion")) &&
  AlleleCounts.zygosities.filter((each) => kinds.includes(each)).length === 1 &&
  !AlleleCounts.zygosities.some((each) => asked.kinds.includes(each))

const relationOf = (
  status: MarkerStatus.MarkerStatus,
  { asked, isZeroMeant, joined, marker, partner }: Asked,
): StatusComparison.Comparison => {
  if (joined !== undefined && joined !== partner && status.state !== "status") return "other"
  if (joined !== undefined && status.state === "bare") return "same"
  if (marker.measured === true) return "same"

  return isZeroMeant !== true && StainGrades.holdsFaint(marker, asked, status)
    ? "broader"
    : StatusComparison.of(asked, status)
}

/** Whether the mention takes out what was asked: "RET fusion other than NCOA4-RET". */
const isTakenOut = (
  { excepted }: MarkerMentions.MarkerMention,
  status: MarkerStatus.MarkerStatus,
  { asked, partner }: Asked,
): boolean => excepted.includes(partner?.toLowerCase() ?? "") || Excepted.takesOut(excepted, status, asked)

/** What a mention tells of what was asked. */
const judge = (mention: MarkerMentions.MarkerMention, known: Asked): Finding.Finding => {
  const { asked } = known
  const { examples, stand, status } = mention
  if (status === undefined) return Finding.of(mention, stand, 0)
  const relation = relationOf(status, known)
  if (relation !== "other" && isAccepted(mention, status)) return Finding.of(mention, accepted(mention, known), 1)
  const isAnswer = relation === "same" || relation === "broader"
  if (isAnswer && stand.outcome === "exclusion" && isOfCopies(status, known))
    return Finding.of(mention, Stand.ofPart, 1)
  if (isAnswer && isTakenOut(mention, status, known)) return Finding.of(mention, asExcepted, 1)
  if (relation === "same") return Finding.of(mention, stand, 2)
  if (relation === "broader" && isOnlyFused(status, known)) return judgeOther(mention, status, known, "other")
  if (relation !== "broader") return judgeOther(mention, status, known, relation)

  return Finding.of(mention, stand, examples.some((word) => asked.variants.includes(word)) ? 2 : 1)
}

/**
 * What a quote says of something else than what was asked, "ruling out another form of it", or of it without a state, "ruling it out; its
 * state is not said". A result that need not be known rules nothing out.
 */
const remarkOn = (what: ReturnType<typeof StatusComparison.remarkOf>, { remark }: Stand.Stand): Remark.Remark => {
  const { open, status } = StatusComparison.remarks
  if (what === status) return remark === "allowing it" ? `${remark}; ${what}` : what
  switch (remark) {
    case "ruling it out":
      return what === open ? `${remark}; ${what}` : `ruling out ${what}`
    case "allowing it":
      return what === open ? `${remark}; ${what}` : `allowing ${what}`
    case "as an exception":
      return what === open ? `${remark}; ${what}` : `${what}, as an exception`
    case "where it is missing":
      return what === open ? `${remark}; ${what}` : `where ${what} is missing`
    default:
      return what
  }
}

/** The two answers of most tests: it was found, or it was not. */
const results = (["present", "absent"] as const).map(
  (state): MarkerStatus.MarkerStatus => ({ state, kinds: [], variants: [], isDenied: state === "absent" }),
)

/** Whether a mention tells who has the marker from who has it not, or asks for its value. */
export const decides = (mention: MarkerMentions.MarkerMention, marker: Marker): boolean => {
  const [one, other] = results.map((asked) => judge(mention, { marker, asked }).outcome)

  return marker.measured === true ? one !== "unknown" : one !== other
}

const mentionsOf = (text: AnnotatedText, { literal, marker }: AskedMarker.Known, most: number) =>
  literal === undefined ? MarkerMentions.of(marker)(text) : UnknownMarker.find(text, { marker, literal }, most)

/** Words of a test, "hepatitis B serology", and of what it found, "positive for hepatitis B". */
const isOfTest = (word: string): boolean => /^(?:test(?:s|ed|ing)?|serolog(?:y|ies))$/.test(word)

const isFound = (word: string): boolean => /^(?:sero)?positiv|^(?:reactive|detected|detectable)$/.test(word)

/** Who enters a name alone has what it names: where a test was negative, that is another state, and one that is to be done tells none. */
const ofResult = (span: Span.Span, name: string): Finding.Finding | undefined => {
  const { words } = span.tokens
  if (!words.some((word) => denials.has(word) || isOfTest(word))) return undefined
  const marker = UnknownMarker.named(name)
  const mention = UnknownMarker.at(span, marker)
  if (mention === undefined) return undefined
  const { stand, status } = mention
  const isOpen = status?.state === "status" || stand.remark === StatusComparison.remarks.status
  const isToBeDone = isOpen && words.some(isOfTest) && !words.some(isFound)

  return status?.state === "absent" || isToBeDone ? judge(mention, { marker, asked: UnknownMarker.there }) : undefined
}

/** What a place tells that names words which no vocabulary knows. */
const mentioned = (span: Span.Span, name: string): Finding.Finding => {
  const mention = Mention.of(span)

  return TherapyTarget.isNamed(MarkerRun.published(span))
    ? Finding.untold(mention, TherapyTarget.remark)
    : (ofResult(span, name) ?? Finding.mentioned(mention, true))
}

/** What a text tells of words that no vocabulary knows; of a number that it does not hold, where it names what it is of. */
const findWritten = (
  text: AnnotatedText,
  { held, literal, measure, name, numbered }: Extract<AskedMarker.AskedMarker, { readonly marker: undefined }>,
  most: number,
): ReadonlyArray<Finding.Finding> => {
  const places =
    measure === undefined ? Literal.spans(text, literal, most) : MeasureStatements.places(text, measure, most)
  if (places.length > 0 || numbered === undefined) return places.map((span) => mentioned(span, name))

  return held === undefined
    ? Literal.find(text, numbered, most).map((named) => Finding.untold(named, EnteredScores.remark))
    : MeasureFindings.find(text, held, most)
}

/** What a text says of who is stained 2+ where it asks for that stain, whatever another test tells. */
const ofOpenGrade = (
  text: AnnotatedText,
  mention: MarkerMentions.MarkerMention,
  { isOfOpenGrade }: AskedMarker.Known,
): Finding.Finding | undefined => {
  if (isOfOpenGrade !== true || mention.status === undefined) return undefined
  const tokens = text.document().tokens(mention.end, mention.place.sentence.end)

  return StainGrades.holdOpen(tokens) ? Finding.of(mention, mention.stand, 2) : undefined
}

/** What a text says of the biomarker, mention by mention: of words that no vocabulary knows, at most so many mentions. */
export const find = (
  text: AnnotatedText,
  biomarker: AskedMarker.AskedMarker,
  most = Literal.most,
): ReadonlyArray<Finding.Finding> => {
  if (biomarker.marker === undefined) return findWritten(text, biomarker, most)
  const { marker, partner } = biomarker
  const mentions = mentionsOf(text, biomarker, most)
  const remark = biomarker.untold
  if (remark !== undefined)
    return mentions.map((mention) => ofOpenGrade(text, mention, biomarker) ?? Finding.untold(mention, remark))

  const eitherWay = Together.ofBothStates(text.text, mentions)
  const isZeroMeant = mentions.some(({ place: { sentence }, status }) =>
    StainGrades.isZeroMeant(biomarker.marker, status, text.text.slice(sentence.start, sentence.end)),
  )
  const known = { ...biomarker, isZeroMeant }
  const findings = mentions.map((mention) => {
    const joined = partner === undefined ? undefined : FusionPartners.at(text.text, mention.start, mention.end, marker)
    const finding = ofOpenGrade(text, mention, biomarker) ?? judge(mention, { ...known, joined })
    const isEitherWay = finding.outcome === "inclusion" && eitherWay.has(mention)

    return isEitherWay ? { ...finding, remark: Stand.eitherWay } : finding
  })

  return [...findings, ...Together.ofReceptors(text, biomarker)]
}

/** `site`: where the patient's cancer is; `most`: so many mentions are read of words that no vocabulary knows. */
interface Within {
  readonly site: string | undefined
  readonly most: number
}

/** What a text says of one marker of an entry that holds others. */
const findAmong = (
  text: AnnotatedText,
  asked: AskedMarker.AskedMarker,
  all: ReadonlyArray<AskedMarker.AskedMarker>,
  { most, site }: Within,
): ReadonlyArray<Finding.Finding> =>
  OtherCohorts.marked(text, find(text, asked, most), site).filter(
    ({ end, start }) => !ReceptorGroups.isAnsweredByOther(asked, all, text.text.slice(start, end)),
  )

/** What a text says of all markers of an entry. */
const findAll = (text: AnnotatedText, { parts }: AskedMarker.Entry, within: Within): ReadonlyArray<Finding.Finding> => {
  const all = parts.map(({ asked }) => asked)

  return Together.of(
    all.map((asked) => ({ asked: asked.asked, findings: findAmong(text, asked, all, within) })),
    (one, other) => Together.are(text.document(), one, other),
  )
}

/** Mentions of words that no vocabulary knows are read anew for each patient: all entries share what is read of one in a text. */
const shareOf = (unknown: number): number => Math.max(1, Math.floor(Literal.most / Math.max(1, unknown)))

export const topic: Topic<"biomarker"> = {
  ask: ({ biomarkers, condition }) => {
    const entries = AskedMarker.all(biomarkers)
    const within = { site: CancerSites.ofCondition(condition), most: shareOf(AskedMarker.unknownIn(entries)) }

    return entries.map(
      eachOnce((entry) => ({
        kind: "biomarker",
        label: `Biomarker: ${entry.written}`,
        entered: FreeText.short(entry.written),
        asks: AskedMarker.identityOfAll(entry),
        ...MeasureFindings.saying(entry.measures, entry.parts.length === 0),
        ...(AskedMarker.isLack(entry) ? { ofLack: true } : {}),
        ...(AskedMarker.isUnderstood(entry) ? {} : { isNotUnderstood: true }),
        find: (text) =>
          MeasureFindings.beside(
            text,
            entry.measures,
            entry.parts.length === 0 ? undefined : findAll(text, entry, within),
          ),
      })),
    )
  },
}
