import { permissions } from "../classes/Participants.ts"
import * as Noun from "../mention/Noun.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as PlacedStage from "./PlacedStage.ts"

const passed = [...Noun.passed, "curable", "incurable"]

const aside = '( "(" !")"{0,22} ")" )?'

/** What stands between a stage and what narrows it, but for what is in brackets. */
const behind = `${aside} ( or ${aside} ( !{stop}|"(" ${aside} ){0,3} | ( !{stop}|"(" ${aside} ){0,4} )`

/** What stands between the link of a point in time and the course that it is. */
const atPoint = "( or? {link} )? {describing}{0,6} @stage.point"

/**
 * What narrows a stage to a part of those who have it: words before it or behind; that it is demanded; that it ends an interval, or is the
 * point in time of something else; and that those without it are let in.
 */
export const table = RuleTable.of({
  name: "parts of those who have a stage",
  over: PlacedStage.level,
  classes: {
    narrower:
      "uncontrolled symptomatic untreated bulky extensive massive threatening rapidly unstable early unmeasurable nonmeasurable unconfirmed unproven unverified undocumented",
    passed: new Set(passed),
    passedFirst: new Set(passed.filter((word) => !/^(?:or|,|stages?)$/.test(word))),
    seat: "leptomeningeal meningeal infratentorial extracranial intracranial spinal brainstem cerebellar subependymal multifocal multicentric",
    number: (word) => /^(?:[2-9]|[1-9]\d|two|three|four|five|six|ten)$/.test(word),
    having: "has have had having with is are",
    stop: ". , ; : defined or on",
    narrowing: "after following during while despite requiring who whose amenable with occurring occurred",
    supposed: "suspected assumed presumed inferred surmised supposed",
    findings:
      "restaging ct mri pet psma fdg imaging scan scans cross chest the baseline screening staging conventional radiographic radiologic radiological ultrasound clinical physical examination bone nuclear spect laparoscopy endoscopy biopsy histology cytology",
    examination:
      "evaluation work - up workup imaging scan scans biopsy biopsies aspiration staging mri ct pet examination assessment bone marrow",
    unproven: "awaiting pending not without lacking lacks never",
    proof:
      "confirm~ prove~ verif~ document~ establish~ histolog~ patholog~ cytolog~ biops~ demonstrat~ radiolog~ radiograph~",
    since: "of after from following since",
    left: "evidence residual sign signs",
    ofAll:
      "chemoradiation chemoradiotherapy radiochemotherapy crt ccrt induction neoadjuvant preoperative nact current cytoreduction",
    ofSome: (word) => /^(?:within|less|fewer|<|prior|previous|months?|weeks?|days?|unless|or|and)$/.test(word),
    atLarge:
      "treatment treatments therapy therapies standard prior previous chemotherapy all any available existing conventional induction first last most at one platinum",
    interval: "interval intervals time period duration elapsed gap",
    ofEnd:
      "the a an first distant local locoregional metastatic disease tumor tumour documented subsequent their recurrence relapse progression or /",
    unit: "day days week weeks month months",
    describing: "the a their first time of disease cancer tumor tumour local biochemical or / and documented",
    link: "at after following since upon",
    who: "patients subjects participants individuals those who is are were be disease cancer leukemia leukaemia lymphoma aml all or , ( : - at after following since upon",
    denial: "no not without never cannot",
    joining: new Set([...permissions, ..."join enter participate enroll enrol enrolled included".split(" ")]),
    permission: permissions,
    phase: "accelerated blast blastic crisis progression transformation ap bc bp",
    clauseEnd: ". ; : ,",
    others: "any anyone those patients subjects participants individuals",
  },
  parts: {
    whole: "( !{ofSome}{3} | !{ofSome}{0,2} $ )",
    without: "[ non -? ] @stage !{clauseEnd}{0,7}",
  },
  rows: [
    telling("narrowed before", [
      ["[ {narrower} ] @stage.named", "[symptomatic] @stage.named disease", "early @stage"],
      ["[ {narrower} ] {passedFirst} {passed}{0,5} @stage", "[unstable] locally @stage", "unstable or @stage"],
      [
        "[ {seat} ] ( evidence|signs of|for )? {describing}{0,3} @stage.course",
        "[spinal] @stage.course",
        "local @stage.course",
      ],
    ]),
    telling("narrowed", [
      ["!{having} [ only ] @stage", "bone-[only] @stage disease", "patients with only @stage disease"],
      ["[ only ] @stage.spreading", "with [only] @stage.spreading nodes"],
      ["@stage [ only ]", "@stage [only]"],
      ["[ than|>|≥|least {number} ] @stage", "more [than five] @stage"],
      ["[ isolated ] _? @stage", "[isolated] testicular @stage"],
      [`@stage ${behind} [ {narrowing} ]`, "@stage disease [after] surgery", "@stage, after surgery"],
      [
        `@stage ${behind} [ {supposed} ] ( !or|and|/ | and {unproven} | $ )`,
        "@stage disease [assumed] from a marker",
        "@stage disease, assumed or proven",
      ],
      [`@stage ${behind} [ for|in whom | for less|fewer|under|< ]`, "@stage disease [for whom] surgery is no cure"],
      [
        `@stage ${behind} [ for|in which ] ..9 {unproven}|missing|neither|no|unavailable`,
        "@stage disease [for which] no biopsy was done",
        "@stage disease for which a drug was given",
      ],
      [`@stage ${behind} [ on ] ( !{findings} | $ )`, "@stage [on] osimertinib", "@stage on restaging"],
      [`@stage ${behind} [ {unproven} ...3 {proof} ]`, "@stage [not confirmed] by biopsy"],
      [`@stage ${behind} [ within ...5 {since} ]`, "@stage [within six months of] surgery"],
      ["[ within ...3 {unit} ] !.|;|:{0,24} @stage.course", "[within six weeks] after surgery or a @stage.course"],
      ["@stage.course ...6 [ within ...2 {unit} ]", "a @stage.course [within 30 days]"],
      ["@stage.refractory [ to ] ( !{atLarge}{4} | !{atLarge}{0,3} $ )", "@stage.refractory [to] bortezomib"],
    ]),
    telling("of all", [
      [`@stage.operability ${behind} based|depending [ on ]`, "@stage.operability based [on] its place"],
      ["@stage.operability [ with ] curative|radical", "@stage.operability [with] curative intent"],
      ["@stage or {others} [ {narrowing} ]", "@stage or any [with] a bleeding brain"],
      [`{left} ...6 @stage ${behind} [ after|following ]`, "evidence of @stage [after] surgery"],
      [
        "@stage.progressive [ {narrowing}|on !{ofSome}{0,6} {ofAll} ] <whole>",
        "@stage.progressive [after neoadjuvant]",
      ],
      // There is no other: it follows what it came back from
      [
        `@stage.returned ${behind} [ after|following ] ...4 {phase}`,
        "@stage.returned disease [after] a blast crisis",
        "@stage.returned after a transplant",
      ],
    ]),
    telling("ruled out", [
      [
        "[ negative ( {examination}{1,2} )? for|of ] !{clauseEnd}|but{0,6} @stage",
        "a bone scan [negative for] regional or @stage",
        "@stage, negative for HER2",
      ],
      [
        "( ^ | !- ) [ negative {examination}{1,2} ] ( !or|and|but|{clauseEnd} !{clauseEnd}|but{0,4} )? @stage",
        "[negative evaluation] nodal or @stage",
        "negative scan or @stage",
      ],
      [
        "new|second primary !{stop}|not{0,5} [ not|than ] a|an|any? @stage.course",
        "the tumor is a new primary and [not] @stage.course",
        "not @stage.course",
      ],
    ]),
    telling("required", [
      ["[ must have ] ( !no|must !must{0,50} )? @stage", "if treated before, they [must have] @stage"],
    ]),
    telling("ends an interval", [
      ["[ {interval} ..20 since|from|after ..20 to|until {ofEnd}{0,8} ] @stage", "the [time from surgery to] @stage"],
      ["[ {interval} ..20 between ..20 and {ofEnd}{0,8} ] @stage", "the [time between surgery and] @stage"],
    ]),
    telling("a point in time", [
      [`!{who} [ {link} ] ${atPoint}.barred`, "radiation [after] @stage.point.barred"],
      [`{denial} ( !.|;|:{0,11} !{who}|.|;|: )? [ {link} ] ${atPoint}`, "no transformation [at] @stage.point"],
    ]),
    telling("others let in", [
      [
        "<without> ( may|can ( !not !{clauseEnd}? )? {joining} | are|is {permission} )",
        "[non-] @stage boys may join",
        "non-@stage boys may not join",
        "@stage boys are eligible",
      ],
    ]),
  ],
})
