import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as NumberWords from "../classes/NumberWords.ts"
import { people } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import * as BesideNames from "../treatment/BesideNames.ts"
import * as LineLexicon from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Claim from "./Claim.ts"

const using = "use used usage administration"

const ofOutset = WordSet.of(`${using} history`)

/** Where it is told of an earlier treatment that there was one, and not what came of it. */
const outset = "( ^ | : ) {outset}{0,12}"

const governed = `( ${outset} | {governor}|{negator}|{receiving} {ungoverned}{0,8} | {people} with {ungoverned}{0,7} | "(" | ^ {earlier}|@treatment.dated ...14 or any | ^ {local}|{unit}|@treatment{1,3} , ) ( {current} or|and|/ )?`

/** What stands between a receipt and the treatment; no comma is the last of it. */
const link = "( {determiner}|{number}{0,6} ( {article}|{number} | {earlier}? required ) )?"

const receipt = `{receiving}|exhausted ${link}`

const treated = `{treated} {everBefore}? with|by ${link}`

const history = `history of ${link}`

const received = `( {earlier}? ( ${receipt} | ${treated} | ${history} ) | {earlier} {using} of ${link} )`

/** "Must have (received platinum)"; not "patients with a mutation must have …". */
const demanded = "( ^ | : ) !{some}{0,40} {obliging} !{allowing}{0,7}"

/** "(A platinum) and an antibody". */
const together = "( ( and | in combination with ) a|an? @treatment )?"

const spread = "for|in ...4 {spread}"

/** "Prior treatment with a taxane", told by its drugs. */
const dated = '@treatment.class.dated ] ( with|of|using !.|;|,|if|unless|{early}{1,16} | "(" !")"{1,12} ")" )?'

/** In which setting it was, or for which disease. */
const late = `( ${spread} | ( which|that was ( used|given )? )? for|in ...2 castrat~ -? resist~|refract~|insensitiv~|independ~ )`

const ended = "( {earlier}? completed|finished | ^ completion of )"

/** Up to the end of the sentence no span of time, which tells but how long ago it was, nor that it was for a relapse. */
const timeless = "!{time}|.|;|relapse|recurrence|metastatic{0,24} ( .|; | $ )"

const completed = "completed|finished|completion {measure}|{number}{0,11}"

/** "No", "without"; not "(a skin disease) managed without". */
const absent = "( no | ( ^ | !{managed} ) without )"

const bare = "( ( ^ | !or ) no | ( ^ | !{managed}|or ) without )"

/** "Completed chemotherapy within the past two years": a patient who had it, and is not to have had it long ago. */
const span = "( for !within|in{1,4} )? ( within|in {past}{0,3} {number}? | no more than {number} ) {long}"

const recently = `completed|finished @treatment.any.systemic ${span}`

/** A treatment of which it is told that there was none. */
const some = "{whichever}{0,5} ( @treatment with )? @treatment.any"

const given = "..12 has|have been {done}"

const orAny = "{joint}{1,3} any?"

/** A treatment that tells of a line, as it is called. */
const line = "@treatment.any.systemic|@treatment.any.prior"

/** What was had, or refused, and which treatments. */
const orRefused = "{tried} {trying}? or {being}? {refusing}"

const laterRefused = "{tried} {trying}? , ..20 {refusing}"

const ofStandard = "..12 ( @treatment.any.standard | all {determiner}{0,2} @treatment.any )"

const named = "( ..8 {called} )? ,? @treatment.any.systemic"

const ofAny = `[ ${received} @treatment.class ] ..12 or any? other @treatment.any`

const finished = "^ [ @treatment.class.radiation {auxiliary}{0,3} completed|finished ]"

const radiated = `^ {subject}{0,8} [ ${completed} ( @treatment.class.radiation | {radiation} {joining}{1,4} @treatment ) ]`

const length = "[ weeks|months|years of @treatment.any.systemic ]"

/** How it is told which treatments somebody has had, or has not: any; one that is narrower, and was a line or had to be received; for how long. */
export const table = RuleTable.of<Claim.Told | "nothing">({
  name: "treatments received",
  over: TreatmentPhrase.level,
  classes: {
    afterwards: "after since following beyond",
    ahead:
      "planned plan allowed permitted available exist exists possible needed required indicated during concurrent while",
    allowing: "may can could if not no never without with who whose for those",
    article: LineLexicon.determiners
      .difference(LineLexicon.earlier)
      .difference(new Set([","]))
      .union(WordSet.of("failed planned")),
    auxiliary: "was has have had been is",
    begin: "start begin commence initiate receive have undergo given",
    break: LineLexicon.breaks,
    their: "a any the their his her first initial form of kind",
    cancer: DiseaseWords.isCancer,
    current: "concurrent concomitant current currently concurrently concomitantly presently actively",
    determiner: LineLexicon.determiners
      .difference(LineLexicon.earlier)
      .union(WordSet.of("form forms kind type types failed - ) planned")),
    ungoverned: LineLexicon.determiners.difference(LineLexicon.receiving),
    trying: "with on after following",
    done: "given received administered done performed started begun",
    early: LineLexicon.early,
    earlier: LineLexicon.earlier,
    ever: "past date far before previously yet",
    everBefore: LineLexicon.everBefore,
    failed: "progressed progression progressing relapsed relapse failed",
    governor: WordSet.of(`${using} absence lack free have has`),
    helping: "confer provide offer prolong extend improve convey benefit",
    intending: "intend intends intended intending plan plans planned planning scheduled due going",
    joining: "with plus and / concurrent concomitant therapy",
    joint: LineLexicon.joints,
    local: LineLexicon.local,
    long: "month months year years",
    having: "received completed completion undergone had have must",
    apart: LineLexicon.negators.union(
      WordSet.of("within since after before prior last first off free stopped discontinued elapsed"),
    ),
    most: "exceeding most up maximum maximally",
    managed: "managed controlled stable maintained manageable",
    measure:
      "% percent at least more than of ≥ > = the a all their planned standard initial first definitive prior full course -",
    negator: LineLexicon.negators,
    given: "was were has have had been given received administered",
    number: NumberWords.isNumber,
    ofBlood: LineLexicon.ofBlood,
    besideBeing: "after before following despite since to of for",
    being: "be been is are was were",
    called: "for of to any receive",
    duty: "must should may",
    some: "with who whose for those",
    obliging: LineLexicon.obligations,
    outset: (word) => !/[a-z]{2}/.test(word) || LineLexicon.determiners.has(word) || ofOutset.has(word),
    past: "the past last previous prior preceding",
    people,
    radiation: "radiotherapy radiation irradiation rt",
    receiving: LineLexicon.receiving.difference(new Set(["treated"])),
    refusing: [
      ...LineLexicon.otherwise,
      ..."ineligib~ unsuitab~ contraindic~ refus~ declin~ intoleran~".split(" "),
    ].join(" "),
    remitting:
      "be in are with a an the complete morphologic hematologic partial documented confirmed minimal measurable residual disease mrd positive negative ( ) must should have has had having achieved attained patients participants subjects who",
    spread: BesideNames.spread,
    subject: new Set([...people, ...LineLexicon.obligations, ..."have has had been the".split(" ")]),
    telling: "must should had has have was is includes included contained",
    time: LineLexicon.times,
    treated: "treated pretreated pretreatment",
    tried: "received treated had exhausted progressed progression",
    unit: LineLexicon.units,
    using,
    whichever: "any specific form forms kind type history antecedent antecedents of",
    word: (word) => /^[a-z]/.test(word),
  },
  rows: [
    telling("had", [
      [
        `[ ${received} ${line}|@treatment.any.standard ] ( !{afterwards} | $ )`,
        "never [received systemic chemotherapy]",
        "received systemic therapy after the antibody",
        "received an EGFR inhibitor",
        "received radiotherapy",
        "receiving oxygen",
      ],
      [`[ ${received} @treatment.any ] for {word}`, "[received therapy] for this breast cancer", "received therapy"],
      [
        `[ ${received} @treatment.any ] ( that|which is|are )? known|shown|proven to {helping}`,
        "[received therapies] known to confer clinical benefit",
      ],
      [`[ ${received} @treatment.any ] {everBefore} ( {break} | $ )`, "[received other treatment] previously."],
      [`yet _? [ ${receipt} @treatment.any ]`, "have not yet [begun treatment]"],
      ["received {determiner}{0,3} all {determiner}{0,3} @treatment.any", "has [received all therapies] known to help"],
      [
        "[ ( {receiving}|given at any time of | at any time ..1 {receiving} ) any|a drug|drugs|agent|agents|medicine|medicines ..9 as @treatment.any.systemic ]",
        "[receipt at any time of any drug, of whatever class, as systemic treatment]",
        "receipt at any time of any antibody as systemic treatment",
      ],
      [`^ completion of ${link} ${line}`, "[completion of chemotherapy] a year ago"],
      [`did _? [ receive ${link} ${line} ]`, "did not [receive chemotherapy]"],
      [
        `${governed} [ @treatment.any.dated ] ( !{afterwards} | $ )`,
        "no [prior chemotherapy]",
        "prior EGFR inhibitor",
        "prior adjuvant chemotherapy",
        "toxicity due to prior chemotherapy",
      ],
      [
        `${governed} [ @treatment.class.dated|@treatment.other.dated ( ${orAny} @treatment.class|@treatment.other ){0,3} ${orAny} @treatment.any.systemic ]`,
        "[prior immunotherapy, or any systemic therapy]",
      ],
      [`previously receiving ${link} @treatment.any`, "[previously receiving any therapy]"],
      ["{earlier} {using}|{receiving} of|to|with|any{0,3} @treatment.any", "any [previous receipt of chemotherapy]"],
      ["previously used @treatment.any", "[previously used chemotherapy]"],
      [
        `${absent} [ {whichever}{0,5} @treatment.any ] ..2 {ever} ( !treated | $ )`,
        "no [treatment] in the past",
        "no treatment, or previously treated",
        "no radiotherapy in the past",
      ],
      [
        `${absent} [ {whichever}{0,5} @treatment.any ] {given}{0,4} ${spread}`,
        "no [treatment] was given for metastatic disease",
        "no concurrent treatment for metastatic disease",
      ],
      [
        `${absent} [ {whichever}{0,5} ( @treatment.any with )? @treatment.any.systemic ] {given}{0,4} ( for | in the )`,
        "no [systemic therapy] for this cancer",
        "no systemic therapy is needed",
        "psoriasis managed without systemic therapy for a year",
      ],
      ["{receiving} no [ @treatment.any.systemic ]", "received no [systemic therapy]"],
      [`no [ {whichever}{0,5} @treatment.any.systemic ] ${given}`, "no [chemotherapy] has been received"],
      [`${bare} [ ${some} ] ( except | other than )`, "no [specific tumor treatment] except surgery"],
      [`${bare} [ {whichever}{0,4} of @treatment.any ] ( {break} | $ )`, "no [antecedent of chemotherapy]"],
      [
        "( ^ | !{managed}|or ) without [ ( @treatment.any.systemic | any|specific @treatment.any ) ] ( {break} | $ )",
        "disease without [any treatment]",
        "with or without any treatment",
      ],
      [
        "no {earlier} ..10 or [ @treatment.any ] for ..3 {cancer}",
        "no prior biopsy, surgery, or [treatment] for prostate cancer",
      ],
      [
        "( received|undergone | ^ any? {earlier} ) !{apart}|.|;{0,9} surg~|radio~ !{apart}|.|;{0,6} or any|other{1,2} [ @treatment.any.systemic ] for ..3 {cancer}",
        "received any surgery or any [anticancer therapy] for glioma",
        "received no biopsy within a year of surgery or any anticancer therapy for glioma",
      ],
      [
        "neither ..10 nor any? other [ @treatment.any ] ( for ..3 {cancer} | {given}|{ever} )",
        "neither surgery nor any other [systemic therapy] for this cancer",
        "neither fever nor any other systemic therapy",
      ],
      [
        "never {being}? [ on|under any? @treatment.any.systemic ]",
        "was never [on systemic therapy]",
        "not on chemotherapy",
      ],
      [ofAny, "[received a PARP inhibitor], hormones or any other systemic therapy"],
    ]),
    telling("had a line", [
      [
        `( ${demanded} )? [ ${received} @treatment.class ] ${together} ${spread}`,
        "[received platinum-based chemotherapy] for metastatic disease",
        "received a BTK inhibitor",
      ],
      [
        `( ${governed} | {cancer} with ) [ ${dated} ${late}`,
        "[previous treatment] with a taxane (docetaxel or paclitaxel) and cisplatin for advanced disease",
        "previous treatment with a taxane before surgery",
      ],
      [
        `[ ( ${received} | been receiving|taking {article}? ) @treatment.class.therapy ] for ..2 {ofBlood}`,
        "has [been receiving TKI treatment] for CML",
        "received anti-CD20 therapy for lupus",
      ],
      [
        "{spread} !.|;|within|{time}{0,10} after|following {article}? [ @treatment.any.systemic.dated ]",
        "metastatic disease, not amenable to surgery, after [prior systemic therapy]",
        "metastatic disease within 6 months after prior systemic therapy",
      ],
      [
        recently,
        "has [completed chemotherapy within the past 6 months]",
        "completed chemotherapy within the past 6 weeks",
        "completed chemotherapy at least 6 months ago",
      ],
      [
        '( ^ | : ) {remitting}{0,12} remission|cr {remitting}{0,9} [ after|following {determiner}{0,3} induction|@treatment.any.systemic|@treatment.any.grouped ] ( .|;|")" | $ )',
        "in complete remission with residual disease [following induction]",
        "in remission after induction will receive chemotherapy",
      ],
      [
        "[ last|recent @treatment.any.systemic|@treatment.any.grouped|@treatment.class.systemic|@treatment.class.grouped ] {telling}",
        "the most [recent systemic therapy] must have included an antibody",
        "the last visit was a year ago",
      ],
    ]),
    telling("had several", [
      [
        "no [ additional|further @treatment.any.grouped ] ( .|; | $ )",
        "progressed on chemotherapy; no [additional lines of therapy]",
        "no additional lines of therapy since then",
      ],
    ]),
    telling("had a class that failed", [
      [
        `( ${demanded} )? [ ${received} @treatment.class ] and|with|but|, !{negator}|or{0,4} {failed}`,
        "[received a BTK inhibitor] and progressed on it",
        "received a BTK inhibitor without progression",
      ],
    ]),
    telling("had a class", [
      [
        `${demanded} [ ${received} @treatment.class.therapy ]`,
        "must have [received platinum-based therapy]",
        "patients with a mutation must have received platinum-based therapy",
        "may have received platinum-based therapy",
      ],
    ]),
    telling("had no line", [
      [radiated, "[completed at least 90% of the planned radiotherapy with temozolomide]", "completed radiotherapy"],
      [finished, "[chemoradiotherapy has been completed]"],
      // Whatever treatment was chosen, which need not have been systemic
      [
        `[ ${ended} {determiner}{0,6} @treatment.any.local.systemic ] ${timeless}`,
        "[completed surgery, radiation and chemotherapy]",
      ],
      [
        `[ ${ended} the|their? all|any|primary {determiner}{0,6} @treatment.any ] ${timeless}`,
        "[completed any standard chemotherapy]",
      ],
    ]),
    telling("had a line, or not", [
      [`${governed} [ ${dated} ${spread} ..4 if any`, "[prior docetaxel] in the metastatic setting, if any"],
      [`${orRefused} ${ofStandard}`, "[received or declined standard-of-care treatment]"],
      [`${laterRefused} ${ofStandard}`, "have [received, been intolerant to, or refused all standard treatment]"],
      [`${orRefused} ${named}`, "[received or declined systemic therapy]", "received or declined the antibody"],
      [`${laterRefused} ${named}`, "[received, or not a candidate for, chemotherapy]"],
      [`or|, {auxiliary}{0,3} [ ${recently} ]`, "or have [completed chemotherapy no more than 9 months] ago"],
      [`[ ${recently} ] ..3 or`, "[completed systemic treatment within the past year], or about to begin it"],
    ]),
    telling("had none", [
      [
        "yet|still to [ be? {begin} {their}{0,2} @treatment.any.systemic ]",
        "yet to [start any systemic therapy]",
        "yet to start the next systemic therapy",
      ],
      [
        "yet|still to [ be? {begin} ...12 or|and|nor any|other{0,2} @treatment.any.systemic ]",
        "yet to [receive an antibody, or another systemic therapy]",
      ],
      [
        "[ ( @treatment.any.systemic | for which|whom @treatment.any ) is|are|has|have yet|still to be ] {done}",
        "[systemic therapy has yet to be] started",
      ],
      ["[ @treatment.any.systemic : none ] ( {break} | $ )", "[chemotherapy: none]"],
      [
        "[ @treatment.any.systemic ..3 ( {duty} not have | has|have|had not ) been ] {done}",
        "[chemotherapy and radiation have not been] given before",
      ],
    ]),
    telling("had a line", [[`{having} ..6 ${length}`, "received four [months of chemotherapy]"]]),
    telling("none yet", [
      [`{having} ..5 {most} ..5 ${length}`, "received up to 28 [weeks of systemic therapy]"],
      [`{having} ..4 no|not more ..4 ${length}`, "have received no more than 28 [weeks of systemic therapy]"],
    ]),
    telling("nothing", [
      [`{having} ..5 {apart} ..5 ${length}`, "had within four [weeks of chemotherapy]"],
      [
        `no [ {whichever}{0,5} @treatment.any.systemic ] ${given} ..7 {time}`,
        "no [chemotherapy] has been received within 30 days",
      ],
      [`${bare} [ ${some} ] ( except | other than | {break} ) ..13 {ahead}`, "no [chemotherapy] except X is allowed"],
      [`${laterRefused} ${named}.local`, "[had, or was unsuitable for, surgery and chemotherapy]"],
      ["{current} ..1 [ @treatment.any.systemic : none ]", "concurrent [chemotherapy: none]"],
      [
        `{current} ( !or{0,3} | ..2 have ) [ ${received} @treatment.any.systemic|@treatment ] ( for {word} | !{afterwards} | $ )`,
        "currently [treated with a systemic therapy]",
      ],
      [
        `${demanded} [ ${received} @treatment.class.therapy ] ...19 {early}`,
        "must have [received an aromatase inhibitor], which may be adjuvant",
      ],
      [
        `( ^ | !{besideBeing} ) being [ ${received} @treatment ] ( ${spread} )?`,
        "patients being [treated with chemotherapy]",
        "after being treated with chemotherapy",
      ],
      [
        `must|should|shall|will be [ ${received} @treatment ]`,
        "must be [treated with chemotherapy]",
        "must be previously treated with chemotherapy",
      ],
      [
        `{intending} to|for be? [ ${received} @treatment ]`,
        "intends to be [treated with chemotherapy]",
        "must not intend to stop and have received chemotherapy",
      ],
      ["{time} ..9 [ last|recent @treatment ] {telling}", "10 days after the [last chemotherapy] was given"],
      ["[ last|recent @treatment ] {telling} ..7 {time}", "the [last chemotherapy] was 10 days ago"],
      [`${ofAny} ..6 except`, "[received an inhibitor] or any other systemic therapy except a vaccine"],
      [
        `[ ${received} @treatment ] "(" !")"{0,14} ")" {afterwards}`,
        "[received chemotherapy] (of any kind) since the first study",
      ],
      [`${radiated} ..12 or`, "[completed chemoradiation] or surgery"],
      [`${finished} ( ..12 or | at least | > )`, "[chemoradiotherapy completed] at least 4 weeks before"],
    ]),
  ],
})

/** Words that an induction goes with, after which a disease came back or did not respond: another line may have followed. */
const again = WordSet.of("re salvage second subsequent last recent prior previous line lines regimens")

/** "Completed induction chemotherapy": the first line, of which one is told; who had more may have had it as well. */
const asOneLine = (words: ReadonlyArray<string>, claim: Claim.Claim): Claim.Claim => {
  const name = words.slice(claim.first, claim.last)
  const isOfLine = claim.low > 0 && (claim.beyond === "not meant" || claim.beyond === "silent")
  const isOne = isOfLine && name.includes("induction") && !name.some((word) => again.has(word))

  return isOne ? { ...claim, high: 1, beyond: "silent above" } : claim
}

/** What is told of treatments that were received, or were not. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim.Claim> => {
  const claims = Claim.claimed(table, TreatmentPhrase.within(words))

  return claims.length === 0 ? claims : claims.map((claim) => asOneLine(words, claim))
}
