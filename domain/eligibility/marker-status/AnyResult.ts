import { permissions } from "../classes/Participants.ts"
import { stateWords } from "../markers/StatusLexicon.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as Level from "../rules/Level.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as MarkerRun from "./MarkerRun.ts"
import { changes, type MarkerStatus } from "./MarkerStatus.ts"

/** That any result is accepted, or that none matters. */
export type Says = "any" | "matters not"

/** "so much": what looks like it, and asks for more than a bound. */
type Meaning = Says | "so much"

const measures = "tps cps score scores scoring level levels value values result results"

const claiming = (claim: string): ReadonlySet<string> =>
  new Set(stateWords.flatMap((state) => (state.claim === claim && state.words.length === 1 ? state.words : [])))

/**
 * How it is told that the result of a marker does not matter. Those that are named before it in one list are `@list`, `.any` or `.positive` if they are called so. `@marker.status` is
 * only asked to be known, and `.unchanged` not told to be altered: in "mutation of KRAS (any)" it may be any change, and not none. The name
 * of `.score` ends with that of a score.
 */
export const table = RuleTable.of<Meaning>({
  name: "results that do not matter",
  over: MarkedRun.level(["marker", "list"]),
  classes: {
    measure: measures,
    beforeAny: `${measures} expression status : ( -`,
    accepting: new Set([...permissions, "accepted"]),
    unmattering: "any regardless irrespective independent independently whatever",
    may: "may can could might",
    clauseEnd: ". ; : ( no not if unless",
    present: claiming("present"),
    absent: claiming("absent"),
    everybody: "unselected agnostic comers",
    choice: "restriction restrictions selection selections limit limits limitation limitations",
    stop: ". , ; : (",
    digits: isNumber,
  },
  parts: {
    unaltered: "( {absent} | wild -? type )",
    least: "of? ( ≥|>|above|over|exceeding | at least | more|greater than ) {digits}",
  },
  rows: [
    telling("any", [
      ["any ...15 [ @marker ] ...3 status ...6 {accepting}", "any @list and [@marker] status is allowed"],
      ["@list.any [ @marker ] ...3 status ...6 {accepting}", "@list.any [@marker] status is allowed"],
      [
        '[ @marker.unchanged ] {beforeAny}{0,4} any ( .|,|;|")" | $ )',
        "[@marker.unchanged] (any)",
        "mutation of @marker (any)",
        "alteration of @marker (any, except",
      ],
      ["[ @marker.unchanged ] {beforeAny}{1,4} any tps|cps", "[@marker.unchanged] (any CPS)"],
      ["[ @marker ] ...4 of|at any level", "[@marker] expression of any level"],
      [
        "[ @marker ] !{clauseEnd}{0,9} {may} be either? ( {present} or <unaltered> | <unaltered> or {present} )",
        "[@marker] must be known, but may be either unmethylated or methylated",
      ],
      [
        "seropositive|@list.positive ...12 [ @marker ] ...9 or|and seronegative ( $ | !for|to )",
        "seropositive (antibodies against [@marker]) or seronegative disease",
        "seropositive for @marker and seronegative for",
      ],
      [
        '[ @marker ] mutation|mutations|variant|variants|mutant or|/ wild -? type ( $ | ,|;|.|")"|"]"|status|disease|are|is )',
        "documented [@marker] variant or wild-type",
        "@marker mutation or wild-type NRAS",
      ],
      ["{everybody} for|by|with|regarding|as|of !{stop}{0,3} [ @marker ]", "unselected for [@marker]"],
      ["no|without {choice} !{stop}{0,4} [ @marker ]", "no restriction on the level of [@marker]"],
      ["[ @marker ] -|expression|status|all* {everybody}", "[@marker] all-comers"],
      ["all [ @marker ] ...1 levels|scores|statuses", "all [@marker] expression levels"],
      ["[ any ] @list? @marker.status", "[any] @marker.status status", "known @marker.status status"],
      ["[ any ] @list? @marker.score", "[any] @marker.score"],
      ["[ any ] @list? @marker ...2 {measure}", "[any] @marker score", "any @marker mutation"],
      ["[ any level ] of @list? @marker", "[any level] of @marker expression"],
    ]),
    // As much as that, and no less
    telling("so much", [
      [
        "[ any ] @list? @marker ...2 {measure} <least>",
        "[any] @marker level of at least 1 %",
        "any @marker level, over or under it",
      ],
      ["[ any level ] of @list? @marker expression|staining? <least>", "[any level] of @marker above 1 %"],
    ]),
    telling("matters not", [
      [
        "[ {unmattering} ] ...3 @list? @marker",
        "[irrespective] of the @marker",
        "any tumor of the breast that has @marker",
      ],
      ["or|and|/ [ without ] ...3 @list? @marker", "with or [without] @marker", "patients without @marker"],
      ["[ without regard ] ...2 @list? @marker", "[without regard] to @marker"],
      ["or|and|/ [ may not ] ...2 @list? @marker", "may or [may not] have @marker"],
    ]),
  ],
})

const isChanged = ({ kinds, state }: MarkerStatus): boolean =>
  state === "present" && kinds.some((kind) => changes.has(kind))

const width: MarkerRun.Width = { before: 20, behind: 18 }

/** What is told of the result of a marker of which something is said, and whose list begins at a token. */
export const of = (place: MarkerRun.Place, status: MarkerStatus, start: number): ReadonlySet<Says> => {
  const { first, last, tokens } = place
  const attributes = Chunk.attributesOf({
    status: status.state === "status",
    unchanged: !isChanged(status),
    score: /^[tc]ps$/.test(tokens.words[last - 1] ?? ""),
  })
  const before = tokens.words.slice(start, first)
  const called = Chunk.attributesOf({ any: before.includes("any"), positive: before.includes("seropositive") })
  const list = { first: start, last: first, number: Chunk.numberOf("list", called), value: undefined }
  const marker = { first, last, number: Chunk.numberOf("marker", attributes), value: undefined }
  const run = Level.plain<undefined>(MarkerRun.near({ ...place, first: Math.min(start, first) }, width))
  const pieces = start < first ? [list, marker] : [marker]

  return new Set(
    table.find(Level.chunked(run, pieces)).flatMap(({ row: { means } }) => (means === "so much" ? [] : means)),
  )
}
