import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Slips from "../text/Slips.ts"
import * as WordSet from "../text/WordSet.ts"
import type { Side } from "./Segment.ts"

/** The nouns and adjectives of headings. Source: the headings that registry records are published with, including those of translations ("non-inclusion criteria" is the French sponsors' exclusion). */
const nouns = {
  inclusion: WordSet.of(
    "inclusion inclusions inclusive eligibility enrollment enrolment entry selection inclusioncriteria included eligible",
  ),
  exclusion: WordSet.of(
    "exclusion exclusions exclusive excluding exclusionary exclude exclusioncriteria ineligibility noninclusion noneligibility rejection disqualification disqualifying excluded ineligible contraindications",
  ),
}

/** Nouns that are a heading by themselves, without "criteria" beside them. */
const bare = {
  inclusion: WordSet.of("inclusion inclusions eligibility inclusioncriteria"),
  exclusion: WordSet.of(
    "exclusion exclusions excluding ineligibility noninclusion exclusioncriteria exclude contraindications",
  ),
}

const criteria = WordSet.of("criteria criterias criterion condition conditions characteristics requirements")

/** Words of their own that are two slips away from a noun. */
const others = WordSet.of(
  "conclusion occlusion seclusion infusion effusion illusion collusion excision incision excursion extrusion intrusion explosion expulsion intelligibility",
)

const shortest = 6

const most = 2

/** Whether one of the first two letters is the same, or stands one place away: most words are told by that to be none of these. */
const beginAlike = (word: string, other: string): boolean =>
  word[0] === other[0] || word[1] === other[1] || word[0] === other[1] || word[1] === other[0]

/** The word of some that another is a slip or two away from, if none of them is as near. */
const meant = (word: string, some: ReadonlyArray<string>): string | undefined =>
  word.length < shortest || others.has(word) ? undefined : Slips.nearest(word, some, most, beginAlike)

const rightNouns = "inclusion exclusion eligibility ineligibility inclusioncriteria exclusioncriteria".split(" ")

const rightCriteria = ["criteria", "criterion"]

/** Whether a word is one of some, or a noun misspelt that is. */
const isOf =
  (some: ReadonlySet<string>) =>
  (word: string): boolean =>
    some.has(word) || some.has(meant(word, rightNouns) ?? "")

const qualifiers =
  "key main major general specific core additional common primary study patient patients subject subjects participant participants were are is the all list reason reasons of for non"

/** The words of headings that say no more than which part they head. */
export const plain: ReadonlySet<string> = new Set([
  ...nouns.inclusion,
  ...nouns.exclusion,
  ...criteria,
  ...`${qualifiers} prior concurrent therapy`.split(" "),
])

const people =
  "who you people persons patients participants subjects volunteers individuals anyone those adults children women men i me we us"

const taking =
  "join joining participate participating participation enroll enrol enrolled enrolling enter entering part eligible welcome include included accept accepted recruit recruited"

const studies = "study trial research project"

const keepingOut =
  "not cannot never unable ineligible exclude excluded excludes keep keeps keeping prevent prevents stop stops out away"

/** What else a heading in plain words is made of. */
const besides =
  "can could may might will would should must do does did is are be been being to in of for from this the our a an any following that what why how when reason reasons thing things able allowed right suitable take taking clinical rule rules turned"

/** What a line says of the criteria that it heads, or that follow it. */
export interface Told {
  /** `both`: it is the heading of neither. */
  readonly side: Side | "both"
  /**
   * By its noun alone or as a whole; by a noun and "criteria", behind which it may run into its content; as a sentence that introduces a
   * list; in plain words; or as a remark on what is not published.
   */
  readonly as: "title" | "pair" | "introduction" | "plain words" | "remark"
}

/** The words of lines that may be headings, up to a colon, and the colon. */
export const table = RuleTable.of<Told>({
  name: "headings",
  classes: {
    inclusion: isOf(nouns.inclusion),
    exclusion: isOf(nouns.exclusion),
    bareInclusion: isOf(bare.inclusion),
    bareExclusion: isOf(bare.exclusion),
    criteria: (word) => criteria.has(word) || meant(word, rightCriteria) !== undefined,
    qualifier: qualifiers,
    /** Words of sentences about the criteria, which a heading does not have. */
    sentence:
      "not meet meets met meeting do does fulfil fulfill fulfils fulfills fulfilled fulfilling satisfy satisfies satisfying apply applies might should according per as who whom which that have has had having any based review reviewed above below see unless except from will would can may must no refer none defined described listed provided failure",
    remark: "apply applies defined may protocol",
    people,
    participants: "patients participants subjects individuals volunteers those",
    taking,
    studies,
    plain: [people, taking, studies, keepingOut, besides].join(" "),
    keepingOut,
    outright: "out away excluded excludes ineligible",
    title: "who what why reason reasons",
    condition: "if because when with have has",
    not: "not cannot",
    takenIn:
      "entered enrolled enroled included accepted admitted recruited randomized randomised participate join enroll enrol enter",
    between: "be able to eligible allowed permitted being considered for",
    meeting: "meet have fulfill fulfil satisfy present show",
    excluding: "excluded ineligible exclude excludes exclusion",
    including: "eligible included inclusion",
  },
  parts: {
    end: "( : | $ )",
    those: "( !:{0,8} who|that !:{1,12} )",
    open: "not limited|restricted to !{sentence}{0,6}",
    if: "( {condition} !:{0,12} )? :",
    list: "!:{0,17} [ : ]",
    out: "( {exclusion} | non {inclusion} )",
  },
  rows: [
    telling({ side: "inclusion", as: "title" }, [
      ["^ [ disease|patient|required characteristics | prior concurrent therapy ] <end>", "[Disease characteristics]:"],
      ["^ {qualifier}{0,3} [ {bareInclusion} ] {qualifier}{0,3} <end>", "Key [inclusion]"],
      ["^ {qualifier}{0,3} [ eligible|included ] {qualifier}{0,3} :", "Patients [eligible]:", "Patients eligible"],
    ]),
    telling({ side: "exclusion", as: "title" }, [
      [
        "^ {qualifier}{0,3} [ {bareExclusion} | non {bareInclusion} ] {qualifier}{0,3} <end>",
        "Reasons for [exclusion]:",
      ],
      ["^ {qualifier}{0,3} [ excluded|ineligible ] {qualifier}{0,3} :", "Patients [excluded]:", "Patients excluded"],
    ]),
    telling({ side: "neither", as: "title" }, [
      ["^ [ inclusion of women|minorities | gender and minority inclusion ]", "[Inclusion of women]"],
      [
        "^ [ matching|withdrawal|discontinuation|randomization|randomisation criteria ]",
        "[Withdrawal criteria]: progression",
      ],
      ["^ [ criteria for withdrawal|discontinuation ]", "[Criteria for withdrawal]"],
    ]),
    telling({ side: "both", as: "title" }, [
      ["!:{0,17} [ inclusion !:{0,16} exclusion !:{0,16} :? ]", "[Inclusion and exclusion criteria:]"],
      ["!:{0,17} [ exclusion !:{0,16} inclusion !:{0,16} :? ]", "[Exclusion and inclusion criteria:]"],
    ]),
    telling({ side: "neither", as: "remark" }, [
      [
        "!:{0,17} [ inclusion !:{0,16} exclusion !:{0,16} {remark} !:{0,16} :? ]",
        "Other [inclusion and exclusion criteria may apply]",
      ],
      [
        "!:{0,17} {remark} !:{0,17} [ inclusion !:{0,16} exclusion !:{0,16} :? ]",
        "Protocol defined [inclusion and exclusion criteria]",
      ],
    ]),
    telling({ side: "inclusion", as: "pair" }, [
      ["^ [ target population ]", "[Target population] Adults who have consented"],
      ["^ !{sentence}{0,2} [ {inclusion} {criteria} ]", "Key [inclusion criteria] adults who have consented"],
      ["^ [ {criteria} of|for _{0,2} {inclusion} ]", "[criteria for inclusion] adults who have consented"],
      [
        "^ !{sentence}{0,8} [ {inclusion} {criteria} ] !{sentence}{0,16} <end>",
        "HER2 [inclusion criteria] for part A:",
      ],
      [
        "^ !{sentence}{0,8} [ {inclusion} {criteria} ] for !:{0,2} {participants} <those> :",
        "[inclusion criteria] for patients with a lymphoma that has not been treated:",
      ],
      [
        "^ !{sentence}|{exclusion}{0,8} [ {inclusion} {criteria} ] !{sentence}|{exclusion}{0,4} <open> <end>",
        "Key [inclusion criteria] include but are not limited to the following:",
      ],
      [
        "^ !{sentence}|{inclusion}|{exclusion}{0,6} [ {criteria} of|for _{0,2} {inclusion} ] !{sentence}{0,16} <end>",
        "[Criteria for inclusion]:",
      ],
    ]),
    telling({ side: "exclusion", as: "pair" }, [
      [
        "^ !{sentence}|{inclusion}{0,8} [ <out> {criteria} ] !{sentence}|{inclusion}{0,4} <open> <end>",
        "The main [exclusion criteria] include but are not limited to:",
        "The inclusion and exclusion criteria include but are not limited to:",
      ],
      ["^ !{sentence}{0,2} [ <out> {criteria} ]", "Key [exclusion criteria] any infection"],
      ["^ [ {criteria} of|for _{0,2} {exclusion} ]", "[criteria for exclusion] any infection"],
      ["^ !{sentence}{0,8} [ <out> {criteria} ] !{sentence}{0,16} <end>", "HER2 [exclusion criteria] for part A:"],
      [
        "^ !{sentence}{0,8} [ <out> {criteria} ] for !:{0,2} {participants} <those> :",
        "[exclusion criteria] for patients who have not been treated:",
      ],
      [
        "^ !{sentence}|{inclusion}|{exclusion}{0,6} [ {criteria} of|for ( _{0,2} {exclusion} | non {inclusion} ) ] !{sentence}{0,16} <end>",
        "[Criteria for exclusion]:",
      ],
    ]),
    telling({ side: "inclusion", as: "introduction" }, [["{including} <list>", "To be eligible patients must[:]"]]),
    telling({ side: "exclusion", as: "introduction" }, [
      [
        "^ none of the following !:|days|weeks|months|within|during|current|planned{1,14} [ : ]",
        "None of the following may apply[:]",
        "None of the following:",
        "None of the following current or planned therapies:",
        "None of the following for two weeks before the first aspiration:",
      ],
      ["{not} {between}{0,4} {takenIn} <list>", "Patients will not be entered for any of these reasons[:]"],
      ["{excluding} <list>", "Patients will be excluded if[:]"],
      ["{not} ..12 {including} <list>", "Patients will not be eligible if[:]"],
      [
        "!:{0,17} exclusion !:{0,12} not !:{0,8} inclusion <list>",
        "Patients who meet any of the exclusion criteria are not eligible for inclusion[:]",
      ],
    ]),
    telling({ side: "both", as: "introduction" }, [
      ["not !{takenIn}{0,12} {excluding} <list>", "Patients are not excluded if[:]"],
      ["has|have been {excluding} <list>", "Other causes have been excluded, or any of the following[:]"],
      ["{excluding} !:{0,12} not !{between}|{takenIn} <list>", "Patients are excluded who do not consent[:]"],
      [
        "{including} !:{0,12} {not} {meeting} <list>",
        "To be eligible for this trial, patients should not meet any of these criteria[:]",
      ],
    ]),
    telling({ side: "inclusion", as: "plain words" }, [
      ["^ [ {title} ] {plain}{0,8} {taking} {plain}{0,8} $", "[Who] can join the study"],
      ["^ [ {plain}{0,4} {people} ] {plain}{0,8} {taking} {plain}{0,8} <if>", "[You] may join if:"],
    ]),
    telling({ side: "exclusion", as: "plain words" }, [
      ["^ [ {title} {plain}{0,8} {keepingOut} ] {plain}{0,8} {taking} {plain}{0,8} $", "[Who cannot] join"],
      ["^ [ {title} ] {plain}{0,8} {outright} {plain}{0,8} $", "[What] would keep me out"],
      [
        "^ [ {title} ] {plain}{0,8} turn|turned|turning {people}? down|away {plain}{0,8} <end>",
        "[Why] we might turn you down",
        "Why blood pressure may turn down",
      ],
      [
        "^ [ {plain}{0,8} {people} {plain}{0,8} {keepingOut} ] {plain}{0,8} {taking} {plain}{0,8} <if>",
        "[You cannot] take part if:",
      ],
      ["^ {plain}{0,8} [ {people} {plain}{0,8} {outright} ] {plain}{0,8} <if>", "People [who are out]:"],
      ["^ {plain}{0,8} [ {outright} ] {plain}{0,8} {people} {plain}{0,8} <if>", "Things that keep [out] people:"],
      ["^ [ do not|cannot ] {plain}{0,4} {taking} {plain}{0,4} <if>", "[Do not] join if:"],
      [
        "^ [ {plain}{0,8} {people} {plain}{0,8} {keepingOut} ] {plain}{0,8} in {plain}{0,3} {studies} {plain}{0,8} <if>",
        "[People who cannot] be in the study:",
      ],
      [
        "^ {plain}{0,3} [ {studies} {plain}{0,3} {keepingOut} ] {plain}{0,3} for {people} {plain}{0,8} <if>",
        "This [study is not] for people who have:",
      ],
    ]),
    telling({ side: "both", as: "plain words" }, [
      [
        "^ {plain}{0,8} [ {people} {plain}{0,8} not {plain}{0,4} {outright} ] {plain}{0,8} <if>",
        "[Patients are not excluded] if:",
      ],
    ]),
  ],
})
