import type { Span } from "../document/Span.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { further } from "../marker-status/StatusCues.ts"
import type { Marker } from "../markers/Marker.ts"
import type * as Remark from "../mention/Remark.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

type Aside =
  | Extract<Remark.Remark, "of a relative" | "of a treatment" | "whatever its state" | "besides what is named" | "">
  | "of a treatment, if it bars"
  | "besides what is named, if it was named"

/** Behind which words markers are named where nothing is told of the patient's own. */
export const table = RuleTable.of<Aside>({
  name: "markers named in passing",
  classes: {
    relative: "relative relatives parent parents sibling siblings mother father brother sister",
    child: "child children son sons daughter daughters",
    having: "have has having",
    carrying: "with who has had have carry carries carried",
    end: ". ; :",
    clauseEnd: ". , ; :",
    person: "women females patients participants subjects those",
    reason: "as since because",
    named: "these those they this such",
    ofData: "; : is are was were has had have must should will with who if",
    drug: (word) => drug.test(word),
    earlier: "prior previous previously received",
    therapy:
      "therapy therapies treatment treatments inhibitor inhibitors chemotherapy drug drugs agent agents regimen regimens",
    alongside: "known co - occurring concurrent concomitant simultaneous",
    further,
  },
  rows: [
    telling("", [
      ["or|and|/ the? presence of !{clauseEnd}{1,9}", "family history [or the presence of a BRCA1 mutation]"],
      ["or|/ family history !{clauseEnd}{1,9}", "a diagnosis [or family history of BRCA1 mutations]"],
      ["or no|without any? {further} {alongside}* [ _ ]", "or without other [EGFR] mutations"],
    ]),
    telling("of a relative", [
      ["family history !{clauseEnd}{1,9}", "a [family history of BRCA1 mutations]"],
      [
        '{relative} ( "(" !")"{0,12} ")" )? {carrying} !{clauseEnd}{1,9}',
        "a first-degree [relative with a BRCA1 mutation]",
      ],
      [
        'relative|relatives ( "(" !")"{0,12} ")" )? of !{clauseEnd}{1,10}',
        "a [relative (parent, sibling) of a carrier of SOD1]",
      ],
      [
        "{having} ...4 [ {child} {carrying} !{clauseEnd}{1,9} ]",
        "women who have a [child with SOD1]",
        "children with SOD1",
      ],
    ]),
    telling("of a treatment", [
      [
        "contracept~ ...20 {person} with [ _{1,17} ]",
        "hormonal contraception in women with [receptor-positive tumors]",
      ],
    ]),
    telling("of a treatment, if it bars", [
      ["{drug} for [ _ ]", "olaparib for [BRCA2]-mutated cancer"],
      ["{earlier} ...8 {therapy} for [ !{clauseEnd}|for{1,8} ]", "prior systemic therapy for [HER2-positive disease]"],
    ]),
    telling("whatever its state", [
      ["{reason} {named} [ !{end}{1,9} ]", "as these [tumors mostly express it]"],
      ["data|information on|about|regarding [ !{ofData}{1,58} ]", "data on [KRAS mutations]"],
      ['"(" !"("|")"{0,14} is [ !"("|")"|.|;{1,14} ] if|when', "(a tumor is [ER positive] if 1% are stained)"],
    ]),
    telling("besides what is named", [["no|without any? other {alongside}* [ _ ]", "no other [EGFR] mutations"]]),
    telling("besides what is named, if it was named", [
      ["no|without any? {further} {alongside}* [ _ ]", "without additional [EGFR] mutations"],
    ]),
  ],
})

const asidesIn = MarkerRun.onceASentence(({ run }) => table.find(run))

/** So far before a marker a donor is looked for, in characters. */
const far = 300

const matching = /\b(?:donors?|mismatch(?:es|ed)?)\b/

/** A sentence that begins so belongs to the one before it. */
const example = /^\W*(?:for example|e\.g|i\.e|such as)/

const people = /\b(?:recipients?|patients?|participants?|subjects?)\b/

/** Whether a tissue type tells no more than how a donor is matched: "a donor with a mismatch of one allele, such as …". */
const isOfDonor = ({ document: { folded }, segment, sentence, start }: Span, { alleles }: Marker): boolean => {
  if (alleles !== true) return false
  const from = example.test(folded.slice(sentence.start, start)) ? segment.start : sentence.start
  const before = folded.slice(Math.max(from, start - far), start)

  return matching.test(before) && !people.test(before)
}

/** What a marker is named for where nothing is told of the patient's own: a remark. */
export const of = (span: Span, place: MarkerRun.Place, marker: Marker): Remark.Remark | undefined => {
  const { first, tokens } = place
  const { words } = tokens
  const mayBeTarget = marker.measured !== true && marker.autoantibody !== true
  if (mayBeTarget && TherapyTarget.isNamed(place)) return TherapyTarget.remark
  if (isOfDonor(span, marker)) return "of a donor"
  const found = asidesIn(place).find((aside) => aside.first <= first && first < aside.last)
  switch (found?.row.means) {
    case "":
      return undefined
    case "of a treatment, if it bars":
      return span.segment.side === "exclusion" ? "of a treatment" : undefined
    case "besides what is named, if it was named":
      return words.indexOf(words[first] ?? "") < first ? "besides what is named" : undefined
    default:
      return found?.row.means
  }
}
