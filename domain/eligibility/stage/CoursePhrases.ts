import type { PatternParts } from "../rules/PatternText.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import { inShort, type Need, type StageName, saying, sayingEach } from "./StagePhrase.ts"

export const classes: WordClasses = {
  recurrence: "recurrence recurrences relapse relapses",
  numbered: "stage grade type day cohort phase part .",
  standard: "standard all available conventional adequate",
  proven:
    "primary histologic histological histologically pathologic pathological pathologically cytologic cytological biopsy proven confirmed",
  lymphoid: "lymphoma lymphomas myeloma dlbcl mcl pmbcl cll leukemia leukaemia aml all hl hodgkin",
  word: (word) => /^[a-z]{2,}|\d$/.test(word) && !/^(?:of|or|and|in|within|after|during|while|on)$/.test(word),
  number: (word) => /^\d+$/.test(word),
  event:
    "thrombosis thromboembolism embolism infarction stroke dvt pe pneumonia covid malignancy malignancies hiv pregnancy seizure syndrome",
  apart: "cns central brain indolent smoldering smouldering infection infections . ; : , who with",
  spots: "site sites lesion lesions areas",
  radiation: "chemoradiation chemoradiotherapy radiotherapy radiation",
  chemoradiation: "chemoradiation chemoradiotherapy radiochemotherapy",
}

export const parts: PatternParts = {
  /** How recurrences are counted: "two prior relapses". */
  counted: "prior|previous? ms? {recurrence}",
  beyond: "( or {upwards} )",
  remission:
    '( morphologic|hematologic|hematological? complete|partial? ( "(" cr|pr ")" )? remission|remissions | complete response|responses | morphologic|hematologic? cr )',
  /** A cancer of which it is told what it did: "cancer that has [come back]". */
  since: "{cancer} that|which? has|have|had|is|are|was? ( not yet? | never )?",
}

const response = "a? complete|partial? remission|remissions|response|responses|cr"

const usual = "( {standard} | prior standard | all prior | adequate standard )"

/** What comes several times, by its order: the first and the second, later ones, and those that are told together. */
export const inOrder = (
  name: string,
  noun: string,
  need: Need,
  [first, second, later]: readonly [first: StageName, second: StageName, later: StageName],
) => [
  saying([first], need, [[`first|1st ${noun}`, `first ${name}`]]),
  saying([second], need, [[`second|2nd ${noun}`, `second ${name}`]]),
  saying([later], need, [
    [`third|3rd|fourth|4th ( or later|subsequent|greater|fourth )? ${noun} <beyond>?`, `third or later ${name}`],
    [`<above> the? second|2nd ${noun}`, `greater than the second ${name}`],
  ]),
  saying([first, second], need, [[`first|1st ( ${noun} )? or|and|/ second|2nd ${noun}`, `first or second ${name}`]]),
  saying([second, later], need, [
    [`second|2nd ( or later|subsequent|greater|third ${noun} | ${noun} <beyond> )`, `second or later ${name}`],
    [`( <up> second|2nd | <above> the? first|1st ) ${noun}`, `beyond first ${name}`],
  ]),
  saying([first, second, later], need, [
    [`first|1st ( or later|subsequent|greater ${noun} | ${noun} <beyond> )`, `first or later ${name}`],
    [`<up> the? first|1st ${noun}`, `at least the first ${name}`],
  ]),
]

/** The course of a disease (NCI Dictionary of Cancer Terms; RANO, EANO: the settings in which glioblastoma is treated). */
export const rows = [
  // Found of late
  saying(["new"], "disease", [
    ["newly|recently {proven}{0,3} diagnosed", "newly histologically diagnosed"],
    ["new|newly|recent {proven}{0,3} diagnosis|diagnoses", "new biopsy-proven diagnosis"],
    ["first time? diagnosis", "first-time diagnosis"],
    ["newly {proven}{0,2} confirmed|proven|detected|discovered", "newly detected"],
    ["just been? diagnosed", "just been diagnosed"],
    [
      "( ^ | !no|of|without ) [ new|recent onset ] {word}",
      "patients with [new-onset] diabetes",
      "no new onset of pain",
    ],
    ["diagnosed ..8 for the first time", "diagnosed with cancer for the first time"],
    [
      "[ diagnosis ] of !{apart}|{event}{1,6} within ( the? last|past|previous|preceding|prior )? {number} days|weeks",
      "[diagnosis] of Crohn's disease within the last 90 days",
      "diagnosis of thrombosis within 4 weeks",
    ],
  ]),
  inShort(["new"], "NDMM"),
  // An acute leukaemia is treated when it is found
  saying(["new"], "always", [
    ["( of de novo | de novo stage )", "of de novo AML"],
    ["untreated b|t? acute|aml|all", "untreated acute leukemia"],
    [
      "previously untreated !{apart}|chronic{0,9} {lymphoid}",
      "previously untreated follicular lymphoma",
      "previously untreated CNS lymphoma",
    ],
    [
      "untreated ( {proven} | high|low risk ){0,3} {lymphoid}",
      "untreated histologically proven high-risk DLBCL",
      "untreated infection or lymphoma",
    ],
  ]),
  saying(["new", "metastatic"], "always", [["de novo metastatic", "de novo metastatic"]]),
  saying(["new", "recurrent"], "disease", [
    ["new|novo or ( local|locally|locoregional|locoregionally )? recurrent", "de novo or recurrent"],
  ]),
  saying(["new", "relapsed"], "disease", [["new or relapsing|relapsed", "new or relapsing"]]),
  // Found in many patients
  saying([], "always", [
    [
      "recurrent cytogenetic|genetic|genomic|chromosomal|molecular|gene|somatic|driver* abnormality|abnormalities|aberrations|alterations|mutation|mutations|translocation|translocations|rearrangements|fusions",
      "recurrent genetic abnormalities",
    ],
  ]),
  // It has come back, and how often
  saying(["recurrent"], "disease", [
    ["( recurrent|recurrence|recurrences|recurred|recurring|recurs | biochemical failure )", "recurrent"],
  ]),
  saying(["recurrent"], "disease", [
    [
      "<since> [ come|came|coming|grown|grew|growing back | returned|regrown ] ( !to | $ )",
      "cancer that has [come back]",
      "the disease returned to normal",
    ],
  ]),
  saying(["relapsed"], "disease", [["relapsed|relapse|relapses|relapsing", "relapsed"]]),
  inShort(["relapsed", "refractory"], "RRMM"),
  saying(["relapsed", "refractory"], "always", [["r / r", "R/R"]]),
  inShort(["recurrent", "metastatic"], "R/M"),
  ...inOrder("recurrence", "{recurrence}", "always", ["first recurrence", "second recurrence", "later recurrence"]),
  saying(["first recurrence"], "disease", [
    ["( ^ | !{numbered} ) [ one|1 <counted> ]", "[one prior recurrence]", "stage 1 relapse"],
    ["<down> one|1 <counted>", "no more than one prior relapse"],
  ]),
  saying(["second recurrence"], "disease", [["two <counted>", "two relapses"]]),
  saying(["later recurrence"], "disease", [
    ["<above> two|2 <counted>", "more than two prior recurrences"],
    ["( <up> three|3 | three|3 or more ) <counted>", "three or more relapses"],
  ]),
  saying(["first recurrence", "second recurrence"], "disease", [
    ["( one|1 or|to|- | <down> ) two|2 <counted>", "no more than 2 prior recurrences"],
  ]),
  saying(["second recurrence", "later recurrence"], "disease", [
    ["multiple|several {recurrence}", "multiple relapses"],
    ["( <above> one|1 | <up> two|2 | two|2 or more ) <counted>", "more than one recurrence"],
  ]),
  saying(["first recurrence", "second recurrence", "later recurrence"], "disease", [
    ["( <up> one|1 | one|1 or more | 1 to|- 3 ) <counted>", "at least one prior recurrence"],
  ]),
  saying(["early recurrence"], "disease", [["early {recurrence}", "early relapse"]]),
  saying(["late recurrence"], "disease", [["late {recurrence}", "late relapse"]]),
  saying(["early recurrence", "late recurrence"], "disease", [
    ["( early or|and|/ late | late or|and|/ early ) {recurrence}", "early or late relapse"],
  ]),
  saying(["first recurrence", "progressive"], "always", [["first progression", "first progression"]]),
  saying(["first recurrence", "second recurrence", "progressive"], "always", [
    ["first or second progression", "first or second progression"],
  ]),
  // What treatment has come to: the disease withstands it, goes on under it or gives way to it
  saying(["refractory"], "disease", [
    ["refractory|chemorefractory|intractable", "refractory"],
    ["treatment|therapy|drug|pharmaco resistant|resistance", "treatment-resistant"],
    ["drugresistant|pharmacoresistant", "pharmacoresistant epilepsy"],
    ["( induction failure|failures | failed|failure to respond | not responded to )", "failure to respond"],
  ]),
  saying(["primary refractory"], "disease", [
    ["primary|primarily [ refractory|resistant|refractoriness ]", "primary [refractory] myeloma"],
    ["primary ( induction failure|failures | treatment failure )", "primary induction failure"],
    ["refractory primary multiple? myeloma", "refractory primary myeloma", "refractory primary CNS lymphoma"],
  ]),
  saying(["primary refractory"], "always", [
    [
      "( no history of | never achieved|reached|attained|had|obtained ) <up>? a? minor|minimal response",
      "never achieved at least a minimal response",
    ],
  ]),
  saying(["refractory"], "always", [
    [`failed|failure|inability to achieve|reach|attain|obtain ${response}`, "failure to achieve a complete remission"],
    [`not achieve|achieved ${response}`, "did not achieve CR"],
  ]),
  saying(["treatment failed"], "treatment", [
    [`failed|failing ${usual}`, "failed standard treatment"],
    [`failure of|to|on|after ${usual}`, "failure of available therapies"],
    ["standard|available therapy|treatment|therapies|treatments has|have? failed", "standard therapy has failed"],
    ["standard therapy|treatment failure", "standard therapy failure"],
    [
      "( did|does|do not respond | no response | no longer responds|respond|responding ) to",
      "no response to treatment",
    ],
    [`resistant|resistance to ${usual}`, "resistant to standard treatment"],
  ]),
  saying(["progressive"], "disease", [
    ["progressive disease?", "progressive disease"],
    ["progression|progressions|progressed|progressing", "progression"],
    ["confirmed|documented|experienced pd", "documented PD"],
    ["<since> [ got|gotten|getting worse | worsened|worsening ]", "cancer that has [got worse]"],
  ]),
  saying(["oligoprogressive"], "always", [
    ["( {spots} of )? ( oligo progressive|progression | oligoprogress~ )", "sites of oligoprogression"],
  ]),
  saying(["stable"], "disease", [["stable disease", "stable disease"]]),
  saying(["remission"], "disease", [
    ["( complete|partial? remission|remissions | complete response|responses )", "complete remission"],
    ["morphologic|hematologic cr", "hematologic CR"],
  ]),
  sayingEach(
    [{ says: ["remission"], need: "disease", absent: false, isWritten: (text) => text.startsWith("CR") }],
    [["in|achieved a|an? [ cr|cri|crp|crh ]", "patients in [CR]"]],
  ),
  saying(["remission"], "else", [
    [
      "no|without evidence of ( malignant? | evaluable or measurable | measurable or evaluable ) disease",
      "no evidence of measurable or evaluable disease",
    ],
  ]),
  inShort(["remission"], "NED", "else"),
  ...inOrder("remission", "<remission>", "disease", ["first remission", "second remission", "later remission"]),
  inShort(["first remission"], "CR1"),
  inShort(["second remission"], "CR2"),
  inShort(["later remission"], "CR3"),
  saying(["first remission", "second remission"], "disease", [["cr1 or|and|/ cr2", "CR1 or CR2"]]),
  saying(["second remission", "later remission"], "disease", [
    ["( <up> cr2 | cr2 <beyond> | cr2 or|and|/ cr3 | > cr1 )", "CR2 or greater"],
  ]),
  saying(["first remission", "second remission", "later remission"], "disease", [["cr1 <beyond>", "CR1 or beyond"]]),
  // Where in its treatment somebody is
  saying(["maintenance"], "always", [["maintenance", "maintenance"]]),
  saying(["after radiation"], "always", [
    ["maintenance|adjuvant temozolomide", "adjuvant temozolomide"],
    ["( completed {radiation} | completion of {radiation}|concurrent )", "completed radiotherapy"],
    ["after|following|post {chemoradiation}", "after chemoradiation"],
    ["{chemoradiation} ( was | has been )? completed", "chemoradiotherapy was completed"],
  ]),
  saying(["after radiation"], "completed", [
    ["of the? planned {radiation}|{chemoradiation}", "of the planned radiotherapy"],
  ]),
  // What is called so without being it
  saying([], "always", [
    ["refractory anemia|cytopenia", "refractory anemia"],
    ["pseudo|at progression", "pseudo-progression"],
    ["progression|relapse|recurrence free", "progression-free survival"],
    ["progressive ( multifocal leukoencephalopathy | supranuclear palsy )", "progressive supranuclear palsy"],
    ["( recurrence score|scores | post remission | remission induction )", "post-remission therapy"],
    ["requirement for no evidence of disease", "requirement for no evidence of disease"],
    ["pathologic|pathological|pathologically|path complete response|remission", "pathologic complete response"],
    ["at|since|from|after|of first|recent diagnosis", "since first diagnosis"],
    ["at first? disease? progression", "at first progression"],
    ["other than ( disease? progression|relapse|recurrence | progressive disease )", "other than disease progression"],
    ["time of|to disease|tumor? progression|progressions", "time of disease progression"],
    ["maintenance dialysis|hemodialysis|dose|doses|of", "maintenance dose"],
  ]),
]
