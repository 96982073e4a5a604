import { antibodyWords } from "../markers/Autoantibodies.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as MarkerParts from "./MarkerParts.ts"
import { answering, further, joints, leastStained, methods, statusWords } from "./MarkerWords.ts"

/**
 * What words behind a marker tell of it besides its states and changes: what was found, that it is only looked for, that a state is denied, what the
 * result is of what a noun tells, what is passed over, and where what is said of this marker ends, be it only if its state is told before that or is not.
 */
export const table = RuleTable.of({
  name: "cues behind markers",
  over: MarkerParts.level,
  classes: {
    least: leastStained,
    bound: "cut cutoff threshold",
    status: statusWords,
    method: methods,
    by: "by via per through using",
    /** What behind a status only asks for it: "MSI-H status is known". */
    asking:
      "is are was must should will to known unknown available required confirmation test tests testing assessment determination evaluation " +
      "analysis result results and",
    barred: "excluded ineligible not no",
    being: "is are was were be has have been",
    negation: "not non no without",
    further,
    linking: ": - is was of must be",
    answering,
    modal: "will to shall can could must should",
    sought: "assessed tested evaluated determined measured analysed analyzed explored examined",
    joint: joints,
    joining: new Set([...joints, "-", "(", ")"]),
    ofAlteration: "activating inactivating pathogenic deleterious gene",
    digits: isNumber,
    known: "known available documented determined reported assessed provided recorded",
    antibody: antibodyWords,
    operand: (word) => /^(?!(?:and|or|but|plus)$)[a-z0-9]/.test(word),
    lesion: "metastasis metastases metastatic disease recurrence recurrent cancer lesion lesions",
    /** What an adjective that begins the next item is said of, and is no marker. */
    thing:
      "pregnancy serum urine blood organ organs bone marrow liver hepatic renal kidney cardiac hematologic haematologic hematopoietic coagulation " +
      "margin margins node nodes lymph grade risk histology cognition cognitive performance hiv hbv hcv hepatitis covid",
  },
  rows: [
    telling("enough", [
      ["≥|>", "@marker of [≥] 50 %"],
      ["[ above ] ...3 {bound}", "@marker [above] the cut-off"],
      ["@marker.depleted _{0,40} [ <|≤|below|under ]", "@marker.depleted [<] 600 pg/mL"],
    ]),
    telling("too little", [["<|≤ {least} %", "@marker of [< 1 %]", "@marker < 50 %"]]),
    telling("passed", [
      ["p .", "@marker [p.]@change"],
      ['"^"', "@marker[^]@change"],
      ["[ + ] {operand}|@name|@change|@state", "@marker [+] @name"],
      ["_ [ &+ ]", "@marker 2+)"],
      ["[ {being} ] not {being}? @state.adjective", "@state.noun [have] not been @state.adjective"],
      ["{joining} [ {ofAlteration}{1,3} ]", "@state.noun or [activating] @state.noun"],
      ["{joining} [ ihc ] @grade.faint", "@state.adjective or [IHC] @grade.faint"],
      ["{joining} [ {digits} ] @change", "@change or [21] @change"],
      ["not [ {being} ] @state.adjective", "not [been] @state.adjective"],
    ]),
    telling("a letter or sign", [
      ["@marker - [ h|l|m ]", "@marker-[h]"],
      ["+", "@marker [+] or"],
      ["@marker|{antibody} [ &+ ]", "@marker+ @name"],
      ['"(" [ + ]', "@marker ([+])"],
    ]),
    telling("result", [
      ["@state.noun [ {status} {linking}* @state.opposite ]", "@marker @state.noun [status: @state.opposite]"],
      [
        '@state.noun [ "("|{answering}? must|should|shall be @state.adjective ]',
        "@state.noun [(must be @state.adjective])",
      ],
      [
        '@state.noun [ "("|{answering}? has|have|need|needs|required to be @state.adjective ]',
        "@state.noun [have to be @state.adjective]",
      ],
      ["@state.noun [ {answering} @state.adjective ]", "@state.noun [were @state.adjective]"],
    ]),
    telling("negated", [["{negation}", "@marker [without] @state"]]),
    telling("only asked for", [
      ["@state.carrier {status}", "@marker [@state.carrier status]"],
      ["@state.noun [ {status} ]", "@marker @state.noun [status]"],
      ['@state.noun [ "(" ] _{1,3} ")" {status}', "@state.noun [(]@name) status"],
      ["@state.noun [ {modal} ] be _? {sought}", "@state.noun [will] be assessed"],
      [
        "@state.noun [ {joint} ] !.|:|;|{status}{0,6} {status} ...3 {known}",
        "@state.noun [and] the phenotype's status must be available",
      ],
    ]),
    telling("looked for", [
      ["{status}", "@marker gene [status]"],
      ["@change [ {method} ]", "@marker @change [immunohistochemistry]"],
      ["known @marker [ @state.noun.expression ]", "known @marker [@state.noun.expression]"],
    ]),
    telling("told by its name", [
      ["{joint} [ unknown ]", "@marker or [unknown]"],
      ["[ genotype ] ( !{asking} | $ )", "@marker [genotype]"],
      ["@marker [ status ] ( !{asking} | $ )", "@marker [status]", "@marker status is known"],
    ]),
    telling("of all", [
      ["[ @change.place ] @state.noun{0,4} @state.noun.plural", "@marker or @name [@change.place] @state.noun.plural"],
    ]),
    telling("passed before a state", [["that|which is|are|was|were", "a scan [that is] @state"]]),
    telling("the end", [
      ['"(" @state.copies ...3 {barred}', "@state.carrier [(@state.copies are excluded])"],
      ["@marker.depleted _{0,40} [ >|≥|above|over ]", "@marker.depleted [>] 600 pg/mL"],
      [
        "[ @grade.faint ] ...13 fish|ish ...1 @state.adjective.present|+",
        "[@grade.faint] or 2+ with a positive FISH, @state.adjective.present",
      ],
      ["[ @state.adjective ] for ...2 {lesion}", "[@state.adjective] for metastatic disease"],
      ["{joint} {being}? [ @state.adjective ] _? for @name|@change", "or be [@state.adjective] for @name"],
      ["{joint} {being}? [ @state.adjective ] @state.noun of @name", "and [@state.adjective] @state.noun of @name"],
      ["{joint} {being}? [ @state.adjective ] @name", "@state.noun, [@state.adjective] @name"],
      ["{joint} [ {negation} ] @name", "@marker, [no] @name"],
      ["[ {negation} ] any? {further}", "@marker [without] any other"],
    ]),
    telling("the end before a state", [
      ["@marker ..30 {by} _{0,5} [ {status} ]", "@marker by genomic [testing]"],
      ["!@state.noun {joint} {being}? [ @state.opposite ] @name", "@state.adjective or [@state.opposite] @name"],
    ]),
    telling("the end behind a state", [
      ['{joint}|"(" [ @state.adjective ] -? {thing}', "@state.noun, [@state.adjective] pregnancy test"],
      ['{joint}|"(" [ @state.stable ]', "@state.noun, [@state.stable] disease"],
    ]),
  ],
})

export type Meaning = (typeof table.rows)[number]["means"]
