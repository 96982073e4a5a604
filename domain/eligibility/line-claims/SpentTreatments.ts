import { remembering } from "../../Memo.ts"
import * as Options from "../classes/Options.ts"
import * as Outcomes from "../classes/Outcomes.ts"
import * as DiseaseWords from "../mention/DiseaseWords.ts"
import * as KnownNumbers from "../rules/KnownNumbers.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import { earlier, lacking, local, otherDisease, plain, supporting, units } from "../treatment/LineLexicon.ts"
import { type Claim, failedWith } from "./Claim.ts"
import * as TreatmentEffects from "./TreatmentEffects.ts"

/** Drugs by which a disease is called once they were tried: "platinum-resistant". */
export const namesakes: ReadonlySet<string> = new Set(["platinum", "cisplatin"])

const tried: ReadonlySet<string> = new Set([...units, "measures", "care", "soc"])

const isAilment = (word: string): boolean =>
  !DiseaseWords.isCancer(word) && (DiseaseWords.others.has(word) || otherDisease.test(word))

/** What is told of treatments: that they failed, that those which there were failed, or nothing, since they are for something else. */
type Meaning = "failed" | "failed, if there were any" | "nothing"

/** How it is told that treatments did not hold the disease, or that none is left. */
export const table = RuleTable.of<Meaning>({
  name: "spent treatments",
  over: TreatmentEffects.level,
  classes: {
    ...Outcomes.classes,
    ...Options.classes,
    earlier,
    local,
    plain,
    supporting,
    namesake: namesakes,
    tried,
    unit: units,
    usual: "standard curative palliative effective available established approved conventional care soc",
    ailment: DiseaseWords.others,
    nonCancer: isAilment,
    disease: (word) => DiseaseWords.isCancer(word) || isAilment(word),
  },
  rows: [
    { pattern: "{unit} has|have{1,2} failed", means: "failed", example: "standard [therapy has failed]" },
    { pattern: "{unit} failure|failures", means: "failed", example: "[treatment failure]", not: ["heart failure"] },
    { pattern: "{local} [ {unit} failure|failures ]", means: "nothing", example: "radiation [treatment failure]" },
    {
      pattern: "[ {unit} failure ] with local~|ablat~",
      means: "nothing",
      example: "[treatment failure] with locally ablative techniques",
    },
    { pattern: "{unit} -? {resisting}", means: "failed", example: "[treatment-refractory] disease" },
    {
      pattern: "[ {unit} -? {resisting} ] _? {ailment}",
      means: "nothing",
      example: "[therapy-resistant] hypertension",
    },
    { pattern: "{namesake} -? {resisting}|sensitive", means: "failed", example: "[platinum-sensitive] cancer" },
    {
      pattern: "for|in|since [ {namesake} -? {resisting}|sensitive ]",
      means: "nothing",
      example: "one regimen for [platinum-resistant] disease",
    },
    {
      pattern: "despite adequate? {plain}* {earlier} {plain}* {unit}",
      means: "failed",
      example: "blasts [despite adequate previous induction therapy]",
      not: ["disease despite androgen deprivation therapy", "progressive despite gemcitabine-based chemotherapy"],
    },
    {
      pattern: "{usual} ...3 [ {tried} ..12 @lost ]",
      means: "failed",
      example: "standard [therapy is no longer effective]",
      not: ["therapy is no longer effective"],
    },
    {
      pattern: "{usual} ...3 [ {tried} ..12 {perhaps} ..12 @lost ]",
      means: "failed, if there were any",
      example: "curative [measures do not exist or are no longer effective]",
    },
    {
      pattern: "{ailment} ...13 ( {usual} ...3 )? [ {tried} ..12 ( {perhaps} ..12 )? @lost ]",
      means: "nothing",
      example: "hypertension for which standard [therapy is no longer effective]",
    },
    {
      pattern: "{usual} ...3 {supporting} ...2 [ {tried} ..12 ( {perhaps} ..12 )? @lost ]",
      means: "nothing",
      example: "standard antidepressant [therapy is no longer effective]",
    },
    { pattern: "@exhausted", means: "failed, if there were any", example: "[no further standard treatment options]" },
    {
      pattern: "{nonCancer} !{disease}{0,13} [ @exhausted ]",
      means: "nothing",
      example: "graft-versus-host disease with [no other treatment options]",
      not: ["hepatitis, carcinoma with no other treatment options"],
    },
  ],
})

/** What is told, by the place of the word that it begins with. */
const told = remembering((words: ReadonlyArray<string>): ReadonlyMap<number, Claim> => {
  const run = TreatmentEffects.level.of(KnownNumbers.ofWords(words))
  const claims = table.find(run).flatMap(({ first, last, row: { means } }): ReadonlyArray<Claim> => {
    if (means === "nothing") return []
    const claim = failedWith(run.tokens[first] ?? 0, run.tokens[last] ?? 0)

    return [means === "failed" ? claim : { ...claim, beyond: "silent" }]
  })

  return new Map(claims.map((claim) => [claim.first, claim]))
})

/** The words that a treatment which is spent may be told with first. */
export const beginnings: ReadonlyArray<string> = [...tried, "despite", ...namesakes]

/** The words with which it is told first that none is left. */
export const denials: ReadonlyArray<string> = [...lacking]

/** A treatment that did not hold the disease, or none of which is left, from a place on. */
export const at = (words: ReadonlyArray<string>, at: number): Claim | undefined => told(words).get(at)
