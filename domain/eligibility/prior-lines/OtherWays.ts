import { people } from "../classes/Participants.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import { besideEarly, spread } from "../treatment/BesideNames.ts"
import { clauseEnds, earlier, early, lacking, local, otherwise } from "../treatment/LineLexicon.ts"
import * as ClaimRun from "./ClaimRun.ts"

const fit = WordSet.of(
  "eligible indicated indication available acceptable appropriate applicable tolerated tolerable candidate candidates suitable feasible fit accessible",
)

/** Why somebody has not had a treatment. */
export const reasons = RuleTable.of({
  name: "why a treatment was not had",
  over: ClaimRun.level,
  classes: {
    auxiliary: "is are was were have has had been be currently",
    judged: "a be clinically medically locally otherwise deemed considered",
    fit,
    unfit: new Set([...otherwise].filter((word) => !fit.has(word))),
    unwilling: "unwilling unwillingness reluctant",
    wishing: "want wish accept agree consent choose desire opt",
    choosing:
      "chose chosen choose chooses elect elects elected opt opts opted prefer prefers preferred decide decides decided",
    taking:
      "to receive receiving take taking accept have undergo undergoing be treated pursue start begin beginning of with for",
    meant:
      "it them this these those such that any all current currently approved available standard established conventional soc systemic chemotherapy therapy treatment",
    existing: "exist exists available",
    clauseEnd: clauseEnds,
  },
  rows: [
    telling("unfit", [
      [
        "{auxiliary}{0,3} a|any|known|medical{0,2} {unfit}|ineligib~|unsuitab~|unavailab~|contraindic~|refus~|declin~",
        "who [have a contraindication] to it",
        "who received it",
      ],
      ["{auxiliary}{0,3} not {judged}{0,4} {fit}", "who [are not eligible] for it"],
    ]),
    telling("fit", [
      ["{auxiliary}{0,3} {fit}", "if they [are eligible]"],
      [
        "{auxiliary}{0,3} not {judged}{0,4} unfit|inappropriate|ineligib~|unsuitab~|unavailab~|contraindic~",
        "if it [is not contraindicated]",
      ],
    ]),
    telling("unwilling", [
      ["{unwilling} {taking}* {meant}", "[unwilling to receive it]", "unwilling to undergo surgery"],
      ["do|does|did not {wishing} {taking}* {meant}", "[does not wish to have standard] therapy"],
      ["{choosing} not|out|against {taking}* {meant}", "[opted out of it]"],
    ]),
    telling("optional", [["with or without", "[with or without] brain metastases"]]),
    telling("besides", [
      ["and be|are|must|have|has|should", "[and be] refractory or ineligible"],
      ["and for whom", "[and for whom] there is none"],
    ]),
    telling("missing", [
      ["( for _ )? no !{clauseEnd}|and|or{0,6} {existing}", "[for which no standard therapy exists]"],
      ["does|do|is|are not {existing}", "such therapy [does not exist]"],
    ]),
  ],
})

/** Claims beside the reasons why somebody has not had a treatment. */
const level = Level.of(
  reasons,
  (means) => means,
  () => ({ value: undefined }),
  ClaimRun.level,
)

/** A claim, and what may stand between it and what is enough as well; what stands in brackets is not counted. */
const on = '[ @claim ] ( !@besides|;|"("{0,8} "(" !")"{0,20} ")" )? !@besides|;{0,15}'

/** That something else than a claim is enough as well; "they are unfit": what somebody is like who would be shut out otherwise. */
export const table = RuleTable.of({
  name: "other ways in",
  over: level,
  classes: {
    otherwise:
      "for no not unfit unable who when without lack lacks whose cannot could standard observation surveillance",
    deemed: "considered deemed judged",
    fitness: "unable exist exists available unlikely planned planning plan",
    finding: "opinion judgment judgement view assessment discretion",
    whose:
      "of the treating study local investigator investigators physician physicians doctor doctors clinician clinicians oncologist oncologists , '",
    people,
    earlier,
    lacking,
    helpful: "standard effective established approved available curative alternative further satisfactory acceptable",
    between:
      "is are was were patient patients participant participants subject subjects they he she it the a such this that these therapy therapies treatment treatments clinically medically locally otherwise deemed considered",
    joining: "with and : by including include includes containing such which that . ;",
    local,
    early,
    besideEarly,
    tried: "failed refractory resistant intolerant progressed relapsed received treated",
    clauseEnd: clauseEnds,
    break: "or ) . ;",
    spread,
    returning: "recur~ relaps~ progress~",
  },
  rows: [
    telling("another way", [
      [`${on} or ,? is|are? {otherwise}|@fit|@unfit|@unwilling|@missing`, "@claim or are not fit for it"],
      [`${on} or ,? is|are|have|has been? {deemed} {otherwise}|@fit|@unfit`, "[@claim] or is considered ineligible"],
      [`${on} or ,? it|this|such ..4 @fit|@unfit`, "[@claim] or it is considered inappropriate"],
      [`${on} or ,? !for{1,3} @missing`, "[@claim] or a cancer for which no therapy exists"],
      [
        `${on} or ,? ( have|has|had|currently{1,3} no | there _ no|none | in _ absence | would not )`,
        "[@claim], or have no standard therapy",
      ],
      [
        `${on} or ,? in ..5 {finding} {whose}* !{whose}|.|;`,
        "[@claim] or in the opinion of the investigator there is none",
        "[@claim] by imaging or in the opinion of the investigator",
      ],
      [`${on} or ,? in|the|per|investigator ..12 {fitness}|@fit|@unfit`, "[@claim] or the doctor finds it unsuitable"],
      [`${on} , @fit|@unfit|@missing ..30 or`, "[@claim], are not candidates for it, or"],
      [`${on} unless ( ..13 unable|@fit|@unfit | there _ no|none )`, "[@claim] unless there was a contraindication"],
      ["[ @claim ] ..39 or {people}|those ..10 who @fit|@unfit|@unwilling", "[@claim], or those who have refused it"],
      ["[ @claim.none ] !{clauseEnd}|@claim|or|and{0,3} ,? or {tried}", "[@claim.none] or failed one regimen of BCG"],
      ["@claim.either", "[@claim.either] standard therapies"],
      [
        "{fitness}|@fit|@unfit|@unwilling !and|must|.|;{0,13} or !{break}|@claim{0,7} [ @claim ]",
        "ineligible or [@claim]",
      ],
      ["[ @claim ] !{joining}{0,9} if|when|where|as {between}{0,4} @fit", "[@claim] if they are eligible for it"],
      ["[ @claim ] ..30 or ..13 {returning} ..13 adjuvant", "[@claim], or relapse within months of adjuvant therapy"],
      [
        "@claim.newly !.|;|or|@claim{0,4} or !.|;|or|@claim{0,6} {returning}|@claim.some !.|;|or|@claim{0,6} [ @claim.least ]",
        "@claim.newly myeloma, or relapse after [@claim.least]",
        "@claim.newly myeloma with relapse after @claim.least",
      ],
      [
        "[ @claim.some ] !.|;{0,40} both? ..3 naive or {tried}",
        "refractory to [@claim.some], in part 2 both inhibitor-naive or refractory patients",
      ],
      [
        "{returning} !.|;|@claim{0,12} adjuvant ..29 or ..2 [ @claim ]",
        "relapse within a year of adjuvant therapy, or [@claim]",
      ],
      [
        "[ @claim.plain ] !{clauseEnd}|{early}|@claim{0,8} {early} {besideEarly}{1,10} {spread}",
        "[@claim.plain] in the adjuvant or metastatic setting",
        "@claim.failed in the adjuvant or metastatic setting",
      ],
      ["[ @claim.failed ] ..8 multimodal|multimodality", "[@claim.failed] given as part of multimodal therapy"],
      ["@claim ..8 multimodal|multimodality ..9 or ..3 [ @claim ]", "@claim as multimodal therapy, or [@claim]"],
      ["except ..3 {people} ..20 [ @claim ]", "except for patients who are [@claim.none]"],
    ]),
    telling("they had a line fewer", [
      [
        `${on} unless !.|;{0,13} @fit|@unfit !.|;{0,8} second|2nd|@claim.numbered`,
        "[@claim] unless the patient was not suitable for an approved second line",
      ],
    ]),
    telling("they had none", [
      ["no {earlier} ..6 or !{break}|@claim{0,7} [ @claim ]", "no previous use of it or [@claim]"],
      ["naive ..7 or !{break}|@claim{0,7} [ @claim ]", "inhibitor-naive or [@claim]"],
    ]),
    telling("there is none", [
      [
        "{lacking} ...3 {helpful} !.|;{0,13} or !{break}|@claim{0,7} [ @claim ]",
        "there is no standard therapy, or [@claim]",
      ],
      [
        "{lacking} ...3 {helpful} !.|;{0,13} or ..7 @claim ..5 [ @claim ]",
        "no standard care, or @claim, advanced, [@claim]",
      ],
      ["@unwilling|@missing !.|;{0,13} or !{break}|@claim{0,7} [ @claim ]", "unwilling to receive it, or [@claim]"],
    ]),
    telling("they are unfit", [
      ["[ @claim ] ..39 or the? {people} @fit|@unfit|@unwilling", "[@claim], or the subject is ineligible"],
    ]),
    telling("nothing", [
      [
        "[ @claim.none ] !{clauseEnd}|@claim|or|and{0,3} ,? or treated by|with|only{1,2} {local}{1,4}",
        "[@claim.none], or treated with surgery",
        "@claim.none, or treated with chemotherapy",
      ],
      [
        "[ @claim ] !{joining}{0,9} if|when|where|as|unless {between}{0,4} @fit|@unfit for ..2 {local}|transplant~",
        "[@claim] if eligible for surgery",
      ],
    ]),
  ],
})

/** What is enough as well as each of some claims. */
export const of = ClaimRun.telling(table, level.over)
