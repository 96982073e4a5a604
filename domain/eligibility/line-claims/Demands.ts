import { people, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { of as words } from "../text/WordSet.ts"
import * as LineLexicon from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Claim from "./Claim.ts"

const drug = "{called}{0,7} @treatment.any|@treatment.class"

const had = `{having} ${drug}`

/** "Progressed on a taxane", "resistant to platinum". */
const failed = `{failing} {ofDisease}{0,3} {on} ${drug}`

const calledFor = "( is|are|be )? required|mandatory|needed|necessary"

/** How earlier treatment is asked for, be it one drug: who has had none is not let in by what only limits how much there may be. */
export const table = RuleTable.of<Claim.Told | "nothing">({
  name: "what asks for earlier treatment",
  over: TreatmentPhrase.level,
  classes: {
    obliging: LineLexicon.obligations,
    having: words(
      "received receive had failed exhausted exposed exposure undergone tried progressed pretreated treated used",
    ),
    auxiliary:
      "currently receiving or have has having had been be previously already also documented who which that were was",
    called: (word) =>
      !LineLexicon.negators.has(word) && (LineLexicon.determiners.has(word) || TreatmentPhrase.mayPrecede(word)),
    earlier: LineLexicon.earlier,
    end: LineLexicon.sentenceEnds,
    failing: LineLexicon.failing.union(LineLexicon.recurring),
    including: "include includes included contain contains contained",
    letIn: permissions,
    ofDisease: "disease cancer tumor tumors or and / was were is occurred intolerant",
    on: "on to after following during with of upon despite while through under",
    people,
    unasked: [...LineLexicon.negators, ...LineLexicon.conditions, "may", "can", "could", "who", "whose"].join(" "),
    without: [...LineLexicon.negators, ...LineLexicon.conditions, "may", "can", "could"].join(" "),
  },
  rows: [
    telling("had something", [
      [
        `{obliging} !{unasked}|{end}{0,8} [ ${had} ]`,
        "must have [received either abiraterone]",
        "must not have received abiraterone",
      ],
      [
        `^ {people}? {auxiliary}{0,4} [ ${had} ]`,
        "[received prior trastuzumab] plus a platinum",
        "received prior care",
      ],
      [`previously [ treated|exposed with|to|by ${drug} ]`, "recurrent cancer previously [treated with chemotherapy]"],
      [`[ ${failed} ]`, "cancer [resistant to docetaxel]"],
      [
        "[ @treatment.any|@treatment.class -? failure|refractory|resistant|resistance|experienced|pretreated ]",
        "having [prior platinum failure]",
      ],
      [
        `[ {earlier} !{without}|{end}{0,6} @treatment.any|@treatment.class ] ${calledFor}`,
        "[prior use of an inhibitor] is required",
      ],
      [`[ @treatment.dated ] ${calledFor}`, "[prior docetaxel] required"],
      ["[ @treatment.dated ] must|should have? {including}", "[prior therapy] must have included a taxane"],
      [`{earlier} [ response|benefit|progression to|on|from ${drug} ]`, "prior [response to endocrine therapy]"],
    ]),
    telling("nothing", [
      [
        `^ {people} {auxiliary}{0,4} [ ${had} ] !{end}{0,30} {obliging}|{letIn}|may`,
        "patients [treated with an antibody] must have stopped it",
      ],
      [`{without} ..4 {obliging} !{unasked}|{end}{0,8} [ ${had} ]`, "not required to have [received abiraterone]"],
      [`{without} ..5 previously [ treated|exposed with|to|by ${drug} ]`, "not previously [treated with chemotherapy]"],
      [`{without} ..5 [ ${failed} ]`, "has not [progressed on docetaxel]"],
    ]),
  ],
})

const poorly = "{lessened} !{apart}{0,3} {response} !{apart}|{or}|to{0,9}"

const poorlyTo = `${poorly} to ( !{apart}|{many}|@treatment.local{12} | !{apart}|{many}|@treatment.local{1,11} ( .|; | $ ) )`

const lost =
  "( despite | failed|failing ( to respond to )? | {lessened}|poorly controlled|managed|treated with|by|on|despite|under | failure of|to | refractory|resistant|unresponsive to )"

const withstood = `${lost} !{apart}|@treatment{0,8} {remedy}|@treatment`

const held = "{held} -? refractory|resistant|unresponsive|failure"

/** What asks for a drug that did not hold a disease that is no tumor, where each is a treatment of its own, and who had none of them. */
export const ofOtherDiseases = RuleTable.of<Claim.Told | "nothing">({
  name: "what asks for treatment of diseases that are no tumors",
  over: TreatmentPhrase.level,
  classes: {
    apart: `${[...LineLexicon.local, ...LineLexicon.negators, ...permissions].join(" ")} . ; : may placebo stimulation supportive vaccine vaccines vaccination diet exercise lifestyle naive untreated tcs tcss tci tcis decreased reduced reduction withdrawal holding`,
    end: LineLexicon.sentenceEnds,
    first:
      "biologic biologics biological bio dmard dmards ert art antiretroviral levodopa antipsychotic antiepileptic asm aed tnf modulator",
    held: "steroid corticosteroid glucocorticoid antihistamine udca biologic dmard",
    lessened:
      "inadequate inadequately insufficient insufficiently incomplete incompletely suboptimal suboptimally unsatisfactory loss lost",
    letIn: [...permissions, "may"].join(" "),
    many: "three 3 four 4 five 5 multiple several",
    or: "naive untreated never newly contraindication contraindications contraindicated candidate candidates ineligible unwilling supportive",
    remedy:
      "~steroid ~steroids glucocorticoid~ antihistamin~ nsaid nsaids dmard dmards csdmard csdmards ~mab ~cept metformin mesalamine mesalazine mtx udca ursod~ ppi ppis antibiotic~ " +
      "antidepress~ antipsychotic~ antiepilep~ antiseizure anticonvuls~ asm asms aed aeds immunosuppress~ immunomodul~ acetylcholin~ levodopa ert hydroxyurea statin statins biologic~ tnf",
    response: "response responses responder responders respond responded",
    span: LineLexicon.times,
    without: [...LineLexicon.negators, ...LineLexicon.conditions].join(" "),
  },
  rows: [
    telling("had a class that failed", [
      [poorlyTo, "[inadequate response to dupilumab]", "inadequate response to three drugs"],
      [withstood, "active disease [despite H1-antihistamines]", "renal failure on steroids"],
      [held, "[steroid-refractory] disease"],
    ]),
    telling("had several", [
      [
        `[ ${poorly} to !{apart}{0,8} two|2 ] !-|{span}`,
        "[inadequate response to at least 2] NSAIDs",
        "inadequate response to 2 weeks",
      ],
      [
        `${lost} !{apart}|@treatment{0,3} two|2 !-|{span}|@treatment{0,4} {remedy}|@treatment`,
        "[failed two immunosuppressants]",
      ],
    ]),
    telling("had a line, or not", [
      [
        "{lessened} !{apart}{0,3} {response} !{end}{0,9} {or} !{end}{0,4} to",
        "[inadequate response or contraindication to] X",
      ],
      [
        `{or} !{end}{0,9} or !{end}{0,9} [ ( ${poorly} to _{1,3} | ${withstood} ) ]`,
        "naive, or [resistant to corticosteroids]",
      ],
      [`( ${poorly} to | ${withstood} ) !{end}{0,20} {letIn}`, "[inadequate response to methotrexate may] be enrolled"],
      [`( ${poorly} to | ${withstood} ) !{end}{0,20} or !{end}{0,4} {or}`, "[failed steroids or are naive] to them"],
    ]),
    telling("none yet", [
      ["{first}|@treatment.other -? naive", "[biologic-naive] patients"],
      ["naive to|of|for !{apart}{0,4} {first}|{remedy}|@treatment.other", "[naive to any biologic]"],
    ]),
    telling("nothing", [
      [`[ ${lost} !{apart}|@treatment{0,8} @treatment.local ]`, "[failed topical therapy]"],
      [
        `${lost} !{apart}|@treatment{0,3} {many} !-|{span}|@treatment{0,4} {remedy}|@treatment`,
        "[failed three antidepressants]",
      ],
      [`{without} !{end}{0,5} [ ( ${poorly} to _ | ${withstood} | ${held} ) ]`, "not [resistant to corticosteroids]"],
    ]),
  ],
})

export const tables = [table, ofOtherDiseases]

/** What of a sentence asks for earlier treatment, in the study of a cancer or of another disease. */
export const of = (sentence: ReadonlyArray<string>, ofCancer: boolean): ReadonlyArray<Claim.Claim> => {
  const run = TreatmentPhrase.within(sentence)

  return (ofCancer ? [table] : tables).flatMap((each) => Claim.claimed(each, run))
}
