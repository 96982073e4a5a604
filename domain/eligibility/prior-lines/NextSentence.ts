import type * as Span from "../document/Span.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordSet from "../text/WordSet.ts"
import { drug, local, narrow } from "../treatment/LineLexicon.ts"

/** Of what is refused, what tells that it is no line, or not the first one; a class of drugs does as well. */
const besides = WordSet.of(
  "based containing further additional second third subsequent other more adjuvant neoadjuvant biopsy biopsies taxanes transfusion transfusions asct study trial",
)

/** Whom a sentence lets in, behind one that asks for a treatment. */
export const table = RuleTable.of({
  name: "who is let in by the next sentence",
  classes: {
    people: "patients participants subjects individuals those",
    refusing: "refus~ declin~ unwilling ineligible contraindic~",
    fit: "eligible candidate candidates suitable fit",
    wishing: "want wish accept agree",
    left: "available approved effective established known suitable appropriate acceptable satisfactory curative conventional prior previous earlier or and",
    usual:
      "available approved effective established known suitable appropriate acceptable satisfactory curative conventional",
    treatment: "standard soc systemic chemotherapy therapy therapies treatment treatments",
    other: (word) => narrow.has(word) || local.has(word) || drug.test(word) || besides.has(word),
    be: "are is may can will could",
    taken: "enrolled enroled included allowed permitted",
    returning: "recur~ relaps~ progress~",
  },
  parts: {
    begin: "^ .|;? ( note|exception|exceptions : )? also? ,? those|all? {people}",
    untreated:
      "( !no {refusing} | not be? {fit} | do|does|did not {wishing} | no {left}* {treatment} ) !.|;|{other}{0,8} {treatment}",
    in: "{be} still|also? be? still|also? ( {taken} | eligible|considered ( !for|in|not|ineligible | for this|the study|trial | $ ) )",
  },
  rows: [
    telling("who had no treatment", [
      [
        "<begin> !.|;{0,30} <untreated> !.|;|{other}{0,9} ( or for? who|whom !.|;{0,30} )? <in>",
        "[. Patients who refuse standard therapy are eligible]",
        ". Patients who refuse further therapy are eligible",
        ". Patients who refuse standard therapy are eligible for surgery",
      ],
      [
        "<begin> !.|;{0,8} <in> !.|;{0,20} <untreated> ( !.|;|{other}{0,9} .|; | !.|;|{other}{0,9} $ )",
        "[. Patients with lymphoma are eligible if there is no available standard therapy]",
        ". Patients with lymphoma are eligible if there is no prior therapy with an antibody",
      ],
    ]),
    telling("who had no treatment", [
      [
        "^ ; or ( for which|whom )? ( there is|are )? no {usual}{0,3} {treatment}",
        "[; or there is no approved therapy]",
        "; or no prior therapy",
      ],
      [
        "^ ; or ( is|are|were|was|has|have been? )? {refusing} ( it|them|such | !.|;|{other}{0,6} {treatment} )",
        "[; or has declined standard therapy]",
        "; or is ineligible for surgery",
      ],
    ]),
    telling("who had it around an operation", [
      ["^ .|;|,? or ..12 {returning} ..16 adjuvant", "[; or relapse within six months of adjuvant] therapy"],
    ]),
  ],
})

/** So much behind a sentence is looked at, in characters. */
const widest = 260

/** "(Must have progressed on standard therapy.) Patients who refuse it are eligible": whether the sentence behind one, within its item, lets in others. */
export const letsInOthers = ({ document: { words }, segment, sentence }: Span.Span): boolean =>
  table.find(Runs.between(words, sentence.end, Math.min(segment.end, sentence.end + widest))).length > 0
