import * as KnownNumbers from "../rules/KnownNumbers.ts"
import type { RuleTable } from "../rules/RuleTable.ts"
import type { Document } from "./Document.ts"
import * as GroupTable from "./GroupTable.ts"

/** What the rows of a table tell of a stretch of a text, in order. */
export const toldIn = <Meaning>(
  { words }: Document,
  table: RuleTable<Meaning>,
  start: number,
  end: number,
): ReadonlyArray<Meaning> => table.find(KnownNumbers.between(words, start, end)).map(({ row }) => row.means)

/** What counts in the words above others, in those before others of the same line, and in a sentence itself. */
const counted = {
  heading: ["part", "all"],
  line: ["part", "all", "named"],
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
