import { once } from "../../Memo.ts"
import type { AnnotatedText } from "../document/AnnotatedText.ts"
import type { Document } from "../document/Document.ts"
import * as Span from "../document/Span.ts"
import * as Literal from "../mention/Literal.ts"
import * as OwnDiseases from "../mention/OwnDiseases.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import type { Tokens } from "../text/Tokens.ts"
import * as WordSet from "../text/WordSet.ts"

const growth = WordSet.of("leukemia leukaemia lymphoma myeloma aml")

/** How texts tell that a cancer is in the central nervous system, other than by metastases. */
export const table = RuleTable.of({
  name: "cancers in the central nervous system",
  classes: {
    growth,
    involvement: "involvement infiltration",
    beside: "intraocular ocular leptomeningeal meningeal brain extramedullary testicular parenchymal",
    there: "active known untreated symptomatic detectable progressive uncontrolled clinically",
    other: "autoimmune inflammatory infection infections vasculitis lupus sarcoidosis histiocytosis",
  },
  parts: {
    cns: '( central nervous system ( "(" cns ")" )? | cns )',
    and: "( /|and|or|& | and / or )",
  },
  rows: [
    telling("there", [
      ["<cns> ( <and>? {beside} ){0,2} {growth}", "CNS/leptomeningeal leukemia", "CNS depression"],
      ["<cns> ( <and>? {beside} ){0,2} ( disease|{growth} )? {involvement}", "CNS disease involvement"],
      ["{growth}|{involvement} ( in | of|to|by the? ) the? <cns>", "lymphoma of the CNS"],
      ["involving|infiltrating the? <cns>", "myeloma involving the CNS"],
      ["{there} ,? [ <cns> ( <and>? {beside} ){0,2} disease ]", "active [CNS disease]", "inactive CNS disease"],
      ["evidence|presence of {there}? [ <cns> ( <and>? {beside} ){0,2} disease ]", "evidence of [CNS disease]"],
      ["active|untreated [ disease in|of|involving the? <cns> ]", "active [disease in the CNS]"],
    ]),
    telling("not there", [
      ["primary <cns> {growth}", "primary CNS lymphoma", "primary or secondary CNS lymphoma"],
      ["{other} ...6 <cns> {involvement}", "lupus with CNS involvement"],
      [
        "( suspicion|suspicious|concern|concerning|sign|signs|symptom|symptoms of|for | assess|evaluate|exclude | rule out ) <cns> {involvement}|{growth}|disease",
        "symptoms of CNS involvement",
      ],
      ["<cns> ( <and>? {beside} ){0,2} disease such as", "CNS disease such as"],
    ]),
    telling("on terms", [
      ["must|should|may|can ( !not|be | be !excluded )", "must be in remission", "must be excluded"],
      ["!not|be eligible|allowed|permitted|acceptable", "are eligible", "not eligible"],
      ["!not be eligible|allowed|permitted|acceptable", "will be eligible", "would not be eligible"],
      ["required|repeat", "repeat imaging"],
    ]),
    telling("reason", [["because|since they|those|their|it|this|these|such", "since those patients may be harmed"]]),
  ],
})

/** Where words tell that a cancer is there, and no terms behind them on which who has it may take part. Why nobody may who has it is none. */
const there = (run: Run) => {
  const found = table.find(run)
  const reason = found.findIndex(({ row }) => row.means === "reason")
  const told = reason < 0 ? found : found.slice(0, reason)
  const terms = told.findLast(({ row }) => row.means === "on terms")?.first ?? -1

  return told.filter(({ last, row }) => row.means === "there" && last > terms)
}

/** What it is called among the organs that a profile names, where no metastases in it are. */
export const organ = "central nervous system"

/** Where a profile enters that a cancer is there. */
export const enteredIn = (tokens: Tokens) => there(Runs.ofWritten(tokens))[0]

const named = once(() => Literal.of("CNS", "central nervous system"))

/** Whether a study is about a cancer of the blood, which has no metastases. */
export const isOfBlood = (document: Document): boolean => OwnDiseases.of(document).sites.has("blood")

/** Where a text speaks of a cancer there that may be the study's: not of "CNS lymphoma" in a study of lung cancer. */
export const spans = (text: AnnotatedText): ReadonlyArray<Span.Span> =>
  Literal.spans(text, named()).flatMap((span) =>
    there(Runs.ofPublished(span.tokens))
      .filter(({ first, last }) => first <= span.first && span.last <= last)
      .filter(
        ({ first, last }) =>
          !span.tokens.words.slice(first, last).some((word) => growth.has(word)) || isOfBlood(span.document),
      )
      .map(({ first, last }) => Span.over(span, first, last)),
  )
