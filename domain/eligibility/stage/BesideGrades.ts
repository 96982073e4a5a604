import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import { harm } from "./StageCollocations.ts"

export type Grade = "1" | "2" | "3" | "4"

const all: ReadonlyArray<Grade> = ["1", "2", "3", "4"]

const third = "3|3a|3b|iii"

/**
 * By their numbers, the histological grades that are told beside a stage: "stage IA, grade 2 or 3"; `nothing`: those of harm that was done by
 * a treatment, "toxicity to grade 1".
 */
export const table = RuleTable.of<Grade | "2 3" | "nothing">({
  name: "grades beside a stage",
  classes: {
    grade: "grade grades",
    number: "1 2 3 3a 3b 4 i ii iii iv",
    joint: "or and / , - to through grade grades",
    through: "- to through",
    harm: `${harm} adverse ctcae ~itis ~penia anemia anaemia nausea~ vomit~ diarr~ fatigue~ alopecia rash~ infection~ edema`,
    end: ". ; , : (",
  },
  parts: {
    listed: "{grade} ( {number} {joint}{1,3} ){0,3}",
    all: "{grade} [ {number} ( {joint}{1,3} {number} ){0,3} ]",
  },
  rows: [
    telling("1", [
      ["<listed> [ 1|i ]", "grade [1]", "stage 1"],
      ["g1", "G1"],
    ]),
    telling("2", [
      ["<listed> [ 2|ii ]", "grade 1 or [2]"],
      [`{grade} 1|i [ {through} ] ${third}`, "grades 1 [to] 3"],
      ["g1 [ {through} ] g3", "G1 [-] G3"],
      ["g2", "G2"],
    ]),
    telling("2 3", [["{grade} 1|i [ {through} ] 4|iv", "grades 1 [-] 4"]]),
    telling("3", [
      [`<listed> [ ${third} ]`, "grade 2, grade [3a]"],
      ["{grade} 2|ii [ {through} ] 4|iv", "grades 2 [to] 4"],
      ["g3", "G3"],
    ]),
    telling("4", [
      ["<listed> [ 4|iv ]", "grade 3 or [4]"],
      ["g4", "G4"],
    ]),
    telling("nothing", [
      ["<all> !{end}{0,4} {harm}", "no grade [2 to 3] or higher neuropathy", "grade 2, no neuropathy"],
      ["{harm} !{end}{0,6} <all>", "toxicity to grade [1]", "no toxicity, grade 1"],
    ]),
  ],
})

/** The grades that a run tells. */
export const inRun = (run: Run): ReadonlyArray<Grade> =>
  RuleTable.meanings(table, run).flatMap((means) => all.filter((grade) => means.includes(grade)))

/** Those that somebody wrote. */
export const inEntry = (written: string): ReadonlyArray<Grade> => inRun(Runs.ofWritten(Tokens.ofWritten(written)))
