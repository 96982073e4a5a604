import { Brand } from "effect"

/** A study's number on ClinicalTrials.gov: `NCT` and eight digits. */
export type NctId = string & Brand.Brand<"NctId">

const pattern = /^NCT\d{8}$/

export const is = (text: unknown): text is NctId => typeof text === "string" && pattern.test(text)

/** A number as people write it, in either case and with space around it. */
export const read = (text: string): NctId | undefined => {
  const number = text.trim().toUpperCase()

  return is(number) ? number : undefined
}

export const NctId = Brand.refined<NctId>(is, () => Brand.error("An NCT number is NCT and eight digits."))
