import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import type { Run } from "../rules/Run.ts"
import { castration } from "../treatment/Androgens.ts"
import { withRadiation } from "../treatment/LineLexicon.ts"
import * as TreatmentPhrase from "../treatment/TreatmentPhrase.ts"
import { type Claim, failedWith, treatedWith } from "./Claim.ts"

type Words = ReadonlyArray<string>

/** Words by which it is denied that a disease progressed or responded. */
export const negations: ReadonlySet<string> = new Set(["not", "no", "without"])

/** It did not progress after a treatment, or during one; it responded to one, or is asked to have responded to one; nothing. */
type Meaning = "after" | "during" | "responded" | "asked" | "nothing"

/** How it is told that a treatment holds the disease, up to where the treatment is called. */
export const table = RuleTable.of<Meaning>({
  name: "treatments that hold the disease",
  classes: {
    negation: negations,
    /** What stands between a negation and the progression that it is of: "no evidence of disease progression". */
    auxiliary: "have has had yet been evidence signs of any disease radiological radiographic subsequently",
    progression: "progressed progression progressive",
    afterwards: "after following since",
    time: "weeks months years",
    responding: "response responded responding",
    outset:
      "response responded responding stable control a an at least the partial complete objective clinical radiological radiographic tumor tumour documented confirmed ongoing best overall major disease or and / , ( ) cr pr sd have has had having must achieved achieve with evidence of patients participants subjects who",
  },
  rows: [
    telling("after", [
      [
        "{negation} {auxiliary}{0,5} {progression} {afterwards} ( ..5 {time} of )?",
        "[no evidence of progression after] induction chemotherapy",
        "progression after induction chemotherapy",
        "no progression within a year",
      ],
    ]),
    telling("during", [
      [
        "{negation} {auxiliary}{0,5} {progression} during ( ..5 {time} of )?",
        "[without progression during] chemotherapy",
      ],
    ]),
    telling("responded", [["{responding} disease? to", "recently [responded to] prior therapy"]]),
    telling("asked", [
      [
        "^ {outset}{0,16} [ {responding} disease? to|after|following|on ]",
        "partial [response after] chemotherapy",
        "evaluable for response to chemotherapy",
      ],
      [
        ": {outset}{0,16} [ {responding} disease? to|after|following|on ]",
        "part A: partial [response after] chemotherapy",
      ],
      ["^ {outset}{0,16} [ stable disease to|after|following|on ]", "[stable disease after] chemotherapy"],
      ["^ {outset}{0,16} disease [ control to|after|following|on ]", "disease [control after] chemotherapy"],
    ]),
    telling("nothing", [
      [
        "brain|cns ...23 [ {negation} {auxiliary}{0,5} {progression} {afterwards}|during ( ..5 {time} of )? ]",
        "brain metastases with [no progression after] chemotherapy",
      ],
    ]),
  ],
})

const earlier: ReadonlySet<string> = new Set(["prior", "previous", "last", "recent"])

const later = /^(?:will|is|are|may|can|could|should|must|evaluat|assess|measur|not$)/

/** Whether it is told of an earlier treatment that the disease responded to it; it may come later in "response to treatment". */
const isOfEarlier = (name: Words, { isGrouped, kind }: TreatmentPhrase.Treatment): boolean =>
  (kind === "any" || isGrouped) && name.some((word) => earlier.has(word))

/** Whether a response is told of a line: an earlier treatment, or a systemic one that is asked for. */
const isResponse = (words: Words, means: Meaning, from: number, treatment: TreatmentPhrase.Treatment): boolean => {
  const isTold = words[from - 1] === "to" && isOfEarlier(words.slice(from, treatment.last), treatment)

  return isTold || (means === "asked" && treatment.isSystemic && !later.test(words[treatment.last] ?? ""))
}

/** What it tells of lines that a treatment was given; nothing of castration, which mostly goes on. */
const claimOf = (words: Words, means: Meaning, first: number, from: number): Claim | undefined => {
  const treatment = TreatmentPhrase.at(words, from)
  if (treatment === undefined || (treatment.kind !== "any" && treatment.kind !== "class")) return undefined
  const { isSystemic, kind, last } = treatment
  const line = failedWith(first, last)
  if (means === "responded" || means === "asked") return isResponse(words, means, from, treatment) ? line : undefined
  if (isSystemic) return line
  if (means === "during") return undefined
  if (withRadiation.has(words[last - 1] ?? "")) return line

  return kind === "class" && !words.slice(from, last).some((word) => castration.has(word))
    ? treatedWith(first, last)
    : undefined
}

/** "In response to the most recent platinum", "has not progressed after chemoradiation". */
export const of = (words: Words, run: Run): ReadonlyArray<Claim> =>
  table
    .find(run)
    .flatMap(({ first, last, row: { means } }) =>
      means === "nothing" ? [] : (claimOf(words, means, first, last) ?? []),
    )
