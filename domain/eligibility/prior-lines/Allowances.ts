import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { participation, people, permissions, studies } from "../classes/Participants.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import { clauseEnds, conditions, failing, negators, obligations } from "../treatment/LineLexicon.ts"
import * as ClaimRun from "./ClaimRun.ts"

const may = WordSet.of("may could can might")

const classes = {
  may,
  taken: "enrolled included considered",
  permission: permissions,
  study: new Set([...studies, ...participation]),
  people,
}

/** What lets in those who were spoken of: whatever they had, or so many of them. */
export const permitting = RuleTable.of({
  name: "what lets in",
  over: ClaimRun.level,
  classes: { ...classes, must: new Set([...obligations].filter((word) => !word.startsWith("requ"))) },
  rows: [
    telling("let", [
      ["{permission}", "two lines are [allowed]"],
      ["{permission} for|to _? {study}", "are [eligible for this trial]"],
      ["allowed|permitted for", "is [allowed for] metastatic disease"],
      ["{may} be {taken}", "they [may be enrolled]"],
      ["provided", "chemotherapy, [provided] it has ended"],
      ["as long", "chemotherapy, [as long] as it has ended"],
    ]),
    telling("must", [["{must}", "who had it [must] be well"]]),
    telling("nothing", [
      ["[ {permission} ] for|to", "[eligible] for surgery"],
      [
        "( combination|together|combined with | plus ) !.|;{0,8} ,? if|where|when [ eligible ]",
        "in combination with an antibody, if [eligible]",
        "chemotherapy, if eligible",
      ],
      ["[ {must} ] have? includ~|contain~", "which [must] include a taxane"],
    ]),
  ],
})

/** Claims beside what lets in: `.eligible` if somebody is called so, `.taken` if somebody is taken in. */
export const level = Level.of(
  permitting,
  (means) => means,
  ({ first }, run: ClaimRun.ClaimRun) => {
    const word = ChunkedRun.wordAt(run, first)

    return { attributes: Chunk.attributesOf({ eligible: word === "eligible", taken: may.has(word) }), value: undefined }
  },
  ClaimRun.level,
)

/** Behind a claim, up to what lets it in; what stands in brackets is not counted. */
const behind = '( !.|;|@claim|"(" | "(" !")"{0,30} ")" ){0,24}'

/** "For hormone-sensitive disease", "for smoldering myeloma", "for their primary tumor", which may have come further since. */
const before =
  "( ~hspc | hormone~|castrat~ _? sensitive | smoldering|smouldering|mgus|antecedent | their|the primary {organ}? {tumor} )"

/** What is let in and not asked for: "granted" where everybody may have had it, "no duty" where it is added that it need not be. */
export const table = RuleTable.of({
  name: "what is let in of earlier treatment",
  over: level,
  classes: {
    ...classes,
    condition: conditions,
    negator: negators,
    clauseEnd: clauseEnds,
    needless: "required mandatory necessary needed",
    share: "enrollment enrolment inclusion number proportion percentage",
    failing,
    remaining: "still also remain remains",
    organ: (word) => DiseaseWords.siteOf(word) !== undefined && !DiseaseWords.organs.has(word),
    tumor: "tumor tumors tumour tumours cancer cancers lesion lesions malignancy disease site",
  },
  rows: [
    telling("may have had", [
      ["{may} be @let.eligible {condition} ..3 [ @claim.unasked|@claim.vacant ]", "may be eligible if [@claim.vacant]"],
      ["{may} ...5 [ @claim ]", "those who may have received [@claim]"],
      ["allowed|permitted to have had? ..3 [ @claim ]", "are allowed to have had [@claim]"],
    ]),
    telling("granted", [
      ["{people}|they|individuals|: {may} have !{negator}{0,5} [ @claim ]", "patients may have received [@claim]"],
    ]),
    telling("either way", [
      ["not required|obliged to !{clauseEnd}|@claim{0,7} [ @claim ]", "are not required to have had [@claim]"],
      ["do|does not @must !{clauseEnd}|@claim{0,5} [ @claim ]", "do not need to have received [@claim]"],
      ["may ...4 or not [ @claim ]", "may have had or not [@claim]"],
      ["even if|when|though ...6 [ @claim ]", "eligible even if they have not received [@claim]"],
    ]),
    telling("without", [["{may} ...4 without [ @claim ]", "may take part without [@claim]"]]),
    telling("let in", [
      [`[ @claim.unasked ] ${behind} @let`, "[@claim.unasked] in any setting is allowed"],
      [`[ @claim.unasked.whose ] ${behind} @must`, "who had [@claim.unasked.whose] must be well"],
      [
        `[ @claim.unasked.whose ] ${behind} !and|that|which|who {may} have|be|enroll|enrol|enter|join|participate`,
        "who had [@claim.unasked.whose] before may have had one cycle",
        "who had @claim.unasked.whose that may have helped",
      ],
      [
        '[ @claim.vacant ] ( !{clauseEnd}|"("{0,12} "(" !")"{0,30} ")" )? !{clauseEnd}|"("{0,24} @let',
        "[@claim.vacant] are allowed",
        "@claim.vacant, hydroxyurea is allowed",
      ],
      [
        "{share} of ..3 {people} ...5 [ @claim ] ..20 limited|capped|restricted",
        "the number of patients who had [@claim] is limited to ten",
      ],
      ["{condition} ...11 [ @claim.unasked|@claim.vacant ]", "if they had [@claim.unasked]"],
      [
        "{remaining} @let.eligible {condition} ...11 [ @claim.unasked|@claim.vacant ]",
        "still eligible if they had [@claim.unasked]",
      ],
      [
        "@let|{permission} ..12 provided|@let ...10 [ @claim.unasked ]",
        "antibodies are allowed in any setting provided there is [@claim.unasked]",
      ],
    ]),
    telling("no duty", [
      ["[ @claim.endless ] ..6 @let|{permission} ..6 not {needless}", "[@claim.endless] is allowed but not required"],
    ]),
    telling("of an earlier state", [
      [`{may} ...5 [ @claim.some ] ..9 for|in|of|to ..4 ${before}`, "may have had [@claim.some] for mHSPC"],
      [
        `[ @claim.some.unasked ] ..9 for|in|of|to ..4 ${before} ..16 @let`,
        "[@claim.some.unasked] for the primary tumor is allowed",
        "@claim.some.unasked for primary peritoneal cancer is allowed",
      ],
    ]),
    telling("nothing", [
      ["only|@let.eligible {condition} ...11 [ @claim.unasked|@claim.vacant ]", "eligible if they had [@claim.vacant]"],
      [
        `{failing} ( or intoleran~ )? after|following|on|to [ @claim.least.endless.whose ] ${behind} @let.eligible`,
        "with progression on [@claim.least.endless.whose] are eligible",
      ],
    ]),
  ],
})

/** "Chemotherapy for localized disease (…) is permitted, as long as …": let in, whatever is asked of when it was. */
export const outright = RuleTable.of({
  name: "what is let in outright",
  over: level,
  classes: { ...classes, being: "is are was were will be also", end: new Set([...clauseEnds, "not", "("]) },
  rows: [
    telling("let in outright", [
      [
        '[ @claim ] !{end}{0,6} ( "(" !")"{0,30} ")" )? {being}{0,3} @let|{permission}',
        "[@claim] in any setting is allowed, as long as it has ended",
      ],
    ]),
  ],
})

export const letInOutright = ClaimRun.telling(outright, level.over)

/** What is let in of what a sentence claims, and not asked for. */
export const of = ClaimRun.telling(table, level.over)
