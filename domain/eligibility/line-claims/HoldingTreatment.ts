import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { Words } from "../text/Tokens.ts"
import { determiners } from "../treatment/LineLexicon.ts"
import type { Told } from "./Claim.ts"
import * as Relapses from "./Relapses.ts"

/** Words by which it is denied that a disease progressed or responded. */
const negation = "not no without"

const responding = "response responded responding"

const unprogressed = "{negation} {auxiliary}{0,5} {progression}"

const since = "( ..5 {time} of )? {determiner}{0,3}"

/** How it is told that a treatment was given which holds the disease still. */
export const table = RuleTable.of<Told | "nothing">({
  name: "treatments that hold the disease",
  over: Relapses.level,
  classes: {
    negation,
    /** What stands between a negation and the progression that it is of: "no evidence of disease progression". */
    auxiliary: "have has had yet been evidence signs of any disease radiological radiographic subsequently",
    progression: "progressed progression progressive",
    afterwards: "after following since",
    time: "weeks months years",
    responding,
    determiner: determiners,
    earlier: "prior previous last recent",
    outset: `${responding} stable control a an at least the partial complete objective clinical radiological radiographic tumor tumour documented confirmed ongoing best overall major disease or and / , ( ) cr pr sd have has had having must achieved achieve with evidence of patients participants subjects who`,
    later: "will is are may can could should must evaluat~ assess~ measur~ not",
  },
  rows: [
    telling("had a line", [
      [
        `${unprogressed} during|{afterwards} ${since} @treatment.any.systemic|@treatment.class.systemic`,
        "[no evidence of progression after induction chemotherapy]",
        "progression after induction chemotherapy",
        "no progression within a year",
      ],
      [
        `${unprogressed} {afterwards} ${since} @treatment.class.therapy.radiation`,
        "has [not progressed following definitive chemoradiotherapy]",
      ],
      [
        "{responding} to {determiner}{0,4} @treatment.any.prior|@treatment.class.grouped.prior",
        "[responded to prior therapy]",
        "responded to a prior BTK inhibitor",
        "response to treatment",
        "immune response to prior vaccination",
      ],
      [
        "{responding} to {determiner}{0,4} {earlier} {determiner}{0,3} @treatment.any|@treatment.class.grouped",
        "in [response to the most recent platinum regimen]",
      ],
      [
        "( ^ | : ) {outset}{0,16} [ {responding}|stable|control disease? to|after|following|on {determiner}{0,4} @treatment.any.systemic|@treatment.class.systemic ] ( !{later} | $ )",
        "partial [response after systemic chemotherapy]",
        "evaluable for response to chemotherapy",
        "response to chemotherapy will be assessed",
      ],
    ]),
    telling("had no line", [
      [
        `${unprogressed} {afterwards} ${since} @treatment.class.therapy`,
        "has [not progressed following a BTK inhibitor]",
        "without progression after surgery",
      ],
    ]),
    telling("nothing", [
      [
        `brain|cns ...23 [ ${unprogressed} {afterwards}|during ${since} @treatment ]`,
        "brain metastases with [no progression after chemotherapy]",
      ],
    ]),
  ],
})

/** How it is told that a treatment holds the disease or does not. */
export const courses = RuleTable.of({
  name: "whether a disease is held",
  classes: { negation, responded: `${responding} responses sd cr pr` },
  rows: [
    telling("held", [
      ["stable disease", "[stable disease]", "stable vital signs"],
      ["{responded}", "a [response]"],
      ["{negation} !{responded}{0,4} [ progress~ ]", "without [progression]", "no response or progression"],
    ]),
    telling("not held", [
      ["progress~", "[progressed]"],
      ["refractory|resistan~|fail~|relaps~|recurr~|intoleran~", "[refractory] disease"],
    ]),
    telling("nothing", [["{negation} ...4 [ {responded} ]", "no [response]"]]),
  ],
})

/**
 * Whether a sentence tells that the treatment it speaks of still holds the disease, so that no other one can have followed:
 * "stable disease after first-line chemotherapy". Of one that goes on, "responding on first-line chemotherapy", readers do not agree.
 */
export const isHeld = (words: Words): boolean => {
  const told = RuleTable.meanings(courses, Runs.ofWords(words))

  return told.includes("held") && !told.includes("not held")
}
