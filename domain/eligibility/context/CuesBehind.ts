import { remembering } from "../../Memo.ts"
import * as Exceptions from "../classes/Exceptions.ts"
import * as Participants from "../classes/Participants.ts"
import { joining, permissions } from "../classes/Participants.ts"
import { type RowMatch, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import * as WordSet from "../text/WordSet.ts"
import type { AssertionStatus } from "./CuesAhead.ts"

/**
 * What a cue makes of what stands before it. "Not" and "none of …" turn what is allowed or forbidden. What is `required` is so whoever it is
 * said of, but "no X is required" makes X optional.
 */
type Verdict = Extract<AssertionStatus, "allowed" | "forbidden" | "neutral" | "incapable" | "uncertain" | "negated">

export interface Reach {
  readonly verdict: Verdict | "required"
  /** How many tokens before it what it governs may end. */
  readonly scope: number
  /** So near before it what it lets in is sure to be what it speaks of: farther away that may well be something nearer. */
  readonly sure: number
  /** Words between, behind which it speaks of something else. */
  readonly endedBy: ReadonlySet<string>
}

const relatives = WordSet.of("that which who")

const others = WordSet.of(", and or in with without who whose that which but makes make")

const nothing: ReadonlySet<string> = new Set()

const reach = (verdict: Reach["verdict"], scope = 29, { endedBy = nothing, sure = 15 } = {}): Reach => ({
  verdict,
  scope,
  sure,
  endedBy,
})

const reaches = {
  allowed: reach("allowed"),
  // At somebody's discretion, and mostly on conditions
  "may be let in": reach("allowed", 29, { sure: 0 }),
  // "Metastatic or not", which lets in, and keeps nobody out
  "or not": reach("allowed", 0, { sure: 0 }),
  excluded: reach("forbidden"),
  "excluded right behind": reach("forbidden", 0),
  // "Metastatic disease ineligible", but not "cisplatin ineligible"
  "excluded as they are": reach("forbidden", 29, { endedBy: others }),
  "must not be": reach("forbidden", 6),
  // "Disqualifies", but not "a condition that disqualifies"
  "keeps out": reach("forbidden", 12, { endedBy: relatives }),
  none: reach("negated", 4),
  "did not come about": reach("negated", 8),
  "ruled out": reach("negated", 5),
  "not suspected": reach("negated", 3),
  naive: reach("negated", 0),
  "not done": reach("incapable", 3),
  // By one part of a study, where another lets it in; or without a word on whether it is let in or was not looked for
  open: reach("uncertain"),
  "could not be done": reach("uncertain", 3),
  // What is missing, or the result of looking for it, which the name of a marker may have said already
  absent: reach("uncertain", 4),
  "absent right behind": reach("uncertain", 0),
  "absent as it is": reach("uncertain", 4, { endedBy: others }),
  "not found": reach("uncertain", 6),
  // What does not do by itself keeps nobody out either
  "does not suffice": reach("uncertain", 29, { endedBy: relatives }),
  // What may be there, and it is not told whether that lets anybody in
  "not ruled out": reach("uncertain", 5),
  // Of what, or to what end, the rest of the sentence tells
  excepted: reach("uncertain", 4),
  "excepted first": reach("negated", 4),
  optional: reach("neutral"),
  required: reach("required"),
} as const

type Meaning = keyof typeof reaches

const { cannotTakePart, taking, thisStudy, whom } = Participants

const given = "given|received|administered|started|initiated|begun|used"

/** Words behind what they turn. A bracket between belongs to them. */
export const table = RuleTable.of<Meaning | "nothing">({
  name: "cues behind what they turn",
  classes: {
    ...Participants.classes,
    allowed: "allowed permitted acceptable allowable permissible",
    cause: "cause causes reason reasons diagnosis diagnoses etiology etiologies explanation explanations",
    excluded: "excluded prohibited barred disallowed forbidden",
    excepted: Exceptions.verdicts,
    ineligible: "ineligible disqualified",
    permitted: permissions,
    joining,
    refusing: "declin~ refus~ unwilling unable unfit intoleran~ not",
    ofStudy: "study trial protocol participation enrollment enrolment inclusion the this entry part arm cohort",
    /** Who is kept out, by a disease or a finding. */
    keptOut:
      "~oma ~omas ~emia ~emias tumor~ tumour~ cancer~ disease~ malignanc~ metastas~ metastat~ mutat~ alteration~ rearrange~ fusion~ amplif~ delet~ insert~ variant~ organ organs spread pdac gbm nsclc sclc hcc rcc crc mcrc tnbc hnscc gist crpc mcrpc mhspc aml cml cll mds dlbcl",
    verb: "is are was were be being been also considered deemed still will may can should however",
    end: ". ; ) if provided unless except",
    /** How a verdict was found: "absent on CT". */
    found: "on by per",
    goingOn: ", / ( via at as",
    mark: ": = -",
  },
  parts: {
    /** "Only eligible if …" says nothing of what it is not said of. */
    verb: "( ^ | !only ) {verb}",
    end: "( {end}|{found} | $ )",
    answered: "( {end}|{found}|{goingOn} | $ )",
    elsewhere:
      'in|from|for !.|":"|;|"("|")"{0,6} but|yet|whereas|while ( is|are|was|were|will|be|may|can|also{0,5} {permitted} | not in|from|for )',
  },
  rows: [
    telling("allowed", [
      ["<verb> [ {allowed} ]", "KRAS is [allowed]"],
      ["( ^ | !only ) [ {allowed} ] <end>", "KRAS [allowed]."],
      ["<verb> [ eligible ]", "KRAS is [eligible]"],
      ["not considered? an? exclusion", "KRAS is [not an exclusion]"],
      ["not exclusionary|exclude|disqualify", "KRAS will [not exclude] patients"],
      ["{verb} [ no ( exclusion criterion? | reason for exclusion ) ]", "KRAS is [no exclusion criterion]"],
      ["not result in exclusion", "KRAS will [not result in exclusion]"],
      ["( will|should be | are ) included", "KRAS [will be included]"],
      ["will|should be enrolled", "KRAS [should be enrolled]"],
      ["considered for inclusion", "KRAS is [considered for inclusion]"],
      ["( ^ | {verb} ) [ not be? excluded ]", "KRAS is [not excluded]"],
    ]),
    telling("may be let in", [
      ["may|can ( be enrolled|included | participate )", "those with KRAS [can participate]"],
      ["may|can|could ( go|carry on | continue|proceed )", "a drug for KRAS [may go on]"],
      [
        "( need not | do|does not have|need to ) be discontinued|interrupted|stopped",
        "a drug for KRAS [need not be stopped]",
      ],
      ["may enroll", "those with KRAS [may enroll]"],
    ]),
    telling("or not", [["[ or not ] <end>", "metastatic [or not]"]]),
    telling("excluded", [
      ["<verb> [ {excluded}|{ineligible} ]", "KRAS must be [excluded]"],
      ["( ^ | !only ) [ {excluded} ] <end>", "KRAS [excluded]"],
      ["^ !{end}|,{1,6} [ {excluded}|{ineligible} ] ,", "KRAS [excluded], any other mutation"],
      ["not be? {permitted}", "KRAS will [not be allowed]"],
      ["no longer be? {permitted}", "those with KRAS will [no longer be eligible]"],
      ["not be enrolled|included", "KRAS will [not be included]"],
      ["not to be {taken}", "KRAS are [not to be enrolled]"],
      ["{verb} [ left out ] <end>", "KRAS is [left out]", "KRAS is left out of the panel"],
      ["{verb} [ exclusionary | an exclusion | exclusion criteria ]", "KRAS are [exclusion criteria]"],
      [`not ( candidates | a candidate ) for ( ${thisStudy} | ${taking} )`, "KRAS are [not candidates for this study]"],
      ["{mark} [ none|no allowed|permitted|acceptable|accepted ] <answered>", "metastases: [none allowed]"],
    ]),
    telling("excluded right behind", [["[ :? {ineligible} ] <end>", "KRAS[: ineligible]"]]),
    telling("excluded as they are", [
      [
        "{keptOut}|{people} :? [ {ineligible} ] <end>",
        "KRAS tumors [ineligible]",
        "KRAS tumors ineligible for surgery",
      ],
    ]),
    telling("must not be", [
      ["( must|should | has|have|required to ) be absent", "KRAS [has to be absent]"],
      ['[ "(" must|should be absent ] ")"', "KRAS [(must be absent])"],
      ["must|should not be present|found|detected|identified|seen|evident", "KRAS [must not be found]"],
      [`( must|should not | must never ) have been ${given}`, "KRAS inhibitors [must never have been given]"],
    ]),
    telling("keeps out", [
      [`make|makes|render|renders ${whom} ( ineligible | not eligible )`, "KRAS [makes a patient ineligible]"],
      ["do not qualify", "KRAS [do not qualify]"],
      [
        `[ is|are|was|were not {taken}|taken|considered ] ( {end} | , | in|into|to|on|by|for ( ${thisStudy} | the|this {part} ) | $ )`,
        "those with KRAS [are not enrolled]",
        "those who are not enrolled in another study",
      ],
      ["[ cannot|not join|enter|enroll|enrol ] ( {end} | $ )", "those with KRAS may [not join]"],
      ["is|are|will be? turned away|down", "those with KRAS [are turned away]"],
      ["disqualify|disqualifies|disqualifying", "KRAS [disqualifies]"],
      [`preclude|precludes ${taking}`, "KRAS [precludes study entry]"],
      [`exclude|excludes ${whom}`, "KRAS [excludes patients]"],
      [cannotTakePart, "KRAS [cannot be enrolled]"],
      [`( a contraindication | contraindications ) to|for ${taking}`, "KRAS is [a contraindication to enrollment]"],
      [
        "( lead|leads to | result|results in | constitute|constitutes ) an? exclusion",
        "KRAS [constitutes an exclusion]",
      ],
      ["( a? reason|ground|grounds|cause | a basis ) ( for exclusion | to exclude )", "KRAS is [grounds to exclude]"],
    ]),
    telling("none", [
      ["{mark} [ none|no|nil|never | not detected | n / a ] <answered>", "metastases: [none]"],
      ['[ "(" none|no|nil|never ] <answered>', "metastases [(none])"],
    ]),
    telling("did not come about", [
      [`( has|have not|never been | was|were not|never ) ${given}`, "KRAS inhibitors [have not been given]"],
    ]),
    telling("ruled out", [["ruled out", "KRAS was [ruled out]"]]),
    telling("not suspected", [["not suspected", "KRAS is [not suspected]"]]),
    telling("naive", [
      ["-? naive", "KRAS[-naive]"],
      ["- free", "KRAS[-free]"],
    ]),
    telling("not done", [
      ["not done|measured", "a biopsy was [not done]"],
      ["not be? performed|feasible|possible", "a biopsy is [not feasible]"],
    ]),
    telling("open", [
      ["not be? excluded", "KRAS [not excluded]"],
      ["[ {excluded}|{ineligible} ] <elsewhere>", "KRAS is [excluded] in one cohort but allowed in another"],
      ["[ not be? {permitted} ] <elsewhere>", "KRAS is [not allowed] in part 1 but will be permitted in part 2"],
      ["not ( be? sufficient | enough )", "KRAS is [not sufficient]"],
      ["{verb} [ insufficient ]", "KRAS is [insufficient]"],
    ]),
    telling("could not be done", [
      ["( cannot | can|could not ) be performed|obtained|measured|done", "a biopsy [cannot be performed]"],
    ]),
    telling("absent", [["<verb> [ absent ]", "KRAS is [absent]"]]),
    telling("absent right behind", [["[ :? absent ] <end>", "KRAS[: absent]"]]),
    telling("absent as it is", [
      ['{keptOut}|{people} ( "(" !")"{1,8} ")" )? [ absent ] <end>', "distant metastases (M1) [absent] on CT"],
    ]),
    telling("not found", [
      ["not be? present", "KRAS is [not present]"],
      ["not found|identified|seen|evident", "KRAS was [not found]"],
      ['[ "(" not found|identified|seen|evident ] ")"', "KRAS [(not found])"],
    ]),
    telling("does not suffice", [["( does not qualify | do|does not suffice )", "KRAS [does not suffice]"]]),
    telling("not ruled out", [
      ["( not yet? been? | not|cannot be ) ruled out", "KRAS has [not been ruled out]"],
      ["( not yet? been | ( cannot | can|could not ) be ) excluded", "KRAS [could not be excluded]"],
    ]),
    telling("excepted", [
      ["[ {excepted} ] ( {end} | , | $ )", "any mutation, KRAS [excepted]"],
      ['[ excl .? ] ( ")" | , | $ )', "KRAS [excl.]"],
      ["[ left|set aside|out ] ( {end} | , | $ )", "KRAS [set aside]", "KRAS is left out of the panel"],
      ["[ not counted|included|covered ] ( {end} | , | $ )", "KRAS [not counted]", "KRAS not included in the panel"],
      ["do|does|will|would|should not count", "KRAS [does not count]"],
      ["not among them|these|those", "KRAS [not among them]"],
      ["is|are|being|as the|a|an? one|only|sole|single|lone? exception|exceptions", "KRAS [is the exception]"],
    ]),
    telling("excepted first", [
      ["^ !{end}|,{1,6} [ ( {excepted} | left|set aside|out ) ] ,", "KRAS [excepted], any mutation"],
    ]),
    telling("optional", [
      ["not be? required|necessary|mandatory|needed", "KRAS is [not required]"],
      ["<verb> [ optional ]", "KRAS is [optional]"],
    ]),
    telling("required", [["<verb> [ required|needed|necessary|mandatory ]", "KRAS is [required]"]]),
    // Said of something else
    telling("nothing", [
      [
        "not been !{end}{1,14} [ cannot|not join|enter|enroll|enrol ]",
        "those in whom KRAS has not been proven [cannot enter]",
      ],
      [
        "not? be? [ eligible|ineligible ] for !{ofStudy}",
        "KRAS is not [eligible] for surgery",
        "eligible for the trial",
      ],
      ["[ ineligible ] or {refusing}", "those with KRAS who are [ineligible] or declined to have surgery"],
      [
        "[ ineligible ] , unable|unfit or {refusing}",
        "those with KRAS who are [ineligible], unable or unwilling to wait",
      ],
      ["for whom|which ..5 [ not be? {permitted} ]", "KRAS, or for whom such treatment is [not acceptable]"],
      ["not? be? [ eligible|ineligible|required ] to !{joining}", "KRAS is [eligible] to receive surgery"],
      [
        "other|alternative {cause} ..9 have|has|had been [ {excluded} | ruled out ]",
        "KRAS for which other causes of a decline have been [excluded]",
        "other causes are excluded",
      ],
    ]),
  ],
})

/** Words that turn what stands before them. */
export interface Cue extends Pick<RowMatch<Meaning>, "first" | "last">, Reach {}

/** All cues of a sentence, by the place where each begins. */
export const of = remembering(
  (words: ReadonlyArray<string>): ReadonlyMap<number, Cue> =>
    new Map(
      table
        .find(Runs.ofWords(words))
        .flatMap(({ first, last, row: { means } }) =>
          means === "nothing" ? [] : [[first, { first, last, ...reaches[means] }] as const],
        ),
    ),
)
