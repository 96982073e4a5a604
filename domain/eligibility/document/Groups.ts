import { eachOnce, once, remembering } from "../../Memo.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { Document } from "./Document.ts"
import * as GroupTable from "./GroupTable.ts"
import * as ListItems from "./ListItems.ts"
import type { Segment } from "./Segment.ts"
import * as Segments from "./Segment.ts"
import type { Sentence } from "./Sentences.ts"

/**
 * For whom a place of the criteria speaks. `everyone`: nothing says that it speaks for some only. `some`: for one cohort, part, arm or
 * indication of several, or for those patients of whom something else is true. `alternative`: it is one of a list of which one is enough.
 */
export type Group = (typeof groups)[number]

export const groups = ["everyone", "some", "alternative"] as const

const toldIn = <Meaning>(
  { words }: Document,
  table: RuleTable.RuleTable<Meaning>,
  start: number,
  end: number,
): ReadonlyArray<Meaning> => RuleTable.meanings(table, Runs.between(words, start, end))

/** What counts in the words above others, in those before and behind others of the same line, and in a sentence itself. */
const counted = {
  heading: ["part", "all"],
  line: ["part", "all", "named"],
  behind: ["label"],
  sentence: ["part", "all", "named", "condition", "holders"],
} as const satisfies Record<string, ReadonlyArray<GroupTable.Told>>

/** For whom the words between two places say that they are, or what they stand above: what is said last. */
const saidIn = (
  document: Document,
  start: number,
  end: number,
  of: keyof typeof counted,
): GroupTable.Told | undefined =>
  toldIn(document, GroupTable.table, start, end).findLast((told) => counted[of].some((each) => each === told))

const areSome = (said: GroupTable.Told | undefined): boolean => said !== undefined && said !== "all"

/** A longer line is no title, not even before a colon; nor is one without a colon that is half as long. */
const longestTitle = { beforeColon: 200, alone: 90 } as const

/** A title says what follows it, and nothing of its own behind a colon: "Cohort 2: at least one prior line" is none. */
const isWhole = (title: string): boolean => {
  const colon = title.indexOf(":")
  const named = title.endsWith(")") ? title.slice(0, title.indexOf("(")) : title

  return colon < 0 ? named.length <= longestTitle.alone : colon === title.length - 1
}

/** A title, or the beginning of an item of one group, which tells nothing of what follows it. */
interface Title {
  readonly isOfSome: boolean | undefined
  readonly isOfAll: boolean
  /** Whether a list follows that the item of another group ends. */
  readonly isOpen: boolean
}

/** "Cohort A", "Part 2D (…):", "Cohort 2: …", "All participants:". */
const titleOf = (document: Document, { end, lead, start }: Segment): Title | undefined => {
  const stop = Math.min(end, start + longestTitle.beforeColon)
  const [told] = lead < 0 ? toldIn(document, GroupTable.titles, start, stop) : []
  if (told === undefined) return undefined
  const said = told === "all" ? told : saidIn(document, start, stop, "heading")
  if (told === "people" && said === undefined) return undefined
  const title = document.folded.slice(start, stop)

  return {
    isOfSome: isWhole(title) ? areSome(said) : undefined,
    isOfAll: told === "all",
    isOpen: title.endsWith(":"),
  }
}

/** The lines below a heading of a document that are for some of the patients, as it and the titles above them say. */
const titledBelow = (document: Document, heading: Segment["heading"]): ReadonlySet<Segment> => {
  const segments = document.segments()

  /** Whether a part has several headings, so that one for those with some disease is not for everyone. */
  const areForThose = (part: Segment["side"]): boolean => {
    const headings = segments.flatMap(({ heading, side }) =>
      side === part && heading !== undefined ? [document.folded.slice(...heading)] : [],
    )

    return new Set(headings).size > 1
  }

  const isHeadedForSome = ({ side }: Segment): boolean => {
    if (heading === undefined) return false
    const isForThose = toldIn(document, GroupTable.table, ...heading).includes("those") && areForThose(side)

    return isForThose || areSome(saidIn(document, ...heading, "heading"))
  }

  let isOfSome = false
  /** Which line is the title of the list that is gone through, -1 where none is. */
  let open = -1

  return new Set(
    segments.filter((segment, number) => {
      if (segment.heading !== heading) return false
      if (segments[number - 1]?.heading !== heading) {
        isOfSome = isHeadedForSome(segment)
        open = -1
      }
      const title = titleOf(document, segment)
      /** "All participants:" right below the title of a group means all of it. */
      const isOfTheSame = title?.isOfAll === true && open === number - 1 && open >= 0
      if (title?.isOfSome !== undefined && !isOfTheSame) {
        isOfSome = title.isOfSome
        open = title.isOpen ? number : -1
      } else if (title !== undefined && !isOfTheSame && open >= 0) isOfSome = false

      return isOfSome
    }),
  )
}

const groupOf = (said: GroupTable.Told | undefined): Group => (areSome(said) ? "some" : "everyone")

/** So much of a line is looked at, in characters; of one that introduces others; of an item for the disease that it begins with; of a label behind a sentence. */
const widest = { line: 600, introduction: 200, item: 70, label: 60 } as const

/** So many items of a list that begin with a disease each are one for one disease, the next for another. */
const several = 3

/** Whether a sentence begins with those who are only a part of the patients: "for patients with a mutation, …". */
export const isOfPart = (document: Document, start: number): boolean =>
  toldIn(document, GroupTable.table, start, start + widest.introduction)[0] === "condition"

/** For whom each line of a document speaks, found out when it is first asked for. */
const lines = remembering((document: Document): ((segment: Segment) => Group) => {
  const { folded } = document
  const segments = document.segments()
  const titledIn = eachOnce((heading: Segment["heading"]) => titledBelow(document, heading))
  const begins = ({ end, side, start }: Segment): boolean =>
    side === "inclusion" &&
    toldIn(document, GroupTable.items, start, Math.min(end, start + widest.item)).includes("disease")

  const joined = once(() => ListItems.joinedIn(folded, segments))

  /** How many lines of each list begin with a disease, by the line that introduces them. */
  const diseases = once(() => Map.groupBy(segments.filter(begins), ({ lead }) => lead))

  const isChoice = remembering(
    ({ end, side, start }: Segment): boolean =>
      side !== "exclusion" && toldIn(document, GroupTable.choices, Math.max(start, end - widest.line), end).length > 0,
  )

  /** The items of each choice that goes on with what is asked of everyone. */
  const beyondChoice = once(() => {
    const lists = Map.groupBy(segments, ({ lead }) => lead)
    const told = ({ end, start }: Segment) =>
      toldIn(document, GroupTable.runningOn, start, Math.min(end, start + widest.item))[0]

    return new Set(
      [...lists].flatMap(([lead, items]) => {
        const choice = segments[lead]
        if (choice === undefined || !isChoice(choice)) return []
        const ends = items.map(told)

        return ends.includes("of everyone") ? items.slice(ends.findIndex((end) => end !== undefined)) : []
      }),
    )
  })

  const isOfDiseases = (segment: Segment): boolean =>
    begins(segment) && (diseases().get(segment.lead)?.length ?? 0) >= several

  const introducing = remembering((segment: Segment): Group => {
    const { end, start } = segment
    if (isChoice(segment)) return "alternative"

    return isOfDiseases(segment)
      ? "some"
      : groupOf(saidIn(document, start, Math.min(end, start + widest.introduction), "sentence"))
  })

  return remembering((segment) => {
    const isIncluded = segment.side !== "exclusion"
    if (isIncluded && joined().has(segment)) return "alternative"
    const above = Segments.above(segments, segment)
    const isBeyond = [segment, ...above].some((item) => beyondChoice().has(item))
    const introductions = above.map(introducing).filter((group) => !isBeyond || group !== "alternative")
    if (isIncluded && introductions.includes("alternative")) return "alternative"
    const isOfSome = segment.group !== undefined || titledIn(segment.heading).has(segment)
    if (isOfSome || introductions.some((group) => group !== "everyone")) return "some"

    return isOfDiseases(segment) ? "alternative" : "everyone"
  })
})

/** "One of the following: a) …; b) …", in one line: its items, which are worked out once for all of its sentences. */
const choicesOf = remembering((document: Document) =>
  remembering((segment: Segment): ReadonlyArray<Sentence> => {
    const { folded } = document
    if (segment.side === "exclusion") return []
    const items = ListItems.of(folded, segment)
    const first = items[0]?.start ?? segment.start
    const from = Math.max(segment.start, first - widest.line)
    const isIntroduced = folded.slice(from, first).trimEnd().endsWith(":")

    return isIntroduced && toldIn(document, GroupTable.choices, from, first).length > 0 ? items : []
  }),
)

const isOfChoice = (document: Document, segment: Segment, { end, start }: Sentence): boolean =>
  choicesOf(document)(segment).some((item) => item.start >= start && item.start < end)

/** For whom a sentence of a segment speaks: by what its line stands under, by itself, or by what stands before it. */
export const of = (document: Document, segment: Segment, sentence: Sentence): Group => {
  const around = lines(document)(segment)
  if (around !== "everyone") return around
  if (isOfChoice(document, segment, sentence)) return "alternative"
  const { end, start } = sentence
  const said = saidIn(document, start, Math.min(end, start + widest.line), "sentence")
  if (said !== undefined) return groupOf(said)
  const behind = saidIn(document, end, Math.min(segment.end, end + widest.label), "behind")
  if (behind !== undefined || start === segment.start) return groupOf(behind)

  return groupOf(saidIn(document, Math.max(segment.start, start - widest.line), start, "line"))
}
