import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import { determiners, failing, negators, otherwise, recurring, spread } from "../treatment/LineLexicon.ts"
import type * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Relapses from "./Relapses.ts"

const benefiting = WordSet.of("respond responded benefited benefitted benefiting benefitting")

/** Words that make little of a response: "inadequate response to chemotherapy". */
const lessening: ReadonlySet<string> = new Set([
  ...negators,
  ...WordSet.of("lack absence loss lost incomplete inadequate insufficient suboptimal poor"),
])

export const isLessened = (word: string): boolean => lessening.has(word)

const isLessening = (word: string): boolean => isLessened(word) || word === "failed" || word === "failure"

/** What links the name of a disease to what did not hold it: "recurrent glioblastoma after chemotherapy"; not "… with". */
export const ofDisease = "on under after following during despite"

/** How a failure is told: "named" as one that a treatment follows without another word, and by what it was measured. */
export const failures = RuleTable.of({
  name: "failures",
  over: Relapses.level,
  classes: {
    failing: new Set([...[...failing].filter((word) => !benefiting.has(word)), ...recurring]),
    named: "failed failing exhausted",
    spread,
    recurring,
    ofOptions: "treatment treatments therap~ therapeutic standard available systemic approved soc",
    option: "option options",
    ofFirst: "disease documented confirmed radiological radiographic clinical objective tumor tumour",
    quality: "progressive progressing recurrent refractory relapsed relapsing persistent",
    ofPlace: "loco~ local~ regional~",
    lessening: isLessening,
    near: (word) => !isLessening(word),
    benefiting,
    response: "response responsive responding remission cr",
    ofBenefit: "any clinical derive derives deriving receive gain have has a further",
    link: ofDisease,
    by: "per by according based as using (",
    number: (word) => /^v?\d+$/.test(word),
    measuring:
      "recist irecist criteria rano lugano iwcll imwg pcwg pcwg2 pcwg3 bicr imaging investigator investigators physician physicians assess~ judged determined defined evaluat~ measured",
    apart: failing.union(
      WordSet.of("and or who no not without with ; on under after following during despite while based ."),
    ),
  },
  rows: [
    telling("first", [["first {ofFirst}{0,3} [ {failing} ]", "first disease [progression]", "first or later relapse"]]),
    telling("quality", [["{quality}", "[refractory] thyroid cancer"]]),
    telling("or", [["{spread}|iv|stage ...2 or [ {recurring} ]", "stage IV or [recurrent] disease"]]),
    telling("exhausted", [
      ["exhausted|failed ...4 {ofOptions}|@treatment ...4 {option}", "[exhausted all standard-of-care options]"],
      [
        "{ofOptions}|@treatment ...2 {option} ( for ..4 )? have|has been exhausted",
        "all [standard options have been exhausted]",
      ],
    ]),
    telling("named", [["{named}", "[failed] chemotherapy"]]),
    telling("failure", [
      ["{failing}", "[progressed] on chemotherapy"],
      ["{ofPlace} [ {quality} ]", "locally [recurrent] cancer"],
      ["[ pd ] {link}", "[PD] after chemotherapy", "PD-1"],
      ["[ burned|burnt ] through", "[burned] through two regimens", "burned skin"],
      ["did [ not {ofBenefit}{0,4} benefit ]", "did [not benefit] from chemotherapy", "will not benefit"],
      ["no longer {ofBenefit}{0,4} benefit|benefits", "[no longer derive clinical benefit]", "clinical benefit"],
      ["{lessening} {near}{0,4} {benefiting}", "did [not respond] to chemotherapy", "responded to chemotherapy"],
    ]),
    telling("response", [
      ["{lessening} {near}{0,4} {response}", "[inadequate response] to chemotherapy", "response to chemotherapy"],
    ]),
    telling("measured", [
      [
        "[ {by} on? ( !{apart} | based on | {number} . ){0,30} {measuring} ( !{apart} | based on | or {measuring} | {number} . ){0,30} ] {link}|while",
        "progression [per Response Evaluation Criteria in Solid Tumors 1.1 as assessed by the investigator] after",
      ],
    ]),
  ],
})

const failureLevel = Level.of<string, TreatmentPhrase.Treatment | undefined, undefined>(
  failures,
  (means) => (/^(?:response|measured|exhausted)$/.test(means) ? means : "failure"),
  ({ row: { means } }) => ({ attributes: [means], value: undefined }),
  Relapses.level,
)

const isOther = (word: string): boolean => between.has(word) || /^(?:[[\]\\]|\d{1,2}|\d{2,3}[a-z]{1,2})$/.test(word)

const between: ReadonlySet<string> = new Set([
  ...determiners,
  ...otherwise,
  ...failing,
  ..."are for current currently within days weeks months month upon under line lines disease standard - has was were is ) not did two per recist irecist v version by imaging receiving toxic unacceptable radiologically radiographically clinically objectively longer radiographic radiological documented confirmed demonstrated assessed evidence . : tolerated three six twelve pd only once twice this these each other intervening 3rd generation initiating ending starting stopping finishing start end date dose administration cr treated receipt initiation cessation discontinuation those next tolerate taking undergoing using being achieve first induction receive have having attempted received continuous additional completion completing".split(
    " ",
  ),
])

/** What may stand between a failure and the treatment, without and with the name of a cancer. */
export const parts = {
  other: isOther,
  within: (word: string) => isOther(word) || DiseaseWords.isCancer(word),
  /** The same, but for a comma, behind which something else is told of the disease. */
  unbroken: (word: string) => word !== "," && (isOther(word) || DiseaseWords.isCancer(word)),
}

/** How a treatment is linked to what it did not hold: "on", "of" a treatment; "after" one, by which a disease may be called as well. */
export const links = RuleTable.of({
  name: "links to a failed treatment",
  over: failureLevel,
  classes: {
    ...parts,
    link: "to through from with of tolerated",
    linkOfDisease: ofDisease,
    undergoing: "on under receiving taking undergoing using being either",
  },
  parts: { least: "( ≥ | > =? | more|greater than ( or equal to )? )" },
  rows: [
    telling("link", [["{link} <least>? {within}{0,10} @treatment", "refractory [to all standard therapy]"]]),
    telling("link of a disease", [
      ["since the|their? most? last|recent {within}{0,6} @treatment", "progressed [since the last therapy]"],
      ["{linkOfDisease} <least>? {within}{0,10} @treatment", "progressed [on ≥ 2 lines]"],
      [
        "while {undergoing} ( !this|@treatment {within}{0,9} )? @treatment",
        "progressed [while receiving chemotherapy]",
        "while on this therapy",
      ],
    ]),
  ],
})

const linkLevel = Level.of<string, TreatmentPhrase.Treatment | undefined, undefined>(
  links,
  () => "link",
  ({ last, row: { means } }, run) => {
    const treatment = run.chunks[last - 1]?.value
    if (typeof treatment !== "object") return undefined
    const isLine = treatment.kind === "any" || (treatment.kind === "class" && treatment.isGrouped)
    const attributes = [...(isLine ? ["line"] : []), ...(means === "link" ? [] : ["disease"])]

    return { attributes, value: undefined }
  },
  failureLevel,
)

/** Failures, and treatments with what links these to them, as chunks beside treatments and courses. */
export const level: Level.Raising<TreatmentPhrase.Treatment | undefined> = {
  ...linkLevel,
  over: (reading) => linkLevel.over(failureLevel.over(reading)),
}
