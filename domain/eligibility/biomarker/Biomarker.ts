import * as FreeText from "../../FreeText.ts"
import { eachOnce, remembering } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as StainGrades from "../marker-status/StainGrades.ts"
import * as FusionPartners from "../markers/FusionPartners.ts"
import * as MeasureFindings from "../measurement/MeasureFindings.ts"
import * as CancerSites from "../mention/CancerSites.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import * as Mention from "../mention/Mention.ts"
import * as OtherCohorts from "../mention/OtherCohorts.ts"
import type { Topic } from "../mention/Question.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Stand from "../mention/Stand.ts"
import * as AskedMarker from "./AskedMarker.ts"
import * as ConditionMarkers from "./ConditionMarkers.ts"
import * as JudgedMention from "./JudgedMention.ts"
import * as MarkerMentions from "./MarkerMentions.ts"
import * as ReceptorGroups from "./ReceptorGroups.ts"
import * as SoughtWords from "./SoughtWords.ts"
import type * as StatedMarker from "./StatedMarker.ts"
import * as Together from "./Together.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

const mentionsOf = (text: AnnotatedText, { literal, marker }: StatedMarker.StatedMarker, most: number) =>
  literal === undefined ? MarkerMentions.of(marker)(text) : UnknownMarker.find(text, { marker, literal }, most)

/** What a text says of who is stained 2+ where it asks for that stain, whatever another test tells. */
const ofOpenGrade = (
  text: AnnotatedText,
  mention: MarkerMentions.MarkerMention,
  { isOfOpenGrade }: StatedMarker.StatedMarker,
): Finding.Finding | undefined => {
  if (isOfOpenGrade !== true || mention.status === undefined) return undefined
  const tokens = text.document().tokens(mention.end, mention.place.sentence.end)

  return StainGrades.holdOpen(tokens) ? Finding.of(mention, mention.stand, 2) : undefined
}

/** Where a text holds a name, at so many places at most, of which no more is read. */
const unreadIn = (text: AnnotatedText, literal: Literal.Literal, remark: Remark.Remark, most: number) =>
  Literal.spans(text, literal, most).map((span) => Finding.untold(Mention.of(span, Stand.unclear), remark))

/** Where a text names a marker of which is not told what was entered of it: at no place does it matter what is said there. */
const untoldIn = (
  text: AnnotatedText,
  biomarker: StatedMarker.StatedMarker,
  remark: Remark.Remark,
  most: number,
): ReadonlyArray<Finding.Finding> => {
  const { literal, marker } = biomarker

  return literal === undefined
    ? MarkerMentions.of(marker)(text).map(
        (mention) => ofOpenGrade(text, mention, biomarker) ?? Finding.untold(mention, remark),
      )
    : unreadIn(text, literal, remark, most)
}

/** So many mentions of names that no vocabulary knows are read in one text: what it names more often is mostly no marker. */
const mostUnknown = 4

/** What a text says of the biomarker, mention by mention: of words that no vocabulary knows, at most so many mentions. */
export const find = (
  text: AnnotatedText,
  biomarker: AskedMarker.AskedMarker,
  most = mostUnknown,
): ReadonlyArray<Finding.Finding> => {
  if (biomarker.marker === undefined) return SoughtWords.find(text, biomarker, most)
  const { marker, partner } = biomarker
  if (biomarker.untold !== undefined) return untoldIn(text, biomarker, biomarker.untold, most)
  const mentions = mentionsOf(text, biomarker, most)
  const eitherWay = Together.ofBothStates(text.text, mentions)
  const isZeroMeant = mentions.some(({ place: { sentence }, status }) =>
    StainGrades.isZeroMeant(marker, status, text.text.slice(sentence.start, sentence.end)),
  )
  const findings = mentions.map((mention) => {
    const joined = partner === undefined ? undefined : FusionPartners.at(text.text, mention.start, mention.end, marker)
    const known = { ...biomarker, isZeroMeant, joined }
    const finding = ofOpenGrade(text, mention, biomarker) ?? JudgedMention.of(mention, known)
    const isEitherWay = finding.outcome === "inclusion" && eitherWay.has(mention)

    return isEitherWay ? { ...finding, remark: Stand.eitherWay } : finding
  })

  return [...findings, ...Together.ofReceptors(text, biomarker)]
}

/** `site`: where the patient's cancer is; `unknownIn`: the names in a text that no vocabulary knows. */
interface Within {
  readonly site: string | undefined
  readonly unknownIn: (text: AnnotatedText) => ReadonlyArray<Literal.Literal>
}

/** Mentions of names that no vocabulary knows are read anew for each patient: all in a text share what is read of one. */
const findShared = (text: AnnotatedText, asked: AskedMarker.AskedMarker, { unknownIn }: Within) => {
  const unknown = AskedMarker.unknownOf(asked)
  if (unknown === undefined) return find(text, asked)
  const all = unknownIn(text)

  return all.indexOf(unknown) < mostUnknown
    ? find(text, asked, Math.max(1, Math.floor(mostUnknown / Math.max(1, all.length))))
    : unreadIn(text, unknown, Stand.unclear.remark, 1)
}

const findAll = (text: AnnotatedText, { parts }: AskedMarker.Entry, within: Within) => {
  const all = parts.map(({ asked }) => asked)
  const told = all.map((asked) => ({
    asked: asked.asked,
    marker: asked.marker,
    findings: OtherCohorts.marked(text, findShared(text, asked, within), within.site).filter(
      ({ end, start }) => !ReceptorGroups.isAnsweredByOther(asked, all, text.text.slice(start, end)),
    ),
  }))

  return Together.of(told, (one, other) => Together.are(text.document(), one, other))
}

export const topic: Topic<"biomarker"> = {
  ask: ({ biomarkers, condition }) => {
    const named = biomarkers.map((each) => ConditionMarkers.withAntibody(each, condition))
    const isAsWritten = named.every((each, at) => each === biomarkers[at])
    const entries = AskedMarker.all(isAsWritten ? biomarkers : named)
    const unknown = AskedMarker.unknownIn(entries)
    const unknownIn = remembering((text: AnnotatedText) => unknown.filter(({ mayBeIn }) => mayBeIn(text)))
    const within = { site: CancerSites.ofCondition(condition), unknownIn }

    return entries.map(
      eachOnce((entry) => ({
        kind: "biomarker",
        label: `Biomarker: ${entry.written}`,
        entered: FreeText.short(entry.written),
        asks: AskedMarker.identityOfAll(entry),
        ...MeasureFindings.saying(entry.measures, entry.parts.length === 0),
        ...(AskedMarker.isLack(entry) ? { ofLack: true } : {}),
        ...AskedMarker.unsought(entry),
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
