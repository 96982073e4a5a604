import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Groups from "../document/Groups.ts"
import * as Span from "../document/Span.ts"
import * as MarkerList from "../marker-status/MarkerList.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { type MarkerStatus, namesNoChange } from "../marker-status/MarkerStatus.ts"
import * as StatusComparison from "../marker-status/StatusComparison.ts"
import type { Marker } from "../markers/Marker.ts"
import { markers } from "../markers/MarkerLexicon.ts"
import { stateAt } from "../markers/StatusLexicon.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as Finding from "../mention/Finding.ts"
import type * as Remark from "../mention/Remark.ts"
import { isDecisive } from "../mention/Stand.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MarkerMentions from "./MarkerMentions.ts"
import type { StatedMarker } from "./StatedMarker.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

type Findings = ReadonlyArray<Finding.Finding>

interface Part {
  readonly asked: MarkerStatus | undefined
  readonly marker?: Pick<Marker, "infection"> | undefined
  readonly findings: Findings
}

/** What a text tells of one of several markers: what decides, and the side that comes of it. */
interface Told extends Part, Pick<Finding.Finding, "outcome" | "weight"> {
  readonly deciding: Findings
}

const toldBy = ({ asked, findings }: Part): ReadonlyArray<Told> => {
  const deciding = Finding.decisive(findings)
  const best = Finding.leading(deciding)

  return best === undefined ? [] : [{ asked, findings, deciding, outcome: best.outcome, weight: best.weight }]
}

const { opposite, other, status } = StatusComparison.remarks

/** Only the result of the marker has to be known, or a therapy is called by it. */
const harmless: ReadonlySet<Remark.Remark> = new Set([status, TherapyTarget.remark])

/** To keep out another state or form keeps out nobody who has this one. */
const ofOthers: ReadonlySet<Remark.Remark> = new Set([opposite, other])

/** Who lacks one change, "no T790M", lacks nothing where another is asked for. */
const isOfAnother = (asked: MarkerStatus | undefined, remark: Remark.Remark): boolean =>
  asked?.state === "absent" && asked.variants.length > 0 && remark === other

/** Whether a finding without a side leaves nothing open. */
const isHarmless = (asked: MarkerStatus | undefined, { place, remark }: Finding.Finding): boolean =>
  harmless.has(remark) || isOfAnother(asked, remark) || (place.side === "exclusion" && ofOthers.has(remark))

const heaviest = (some: ReadonlyArray<Told>): Findings =>
  some.toSorted((a, b) => b.weight - a.weight)[0]?.deciding ?? []

/** Most people are not infected: beside other markers, that only counts where it keeps out. */
const isLackOfInfection = ({ asked, marker }: Part): boolean => marker?.infection === true && asked?.state === "absent"

const toldByAll = (parts: ReadonlyArray<Part>): ReadonlyArray<Told> =>
  parts.every(isLackOfInfection)
    ? parts.flatMap(toldBy)
    : parts.flatMap((part) => toldBy(part).filter(({ outcome }) => outcome === "exclusion" || !isLackOfInfection(part)))

type AreAlternatives = (one: Finding.Finding, other: Finding.Finding) => boolean

/** "FLT3 ITD or TKD mutation": one place names several changes, of which one is enough. */
const isSamePlace = (one: Finding.Finding, other: Finding.Finding): boolean =>
  one.start === other.start && one.end === other.end && one.place.side === "inclusion"

/**
 * What a text tells of somebody who has several markers at once: who is kept out for one of them is kept out, and who is let in for one
 * of them is let in, unless what is said of another leaves it open, where that is no alternative.
 */
export const of = (parts: ReadonlyArray<Part>, areAlternatives: AreAlternatives): Findings => {
  const [only] = parts
  if (only !== undefined && parts.length === 1) return only.findings
  const told = toldByAll(parts)
  const excluded = told.filter(({ outcome }) => outcome === "exclusion")
  if (excluded.length > 0) return heaviest(excluded)
  const included = told.filter(({ outcome }) => outcome === "inclusion")
  // "Negative for EGFR or ALK" asks for the absence of both
  const letIn = included
    .filter(({ asked }) => asked?.state !== "absent")
    .flatMap(({ findings }) => findings.filter(({ outcome }) => outcome === "inclusion"))
  const isSpared = ({ asked, findings }: Told): boolean =>
    findings.every(
      (one) => isHarmless(asked, one) || letIn.some((other) => isSamePlace(one, other) || areAlternatives(one, other)),
    )
  const open = told.filter(
    (one) => one.outcome === "unknown" && !one.deciding.every((each) => isHarmless(one.asked, each)) && !isSpared(one),
  )

  return heaviest([open, included, told].find((some) => some.length > 0) ?? [])
}

type Mentions = ReadonlyArray<MarkerMentions.MarkerMention>

const joint = /^[\s,/()]*(?:or[\s(]+)?$/i

/** Whether one mention goes on with the other, as an item of a list with the next. */
const areJoinedMentions = (
  text: string,
  { end }: MarkerMentions.MarkerMention,
  { start }: MarkerMentions.MarkerMention,
): boolean => joint.test(text.slice(end, start))

const isAskedFor = ({ place, stand, status }: MarkerMentions.MarkerMention): boolean =>
  place.side === "inclusion" &&
  stand.outcome === "inclusion" &&
  !stand.turned &&
  status !== undefined &&
  namesNoChange(status)

/** The mentions in lists that hold names of both states of a marker, of which either lets in: "MSS, MSI-H or unknown". */
export const ofBothStates = (text: string, mentions: Mentions): ReadonlySet<MarkerMentions.MarkerMention> => {
  const lists: Array<Array<MarkerMentions.MarkerMention>> = []
  for (const mention of mentions) {
    const last = lists.at(-1)?.at(-1)
    if (last !== undefined && areJoinedMentions(text, last, mention)) lists.at(-1)?.push(mention)
    else lists.push([mention])
  }

  return new Set(
    lists
      .filter(
        (list) =>
          list.every(isAskedFor) &&
          ["present", "absent"].every((state) => list.some(({ status }) => status?.state === state)),
      )
      .flat(),
  )
}

const receptors = markers.filter(({ name }) => ["HER2", "Estrogen receptor", "Progesterone receptor"].includes(name))

const isMissing = ({ stand, status }: MarkerMentions.MarkerMention): boolean =>
  (status?.state === "absent" || status?.state === "low or absent") && isDecisive(stand)

/**
 * What a text says of triple negative disease by its receptors: of all three at once, in one sentence each, "ER-, PR- and HER2-negative",
 * or of one that it asks for, which such disease has not, "HER2-positive".
 */
export const ofReceptors = (text: AnnotatedText, { asked: { state }, marker }: StatedMarker): Findings => {
  if (marker.name !== "Triple negative") return []
  const mentions = receptors.map((receptor) => MarkerMentions.of(receptor)(text))
  const [ofOne = [], ...ofOthers] = mentions.map((some) => some.filter(isMissing))
  const isOfAll = ({ place, stand }: MarkerMentions.MarkerMention): boolean =>
    ofOthers.every((others) =>
      others.some(
        (other) => other.place.sentence.start === place.sentence.start && other.stand.outcome === stand.outcome,
      ),
    )
  const isHad = state === "present" || state === "bare"
  const askedFor = mentions
    .flat()
    .filter(
      ({ place, stand, status }) =>
        isHad && status?.state === "present" && place.side === "inclusion" && stand.outcome === "inclusion",
    )

  return [
    ...ofOne.filter(isOfAll).map((mention) => Finding.of(mention, mention.stand, 1)),
    ...askedFor.map((mention) => ({ ...Finding.untold(mention, opposite), asksForOther: mention.isOfAll })),
  ]
}

const adding = WordSet.of("and & +")

/** Whether names that share a state stand in a row: "alterations ([BRCA1, BRCA2, ATM])". What has a state of its own may be asked for besides. */
const areRow = (words: ReadonlyArray<string>, between: ReadonlyArray<string>): boolean =>
  between.includes(",") &&
  !words.some((word) => adding.has(word)) &&
  !between.some((word, at) => stateAt(between, at) !== undefined || isVariant(word))

const betweenPositive = WordSet.of("+ positive and / or ( )")

/**
 * Whether of two places in a sentence the second is named in one list with the first, of which one is enough: "BRCA1, BRCA2 or ATM
 * mutation", or each has the same state, and "or" joins them: "ER+ and/or PR+".
 */
const areListed = (first: Span.Span, second: Span.Span): boolean => {
  const { words } = first.tokens
  const between = words.slice(first.last, second.first)
  if (between.includes("or") && between.every((word) => betweenPositive.has(word))) return true
  const { last } = MarkerList.of(MarkerRun.published(first))
  const listed = words.slice(first.last, last)

  return second.last <= last && (listed.includes("or") || words[last] === "or" || areRow(listed, between))
}

const isAlternative = ({ document, segment, sentence }: Span.Span): boolean =>
  Groups.of(document, segment, sentence) === "alternative"

const longestList = 1000

/** Whether two findings may be of one list: they stand near each other in a sentence, or are introduced by one line. */
const mayBeListed = (one: Finding.Finding, other: Finding.Finding): boolean =>
  one.place.side === "inclusion" &&
  Math.abs(one.start - other.start) < longestList &&
  (one.place.sentence.start === other.place.sentence.start ||
    (one.place.leads[0] !== undefined && one.place.leads[0][0] === other.place.leads[0]?.[0]))

/** Whether of what is said in two places one is enough, in one sentence or as items of one list: "one of the following: …". */
export const are = (document: Document, one: Finding.Finding, other: Finding.Finding): boolean => {
  if (!mayBeListed(one, other)) return false
  const [first, second] = [one, other]
    .toSorted((a, b) => a.start - b.start)
    .map(({ end, start }) => Span.at(document, start, end))
  if (first === undefined || second === undefined) return false

  return first.sentence.start === second.sentence.start
    ? areListed(first, second)
    : isAlternative(first) && isAlternative(second)
}
