import { Either } from "effect"
import * as Assertion from "./Assertion.ts"
import * as Course from "./Course.ts"

/** How a stage group is written, by the scale that it is of; the first that fits. */
const scales: ReadonlyArray<readonly [written: RegExp, scale: string]> = [
  [/\bmayo\b/i, "Mayo stage"],
  [/\bking'?s\b/i, "King's stage"],
  [/\bhd-?iss\b|\bhuntington'?s? disease integrated staging\b/i, "HD-ISS stage"],
  [/\bgap\b/i, "GAP stage"],
  [/\bludwig\b/i, "Ludwig stage"],
  [/\bkdigo\b|\bckd\b|\bkidney disease\b/i, "CKD stage"],
  [/\bbinet\b/i, "Binet stage"],
  [/\brai\b/i, "Rai stage"],
  [/\bann arbor\b|\blugano\b/i, "Ann Arbor stage"],
  [/\br-?iss\b|\brevised international staging\b/i, "R-ISS stage"],
  [/\biss\b|\binternational staging\b/i, "ISS stage"],
  [/\bdurie\b/i, "Durie-Salmon stage"],
  [/\bfigo\b/i, "FIGO stage"],
  [/\bbclc\b|\bbarcelona\b/i, "BCLC stage"],
  [/\bdukes\b/i, "Dukes stage"],
  [/\binrg\b|\binss\b/i, "INSS stage"],
  [/\bhoehn\b/i, "Hoehn and Yahr stage"],
]

/** Diseases that are no tumors, and the scales of their stages. */
const ofDiseases: ReadonlyArray<readonly [disease: RegExp, scales: ReadonlyArray<string>]> = [
  [/amyloid/i, ["Mayo stage"]],
  [/amyotrophic/i, ["King's stage"]],
  [/huntington/i, ["HD-ISS stage"]],
  [/pulmonary fibrosis/i, ["GAP stage"]],
  [/biliary/i, ["Ludwig stage"]],
  [/kidney disease|nephropathy/i, ["CKD stage"]],
  [/parkinson/i, ["Hoehn and Yahr stage"]],
]

const scaleIn = (...texts: ReadonlyArray<string>): string | undefined =>
  scales.find(([pattern]) => texts.some((text) => pattern.test(text)))?.[1]

/** Whether a title names a scale of a disease's own, which is no tumor: others' stages tell nothing of it. */
export const isOf = (disease: string, title: string): boolean => {
  const scale = scaleIn(title)

  return ofDiseases.some(([named, own]) => named.test(disease) && scale !== undefined && own.includes(scale))
}

const romans = ["0", "I", "II", "III", "IV", "V"]

/** A Roman or an Arabic number with its letters. */
const number = "(IV|I{1,3}|V|[0-5])([A-D]?)([1-4]?)(?![A-Za-z0-9/.-])"

/** "IIIA", "3A", "c3A", "pT stage IV", "stage 2B1". */
const group = new RegExp(`(?:^|[\\s:(])(?:[cpy]{1,2})?(?:(?:stage|stadium|estadio|stade|group)\\s*)?${number}`, "i")

/** A stage that is called one, behind the points that it comes of: "5 points (GAP stage II)". */
const called = new RegExp(`\\b(?:stage|stadium|estadio)\\s+${number}`, "i")

/** Stages of a scale in letters. */
const letters = /(?:^|stage\s+|\bbinet\s+|\bbclc\s+|\bdukes\s+)([A-D])(?![A-Za-z0-9])/i

/** What else is counted in such numbers: "Histologic grade: G2", "Gleason grade group 2". */
const ofGrade = /\b(?:grade|grading|gleason|nottingham|score)\b/i

const isGrade = (text: string): boolean => ofGrade.test(text) && !/\bsta(?:ge|ging|dium)\b/i.test(text)

const spread = /(?<![A-Za-z])[cpyra]{0,2}M1[a-d]?\b/
const noSpread = /(?<![A-Za-z])[cpyra]{0,2}M0\b/

/** Whether a text tells of distant spread, in the letters of TNM; nothing where it tells nothing of it. */
export const hasSpread = (text: string): boolean | undefined =>
  spread.test(text) ? true : noSpread.test(text) ? false : undefined

const romanOf = (number: string): string => (/^\d$/.test(number) ? (romans[Number(number)] ?? number) : number)

/** A stage as it is usually written, of what a record has for a group of stages; `scale` is what else names the scale. */
export const of = (written: string, scale = ""): string | undefined => {
  const text = written.replaceAll(/\((?:qualifier value|finding|tumou?r staging)\)/gi, "").trim()
  if (isGrade(text) || isGrade(scale)) return undefined
  const named = scaleIn(text, scale)
  const letter = named === undefined ? undefined : letters.exec(text)?.[1]
  if (named !== undefined && letter !== undefined) return `${named} ${letter.toUpperCase()}`
  const [, number, part = "", further = ""] = called.exec(text) ?? group.exec(text) ?? []
  if (number !== undefined)
    return `${named ?? "stage"} ${romanOf(number.toUpperCase())}${part.toUpperCase()}${part === "" ? "" : further}`

  return Either.match(Assertion.of(text), { onLeft: () => undefined, onRight: Course.stageIn })
}
