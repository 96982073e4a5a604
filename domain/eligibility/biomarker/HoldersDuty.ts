import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/**
 * How it is told that an earlier treatment is required of those who have a marker, which lets them in and does not look for them. What is
 * required of all, besides, is told behind "and".
 */
export const table = RuleTable.of<"of holders">({
  name: "duties of holders",
  over: MarkerRun.level,
  classes: {
    person: "patient~ participant~ subject~ individual~ person persons people those anyone women men",
    disease: "tumor tumors tumour tumours disease diseases cancer cancers nsclc",
    holding: "with whose who that which have has having harbor~ harbour~ carry carrying known",
    duty: "must should need needs required",
    end: ". ; :",
    joint: "and or",
    treatment: "therapy therapies treatment treatments inhibitor inhibitors tki tkis",
    being: "will be is are",
    treated:
      "progress~ receiv~ prior previous~ fail~ therap~ treat~ intoleran~ refractory relaps~ exhausted inhibitor inhibitors tki tkis",
  },
  rows: [
    telling("of holders", [
      [
        "( if | {person}|{disease} _? {holding} ) !{end}|{duty}{0,38} [ @marker ] ( !{end}|{duty}{0,38} !{end}|{joint} )? ( {duty} | have to ) !{end}{0,38} {treated}",
        "patients with [@marker] mutations must have progressed on an inhibitor",
        "patients with [@marker] mutation and must have received an inhibitor",
        "documented @marker mutation. Patients must have progressed",
      ],
      [
        "( if | {person}|{disease} _? {holding} ) !{end}|{duty}{0,38} [ @marker ] !{end}|{duty}{0,30} {treatment} {being}* ( {duty} | have to )",
        "for patients with [@marker] mutations, targeted treatment should have been used",
      ],
      [
        "[ @marker ] !{end}|{duty}|,|{joint}{0,30} {person} ( {duty} | have to ) !{end}{0,38} {treated}",
        "[@marker]-positive participants must have received prior therapy",
      ],
    ]),
  ],
})

/** Whether a marker only tells of whom an earlier treatment is required. */
export const isOfHolders = (place: MarkerRun.Place): boolean => table.find(MarkerRun.of(place)).length > 0
