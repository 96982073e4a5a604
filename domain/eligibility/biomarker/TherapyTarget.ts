import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { antibodyWords } from "../markers/Autoantibodies.ts"
import type { Marker } from "../markers/Marker.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"

/** What is said of a marker that only a therapy is called by. */
export const remark = "as part of a therapy's name"

/** What makes the name of a marker part of a therapy's name, behind it. */
export const therapyWords = WordSet.of(
  "inhibitor inhibitors inhibition inhibiting antagonist antagonists agonist agonists antibody antibodies blocker blockers " +
    "blockade blocking tki tkis directed targeted targeting therapy therapies treatment treatments agent agents vaccine vaccines " +
    "vaccination car cart adc adcs degrader degraders drug drugs bispecific immunotherapy mab kinase-inhibitor checkpoint " +
    "radioligand",
)

/** How a marker is named as the target of a therapy. A checkpoint that treatments block is `@marker.checkpoint`, and what infects `@marker.infection`. */
export const table = RuleTable.of<"target" | "nothing">({
  name: "targets of therapies",
  over: MarkerRun.level,
  classes: {
    therapy: therapyWords,
    /** Between a marker and the word that makes it a therapy. */
    between:
      "- / ) tyrosine kinase small molecule monoclonal specific selective mutant pathway signaling or and , covalent drug like other " +
      "t cell cells receptor based antibody lowering reducing clearing removing silencing",
    leading: "anti inhibiting inhibits targeting targets target against blocking blocks directed",
    blocker: "inhibitor inhibitors inhibition antagonist antagonists",
    ledOn: "of the to at - against mutant a /",
    led: "of the to at - against mutant a / and or ,",
    change: isVariant,
    apart: ". ; : after prior progressed received disease cancer tumor who with and",
    digit: (word) => /^\d$/.test(word),
    answering: "sensitive sensitizing sensitising sensitivity resistant",
    antibody: antibodyWords,
    result: "positive negative positivity negativity seropositive seronegative",
    agent:
      "agent agents drug drugs therapy therapies treatment treatments antibody antibodies compound compounds inhibitor inhibitors",
    acting: "target targets targeted targeting inhibit inhibits inhibiting block blocks blocking against directed",
    given: "treatment treatments therapy therapies treated exposure",
    /** Between "treated with" and the checkpoint that it was with. */
    ofCheckpoint:
      "any an a anti - ( ) / , or and programmed cell death protein receptor ligand 1 2 pd pd1 pdl1 l1 l2 ctla4 ctla 4",
    antiTarget: (word) => /^anti(?:pd|ctla|egfr|her2|cd\d)/.test(word),
  },
  rows: [
    telling("nothing", [
      [
        "( {leading}|{blocker} {led}{0,7} )? [ @marker ] ...3 {antibody} -? {result}",
        "anti-[@marker] antibody positive",
      ],
      ['[ @marker.infection ] {between}|")"|{digit}{0,4} {antibody}', "[@marker.infection]-1 antibody at screening"],
      [
        "[ @marker ] {between}|{change}|{digit}|@other{0,7} {therapy} -? {answering} mutat~|alterat~|variant~",
        "[@marker] TKI-sensitive mutation",
      ],
    ]),
    telling("target", [
      [
        "[ @marker ] {between}|{change}|{digit}|@other{0,7} {therapy}",
        "a [@marker] G12C inhibitor",
        "@marker mutation, no prior inhibitor",
        "@marker-lowering mutations",
      ],
      [
        "[ @marker ] - ( , @other - ){1,4} ,? or|and @other -? {therapy}",
        "[@marker]-, @other-, @other-, or @other-directed therapy",
      ],
      [
        '[ @marker ] ( "(" _ ")" )? ")"? - ,|or !{apart}{1,34} - targeted|directed {therapy}',
        "the receptor ([@marker])-, another kinase (@other)- or the third (@other) -targeted therapy",
        "@marker - , progressed after the third (@other) -targeted therapy",
      ],
      ["{leading} {led}|{digit}|@other{0,7} [ @marker ]", "anti-@other / [@marker] regimens"],
      [
        "{blocker} ( {ledOn}|{digit}|@other {led}|{digit}|@other{0,6} )? [ @marker ]",
        "inhibitors of @other and [@marker]",
        "checkpoint inhibitors, or @marker disease",
      ],
      [
        "{agent} ...4 {acting} !.|:|;|{acting}{0,15} [ @marker ]",
        "agents that block @other or [@marker]",
        "agents that block pain. @marker mutation",
      ],
      ["{agent} ...4 active for !.|:|;{0,14} [ @marker ]", "inhibitors active for [@marker] alterations"],
      [
        "{given} with {ofCheckpoint}|@other{0,40} [ @marker.checkpoint ]",
        "prior treatment with PD-1 or [@marker.checkpoint]",
        "prior treatment of tumors with @marker.checkpoint",
      ],
      ["( {antiTarget} | post - ) {ofCheckpoint}|@other{0,7} [ @marker.checkpoint ]", "antiPD1/[@marker.checkpoint]"],
    ]),
  ],
})

const width: MarkerRun.Width = { before: 24, behind: 40 }

/** What was given with checkpoints may be a list. */
const widthOfCheckpoints: MarkerRun.Width = { before: 44, behind: 40 }

const checkpoint = /^(?:pd|pdl1|programmed|ctla4?)$/

/** Whether a marker stands there as the target of a therapy. Antibodies to an infection are the patient's own. */
export const isNamed = (place: MarkerRun.Place, { infection }: Partial<Marker> = {}): boolean => {
  const known = Chunk.attributesOf({ infection: infection === true })
  const isCheckpoint = checkpoint.test(place.tokens.words[place.first] ?? "")
  const run = isCheckpoint
    ? MarkerRun.withOthers(place, ["checkpoint"], therapyWords, widthOfCheckpoints)
    : MarkerRun.withOthers(place, known, therapyWords, width)

  return table.find(run).some(({ row }) => row.means === "target")
}
