import * as Comparing from "../classes/Comparing.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as NumberTable from "./NumberTable.ts"
import * as Piece from "./Piece.ts"

/** Words and signs of comparison before a number. Records write a backslash before signs that would be marks of their layout. */
export const table = RuleTable.of<Piece.Bound>({
  name: "bounds",
  over: NumberTable.level,
  classes: Comparing.classes,
  rows: [
    { pattern: "at least|minimum", means: "from", example: "[at least] two" },
    { pattern: "a? minimum|min score? of?", means: "from", example: "[a minimum of] two" },
    { pattern: "no|not be? {smaller} than", means: "from", example: "[not be less than] 2" },
    { pattern: "no|not {below}", means: "from", example: "[not below] 20" },
    { pattern: "{greater} than? or|and|/? {equal} to?", means: "from", example: "[greater than or equal to] 20" },
    { pattern: "{equal} to? or|and {greater}|{above} than?", means: "from", example: "[equal to or more than] 20" },
    { pattern: "{above} or {equal} to?", means: "from", example: "[above or equal to] 20" },
    { pattern: "at or {above}", means: "from", example: "[at or above] 20" },
    { pattern: "superior or {equal} to", means: "from", example: "[superior or equal to] 20" },
    { pattern: "\\? ≥|≧|⩾ than|to?", means: "from", example: "MMSE [\\≥] 20" },
    { pattern: "\\? > \\? or|/? \\? =|{equal} to?", means: "from", example: "MMSE [\\>=] 20" },
    { pattern: "> than or? {equal} to?", means: "from", example: "MMSE [> than or equal to] 20" },
    { pattern: "= or|/? \\? >", means: "from", example: "MMSE [=>] 20" },

    { pattern: "{greater} than", means: "above", example: "[more than] two" },
    { pattern: "[ {above} ] @number", means: "above", example: "[over] 20" },
    { pattern: "exceed|exceeds|exceeding", means: "above", example: "[exceeding] 20" },
    { pattern: "in excess of", means: "above", example: "[in excess of] 20" },
    { pattern: "superior to", means: "above", example: "[superior to] 20" },
    { pattern: "\\? >", means: "above", example: "MMSE [>] 20" },

    { pattern: "at most|maximum", means: "to", example: "[at most] two" },
    { pattern: "a? maximum|max .? score? of?", means: "to", example: "[a maximum score of] two" },
    { pattern: "up to", means: "to", example: "[up to] two" },
    { pattern: "up to and including", means: "to", example: "[up to and including] two" },
    { pattern: "limited|restricted to", means: "to", example: "[limited to] two" },
    { pattern: "no|not be? {greater} than", means: "to", example: "[no more than] two" },
    { pattern: "no|not {above}", means: "to", example: "[not over] 20" },
    { pattern: "not|cannot to? exceed|exceeding", means: "to", example: "[not to exceed] 20" },
    { pattern: "{smaller} than? or|and|/? {equal} to?", means: "to", example: "[less than or equal to] 2" },
    { pattern: "{equal} to? or|and {smaller}|{below} than?", means: "to", example: "[equal to or less than] 2" },
    { pattern: "{below} or {equal} to?", means: "to", example: "[below or equal to] 2" },
    { pattern: "at or {below}", means: "to", example: "[at or below] 20" },
    { pattern: "inferior or {equal} to", means: "to", example: "[inferior or equal to] 20" },
    { pattern: "\\? ≤|≦|⩽ than|to?", means: "to", example: "ECOG [≤] 2" },
    { pattern: "\\? < \\? or|/? \\? =|{equal} to?", means: "to", example: "ECOG [\\<\\=] 2" },
    { pattern: "< than or? {equal} to?", means: "to", example: "ECOG [< than or equal to] 2" },
    { pattern: "= or|/? \\? <", means: "to", example: "ECOG [=<] 2" },

    { pattern: "{smaller} than", means: "below", example: "[less than] 20" },
    { pattern: "[ {below} ] @number", means: "below", example: "[under] 20" },
    { pattern: "inferior to", means: "below", example: "[inferior to] 20" },
    { pattern: "\\? <", means: "below", example: "MMSE [<] 20" },

    { pattern: "exactly|only|just", means: "exactly", example: "[exactly] two" },
    { pattern: "=|equals", means: "exactly", example: "MMSE [=] 20" },
    { pattern: "equal to", means: "exactly", example: "[equal to] 20" },
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

const sign = /^[\\<>=≤≥≦≧⩽⩾]/

/** Words of comparison as chunks, over those of numbers and units. */
export const level = Level.of<Piece.Bound, Piece.Piece, Piece.Piece>(
  table,
  ["bound"],
  (found, run) => {
    const bound = found.row.means
    const isSign = sign.test(Piece.words(run, found)[0] ?? "")

    return {
      name: "bound",
      attributes: isSign ? [ends[bound], "sign"] : [ends[bound]],
      value: { kind: "bound", bound },
    }
  },
  NumberTable.level,
)
