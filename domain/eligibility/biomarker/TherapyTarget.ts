import * as MarkerParts from "../marker-status/MarkerParts.ts"
import type * as MarkerRun from "../marker-status/MarkerRun.ts"
import { therapyWords } from "../marker-status/MarkerWords.ts"
import { antibodyWords } from "../markers/Autoantibodies.ts"
import type { Marker } from "../markers/Marker.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/** What is said of a marker that only a therapy is called by. */
export const remark = "as part of a therapy's name"

/** How a marker is named as the target of a therapy. A checkpoint that treatments block is `@marker.checkpoint`, and what infects `@marker.infection`. */
export const table = RuleTable.of<"target" | "nothing">({
  name: "targets of therapies",
  over: MarkerParts.level,
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
    apart: ". ; : after prior progressed received disease cancer tumor who with and",
    digit: (word) => /^\d$/.test(word),
    answering: "sensitive sensitizing sensitising sensitivity resistant",
    antibody: antibodyWords,
    agent:
      "agent agents drug drugs therapy therapies treatment treatments antibody antibodies compound compounds inhibitor inhibitors",
    acting: "target targets targeted targeting inhibit inhibits inhibiting block blocks blocking against directed",
    given: "treatment treatments therapy therapies treated exposure",
    /** Between "treated with" and the checkpoint that it was with. */
    ofCheckpoint:
      "any an a anti - ( ) / , or and programmed cell death protein receptor ligand 1 2 pd pd1 pdl1 l1 l2 ctla4 ctla 4",
    antiTarget: (word) => /^anti(?:pd|ctla|egfr|her2|cd\d)/.test(word),
  },
  parts: { between: "{between}|{digit}|@change|@name" },
  rows: [
    telling("nothing", [
      [
        "( {leading}|{blocker} {led}{0,7} )? [ @marker ] ...3 {antibody} -? @state",
        "anti-[@marker] antibody @state.adjective",
      ],
      ['[ @marker.infection ] <between>|@state|")"{0,4} {antibody}', "[@marker.infection]-1 antibody at screening"],
      ["[ @marker ] <between>{0,7} {therapy} -? {answering} @state.noun", "[@marker] TKI-sensitive @state.noun"],
    ]),
    telling("target", [
      [
        "[ @marker ] ( {between}|{digit}|@change <between>{0,6} )? {therapy}",
        "a [@marker] @change inhibitor",
        "@marker @state.noun, no prior inhibitor",
        "@marker-lowering @state.noun",
      ],
      [
        "[ @marker ] -|@change{0,2} @state.adjective.kind -|specific|selective{0,3} {therapy}",
        "[@marker] @state.adjective.kind-selective inhibitors",
      ],
      [
        "[ @marker ] @change|@state{1,3} - specific|selective|directed|targeted {between}{0,6} {therapy}",
        "[@marker] @change @state.noun @state.noun-selective tyrosine kinase inhibitors",
        "@marker @change @state.noun and no inhibitors",
      ],
      [
        "[ @marker ] - ( , @name - ){1,4} ,? or|and @name -? {therapy}",
        "[@marker]-, @name-, @name-, or @name-directed therapy",
      ],
      [
        '[ @marker ] @name|"("|")"|,|/|-{0,20} or|and @name|"("|")"|-{1,4} directed|targeted {therapy}',
        "[@marker], @name (@name) or @name directed therapy",
        "@marker, @name and directed therapy of @name",
      ],
      ["[ @marker ] @name - {therapy}", "[@marker] @name-directed therapy", "@marker @name treatment"],
      [
        '[ @marker ] ( "(" _ ")" | @name )? ")"? - ,|or !{apart}{1,34} - targeted|directed {therapy}',
        "the receptor ([@marker])-, another kinase (@name)- or the third (@name) -targeted therapy",
        "@marker - , progressed after the third (@name) -targeted therapy",
      ],
      ["{leading} {led}|{digit}|@name|@state.adjective.kind{0,7} [ @marker ]", "anti-@name / [@marker] regimens"],
      [
        "{blocker} ( {ledOn}|{digit}|@name {led}|{digit}|@name{0,6} )? [ @marker ]",
        "inhibitors of @name and [@marker]",
        "checkpoint inhibitors, or @marker disease",
      ],
      [
        "{agent} ...4 {acting} !.|:|;|{acting}{0,15} [ @marker ]",
        "agents that block @name or [@marker]",
        "agents that block pain. @marker mutation",
      ],
      ["{agent} ...4 active for !.|:|;{0,14} [ @marker ]", "inhibitors active for [@marker] alterations"],
      [
        "{given} with {ofCheckpoint}|@name{0,40} [ @marker.checkpoint ]",
        "prior treatment with PD-1 or [@marker.checkpoint]",
        "prior treatment of tumors with @marker.checkpoint",
      ],
      ["( {antiTarget} | post - ) {ofCheckpoint}|@name{0,7} [ @marker.checkpoint ]", "antiPD1/[@marker.checkpoint]"],
    ]),
  ],
})

const checkpoint = /^(?:pd|pdl1|programmed|ctla4?)$/

const farthest = 44

const isTarget = (place: MarkerRun.Place, known: ReadonlyArray<string>): boolean => {
  const run = MarkerParts.around(place)
  const at = MarkerParts.markerIn(run)
  const near = {
    ...run,
    numbers: run.numbers.with(at, Chunk.numberOf("marker", known)),
    from: Math.max(run.from, at - farthest),
    to: Math.min(run.to, at + farthest),
  }

  return table.find(near).some(({ row }) => row.means === "target")
}

/** Whether a marker stands there as the target of a therapy, be it with its name in full. Antibodies to an infection are the patient's own. */
export const isNamed = (place: MarkerRun.Place, { infection }: Partial<Marker> = {}): boolean => {
  const known = Chunk.attributesOf({
    infection: infection === true,
    checkpoint: checkpoint.test(place.tokens.words[place.first] ?? ""),
  })
  const inFull = MarkerParts.withFullName(place)

  return isTarget(place, known) || (inFull !== place && isTarget(inFull, known))
}
