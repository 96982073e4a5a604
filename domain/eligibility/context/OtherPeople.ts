import { remembering } from "../../Memo.ts"
import { people } from "../classes/Participants.ts"
import * as Persons from "../classes/Persons.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Tokens } from "../text/Tokens.ts"

/** Of whom something is told, if not of somebody who takes part. */
export type Other = "of a relative" | "of a donor" | "of somebody else"

/** What a sentence tells of others than those who take part. */
export const table = RuleTable.of<Other | "nothing">({
  name: "what is told of other people",
  classes: {
    ...Persons.classes,
    child: "child children son sons daughter daughters",
    having: "have has having",
    carrying: "with who whose has had have having carry carries carried",
    person: people,
    contact: "contact contacts cohabiting cohabitation exposure exposed",
    clauseEnd: ". , ; :",
    end: ". , ; : and or if",
  },
  parts: { aside: '( "(" !")"{0,12} ")" )?', helper: "( {helper} | {partnership} {partner} )" },
  rows: [
    telling("of a relative", [
      ["family history !{clauseEnd}{1,9}", "a [family history of BRCA1 mutations]"],
      ["{family} <aside> {carrying} !{clauseEnd}{1,9}", "a first-degree [relative with a BRCA1 mutation]"],
      [
        "family|household member|members <aside> {carrying} !{clauseEnd}{1,9}",
        "a [family member who has dementia]",
        "family members can help",
      ],
      ["relative|relatives <aside> of !{clauseEnd}{1,10}", "a [relative (parent, sibling) of a carrier of SOD1]"],
      [
        "{having} ...4 [ {child} {carrying} !{clauseEnd}{1,9} ]",
        "women who have a [child with SOD1]",
        "children with SOD1",
      ],
    ]),
    telling("of a donor", [
      [
        "{donor} ( with | who|that is|has ) !{end}{1,10}",
        "a [donor with a mismatch of an allele]",
        "a donor is at hand",
      ],
    ]),
    telling("of somebody else", [
      ["<helper> !{end}{1,10}", "a reliable adult [caregiver with an MMSE of 28]", "a caregiver, an MMSE"],
      [
        "^ _{0,2} {helper}|{partner} will|must|should|is|are|{carrying} !;|and{1,40}",
        "[Care partners will be excluded if they have aphasia, dementia]",
        "No caregiver, MMSE of 20",
      ],
      ["!{end}{1,9} of|in|for the|a|an|his|her|their? <helper>", "[MMSE 20 for the study partner]"],
      [
        "{contact} with|to !{end}{0,6} {person}|someone|somebody|anyone|anybody !{end}{0,9}",
        "close [contact with a person who has the virus]",
        "contact with the virus",
      ],
      ["( controls | control {group}|{person} ) !,|;|.{1,11}", "[control group: MMSE of 28]"],
      ["healthy {control}|{person} !,|;|.{1,11}", "[healthy volunteers with an MMSE of 28]"],
    ]),
    telling("nothing", [
      ["or|and|/ the? presence of !{clauseEnd}{1,9}", "family history [or the presence of a BRCA1 mutation]"],
      ["or|/ family history !{clauseEnd}{1,9}", "a diagnosis [or family history of BRCA1 mutations]"],
      ["birth control {group}|{person} !,|;|.{1,11}", "[birth control subjects use]"],
    ]),
  ],
})

const toldIn = remembering((tokens: Tokens) => table.find(KnownNumbers.ofPublished(tokens)))

/** Of whom else what begins at a token of a sentence is told. */
export const at = (tokens: Tokens, first: number): Other | undefined => {
  const means = toldIn(tokens).find((told) => told.first <= first && first < told.last)?.row.means

  return means === "nothing" ? undefined : means
}
