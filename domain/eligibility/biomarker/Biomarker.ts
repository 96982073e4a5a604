import type { AnnotatedText } from "../document/AnnotatedText.ts"
import * as Finding from "../mention/Finding.ts"
import * as Literal from "../mention/Literal.ts"
import type { Topic } from "../mention/Question.ts"
import * as Stand from "../mention/Stand.ts"
import { fold } from "../text/Folding.ts"
import { of as tokensOf } from "../text/Tokens.ts"
import * as ExpressionScore from "./ExpressionScore.ts"
import type { Marker } from "./Marker.ts"
import * as MarkerMeaning from "./MarkerMeaning.ts"
import * as MarkerMentions from "./MarkerMentions.ts"
import * as MarkerRecognition from "./MarkerRecognition.ts"
import type * as MarkerStatus from "./MarkerStatus.ts"
import * as StatusComparison from "./StatusComparison.ts"
import * as TripleNegative from "./TripleNegative.ts"
import * as UnknownMarker from "./UnknownMarker.ts"

interface Known {
  readonly marker: Marker
  readonly asked: MarkerStatus.MarkerStatus
  readonly literal?: undefined
}

/** A biomarker as a profile asks for it. Without a marker, its words are sought as they are. */
export type Biomarker =
  | Known
  | UnknownMarker.UnknownMarker
  | { readonly marker: undefined; readonly asked?: undefined; readonly literal: Literal.Literal }

const asWritten = (text: string): Biomarker =>
  UnknownMarker.of(text) ?? { marker: undefined, literal: Literal.of(text) }

/** What a patient has of a marker that is scored is often told by a number alone. */
const scored = (
  marker: Marker,
  asked: MarkerStatus.MarkerStatus,
  words: ReadonlyArray<string>,
  last: number,
): MarkerStatus.MarkerStatus => {
  const score = marker.scored === true ? ExpressionScore.exactly(words, last) : undefined

  return score === undefined ? asked : { ...asked, score, state: ExpressionScore.isNone(score) ? "absent" : "present" }
}

/** What a profile's biomarker asks for, in whatever way it is written. */
export const ask = (written: string): Biomarker => {
  const text = written.trim()
  const recognised = MarkerRecognition.recognise(text)
  if (recognised === undefined) return asWritten(text)
  const { marker, name } = recognised
  const folded = fold(text)
  const tokens = tokensOf(folded, 0, folded.length)
  const first = tokens.ends.findIndex((end) => end > name.start)
  const after = tokens.starts.findIndex((start) => start >= name.end)
  const last = after < 0 ? tokens.words.length : after
  const asked = scored(marker, MarkerMeaning.of(marker, name, text, tokens, first, last), tokens.words, last)

  const furtherNamed = asked.state === "bare" && marker.measured !== true && /^-[a-z0-9]/.test(folded.slice(name.end))
  if (furtherNamed) return asWritten(text)

  return { marker, asked }
}

/** Whether the inclusion criteria let in whatever is found: "regardless of MSI status", "methylated or unmethylated". */
const isAccepted = ({ isOfAny, place, stand }: MarkerMentions.MarkerMention, { state }: MarkerStatus.MarkerStatus) => {
  if (place.side !== "inclusion") return false

  return stand.remark === Stand.eitherWay ? isOfAny : state === "either" && stand.outcome === "inclusion"
}

/** Whether what is asked for is an alteration that is denied by its own name: "HER2 amplification negative". */
const isDeniedByName = (status: MarkerStatus.MarkerStatus, asked: MarkerStatus.MarkerStatus): boolean =>
  status.kinds.includes("amplification") && asked.kinds.join() === "amplification"

/** Whether having it is ruled out by asking for its absence: "EGFR negative", of a gene that may be altered. */
const isRuledOut = (
  { stand }: MarkerMentions.MarkerMention,
  status: MarkerStatus.MarkerStatus,
  { asked, marker }: Pick<Known, "marker" | "asked">,
  relation: StatusComparison.Comparison,
): boolean => {
  const mayBeAltered = (marker.tumorGene === true || marker.altered !== undefined) && marker.expressed !== true
  const isAltered = mayBeAltered || isDeniedByName(status, asked)
  const isOpposed = relation === "opposite" || (asked.state === "bare" && status.state === "absent")

  return isOpposed && status.isDenied && isAltered && stand.outcome === "inclusion"
}

/** What is let in as an exception from a bar tells nothing of its opposite. */
const isException = ({ remark }: Stand.Stand): boolean => remark === "as an exception"

/** What a mention tells of something else than what was asked. */
const judgeOther = (
  mention: MarkerMentions.MarkerMention,
  status: MarkerStatus.MarkerStatus,
  known: Pick<Known, "marker" | "asked">,
  relation: keyof typeof StatusComparison.remarks,
): Finding.Finding => {
  const { place, stand } = mention
  const { side } = place
  const isOpposite = relation === "opposite"
  if (isOpposite && stand.turned && !isException(stand) && side !== "neither")
    return Finding.of(mention, { outcome: side, remark: "" }, 1)
  if (isRuledOut(mention, status, known, relation))
    return Finding.of(mention, { outcome: "exclusion", remark: "ruling it out" }, 1)
  const remark = remarkOn(StatusComparison.remarks[relation], stand)

  return Finding.of(mention, { outcome: "unknown", remark }, isOpposite ? 1 : 0)
}

/** "Ph+" where a mutation of the fusion was asked for. */
const isOnlyFused = (
  { kinds, variants }: MarkerStatus.MarkerStatus,
  { asked, marker }: Pick<Known, "marker" | "asked">,
) => marker.fused === true && asked.variants.length > 0 && variants.length === 0 && !kinds.includes("mutation")

/** What a mention tells of what was asked. */
const judge = (mention: MarkerMentions.MarkerMention, known: Pick<Known, "marker" | "asked">): Finding.Finding => {
  const { asked, marker } = known
  const { excepted, stand, status } = mention
  if (status === undefined) return Finding.of(mention, stand, 0)
  const relation = marker.measured === true ? "same" : StatusComparison.of(asked, status)
  if (relation !== "other" && isAccepted(mention, status))
    return Finding.of(mention, { outcome: "inclusion", remark: Stand.eitherWay }, 1)
  if (relation === "same") return Finding.of(mention, stand, 2)
  if (relation === "broader" && isOnlyFused(status, known)) return judgeOther(mention, status, known, "other")
  if (relation !== "broader") return judgeOther(mention, status, known, relation)

  return excepted.some((word) => asked.variants.includes(word))
    ? Finding.of(mention, { outcome: "unknown", remark: "with an exception for it" }, 1)
    : Finding.of(mention, stand, 1)
}

/** What a quote says of something else than what was asked: "ruling out another form of it". */
const remarkOn = (what: string, { remark }: Stand.Stand): string => {
  switch (remark) {
    case "ruling it out":
      return `ruling out ${what}`
    case "allowing it":
      return `allowing ${what}`
    case "as an exception":
      return `${what}, as an exception`
    case "where it is missing":
      return `where ${what} is missing`
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

/** What a text says of the biomarker, mention by mention. */
export const find = (text: AnnotatedText, biomarker: Biomarker): ReadonlyArray<Finding.Finding> => {
  if (biomarker.marker === undefined) return Literal.find(text, biomarker.literal)
  const mentions =
    biomarker.literal === undefined ? MarkerMentions.of(biomarker.marker)(text) : UnknownMarker.find(text, biomarker)

  return [...mentions.map((mention) => judge(mention, biomarker)), ...TripleNegative.find(text, biomarker.marker)]
}

export const topic: Topic<"biomarker"> = {
  atoms: [],
  ask: ({ biomarkers }) =>
    biomarkers.map((written) => {
      const asked = ask(written)

      return {
        kind: "biomarker",
        label: `Biomarker: ${written}`,
        find: (text) => find(text, asked),
      }
    }),
}
