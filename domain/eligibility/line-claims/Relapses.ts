import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as ChunkedRun from "../rules/ChunkedRun.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { ordinals, spread } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Claim from "./Claim.ts"

const named: ReadonlySet<string> = new Set(["remission", "remissions", "cr", "cr1", "relapse", "relapses"])

/** What is counted before the name of something else is reached: "at first diagnosis or upon relapse". */
const isOfOther = /^(?:[,.]|lines?|diagnosis|presentation|myeloma)$/

const classes = {
  first: "first 1st",
  counted: (word: string) => !named.has(word) && !isOfOther.test(word),
  remission: "remission remissions cr cr1",
}

/** How a disease is called: it came back or was not held; it was so often in remission, or that often and more. */
export const courses = RuleTable.of({
  name: "courses of a disease",
  classes: {
    ...classes,
    relapsed: "relapse relapsed relapsing",
    returned: "relapse relapsed relapsing recurrent",
    between: "and or / - ( ) , disease intolerant progressive resistant recurrent primary",
    unreturned: "and or / - ( ) , disease intolerant progressive resistant primary",
    short: "cr2 cr3 cr4 cr5 cr6 cr7 cr8 cr9",
    nth: [...ordinals.keys()].join(" "),
    later: [...ordinals].flatMap(([word, number]) => (number > 1 ? [word] : [])).join(" "),
    more: "subsequent later multiple",
    open: "subsequent later multiple greater more higher further above beyond",
    named,
  },
  rows: [
    telling("returned", [
      [
        "{returned} {between}{1,4} refractory",
        "[relapsed or refractory] lymphoma",
        "relapsed disease",
        "recurrent or metastatic sarcoma",
      ],
      ["refractory {unreturned}{1,4} {returned}", "[refractory or recurrent] sarcoma", "refractory hypertension"],
      ["{relapsed} {between}{0,3} or resistant", "[relapsed or resistant] cancer", "recurrent or resistant cancer"],
      ["r / r", "[R/R] lymphoma", "recurrent glioblastoma"],
    ]),
    telling("returned, listed", [
      ["{returned} , {between}{0,3} refractory", "advanced, [relapsed, or refractory] lymphoma"],
      ["refractory , {unreturned}{0,3} {returned}", "advanced, [refractory, or recurrent] lymphoma"],
    ]),
    telling("again and again", [
      ["{nth} {counted}{0,4} relapse|relapses", "[first bone marrow relapse]", "first diagnosis or upon relapse"],
      ["[ {nth} {counted}{0,4} relapse|relapses ] {between}{1,4} refractory", "[second relapse] or refractory disease"],
      ["[ {short} ] ...7 {open}", "[CR2] or beyond"],
      ["[ {later} {counted}{0,4} {remission} ] ...7 {open}", "[second remission] or beyond"],
      ["{later} {counted}{0,3} {open} {counted}{0,3} {remission}", "[second or later remission]"],
      ["beyond|{more} {counted}{0,4} {named}", "[beyond first remission]", "multiple myeloma in remission"],
    ]),
    telling("again", [
      ["{short}", "[CR2]", "CR1"],
      ["{later} {counted}{0,4} {remission}", "[second complete remission]", "first complete remission"],
      ["only [ {nth} {counted}{0,4} relapse|relapses ]", "only [first relapse]"],
      ["[ {nth} {counted}{0,4} relapse|relapses ] only", "[first relapse] only"],
    ]),
    telling("nothing", [
      ["[ {returned} {between}{1,4} refractory|resistant ] to|after", "[relapsed or refractory] to chemotherapy"],
      ["[ refractory {unreturned}{1,4} {returned} ] to|after", "[refractory or relapsed] after chemotherapy"],
    ]),
  ],
})

/** How often a disease was in remission, as the first word of a mention tells. */
const times = (word: string): number => ordinals.get(word) ?? Number(word.slice(2))

/** What is known of a chunk: a treatment, or how many treatments a course tells of at most. */
export type Known = TreatmentPhrase.Treatment | number

/** Courses as chunks, beside treatments. */
export const level = Level.of<string, TreatmentPhrase.Treatment, number>(
  courses,
  (means) => (means.startsWith("again") ? "again" : "returned"),
  ({ first, row: { means } }, run) => ({
    attributes: means === "returned, listed" ? ["listed"] : [],
    value: means === "again" ? times(ChunkedRun.wordAt(run, first)) : Claim.unbounded,
  }),
  TreatmentPhrase.level,
)

/** A sentence in which treatments and courses are chunks. */
export const within = remembering((words: ReadonlyArray<string>) => level.over(TreatmentPhrase.within(words)))

const isName = (word: string): boolean => /^[a-z]/.test(word)

/** What relapses, and remissions after the first, tell of earlier treatment: that there was some, or that this is one of two ways in, of which the other asks for none. */
export const table = RuleTable.of<Claim.Told | "nothing">({
  name: "relapses and remissions",
  over: level,
  classes: {
    ...classes,
    spread,
    new: "diagnosed untreated naive novo",
    calling: "have has with advanced of confirmed primary",
    joint: "and or /",
    course: "progressive recurrent resistant persistent",
    blood: "leukemia leukemias leukaemia leukaemias lymphoma lymphomas myeloma myelomas aml",
    cancer: DiseaseWords.isCancer,
    name: isName,
    ofCancer: (word) => isName(word) && !DiseaseWords.isCancer(word) && !DiseaseWords.others.has(word),
  },
  rows: [
    telling("had a line", [
      ["@returned", "[relapsed or refractory] disease"],
      ["relapsed {name}{0,3} {blood}", "[relapsed acute myeloid leukemia]", "relapsed breast cancer"],
      ["relapsed {joint}{1,3} {course} {name}{0,3} {blood}", "[relapsed and/or progressive lymphoma]"],
      ["^ refractory {ofCancer}{0,2} {cancer}", "refractory lymphoma", "hormone-refractory cancer"],
      ["{calling} [ refractory {ofCancer}{0,2} {cancer} ]", "advanced [refractory tumors]", "refractory hepatitis"],
      ["@again", "in [second remission]", "in first remission"],
    ]),
    telling("had a line, or not", [
      ["{new} ...3 [ @returned ]", "newly diagnosed, [relapsed or refractory] lymphoma"],
      ["{spread} or [ @returned ]", "metastatic or [relapsed or refractory] lymphoma"],
      ["{spread} , [ @returned.listed ]", "advanced, [relapsed, or refractory], lymphoma"],
      ["{new} ...3 [ relapsed {name}{0,3} {blood} ]", "previously untreated, [relapsed lymphoma]"],
      ["{new} ...2 or [ relapsed {name}{0,3} {blood} ]", "newly diagnosed or [relapsed lymphoma]"],
      ["{new} ...2 ,? or ...3 [ @again ]", "newly diagnosed myeloma, or [first relapse]"],
      ["cr1 ...7 [ @again ]", "CR1 or [CR2]"],
      ["cr1 ...7 @again ...3 [ @again ]", "CR1, CR2, [CR3]"],
      ["{first} {counted}{0,3} [ @again ]", "first or [second remission]"],
      ["{first} {counted}{0,4} {remission} ...6 [ @again ]", "first remission or [second remission]"],
      ["diagnosis|presentation|manifestation ...4 or ...4 [ @again ]", "at initial diagnosis or at [first relapse]"],
    ]),
    telling("nothing", [
      ["of ( _ or )? [ relapsed {name}{0,3} {blood} ]", "risk of [relapsed leukemia]"],
      ["!{course} or [ relapsed {name}{0,3} {blood} ]", "primary or [relapsed leukemia]"],
    ]),
  ],
})

/** The same, with how many treatments a course tells of at most. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim.Claim> => {
  const run = within(words)

  return Claim.claimed(table, run).map((claim) => {
    const high = run.chunks.find((chunk) => chunk?.first === claim.first)?.value
    if (typeof high !== "number" || high === Claim.unbounded) return claim

    return { ...claim, high, beyond: claim.beyond === "silent" ? "silent" : "silent above" }
  })
}
