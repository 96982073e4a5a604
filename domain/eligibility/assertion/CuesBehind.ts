import { remembering } from "../../Memo.ts"
import * as Participants from "../classes/Participants.ts"
import { permissions } from "../classes/Participants.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { type Found, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"

/** What a cue makes of what stands before it. `obligation` alone makes nothing of it, but "no X is required" makes X optional. */
export type Category =
  | "negation"
  | "permission"
  | "prohibition"
  | "optionality"
  | "obligation"
  | "incapability"
  | "uncertainty"

/**
 * What joins a cue to what it governs: a `verb` ("is allowed"); a `verb or end` of the clause ("metastases allowed"); a `verb or own end`,
 * where none but what is governed stands before it ("metastatic disease ineligible", but not "cisplatin ineligible"); a `mark and end`,
 * right behind a colon or a dash, and with no more behind it ("metastases: none"); its `own verb`, which is not that of something else
 * ("disqualifies", but not "a condition that disqualifies"); `nothing` else ("ruled out", "steroid-naive").
 */
export type Needs = "verb" | "verb or end" | "verb or own end" | "mark and end" | "own verb" | "nothing"

export interface Reach {
  readonly category: Category
  readonly needs: Needs
  /** How many tokens before it what it governs may end. */
  readonly scope: number
}

const reach = (category: Category, needs: Needs = "verb", scope = 29): Reach => ({ category, needs, scope })

const reaches = {
  allowed: reach("permission", "verb or end"),
  "let in": reach("permission"),
  "not excluded": reach("permission"),
  // At somebody's discretion, and mostly on conditions
  "may be let in": reach("permission"),
  // "Metastatic or not", which lets in, and keeps nobody out
  "or not": reach("permission", "verb or end", 0),
  excluded: reach("prohibition", "verb or end"),
  // By one part of a study, where another lets it in
  "kept out in part": reach("uncertainty", "verb or end"),
  ineligible: reach("prohibition", "verb or own end"),
  "not let in": reach("prohibition"),
  "must not be": reach("prohibition", "nothing", 6),
  "keeps out": reach("prohibition", "own verb", 12),
  "none allowed": reach("prohibition", "mark and end"),
  none: reach("negation", "mark and end", 4),
  "did not come about": reach("negation", "nothing", 8),
  "ruled out": reach("negation", "nothing", 5),
  "not suspected": reach("negation", "verb", 3),
  naive: reach("negation", "nothing", 0),
  "not done": reach("incapability", "verb", 3),
  "could not be done": reach("uncertainty", "nothing", 3),
  // What is missing, or the result of looking for it, which the name of a marker may have said already
  absent: reach("uncertainty", "verb or own end", 4),
  "not found": reach("uncertainty", "verb", 6),
  // What does not do by itself keeps nobody out either
  "not enough": reach("uncertainty"),
  "does not suffice": reach("uncertainty", "own verb"),
  // What may be there, and it is not told whether that lets anybody in
  "not ruled out": reach("uncertainty", "nothing", 5),
  optional: reach("optionality"),
  required: reach("obligation"),
} as const

type Meaning = keyof typeof reaches

const { cannotTakePart, taking, thisStudy, whom } = Participants

/** "(Excluded) in one cohort but allowed in another", "but not in another". */
const elsewhere =
  'in|from|for !.|":"|;|"("|")"{0,6} but|yet|whereas|while ( is|are|was|were|will|be|may|can|also{0,5} {permitted} | not in|from|for )'

const given = "given|received|administered|started|initiated|begun|used"

/** Words behind what they turn. */
export const table = RuleTable.of<Meaning>({
  name: "cues behind what they turn",
  classes: {
    ...Participants.classes,
    excluded: "excluded prohibited",
    ineligible: "ineligible forbidden disallowed disqualified barred",
    permitted: permissions,
  },
  rows: [
    telling("allowed", [["allowed|permitted|acceptable|allowable|permissible", "KRAS is [allowed]"]]),
    telling("let in", [
      ["eligible", "KRAS is [eligible]"],
      ["not an? exclusion", "KRAS is [not an exclusion]"],
      ["not considered an exclusion", "KRAS is [not considered an exclusion]"],
      ["not exclusionary|exclude|disqualify", "KRAS will [not exclude] patients"],
      ["no exclusion criterion?", "KRAS is [no exclusion criterion]"],
      ["no reason for exclusion", "KRAS is [no reason for exclusion]"],
      ["not result in exclusion", "KRAS will [not result in exclusion]"],
      ["not preclude {participation}|entry|eligibility", "KRAS does [not preclude participation]"],
      ["( will|should be | are ) included", "KRAS [will be included]"],
      ["will|should be enrolled", "KRAS [should be enrolled]"],
      ["considered for inclusion", "KRAS is [considered for inclusion]"],
    ]),
    telling("not excluded", [["not be? excluded", "KRAS is [not excluded]"]]),
    telling("may be let in", [
      ["may|can be enrolled|included", "KRAS [may be enrolled]"],
      ["may|can participate", "those with KRAS [can participate]"],
      ["may enroll", "those with KRAS [may enroll]"],
    ]),
    telling("or not", [["or not", "metastatic [or not]"]]),
    telling("excluded", [["{excluded}", "KRAS must be [excluded]"]]),
    telling("kept out in part", [
      [`[ {excluded}|{ineligible} ] ${elsewhere}`, "KRAS is [excluded] in one cohort but allowed in another"],
      [`[ not be? {permitted} ] ${elsewhere}`, "KRAS is [not allowed] in part 1 but will be permitted in part 2"],
    ]),
    telling("ineligible", [["{ineligible}", "KRAS is [barred]"]]),
    telling("not let in", [
      ["not be? {permitted}", "KRAS will [not be allowed]"],
      ["not be enrolled|included", "KRAS will [not be included]"],
      ["not to be {taken}", "KRAS are [not to be enrolled]"],
      ["exclusionary", "KRAS is [exclusionary]"],
      ["an exclusion", "KRAS is [an exclusion]"],
      ["exclusion criteria", "KRAS are [exclusion criteria]"],
      [`not ( candidates | a candidate ) for ( ${thisStudy} | ${taking} )`, "KRAS are [not candidates for this study]"],
    ]),
    telling("must not be", [
      ["must|should be absent", "KRAS [must be absent]"],
      ["( has|have to be | required to be ) absent", "KRAS [has to be absent]"],
      ["must|should not be present|found|detected|identified|seen|evident", "KRAS [must not be found]"],
      [`must|should not have been ${given}`, "KRAS inhibitors [must not have been given]"],
      [`must never have been ${given}`, "KRAS inhibitors [must never have been given]"],
    ]),
    telling("keeps out", [
      [`make|makes|render|renders ${whom} ( ineligible | not eligible )`, "KRAS [makes a patient ineligible]"],
      ["do not qualify", "KRAS [do not qualify]"],
      ["disqualify|disqualifies|disqualifying", "KRAS [disqualifies]"],
      [`preclude|precludes ${taking}`, "KRAS [precludes study entry]"],
      [`exclude|excludes ${whom}`, "KRAS [excludes patients]"],
      [cannotTakePart, "KRAS [cannot be enrolled]"],
      [`( a contraindication | contraindications ) to|for ${taking}`, "KRAS is [a contraindication to enrollment]"],
      ["lead|leads to an? exclusion", "KRAS [leads to exclusion]"],
      ["result|results in an? exclusion", "KRAS [results in exclusion]"],
      ["constitute|constitutes an? exclusion", "KRAS [constitutes an exclusion]"],
      ["a? reason|ground|grounds|cause for exclusion", "KRAS is [a reason for exclusion]"],
      ["a? reason|ground|grounds|cause to exclude", "KRAS is [grounds to exclude]"],
      ["a basis ( for exclusion | to exclude )", "KRAS is [a basis for exclusion]"],
    ]),
    telling("none allowed", [["none|no allowed|permitted|acceptable|accepted", "metastases: [none allowed]"]]),
    telling("none", [
      ["none|no|nil|never", "metastases: [none]"],
      ["not detected", "KRAS: [not detected]"],
      ["n / a", "KRAS: [N/A]"],
    ]),
    telling("did not come about", [
      [`( has|have not been | was|were not ) ${given}`, "KRAS inhibitors [have not been given]"],
      [`( has never been | was never ) ${given}`, "a KRAS inhibitor [was never given]"],
    ]),
    telling("ruled out", [["ruled out", "KRAS was [ruled out]"]]),
    telling("not suspected", [["not suspected", "KRAS is [not suspected]"]]),
    telling("naive", [
      ["-? naive", "KRAS[-naive]"],
      ["- free", "KRAS[-free]"],
    ]),
    telling("not done", [
      ["not performed|done|measured", "a biopsy was [not performed]"],
      ["not be? feasible|possible", "a biopsy is [not feasible]"],
      ["not be performed", "a biopsy will [not be performed]"],
    ]),
    telling("could not be done", [
      ["( cannot | can|could not ) be performed|obtained|measured|done", "a biopsy [cannot be performed]"],
    ]),
    telling("absent", [["absent", "KRAS is [absent]"]]),
    telling("not found", [
      ["not be? present", "KRAS is [not present]"],
      ["not found|identified|seen|evident", "KRAS was [not found]"],
    ]),
    telling("not enough", [
      ["not be? sufficient", "KRAS is [not sufficient]"],
      ["not enough", "KRAS is [not enough]"],
      ["insufficient", "KRAS is [insufficient]"],
    ]),
    telling("does not suffice", [
      ["do|does not suffice", "KRAS [does not suffice]"],
      ["does not qualify", "KRAS [does not qualify]"],
    ]),
    telling("not ruled out", [
      ["not yet? been? ruled out", "KRAS has [not been ruled out]"],
      ["not|cannot be ruled out", "KRAS [cannot be ruled out]"],
      ["not yet? been excluded", "KRAS has [not been excluded]"],
      ["( cannot | can|could not ) be excluded", "KRAS [could not be excluded]"],
    ]),
    telling("optional", [
      ["not required|necessary|mandatory|needed", "KRAS is [not required]"],
      ["optional", "KRAS is [optional]"],
    ]),
    telling("required", [["required|needed|necessary|mandatory", "KRAS is [required]"]]),
  ],
})

/** Words that turn what stands before them. */
export interface Cue extends Pick<Found<Meaning>, "first" | "last">, Reach {
  readonly means: Meaning
}

/** All cues of a sentence, by the place where each begins. */
export const of = remembering(
  (words: ReadonlyArray<string>): ReadonlyMap<number, Cue> =>
    new Map(
      table
        .find(KnownNumbers.ofWords(words))
        .map(({ first, last, row: { means } }) => [first, { first, last, means, ...reaches[means] }]),
    ),
)
