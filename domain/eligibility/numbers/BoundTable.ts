import * as Comparing from "../classes/Comparing.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as NumberTable from "./NumberTable.ts"
import * as Piece from "./Piece.ts"

/** Words and signs of comparison before a number. */
export const table = RuleTable.of<Piece.Bound>({
  name: "bounds",
  over: NumberTable.level,
  classes: Comparing.classes,
  rows: [
    telling("from", [
      ["at least|minimum", "[at least] two"],
      ["[ at ] @quantity.glued", "[at] least7 %"],
      ["a? minimum|min score? of?", "[a minimum of] two"],
      ["no|not|nor|cannot be? {smaller} than", "[not be less than] 2"],
      ["no|not|nor|cannot be? {below}", "[not below] 20"],
      ["starting|beginning from|at", "[starting from] 20"],
      ["upwards of", "[upwards of] 20"],
      ["not|cannot be? <", "MMSE [not <] 20"],
      ["{greater} than? or|and|/? {equal}|= to|than?", "[greater than or equal to] 20"],
      ["{equal} to? or|and {greater}|{above}|> than|to?", "[equal to or more than] 20"],
      ["{above} or {equal} to?", "[above or equal to] 20"],
      ["at or {above}", "[at or above] 20"],
      ["superior or {equal} to", "[superior or equal to] 20"],
      ["=? ≥ than|to?", "MMSE [≥] 20"],
      ["> or|/? =|{equal} to?", "MMSE [>=] 20"],
      ["> than or? {equal} to?", "MMSE [> than or equal to] 20"],
      ["= or|/? >", "MMSE [=>] 20"],
    ]),
    telling("above", [
      ["{greater} than|then", "[more than] two"],
      ["[ {greater} ] @quantity.glued", "[more] than2 lines"],
      ["[ {above} ] @quantity", "[over] 20"],
      ["exceed|exceeds|exceeding", "[exceeding] 20"],
      ["in excess of", "[in excess of] 20"],
      ["superior to", "[superior to] 20"],
      ["{above} >", "[above >] 20"],
      ["{greater} than >", "[greater than >] 20"],
      [">", "MMSE [>] 20"],
    ]),
    telling("to", [
      ["at most|maximum", "[at most] two"],
      ["a? maximum|max .? score? of?", "[a maximum score of] two"],
      ["up to", "[up to] two"],
      ["up to ,? and including|inclusive of? ,?", "[up to and inclusive of] two"],
      [
        "[ no|not be? {greater} than prior|previous ] @quantity",
        "[no more than prior] 3 lines",
        "no more than prior lines",
      ],
      ["up? to a maximum|max of", "[up to a maximum of] two"],
      ["limited|restricted to", "[limited to] two"],
      ["no|not|nor|cannot be? {greater} than", "[no more than] two"],
      ["no|not|nor|cannot be? {above}", "[not over] 20"],
      ["not|cannot be? >", "MMSE [not >] 20"],
      ["does|do|must|should|shall? not|nor|cannot to? exceed|exceeding", "[not to exceed] 20"],
      ["[ within ] @quantity -? @unit.limit", "[within] 2 x ULN", "within 2 weeks"],
      ["{smaller} than? or|and|/? {equal}|= to|than?", "[less than or equal to] 2"],
      ["{equal} to? or|and {smaller}|{below}|< than|to?", "[equal to or less than] 2"],
      ["{below} or {equal} to?", "[below or equal to] 2"],
      ["at or {below}", "[at or below] 20"],
      ["inferior or {equal} to", "[inferior or equal to] 20"],
      ["=? ≤ than|to?", "ECOG [≤] 2"],
      ["< or|/? =|{equal} to?", "ECOG [<=] 2"],
      ["< than or? {equal} to?", "ECOG [< than or equal to] 2"],
      ["= or|/? <", "ECOG [=<] 2"],
    ]),
    telling("below", [
      ["{smaller} than|then", "[less than] 20"],
      ["[ {smaller} ] @quantity.glued", "[less] than20"],
      ["[ {below} ] @quantity", "[under] 20"],
      ["inferior to", "[inferior to] 20"],
      ["{below} <", "[below <] 20"],
      ["{smaller} than <", "[less than <] 20"],
      ["<", "MMSE [<] 20"],
    ]),
    telling("exactly", [
      ["exactly|only|just", "[exactly] two"],
      ["=|equals", "MMSE [=] 20"],
      ["equal to", "[equal to] 20"],
      ["[ limited|restricted to ] @quantity {through}|or|and @quantity", "[limited to] 1-2 lines"],
    ]),
  ],
})

/** Which end of a range each makes. */
const ends: Readonly<Record<Piece.Bound, string>> = {
  from: "low",
  above: "low",
  to: "high",
  below: "high",
  exactly: "exact",
}

const sign = /^[<>=≤≥]/

const denial = /^(?:no|not|nor|cannot)$/

/** Words of comparison as chunks, over those of numbers and units. */
export const level = Level.of<Piece.Bound, Piece.Piece, Piece.Piece>(
  table,
  () => "bound",
  (found, run) => {
    const bound = found.row.means
    const [first = ""] = Piece.words(run, found)
    const known = Chunk.attributesOf({ [ends[bound]]: true, sign: sign.test(first), denied: denial.test(first) })

    return {
      attributes: known,
      value: { kind: "bound", bound },
    }
  },
  NumberTable.level,
)
