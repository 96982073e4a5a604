import * as Options from "../classes/Options.ts"
import * as Outcomes from "../classes/Outcomes.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
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
    effect: "effect effectiveness efficacy benefit",
    therapy: "therapy therapies treatment treatments",
    /** "Of any further effective, approved"; not "curative", nor "surgical". */
    ofOptions: `${treating} of any - , and or care available approved effective established known proven satisfactory suitable acceptable appropriate reasonable viable further other remaining alternative additional more`,
  },
  rows: [
    telling("lost", [
      ["no longer {effective}", "therapy is [no longer effective]"],
      [
        "no longer {giving} ...2 benefit",
        "therapy [no longer provides clinical benefit]",
        "patients no longer receive benefit",
      ],
      ["stopped working", "therapy has [stopped working]"],
      ["been|proven ( to be )? ineffective", "therapy has [proven to be ineffective]"],
      ["ceased to be {effective}", "standard therapy has [ceased to be effective]"],
      ["lost its|their {effect}", "standard therapies have [lost their efficacy]", "the tumor lost its marker"],
    ]),
    telling("exhausted", [
      [
        "{lacking} {ofOptions}* {further} {ofOptions}* {treating} {ofOptions}* {option}",
        "[no further standard treatment options]",
        "no treatment options",
        "no other curative treatment options",
      ],
      [
        "{lacking} {ofOptions}* {treating} {ofOptions}* {further} {ofOptions}* {option}",
        "[no standard alternative options]",
      ],
      [
        "[ {lacking} {ofOptions}* {further} {ofOptions}* {therapy} ] {being}{0,3} {there}",
        "[no other therapy] is available",
        "no other therapy is allowed",
      ],
    ]),
  ],
})

/** These as chunks, `@lost` and `@exhausted`. */
export const level = Level.of<Meaning, undefined, undefined>(table, ["lost", "exhausted"], ({ row }) => ({
  name: row.means,
  value: undefined,
}))
