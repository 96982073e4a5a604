import type { Span } from "../document/Span.ts"
import * as MarkerRun from "../marker-status/MarkerRun.ts"
import { further } from "../marker-status/StatusCues.ts"
import type { Marker } from "../markers/Marker.ts"
import type * as Remark from "../mention/Remark.ts"
import * as Chunk from "../rules/Chunk.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { drug } from "../treatment/LineLexicon.ts"
import * as TherapyTarget from "./TherapyTarget.ts"

type Aside = Extract<
  Remark.Remark,
  "of a relative" | "of a treatment" | "whatever its state" | "besides what is named" | ""
>

/**
 * What a marker is named for where nothing is told of the patient's own. It is `.barred` under the exclusion criteria, and `.again` where it
 * was named before.
 */
export const table = RuleTable.of<Aside>({
  name: "markers named in passing",
  over: MarkerRun.level,
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
      ["or|and|/ the? presence of !{clauseEnd}{0,8} [ @marker ]", "family history or the presence of a [@marker]"],
      ["or|/ family history !{clauseEnd}{0,8} [ @marker ]", "a diagnosis or family history of [@marker]"],
      ["or no|without any? {further} {alongside}* [ @marker ]", "or without other [@marker] mutations"],
    ]),
    telling("of a relative", [
      ["family history !{clauseEnd}{0,8} [ @marker ]", "a family history of [@marker] mutations"],
      [
        '{relative} ( "(" !")"{0,12} ")" )? {carrying} !{clauseEnd}{0,8} [ @marker ]',
        "a first-degree relative with a [@marker] mutation",
      ],
      [
        'relative|relatives ( "(" !")"{0,12} ")" )? of !{clauseEnd}{0,9} [ @marker ]',
        "a relative (parent, sibling) of a carrier of [@marker]",
      ],
      [
        "{having} ...4 {child} {carrying} !{clauseEnd}{0,8} [ @marker ]",
        "women who have a child with [@marker]",
        "children with @marker",
      ],
    ]),
    telling("of a treatment", [
      [
        "contracept~ ...20 {person} with ...16 [ @marker ]",
        "hormonal contraception in women with [@marker]-positive tumors",
      ],
      ["{drug} for [ @marker.barred ]", "olaparib for [@marker.barred]-mutated cancer", "olaparib for @marker"],
      [
        "{earlier} ...8 {therapy} for !{clauseEnd}|for{0,7} [ @marker.barred ]",
        "prior systemic therapy for [@marker.barred] disease",
      ],
    ]),
    telling("whatever its state", [
      ["{reason} {named} !{end}{0,8} [ @marker ]", "as these tumors mostly express [@marker]"],
      [
        "data|information on|about|regarding !{ofData}{0,57} [ @marker ]",
        "data on [@marker] mutations",
        "data on patients with @marker mutations",
      ],
      [
        '"(" !"("|")"{0,14} is !"("|")"{0,14} [ @marker ] !"("|")"|.|;{0,7} if|when',
        "(a tumor is [@marker] positive if 1% are stained)",
      ],
    ]),
    telling("besides what is named", [
      ["no|without any? other {alongside}* [ @marker ]", "no other [@marker] mutations"],
      ["no|without any? {further} {alongside}* [ @marker.again ]", "without additional [@marker.again] mutations"],
    ]),
  ],
})

const width: MarkerRun.Width = { before: 60, behind: 10 }

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
  const attributes = Chunk.attributesOf({
    barred: span.segment.side === "exclusion",
    again: words.indexOf(words[first] ?? "") < first,
  })
  const [found] = table.find(MarkerRun.of(place, attributes, width))

  return found === undefined || found.row.means === "" ? undefined : found.row.means
}
