import { remembering } from "../../Memo.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import { answering, leastStained, opposites, statusWords } from "./MarkerWords.ts"

/**
 * What words behind a marker tell of it without a state: what was found, that nothing more is said of it, or that they are passed over. Right
 * behind a state they lead from an alteration to what was found of it, only ask for that, or tell that it is amplified, or of a disease that a
 * scan looks for, or of something else.
 */
export type Meaning =
  | "enough"
  | "too little"
  | "asked for"
  | "the end"
  | "passed"
  | "passed before a state"
  | "passed behind a denial"
  | "leads to a result"
  | "only asked for"
  | "amplified"
  | "of a disease"
  | "of a thing"

export const table = RuleTable.of<Meaning>({
  name: "cues behind markers",
  classes: {
    least: leastStained,
    bound: "cut cutoff threshold",
    status: statusWords,
    copies: "homozygote homozygotes heterozygote heterozygotes",
    barred: "excluded ineligible not no",
    being: "is are was were be has have been",
    opposite: opposites,
    linking: ": - is was of must be",
    answering,
    modal: "will to shall can could must should",
    sought: "assessed tested evaluated determined measured analysed analyzed explored examined",
    joint: ", / and or & nor ;",
    known: "known available documented determined reported assessed provided recorded",
    amplified: "positive + amplified",
    lesion: "metastasis metastases metastatic disease recurrence recurrent cancer lesion lesions",
    /** What an adjective that begins the next item is said of, and is no marker. */
    thing:
      "pregnancy serum urine blood organ organs bone marrow liver hepatic renal kidney cardiac hematologic haematologic hematopoietic coagulation " +
      "margin margins node nodes lymph grade risk histology cognition cognitive performance hiv hbv hcv hepatitis covid",
  },
  rows: [
    telling("enough", [
      ["≥|>", "PD-L1 of [≥] 50 %"],
      ["[ above ] ...3 {bound}", "p-tau217 [above] the cut-off"],
    ]),
    telling("too little", [["<|≤ {least} %", "ER of [< 1 %]", "ER < 50 %"]]),
    telling("asked for", [["carrier {status}", "APOE4 [carrier status]"]]),
    telling("the end", [['"(" {copies} ...3 {barred}', "carriers [(homozygotes are excluded]"]]),
    telling("passed", [
      ["p .", "KRAS [p.]G12C"],
      ['"^"', "KRAS[^]G12C"],
      ["[ {being} ] not {being}? detected", "mutations [have] not been detected"],
    ]),
    telling("passed before a state", [["that|which is|are|was|were", "a scan [that is] positive"]]),
    telling("passed behind a denial", [["[ {being} ] detected", "not [been] detected"]]),
    telling("leads to a result", [
      ["[ {status} {linking}* ] {opposite}", "EGFR mutation [status:] positive"],
      ['"("|{answering}? must|should|shall be', "EGFR mutation [(must be] negative)"],
      ['"("|{answering}? has|have|need|needs|required to be', "EGFR mutations [have to be] absent"],
    ]),
    telling("only asked for", [
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
    telling("of a disease", [["[ for ] ...2 {lesion}", "PSMA PET negative [for] metastatic disease"]]),
    telling("of a thing", [["-? {thing}", "negative [pregnancy] test"]]),
  ],
})

/** A cue, and the token behind it. */
export interface Cue {
  readonly means: Meaning
  readonly last: number
}

/** Those of a sentence by the token that each begins with. */
export const inRun: (run: Run) => ReadonlyMap<number, Cue> = remembering(
  (run) => new Map(table.find(run).map(({ first, last, row: { means } }) => [first, { means, last }])),
)
