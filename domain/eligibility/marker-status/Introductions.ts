import { remembering } from "../../Memo.ts"
import * as Exceptions from "../classes/Exceptions.ts"
import { isVariant } from "../markers/VariantNotation.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import { isNumber } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

const besideChange = WordSet.of(
  "/ and or exon exons codon mutation mutations variant variants insertion insertions deletion deletions is are being be",
)

/**
 * What words do with those that follow them: they give some of a class as examples or all of it that is meant, or take something out of it; a word that denies a change
 * takes that out of what stands before it, and so does a verdict behind changes that are set apart.
 */
export const table = RuleTable.of({
  name: "examples and exceptions",
  classes: {
    ...Exceptions.classes,
    change: isVariant,
    position: "exon exons codon codons",
    digits: isNumber,
    denial: "not non cannot never no without less",
    /** Between a denial and the change that it is of: "must not be the G12C variant", "not located in exon 20". */
    beforeChange: "be have carry harbor harbour include a an the of in at located found - p . (",
    apart: ", ( ; with where whereas but though",
    listed: (word) => isVariant(word) || /^(?:\d+|[a-z])$/.test(word) || besideChange.has(word),
    /** Between changes and the verdict on those who have them: "T790M-positive tumors are". */
    beforeVerdict:
      "- positive mutated mutant type types tumor tumors tumour tumours cancer cancers patients participants subjects carriers disease is are was were will would shall should can may do does be being as an the only sole single one always alone",
    verdict: `${Exceptions.verdicts} exception excluded ineligible disallowed prohibited forbidden barred`,
    alterations: "mutation mutations alteration alterations variant variants insertion insertions deletion deletions",
    letIn:
      "eligible allowed permitted included acceptable accepted enrolled considered admitted qualify qualifying count counted suffice participate enroll enrol",
    /** Those of whom another sentence says it: "Tumors with G12C do not qualify". */
    holders:
      "patients participants subjects those people tumors tumours disease cases with having carrying carriers of harboring harbouring the a an",
  },
  parts: {
    named: "( {change} | {position} {digits} )",
    verdict:
      "( {verdict} | left|ruled|taken out | set|left aside | excl .? | not among|covered | not|cannot|never be? ( {letIn} | take part ) )",
  },
  rows: [
    telling("examples", [
      ["such as|in", "alterations [such as] EGFR mutations", "such alterations"],
      ["such as in", "alterations [such as in] EGFR"],
      ["including|include|includes|eg", "alterations, [including] EGFR mutations"],
      ["e . g|e .?", "other alterations, [e.g.] EGFR mutations"],
      ["for example", "alterations, [for example] EGFR mutations"],
      ["but? not limited to", "alterations, [but not limited to] EGFR mutations"],
      ["especially|particularly", "alterations, [especially] EGFR mutations"],
    ]),
    telling("namely", [
      ["namely|specifically|ie", "alterations, [namely] EGFR mutations"],
      ["i . g|e .?", "alterations, [i.e.] EGFR mutations"],
      ["that is to say | in other words | to wit", "alterations, [that is to say] EGFR mutations"],
    ]),
    telling("taken out", [
      ...Exceptions.wordings,
      ["beside|save|minus|outside", "alterations [outside] G12C"],
      ["[ beyond ] <named>", "mutation [beyond] V600E", "beyond first-line treatment"],
      ["but no|non|without", "alterations [but no] G12C"],
      ["excludes", "a class that [excludes] G12C"],
      [
        "[ unless !{apart}|{denial}{1,5} is|are|was|were|lie|lies|located{1,2} {beforeChange}{0,3} ] <named>",
        "mutation, [unless the mutation is] G12C",
        "unless the mutation is not G12C",
      ],
      ["except in", "alterations [except in] G12C"],
    ]),
    telling("taken out here", [
      ["[ but not ] !limited", "alterations [but not] others"],
      ["[ but ] <named>", "all mutations [but] G12C"],
      ["other !than{1,3} than", "[other activating mutation than] G12C"],
    ]),
    telling("change denied", [
      ["[ {denial} ] {beforeChange}{0,4} <named>", "mutation that is [not] V600E", "not limited to V600E"],
    ]),
    telling("changes kept out", [
      [
        "( {apart} | !p . | {alterations} -|: ) {holders}{0,3} ( p . )? [ <named> ( {listed}|,{0,10} {listed} )? ] {beforeVerdict}{0,6} <verdict>",
        "mutation ([G12C] excluded)",
        "mutation of p.V600 is not found",
      ],
    ]),
  ],
})

export type Meaning = (typeof table.rows)[number]["means"]

/** Words that introduce others, from one token to before another. */
export interface Introduction {
  readonly means: Meaning
  readonly first: number
  readonly last: number
}

export const inRun: (run: Run) => ReadonlyArray<Introduction> = remembering((run) =>
  table.find(run).map(({ first, last, row: { means } }) => ({ means, first, last })),
)

/** Whether words give some of a class as examples, or all that is meant of it. */
export const isOfExamples = ({ means }: Introduction): boolean => means === "examples" || means === "namely"

/** How words that begin with a token say that a change is not meant: "not G12C", "G12C excluded". */
export const changeTakenAt = (run: Run, at: number): "change denied" | "changes kept out" | undefined => {
  const means = inRun(run).find(({ first }) => first === at)?.means

  return means === "change denied" || means === "changes kept out" ? means : undefined
}

/** Whether any such words begin between two tokens. */
export const areAmong = (run: Run, from: number, end: number): boolean =>
  inRun(run).some(({ first }) => first >= from && first < end)
