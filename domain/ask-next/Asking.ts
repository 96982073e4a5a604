import * as MarkerHinges from "../eligibility/biomarker/MarkerHinges.ts"
import { inSentence } from "./InSentence.ts"

/** The fields of a profile that may be asked for; of equally many options, the first stands first. */
export const fields = ["biomarkers", "stage", "priorLines", "age", "sex"] as const

export type Field = (typeof fields)[number]

/** Something that a profile leaves out. `term`: of a biomarker, its name in the vocabulary. */
export interface Left {
  readonly field: Field
  readonly term: string | null
}

const counted = (options: number, of: number): string => {
  if (options < of) return `${options} of these ${of}`
  if (of === 1) return "This study"

  return of === 2 ? "Both studies" : `All ${of}`
}

/** Genes that everyone is altered in who has their disease: what is asked for is which change it is. */
const causes: ReadonlySet<string> = new Set(["CFTR", "DMD"])

const ofMarker = (term: string): string => {
  if (causes.has(term)) return `the mutation of the ${term} gene. Is it known?`

  return MarkerHinges.isMeasured(term)
    ? `${inSentence(term)}. Has it been measured?`
    : `the ${inSentence(term)} status. Has it been tested?`
}

/** What so many studies ask, and what a patient is asked for that. One study asks, several ask. */
const sentences: Readonly<Record<Field, (isOne: boolean, term: string) => string>> = {
  biomarkers: (isOne, term) => `${isOne ? "asks" : "ask"} for ${ofMarker(term)}`,
  stage: (isOne) => `${isOne ? "asks" : "ask"} for a stage or course of the disease. Which is it?`,
  priorLines: (isOne) => `${isOne ? "asks" : "ask"} how much treatment came before. How many lines were there?`,
  age: (isOne) => `${isOne ? "has" : "have"} an age limit. How old is the patient?`,
  sex: (isOne) => `${isOne ? "takes" : "take"} women only or men only. What is the sex?`,
}

/** One plain question, with the number of options that it comes from. */
export const question = ({ field, term }: Left, options: number, of: number): string =>
  `${counted(options, of)} ${sentences[field](options === 1, term ?? "")}`
