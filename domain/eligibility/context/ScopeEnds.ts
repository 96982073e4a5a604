import { remembering } from "../../Memo.ts"
import * as Participants from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"

export type Boundary =
  | "mark"
  | "contrast"
  | "conjunct"
  | "clause"
  /** A preposition that begins something else, unless right behind the cue: "no surgery for …", but "not for …". */
  | "aside"
  /** How or when something is not to be done. */
  | "circumstance"
  | "alternative"
  /** What is said of what stands before, whatever else that is. */
  | "predicate"

/** What ends the scope of a cue that stands before what it turns. */
export const aheadTable = RuleTable.of<Boundary | "nothing">({
  name: "ends of scopes",
  classes: {
    ...Participants.classes,
    word: (word) => /^[a-z]+$/.test(word),
    /** How a sentence begins that first takes something out of what it says. */
    excepting:
      "other except excepting excluding barring bar besides apart aside saving save sparing unlike minus omitting leaving setting putting discounting disregarding ignoring with short but not",
    /** What things are found by, and what is said of that. */
    test: "ct mri pet fdg psma ngs pcr rt fish ish ihc sequencing imaging scan scans x ray radiograph radiography ultrasound biopsy cytogenetics karyotype karyotyping cytology histology pathology flow cytometry immunohistochemistry testing test tests assay assays blood tissue plasma local central locally centrally standard conventional contrast enhanced bone whole body genetic molecular genomic next generation dna rna examination exam screening baseline the a an / - ( ) ,",
  },
  parts: { excepted: "except|excepting|excluding|exception|exclusion|than for|of|in? ( those | {people} )" },
  rows: [
    telling("mark", [
      ['.|";"|:', "No surgery[:] KRAS"],
      // Texts that were written without marks
      ["[ infection|infections|illness|disease ] hiv negative", "no active [infection] HIV negative"],
    ]),
    telling("contrast", [["but|however|including", "no surgery [but] radiation"]]),
    telling("conjunct", [
      [
        "[ and ] have|has|had|are|is|must|who|be|able|with",
        "no surgery [and] have a tumor",
        "no surgery and radiation",
      ],
      [
        "[ and ] newly|previously|treatment|therapy|chemotherapy -? diagnosed|untreated|naive",
        "unfit for surgery [and] previously untreated",
      ],
      ["[ and ] less|fewer|more than", "with or without surgery [and] less than two lines"],
      ["[ or ] have|has|had|must|who|being|undergone", "no surgery [or] who have a tumor"],
      [
        "resistance mutation|mutations [ or ] !.|;|,{1,10} positive",
        "fusion without a resistance mutation [or] KRAS mutation-positive cancer",
      ],
      [
        'either !or|not|no|never|without|.|;{1,12} not|no|never|without !or|.|;{1,14} "," [ or ]',
        "either metastatic and not treated before, [or] resected",
        "either not treated before, or resected",
      ],
      ["absence of !.|;{1,16} [ or|and ] the? presence of", "absence of a tumor [or] presence of KRAS"],
    ]),
    telling("clause", [
      ['^ {excepting} !.|;|:{1,24} [ "," ] any|all|every|each|{people}', "apart from melanoma[,] any tumor"],
      ["although|though|who|whose|because|if|when|while|than|as|such", "no surgery [because] of age"],
      ["before|by|due|secondary|to|within|there|must|which|that", "no surgery [within] 4 weeks"],
      ["is|are|was|were|has|exist|exists", "no evidence [is] given"],
      // The function is there
      ["[ abnormal findings | abnormalities|abnormality ] in|of|on", "no [abnormalities] in liver function"],
    ]),
    telling("aside", [["for|during|requiring|affecting|suggestive|with|on|at", "no surgery [for] cancer"]]),
    telling("circumstance", [['","|via|through|after|until|prior|without', "no surgery [after] radiation"]]),
    telling("alternative", [["or", "no surgery [or] radiation"]]),
    telling("predicate", [
      [
        "[ !or|and|whether|be|is|are ] not|non|no ( a | longer a? )? amenable|eligible|suitable|candidate|candidates",
        "a tumour, whatever its [type] not amenable to surgery",
        "whether or not amenable to surgery",
      ],
    ]),
    // By which means something was looked for, with another item of the same list behind it
    telling("nothing", [
      ["[ by|on|via|through|using|per ] {test}{1,8} or", "no KRAS mutation [by] PCR or EGFR mutation"],
      ["transformation|progression|conversion|evolution [ to ]", "no progression [to] leukemia"],
      // By which those are told who are taken out
      ["<excepted> [ who|that|whose ]", "any cancer except in those [who] smoke"],
      ["<excepted> whose {word} [ is|are|was|were|has ]", "any cancer except for patients whose tumour [has] grown"],
    ]),
  ],
})

/** What ends the reach of what stands behind what it turns. */
export const behindTable = RuleTable.of<Boundary | "nothing">({
  name: "ends of clauses",
  classes: {
    ...Participants.classes,
    number: (word) => /^\d+$/.test(word),
    leading: "must should not none no be is are",
    verdict:
      "none no nil never allowed permitted acceptable allowable permissible accepted eligible excluded prohibited ineligible forbidden disallowed disqualified barred absent present detected found identified seen evident suspected feasible",
    behindVerdict: ". ; ) if provided unless except on by per , / ( via at as",
  },
  rows: [
    telling("mark", [['.|";"|:', "surgery[.] Radiation is allowed", "2.0 is allowed", "p.G12C is allowed"]]),
    telling("nothing", [
      ["{number} [ . ] {number}", "a value of 2[.]0"],
      ["p [ . ]", "KRAS p[.]G12C"],
      // No more stands behind it than a verdict on what stands before it, or an answer
      ["[ : ] {leading}{0,3} {verdict} ( {behindVerdict} | $ )", "KRAS[:] must not be detected", "KRAS: allowed drugs"],
      ["[ : ] n / a ( {behindVerdict} | $ )", "KRAS[:] N/A"],
      [
        "is|are|was|were [ however ] {verdict}",
        "surgery is [however] allowed",
        "surgery is planned, however radiation is allowed",
      ],
    ]),
    telling("clause", [['[ "," ] or the {people}', "surgery[,] or the subject is ineligible"]]),
    telling("contrast", [
      ["but|however|if|unless|except", "surgery, [but] radiation is allowed"],
      ["note that|:", "surgery [note that] radiation is allowed"],
      ["[ - ] chronic|{people}", "surgery [-] patients after radiation are allowed"],
    ]),
  ],
})

/** By the place where it stands, what ends the scopes of what stands before it. */
const ahead = remembering(
  (words: ReadonlyArray<string>): ReadonlyMap<number, Boundary | "nothing"> =>
    new Map(aheadTable.find(Runs.ofWords(words)).map(({ first, row }) => [first, row.means])),
)

/** The places where the clause ends that is read on behind what is turned. */
export const behind = remembering(
  (words: ReadonlyArray<string>): ReadonlySet<number> =>
    new Set(
      behindTable
        .find(Runs.ofWords(words))
        .flatMap(({ first, row: { means } }) => (means === "nothing" ? [] : [first])),
    ),
)

/** Whether what stands at a place ends a scope for one of some reasons. */
export const isEnd = (words: ReadonlyArray<string>, at: number, by: ReadonlySet<Boundary>): boolean => {
  const means = ahead(words).get(at)

  return means !== undefined && means !== "nothing" && by.has(means)
}
