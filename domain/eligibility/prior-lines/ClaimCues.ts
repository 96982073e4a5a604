import * as NumberWords from "../classes/NumberWords.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { isNumber } from "../text/Tokens.ts"
import * as LineLexicon from "../treatment/LineLexicon.ts"
import * as ClaimRun from "./ClaimRun.ts"

/** What is cut out of what a sentence tells. */
const excepting = "except excepting exception excluding unless"

/** What stands near a claim of earlier treatment and tells that it is about something else: a span of time since, another matter or malignancy, what sets words apart or goes beside them. The claim is `@claim`. */
export const table = RuleTable.of({
  name: "cues beside claims",
  over: ClaimRun.level,
  classes: {
    time: LineLexicon.times,
    failing: (word) => LineLexicon.failing.has(word) || word.startsWith("recur"),
    recent: "last past least than < ≤ ≥ = minimum during for every",
    since: "prior before since from after have has ago",
    frame: "timeframe timeframes frame frames interval intervals",
    age: "younger older aged age ages",
    number: (word) => isNumber(word) || NumberWords.values.has(word),
    fewer: "fewer less",
    given: "received undergone",
    notGiven: ClaimRun.notGiven,
    ofSpan: (word) =>
      /^(?:\d+|[<>≤≥=-]|at|least|a|minimum|of|more|than|to|over|about|two|three|four|six|twelve)$/.test(word),
    matter: LineLexicon.asides,
    earlier: LineLexicon.earlier,
    excepting,
    own: "this current present",
    ofAny: "any another other a",
    another: "other another additional second concurrent concomitant prior previous",
    malignancy: "malignancy malignancies",
    cancer: (word) => /^(?:malignanc|cancer|tumou?r)/.test(word),
  },
  rows: [
    telling("ago", [
      ["{recent} !{recent}|within|>{0,4} {time}", "in the [last four weeks]", "aged over 60 years"],
      ["{recent} !{recent}|within|>{0,4} half - {time}", "for at [least 3 half-lives] of it"],
      ["within !{recent}|>{0,4} {time}", "[within 6 weeks] of surgery", "within 6 weeks of completion"],
      ["{number} {time} ( or {fewer} )? {since}", "[three weeks or less before]", "a three week course"],
      [": {number} {time}", "chemotherapy[: 21 days]"],
      ["for > {number} {time}", "has not had it [for > 14 days]"],
      ["within !within{0,4} {frame}", "[within a specified timeframe]"],
      ["recently", "[recently] treated"],
    ]),
    telling("nothing", [
      ["[ {recent} !{recent}|within|>{0,4} {time} ] old|of", "more [than 16 years] old"],
      ["[ within !{recent}|>{0,4} {time} ] of complet~|finish~", "[within 6 weeks] of completion"],
      ["{age} ...4 [ {recent} !{recent}|within|>{0,4} {time} ]", "older [than 60 years]"],
      ["{failing} ( !- ...8 )? [ within !{recent}|>{0,4} {time} ]", "progression [within 6 months]"],
      ["{failing} ( !- ...8 )? [ {recent} !{recent}|within|>{0,4} {time} ]", "progression in the [last six months]"],
      ["{failing} ( !- ...8 )? [ {number} {time} {since} ]", "relapse [two years after] it"],
      [
        "{given} !{notGiven}{0,30} [ for {ofSpan}{0,8} {time} ] ( !{since}{3} | !{since}{0,2} $ )",
        "received chemotherapy [for at least three months]",
      ],
      [
        "@claim.given !{notGiven}{0,30} [ for {ofSpan}{0,8} {time} ] ( !{since}{3} | !{since}{0,2} $ )",
        "@claim.given [for at least three months]",
      ],
      ["> [ {number} {time} ( or {fewer} )? {since} ]", "> [4 weeks before]"],
      ["[ for {ofSpan}{0,8} {time} ] duration", "[for three months] duration"],
      ["^ [ {recent} !{recent}|within|>{0,4} {time} ] ( !{since} | $ )", "[≥ 65 years] and untreated"],
      ["soft|lymphoid [ tissue ]", "soft [tissue] sarcoma"],
      ["free [ interval ]", "platinum-free [interval]"],
      ["[ adverse ] risk", "[adverse] risk"],
      ["before ...6 [ biopsy ]", "before the [biopsy]"],
      ["{excepting} [ biopsy ]", "surgery except [biopsy]"],
      ["{earlier} ...2 [ biopsy ] ,", "no prior [biopsy], surgery"],
      ["{own}|same {cancer} ...40 [ {another} ...2 {malignancy} ]", "this cancer or any [other malignancy]"],
      ["@claim ...40 or a|an|any? [ {another} ...2 {malignancy} ]", "@claim or a [prior malignancy]"],
      ["[ but ] _ limited", "including [but] not limited to"],
    ]),
    telling("matter", [["{matter}", "fresh [tissue]"]]),
    telling("other", [["{another} ...2 {malignancy}", "for [another malignancy]"]]),
    telling("end", [
      ["but|otherwise|provided|if|aside", "[provided] that"],
      ["{own} ...5 [ ,? or for {ofAny} ]", "this cancer [or for any] malignancy"],
      [": at least", "chemotherapy[: at least] one"],
    ]),
    telling("except", [
      ["{excepting}", "[except] biopsies"],
      ["other than", "[other than] transfusions"],
    ]),
    telling("beside", [
      ['"(" ( {excepting}|but | with _ exception ) !")"|@claim{0,40} ")"', "[(except for hormones)] within 4 weeks"],
    ]),
  ],
})

/** A claim among the cues around it. */
export const level = Level.of(
  table,
  ["ago", "matter", "other", "end", "except", "beside"],
  ({ row: { means } }) => (means === "nothing" ? undefined : { name: means, value: undefined }),
  ClaimRun.level,
)
