import { once, remembering } from "../../Memo.ts"
import type { Document } from "./Document.ts"
import * as GroupTable from "./GroupTable.ts"
import * as ListItems from "./ListItems.ts"
import type { Segment } from "./Segment.ts"
import * as Segments from "./Segment.ts"
import type { Sentence } from "./Sentences.ts"
import * as TitledLines from "./TitledLines.ts"
import { areSome, saidIn, toldIn } from "./TitledLines.ts"

/**
 * For whom a place of the criteria speaks. `everyone`: nothing says that it speaks for some only. `some`: for one cohort, part, arm or
 * indication of several, or for those patients of whom something else is true. `alternative`: it is one of a list of which one is enough.
 */
export type Group = (typeof groups)[number]

export const groups = ["everyone", "some", "alternative"] as const

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
  const titled = once(() => TitledLines.of(document))
  const begins = ({ end, side, start }: Segment): boolean =>
    side === "inclusion" &&
    toldIn(document, GroupTable.items, start, Math.min(end, start + widest.item)).includes("disease")

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
    const isChoice = toldIn(document, GroupTable.choices, Math.max(start, end - widest.line), end).length > 0
    if (side !== "exclusion" && isChoice) return "alternative"

    return groupOf(saidIn(document, start, Math.min(end, start + widest.introduction), "sentence"))
  })

  return remembering((segment) => {
    const isIncluded = segment.side !== "exclusion"
    if (isIncluded && joined().has(segment)) return "alternative"
    const introductions = Segments.above(segments, segment).map(introducing)
    if (isIncluded && introductions.includes("alternative")) return "alternative"
    const isOfSome = segment.group !== undefined || titled().has(segment)
    if (isOfSome || introductions.some((group) => group !== "everyone")) return "some"
    const isOfDiseases = begins(segment) && (diseases().get(segment.lead)?.length ?? 0) >= several

    return isOfDiseases ? "alternative" : "everyone"
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

/** Whether one of these items begins in a sentence. */
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
