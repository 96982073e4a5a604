import { remembering } from "../../Memo.ts"
import * as Exceptions from "../classes/Exceptions.ts"
import * as Participants from "../classes/Participants.ts"
import { permissions } from "../classes/Participants.ts"
import { type RowMatch, telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import type { WordClasses } from "../rules/WordTests.ts"
import type { Boundary } from "./ScopeEnds.ts"

/**
 * How a mention stands in its sentence. `excepted`: it is taken out of what stands before it; `spared`: out of what must not be, or of what
 * people must be or have had; `excused`: out of what another sentence says, or of what is asked of somebody else. `permitted`: it may be
 * let in. `incapable`: it is what somebody cannot do or have. `uncertain`: something turns it, perhaps.
 */
export type AssertionStatus =
  | "affirmed"
  | "negated"
  | "excepted"
  | "spared"
  | "excused"
  | "allowed"
  | "permitted"
  | "forbidden"
  | "neutral"
  | "incapable"
  | "uncertain"

/** Words for what somebody cannot do, and for what keeps somebody from doing it. */
const abilities: WordClasses = {
  unable: "unable unwilling incapable",
  inability: "inability unability unwillingness reluctance impossibility",
  preventing: "prevent prevents preventing preclude precludes precluding prohibit prohibits",
}

export interface Reach {
  readonly status: AssertionStatus
  /** How many tokens behind it what it governs may begin; 0: right behind it. */
  readonly scope: number
  readonly endedBy: ReadonlySet<Boundary>
  /** What ends its scope even right behind it, and in a line that introduces others. */
  readonly endedAtOnceBy: ReadonlySet<Boundary>
}

const reach = (status: AssertionStatus, scope: number, ...endedBy: ReadonlyArray<Boundary>): Reach => {
  const all: ReadonlyArray<Boundary> = ["mark", "contrast", "conjunct", ...endedBy]

  return {
    status,
    scope,
    endedBy: new Set(all),
    endedAtOnceBy: new Set(all.filter((boundary) => boundary !== "aside")),
  }
}

const reaches = {
  denied: reach("negated", 16, "clause", "aside"),
  "denied right behind": reach("negated", 0, "clause"),
  "denied nearby": reach("negated", 4, "clause", "aside", "circumstance"),
  "out of the question": reach("uncertain", 4, "clause", "aside", "circumstance", "alternative"),
  "perhaps there": reach("uncertain", 5, "clause", "aside"),
  "not recovered from": reach("uncertain", 4, "clause", "aside"),
  forbidden: reach("forbidden", 16, "clause", "aside"),
  "closed to": reach("forbidden", 26),
  impossible: reach("incapable", 5, "clause", "aside", "circumstance"),
  excepted: reach("excepted", 24, "clause"),
  // "An exception to this is …"
  "excepted from another sentence": reach("excepted", 24, "clause"),
  "excepted from a duty": reach("excepted", 24, "clause"),
  // What follows is a clause of its own, with a verb
  unless: reach("excepted", 12),
  "unless ruled out": reach("uncertain", 12),
  "either way": reach("neutral", 14, "clause", "aside", "predicate"),
  "whatever it is": reach("neutral", 14, "clause", "predicate"),
} as const

/** "nothing": what only looks like a cue. "goes on": what only looks as if it ended a scope. */
type Meaning = keyof typeof reaches | "nothing" | "goes on"

const { because, cannotTakePart, taking, thisStudy } = Participants

/** Words before what they turn. Source: NegEx and ConText, and what criteria are really written with. */
export const table = RuleTable.of<Meaning>({
  name: "cues before what they turn",
  classes: {
    ...Exceptions.classes,
    ...Participants.classes,
    ...abilities,
    permitted: permissions,
    holding: "use harbor harbour carry contain express bear possess show exhibit",
    known: "found known shown proven confirmed demonstrated determined documented thought considered",
    caused: "due related attributable attributed secondary",
    plain: (word) => /^[a-z]+$/.test(word),
    /** What follows "other than" without being what is excepted. */
    pronoun: "that those of with in from related due to caused by",
    opening: (word) => /^(?:[^a-z]*|an?|the|one|only|note)$/.test(word),
    effective: "effective efficacious working works work worked helping helps help helped helpful useful successful",
    helpful: "standard effective approved available established curative satisfactory alternative further other known",
    /** What somebody has, by which more is told of it. */
    cancer: "aml all cll cml mds cancer leukemia leukaemia tumor tumour malignancy disease ~oma",
    comparing: "more less rather later greater older younger longer higher lower fewer worse better or and",
  },
  rows: [
    telling("denied", [
      ["no|not|without|never|neither|nor|denies", "[no] evidence of KRAS"],
      ["lack|lacks|lacking|absence|exclude|excludes", "tumors [lacking] KRAS"],
      ["neither is|are|was|were", "[neither is] KRAS"],
      ["none of", "[none of] the genes"],
      ["no {people} ( with|having | who|that have|had|has )", "[no subjects with] KRAS"],
      ["cannot have", "[cannot have] KRAS"],
      ["not to ( {holding} | have had? )", "are [not to have had] KRAS"],
      ["{known} [ not to be ]", "tumors shown [not to be] KRAS mutated", "are not to be seen"],
      ["not known|found|thought|suspected to have|harbor|harbour|carry|be", "[not suspected to have] KRAS"],
      ["failure to detect|demonstrate|identify", "[failure to detect] KRAS"],
      ["( in the )? absence|lack of", "[in the absence of] KRAS"],
      ["free of|from", "[free from] KRAS"],
      [
        "no evidence|sign|signs|symptom|symptoms|findings ( /|or|and sign|signs|symptom|symptoms|findings )? suggestive|suspicious|indicative of",
        "[no signs or symptoms suggestive of] an infection",
      ],
      ["devoid|unavailability of", "[devoid of] KRAS"],
      [
        '[ negative serology|serologies|serologic|serological|test|tests|testing|screening ( test|tests|testing|results )? ( "(" !")"{1,6} ")" )? for the following !.{0,5} ] $',
        "[negative serology for the following infections]",
        "negative serology for HIV",
      ],
      ["abstain|refrain from", "[abstain from] alcohol"],
      ["naive to", "[naive to] chemotherapy"],
      ["not be|been currently? on", "must [not be on] steroids"],
      ["been|be off", "have [been off] steroids for 4 weeks"],
      ["off of", "[off of] steroids"],
      ["rule|rules|ruling out", "imaging to [rule out] metastases"],
      // What nobody has in mind
      [
        "not previously|currently|yet? scheduled|planned|registered|listed|referred for",
        "[not currently scheduled for] surgery",
      ],
      ["not previously|currently|yet? in need of|for", "[not in need of] oxygen"],
      [
        "( no immediate|current? | without ) ( need of|for | plan|plans|intention for|of|to )",
        "[no immediate need for] surgery",
      ],
      // What is no cause
      [
        "not ( directly|strictly|clearly|felt|considered | thought to be )? ( {caused} to | associated with | caused|explained by )",
        "dementia [not due to] Alzheimer's disease",
      ],
      ["unrelated to", "dementia [unrelated to] Alzheimer's disease"],
    ]),
    telling("denied right behind", [
      ["non -?", "a [non-]smoker"],
      ["un -", "[un-]methylated"],
      ["i . e . ,? [ not limited|confined|restricted to ]", "colitis (i.e., [not limited to] the rectum)"],
      [
        "disease|involvement|~itis|metastases that|which? is|are? [ not limited|confined|restricted to ]",
        "colitis that is [not limited to] the rectum",
        "disease, including but not limited to colitis",
      ],
    ]),
    telling("denied nearby", [["absent", "[absent] KRAS"]]),
    telling("out of the question", [
      ["ineligible|unfit|unsuitable for", "[unfit for] surgery"],
      ["not ( eligible|fit|suitable | a suitable? candidate | candidates ) for", "[not a candidate for] surgery"],
      ["( unlikely | not likely ) to be|have|represent", "[unlikely to have] KRAS"],
      ["cannot", "[cannot] undergo surgery"],
    ]),
    telling("perhaps there", [
      ["( cannot | can|could|does|do not ) ( exclude | rule out )", "imaging [cannot exclude] metastases"],
      // What is asked for besides, or what is taken out
      [
        "^ [ besides | apart|aside from ] !.|;|:{1,24} , {people}|tumors must|should|also|need|have|has",
        "[Besides] KRAS, patients must have surgery",
      ],
    ]),
    telling("not recovered from", [
      [
        "( not | failed|failure to have? ) fully|completely|adequately? recover|recovered from",
        "[not fully recovered from] surgery",
      ],
    ]),
    telling("forbidden", [
      ["disqualify|disqualifies", "will [disqualify] a patient: KRAS"],
      ["excluded are", "[excluded are] patients having KRAS"],
      [
        "exception|exceptions|exemption ( do|does|will|would not ( include|cover | apply|extend|pertain|refer to ) | never includes|covers )",
        "this [exception does not include] melanoma",
        "the cohort does not include melanoma",
      ],
      ["exclusion of", "[exclusion of] KRAS"],
      [`excluded|ineligible|disqualified ${because}`, "[ineligible if they have] KRAS"],
      [
        `not be? eligible ( for ${taking} ( in ${thisStudy} )? )? ${because}`,
        "[not eligible for inclusion if they have] KRAS",
      ],
      [
        "( cannot | not to? ) be {taken} ( for | if they have | if ( any of )? the following | in ( case | the presence ) of )",
        "[not be enrolled if any of the following] is there",
      ],
    ]),
    telling("closed to", [
      ["study|trial|arm|cohort is ( not available|open | closed ) to|for", "this [cohort is closed to] KRAS"],
    ]),
    telling("impossible", [
      ["{unable}|{inability} to|of", "[unable to] undergo surgery"],
      ["not able|willing ( or able|willing )? to|of", "[not able or willing to] undergo surgery"],
      ["refuse|refuses|refused|refusing to", "[refuses to] undergo surgery"],
      [
        "{preventing} ( ( the|a {people} | them|{people} ) from )?",
        "would [prevent the subject from] undergoing surgery",
      ],
    ]),
    telling("excepted", [
      ...Exceptions.wordings,
      ["other than {pronoun}{1,6}", "any cancer [other than that of] the skin"],
      [
        "other {plain} !{comparing}{0,2} than",
        "[other tumor type than] melanoma",
        "other more or less than",
        "other, than",
      ],
      ["exception|exceptions ( to this )? is|are|include|includes", "the following [exceptions are] made: melanoma"],
      ['"(" apart', "local therapy [(apart] surgery)"],
      ["but not", "any cancer, [but not] melanoma"],
      ["not apply|refer|pertain to", "this does [not apply to] melanoma"],
    ]),
    telling("excepted from another sentence", [
      [
        "^ {opening}{0,5} [ exception|exceptions to this is|are|include|includes ]",
        "An [exception to this is] melanoma",
      ],
      ["^ {opening}{0,5} [ exception|exceptions to the above ]", "[exceptions to the above]: melanoma"],
    ]),
    telling("excepted from a duty", [
      [
        "must|should ...24 [ with? the? except|excepting|exception|unless for|of? ] !.{0,3} {people}",
        "must have had chemotherapy, [except for] patients with melanoma",
      ],
    ]),
    telling("unless", [["unless", "any cancer [unless] the tumor has KRAS"]]),
    telling("unless ruled out", [
      ["[ unless ] ..24 been excluded", "any cancer [unless] melanoma has been excluded"],
      ["[ unless ] ..24 been ruled out", "any cancer [unless] melanoma has been ruled out"],
    ]),
    telling("either way", [
      ["with or|and|/ without", "[with or without] KRAS"],
      ["with or|and {people} without", "[with and patients without] KRAS"],
      ["with or with no", "[with or with no] KRAS"],
      ["may or|and|/ may not", "[may or may not] have KRAS"],
    ]),
    telling("whatever it is", [
      ["regardless|irrespective|independent of", "[regardless of] KRAS"],
      ["whatever | whether or not", "[whether or not] KRAS is found"],
      ["without regard to|for", "[without regard to] KRAS"],
    ]),
    telling("nothing", [
      ["^ {opening}{0,4} for|in all ..4 [ except|excluding for? _ , ]", "for all sites [except Paris,] KRAS"],
      ["no longer|more|less|later|greater|earlier|fewer|older|younger than", "[no more than] two lines"],
      ["no longer benefit|benefits|benefiting|respond|responds|responding", "[no longer respond] to treatment"],
      [
        "( no longer | not longer? been? ) {effective}",
        "a drug that is [no longer effective] in KRAS",
        "no effective treatment of KRAS",
      ],
      ["no limit|limits|limitation|restriction|restrictions|change|changes|need|matter", "[no limit] on lines"],
      ["not more|less|later|greater|longer|older than", "[not more than] two lines"],
      ["not to? exceed|exceeding", "[not to exceed] two lines"],
      ["not only|just|necessarily", "[not only] KRAS"],
      ["not know|known|applicable|enough|sufficient|planned|normal|mandatory", "[not known] whether KRAS is there"],
      ["not agree|willing|able|want|stop|tolerate|resuscitate|intubate", "[not agree] to use contraception"],
      ["not ( suitable|amenable | a candidate | candidates )", "[not amenable] to surgery"],
      [`not be? eligible for ${taking}`, "[not eligible for inclusion]: KRAS"],
      ["but? not limited|restricted to?", "including [but not limited to] KRAS"],
      ["not be? able|required|{permitted}", "KRAS will [not be eligible]"],
      ["not be enrolled|included", "will [not be included]"],
      [`not be? excluded ${because}?`, "are [not excluded because of] KRAS"],
      ["not ( an exclusion | exclusionary )", "is [not an exclusion]"],
      ["not otherwise specified", "lymphoma, [not otherwise specified]"],
      ["not well controlled", "hypertension [not well controlled]"],
      ["or|if not", "metastatic [or not], with KRAS"],
      ['absent or|and|","|")"|";"', "an allele [absent,] KRAS"],
      ["present|absent or present|absent", "[present or absent] KRAS"],
      ['no evidence of disease ( "(" ned ")" )? after|following', "[no evidence of disease after] treatment with KRAS"],
      [
        "there is|are|exists no {helpful}{1,3} treatment|treatments|therapy|therapies|option|options",
        "for which [there is no standard therapy], or with KRAS",
        "there is no evidence of KRAS",
      ],
      // It tells of what stands before it
      ["is|are|was|were|be|been|: absent", "an allele [is absent] in KRAS"],
      [cannotTakePart, "[cannot take part] with KRAS"],
      ["without limitation|restriction|restrictions", "[without limitation] KRAS"],
      ["unless medically? contraindicated", "surgery [unless medically contraindicated]"],
      ["unless otherwise|no", "[unless otherwise] said, KRAS"],
      ["homozygous|biallelic absence of", "[homozygous absence of] KRAS"],
      ["lack of fitness|suitability|eligibility", "[lack of fitness] for surgery"],
      ["for excluding", "criteria [for excluding] KRAS"],
      // What is in the way of an instrument
      ["{preventing} the? passage", "stenosis [preventing the passage] of the endoscope"],
    ]),
    telling("goes on", [
      ["that|which encodes|encode", "no gene [that encodes] a receptor"],
      ["to|that|which suggest|suggests", "no findings [that suggest] metastases"],
      ["evidence|criteria|criterion for", "no [evidence for] metastases"],
      ["exposed|exposure|exposures|subjected to", "not [exposed to] chemotherapy"],
      ["treated|treatment|treatments|therapy|medicated with", "not [treated with] chemotherapy"],
      ["infected|infection|infections|diagnosed|diagnosis with", "no [infection with] a virus"],
      ["consistent|compatible with", "not [consistent with] metastases"],
      ["at least|most", "not had [at least] two lines"],
      ["not have !.|;|{cancer}{0,3} {cancer} [ with ]", "must not have AML [with] KRAS"],
    ]),
  ],
})

/** Words that turn what stands behind them. */
export interface Cue extends Pick<RowMatch<Meaning>, "first" | "last"> {
  readonly means: Meaning
  /** Nothing where they only look as if they did something. */
  readonly reach: Reach | undefined
}

const cueOf = ({ first, last, row: { means } }: RowMatch<Meaning>): Cue => ({
  first,
  last,
  means,
  reach: means === "nothing" || means === "goes on" ? undefined : reaches[means],
})

export const of = remembering(
  (words: ReadonlyArray<string>): ReadonlyArray<Cue> => table.find(Runs.ofWords(words)).map(cueOf),
)

/** Whether a mention begins within a cue, and does not belong to what it takes in: "with or [without prior therapy]". */
const isCut = ({ first, last, reach }: Cue, mention: number): boolean =>
  first < mention && mention < last && reach?.status !== "neutral"

/** The cues of a sentence, none of which takes words of a mention that begins at a place. */
export const before = (words: ReadonlyArray<string>, mention: number): ReadonlyArray<Cue> => {
  const all = of(words)

  return all.some((cue) => isCut(cue, mention)) ? table.find({ ...Runs.ofWords(words), to: mention }).map(cueOf) : all
}
