import { eachOnce, once, remembering } from "../../Memo.ts"
import type { Document } from "./Document.ts"
import * as ListItems from "./ListItems.ts"
import * as PatientGroups from "./PatientGroups.ts"
import type { Segment } from "./Segment.ts"
import * as Segments from "./Segment.ts"
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

/** For whom each line of a document speaks, found out when it is first asked for. */
const lines = remembering((document: Document): ((segment: Segment) => Group) => {
  const { folded } = document
  const segments = document.segments()
  const textOf = ({ end, start }: Segment, most: number): string => folded.slice(start, Math.min(end, start + most))
  const begins = (segment: Segment): boolean =>
    segment.side === "inclusion" && PatientGroups.beginsWithDisease(textOf(segment, PatientGroups.widestBeginning))

  /** The beginning of a line that may be a title or an item of one group: "Cohort A", "Part 2D (…):", "Cohort 2: …". */
  const labelled = (segment: Segment): string | undefined => {
    const line = segment.lead < 0 ? textOf(segment, widestBeforeColon) : ""

    return title.test(line) ? line : undefined
  }

  /** "All participants:", but not right below the title of a group, all of which it means. */
  const isOfAll = (segment: Segment, before: Segment | undefined): boolean => {
    if (segment.lead >= 0 || !titleOfAll.test(textOf(segment, widestTitle))) return false
    const above = before === undefined ? "" : textOf(before, widestTitle)

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
  const titles = (): ReadonlyArray<Group> => {
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
  }

  const titledSome = once(() => {
    const told = titles()

    return new Set(segments.filter((_, number) => told[number] === "some"))
  })

  /** Lines that an "or" joins with one beside them. */
  const joined = once(
    () =>
      new Set(
        segments.flatMap((segment, number) => {
          const next = segments[number + 1]

          return next !== undefined && ListItems.areJoined(folded, segment, next) ? [segment, next] : []
        }),
      ),
  )

  /** How many lines of each list begin with a disease, by the line that introduces them. */
  const diseases = once(() => Map.groupBy(segments.filter(begins), ({ lead }) => lead))

  /** For whom a line that introduces others says that they are. */
  const introducing = remembering(({ end, side, start }: Segment): Group => {
    const words = folded.slice(Math.max(start, end - widest), end)
    if (side !== "exclusion" && PatientGroups.choice.test(words)) return "alternative"
    const isSome = PatientGroups.namesGroup(words) || PatientGroups.named(words) || PatientGroups.condition.test(words)

    return isSome ? "some" : "everyone"
  })

  return remembering((segment) => {
    const isIncluded = segment.side !== "exclusion"
    if (isIncluded && joined().has(segment)) return "alternative"
    const introductions = Segments.above(segments, segment).map(introducing)
    if (isIncluded && introductions.includes("alternative")) return "alternative"
    const isOfSome = segment.group !== undefined || titledSome().has(segment)
    if (isOfSome || introductions.some((group) => group !== "everyone")) return "some"
    const isOfDiseases = begins(segment) && (diseases().get(segment.lead)?.length ?? 0) >= PatientGroups.several

    return isOfDiseases ? "alternative" : "everyone"
  })
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
  const around = lines(document)(segment)
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
