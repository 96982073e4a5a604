import { people, permissions } from "../classes/Participants.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
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
    having: WordSet.of(
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

/** What of a sentence asks for earlier treatment. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim.Claim> =>
  Claim.claimed(table, TreatmentPhrase.within(words))
