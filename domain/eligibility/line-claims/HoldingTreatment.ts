import * as KnownNumbers from "../rules/KnownNumbers.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { castration, determiners, withRadiation } from "../treatment/LineLexicon.ts"
import { type Claim, failedWith, treatedWith } from "./Claim.ts"
import * as Relapses from "./Relapses.ts"

type Words = ReadonlyArray<string>

/** Words by which it is denied that a disease progressed or responded. */
const negation = "not no without"

const responding = "response responded responding"

/** A treatment was given that was a line; one that need not have been; nothing. */
type Meaning = "line" | "treatment" | "nothing"

const unprogressed = "{negation} {auxiliary}{0,5} {progression}"

const since = "( ..5 {time} of )? {determiner}{0,3}"

/** How it is told that a treatment was given which holds the disease still. */
export const table = RuleTable.of<Meaning>({
  name: "treatments that hold the disease",
  over: Relapses.level,
  classes: {
    negation,
    /** What stands between a negation and the progression that it is of: "no evidence of disease progression". */
    auxiliary: "have has had yet been evidence signs of any disease radiological radiographic subsequently",
    progression: "progressed progression progressive",
    afterwards: "after following since",
    time: "weeks months years",
    responding,
    determiner: determiners,
    earlier: "prior previous last recent",
    outset: `${responding} stable control a an at least the partial complete objective clinical radiological radiographic tumor tumour documented confirmed ongoing best overall major disease or and / , ( ) cr pr sd have has had having must achieved achieve with evidence of patients participants subjects who`,
    later: "will is are may can could should must evaluat~ assess~ measur~ not",
  },
  rows: [
    telling("line", [
      [
        `${unprogressed} during|{afterwards} ${since} @treatment.systemic`,
        "[no evidence of progression after induction chemotherapy]",
        "progression after induction chemotherapy",
        "no progression within a year",
      ],
      [
        "{responding} to {determiner}{0,4} @treatment.any.prior|@treatment.class.grouped.prior",
        "[responded to prior therapy]",
        "responded to a prior BTK inhibitor",
        "response to treatment",
        "immune response to prior vaccination",
      ],
      [
        "{responding} to {determiner}{0,4} {earlier} {determiner}{0,3} @treatment.any|@treatment.class.grouped",
        "in [response to the most recent platinum regimen]",
      ],
      [
        "( ^ | : ) {outset}{0,16} [ {responding}|stable|control disease? to|after|following|on {determiner}{0,4} @treatment.systemic ] ( !{later} | $ )",
        "partial [response after systemic chemotherapy]",
        "evaluable for response to chemotherapy",
        "response to chemotherapy will be assessed",
      ],
    ]),
    telling("treatment", [
      [
        `${unprogressed} {afterwards} ${since} @treatment.class|@treatment.any`,
        "has [not progressed following definitive chemoradiotherapy]",
        "without progression after surgery",
      ],
    ]),
    telling("nothing", [
      [
        `brain|cns ...23 [ ${unprogressed} {afterwards}|during ${since} @treatment ]`,
        "brain metastases with [no progression after chemotherapy]",
      ],
    ]),
  ],
})

/** What it tells of lines that a treatment which ends at a place was given; nothing of castration, which mostly goes on. */
const claimOf = (means: Meaning, words: Words, first: number, from: number, last: number): ReadonlyArray<Claim> => {
  if (means === "line" || withRadiation.has(words[last - 1] ?? "")) return [failedWith(first, last)]

  return words.slice(from, last).some((word) => castration.has(word)) ? [] : [treatedWith(first, last)]
}

/** "In response to the most recent platinum", "has not progressed after chemoradiation". */
export const of = (words: Words): ReadonlyArray<Claim> => {
  const run = Relapses.within(words)

  return table.find(run).flatMap(({ first, last, row: { means } }) => {
    const called = run.chunks[last - 1]
    const kind = typeof called?.value === "object" ? called.value.kind : undefined
    if (called === undefined || means === "nothing" || (kind !== "any" && kind !== "class")) return []
    if (means === "treatment" && kind === "any" && !withRadiation.has(words[called.last - 1] ?? "")) return []

    return claimOf(means, words, run.tokens[first] ?? 0, called.first, called.last)
  })
}

/** How it is told that a treatment holds the disease or does not. */
export const courses = RuleTable.of<"held" | "not held" | "nothing">({
  name: "whether a disease is held",
  classes: { negation, responded: `${responding} responses sd cr pr` },
  rows: [
    telling("held", [
      ["stable disease", "[stable disease]", "stable vital signs"],
      ["{responded}", "a [response]"],
      ["{negation} !{responded}{0,4} [ progress~ ]", "without [progression]", "no response or progression"],
    ]),
    telling("not held", [
      ["progress~", "[progressed]"],
      ["refractory|resistan~|fail~|relaps~|recurr~|intoleran~", "[refractory] disease"],
    ]),
    telling("nothing", [["{negation} ...4 [ {responded} ]", "no [response]"]]),
  ],
})

/**
 * Whether a sentence tells that the treatment it speaks of still holds the disease, so that no other one can have followed:
 * "stable disease after first-line chemotherapy". Of one that goes on, "responding on first-line chemotherapy", readers do not agree.
 */
export const isHeld = (words: Words): boolean => {
  const told = courses.find(KnownNumbers.ofWords(words)).map(({ row }) => row.means)

  return told.includes("held") && !told.includes("not held")
}
