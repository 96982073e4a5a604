import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as PlacedStage from "./PlacedStage.ts"

const stops =
  ". ; : without who that which have has had must is are was were but if unless including except showing demonstrating revealing confirming"

/** What is told of by these is told by itself: "chemotherapy, or evidence of metastases". */
const findings = "evidence sign signs history"

/**
 * What a stage only narrows down: a therapy for it, or a consequence or part of it (its risk, a site of it). `itself` is said of what would
 * be governed by a row that reads less.
 */
export const table = RuleTable.of({
  name: "what stages narrow down",
  over: PlacedStage.level,
  classes: {
    therapy:
      "therapy therapies treatment treatments treated chemotherapy chemotherapies immunotherapy radiotherapy radiation chemoradiation chemoradiotherapy regimen regimens line lines surgery agent agents drug drugs received receive receiving administered given systemic inhibitor inhibitors antibody antibodies transplant transplantation hsct asct anticancer interferon vaccine platinum cycles doses prior previous previously",
    adjuvant: "adjuvant neoadjuvant perioperative curative definitive prophylactic",
    consequence:
      "fear fears worry risk risks probability likelihood chance complication complications symptom symptoms prevention site sites number burden biopsy biopsies resection excision ablation management monitoring surveillance score marker markers equivocal evaluable unevaluable assessable rate incidence secondary due related attributable caused",
    /** What stands right before what has not come about. */
    ahead:
      "until upon induce inducing prevent prevents preventing delay predict cause causing risk potential develop developing avoid accelerate promote before",
    link: "for in of to against from by as at on into",
    finding: findings,
    stop: `${stops} with being`,
    end: stops,
    part: "site sites biopsy biopsies burden tissue specimen specimens sample samples score potential",
    tumor: "tumor tumors tumour tumours cancer lesion lesions disease",
    risk: "high low intermediate standard - higher lower",
    sample: "sample samples specimen specimens",
    taken: "obtained collected taken acquired",
    tissue: "tissue tissues block blocks biopsy biopsies material",
    turning: "progress~ transform~ evol~ transition~ conver~",
    approved: "approved indicated licensed",
  },
  parts: {
    /** Before a linking word, in brackets or not. */
    beside: '( "(" !")"{0,22} ")" | !{end}|{finding}|")" )',
    link: "{link} !{stop}|{finding}{0,12} @stage",
  },
  rows: [
    telling("therapy", [
      ["[ {therapy} ] ( !{end}{0,8} <beside> )? <link>", "Earlier [therapy] for advanced or @stage"],
      ["[ in ] !{stop}{0,12} @stage setting|settings", "Capecitabine [in] the @stage setting"],
      ["[ before|predat~ ] _? diagnosis !{stop}{0,12} @stage", "Chemotherapy [before] the diagnosis of @stage"],
    ]),
    telling("adjuvant therapy", [
      ["{adjuvant} !{end}{0,12} [ {therapy} ] ( !{end}{0,8} <beside> )? <link>", "Adjuvant [therapy] for @stage"],
    ]),
    telling("consequence", [
      ["[ {consequence} ] ( !{end}? <beside> )? <link>", "Pain [due] to @stage"],
      ["[ {ahead} ] !{stop}? @stage", "A drug to [prevent] @stage"],
      ["[ {sample} during|of | {sample}|{tissue} from ] !{stop}{0,12} @stage", "[samples of] a @stage"],
      [
        '[ {sample}|{tissue} ] !;|"("|")"{0,8} {taken} !;|")"{0,12} @stage',
        "[biopsy] may have been taken from any site (primary or @stage",
        "biopsy (taken within 3 years) that shows @stage",
      ],
      ["[ {sample}|{tissue} ] ..7 primary or|and|/ @stage", "The tumour [sample] (primary or @stage"],
      ["{turning} [ from ] !{stop}|to{0,12} @stage", "Progression [from] the @stage"],
      ["[ expected ] ( to ..3 )? @stage", "not [expected] to have a @stage"],
      ["[ {approved} ] ( for use )? {link} !{stop}{0,12} @stage", "Agents that are [approved] for use in @stage"],
    ]),
    telling("part", [
      ["@stage [ {part} ]", "Bulk at a @stage [site]"],
      ["@stage {tumor} [ {part} ]", "a @stage tumor [biopsy]"],
      ["@stage -? [ free ]", "@stage-[free]"],
    ]),
    telling("denied", [["[ non|not -? ] @stage", "therapy for [non-]@stage disease"]]),
    telling("itself", [
      ["@stage.distant [ {part} ]", "spread to @stage.distant [sites]"],
      ["{finding} or|and|/ [ symptoms ] !{end}{0,4} @stage", "no signs or [symptoms] of @stage"],
      ["{risk} [ risk ] !of|for? @stage", "High [risk] @stage"],
      [
        "[ prior|previous|previously ] !{stop}|{finding}{0,5} diagnosis|diagnosed of|with !{stop}{0,12} @stage",
        "a [prior] histologically confirmed diagnosis of @stage",
      ],
      ["[ score|scores ] of !,|{stop}{1,5} , !{stop}{0,4} @stage", "Gleason [score] of 6 or less, clinical @stage"],
      ["[ symptom? progression related to ] !{stop}{0,12} @stage", "[progression related to] cancer at @stage"],
      ["diagnosed with? and [ treated ] for !{stop}{0,12} @stage", "diagnosed with and [treated] for a @stage"],
    ]),
  ],
})
