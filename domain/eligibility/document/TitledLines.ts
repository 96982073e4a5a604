import { eachOnce } from "../../Memo.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { RuleTable } from "../rules/RuleTable.ts"
import type { Document } from "./Document.ts"
import * as GroupTable from "./GroupTable.ts"
import type { Segment } from "./Segment.ts"

/** What the rows of a table tell of a stretch of a text, in order. */
export const toldIn = <Meaning>(
  { words }: Document,
  table: RuleTable<Meaning>,
  start: number,
  end: number,
): ReadonlyArray<Meaning> => table.find(KnownNumbers.between(words, start, end)).map(({ row }) => row.means)

/** What counts in the words above others, in those before and behind others of the same line, and in a sentence itself. */
const counted = {
  heading: ["part", "all"],
  line: ["part", "all", "named"],
  behind: ["label"],
  sentence: ["part", "all", "named", "condition", "holders"],
} as const satisfies Record<string, ReadonlyArray<GroupTable.Told>>

/** For whom the words between two places say that they are, or what they stand above: what is said last. */
export const saidIn = (
  document: Document,
  start: number,
  end: number,
  of: keyof typeof counted,
): GroupTable.Told | undefined =>
  toldIn(document, GroupTable.table, start, end).findLast((told) => counted[of].some((each) => each === told))

/** Whether that is some of the patients. */
export const areSome = (said: GroupTable.Told | undefined): boolean => said !== undefined && said !== "all"

/** A longer line is no title, not even before a colon; nor is one without a colon that is half as long. */
const longest = { beforeColon: 200, alone: 90 } as const

/** A title says what follows it, and nothing of its own behind a colon: "Cohort 2: at least one prior line" is none. */
const isWhole = (title: string): boolean => {
  const colon = title.indexOf(":")
  const named = title.endsWith(")") ? title.slice(0, title.indexOf("(")) : title

  return colon < 0 ? named.length <= longest.alone : colon === title.length - 1
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
  const stop = Math.min(end, start + longest.beforeColon)
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

/** The lines of a document that are for some of the patients, as the headings and titles above them say. */
export const of = (document: Document): ReadonlySet<Segment> => {
  const segments = document.segments()

  /** Whether there are several headings of a part that are each for those with one disease or another. */
  const areForThose = eachOnce((part: Segment["side"]): boolean => {
    const headings = segments.flatMap(({ heading, side }) =>
      side === part && heading !== undefined && toldIn(document, GroupTable.table, ...heading).includes("those")
        ? [document.folded.slice(...heading)]
        : [],
    )

    return new Set(headings).size > 1
  })

  const isHeadedForSome = ({ heading, side }: Segment): boolean => {
    if (heading === undefined) return false
    const isForThose = toldIn(document, GroupTable.table, ...heading).includes("those") && areForThose(side)

    return isForThose || areSome(saidIn(document, ...heading, "heading"))
  }

  let heading: Segment["heading"]
  let isOfSome = false
  /** Which line is the title of the list that is gone through, -1 where none is. */
  let open = -1

  return new Set(
    segments.filter((segment, number) => {
      if (segment.heading !== heading) {
        heading = segment.heading
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
