import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as MarkerRun from "./MarkerRun.ts"

/** What a hyphen right behind the name of a marker says. */
export const table = RuleTable.of({
  name: "signs of absence behind markers",
  over: MarkerRun.level,
  classes: {
    end: ", ; / ) . ]",
    opening: "( [",
    closing: ") ]",
    disease: "breast metastatic advanced locally early disease tumor tumors tumour tumours mbc abc",
    circumstance: "with after prior progress progression progressed",
    aimed: "directed targeted targeting blocking",
    letters: (word) => /^[a-z]/.test(word),
    stop: "; . : ,",
  },
  rows: [
    telling("absent", [
      ["@marker [ &- ]", "@marker-"],
      ["@marker [ &- ] {end}", "(@marker-)"],
      ["@marker [ {opening} &- &{closing} ]", "@marker [(-)]"],
      ['"+" ")"? ,|/? and? @marker [ &- ] &{disease}', "HR+, @marker-breast cancer", "@marker-breast cancer"],
    ]),
    telling("nothing", [
      ["@marker [ &- &_ ]", "@marker-positive"],
      ["@marker [ &- ] or|and ( / or )? _ &_{0,4} &- &{letters}", "@marker- or IDH2-mutant"],
      [
        "@marker [ &- ] ( , _ &- ){0,4} ,? or !{circumstance}|{stop} !{stop}{0,14} - {aimed}",
        "@marker-, PDL1- or CTLA-4-directed",
        "@marker- or after CD19-directed",
      ],
    ]),
  ],
})

const width: MarkerRun.Width = { before: 4, behind: 24 }

/** A dash of another kind sets words apart. */
const hyphen = /^ ?[([]?[-−]/

/** Whether a hyphen behind the name of a marker says that it is not there: "KRAS-", and behind the sign of another "HR+, HER2-breast cancer". */
export const isTold = (place: MarkerRun.Place): boolean => {
  const end = place.tokens.ends[place.last - 1] ?? 0

  return (
    hyphen.test(place.text.slice(end, end + 3)) &&
    table.find(MarkerRun.of(place, [], width)).some(({ row }) => row.means === "absent")
  )
}
