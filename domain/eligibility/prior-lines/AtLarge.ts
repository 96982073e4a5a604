import { remembering } from "../../Memo.ts"
import type { Document } from "../document/Document.ts"
import type { Side } from "../document/Segment.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import * as Runs from "../rules/Runs.ts"
import * as Tokens from "../text/Tokens.ts"
import { androgenDrugs, androgenInhibitors } from "../treatment/LineLexicon.ts"

/** What a text tells of treatment in one place, from which follows what it means in others. */
export const table = RuleTable.of({
  name: "what is told of treatment at large",
  classes: {
    resisting: "resist~ refract~ recurr~ relaps~ insensitiv~ independ~",
    treating: "therap~ treatment~",
    spread: "advanced metastatic",
    agent: "tki tkis inhibitor inhibitors targeted",
    line: "line lines regimen regimens",
    dated: "prior previous systemic anticancer cancer",
    which: "prior previous systemic standard anticancer anti - cancer",
    drug: new Set([...androgenInhibitors, ...androgenDrugs, "aromatase"]),
    had: "progress~ received treated failed prior previous previously",
    unasked: "allowed permitted may if no not without naive planned castration current",
    letIn: "allowed permitted acceptable",
    part: "cohort cohorts arm arms part parts group groups",
  },
  parts: {
    hormones:
      "( anti - estrogen | endocrine|hormon~|antiestrogen ( - !replacement )? ) !replacement|:|{treating}? {treating}",
    least: "( at least | minimum of | one or | ≥ | > =? ) one|two|more|1|2",
    ofAny: "( !with|target~|direct~ | $ )",
    drug: "( {drug} | androgen -? receptor | novel hormon~ | second -? generation | cdk4 / 6 | cdk -? 4 / 6 )",
    asked: "[ {had} ] !.|;|{unasked}{0,18} <drug> ( !.|;|{letIn}{12} | !.|;|{letIn}{0,11} .|; | !.|;|{letIn}{0,11} $ )",
  },
  rows: [
    telling("resists castration", [
      ["castrat~|hormone -? {resisting}", "[castration-resistant] prostate cancer", "castration-sensitive"],
      ["~crpc", "metastatic [mCRPC]"],
    ]),
    telling("resists a treatment", [
      ["platinum|endocrine|chemo~|treatment|therapy -? resist~|refract~|recurr~", "[platinum-resistant] cancer"],
    ]),
    telling("has receptors of hormones", [
      ["hormone|estrogen|oestrogen -? receptor -? positive", "[estrogen receptor-positive] breast cancer"],
      ["hr|er +", "[HR+] breast cancer"],
      ["hr|er -? positive", "[ER-positive] breast cancer", "HER2-positive breast cancer"],
    ]),
    telling("hormones for spread", [
      ["endocrine|hormon~ {treating} ..9 [ {spread} ]", "hormone therapy for [metastatic] disease"],
    ]),
    telling("lines of another kind", [
      ["[ <hormones> ]", "prior [endocrine therapy]", "hormone replacement therapy"],
      ["line|lines of !.|;{0,6} [ {agent} ]", "two lines of EGFR [inhibitors]"],
      ["{had} !.|;{0,8} [ cdk4 / 6 ]", "prior use of [CDK4/6] inhibitors"],
    ]),
    telling("nothing", [["[ <hormones> ] :", "Chemotherapy: none [Endocrine therapy]: none"]]),
    telling("hormones are no lines", [
      ["endocrine|hormon~ ..20 not be? count~|consider~ ..7 [ line|lines ]", "hormones are not counted as a [line]"],
    ]),
    telling("lines are asked for", [
      ["<least> {which}* {line} of {which}* {treating} <ofAny>", "[≥ 1 line of therapy]", "≥1 line of therapy with it"],
      ["<least> {which}* {dated} {treating} <ofAny>", "[at least one prior systemic therapy]"],
    ]),
    telling("hormones are asked for", [
      ["^ !{unasked}{0,60} <asked>", "have [progressed] on enzalutamide", "may have progressed on enzalutamide"],
    ]),
    telling("early treatment is asked for", [
      [
        "^ !{unasked}|if|within{0,24} [ completed|completing|received|undergone !{unasked}|and|or|,{0,5} neoadjuvant|preoperative|adjuvant ..4 chemotherapy|{treating} ]",
        "must have [completed standard neoadjuvant chemotherapy]",
        "may have received neoadjuvant chemotherapy",
      ],
      [
        "residual !{unasked}|if|within{0,12} after|following ..3 neoadjuvant|preoperative ..3 chemotherapy|{treating}",
        "[residual cancer after preoperative chemotherapy]",
      ],
    ]),
    telling("hormones are asked of some", [
      ["^ !{unasked}{0,40} {part} !{unasked}{0,30} <asked>", "cohort A: [progressed] on enzalutamide"],
    ]),
  ],
})

type Meaning = (typeof table)["rows"][number]["means"]

const toldBy = (run: Run): ReadonlyArray<Meaning> => RuleTable.meanings(table, run)

/** The lines of a text that tell something. */
const lines = remembering(({ segments, words }: Document) => {
  const telling: Array<{ readonly side: Side; readonly told: ReadonlyArray<Meaning> }> = []
  for (const { end, side, start } of segments()) {
    const told = toldBy(Runs.between(words, start, end))
    if (told.length > 0) telling.push({ side, told })
  }

  return telling
})

/** Whether a line of a text tells something. */
export const tells = (document: Document, means: Meaning): boolean =>
  lines(document).some(({ told }) => told.includes(means))

/** Whether a line of its inclusion part does. */
export const asks = (document: Document, means: Meaning): boolean =>
  lines(document).some(({ side, told }) => side === "inclusion" && told.includes(means))

const names = remembering(({ about }: Document) =>
  about.flatMap((name) => toldBy(Runs.ofWritten(Tokens.ofWritten(name)))),
)

/** Whether its study is called so. */
export const isNamed = (document: Document, means: Meaning): boolean => names(document).includes(means)

/** Whether its disease is, as its lines tell or its study is called. */
export const isOf = (document: Document, means: Meaning): boolean => isNamed(document, means) || tells(document, means)
