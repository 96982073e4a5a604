import * as Options from "../classes/Options.ts"
import * as Outcomes from "../classes/Outcomes.ts"
import * as Level from "../rules/Level.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { lacking } from "../treatment/LineLexicon.ts"

/** What has become of treatments: their effect is lost, or there are no others. */
type Meaning = "lost" | "exhausted"

const treating = "therapy therapies treatment treatments therapeutic standard soc systemic medical anticancer"

/** How it is told that a treatment has no effect any more, or that there is none left. */
export const table = RuleTable.of<Meaning>({
  name: "effects of treatment",
  classes: {
    ...Outcomes.classes,
    ...Options.classes,
    lacking,
    treating,
    therapy: "therapy therapies treatment treatments",
    /** "Of any further effective, approved"; not "curative", nor "surgical". */
    ofOptions: `${treating} of any - , and or care available approved effective established known proven satisfactory suitable acceptable appropriate reasonable viable further other remaining alternative additional more`,
  },
  rows: [
    { pattern: "no longer {effective}", means: "lost", example: "therapy is [no longer effective]" },
    {
      pattern: "no longer {giving} ...2 benefit",
      means: "lost",
      example: "therapy [no longer provides clinical benefit]",
      not: ["patients no longer receive benefit"],
    },
    { pattern: "stopped working", means: "lost", example: "therapy has [stopped working]" },
    { pattern: "been|proven ( to be )? ineffective", means: "lost", example: "therapy has [proven to be ineffective]" },
    {
      pattern: "{lacking} {ofOptions}* {further} {ofOptions}* {treating} {ofOptions}* {option}",
      means: "exhausted",
      example: "[no further standard treatment options]",
      not: ["no treatment options", "no other curative treatment options"],
    },
    {
      pattern: "{lacking} {ofOptions}* {treating} {ofOptions}* {further} {ofOptions}* {option}",
      means: "exhausted",
      example: "[no standard alternative options]",
    },
    {
      pattern: "[ {lacking} {ofOptions}* {further} {ofOptions}* {therapy} ] {being}{0,3} {there}",
      means: "exhausted",
      example: "[no other therapy] is available",
      not: ["no other therapy is allowed"],
    },
  ],
})

/** These as chunks, `@lost` and `@exhausted`. */
export const level = Level.of<Meaning, undefined, undefined>(table, ["lost", "exhausted"], ({ row }) => ({
  name: row.means,
  value: undefined,
}))
