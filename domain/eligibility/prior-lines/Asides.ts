import * as NumberWords from "../classes/NumberWords.ts"
import { people, permissions } from "../classes/Participants.ts"
import type { Claim } from "../line-claims/Claim.ts"
import * as Chunk from "../rules/Chunk.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import type { Words } from "../text/Tokens.ts"
import {
  accounting,
  breaks,
  earlier,
  failing,
  local,
  obligations,
  asides as otherMatters,
  otherwise,
  times,
  units,
} from "../treatment/LineLexicon.ts"
import * as Allowances from "./Allowances.ts"
import * as ClaimRun from "./ClaimRun.ts"

/** What is cut out of what a sentence tells. */
const excepting = "except excepting exception excluding unless"

/** What stands near a claim of earlier treatment and tells that it is about something else: a span of time since, another matter or malignancy, what sets words apart or goes beside them. The claim is `@claim`. */
export const cues = RuleTable.of({
  name: "cues beside claims",
  over: ClaimRun.level,
  classes: {
    time: times,
    failing: [...failing, "recur~"].join(" "),
    recent: "last past least than < ≤ ≥ = minimum during for every",
    since: "prior before since from after have has ago",
    frame: "timeframe timeframes frame frames interval intervals",
    /** With what taking part begins. */
    entry: "dose enrollment enrolment randomization randomisation registration entry screening consent",
    age: "younger older aged age ages",
    number: NumberWords.isNumber,
    fewer: "fewer less",
    given: "received undergone",
    notGiven: ClaimRun.notGiven,
    ofSpan: "< > ≤ ≥ = - at least a minimum of more than to over about",
    matter: otherMatters,
    earlier: earlier,
    excepting,
    own: "this current present",
    ofAny: "any another other a",
  },
  rows: [
    telling("ago", [
      ["{recent} !{recent}|within|>{0,4} {time}", "in the [last four weeks]", "aged over 60 years"],
      ["{recent} !{recent}|within|>{0,4} half - {time}", "for at [least 3 half-lives] of it"],
      [
        "{recent} !{recent}|within|>{0,4} {time} of the? first? study? {entry}",
        "chemotherapy [≤ 21 days of first dose]",
        "at least 3 months of chemotherapy",
      ],
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
        "@claim.given !{notGiven}{0,30} [ for {ofSpan}|{number}{0,8} {time} ] ( !{since}{3} | !{since}{0,2} $ )",
        "@claim.given [for at least three months]",
      ],
      ["> [ {number} {time} ( or {fewer} )? {since} ]", "> [4 weeks before]"],
      ["^ [ {recent} !{recent}|within|>{0,4} {time} ] ( !{since} | $ )", "[≥ 65 years] and untreated"],
      ["soft|lymphoid [ tissue ]", "soft [tissue] sarcoma"],
      ["[ tissue ] ablation", "[tissue] ablation"],
      ["free [ interval ]", "platinum-free [interval]"],
      ["[ biopsy ] -? proven|confirmed|verified", "[biopsy]-proven lymphoma"],
      ["before ...6 [ biopsy ]", "before the [biopsy]"],
      ["{earlier} ...2 [ biopsy ] ,", "no prior [biopsy], surgery"],
      ["[ but ] _ limited", "including [but] not limited to"],
    ]),
    telling("matter", [["{matter}", "fresh [tissue]"]]),
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
const level = Level.of(
  cues,
  (means) => means,
  () => ({ value: undefined }),
  ClaimRun.level,
)

/** What counts of lines are told with whatever stands beside them. */
const alone: ReadonlySet<string> = new Set(["considered", "regarded", "definition", "definitions"])

/** What a claim is told for besides saying who has had how much. */
export const asides = RuleTable.of({
  name: "claims told in passing",
  over: level,
  classes: {
    counted: (word) => accounting.has(word) && !alone.has(word),
    unfit: new Set([...otherwise, "standard"]),
    people,
    permission: permissions,
    must: obligations,
    blood:
      "anc neutrophil neutrophils absolute platelet platelets hemoglobin haemoglobin leukocytes creatinine bilirubin",
    break: breaks,
    unit: units,
    referring: "as per by see under using to following meet meets meeting fulfil~ satisf~",
    over: ClaimRun.over,
    whose: "of their his her other the with",
    verb: "must should shall have has had be been is are was were to",
    own: "this current present same",
    study: "study trial protocol",
    test: "profil~ sequenc~ cytometr~ analys~ diagnostics",
    procedural: "will shall is are to be",
    assessing: "assess~ evaluat~ monitor~ measur~ record~",
    specimen: "tissue tissues sample samples specimen specimens biopsy biopsies archival",
    collected: "obtained collected taken acquired performed procedure",
    planning: "plan plans planned planning scheduled candidate candidates intended",
    operation: "~ectomy ~ectomies surgery resection operation",
    given: "any given received indicated planned needed administered appropriate",
    stated: "indicated specified noted stated",
    letting: "is are not allowed permitted prohibited excluded exclusionary exclude include includes including",
    holding: "includ~ compris~ consist~ contain~ involv~",
    announcing: "follows following timeframe timeframes frame frames period periods",
  },
  rows: [
    telling("how lines are counted", [
      ["{counted} ..21 [ @claim ]", "will count as [@claim]"],
      ["[ @claim ] !{break}{0,13} {counted}", "[@claim] will not count towards the number"],
      ['[ @claim ] !{break}{0,5} "(" neo ")" !{break}{0,8} {counted}', "[@claim] as (neo)adjuvant is not counted"],
      ["considered|regarded ( !{unfit} !and|.|;{0,20} )? [ @claim ]", "is considered one [@claim]"],
      [
        '[ @claim ] ( !{break} | "(" !")"{0,30} ")" ){0,13} considered|regarded ( !{unfit} | $ )',
        "[@claim] (of hormones) is considered one line",
      ],
      ["definition|definitions of ...2 {unit} ..18 [ @claim ]", "the definition of a line of therapy is [@claim]"],
      [
        '( ^ | !{referring}{4} ) !{referring} definition|definitions !of|")" ..20 [ @claim ]',
        "these definitions apply also to [@claim]",
      ],
      ['[ @claim ] !{break}{0,12} !{referring} definition|definitions ( !of|")" | $ )', "[@claim] has two definitions"],
      ["definition|definitions of ...1 [ @claim.lines ]", "the definition of [@claim.lines]"],
    ]),
    telling("explained", [
      [": [ @claim.plain.titled ] include|includes", "melanoma: [@claim.plain.titled] include an inhibitor"],
      ['"(" ie|i|defined !")"|"("{0,7} [ @claim ]', "refractory (i.e. [@claim])"],
    ]),
    telling("what it came to", [
      ["therefore|thus|hence ...8 [ @claim.some ]", "is therefore eligible for [@claim.some]"],
      ["due to [ @claim ]", "poor marrow due to [@claim]"],
      ["hepatitis|hbv|hcv|tuberculosis ..9 without ..4 [ @claim.plain ]", "hepatitis B without [@claim.plain]"],
      ["stratif~ !{break}{0,8} [ @claim ]", "stratified according to [@claim]", "stratified by age, @claim"],
    ]),
    telling("of a case", [
      ["including no [ @claim ]", "any number, including no [@claim]"],
      ['@ago ..12 "(" {people} who|with ..4 [ @claim ]', "within 28 days (patients with [@claim])"],
      ["^ _? for either? [ @claim ] ,", "for [@claim], a biopsy"],
      [
        "^ for ..3 {people} who ..6 [ @claim.plain|@claim.failed ] : ..4 {blood}",
        "for patients who did not receive [@claim.plain]: absolute neutrophil count",
      ],
      [
        "required|needed|mandatory|allowed|permitted for {people} with|who ..3 [ @claim.exact ]",
        "an antibody is required for patients with [@claim.exact]",
      ],
      ["likelihood|probability|risk of ..5 [ @claim.failed ]", "a high likelihood of relapse and [@claim.failed]"],
      ["and|, for {people} who ..3 [ @claim.exact ]", "and for women who received [@claim.exact], one of chemotherapy"],
      ["^ during _? [ @claim ] , ..8 not|no|without", "during [@claim], patients must not have had infections"],
      ['"(" @end previously? [ @claim ]', "weeks ago (if [@claim])"],
      [
        "^ @end|when|where ..6 [ @claim.plain|@claim.failed ] !;|.|{permission}{0,40} {must} !;|.|{permission}{0,30} ( .|; | $ )",
        "if the patient received [@claim.plain], its response must be known",
        "if the patient received @claim.plain, they must be well and are eligible",
      ],
      [
        "continu~ ..14 {permission} @end|when|where|after ..9 [ @claim.plain|@claim.failed ]",
        "continuing hormones is allowed if there was [@claim.failed]",
      ],
      [
        "may|can continue ..9 @end|when|where|after ..9 [ @claim.plain|@claim.failed ]",
        "may continue hormones if there was [@claim.failed]",
      ],
      ['[ @claim.over ] ,|"("? @end {given}', "[@claim.over], if given"],
      ["especially|particularly ...5 [ @claim.plain ]", "especially those with [@claim.plain]"],
    ]),
    telling("all is over", [
      ["{over} {whose}{0,4} all|any ...3 [ @claim.earlier ]", "completed all [@claim.earlier]"],
      ["[ @claim.all ] {verb}{1,8} {over}", "[@claim.all] must have been completed"],
    ]),
    telling("of metastases in the brain", [
      [
        '[ @claim ] ( "(" !")"{0,8} ")" )? !.|;|with|for|and|or|in|@claim{0,6} brain|cns|intracranial metastas~',
        "[@claim], clinically stable brain metastases",
        "@claim and brain metastases",
      ],
    ]),
    telling("besides what is let in", [
      ["_ and|but|with no other [ @claim.plain ]", "one taxane and no other [@claim.plain]"],
      [
        "( first|front -? line | @claim.numbered ) !.|;|@claim{1,6} and no|without [ @claim.plain ]",
        "who had first-line radiation and no [@claim.plain]",
      ],
    ]),
    telling("of symptoms", [
      ["[ @claim ] pain|symptom|symptoms control|management|relief", "[@claim] pain control measures"],
    ]),
    telling("of a study", [
      [
        "[ @claim.plain ] in|on|under|within the? {own} _? {study}",
        "[@claim.plain] in this trial",
        "@claim.plain in the past",
      ],
      [
        "[ @claim.plain ] or|and enrollment|enrolment|participation in _? {study}",
        "[@claim.plain] or enrollment in a study with an antibody",
      ],
    ]),
    telling("of a test", [
      ["{test} ...4 of|at [ @claim.failed ]", "sequencing of [@claim.failed]"],
      ["{test} ...3 of _ [ @claim.failed ]", "sequencing of the [@claim.failed]"],
      ["monitor~|surveillance for ..3 [ @claim.failed ]", "monitoring for cancer [@claim.failed]"],
      ["[ @claim.failed ] {procedural}{1,6} {assessing}", "[@claim.failed] will be assessed"],
      ["@matter ...6 [ @claim.failed ]", "tissue from [@claim.failed]"],
    ]),
    telling("of a specimen", [
      ["{specimen}|@matter ...40 {collected} ...40 [ @claim.failed ]", "tissue obtained after [@claim.failed]"],
      [
        "{specimen}|@matter ...40 {collected} ...20 diagnos~ ..8 or ..7 [ @claim.failed.numbered ]",
        "tissue obtained at diagnosis or at [@claim.failed.numbered]",
      ],
    ]),
    telling("of a plan", [
      ["{planning} ...17 {operation} ...16 or without [ @claim.plain ]", "plan surgery with or without [@claim.plain]"],
    ]),
    telling("nothing", [
      [
        "{specimen}|@matter ...40 {collected} ...40 [ @claim.failed.numbered ]",
        "tissue obtained after [@claim.failed.numbered]",
      ],
      [
        "[ @claim.plain ] !except~|@except{0,40} must|should have? {holding} ..5 following|below !except~|@except{0,40} : $",
        "[@claim.plain], which must include all of the following agents:",
      ],
    ]),
    telling("announced", [
      ["^ [ @claim.plain.titled ] :", "[@claim.plain.titled]: any"],
      [
        "[ @claim.plain ] !.|;{0,40} unless|@end not? otherwise|@end? {stated} : $",
        "[@claim.plain] before the first day, if not otherwise indicated:",
      ],
      ["[ @claim.plain ] {letting}{1,12} : _", "[@claim.plain] not allowed: hormones"],
      ["[ @claim.plain.had ] !except~|@except{0,7} : $", "[@claim.plain.had] of interest:"],
      [
        "[ @claim.plain.none ] !except~|@except|relaps~|recur~|refract~{0,7} : $",
        "[@claim.plain.none] disease:",
        "@claim.plain.none or relapsed:",
      ],
      ["[ @claim.plain ] !except~|@except{0,50} that|which {holding} _? : $", "[@claim.plain] that includes:"],
      [
        "[ @claim.plain ] !except~|@except{0,50} {announcing} !except~|@except{0,50} : $",
        "[@claim.plain] within the following times before the start of the study:",
      ],
    ]),
  ],
})

/** How it is told of a treatment when it was or what came of it, which asks for none. The claim is `.newly` where it begins so. */
export const ends = RuleTable.of({
  name: "ends of treatment",
  over: level,
  classes: { local, permission: permissions, time: times, ended: "complet~ finish~ end last" },
  rows: [
    telling("its end", [
      [
        '[ @claim.plain ] ( !@end|@except|.|;|"(" | "(" !")"{0,50} ")" ){0,30} ( "(" !@end|")"{0,20} )? @ago',
        "[@claim.plain] within 4 weeks",
      ],
      [
        "[ @claim.plain ] !.|;{0,20} @except !.|;{0,14} , or any other !.|;{0,5} @ago",
        "[@claim.plain] with the exception of hormones, or any other therapy within 28 days",
      ],
      ["@ago !@end|;{0,7} [ @claim.plain ]", "within 4 weeks of [@claim.plain]"],
      ["recent|recently [ @claim.plain ]", "recent [@claim.plain]"],
      ["[ @claim.plain ] ...13 since _? {ended}", "[@claim.plain] since completion of the vaccination"],
      ["@matter ...8 [ @claim.plain.newly ]", "with tissue available, [@claim.plain.newly]"],
    ]),
    telling("nothing", [
      [
        '[ @claim.plain ] ( !@end|@except|.|;|"(" | "(" !")"{0,50} ")" ){0,30} "(" !@end|")"{0,12} {local} !@end|")"{0,8} @ago !")"{0,6} {permission}|fine',
        "[@claim.plain] (ablation 4 weeks ago is allowed)",
        "@claim.plain (4 weeks ago is allowed)",
      ],
    ]),
  ],
})

/** Whether a sentence has a word of another matter that is not in what is excepted: "except for transfusions", "other than a biopsy". */
const holdsMatter = ({ from, numbers, to }: Run): boolean => {
  const cues = Array.from(numbers.subarray(from, to), (number) => Chunk.kindOf(number)?.name)
  const exception = cues.indexOf("except", cues.indexOf("claim"))

  return cues.slice(0, exception < 0 ? cues.length : exception).includes("matter")
}

/** Whether what a claim was taken from speaks of something else than of who has had how much. */
export const isAside = (words: Words, claim: Claim): boolean => {
  const sentence = { claims: [claim], words }
  const run = level.over(ClaimRun.of(sentence))
  if (RuleTable.ofChunks(asides, run).has(claim)) return true
  if (claim.exact || claim.oneWay) return false
  const isOfItsEnd = RuleTable.ofChunks(ends, run).has(claim) || (words[claim.first] !== "newly" && holdsMatter(run))

  return isOfItsEnd && !Allowances.letInOutright(sentence).has(claim)
}

const longestLabel = 8

const general: ReadonlySet<string> = new Set(
  "prior previous earlier past concurrent concomitant systemic anticancer anti - cancer therapy therapies treatment treatments and or /".split(
    " ",
  ),
)

const ofSystemic: ReadonlySet<string> = new Set(["systemic", "anticancer", "cancer"])

/** "Prior treatment(s)", a title that asks for nothing; "prior systemic treatment" is none where it keeps out who had it. */
export const isTitleOnly = (words: Words, { exact, first, last }: Claim, isBar: boolean): boolean => {
  if (exact || first > 0 || !earlier.has(words[0] ?? "") || words.length > longestLabel) return false
  const name = words.slice(first, last)

  return (
    words.slice(last).every((word) => !/[a-z]{2}/.test(word)) &&
    name.every((word) => general.has(word)) &&
    !(isBar && name.some((word) => ofSystemic.has(word)))
  )
}
