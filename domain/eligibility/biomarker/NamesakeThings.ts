import * as MarkerRun from "../marker-status/MarkerRun.ts"
import * as HormoneReceptors from "../markers/HormoneReceptors.ts"
import * as MarkedRun from "../rules/MarkedRun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/**
 * Short names of markers that stand for something else, too, and what tells so: HR and PR are a heart's rate and interval, `@marker.vital`,
 * CPS is the Child-Pugh score of a liver, `@marker.score`, PR and MMR are answers to treatment, `@marker.answer.response` and `@marker.answer.molecular`.
 */
export const table = RuleTable.of<"another thing" | "nothing">({
  name: "short names of other things",
  over: MarkerRun.level,
  classes: {
    bedside:
      "bpm beat beats tachycardia bradycardia arrhythmia arrhythmias qt qtc qtf qtb qtcf qtcb qrs ecg ekg electrocardiogra~ sbp dbp spo2 pulse vital vitals msec ms millisecond milliseconds",
    receptor: "er her2 estrogen oestrogen progesterone receptor positive positivity negative + % percent ihc",
    otherReceptor: `${HormoneReceptors.estrogen.join(" ")} hr her2 progesterone receptor`,
    compared: "score of is < > ≤ ≥ = less lower than or equal to - 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
    childPugh: (word) => /^[abc]\d?$/.test(word),
    behindClass: (word) => /^(?:[-/.,;)]|or|and|to|\d{1,2}|cirrho[a-z]+|liver)$/.test(word),
    response: "cr sd vgpr scr recist irecist lugano imwg",
    molecular: "ccyr mcyr pcyr chr bcr mr4 dmr",
  },
  rows: [
    telling("nothing", [
      ["{receptor} ...4 [ @marker.vital ]", "ER and [@marker.vital] positive, pulse"],
      ["[ @marker.vital ] ...3 {receptor}", "[@marker.vital] positive, pulse"],
      ["[ @marker.answer ] ...1 positive|negative|+", "[@marker.answer.response] positive by RECIST"],
      ["{otherReceptor} ...5 [ @marker.answer ]", "ER or [@marker.answer.response] and CR"],
      ["[ @marker.answer ] ...4 {otherReceptor}", "[@marker.answer.response] or ER, no CR"],
    ]),
    telling("another thing", [
      ["{bedside} ...15 [ @marker.vital ]", "tachycardia ([@marker.vital] > 120)", "tumor with @marker.vital"],
      ["[ @marker.vital ] ...15 {bedside}", "[@marker.vital] of 240 ms"],
      ["[ @marker.vital ] ...3 / min~", "[@marker.vital] of 120/min"],
      ['[ @marker.score ] {compared}{0,8} "(" child', "[@marker.score] ≤ 7 (Child-Pugh A)"],
      ['pugh ...3 "(" [ @marker.score ]', "Child-Pugh class A ([@marker.score] 5-6)"],
      ["[ @marker.score ] class", "[@marker.score] class A"],
      ["[ @marker.score ] {childPugh} ( {behindClass} | $ )", "[@marker.score] B7", "@marker.score ≥ 10"],
      ["{response} ...60 [ @marker.response ]", "CR, [@marker.response] or stable disease", "@marker.response"],
      ["[ @marker.response ] ...60 {response}", "a [@marker.response] by RECIST"],
      ["{molecular} ...60 [ @marker.molecular ]", "CCyR or [@marker.molecular]"],
      ["[ @marker.molecular ] ...60 {molecular}", "loss of [@marker.molecular] or CCyR"],
    ]),
  ],
})

const attributes: ReadonlyMap<string, string> = new Map([
  ["hr", "vital"],
  ["pr", "vital"],
  ["cps", "score"],
])

/** Short names that stand for answers, as they are written. */
const answers: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  ["PR", ["answer", "response"]],
  ["MMR", ["answer", "molecular"]],
])

/** Whether the name of a marker, as it is written, stands for something else there. */
export const isMeant = (written: string, place: MarkerRun.Place): boolean => {
  const { first, tokens } = place
  const known = [
    attributes.get(tokens.words[first] ?? "") ?? [],
    answers.get(written.slice(written.lastIndexOf(" ") + 1)) ?? [],
  ].flat()
  if (known.length === 0) return false

  return table.find(MarkedRun.of(place.run, place, "marker", known)).some(({ row }) => row.means === "another thing")
}
