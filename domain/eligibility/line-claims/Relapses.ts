import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import { remembering } from "../../Memo.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as WordSet from "../text/WordSet.ts"
import { ofBlood, ordinals, spread } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import * as Claim from "./Claim.ts"

const named: ReadonlySet<string> = new Set(["remission", "remissions", "cr", "cr1", "relapse", "relapses"])

/** What is counted before the name of something else is reached: "at first diagnosis or upon relapse". */
const isOfOther = /^(?:[,.]|lines?|diagnosis|presentation|myeloma)$/

/** By which it may have been any number of times from one on. */
const open = WordSet.of("subsequent later multiple greater more higher further above beyond ≥ > least")

/** What a cancer of the blood is not called by. */
const apart = WordSet.of("or and after following on to with in from who that for by within")

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
    joint: "and or /",
    course: "progressive recurrent resistant persistent",
    blood: ofBlood.difference(new Set(["all"])).union(WordSet.of("leukemias leukaemias lymphomas myelomas ptcl hl")),
    /** Which cancer of the blood it is: "B-cell", "acute myeloid". */
    kind: (word) =>
      /^(?:[a-z0-9+-]+)$/.test(word) &&
      !apart.has(word) &&
      (!DiseaseWords.isCancer(word) || DiseaseWords.siteOf(word) === "blood"),
    short: "cr2 cr3 cr4 cr5 cr6 cr7 cr8 cr9",
    nth: [...ordinals.keys()].join(" "),
    later: [...ordinals].flatMap(([word, number]) => (number > 1 ? [word] : [])).join(" "),
    more: "subsequent later multiple",
    open,
    named,
  },
  rows: [
    telling("returned", [
      [
        "{returned} {between}{0,6} refractory",
        "[relapsed or refractory] lymphoma",
        "relapsed disease",
        "recurrent or metastatic sarcoma",
      ],
      ["refractory {unreturned}{0,4} {returned}", "[refractory or recurrent] sarcoma", "refractory hypertension"],
      ["{relapsed} {between}{0,3} or resistant", "[relapsed or resistant] cancer", "recurrent or resistant cancer"],
      ["r / r", "[R/R] lymphoma", "recurrent glioblastoma"],
    ]),
    telling("returned, of the blood", [
      [
        "relapsed ( {joint}{1,3} {course} )? {kind}{0,8} ( {blood} | - all )",
        "[relapsed CD19+ B-cell acute lymphoblastic leukemia]",
        "relapsed breast cancer",
        "relapsed sarcoma or lymphoma",
      ],
    ]),
    telling("returned, listed", [
      ["{returned} , {between}{0,5} refractory", "advanced, [relapsed, or refractory] lymphoma"],
      ["refractory , {unreturned}{0,3} {returned}", "advanced, [refractory, or recurrent] lymphoma"],
    ]),
    telling("again", [
      ["{later} {counted}{0,3} {open} {counted}{0,3} {remission}", "[second or later remission]"],
      ["beyond|{more} {counted}{0,4} {named}", "[beyond first remission]", "multiple myeloma in remission"],
      ["{short} ( ...7 {open} )?", "[CR2 or beyond]", "CR1"],
      [
        "{later} {counted}{0,4} {remission} ( ...7 {open} )?",
        "[second complete remission or beyond]",
        "first complete remission",
      ],
      [
        "( ( ≥ | > = | at least ) its|the? )? {nth} {counted}{0,4} relapse|relapses ( ,? or|and {open} )?",
        "[≥ 2nd bone marrow relapse or higher]",
        "first diagnosis or upon relapse",
      ],
      ["[ {nth} {counted}{0,4} relapse|relapses ] {between}{1,4} refractory", "[second relapse] or refractory disease"],
    ]),
    telling("nothing", [
      ["[ {returned} {between}{0,6} refractory|resistant ] to|after", "[relapsed or refractory] to chemotherapy"],
      ["[ refractory {unreturned}{0,4} {returned} ] to|after", "[refractory or relapsed] after chemotherapy"],
    ]),
  ],
})

/** What is known of a course besides, by what its row means. */
const attributes = new Map([
  ["returned, listed", ["listed"]],
  ["returned, of the blood", ["blood"]],
])

/** Courses as chunks, beside treatments. */
export const level = Level.of<string, TreatmentPhrase.Treatment, undefined>(
  courses,
  (means) => (means === "again" ? "again" : "returned"),
  ({ row: { means } }) => ({ attributes: attributes.get(means) ?? [], value: undefined }),
  TreatmentPhrase.level,
)

/** A sentence in which treatments and courses are chunks. */
export const within = remembering((words: ReadonlyArray<string>) => level.over(TreatmentPhrase.within(words)))

/** What relapses, and remissions after the first, tell of earlier treatment: that there was some, or that this is one of two ways in, of which the other asks for none. */
export const table = RuleTable.of<Claim.Told | "nothing">({
  name: "relapses and remissions",
  over: level,
  classes: {
    ...classes,
    spread,
    new: "diagnosed untreated naive novo",
    calling: "have has with advanced of confirmed primary",
    course: "progressive recurrent resistant persistent",
    cancer: DiseaseWords.isCancer,
    ofCancer: (word) => /^[a-z-]/.test(word) && !DiseaseWords.isCancer(word) && !DiseaseWords.others.has(word),
  },
  rows: [
    telling("had a line", [
      ["@returned", "[relapsed or refractory] disease"],
      [
        "( ^ | {calling} | resistant or ) [ refractory {ofCancer}{0,4} {cancer} ]",
        "advanced [refractory B-cell lymphoma]",
        "hormone-refractory cancer",
        "advanced refractory hepatitis",
      ],
      [
        "relapsed|relapse|relapses disease? after|following {counted}{0,3} {remission} ( !- | $ )",
        "[relapsed after achieving remission]",
        "relapsed after remission-inducing surgery",
      ],
      ["primary -? refractory disease", "[primary refractory disease]"],
      ["@again", "in [second remission]", "in first remission"],
    ]),
    telling("had a line, or not", [
      ["{new} ...3 [ @returned ]", "newly diagnosed, [relapsed or refractory] lymphoma"],
      ["{spread} or [ @returned ]", "metastatic or [relapsed or refractory] lymphoma"],
      ["{spread} , [ @returned.listed ]", "advanced, [relapsed, or refractory], lymphoma"],
      ["{new} ...2 or [ @returned.blood ]", "newly diagnosed or [relapsed lymphoma]"],
      ["{new} ...2 ,? or ...3 [ @again ]", "newly diagnosed myeloma, or [first relapse]"],
      ["cr1 ...7 [ @again ]", "CR1 or [CR2]"],
      ["{first} {counted}{0,3} [ @again ]", "first or [second remission]"],
      ["diagnosis|presentation|manifestation ...4 or ...4 [ @again ]", "at initial diagnosis or at [first relapse]"],
    ]),
    telling("nothing", [
      ["!diagnosis of ( _ or )? [ @returned.blood ]", "risk of [relapsed leukemia]"],
      ["!{course} or [ @returned.blood ]", "primary or [relapsed leukemia]"],
    ]),
  ],
})

/** How often a disease came back or was in remission, as a word tells. */
const timesOf = (word: string): ReadonlyArray<number> => {
  const times = ordinals.get(word) ?? Number(/^cr(\d)$/.exec(word)?.[1] ?? 0)

  return times > 0 ? [times] : []
}

/** The same, with how many treatments a course tells of: one before each relapse, and one that led to each remission. */
export const of = (words: ReadonlyArray<string>): ReadonlyArray<Claim.Claim> =>
  Claim.claimed(table, within(words)).map((claim) => {
    const told = words.slice(claim.first, claim.last)
    const times = told.flatMap(timesOf)
    if (times.length === 0) return claim
    const high = told.some((word) => open.has(word)) ? Claim.unbounded : Math.max(...times)
    if (claim.beyond === "silent") return { ...claim, high }

    return { ...claim, low: Math.min(...times), high, beyond: "silent but of none" }
  })
