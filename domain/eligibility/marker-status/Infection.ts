import { remembering } from "../../Memo.ts"
import type { Kind } from "../markers/Marker.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as MarkerRun from "./MarkerRun.ts"
import type { MarkerStatus } from "./MarkerStatus.ts"

const ofLiver = /^(?:hep|hbv|hcv|hbs)/

/**
 * What is told of an infection, which is there where no more than its name stands: that it is over, or only its traces are found; whether treatment holds it; that it was not
 * found; that it is only looked for, and what was found then; that it is named in passing. Who has a virus of the liver, `@marker.liver`, and none in the blood has no active infection.
 */
export const table = RuleTable.of<
  "over" | "cleared" | "controlled" | "uncontrolled" | "not found" | "looked for" | "found" | "stable" | "in passing"
>({
  name: "what is told of infections",
  over: MarkerRun.level,
  classes: {
    ended: "cured resolved eradicated cleared recovered",
    past: "past prior previous",
    infected: "infection infections infected virus",
    course: "acute chronic active known history evidence of a the with infection hepatitis treated documented prior",
    listed: "or and / hbv hcv hepatitis b c virus",
    unheld: "uncontrolled unsuppressed",
    virus: "hiv human hbv hcv hepatitis",
    named: "hiv human immunodeficiency hbv hcv hepatitis b c virus or and / ( ) ,",
    load: "load loads dna rna pcr",
    letIn: "eligible enrolled allowed included permitted participate enroll considered",
    depending: "if must provided unless only should",
    excepting: "if unless provided except excepting excluding",
    person: "with those patients subjects participants who have the their a an",
    none: "negative undetectable undetected",
    denial: "negative negativity seronegative nonreactive",
    test: "determination test tests tested testing retested serology serologies serologic serological screen screens screened screening monitoring monitored status",
    needed: "for of to are is be not required necessary needed unless known history performed done undergo by",
    found: "positive positivity seropositive reactive detected detectable infected consistent evidence",
    stop: ". ; :",
  },
  parts: {
    held: "( {none}|suppressed|no detectable? !{stop}{0,6} {load} | {load} !{stop}|detectable|cd4|or{0,4} {none}|suppressed|below | well -? controlled )",
    amount: '-|of|")"|viral|plasma{0,3} ( "(" _ ")" )? dna|rna|viral|load|pcr|polymerase|deoxyribonucleic|ribonucleic',
  },
  rows: [
    telling("over", [
      ["{ended} ( or|and|/ {past}|{ended} )? from? {course}{0,4} [ @marker ]", "resolved or past [@marker] infection"],
      [
        "{past} {course}|{listed}{0,6} [ @marker ] !{stop}|not{0,40} {letIn}",
        "prior hepatitis C or [@marker] are eligible",
        "prior @marker infection is not allowed",
      ],
      [
        "{past} {course}|{listed}{0,6} [ @marker ] !{stop}|not{0,40} {letIn} !{stop}|not{0,16} <held>",
        "prior [@marker] is allowed if DNA is undetectable",
      ],
      ["immunity to {past}? [ @marker ]", "immunity to prior [@marker] infection"],
      ["[ @marker ] reactivation", "treated to suppress [@marker] reactivation"],
      [
        "[ @marker ] {infected}{0,2} ( that|who|which )? has|have|had|was|were|is been? {ended}",
        "[@marker] infection that has been cured",
      ],
      [
        "( absence of | no|without|negative ) {course}{0,4} [ @marker ] !{stop}{0,40} {letIn}",
        "presence of antibodies and absence of [@marker] are eligible",
      ],
      [
        "{letIn} !{stop}{0,30} ( absence of | no|without ) {course}{0,4} [ @marker ]",
        "may participate if there is no known history of [@marker]",
      ],
      [
        "{letIn} !{stop}{0,10} [ @marker ] {infected}{0,2} is|are|was|has been? ruled|excluded",
        "are eligible if active [@marker] infection is ruled out",
      ],
      // What a word means is no demand
      [
        "is|are defined as having? !{stop}{0,16} [ @marker ]",
        "active infection is defined as having a positive [@marker] test",
        "infection, defined as a positive @marker test",
      ],
      ['[ @marker ] {infected}? ( "(" _ ")" )? is|are defined', "active [@marker] is defined by a test"],
      [
        'not|no|never !{stop}|"("{1,8} "(" defined|determined|evidenced by|as !{stop}|")"{0,14} [ @marker ]',
        "must not be infected (defined by a positive test for [@marker])",
        "must be infected (defined by a positive test for @marker)",
      ],
      [
        "{excepting} {person}{0,4} [ @marker ] ( <amount> | $ )",
        "can be enrolled only if [@marker] DNA is below 20",
        "except those with @marker who are treated",
      ],
    ]),
    telling("cleared", [
      [
        "[ @marker.liver ] {infected}? !{stop}{0,3} {none}|no detectable? viral load|loads|dna|rna !{stop}{0,40} {letIn}",
        "[@marker.liver] with undetectable viral load are eligible",
        "@marker with undetectable viral load are eligible",
      ],
      [
        "[ @marker ] !{stop}{0,4} antibod~|ab !{stop}{0,24} {depending} !{stop}{0,16} {none}",
        "positive for [@marker] antibody are eligible only if PCR is negative",
        "positive @marker antibody",
      ],
    ]),
    telling("controlled", [
      [
        "[ @marker ] !{stop}|hepatitis|hbsag{0,16} <held> !{stop}|not{0,30} {letIn}",
        "[@marker] with undetectable viral load are eligible",
        "@marker or hepatitis, which are eligible with an undetectable load",
      ],
      [
        "[ @marker ] !{stop}|hepatitis|not|no|negative|antibod~|ab{0,16} {letIn} !{stop}|not{0,16} <held>",
        "those with [@marker] are eligible if their viral load is undetectable",
      ],
      [
        "[ @marker ] !{stop}|hepatitis{0,14} must|should !{stop}|not{0,14} <held>",
        "patients with [@marker] must have an undetectable viral load",
      ],
      [
        "[ @marker ] !{stop}|hepatitis{0,10} {load} must|should !{stop}|not{0,4} {none}|suppressed|below",
        "with [@marker] the viral load must be undetectable",
      ],
      [
        "[ @marker ] !{stop}|hepatitis|even|antibod~|ab{0,8} {excepting} !{stop}{0,14} <held>",
        "[@marker], unless the viral load is undetectable",
        "@marker, even if well controlled",
      ],
    ]),
    telling("uncontrolled", [
      [
        "{unheld} {course}{0,3} ( {virus} {named}{0,24} )? [ @marker ] ( !negative | $ )",
        "known uncontrolled hepatitis or [@marker] infection",
        "no uncontrolled infection @marker negative",
      ],
      [
        "{unheld} !{stop}{1,9} infection based|defined|evidenced !{stop}{0,8} [ @marker ]",
        "uncontrolled HIV infection based on detectable [@marker] viral load",
      ],
      [
        "( poorly|inadequately|not|without adequately|well? ) controlled {course}{0,3} [ @marker ]",
        "not well controlled [@marker]",
      ],
      [
        "[ @marker ] !{stop}|hepatitis|no|without{0,8} if|with !{stop}|no|without{0,5} detectable !{stop}{0,2} {load}",
        "those with [@marker] are excluded if they have detectable viral loads",
      ],
    ]),
    telling("not found", [
      [
        "{denial} {test}? for|of !{stop}|{found}|but|except{0,30} [ @marker ]",
        "seronegative for other viruses and [@marker]",
      ],
      [
        'negative hepatitis b virus? surface antigen "(" [ @marker ]',
        "negative hepatitis B surface antigen ([@marker])",
      ],
      ['[ @marker ] "(" hbsag ")" -? negative', "[@marker] (HBsAg) negative"],
    ]),
    telling("looked for", [
      ["{test} {needed}{1,10} !{stop}|{found}{0,6} [ @marker ]", "tested for other viruses and [@marker]"],
      [
        '[ @marker ] ( "(" _ ")" )? !{found}|{stop}|"("|,|on|by{0,2} {test}',
        "[@marker] serology",
        "@marker (testing is not required)",
      ],
    ]),
    telling("found", [
      ["{found} !{stop}|{found}{0,4} {test} {needed}{0,10} !{stop}{0,12} [ @marker ]", "positive tests for [@marker]"],
      ["[ @marker ] !{stop}{0,3} {test} ( is|was|are|result|results )? {found}", "[@marker] serology is positive"],
      ["[ @marker ] antibod~? at {test}", "infection with [@marker] at screening"],
    ]),
    telling("in passing", [
      ["exposure|exposed|contact to|with !{stop}{0,6} [ @marker ]", "exposure to somebody with [@marker]"],
      [
        "( screening|screened|screen for !{stop}{0,4} )? [ @marker ] exposure",
        "screening for other viruses and [@marker] exposure",
      ],
      ["[ @marker ] {infected}? viral? eligibility|clearance criteria", "[@marker] infection viral clearance criteria"],
      [
        "if !{stop}{0,6} sign|signs|symptom|symptoms suggestive|suspicious|indicative of {course}{0,4} [ @marker ]",
        "if a patient has symptoms suggestive of [@marker]",
        "symptoms suggestive of @marker",
      ],
    ]),
    telling("stable", [["stable {course}{0,3} [ @marker ]", "stable chronic [@marker]"]]),
  ],
})

const width: MarkerRun.Width = { before: 40, behind: 50 }

type Told = (typeof table.rows)[number]["means"]

export const toldOf = remembering((place: MarkerRun.Place) => {
  const { first, last, tokens } = place
  const isOfLiver = tokens.words.slice(first, last).some((word) => ofLiver.test(word))

  return table.find(MarkerRun.of(place, isOfLiver ? ["liver"] : [], width))[0]?.row.means
})

const states: Partial<Readonly<Record<Told, "present" | "absent">>> = {
  found: "present",
  stable: "present",
  cleared: "present",
  controlled: "present",
  uncontrolled: "present",
  "not found": "absent",
}

/** What is found of an infection beside the state that is told of it. A marker that is stable is not altered, and an infection is there. */
export const found = (place: MarkerRun.Place, state: MarkerStatus["state"]): "present" | "absent" | undefined => {
  const told = toldOf(place) ?? "found"

  return state === "bare" || state === "status" || told === "stable" ? states[told] : undefined
}

/** Whether who is infected is told to be let in where treatment holds the infection, or to be kept out where none does. */
export const heldAs = (place: MarkerRun.Place, state: MarkerStatus["state"]): ReadonlyArray<Kind> => {
  const told = state === "present" ? toldOf(place) : undefined

  return told === "cleared" || told === "controlled" || told === "uncontrolled" ? [told] : []
}
