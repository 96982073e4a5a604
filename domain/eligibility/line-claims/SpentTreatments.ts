import * as DiseaseWords from "../../condition/DiseaseWords.ts"
import * as Outcomes from "../classes/Outcomes.ts"
import * as Level from "../rules/Level.ts"
import { telling } from "../rules/Row.ts"
import * as RuleTable from "../rules/RuleTable.ts"
import * as Runs from "../rules/Runs.ts"
import { earlier, lacking, local, otherDisease, plain, supporting, units } from "../treatment/LineLexicon.ts"
import type { Told } from "./Claim.ts"

/** Words that tell whether there is something to be had. */
const options = {
  being: "is are was were that currently",
  there: "available exist exists existed left",
  perhaps: "or exist exists available unavailable",
  further: "further other remaining alternative additional more",
  option: "option options alternatives",
}

const treating = "therapy therapies treatment treatments therapeutic standard soc systemic medical anticancer"

/** How it is told that a treatment has no effect any more, or that there is none left. */
export const effects = RuleTable.of({
  name: "effects of treatment",
  classes: {
    ...Outcomes.classes,
    ...options,
    lacking,
    treating,
    effect: "effect effectiveness efficacy benefit",
    therapy: "therapy therapies treatment treatments",
    /** "Of any further effective, approved"; not "curative", nor "surgical". */
    ofOptions: `${treating} of any - , and or care available approved effective established known proven satisfactory suitable acceptable appropriate reasonable viable further other remaining alternative additional more`,
  },
  rows: [
    telling("lost", [
      ["no longer {effective}", "therapy is [no longer effective]"],
      ["no longer {giving} ...2 benefit", "therapy [no longer provides benefit]", "patients no longer receive benefit"],
      ["stopped working", "therapy has [stopped working]"],
      ["was|were ineffective", "therapy [was ineffective]"],
      ["was|were not {effective}", "therapy [was not effective]"],
      ["been|proven ( to be )? ineffective", "therapy has [proven to be ineffective]"],
      ["ceased to be {effective}", "standard therapy has [ceased to be effective]"],
      ["lost its|their {effect}", "standard therapies have [lost their efficacy]", "the tumor lost its marker"],
    ]),
    telling("exhausted", [
      [
        "{lacking} {ofOptions}* {further} {ofOptions}* {treating} {ofOptions}* {option}",
        "[no further standard treatment options]",
        "no treatment options",
        "no other curative treatment options",
      ],
      [
        "[ {lacking} {ofOptions}* {further} {ofOptions}* {therapy} ] {being}{0,3} {there}",
        "[no other therapy] is available",
        "no other therapy is allowed",
      ],
    ]),
  ],
})

/** These as chunks, `@lost` and `@exhausted`. */
const level = Level.of<string, never, undefined>(
  effects,
  (means) => means,
  () => ({ value: undefined }),
)

/** Drugs by which a disease is called once they were tried: "platinum-resistant". */
export const namesakes: ReadonlySet<string> = new Set(["platinum", "cisplatin"])

const tried: ReadonlySet<string> = new Set([...units, "measures", "care", "soc"])

const isAilment = (word: string): boolean =>
  !DiseaseWords.isCancer(word) && (DiseaseWords.others.has(word) || otherDisease.has(word))

/** How it is told that treatments did not hold the disease, or that none is left. */
export const table = RuleTable.of<Told | "nothing">({
  name: "spent treatments",
  over: level,
  classes: {
    ...Outcomes.classes,
    ...options,
    earlier,
    local,
    plain,
    supporting,
    namesake: namesakes,
    several: "double dual triple quad quadruple penta",
    tried,
    unit: units,
    usual: "standard curative palliative effective available established approved conventional care soc",
    ailment: DiseaseWords.others,
    nonCancer: isAilment,
    disease: (word) => DiseaseWords.isCancer(word) || isAilment(word),
  },
  rows: [
    telling("had a line", [
      ["{unit} has|have{1,2} failed", "standard [therapy has failed]"],
      ["{unit}|induction|hma failure|failures", "[treatment failure]", "heart failure"],
      ["{unit} -? {resisting}", "[treatment-refractory] disease"],
      ["{namesake} -? {resisting}|sensitive", "[platinum-sensitive] cancer"],
      ["{several} -? {resisting}", "[double-refractory] myeloma"],
      ["{several} -? class -? {resisting}|exposed", "[triple-class exposed] myeloma"],
      [
        "despite adequate? {plain}* {earlier} {plain}* {unit}",
        "blasts [despite adequate previous induction therapy]",
        "disease despite androgen deprivation therapy",
        "progressive despite gemcitabine-based chemotherapy",
      ],
      [
        "{usual}|{earlier} ...3 [ {tried} ..12 @lost ]",
        "standard [therapy is no longer effective]",
        "therapy is no longer effective",
      ],
    ]),
    telling("nothing", [
      ["{local} [ {unit} failure|failures ]", "radiation [treatment failure]"],
      ["[ {unit} failure ] with local~|ablat~", "[treatment failure] with locally ablative techniques"],
      ["[ {unit} -? {resisting} ] _? {ailment}", "[therapy-resistant] hypertension"],
      ["[ {tried} of|for ..3 {nonCancer} ..8 @lost ]", "prior [therapy of hypertension was not effective]"],
      ["for|in|since [ {namesake} -? {resisting}|sensitive ]", "one regimen for [platinum-resistant] disease"],
      [
        "{ailment} ...13 ( {usual} ...3 )? [ {tried} ..12 ( {perhaps} ..12 )? @lost ]",
        "hypertension for which standard [therapy is no longer effective]",
      ],
      [
        "{usual} ...3 {supporting} ...2 [ {tried} ..12 ( {perhaps} ..12 )? @lost ]",
        "standard antidepressant [therapy is no longer effective]",
      ],
      [
        "{nonCancer} !{disease}{0,13} [ @exhausted ]",
        "graft-versus-host disease with [no other treatment options]",
        "hepatitis, carcinoma with no other treatment options",
      ],
    ]),
    telling("had a line, or not", [
      [
        "{usual} ...3 [ {tried} ..12 {perhaps} ..12 @lost ]",
        "curative [measures do not exist or are no longer effective]",
      ],
      ["@exhausted", "[no further standard treatment options]"],
    ]),
  ],
})

/** A sentence in which these effects are chunks. */
export const within = (words: ReadonlyArray<string>) => level.of(Runs.ofWords(words))
