import * as Outcomes from "../classes/Outcomes.ts"
import { people, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { accounting, clauseEnds, grouping } from "../treatment/LineLexicon.ts"
import * as PlacedStage from "./PlacedStage.ts"

/** How a text tells of a stage that it was before, or names it in passing only; and what stands right before one of today. */
export const table = RuleTable.of({
  name: "past stages",
  over: PlacedStage.level,
  classes: {
    ...Outcomes.classes,
    earlier: "prior previous previously original originally initial initially",
    had: "been received had prior previous previously",
    before: PlacedStage.ordinals,
    whose: "who which that",
    since: "has have had later since subsequently then now ,",
    article: "a an the primary of",
    lasting: "duration lasting lasted",
    having: `${[...people].join(" ")} receiving on under ongoing current currently prior previous those received had undergoing completed`,
    later: "receive start begin proceed initiate undergo",
    permission: permissions,
    untilNow: "given received within before prior until up",
    counted: accounting,
    line: grouping,
    treatment:
      "therapy therapies treatment treatments chemotherapy chemotherapies radiotherapy radiation chemoradiation chemoradiotherapy immunotherapy regimen regimens docetaxel taxane taxanes inhibitors",
    obliging: "may can should will must",
    examining: "evaluated assessed measured imaged monitored",
    look: "evaluate evaluates evaluating assess assesses assessing look looks looking check checking screen screening search searching survey",
    looked:
      "evaluation evaluations evaluated assessment assessed workup up screened checked staging staged imaging imaged",
    scan: "ct mri pet scan scans scanning imaging ultrasound laparoscopy bronchoscopy endoscopy x-ray radiograph",
    seen: "detected found seen visible visualized identified noted evident shown detectable",
    sensitive: "pet positron psma fdg choline fluciclovine axumin",
    gone: "relaps~ recur~ metasta~ progress~",
    find: "detect detecting identify identifying visualize find seek evaluation assessment detection",
    advising: "recommended advised suggested encouraged advisable",
    being: "is are not strongly highly generally be should",
    person: new Set([...people, ..."who whom that which those".split(" ")]),
    clauseEnd: clauseEnds,
    extent: "metastatic advanced localized extensive limited",
    clearly: "clinically radiologically radiographically strongly",
    suspected: "suspected suggested",
    examination:
      "ct mri pet scan scans imaging ultrasound laparoscopy biopsy cytology puncture examination performed done obtained",
    defining: "includes means comprises encompasses",
  },
  parts: {
    begun: "( ^ | .|; )",
    /** What a remission that is over is called. */
    ended: "@stage.remission.barred|@stage.remission.first",
    kept: "( <begun> !{having}|.|;{0,7} | !{having}|.|;{8} ) @stage.maintenance",
    /** A condition, of which only a suspicion is told. */
    supposed:
      "( if|when|whenever|where | in case|cases of | in the? event of ) ( !{clauseEnd}{0,4} @stage disease|spread|involvement? ( is|are {clearly}? )? {suspected} | ( there is|are )? {suspected}|suspicion|concern of|for|about? !{clauseEnd}{0,2} @stage )",
    sensitive: "{seen}? by|on|with|via !{clauseEnd}{0,2} {sensitive} !.|;|only|alone{0,7}",
    advised: "!{person}|{being} {being}{1,5} {advising} for|in|that",
  },
  rows: [
    telling("past", [
      ["{earlier} diagnosis|of* @stage.earlier", "original diagnosis of @stage.earlier"],
      ["recurrence|relapse of {article}* @stage.earlier", "a recurrence of primary @stage.earlier"],
      ["@stage.earlier ..11 {whose} {since}* {returning}", "@stage.earlier disease that has since relapsed"],
      ["{had} ...18 as @stage.maintenance", "have been treated with olaparib as @stage.maintenance"],
      ["previously in? @stage.remission", "was previously in @stage.remission"],
      [
        "@stage.remission !.|;{0,16} and|but|,? then|subsequently|later {returning}|progressed",
        "have had a @stage.remission, and then progressed",
      ],
      ["{returning} ...28 after|following ...28 @stage.remission", "relapse after complete @stage.remission"],
      [
        "( {before} ...3 @stage.remission | <ended> ) {lasting}",
        "last @stage.remission lasted",
        "@stage.remission lasted",
      ],
      ["duration ...3 <ended>", "duration of @stage.remission.first"],
      ["( {before} ..2 duration | duration ..2 {before} ) ..2 @stage.remission", "duration of last @stage.remission"],
      ["because ( !of ..18 )? @stage.barred", "because this trial is for @stage.barred", "because of @stage.barred"],
      ["( {failing} ..10 {reaching} | not respond~ ) ..10 @stage.remission", "failure to reach a @stage.remission"],
      ["less than {response}{0,12} @stage.remission", "less than a partial or complete @stage.remission"],
      ["loss|losing|lost of|a|an|the|their|prior|previous* @stage", "loss of a prior @stage", "weight loss and @stage"],
    ]),
    telling("in passing", [
      [
        'history|prior|previous|past|antecedent of|diagnosis* @stage.outgrown ( "(" _ ")" )? !{clauseEnd}|"("|no|not|never{0,9} ( {permission} | not excluded|exclusionary )',
        "a history of @stage.outgrown is not excluded",
        "a history of @stage.outgrown (women are eligible)",
      ],
      [
        "{treatment} !.|;|:{0,14} for|in !.|;|:{0,6} @stage.outgrown !.|;|no|not|never|un{0,18} {permission}",
        "earlier chemotherapy for @stage.outgrown disease is allowed",
        "chemotherapy for @stage.outgrown disease is not allowed",
      ],
      [
        "may have had|received|been !.|;|:{0,9} {treatment} !.|;|:{0,9} for|in !.|;|:{0,6} @stage.outgrown",
        "may have had radiotherapy for @stage.outgrown disease",
      ],
      ["may ( ..2 {later} | ..1 go on ) ...5 @stage.maintenance", "may receive @stage.maintenance"],
      [
        "<kept> !{untilNow}|.|;{0,14} {permission}",
        "@stage.maintenance is allowed",
        "on @stage.maintenance are eligible",
      ],
      ["@stage.maintenance ...18 {counted} ...18 {line}", "@stage.maintenance is not counted as a separate line"],
      ["@stage.maintenance ...18 {line} ...18 {counted}", "@stage.maintenance is no line, and not counted"],
      // Which the usual scans do not show
      ["@stage !{clauseEnd}{0,3} <sensitive> only|alone", "@stage disease seen on PSMA PET only", "@stage on CT only"],
      ["@stage !{clauseEnd}{0,3} only|solely|exclusively <sensitive>", "@stage that is only visible on PSMA PET"],
      ["for|from all|everyone ..2 except|but|excepting @stage", "a biopsy for all except @stage", "all except @stage"],
      [
        "even if !{clauseEnd}{0,5} not|never !{clauseEnd}{0,6} @stage",
        "even if they have not had @stage",
        "even if @stage",
      ],
      ["@stage disease? {obliging} be {examining}", "@stage disease may be evaluated by CT"],
      ["{look} for !{clauseEnd}{0,3} @stage", "a scan to evaluate for @stage", "evaluated for treatment of @stage"],
      [
        "{looked} for !{clauseEnd}|{treatment}{0,2} @stage",
        "evaluation for @stage",
        "evaluation for treatment of @stage",
      ],
      ["{scan} !{clauseEnd}|{had}{0,4} to|for {find} !{clauseEnd}{0,3} @stage", "laparoscopy to detect occult @stage"],
      [
        "<advised> !{clauseEnd}{0,6} @stage.barred",
        "tests are advised in @stage.barred",
        "all who are advised in @stage.barred",
      ],
      [
        "{examination} !.|;{0,14} <supposed>",
        "an MRI must be done if @stage disease is suspected",
        "an MRI shows @stage disease",
        "not eligible if @stage disease is suspected",
      ],
      [
        "<supposed> !.|;{0,10} {examination}",
        "if there is suspicion of @stage, a CT is done",
        "suspected @stage on CT",
      ],
      ["<begun> @stage disease? {defining}", "@stage disease includes nodes", "@stage disease including nodes"],
      [
        "<begun> {extent} disease {defining} ..4 @stage",
        "Metastatic disease means @stage",
        "Eligible disease means @stage",
      ],
    ]),
    telling("today", [
      ["<kept> !.|;{0,14} {permission} !.|;{0,12} {untilNow}", "@stage.maintenance is allowed up to 7 days before"],
      ["[ {earlier} diagnosis|of* ] @stage.earlier.untreated", "[previously] @stage.earlier.untreated"],
      [
        "[ prior|previous diagnosis of ] @stage.earlier.numbered.wanted ( !{clauseEnd}|{since} !{gone}{0,24} )? $",
        "[previous diagnosis of] @stage.earlier.numbered.wanted breast cancer",
      ],
    ]),
    telling("defined", [
      [
        "<begun> @stage disease|cancer? is|are? defined as|by",
        "@stage disease is defined as a rise of PSA",
        "no @stage defined as a rise of PSA",
      ],
      [
        "count|counts|counted|qualif~|regarded|considered as @stage !{clauseEnd}{0,2} ( {clauseEnd} | $ )",
        "a rise of PSA counts as @stage",
      ],
    ]),
    telling("reason", [["[ due to ] _? @stage.progressive", "stopped [due to] @stage.progressive"]]),
  ],
})
