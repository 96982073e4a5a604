import { parts, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import type { Told } from "./Claim.ts"

const regardless = "regardless|irrespective of"

const lines = "...6 @treatment.any.prior|@treatment.class.prior|@treatment.any.grouped|@treatment.class.grouped"

const any = `( any|all number | unlimited | no ..3 {limit} | ${regardless} ..13 number ) ${lines}`

const ofPart = `( any number | no ..3 {limit} ) for|in|"(" the? dose? -? {part}|escalation|expansion`

const classes = {
  limit: "limit limits cap minimum maximum limitation limitations restriction restrictions",
  part: parts,
  permission: permissions,
}

/** How it is told without a number how many earlier lines somebody may have had. */
export const table = RuleTable.of<Told | "nothing">({
  name: "open counts of earlier lines",
  over: TreatmentPhrase.level,
  classes,
  rows: [
    telling("any number", [
      [any, "[no upper limit on the number of prior lines]", "no prior lines"],
      [
        "[ no ..3 {limit} ...6 @treatment.any|@treatment.class ] !.|;{0,8} received|had ..2 before|prior|previously",
        "[no limit to the amount of chemotherapy] that patients received before",
        "no limit to the doses of chemotherapy",
      ],
      [`${regardless} @treatment.dated`, "[regardless of earlier lines]"],
      ["[ any|all @treatment.grouped ] ..13 {permission}", "[any line of therapy] is allowed", "any line of therapy"],
      ["may ..2 [ any|all @treatment.grouped ]", "may have had [any line of treatment]"],
      ["^ [ @treatment.dated : any ] ( $ | .|; )", "[prior therapy: any]", "prior therapy: any platinum"],
    ]),
    telling("nothing", [
      ["[ any|all @treatment.grouped.numbered ] ..13 {permission}", "[any second-line treatment] is allowed"],
    ]),
    telling("any number or none", [
      [`no minimum|minimal ${lines}`, "[no minimum number of prior lines]"],
      [`any or no ${lines}`, "[any or no prior lines]", "any and no prior lines"],
    ]),
    telling("none asked", [
      [
        "do|does not require|need any? @treatment.any.dated",
        "they [do not require any prior systemic therapy]",
        "do not require systemic therapy",
        "do not require prior radiotherapy",
      ],
    ]),
    telling("had none", [["^ [ @treatment.dated : none|no|nil ] ( $ | .|; )", "[prior systemic therapy: none]"]]),
    telling("had", [["^ [ @treatment.dated : ] not allowed|permitted", "[prior chemotherapy:] not allowed"]]),
    telling("any number", [
      [`@treatment.grouped.prior ...20 [ ${ofPart} ]`, "one prior line for Part A, [no limit for Part] B"],
    ]),
  ],
})

/** "(No more than two prior lines for Part A;) no limit for Part B": what the next sentence tells of what was counted in one. */
export const ofPartBehind = RuleTable.of<Told>({
  name: "open counts of a further part",
  classes,
  rows: [
    telling("any number", [
      [`^ and|but? ( there is )? [ ${ofPart} ]`, "but [any number (Cohort] 2)", "one line, no limit for Part B"],
    ]),
  ],
})
