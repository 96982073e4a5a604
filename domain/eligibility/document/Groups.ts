import { eachOnce, once, remembering } from "../../Memo.ts"
import type { Document } from "./Document.ts"
import * as ListItems from "./ListItems.ts"
import * as PatientGroups from "./PatientGroups.ts"
import type { Segment } from "./Segment.ts"
import type { Sentence } from "./Sentences.ts"

/**
 * For whom a place of the criteria speaks. `everyone`: nothing says that it speaks for some only. `some`: for one cohort, part, arm or
 * indication of several, or for those patients of whom something else is true. `alternative`: it is one of a list of which one is enough.
 */
export type Group = (typeof groups)[number]

export const groups = ["everyone", "some", "alternative"] as const

const widest = 600

const widestTitle = 90

const title =
  /^(?:[a-h]\. )?(?:[a-z ]{0,20}\(?)?(?:cohort|arm|part|group|phase)s?\b|^dose[ -](?:escalation|expansion)\b/

/** "All participants:", "For all cohorts:". */
const titleOfAll =
  /^(?:for )?(?:all|both) (?:the )?(?:patients|participants|subjects|cohorts|parts|arms|groups|phases)[^.:;]{0,30}:$/

/** A title that a colon ends may be longer. */
const widestBeforeColon = 200

/** A title says what follows it, and nothing of its own behind a colon: "Cohort 2: at least one prior line" is none. */
const isTitleText = (line: string): boolean => {
  const colon = line.indexOf(":")
  const named = line.endsWith(")") ? line.slice(0, line.indexOf("(")) : line

  return colon < 0 ? named.length <= widestTitle : colon === line.length - 1
}

/** For whom a title says that what follows is. */
const toldBy = (line: string): Group => (PatientGroups.tellsGroup(line) ? "some" : "everyone")

/** Through so many lines that introduce it a line is followed upwards. */
const deepest = 4

/** What is known of the lines of a document, each found out when it is first asked for. */
interface Lines {
  readonly of: (segment: Segment) => Group
}

const lines = remembering((document: Document): Lines => {
  const { folded } = document
  const segments = document.segments()
  const beginningOf = ({ end, start }: Segment): string =>
    folded.slice(start, Math.min(end, start + PatientGroups.widestBeginning))
  const begins = (segment: Segment): boolean =>
    segment.side === "inclusion" && PatientGroups.beginsWithDisease(beginningOf(segment))

  const numbers = once(() => new Map(segments.map((segment, number) => [segment, number] as const)))

  /** The beginning of a line that may be a title or an item of one group: "Cohort A", "Part 2D (…):", "Cohort 2: …". */
  const labelled = ({ end, lead, start }: Segment): string | undefined => {
    if (lead >= 0) return undefined
    const line = folded.slice(start, Math.min(end, start + widestBeforeColon))

    return title.test(line) ? line : undefined
  }

  /** "All participants:", but not right below the title of a group, all of which it means. */
  const isOfAll = ({ end, lead, start }: Segment, before: Segment | undefined): boolean => {
    if (lead >= 0 || !titleOfAll.test(folded.slice(start, Math.min(end, start + widestTitle)))) return false
    const above =
      before === undefined ? "" : folded.slice(before.start, Math.min(before.end, before.start + widestTitle))

    return !(above.endsWith(":") && PatientGroups.tellsGroup(above))
  }

  /** Whether there are several headings of a part that are each for those with one disease or another. */
  const areForThose = eachOnce((part: Segment["side"]): boolean => {
    const headings = segments.flatMap(({ heading, side }) =>
      side === part && heading !== undefined ? [folded.slice(...heading)] : [],
    )

    return new Set(headings.filter(PatientGroups.isForThose)).size > 1
  })

  const toldByHeading = (segment: Segment): Group => {
    if (segment.heading === undefined) return "everyone"
    const heading = folded.slice(...segment.heading)

    return PatientGroups.isForThose(heading) && areForThose(segment.side) ? "some" : toldBy(heading)
  }

  /** For whom the title above each line says that it is: "Cohort A"; the item of another group ends what a title with a colon began. */
  const titled = once(() => {
    let current: Group = "everyone"
    let isOfList = false
    let heading: Segment["heading"]

    return segments.map((segment, number): Group => {
      if (segment.heading !== heading) {
        heading = segment.heading
        current = toldByHeading(segment)
        isOfList = false
      }
      const label = labelled(segment)
      if (label !== undefined && isTitleText(label)) {
        current = toldBy(label)
        isOfList = label.endsWith(":")
      } else if (label !== undefined && isOfList) current = "everyone"
      if (current === "some" && isOfAll(segment, segments[number - 1])) current = "everyone"

      return current
    })
  })

  /** How many lines of each list begin with a disease, by the line that introduces them. */
  const diseases = once(() => {
    const counts = new Map<number, number>()
    for (const segment of segments) {
      if (begins(segment)) counts.set(segment.lead, (counts.get(segment.lead) ?? 0) + 1)
    }

    return counts
  })

  const introduced = new Map<number, Group>()

  /** For whom a line that introduces others says that they are. */
  const introducing = (number: number, { end, side, start }: Segment): Group => {
    const known = introduced.get(number)
    if (known !== undefined) return known
    const words = folded.slice(Math.max(start, end - widest), end)
    const isChoice = side !== "exclusion" && PatientGroups.choice.test(words)
    const isSome = PatientGroups.namesGroup(words) || PatientGroups.named(words) || PatientGroups.condition.test(words)
    const group = isChoice ? "alternative" : isSome ? "some" : "everyone"
    introduced.set(number, group)

    return group
  }

  const isJoined = (segment: Segment, number: number): boolean =>
    ListItems.areJoined(folded, segment, segments[number + 1]) ||
    ListItems.areJoined(folded, segments[number - 1], segment)

  /** What the lines say that introduce a line, the nearest first. */
  const above = ({ lead }: Segment): ReadonlyArray<Group> => {
    const said: Array<Group> = []
    for (let number = lead; said.length < deepest; ) {
      const segment = segments[number]
      if (segment === undefined) break
      said.push(introducing(number, segment))
      number = segment.lead
    }

    return said
  }

  /** Whether a line is one of several of its list that each begin with a disease. */
  const isOfDiseases = (segment: Segment): boolean =>
    begins(segment) && (diseases().get(segment.lead) ?? 0) >= PatientGroups.several

  const find = (segment: Segment): Group => {
    const number = numbers().get(segment) ?? -1
    const isIncluded = segment.side !== "exclusion"
    if (isIncluded && isJoined(segment, number)) return "alternative"
    const introductions = above(segment)
    if (isIncluded && introductions.includes("alternative")) return "alternative"
    const isTitled = segment.group !== undefined || titled()[number] === "some"
    const isOfSome = isTitled || introductions.some((group) => group !== "everyone")
    if (isOfSome) return "some"

    return isOfDiseases(segment) ? "alternative" : "everyone"
  }

  return { of: remembering(find) }
})

/** "One of the following: a) …; b) …", in one line: its items, which are worked out once for all of its sentences. */
const choicesOf = remembering(({ folded }: Document) =>
  remembering((segment: Segment): ReadonlyArray<Sentence> => {
    if (segment.side === "exclusion") return []
    const items = ListItems.of(folded, segment)
    const first = items[0]?.start ?? segment.start
    const introduction = folded.slice(Math.max(segment.start, first - widest), first).trimEnd()

    return introduction.endsWith(":") && PatientGroups.choice.test(introduction) ? items : []
  }),
)

/** Whether one of these items begins in a sentence. */
const isOfChoice = (document: Document, segment: Segment, { end, start }: Sentence): boolean =>
  choicesOf(document)(segment).some((item) => item.start >= start && item.start < end)

/** For whom a sentence of a segment speaks. */
export const of = (document: Document, segment: Segment, sentence: Sentence): Group => {
  const around = lines(document).of(segment)
  if (around !== "everyone") return around
  if (isOfChoice(document, segment, sentence)) return "alternative"
  const { folded } = document
  const line = folded.slice(Math.max(segment.start, sentence.start - widest), sentence.end)
  if (PatientGroups.all.test(line)) return "everyone"
  const own = folded.slice(sentence.start, Math.min(sentence.end, sentence.start + widest))
  const isSome =
    PatientGroups.label.test(line) ||
    PatientGroups.named(line) ||
    PatientGroups.named(own) ||
    PatientGroups.condition.test(own)

  return isSome ? "some" : "everyone"
}
