import { remembering } from "../../Memo.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import { statusWords } from "./FillerWords.ts"
import { answering, opposites } from "./StatusCues.ts"

/**
 * What words right behind a state do with it: they lead from an alteration to what was found of it, only ask for that, or tell that it is
 * amplified, or of a disease that a scan looks for, or of something else.
 */
export type Meaning = "leads to a result" | "asked for" | "amplified" | "of a disease" | "of a thing"

export const table = RuleTable.of<Meaning>({
  name: "words behind states",
  classes: {
    status: statusWords,
    opposite: opposites,
    linking: ": - is was of must be",
    answering,
    modal: "will to shall can could must should",
    sought: "assessed tested evaluated determined measured analysed analyzed explored examined",
    joint: ", / and or & nor ;",
    known: "known available documented determined reported assessed provided recorded",
    amplified: "positive + amplified",
    disease: "metastasis metastases metastatic disease recurrence recurrent cancer lesion lesions",
    /** What an adjective that begins the next item is said of, and is no marker. */
    thing:
      "pregnancy serum urine blood organ organs bone marrow liver hepatic renal kidney cardiac hematologic haematologic hematopoietic coagulation " +
      "margin margins node nodes lymph grade risk histology cognition cognitive performance hiv hbv hcv hepatitis covid",
  },
  rows: [
    telling("leads to a result", [
      ["[ {status} {linking}* ] {opposite}", "EGFR mutation [status:] positive"],
      ['"("|{answering}? must|should|shall be', "EGFR mutation [(must be] negative)"],
      ['"("|{answering}? has|have|need|needs|required to be', "EGFR mutations [have to be] absent"],
    ]),
    telling("asked for", [
      ['[ "(" ] _{1,3} ")" {status}', "mutation [(]gBRCAm) status"],
      ["[ {modal} ] be _? {sought}", "expression [will] be assessed"],
      [
        "[ {joint} ] !.|:|;|{status}{0,6} {status} ...3 {known}",
        "CD30 expression [and] the phenotype's status must be available",
      ],
    ]),
    telling("amplified", [
      ["[ 1 + ] ...13 fish|ish ...1 {amplified}", "IHC [1+] or 2+ with a positive FISH, amplified"],
    ]),
    telling("of a disease", [["[ for ] ...2 {disease}", "PSMA PET negative [for] metastatic disease"]]),
    telling("of a thing", [["-? {thing}", "negative [pregnancy] test"]]),
  ],
})

/** What words do, and the token behind them. */
export interface Behind {
  readonly means: Meaning
  readonly last: number
}

/** Such words of a sentence by the token that each begins with. */
export const inRun: (run: Run) => ReadonlyMap<number, Behind> = remembering(
  (run) => new Map(table.find(run).map(({ first, last, row: { means } }) => [first, { means, last }])),
)
