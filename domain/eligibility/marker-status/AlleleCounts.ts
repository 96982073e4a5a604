import type { Kind } from "../markers/Marker.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as MarkerRun from "./MarkerRun.ts"

/** Who has one copy of an allele, and who has two. */
export const zygosities: ReadonlyArray<Kind> = ["heterozygous", "homozygous"]

/** Which of them kinds tell. */
export const zygositiesIn = (kinds: ReadonlyArray<string>): ReadonlyArray<Kind> =>
  zygosities.filter((each) => kinds.includes(each))

const nouns = WordSet.of("allele alleles copy copies")

/**
 * How many copies of an allele are told around its name, `.allele` if that ends with the word. Where any copy is denied it is told that
 * there is one; that it is denied, is told elsewhere. Of several, one that is told need not be the only one.
 */
export const table = RuleTable.of({
  name: "copies of alleles",
  over: MarkerRun.level,
  classes: {
    noun: nouns,
    /** What makes a limit of a number behind it, or one of several. */
    limiting: "no not than most to or < ≤ zero maximum",
    being: "is being be must",
    several: "alleles copies mutations variants",
  },
  parts: {
    any: "( no|without | without an|any | not carry|have an|any | one|1 or two|2|both|more | at least one|1 | ≥ 1 )",
    one: "( one|1 | a|only? single | only one )",
    two: "( two|2|both | more than one|1 | > 1 )",
    free: "( ^ | !{limiting} )",
    ofName: "( {noun} of the? @marker | @marker {noun} | @marker.allele )",
    behind: "@marker ( !{noun}{0,3} !{limiting}|{noun} )?",
    ofThem: "of them|which {being}{0,3} @marker",
  },
  rows: [
    telling("carrier", [
      ["<free> [ <any> ] <ofName>", "have [at least one] copy of @marker", "no more than one copy of @marker"],
      ["<behind> [ <any> ] {noun}", "@marker carriers ([one or two] alleles)"],
      ["{several} ..7 <free> [ <any> | <one> ] <ofThem>", "two mutations, [one] of which must be @marker"],
    ]),
    telling("heterozygous", [
      ["<free> [ <one> ] <ofName>", "with [one] copy of @marker", "one or two copies of @marker"],
      ["<behind> [ <one> ] {noun}", "@marker carriers ([one] allele)", "@marker (at most one allele)"],
    ]),
    telling("homozygous", [
      ["<free> [ <two> ] <ofName>", "with [two] @marker.allele"],
      ["<behind> [ <two> ] {noun}", "@marker carriers ([two] alleles)"],
      ["{several} ..7 <free> [ <two> ] <ofThem>", "mutations, [both] of which must be @marker"],
    ]),
  ],
})

const near: MarkerRun.Width = { before: 18, behind: 8 }

/** How many copies of an allele the words around its name tell; nothing where they tell none. */
export const around = (place: MarkerRun.Place): Kind | undefined => {
  const attributes = nouns.has(place.tokens.words[place.last - 1] ?? "") ? ["allele"] : []

  return table.find(MarkerRun.of(place, attributes, near))[0]?.row.means
}
