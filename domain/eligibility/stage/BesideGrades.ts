import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"

/** By their numbers, the histological grades that are told beside a stage: "stage IA, grade 2 or 3". */
export const table = RuleTable.of<"1" | "2" | "3">({
  name: "grades beside a stage",
  classes: {
    grade: "grade grades",
    number: "1 2 3 3a 3b 4 i ii iii iv",
    joint: "or and / , - to grade grades",
    through: "- to through",
  },
  parts: { listed: "{grade} ( {number} {joint}{1,3} ){0,3}" },
  rows: [
    telling("1", [
      ["<listed> [ 1|i ]", "grade [1]", "stage 1"],
      ["g1", "G1"],
    ]),
    telling("2", [
      ["<listed> [ 2|ii ]", "grade 1 or [2]"],
      ["{grade} 1|i [ {through} ] 3|3a|3b|iii", "grades 1 [to] 3"],
      ["g1 [ {through} ] g3", "G1 [-] G3"],
      ["g2", "G2"],
    ]),
    telling("3", [
      ["<listed> [ 3|3a|3b|iii ]", "grade 2, grade [3a]"],
      ["g3", "G3"],
    ]),
  ],
})

export type Grade = (typeof table.rows)[number]["means"]

/** The grades that a run tells. */
export const inRun = (run: Run): ReadonlyArray<Grade> => RuleTable.meanings(table, run)

/** Those that somebody wrote. */
export const inEntry = (written: string): ReadonlyArray<Grade> => inRun(Runs.ofWritten(Tokens.ofWritten(written)))
